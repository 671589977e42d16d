### The table in the terminal. $name: a player; $file: a path; $points, $dice, $bills: numbers.

terminal-guest = Guest
terminal-neutral = neutral
error-nothing-to-undo = Nothing can be taken back now.

## Line mode: greeting and leaving

terminal-welcome = { $game }: { $names }.
terminal-welcome-help = Answer the questions, or type { $commands }.
terminal-drawn-first = The starter was drawn: { $you ->
    [yes] you.
   *[no] { $name }.
}
terminal-from-alone = --from already says which game is played, with which options, and whose turn it is: leave out the game, -o, --first and --resume.
terminal-from-seats = The position is for { $seats } players, but --seats names { $found }.
terminal-no-such-first = There is no “{ $who }” to start: choose a name or the number of a seat. Players: { $names }.
terminal-resume = Your game is saved. To continue: vabanque play --resume { $file }
terminal-left = You leave the table. Nobody had decided anything yet, so this game is not kept.
terminal-saved = Every move is saved as you play, in { $file }
terminal-not-saved = This game is not being saved.
terminal-recorded = This game has been recorded in { $file }
terminal-try-help = Type help to see what you can answer.

## Line mode: the table

terminal-round = Round { $round } of { $rounds }.
terminal-round-play = Round { $round } of { $rounds }, play { $play } of { $plays }.
terminal-play-number = Play { $play } of { $plays }.
terminal-target = The first to end a turn with { $points } points or more wins.
terminal-casino = Casino { $casino }, { casino-name }: { $bills }.
terminal-casino-dice = Dice: { $dice }.
terminal-casino-empty = No dice.
terminal-pays-now = If it paid now: { $payments }.
terminal-pays-nobody-now = If it paid now: nobody.
terminal-jeton-there = There is a Jeton here.
terminal-bandit-has = It already has the numbers { $faces }.
terminal-dice-left = { $dice ->
    [0] no dice left
    [one] one die left
   *[other] { $dice } dice left
}
terminal-biggy-left = the Biggy in hand
terminal-neutral-left = { $dice ->
    [one] one neutral die left
   *[other] { $dice } neutral dice left
}
terminal-cards-laid = { $cards ->
    [0] no cards laid
    [one] one card laid
   *[other] { $cards } cards laid
}
terminal-now-out = { $you ->
    [yes] You have
   *[no] { $name } has
} laid { $cards } cards and { $you ->
    [yes] are
   *[no] is
} out of this round.
terminal-out = out of this round
terminal-money = { $money } in { $bills ->
    [one] one bill
   *[other] { $bills } bills
}
terminal-bills = { $bills ->
    [0] no bills
    [one] one bill
   *[other] { $bills } bills
}
terminal-jetons = { $jetons ->
    [one] one Jeton
   *[other] { $jetons } Jetons
}
terminal-turn-points = { $you ->
    [yes] You have
   *[no] { $name } has
} { $points } points in this turn, with { $dice ->
    [one] one die
   *[other] { $dice } dice
 } in play.
terminal-player = { $you ->
    [yes] You
   *[no] { $name }
}: { $facts }.
terminal-owned = { $you ->
    [yes] you
   *[no] { $name }
} { $what }
terminal-on-table = { $you ->
    [yes] You have rolled
   *[no] { $name } has rolled
} { $dice }.
terminal-aside = Set aside in this turn: { $combos }, worth { $points } points.
terminal-totals = Money so far: { $totals }.
terminal-round-won = Round { $round }: { $money }.

## Line mode: questions

