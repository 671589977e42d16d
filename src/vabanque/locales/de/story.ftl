### Nach dem Spiel: was es zu erzählen gibt.
story = So fiel die Entscheidung
story-turning = Der Wendepunkt
story-best = Dein bester Zug
story-worst = Dein schlimmster Moment
story-won-next = Zu leicht? Die nächste Stärke: { $level }.
story-lost-next = Wo ist es dir entglitten? Die Analyse zeigt es.
story-next = Noch Lust?
share-as = Wie sollst du auf dem Bild heißen?
