### Playing with others: pairing, live games and series. Fetched when somebody opens them.

## Play with people

people-why = Du bekommst einen Sitz an einem öffentlichen Tisch, der auf Mitspieler wartet. Gibt es keinen, öffnet sich ein neuer, und andere finden dich.
people-wait = Wie lange willst du warten?
people-wait-why = Danach nehmen Bots die freien Sitze ein.
people-find = Tisch finden
people-waiting = Tische, die auf Mitspieler warten
people-none-waiting = Gerade wartet kein Tisch. Mach einen auf!
people-live = Laufende Spiele zum Zuschauen
people-none-live = Gerade läuft kein öffentliches Spiel.
starts-in = Das Spiel beginnt in { $seconds } s.
starts-with-bots = { $count ->
    [one] Ein Bot nimmt den freien Sitz.
   *[other] Bots nehmen die freien Sitze.
}

## Series

series = Serie
series-why = Mehrere Spiele mit denselben Leuten. Der Start rückt jedes Mal einen Sitz weiter.
series-games = { $count } Spiele
series-by = Die Serie gewinnt, wer
series-by-wins = die meisten Siege hat
series-by-money = am meisten Geld oder Punkte hat
series-handicap = Bots passen sich an
series-handicap-why = Gewinnt ein Mensch, spielen die Bots danach eine Stufe stärker; ein Bot, der gewinnt, eine Stufe schwächer.
series-remember = Bots erinnern sich an euch
series-remember-why = Das Haus nimmt von Spiel zu Spiel mit, was es über eure Spielweise gelernt hat, solange die Serie dauert.
series-number = Spiel { $number } von { $games }
series-next = Nächstes Spiel der Serie ({ $number } von { $games })
series-join = Zum nächsten Spiel ({ $number } von { $games })
series-again = Noch eine Serie
series-won = { $count ->
    [one] { $who } gewinnt die Serie
   *[other] { $who } teilen sich die Serie
}
series-wins = { $count ->
    [one] { $said } Sieg
   *[other] { $said } Siege
}

## What a bot is like

level-mixed = Von jedem etwas: stark, mittel und leicht.
level-tourist = Kommt wegen der Lichter und freut sich über alles. Ein Kind kann gewinnen.
level-gambler = Alles oder nichts: will das große Geld und vergisst den Rest.
level-regular = Nimmt wie jeden Freitag, was er vor sich sieht, und schaut nicht weiter.
level-accountant = Wägt seine Chancen ab und führt Buch – über sich, nicht über dich.
level-shark = Kennt alle Chancen auswendig, aber dich nicht, und irrt sich ab und zu.
level-house = Beobachtet alle und übersieht nichts. Am Ende gewinnt das Haus.
level-perfect = Macht keine Fehler. Nur das Glück schlägt ihn.

## Ich bin dran, und niemand sieht hin

tell-me-why = Für diesen Tisch, solange du ihn nicht ansiehst. Eine Nachricht nennt das Spiel und führt zum Tisch; was dort geschieht, steht nicht darin.
tell-me-here = Auf diesem Gerät
tell-me-here-why = Eine Mitteilung über den Push-Dienst deines Browsers, der sie nicht lesen kann.
tell-me-here-not = Dieser Browser hat hier keinen Push-Dienst. Auf iPhone und iPad: zuerst diese Seite zum Home-Bildschirm hinzufügen.
tell-me-chat = In einem Chat
tell-me-chat-why = Der Server schreibt an eine Adresse (Webhook), die du im Chatdienst anlegst. Wer sie kennt, kann dort schreiben; darum zeigt der Server sie nie wieder.
tell-me-written = Der Server schreibt an die Adresse, die du angegeben hast.
tell-me-service = Dienst
tell-me-own = Ein anderes Programm
tell-me-address = Adresse
tell-me-room = Chat
tell-me-write = Dorthin schreiben
tell-me-stop = Nicht mehr schreiben
refused-bad-notice-address = An diese Adresse kann nichts gesendet werden: Sie muss mit https beginnen und im Internet bekannt sein.
