### Positions to solve: the position of the day, its archive, exercises from one's own mistakes.

puzzle-made = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} written to { $file } ({ $size } bytes).
puzzle-from-games = from { $games ->
    [one] one game
   *[other] { $games } games
}
error-no-puzzles = There are no puzzles for { $game }.
error-no-simple-bots = { $game } has no simple bots, so name some that must not find the best move: --simple NAME.
error-not-a-collection = This is not a collection of puzzles ({ $reason }).
error-another-collection = { $file } belongs to another collection: its { $key } is { $found }. Move it away, or choose another file.
error-no-decision = There is nothing to decide here for seat { $seat }.
error-no-such-decision = This journal entry is not a decision.
puzzle-lead = One decision per game and day, the same for everybody, from games between strong bots. Hardly any simple bot finds the best move.
puzzle-question = You are { $name }. What do you play?
puzzle-think-of = Not yet. Before you choose again, think of this: { $remember }
puzzle-look-again = Not yet. Look again: another move is better.
puzzle-solve = Solve it
puzzle-look = Look at it
puzzle-open-today = Not solved yet
puzzle-solved-today = Solved today
puzzle-missed-today = Missed today
puzzle-streak = { $days ->
    [one] Solved one day in a row
   *[other] Solved { $days } days in a row
}
puzzle-of-week = This week’s set, { $number } of { $count }
puzzle-next = Next: { $what }
puzzle-all-done = All done here: what else is there?
puzzle-sets = This week’s sets: one idea, six positions
puzzle-set-solved = { $solved } of { $count } solved
puzzle-run = { $days ->
    [0] Solve one today, and a run begins.
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-run-longest = { $days ->
    [one] The longest run so far: one day.
   *[other] The longest run so far: { $days } days.
}
puzzle-difficulty = Difficulty: { $level } of 5
puzzle-found = { $found ->
    [0] None of the { $levels } levels of bots finds it.
    [one] One of the { $levels } levels of bots finds it.
   *[other] { $found } of the { $levels } levels of bots find it.
}
puzzle-archive = Archive
puzzle-day-open = not solved yet
puzzle-day-right = solved
puzzle-day-wrong = missed
puzzle-day-before = The day before
puzzle-again = Try again
puzzle-no-such = There is no position for this day.
puzzle-offline = There is no connection, and this device does not have this position yet.
puzzle-offline-some = No connection: you can solve the positions that this device already has.
puzzle-not-here = Not on this device yet
puzzle-right = That is the best move!
puzzle-wrong = Not the best move
puzzle-costs = “{ $move }” is worth { $cost } less than “{ $best }”.
puzzle-tempting = “{ $move }” is what most simple bots play. It is worth { $cost } less.
puzzle-you-played = In the game you played “{ $move }”, which is worth { $cost } less.
puzzle-play-on = To play on from here: { $command }
puzzle-source-exact = The win chances are exact: this position is solved.
puzzle-source-close = The win chances are solved, but only closely: with four players they may be off by a tenth of a percentage point or so.
puzzle-source-rollouts = Confirmed by { $rollouts ->
    [one] one rollout
   *[other] { $rollouts } rollouts
} of each of the best moves, with the same dice for all of them.
puzzle-source-review = The win chances are those of the review.
exercise-title = Exercises from your own mistakes
exercise-none = There are none yet. Open the review of one of your games, and turn its mistakes into exercises.
exercise-due = { $due ->
    [0] Nothing to repeat today
    [one] One to solve today
   *[other] { $due } to solve today
}, { $waiting } in all.
exercise-open = Go to the exercises
exercise-later = Later
exercise-next = Next ({ $left } left)
exercise-finish = Finish
exercise-forget = Never show it again
exercise-again = It comes back on { $date }.
exercise-done = You have solved it after every interval: it is done.
exercise-all-done = Nothing is due. The next one comes on { $date }; { $waiting } in all.
exercise-add = { $you ->
    [yes] { $count ->
        [one] Turn your mistake into an exercise
       *[other] Turn your { $count } mistakes into exercises
    }
   *[no] { $count ->
        [one] Turn { $name }’s mistake into an exercise
       *[other] Turn { $name }’s { $count } mistakes into exercises
    }
}
exercise-added = All of these mistakes are exercises.
puzzle-no-hints = No hints here: find it yourself.
puzzle-bad-day = “{ $day }” is not a day; write it as 2026-11-17.
puzzle-listed = { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, one per day since { $first }
