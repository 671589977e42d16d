### The coach of Die oberen 10 000, and the solver's answers. $win, $bust …: ready-made percentages.

coach-position = { $me } against { $others }, { $turn } points in this turn, { $dice } in hand
coach-bank = bank
coach-throw = throw
coach-head-choice = choice
coach-head-aside = set aside
coach-head-points = points
coach-head-dice = then in hand
coach-head-then = then
coach-head-win = chance to win
coach-head-cost = costs
coach-say-bank = Bank. A throw would bust with { $bust } and costs { $cost }.
coach-say-throw = Throw. The bust chance is { $bust }; banking costs { $cost }.
coach-say-equal = Both are equally good. A throw busts with { $bust }.
coach-bust = Nothing can be set aside: this throw is a bust. The chance to win is now { $win }.
coach-more = … and { $count } more that are worse (--all shows them)
coach-about-three = With three players: the equilibrium, rounded to { $error }.
coach-about-four = With four players: a close approximation.

error-score-at-target = A score of { $score } has already won: the target is { $target }.
error-not-dice = “{ $text }” does not say which dice: write 3b+r for hands, 2 3 5 r5 for throws, rc for the coin.
error-no-such-hand = There are five black dice and a red one; { $dice } cannot be in hand.
error-no-solution = There is no solution of this game: { $game }.
error-work-file = The work file { $file } cannot be used: { $reason }.

solve-win-first = The first player wins with { $win } (error at most { $bound }).
solve-residual = Largest gap between a state and its best turn: { $residual }
solve-turns = Alone, { $target } takes { $turns } turns on average at best.
solve-points = The best turn for points brings { $points } on average.
solve-win-seats = Chances by seat: { $wins }
solve-regret = No single turn could be better by more than { $regret }.
solve-shipped = The shipped table differs by at most { $difference }.
solve-shipped-none = No shipped table to compare with.
solve-games = { $games } simulated games: the first player wins { $win }, { $errors } standard errors away.
solve-seconds = { $seconds } seconds
solve-layers = Scores, highest first
