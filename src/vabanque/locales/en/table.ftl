### What happens at the table, who won, and why something is refused.
### $name, $who: a player; $casino: a casino's name; $bills, $cards, $dice: lists, already formatted.

money = ${ $amount }
money-more = +{ money }
money-less = −{ money }
money-same = no change
number = { $value }
percent = { $value }%
# A difference between two chances; $value may be “25.1 ± 4.2”.
percentage-points = { $value } percentage points
seat-number = seat { $number }

## What happens

entry-round = Round { $number }. { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
entry-round-together = Round { $number }.
entry-fill = { casino-subject } gets { $bills }.
entry-spare = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} the spare neutral dice: { $dice }.
entry-roll = { $you ->
    [yes] You roll
   *[no] { $name } rolls
}: { $dice }.
entry-place = { $you ->
    [yes] You place
   *[no] { $name } places
} { $dice } { casino-on }.
entry-draw = { $you ->
    [yes] You draw
   *[no] { $name } draws
}: { $cards }.
entry-draw-hidden = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
entry-hidden-cards = { $name } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
entry-hidden-dice = { $name } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} under the cup.
entry-hidden-bills = { $name } gets { $count ->
    [one] one bill
   *[other] { $count } bills
}.
entry-hidden-move = { $name } makes a choice that you cannot see.
entry-lay = { $you ->
    [yes] You lay
   *[no] { $name } lays
}: { $cards }.
entry-jeton = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Jeton { casino-at }.
entry-throw = { $you ->
    [yes] You roll
   *[no] { $name } rolls
}: { $dice }.
entry-keep-throw = { $you ->
    [yes] You set aside { $combos } for { $points } points and roll again.
   *[no] { $name } sets aside { $combos } for { $points } points and rolls again.
}
entry-keep-bank = { $you ->
    [yes] You set aside
   *[no] { $name } sets aside
} { $combos } for { $points } points.
entry-bust = Bust! { $you ->
    [yes] You can set nothing aside and lose
   *[no] { $name } can set nothing aside and loses
} the points of this turn.
entry-bank = { $you ->
    [yes] You bank { $turn } points and now have { $score }.
   *[no] { $name } banks { $turn } points and now has { $score }.
}
entry-leave = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} the table. Whatever has been placed stays.

dice-neutral = { $dice } (neutral)
dice-biggy = Biggy { $face }
dice-red = { $face } (red)
dice-coin = lucky coin
double-card = double { $number }
# Several dice of one number: 2s.
faces = { $face }s
# The dice of one number: the 2, the three 2s.
placed-dice = { $count ->
    [one] the { $face }
   *[other] the { many } { faces }
}
placed-some-neutral = { placed-dice } ({ $neutral ->
    [one] one of them neutral
   *[other] { $neutral } of them neutral
})
placed-neutral = { placed-dice } (neutral)
placed-biggy = the Biggy
placed-biggy-alone = the Biggy with the { $face }
# What is set aside in Die oberen 10 000.
aside-single = { $count ->
    [one] a { $face }
   *[other] { many } { faces }
}
aside-red = the red { $face }
aside-triple = three { faces }
aside-triple-red = three { faces } (one red)
aside-turned = a 5 turned to the 1
aside-turned-red = the red 5 turned to the 1
aside-straight = a straight
many = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

## The payout, casino by casino

