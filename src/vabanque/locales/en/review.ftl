### The review of a game: what every move cost, and how much was luck. $cost, $luck …: percentages, already formatted.

review = Review
review-percent = { $value }%
review-decimal = .
review-title = Review of game { $number }: { $game }
review-chapter = Round { $number }
review-part = Part { $number }
review-quiet = Nothing here changed the game.
review-instead = Better: { $best }.
review-costs-told = That costs { $cost }: “{ $best }” was the best move.
review-lucky = { $you ->
    [yes] Lucky for you ({ $luck }).
   *[no] Lucky for { $name } ({ $luck }).
}
review-unlucky = { $you ->
    [yes] Unlucky for you ({ $luck }).
   *[no] Unlucky for { $name } ({ $luck }).
}
review-decided = { $you ->
    [yes] The game was decided here: from now on you always had at least an even chance to win.
   *[no] The game was decided here: from now on { $name } always had at least an even chance to win.
}
review-player = player
review-result = result
review-start = start
review-luck = luck
review-own-luck = own dice and cards
review-others-luck = the others’ dice and cards
review-table-luck = the table’s luck
review-luck-bills = bills
review-decisions = decisions
review-others = others’ decisions
review-evaluator = changes of mind
review-adjusted = change without luck
review-lost-each = lost per decision
review-luck-each = luck per game (%)
review-without-luck = wins without luck (%)
review-style = What costs { $name } most per game
review-style-family = { $remember } ({ $cost })
review-all-alone = --all takes the whole file: leave out --game, --seat and --plot.
review-grade-best = best move
review-grade-small = small mistake
review-grade-clear = clear mistake
review-grade-grave = grave mistake
review-sum = start + luck + decisions + others’ decisions + changes of mind = result
review-exact = Every number is exact.
review-judged = Win chances are those of the strong bot. Its changes of mind are listed, so that the columns add up.
review-rolled = Win chances come from playing the game out at random: take them with a pinch of salt.
review-unfinished = The game is not over: the review goes as far as the record does.
review-expensive = { $name }’s most expensive decisions
review-luckiest = { $name }’s luckiest moments
review-unluckiest = { $name }’s unluckiest moments
review-happened = { $told } ({ $luck })
review-apart = Where the luck came from, and how good the decisions were
review-slow = Compiling in the background, once per machine. Until that is done, reviews sample hidden information less often and are slower.
review-no-mistakes = { $name } made no mistake worth mentioning.
review-progress = Reviewing
review-so-far = Reviewing: { $done } of { $total } entries.
review-games-so-far = Reviewed so far: { $done ->
    [one] one game
   *[other] { $done } games
}.
review-axis = chance to win (%)
review-axis-entries = journal entry · dots, circles and crosses: small, clear and grave mistakes
review-no-such-seat = There is no seat { $seat } in this game; seats count from 0 to { $most }.
review-after = { $entry }: { $told }

## In the browser
review-open = Review this game
review-computing = Working it out … { $percent }
review-failed = The review could not be worked out.
review-graph = Everybody’s chance to win over the game
review-moments = Moments that mattered
review-chapter-decided = What decided it
review-chapter-learn = What to learn
review-chapter-luck = What was luck
review-lesson = { $count ->
    [one] one move, { $cost }
   *[other] { $count } moves, { $cost }
}
review-play-on = Play on from here
review-play-as = You play as
review-play-bots = Against bots
review-play-friends = With friends
position-play-first = To make a move, first choose “Play on from here”.
position-unreadable = This is not a position
review-next = Next mistake
review-previous = Previous mistake
review-of = { $number } of { $count }
review-played = Played
review-was-best = Best
review-costs = costs { $cost }
review-costs-likely = probably costs { $cost }
review-alternatives = All choices and their chances
review-ledger = Luck and skill
review-ledger-own = { $you ->
    [yes] Your dice and cards were worth { $luck }.
   *[no] { $name }’s dice and cards were worth { $luck }.
}
review-try = Try again
review-try-prompt = { $you ->
    [yes] You are to move. What would you play now?
   *[no] { $name } is to move. What would you play?
}
review-try-right = Yes: that is the best move.
review-try-close = Good: nearly as good as the best.
review-try-wrong = That costs { $cost }. Have another go, or look at the answer.
review-try-show = Show the answer
review-try-back = Back to the review
review-all = Everybody
review-whose = Whose mistakes
review-none = No clear mistakes. Well played!
review-drop = Drop a recorded game here, or choose a file
review-bad-file = This is not a recorded game: { $reason }
review-board = The table at this moment

## In the terminal
review-best-was = “{ $best }” was better (+{ $cost }).
review-close = A close call.
review-better = The best move is a little better.
review-clear = The best move is clearly better.
review-key = review
review-working = Win chances are being worked out …