terminal-ask-face = { $you ->
    [yes] Which number do you place?
   *[no] { $name }, which number do you place?
} { $faces }.
terminal-ask-bandit = The Bandit still takes { $faces }. To go there, answer: { $example }
terminal-ask-cards = { $you ->
    [yes] Your cards are
   *[no] { $name }, your cards are
} { $cards }. Which do you lay?
terminal-ask-aside = { $you ->
    [yes] You have { $points } points in this turn.
   *[no] { $name }, { $points } points in this turn.
} What do you set aside? You could take: { $choices }. Then say “roll” or “bank”.
terminal-aside-choice = { $combos }: { $aside } ({ $points })
terminal-aside-more = and { $more } more, which “{ $odds }” lists
terminal-ask-coin = The coin! Set something aside, and you may roll all six dice again.
terminal-ask-then = Roll or bank?
terminal-ask-choice = { $you ->
    [yes] What do you do?
   *[no] { $name }, what do you do?
}
terminal-ask-go-on = Press Enter to go on, or type “undo” to take your decision back.
terminal-ask-go-on-keys = Enter goes on; u takes your decision back.
terminal-only-enter = Press Enter to go on.
terminal-pass-keyboard = { $name }, it is your turn. Press Enter when nobody else is looking.
terminal-sealed = { $you ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
terminal-undone = { $you ->
    [yes] You take
   *[no] { $name } takes
} the last decision back.
terminal-undone-dice = The last roll is taken back. Enter it again.
terminal-undone-cards = The last cards are taken back. Enter them again.
terminal-undone-bills = The last bills are taken back. Enter them again.
terminal-no-odds = Nobody has to decide right now.
terminal-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
terminal-dice-neutral = { $dice ->
    [one] one neutral
   *[other] { $dice } neutral
}
terminal-biggy = Biggy

## Line mode: words for answers. The English ones always work.

terminal-word-bandit = bandit b
terminal-word-throw = roll r t on
terminal-word-turn = turn
terminal-word-bank = bank b stop
terminal-command-help = h ?
terminal-command-board = table
terminal-command-odds = hint
terminal-command-rules = f1
terminal-command-undo = u
terminal-command-save = s
terminal-command-quit = q exit
terminal-explain = { $command }: { $does }
terminal-explain-help = shows this help.
terminal-explain-board = describes everything on the table.
terminal-explain-odds = says what every move would bring, and which has the best chance to win.
terminal-explain-rules = shows the rules of the game.
terminal-explain-undo = takes your last decision back, as long as no dice have been rolled since; with real dice, takes back anything, step by step.
terminal-explain-save = says where the game is saved.
terminal-explain-quit = leaves the table; the game can be resumed later.
terminal-explain-quit-puzzle = stops without an answer.
terminal-help-dice = Answer with a number: all your dice with that number go to the casino of that number. With the Bandit in play, “3 bandit” sends your 3s there instead.
terminal-help-cards = Answer with the cards you lay, for example 3 3 or 1 6+. You may lay one or two cards of any numbers, or as many as you like of one number. 6+ is a double.
terminal-help-points = Answer with what you set aside and what you do next, for example “1 5 roll” or “444 bank”. “turn 5” turns one of two 5s to the 1; 5>1 says the same. Put an r before the red die: r1.
terminal-help-choices = Answer with the number of a choice, or with the move in brackets.
terminal-help-read = Type what lies on your table: the faces of the dice, the cards or the bills. Cards and bills need spaces between them, dice do not. “undo” takes back what was typed or decided last, as often as you like.

## Line mode: real dice

terminal-read-roll = { $you ->
    [yes] { $dice ->
        [one] What does your die show?
       *[other] What do your { $dice } dice show?
    }
   *[no] { $dice ->
        [one] { $name }, what does your die show?
       *[other] { $name }, what do your { $dice } dice show?
    }
} For example: { $example }.
terminal-read-other = { $you ->
    [yes] You roll.
   *[no] { $name } rolls.
}
terminal-read-neutral = { $dice ->
    [one] And the neutral die? Put an n before it: n4.
   *[other] And the { $dice } neutral dice? Put an n before each: n4.
}
terminal-read-biggy = And the Biggy? Put a b before it: b5.
terminal-read-spare = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} the { $dice } spare neutral dice. What do they show?
terminal-read-throw = { $you ->
    [yes] { $dice ->
        [one] What does your black die show?
       *[other] What do your { $dice } black dice show?
    }
   *[no] { $dice ->
        [one] { $name }, what does your black die show?
       *[other] { $name }, what do your { $dice } black dice show?
    }
}
terminal-read-red = And the red one? Put an r before it: r5, or rc for the coin.
terminal-read-red-only = { $you ->
    [yes] What does your red die show?
   *[no] { $name }, what does your red die show?
} For example r5, or rc for the coin.
terminal-read-hand = { $you ->
    [yes] Which five cards do you draw?
   *[no] { $name }, which five cards do you draw?
} For example: 1 3 3 5 6+.
terminal-read-bills = Which bills lie { casino-at }? In thousands, in the order they were drawn, for example: 30 60.

## Advice

terminal-advice-money = { $money } if the casinos paid now ({ $change }).
terminal-advice-bank = set aside { $aside }, and { $points } points are yours.
terminal-advice-throw = set aside { $aside }: { $points } points at stake, { $dice ->
    [one] one die
   *[other] { $dice } dice
 } to roll, chance of a bust { $bust } ({ $percent }%).
terminal-advice-throw-no-odds = set aside { $aside }: { $points } points at stake, { $dice ->
    [one] one die
   *[other] { $dice } dice
} to roll.
terminal-advice-best = The bot “{ $bot }” would do this.
terminal-advice-chance = This has the best chance to win.
terminal-advice-win = Chance to win: { $win }.
terminal-advice = { $move }: { $brings }
terminal-advice-more = Moves not listed, because they bring less: { $more }.

## Files

terminal-cannot-save = Games cannot be saved in { $file }: { $reason }
terminal-nothing-to-resume = There is no saved game to continue.
terminal-all-being-played = Every saved game is being played in another window.
terminal-no-such-save = There is no saved game { $file }.
terminal-mended = This game’s file was damaged: it continues from the last entry that could be read. { $lost ->
    [one] One line is
   *[other] { $lost } lines are
} lost; a copy of the damaged file is kept.
error-game-being-played = Another window is playing this game: { $file }
terminal-saved-line = { $year }-{ $month }-{ $day } { $time }, { $names }: { $game }

## The drawn table: the parts

