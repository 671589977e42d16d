# Alle Wörter, die Pig braucht; die Namen folgen CONTRIBUTING.
game-pig = Schweinchen
tagline-pig = Ein Würfel, und die Gier entscheidet.
option-pig-target = Punkte zum Sieg
pig-goal = Wer zuerst { $target } Punkte hat, gewinnt.
pig-turn = { $name } würfelt
pig-points = Dieser Zug
pig-roll = Würfeln
pig-hold = Aufhören
pig-if-roll = Bei jedem sechsten Wurf { $points ->
    [one] ist { $points } Punkt weg
   *[other] sind { $points } Punkte weg
}.
pig-if-hold = Dann hast du { $score } Punkte.
ask-pig-roll = Was würfelt { $name }?
entry-pig-roll = { $name } würfelt eine { $face }.
entry-pig-choose = { $then ->
    [roll] { $name } würfelt weiter.
   *[hold] { $name } hört auf.
}
entry-pig-turn-over = { $points ->
    [0] { $name } bekommt nichts und bleibt bei { $score }.
   *[other] { $name } bekommt { $points } und hat { $score }.
}
entry-pig-leave = { $name } geht.
rules-pig-01-goal-title = Das Ziel
rules-pig-01-goal = Wer zuerst **100 Punkte** hat, gewinnt.
rules-pig-02-turn-title = Dein Zug
rules-pig-02-turn =
    Würfle, so oft du magst. Was der Würfel zeigt, zählt, und nach jedem Wurf entscheidest du:

    - **Aufhören**: Die Punkte dieses Zugs gehören dir, und die Nächsten sind dran.
    - **Würfeln**: Aber eine **1** beendet den Zug, und seine Punkte sind weg.
