### The coach of Die oberen 10 000, and the solver's answers. $win, $bust …: percentages, already formatted.

coach-position = { $me } against { $others }, { $turn } points in this turn, { $dice } in hand
coach-bank = bank
coach-throw = roll
advise-nothing-to-decide = Nobody has to decide anything in this position: dice or cards are due, or the game is over.
advise-needs-scores = Give a position in one line, or the scores: --me and --other.
coach-head-choice = choice
coach-head-aside = set aside
coach-head-points = points
coach-head-dice = then in hand
coach-head-then = then
coach-head-win = chance to win
coach-head-cost = costs
coach-say-bank = Bank. Rolling would bust { $bust } of the time and cost { $cost } percentage points.
coach-say-throw = Roll again. It busts { $bust } of the time, but banking would cost { $cost } percentage points.
coach-say-first = Roll. Nothing is at stake yet; your chance to win is { $win }.
coach-say-equal = Both are equally good. Rolling busts { $bust } of the time.
coach-bust = Nothing can be set aside: this roll is a bust. Your chance to win is now { $win }.
coach-more = { $count ->
    [one] … and one that is worse (--all shows every way)
   *[other] … and { $count } that are worse (--all shows every way)
 }
coach-about-three = With three players: the equilibrium, rounded to { $error }.
coach-about-four = With four players: a close approximation.

error-score-at-target = A score of { $score } has already won: the target is { $target }.
error-not-dice = “{ $text }” does not name any dice. Write 3b+r for dice in hand, 2 3 5 r5 for a roll, rc for the coin.
error-no-such-hand = There are five black dice and one red; { $dice } cannot be in hand.
error-no-solution = This game has not been solved: { $game }.
error-work-file = The work file { $file } cannot be used: { $reason }.

solve-win-first = The first player wins { $win } of the games (error at most { $bound }).
solve-residual = Largest gap between a state and its best turn: { $residual }
solve-turns = Alone, with the best play, reaching { $target } takes { $turns } turns on average.
solve-points = Playing for points alone, the best turn brings { $points } on average.
solve-win-seats = Chance to win, by seat: { $wins }
solve-regret = No player could gain more than { $regret } by playing a single turn differently.
solve-shipped = The shipped table differs by at most { $difference }.
solve-shipped-none = There is no shipped table to compare with.
solve-games = { $games } simulated games: the first player won { $win }, { $errors } standard errors off.
solve-seconds = { $seconds } seconds
solve-layers = Scores, highest first

duel-before = Before the roll: { $win } chance to win if both play their best.
duel-head-casino = casino
duel-head-dice = dice
error-six-casinos = There are six casinos, but this names { $found }.
error-too-many-dice = At most { $most } dice can lie there, not { $found }.
duel-needs-numba = Without numba, only the last dice of a round can be solved.