entry-pay = { casino-name }: { $clauses }.
clauses = { $first }; { $last }
pay-tied = { $names } tie with { $dice } each and win nothing
pay-takes = { $you ->
    [yes] you take
   *[no] { $name } takes
} { $bill } with { $dice }
pay-too-late = { $you ->
    [yes] you get nothing with { $dice }
   *[no] { $name } gets nothing with { $dice }
}, as no bill is left
pay-neutral = the neutral dice win { $bill } with { $dice }, which nobody gets
pay-neutral-too-late = the neutral dice win nothing with { $dice }
pay-no-dice = nobody has dice there
pay-unclaimed = nobody gets { $bills }
with-dice = { $count ->
    [one] one die
   *[other] { many } dice
}
# Level with somebody on the Bandit: what decided.
pips = { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
with-dice-pips = { with-dice } and { pips }
with-dice-highest = { with-dice }, { pips } and { $face } as the highest number
owner-neutral = the neutral dice

## How it ended

result-winner = { $you ->
    [yes] You win
   *[no] { $name } wins
}.
result-shared = { $you ->
    [yes] The victory is shared by { $names }.
   *[no] { $names } share the victory.
}
result-money = { $you ->
    [yes] You
   *[no] { $name }
}: { $money } in { $bills ->
    [one] one bill
   *[other] { $bills } bills
}
result-money-jetons = { $you ->
    [yes] You
   *[no] { $name }
}: { $money }, from { $bills ->
    [one] one bill
   *[other] { $bills } bills
} and { $jetons ->
    [one] one Jeton
   *[other] { $jetons } Jetons
}
result-points = { $you ->
    [yes] You
   *[no] { $name }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The reader in a list of names, always first.
listed-you = you
and = { $first } and { $last }

## Why not: moves

error-not-your-turn = { $you ->
    [yes] It is not your turn.
   *[no] It is not { $who }’s turn.
}
error-game-over = The game is over.
error-one-move = Every player who has to decide must make exactly one move; there were { $moves }.
error-already-chosen = { $you ->
    [yes] You have
   *[no] { $who } has
} already chosen.
error-no-such-seat = There is no such player at this table: { $who }.
error-face-not-rolled = No die of this roll shows { $face }.
error-wrong-casino = The { $face }s go to casino { $face }, not to { $casino }.
error-no-bandit = This game is played without the One-Armed Bandit.
error-bandit-face-taken = The Bandit already has { $face }s this round; it takes each number only once.
error-no-cards = You must lay at least one card.
error-card-not-in-hand = You do not have card { $card } in your hand, or not that many times.
error-mixed-numbers = Three or more cards must all show the same number.
error-nothing-set-aside = You must set aside at least one scoring die.
error-no-such-combo = “{ $combo }” is not a combination.
error-not-in-throw = This roll does not contain { $combos }.
error-five-blocked = When you turn one of two fives, the other must stay; { $combos } would use it.
error-wrong-points = These dice are worth { $expected } points, not { $points }.
error-throw-or-bank = After setting dice aside, say “roll” or “bank”, not “{ $then }”.

## Why not: chance

error-wrong-seat = { $who } rolls or draws here, not seat { $found }.
error-wrong-dice-count = Dice in this roll: { $dice }, not { $shown }.
error-no-such-face = A die shows 1 to 6, not { $face }.
error-not-faces = “{ $word }” does not say what dice show. Type their faces, for example 1 3 3 6 or 1336.
error-which-is-red = Which of these is the red die? Put an r before it: r5.
error-red-is-missing = The red die is missing: add it with an r before it, r5, or rc for the coin.
error-biggy-is-missing = The Biggy is missing: add it with a b before it, b5.
error-which-is-the-biggy = Which of these is the Biggy? Put a b before it: b5.
error-which-are-neutral = Which of these are neutral? Put an n before each neutral die: n4.
error-no-such-red-face = The red die shows 1 to 5 or the coin, not { $face }.
error-not-sorted = The faces or cards are not in sorted order.
error-biggy-count = The Biggy is rolled only while it is in hand, and then always; this roll has { $dice }.
error-red-count = The red die is rolled only while it is in hand, and then always; this roll has { $dice }.
error-bill-not-in-deck = There is no bill of ${ $bill },000 in the deck.
error-fill-too-short = { casino-subject } needs more bills than that.
error-fill-too-long = { casino-subject } was full before the last bill.
error-wrong-casino-filled = Casino { $casino } is filled next, not { $found }.
error-wrong-card-count = A hand has { $cards } cards, not { $found }.
error-card-not-in-pile = Card { $card } is not in the pile, or not that many times.
error-pile-empty = There is nothing left to draw.
error-unexpected-outcome = “{ $found }” cannot happen now.
error-bills-unaccounted = The bills do not add up: there should be ${ $expected },000 in the game, but there are ${ $found },000.
error-dice-unaccounted = The dice do not add up ({ $who }).
error-cards-unaccounted = The cards do not add up ({ $who }).
error-points-not-of-50 = All points are multiples of 50; { $points } is not.

## Why not: setting up

error-not-at-home = Only someone at the server’s own machine can decide that.
error-no-network = This machine is not on a network, so other devices cannot find it.
error-unknown-game = There is no game “{ $game }”.
error-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
error-only-seats = This game is for { $most } players, not { $seats }.
error-unknown-option = This game has no option “{ $option }”.
error-bad-option = The option “{ $option }” cannot be “{ $value }”.
error-neutral-seats = Neutral dice are for two to four players, not { $seats }.
error-jetons-in-turn = Jetons can only be used when cards are laid in turn: order=in-turn.
error-unknown-bot = There is no bot called “{ $bot }”. Choose from { $known }, or bring your own with module:Class or cmd:program.
error-bad-bot = The bot “{ $bot }” cannot be used: { $reason }.
error-not-legal = { $move } is not possible here.
error-name-taken = There is already something called { $name }.
error-bot-failed = The bot “{ $bot }” failed: { $reason }.
error-bot-not-for-game = The bot “{ $bot }” does not play { $game }.
error-worker-died = A process died before it had finished.

## Why not: texts and records

error-not-a-number = “{ $word }” is not a number.
error-no-such-card = There is no card “{ $card }”. Cards are 1 to 6, and 1+ to 6+ for the doubles.
error-not-a-move = “{ $text }” is not a move.
error-not-a-position = This is not a position of this game: { $reason }.
error-position-head = A position begins with the game and the number of players, such as { $example }; here it begins with “{ $text }”.
error-position-fields = After the game, a position has { $count } parts ({ $expected }); this one has { $found }.
error-position-field = “{ $text }” cannot be read in the part “{ $field }” of the position.
error-position-seats = The part “{ $field }” of the position needs one entry for each of the { $seats } players, separated by “/”; it has { $found }.
error-position-form = This position is written differently: { $expected }
error-position-of-another-game = The position belongs to another game than { $game } with these options and players.
error-agent-seat = The seats have to name “agent” once, and bots for all others; they are: { $seats }.
error-no-such-open-table = There is no table { $table }. Open one with new_game.
error-not-over-yet = The game is still under way: its record would show what the others hold.
error-not-a-sim-file = “{ $file }” is not a file of `vabanque sim --resume`.
error-no-bots-in-folder = There are no bots in { $folder }: neither Python classes with a method choose nor programs.
error-not-a-snapshot = This is not a saved game: { $reason }.
error-not-json = This is not JSON: { $reason }.
error-nested-too-deep = The JSON is nested too deeply.
error-duplicate-key = The key “{ $key }” occurs twice.
error-line-too-long = The line is longer than { $most } bytes.
error-not-a-record = A game record is a JSON object.
error-missing-key = The key “{ $key }” is missing.
error-unknown-key = The key “{ $key }” does not belong here.
error-wrong-type = Wrong type: { $reason }.
error-unknown-format = The format “{ $format }” is unknown; this program reads vabanque/1.
error-bad-names = “seats” must be a list of names.
error-bad-start = “start” must be the number of a seat, not { $start }.
error-not-an-entry = A journal entry is a JSON object.
error-unknown-kind = This game has no journal entry of kind “{ $kind }”.
error-unexpected-entry = “{ $expected }” was due here, but the record has “{ $found }”.
error-entry-after-end = The record goes on with “{ $found }” after the game was over.
error-journal-ends-early = The journal breaks off in the middle of a step.
error-not-over = The record has a result, but the game is not over.
error-missing-result = The game is over, but the record has no result.
error-wrong-round = The round should be { $expected }, not { $found }.
error-wrong-pay = The casino should pay { $expected }, not { $found }.
error-wrong-jeton = The Jeton should be { $expected }, not { $found }.
error-wrong-bust = The bust should be { $expected }, not { $found }.
error-wrong-bank = The points banked should be { $expected }, not { $found }.
error-wrong-score = The score should be { $expected }, not { $found }.
error-wrong-bills = The bills won should be { $expected }, not { $found }.
error-wrong-jetons = The Jetons taken should be { $expected }, not { $found }.
error-wrong-winners = The winners should be { $expected }, not { $found }.
error-wrong-hashes = The state hashes do not match the game.
error-bad-fairness = The proof of fair dice cannot be read.
error-broken-commitment = The revealed seed is not the one the server committed to.
error-unfair = The seeds give { $expected }, but the record has { $found }.
error-unfair-start = The seeds or the agreement say that seat { $expected } starts, but the record has seat { $found }.
error-no-proof = The record has no proof of its dice.
error-another-commitment = The server committed to something else before the game: you noted { $expected }, the record has { $found }.
error-seat-seed-missing = Your own part of the dice, { $seed }, was not used.
error-bad-commitment = A commitment has 64 digits, 0 to 9 and a to f.

## When the server is busy or cannot be reached: a page that cannot load, or has to wait

server-busy = The server cannot answer right now; this page tries again by itself.
