### Der Berater für Die oberen 10 000 und die Antworten des Lösers. $win, $bust …: fertige Prozentangaben.

coach-position = { $me } gegen { $others }, { $turn } Punkte in diesem Zug, { $dice } in der Hand
coach-bank = sichern
coach-throw = weiterwürfeln
advise-nothing-to-decide = In dieser Stellung hat niemand etwas zu entscheiden: Es wird gewürfelt oder gezogen, oder das Spiel ist zu Ende.
advise-needs-scores = Gib eine Stellung in einer Zeile an oder die Punktestände: --me und --other.
coach-head-choice = Wahl
coach-head-aside = zur Seite legen
coach-head-points = Punkte
coach-head-dice = dann in der Hand
coach-head-then = dann
coach-head-win = Gewinnchance
coach-head-cost = kostet
coach-say-bank = Sichern. Ein weiterer Wurf wäre zu { $bust } eine Niete und senkt die Gewinnchance um { $cost } Prozentpunkte.
coach-say-throw = Weiterwürfeln. Der Wurf ist zu { $bust } eine Niete, aber sichern senkt die Gewinnchance um { $cost } Prozentpunkte.
coach-say-equal = Beides ist gleich gut. Ein weiterer Wurf ist zu { $bust } eine Niete.
coach-bust = Nichts lässt sich zur Seite legen: Dieser Wurf ist eine Niete. Die Gewinnchance ist jetzt { $win }.
coach-more = { $count ->
    [one] … und eine weitere Möglichkeit, die schlechter ist (--all zeigt sie)
   *[other] … und { $count } weitere, die schlechter sind (--all zeigt sie)
 }
coach-say-first = Würfeln. Noch steht nichts auf dem Spiel, und du gewinnst { $win } der Spiele.
coach-about-three = Zu dritt: das Gleichgewicht, gerundet auf { $error }.
coach-about-four = Zu viert: eine gute Näherung.

error-score-at-target = Mit { $score } Punkten ist schon gewonnen: Das Ziel ist { $target }.
error-not-dice = „{ $text }“ sagt nicht, welche Würfel: 3b+r für die Hand, 2 3 5 r5 für einen Wurf, rc für den Glückstaler.
error-no-such-hand = Es gibt fünf schwarze Würfel und einen roten; { $dice } kann niemand in der Hand haben.
error-no-solution = Für dieses Spiel gibt es keine Lösung: { $game }.
error-work-file = Die Arbeitsdatei { $file } lässt sich nicht benutzen: { $reason }.

solve-win-first = Wer beginnt, gewinnt { $win } der Spiele (Fehler höchstens { $bound }).
solve-residual = Größter Abstand eines Stands von seinem besten Zug: { $residual }
solve-turns = Allein braucht man im besten Fall durchschnittlich { $turns } Züge bis { $target }.
solve-points = Wer nur auf Punkte spielt, bekommt mit dem besten Zug durchschnittlich { $points }.
solve-win-seats = Gewinnchance nach Sitz: { $wins }
solve-regret = Kein einzelner Zug könnte um mehr als { $regret } besser sein.
solve-shipped = Die mitgelieferte Tabelle weicht höchstens um { $difference } ab.
solve-shipped-none = Es gibt keine mitgelieferte Tabelle zum Vergleichen.
solve-games = { $games } simulierte Spiele: Wer beginnt, gewinnt { $win }, { $errors } Standardfehler entfernt.
solve-seconds = { $seconds } Sekunden
solve-layers = Punktestände, höchste zuerst

duel-before = Vor dem Wurf: { $win } Gewinnchance, wenn beide bestmöglich spielen.
duel-head-casino = Casino
duel-head-dice = Würfel
error-six-casinos = Es gibt sechs Casinos, angegeben sind { $found }.
error-too-many-dice = Dort können höchstens { $most } Würfel liegen, nicht { $found }.
duel-needs-numba = Ohne numba lassen sich nur die letzten Würfel eines Durchgangs lösen.
