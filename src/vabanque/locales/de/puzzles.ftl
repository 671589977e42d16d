### Stellungen zum Lösen: die Stellung des Tages, ihr Archiv, Übungen aus eigenen Fehlern.

puzzle-made = { $puzzles ->
    [one] Eine Aufgabe
   *[other] { $puzzles } Aufgaben
} in { $file } geschrieben ({ $size } Byte).
puzzle-from-games = aus { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
error-no-puzzles = Zu { $game } gibt es keine Aufgaben.
error-no-simple-bots = { $game } hat keine einfachen Bots. Nenne welche, die den besten Zug nicht finden dürfen: --simple NAME.
error-not-a-collection = Das ist keine Aufgabensammlung ({ $reason }).
error-another-collection = { $file } gehört zu einer anderen Sammlung: { $key } ist dort { $found }. Verschiebe die Datei oder wähle eine andere.
error-no-decision = Sitz { $seat } hat hier nichts zu entscheiden.
error-no-such-decision = Mit diesem Eintrag entscheidet niemand etwas.
puzzle-lead = Zu jedem Spiel jeden Tag eine Entscheidung, für alle dieselbe: aus Spielen starker Bots, und kaum ein einfacher Bot findet den besten Zug.
puzzle-question = Du bist { $name }. Was spielst du?
puzzle-think-of = Noch nicht. Denk vor dem zweiten Versuch daran: { $remember }
puzzle-look-again = Noch nicht. Sieh noch einmal hin: Ein anderer Zug ist besser.
puzzle-solve = Lösen
puzzle-look = Ansehen
puzzle-open-today = Noch nicht gelöst
puzzle-solved-today = Heute gelöst
puzzle-missed-today = Heute nicht gefunden
puzzle-streak = { $days ->
    [one] An einem Tag gelöst
   *[other] { $days } Tage in Folge gelöst
}
puzzle-of-week = Wochenreihe, { $number } von { $count }
puzzle-next = Weiter: { $what }
puzzle-all-done = Hier ist alles gelöst: Was gibt es noch?
puzzle-sets = Die Reihen dieser Woche: ein Gedanke, sechs Stellungen
puzzle-set-solved = { $solved } von { $count } gelöst
puzzle-run = { $days ->
    [0] Löse heute eine, und eine Serie beginnt.
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-run-longest = { $days ->
    [one] Die längste Serie bisher: ein Tag.
   *[other] Die längste Serie bisher: { $days } Tage.
}
puzzle-difficulty = Schwierigkeit: { $level } von 5
puzzle-found = { $found ->
    [0] Keine der { $levels } Botstärken findet ihn.
    [one] Eine der { $levels } Botstärken findet ihn.
   *[other] { $found } der { $levels } Botstärken finden ihn.
}
puzzle-archive = Archiv
puzzle-day-open = noch nicht gelöst
puzzle-day-right = gelöst
puzzle-day-wrong = nicht gefunden
puzzle-day-before = Der Tag davor
puzzle-again = Noch einmal
puzzle-no-such = Für diesen Tag gibt es keine Stellung.
puzzle-offline = Keine Verbindung, und auf diesem Gerät ist diese Stellung noch nicht.
puzzle-offline-some = Keine Verbindung: Du kannst die Stellungen lösen, die schon auf diesem Gerät sind.
puzzle-not-here = Noch nicht auf diesem Gerät
puzzle-right = Das ist der beste Zug!
puzzle-wrong = Nicht der beste Zug
puzzle-costs = „{ $move }“ ist { $cost } weniger wert als „{ $best }“.
puzzle-tempting = „{ $move }“ spielen die meisten einfachen Bots. Das ist { $cost } weniger wert.
puzzle-you-played = Im Spiel hast du „{ $move }“ gespielt. Das ist { $cost } weniger wert.
puzzle-play-on = Von hier weiterspielen: { $command }
puzzle-source-exact = Die Gewinnchancen sind exakt: Diese Stellung ist gelöst.
puzzle-source-close = Die Gewinnchancen sind nur annähernd gelöst: Zu viert können sie um etwa ein zehntel Prozentpunkt abweichen.
puzzle-source-rollouts = Bestätigt, indem jeder der besten Züge { $rollouts ->
    [one] einmal
   *[other] { $rollouts }-mal
} mit denselben Würfeln weitergespielt wurde.
puzzle-source-review = Die Gewinnchancen sind die der Analyse.
exercise-title = Übungen aus eigenen Fehlern
exercise-none = Noch gibt es keine. Öffne die Analyse eines deiner Spiele und mache aus den Fehlern Übungen.
exercise-due = { $due ->
    [0] Heute ist nichts zu wiederholen
    [one] Heute ist eine zu lösen
   *[other] Heute sind { $due } zu lösen
}, insgesamt { $waiting }.
exercise-open = Zu den Übungen
exercise-later = Später
exercise-next = Nächste (noch { $left })
exercise-finish = Fertig
exercise-forget = Nie wieder zeigen
exercise-again = Sie kommt wieder am { $date }.
exercise-done = Du hast sie nach jedem Abstand gelöst: Sie ist geschafft.
exercise-all-done = Nichts ist fällig. Die nächste kommt am { $date }; insgesamt { $waiting }.
exercise-add = { $you ->
    [yes] { $count ->
        [one] Aus deinem Fehler eine Übung machen
       *[other] Aus deinen { $count } Fehlern Übungen machen
    }
   *[no] { $count ->
        [one] Aus dem Fehler von { $name } eine Übung machen
       *[other] Aus { $count } Fehlern von { $name } Übungen machen
    }
}
exercise-added = Alle diese Fehler sind Übungen.
puzzle-no-hints = Hier gibt es keine Tipps: Finde es selbst heraus.
puzzle-bad-day = „{ $day }“ ist kein Tag; schreibe ihn als 2026-11-17.
puzzle-listed = { $puzzles ->
    [one] eine Aufgabe
   *[other] { $puzzles } Aufgaben
}, jeden Tag eine seit { $first }
