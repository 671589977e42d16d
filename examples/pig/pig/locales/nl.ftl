# Alle woorden die Pig nodig heeft; de namen volgen CONTRIBUTING.
game-pig = Varkentje
tagline-pig = Eén dobbelsteen, en hebzucht beslist.
option-pig-target = Punten om te winnen
pig-goal = Wie het eerst { $target } punten heeft, wint.
pig-turn = { $name } gooit
pig-points = Deze beurt
pig-roll = Gooien
pig-hold = Stoppen
pig-if-roll = Eén op de zes keer ben je { $points } { $points ->
    [one] punt
   *[other] punten
} kwijt.
pig-if-hold = Dan heb je { $score } punten.
ask-pig-roll = Wat gooit { $name }?
entry-pig-roll = { $name } gooit een { $face }.
entry-pig-choose = { $then ->
    [roll] { $name } gooit nog eens.
   *[hold] { $name } stopt.
}
entry-pig-turn-over = { $points ->
    [0] { $name } krijgt niets en blijft op { $score }.
   *[other] { $name } krijgt { $points } en heeft { $score }.
}
entry-pig-leave = { $name } gaat weg.
rules-pig-01-goal-title = Het doel
rules-pig-01-goal = Wie het eerst **100 punten** heeft, wint.
rules-pig-02-turn-title = Jouw beurt
rules-pig-02-turn =
    Gooi zo vaak als je wilt. Alles wat de dobbelsteen toont, telt, en na elke worp kies je:

    - **Stoppen**: de punten van deze beurt zijn van jou, en de volgende gooit.
    - **Gooien**. Maar een **1** beëindigt je beurt, en de punten ervan ben je kwijt.
