# Every text that Pig needs; CONTRIBUTING explains the ids.
game-pig = Pig
tagline-pig = One die, and greed decides.
option-pig-target = Points to win
pig-goal = First to { $target } points.
pig-turn = { $name } rolls
pig-points = This turn
pig-roll = Roll
pig-hold = Hold
pig-if-roll = One time in six you lose { $points } { $points ->
    [one] point
   *[other] points
}.
pig-if-hold = You have { $score } points then.
ask-pig-roll = What does { $name } roll?
entry-pig-roll = { $name } rolls a { $face }.
entry-pig-choose = { $then ->
    [roll] { $name } rolls again.
   *[hold] { $name } holds.
}
entry-pig-turn-over = { $points ->
    [0] { $name } gets nothing and stays at { $score }.
   *[other] { $name } gets { $points } and has { $score }.
}
entry-pig-leave = { $name } leaves.
rules-pig-01-goal-title = The goal
rules-pig-01-goal = Be the first to reach **100 points**.
rules-pig-02-turn-title = Your turn
rules-pig-02-turn =
    Roll the die as often as you like. Everything it shows counts, and after every roll you choose:

    - **Hold**: the points of this turn are yours, and the next player rolls.
    - **Roll** again. But a **1** ends your turn, and its points are lost.
