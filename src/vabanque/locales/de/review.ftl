### Die Analyse eines Spiels: was jeder Zug gekostet hat und wie viel Glück war. $cost, $luck …: Prozente, schon formatiert.

review = Analyse
review-percent = { $value } %
review-decimal = ,
review-title = Analyse von Spiel { $number }: { $game }
review-chapter = Durchgang { $number }
review-part = Teil { $number }
review-quiet = Hier hat nichts das Spiel verändert.
review-instead = Besser: { $best }.
review-costs-told = Das kostet { $cost }: „{ $best }“ war der beste Zug.
review-lucky = { $you ->
    [yes] Glück für dich ({ $luck }).
   *[no] Glück für { $name } ({ $luck }).
}
review-unlucky = { $you ->
    [yes] Pech für dich ({ $luck }).
   *[no] Pech für { $name } ({ $luck }).
}
review-decided = { $you ->
    [yes] Hier fiel die Entscheidung: Von da an hattest du immer eine Gewinnchance von mindestens 50 %.
   *[no] Hier fiel die Entscheidung: Von da an hatte { $name } immer eine Gewinnchance von mindestens 50 %.
}
review-player = Spieler
review-result = Ergebnis
review-start = Anfang
review-luck = Glück
review-own-luck = eigene Würfel und Karten
review-others-luck = Würfel und Karten der anderen
review-table-luck = Glück am Tisch
review-luck-bills = Geldscheine
review-decisions = Entscheidungen
review-others = Entscheidungen der anderen
review-evaluator = Meinungsänderungen
review-adjusted = Veränderung ohne Glück
review-lost-each = Verlust pro Entscheidung
review-luck-each = Glück pro Spiel (%)
review-without-luck = Siege ohne Glück (%)
review-style = Was { $name } pro Spiel am meisten kostet
review-style-family = { $remember } ({ $cost })
review-all-alone = --all nimmt die ganze Datei: ohne --game, --seat und --plot.
review-grade-best = bester Zug
review-grade-small = kleiner Fehler
review-grade-clear = klarer Fehler
review-grade-grave = grober Fehler
review-sum = Anfang + Glück + Entscheidungen + Entscheidungen der anderen + Meinungsänderungen = Ergebnis
review-exact = Alle Zahlen sind exakt.
review-judged = Die Gewinnchancen sind die des starken Bots. Seine Meinungsänderungen stehen dabei, damit die Summe stimmt.
review-rolled = Die Gewinnchancen stammen aus zufällig zu Ende gespielten Spielen und sind nur grob.
review-unfinished = Das Spiel ist nicht zu Ende: Die Analyse reicht so weit wie die Aufzeichnung.
review-expensive = Die teuersten Entscheidungen von { $name }
review-luckiest = Das größte Glück von { $name }
review-unluckiest = Das größte Pech von { $name }
review-happened = { $told } ({ $luck })
review-apart = Woher das Glück kam, und wie gut die Entscheidungen waren
review-slow = Im Hintergrund wird kompiliert, einmal pro Rechner. Bis dahin wird Verdecktes seltener durchprobiert, und die Analyse dauert länger.
review-no-mistakes = { $name } hat keinen nennenswerten Fehler gemacht.
review-progress = Analysiere
review-so-far = Analyse: { $done } von { $total } Einträgen.
review-games-so-far = Bisher analysiert: { $done ->
    [one] ein Spiel
   *[other] { $done } Spiele
}.
review-axis = Gewinnchance (%)
review-axis-entries = Eintrag im Protokoll · Punkte, Kreise, Kreuze: kleine, klare, grobe Fehler
review-no-such-seat = Sitz { $seat } gibt es in diesem Spiel nicht; die Sitze zählen von 0 bis { $most }.
review-after = { $entry }: { $told }

## Im Browser
review-open = Spiel analysieren
review-computing = Wird berechnet … { $percent }
review-failed = Die Analyse konnte nicht berechnet werden.
review-graph = Die Gewinnchancen aller im Lauf des Spiels
review-moments = Wichtige Momente
review-chapter-decided = Was entschied
review-chapter-learn = Was du lernen kannst
review-chapter-luck = Was Glück war
review-lesson = { $count ->
    [one] ein Zug, { $cost }
   *[other] { $count } Züge, { $cost }
}
review-play-on = Von hier weiterspielen
review-play-as = Du spielst als
review-play-bots = Gegen Bots
review-play-friends = Mit Freunden
position-play-first = Um zu ziehen, wähle zuerst „Von hier weiterspielen“.
position-unreadable = Das ist keine Stellung
review-next = Nächster Fehler
review-previous = Voriger Fehler
review-of = { $number } von { $count }
review-played = Gespielt
review-was-best = Am besten
review-costs = kostet { $cost }
review-costs-likely = kostet wohl { $cost }
review-alternatives = Alle Möglichkeiten und ihre Chancen
review-ledger = Glück und Können
review-ledger-own = { $you ->
    [yes] Deine Würfel und Karten waren { $luck } wert.
   *[no] Die Würfel und Karten von { $name } waren { $luck } wert.
}
review-try = Noch einmal
review-try-prompt = { $you ->
    [yes] Du bist am Zug. Was würdest du jetzt spielen?
   *[no] { $name } ist am Zug. Was würdest du spielen?
}
review-try-right = Ja: Das ist der beste Zug.
review-try-close = Gut: fast so gut wie der beste.
review-try-wrong = Das kostet { $cost }. Versuch es noch einmal oder sieh dir die Lösung an.
review-try-show = Lösung zeigen
review-try-back = Zurück zur Analyse
review-all = Alle
review-whose = Wessen Fehler
review-none = Keine klaren Fehler. Gut gespielt!
review-drop = Aufzeichnung hier ablegen oder Datei wählen
review-bad-file = Das ist keine Aufzeichnung eines Spiels: { $reason }
review-board = Der Tisch in diesem Moment

## In the terminal
review-best-was = Besser war „{ $best }“ (+{ $cost }).
review-close = Fast gleich gut.
review-better = Der beste Zug ist etwas besser.
review-clear = Der beste Zug ist klar besser.
review-key = Analyse
review-working = Die Gewinnchancen werden berechnet …
