# Tous les mots qu’il faut à Pig ; les noms suivent CONTRIBUTING.
game-pig = Cochon
tagline-pig = Un dé, et la gourmandise décide.
option-pig-target = Points pour gagner
pig-goal = Premier à { $target } points.
pig-turn = { $name } lance
pig-points = Ce tour
pig-roll = Lancer
pig-hold = S’arrêter
pig-if-roll = Une fois sur six, tu perds { $points } { $points ->
    [one] point
   *[other] points
}.
pig-if-hold = Tu aurais { $score } points.
ask-pig-roll = Que lance { $name } ?
entry-pig-roll = { $name } lance un { $face }.
entry-pig-choose = { $then ->
    [roll] { $name } relance.
   *[hold] { $name } s’arrête.
}
entry-pig-turn-over = { $points ->
    [0] { $name } ne gagne rien et reste à { $score }.
   *[other] { $name } gagne { $points } et a { $score }.
}
entry-pig-leave = { $name } s’en va.
rules-pig-01-goal-title = Le but
rules-pig-01-goal = Être le premier à atteindre **100 points**.
rules-pig-02-turn-title = Ton tour
rules-pig-02-turn =
    Lance le dé autant de fois que tu veux. Tout ce qu’il montre compte, et après chaque lancer tu choisis :

    - **S’arrêter** : les points de ce tour sont à toi, et c’est au suivant.
    - **Lancer** encore. Mais un **1** termine ton tour, et ses points sont perdus.