terminal-tie = tie
terminal-bandit = Bandit
terminal-play = play { $play } of { $plays }
terminal-points = { $points } pts
terminal-points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-round-pays = The casinos pay
terminal-round-short = R{ $round }
terminal-total = total
terminal-bills-won = bills
terminal-end = The game is over
terminal-hint = What each move would bring now
terminal-keys = Keys
terminal-keys-ended = Replay, review and new game work once the game is over.
terminal-hint-note = ★ is what the bot “{ $bot }” would do.
terminal-hint-chance = ★ has the best chance to win.
terminal-log = What happened

## The drawn table: choosing

terminal-choose-number = Your turn: press a number from your roll.
terminal-choose-cards = Your turn: press numbers to raise cards.
terminal-choose-dice = Your turn: press numbers to set dice aside; m takes the most.
terminal-choose-move = Your turn: press the number of a choice, or use the arrow keys.
terminal-preview = { casino-subject }: you would now get { $money } in total ({ $change }).
terminal-preview-cards = Lay { $cards }: you would now get { $money } in total ({ $change }).
terminal-preview-aside = { $combos } for { $points }: { $turn } in this turn. { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } to roll, bust { $percent }%.
terminal-preview-aside-no-odds = { $combos } for { $points }: { $turn } in this turn. { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } to roll.
error-choose-a-number = Choose a number first.
error-does-not-score = These dice do not score together: take single 1s and 5s, or three of a kind.

## The drawn table: keys

terminal-key-choose = choose
terminal-key-place = place
terminal-key-lay = lay
terminal-key-bandit = Bandit
terminal-key-most = most
terminal-key-throw = roll again
terminal-key-bank = bank
terminal-key-play = play
terminal-key-hint = hint
terminal-key-rules = rules
terminal-key-log = log
terminal-key-keys = keys
terminal-key-saved = where the game is saved
terminal-key-quit = quit
terminal-key-undo = undo
terminal-key-go-on = go on
terminal-key-faster = faster
terminal-key-answer = answer
terminal-key-new = new game
terminal-key-close = Esc closes
terminal-key-standings = standings
terminal-key-replay = replay
terminal-turns = turns
terminal-busts = busts
terminal-best-turn = best turn
terminal-key-row = row
terminal-key-change = change
terminal-key-start = start
terminal-key-delete = delete
terminal-key-step = step
terminal-key-round = round
terminal-key-auto = autoplay
terminal-step = { $step }/{ $steps }

## The choice before a game

terminal-form-resume = Continue
terminal-form-resume-note = Games you have not finished. Press Enter to continue this one.
terminal-delete-sure = Press Del again to delete this game for good.
terminal-deleted = { $file } is deleted.
terminal-form-game = Game
terminal-form-seats = Players
terminal-form-seat = Seat { $number }
terminal-form-seat-note = A person at this keyboard, or a bot. For a person, just type the name.
terminal-form-me = a person
terminal-form-money = Winnings
terminal-form-open = open
terminal-form-hidden = hidden
terminal-form-dice = Dice
terminal-form-dealt = rolled for you
terminal-form-by-hand = real ones
terminal-form-dice-note = With real dice (or cards) on your table, you say what they show and the program is the referee.
terminal-form-first = Starter
terminal-form-drawn = drawn
terminal-form-first-note = Who begins. Around a real table with real dice: the oldest, or whoever you say.
terminal-form-lang = Language
terminal-option-neutral = Neutral dice
terminal-option-jetons = Jetons
terminal-option-bandit = Bandit
terminal-option-bandit-ties = Ties on the Bandit
terminal-option-order = Laying cards
terminal-option-target = Target
terminal-yes = yes
terminal-no = no
terminal-value-all = pips break all ties
terminal-value-first = only for the most weight
terminal-value-together = all together
terminal-value-in-turn = one after another
terminal-values-target = { $value } pts

## A table of a server

terminal-joined = { $name }, you have a seat. Waiting for the game to start …
terminal-server-away = The server does not answer. Trying again …
terminal-join-again = Your seat stays yours. Come back with: vabanque join { $url }
terminal-dice-fair = The dice were fair: every one follows from what this device noted before the start.
terminal-dice-unfair = Something is wrong with the dice: { $why }
error-address-without-server = “{ $table }” is a code without a server. Name the server too: vabanque join HOST:8000/{ $table }
error-bad-address = “{ $address }” is not the address of a table.
error-no-server = { $address } does not answer: { $reason }
error-left-table = You have left the table.
error-server-said-bye = { $why ->
    [expired] The table was not used for a long time and is gone.
    [taken-over] Your seat was taken over on another device or in another window.
    [too-many] This device has too many connections to the server.
    [no-spectators] This table does not allow spectators.
    [too-long] The game went on for too long and was closed without a result.
   *[other] The server has closed this table.
}
terminal-refused = The server refuses ({ $code }).

# Pictures

picture-to-choose = To choose: { $names }

# The buttons of a table in a notebook; the second is beside what real dice have shown.
notebook-undo = Take back
notebook-enter = Enter
