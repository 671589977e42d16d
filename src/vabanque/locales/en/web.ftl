# Words that only the browser needs.

## The table
you = You
neutral-name = Neutral
players = Players
person = Person
bot = Bot
away = away
stood-in = a bot stands in
starts-round = starts this round
money-hidden = hidden
dice-and-bills = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $neutral ->
    [0] {""}
   *[other] { " " }+ { $neutral } neutral
 } · { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
 }
my-things = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } · { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
 }
round-of = Round { $round } of { $rounds }
log = What happened
menu = Menu
home = Home
rules = Rules
settings = Settings
hint = Hint
react = React
close = Close
skip = Skip
reacts = { $who } reacts
reaction-1 = Well played
reaction-2 = That was funny
reaction-3 = No way
reaction-4 = Ouch
reaction-5 = Cool
reaction-6 = Good luck
log-place = { $you ->
    [yes] You rolled
   *[no] { $name } rolled
} { $roll } and placed { $dice } { casino-on }.

## Casinos
casino-spoken = Casino { $casino }, { casino-name }. Bills: { $bills }.
stack-spoken = { $who }: { $count }.
stack-tied-spoken = { $you ->
    [yes] You: { $count }, tied, you get nothing.
   *[no] { $who }: { $count }, tied, gets nothing.
}
bill-goes-spoken = { $bill } would go to { $you ->
    [yes] you
   *[no] { $who }
}.
choose-casino = Place { $count ->
    [one] one die
   *[other] { many } dice
 } { casino-on }
bandit-takes = Still takes
bandit-full = All six taken
jetons = Jetons
tie = tie
at-stake = { $money } at stake
leads = in the lead

## The tray
tray = Your dice
roll = The roll
your-turn = Your turn
their-turn = { $who } is choosing
turn-of = { $who }’s turn
nobodys-turn = One moment
no-dice-now = No dice on the table right now.
group-spoken = { $count ->
    [one] One die showing { $face }
   *[other] { $count } dice showing { $face }
 }
hint-worth = { $worth } expected
hint-chance = { $chance } to win
hint-best = best
hint-legend = ★ gives you the best chance to win; the numbers are that chance.
hint-star = ★ is what the strong bot would place.
hint-lay = ★ is what the strong bot would lay.
choose-number = Choose a number
choose-number-why = All your dice of that number go to its casino.
place-on = Place { $count ->
    [one] one
   *[other] { many }
 } { casino-on }
place-bandit = Feed the Bandit { $count ->
    [1] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
    [6] six dice
   *[other] { $count } dice
 }
rather-bandit = Bandit instead
rather-casino = { casino-subject } instead
after-bill = { $rank ->
    [1] You would lead there with { $weight }: { $bill }
   *[other] You would be number { $rank } there with { $weight }: { $bill }
 }
after-nothing = With { $weight } there you would not get anything yet.
after-tied = You would be tied with { $who }: nothing for either of you.
after-neutral-only = Only neutral dice go there; you keep all of yours.

## Payout
payout = Payout
unclaimed = left over
next-casino = Next casino
go-on = Go on

## The card table
hand = Your hand
choose-cards = Choose your cards
sealed = Laid face down
you-are-out = You are out of this round
cards-laid = { $laid } of { $exit } laid
card-single = { $number }, one die
card-double = { $number }, two dice
lay-gains = Right now that would win { $list }.
lay-tied = { casino-subject }: tied with { $who }.
lay-nothing = That would not win anything yet.
lay-out = { $laid } cards laid: you would be out of this round.
lay-why-not = Those cards do not go together: lay one or two cards of any number, or as many as you like of one number.
lay-rule = One or two cards of any number, or as many as you like of one number.
clear = Clear
seal-cards = { $count ->
    [one] Lay one card face down
   *[other] Lay { $count } cards face down
 }
lay-cards = { $count ->
    [one] Lay one card
   *[other] Lay { $count } cards
 }
waiting-for = Waiting for { $who }.
piles = Cards of all players
out = out
ready = ready
thinking = choosing
pile = Cards to draw:
under-glass = Under the glass:
play-of = Play { $play } of { $plays }
reveal = All at once!

## Die oberen 10 000
throw = The roll
aside = Set aside
turn-points = This turn: { $points }
coin = lucky coin
die-red = Red die: { $face }
die-black = Black die: { $face }
turned-note = turned to 1
stays-note = stays
coin-event = The lucky coin! Set something aside and all six dice come back.
bust-event = Nothing scores. { $points } points gone!
score-sheet = Score sheet
dash = dash
race = The race to { $target }
no-turn-yet = no turn yet
last-dash = last: a dash
last-points = last: { $points }
their-throw = { $who } is rolling
keep-rule = Tap the dice you want to set aside.
keep-why-not = These do not score together.
ways = Count it as
combo-turned = a five turned to a one
combo-set = { $dice }
combo-single = a { $face }
bank = Bank { $points }
bank-wins = Bank { $points } and win
bank-empty = Bank
set-aside-first = Set dice aside first
throw-again = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
 }
bust-chance = { $chance } risk of losing it all
hint-bank = Best: take { $dice } and bank. { $better } to win, against { $worse } if you roll again.
hint-throw = Best: take { $dice } and roll again. { $better } to win, against { $worse } if you bank.

## Home and lobby
language = Language
sound-on = Turn sound on
sound-off = Turn sound off
theme = Theme
theme-night = Night
theme-light = Light
hero = All or nothing tonight?
welcome = New here?
welcome-why = Two minutes at a practice table, and you know how to play.
today-why = { $date } · One move to find, a new one every day
hero-sub = Games of dice and nerve. With friends, with bots, without an account.
running-games = Your games in progress
running-more = { $count ->
    [one] One more game in progress
   *[other] { $count } more games in progress
 }
their-turn-short = their turn
play-now = Play now
with-friends = With friends
rules-of = Rules of { $game }
one-moment = One moment …
join-by-code = Join by code
table-code = Table code
join = Join
join-hint = Your friend sees these six characters in the lobby.
public-tables = Public tables
free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
watch = watch
no-public-tables = No open table right now. Open one!
replays = Replays
no-replays = Finished games appear here.
play-with-people = Play with people
my-games = All my games and statistics
open-record = Open a record
real-dice = Real dice on the table?
real-dice-why = You roll; the page keeps score, checks the rules and pays out the bills.
referee-start = Be the referee
profile-page = Profile
privacy = Privacy
unofficial = An unofficial fan implementation. The names Las Vegas and Die oberen 10 000 belong to their publishers.
seats = Who is playing
seat-free = Free seat
seat-waiting = waiting for someone
same-device = Same device
host = host
add-bot = Add a bot
remove = Remove { $who }
start-game = Start the game
host-starts = The host starts the game.
accept-change = I agree to the changed rules
change-not-accepted = has not agreed to the change yet
host-waits-for-agreement = Waiting until everybody agrees
invite = Invite friends
invitation = { $who } invites you to { $game }
invite-again = Invite { $who } again
qr-label = QR code of the link to this table
copy-link = Copy link
copied = Link copied.
copy-by-hand = Copying is not allowed here. Select the link and copy it yourself.
share = Share
options = How we play
on = On
off = Off

## Settings
your-name = Your name
your-name-why = How others see you at the table.
setting-sound = Sound
setting-sound-why = A bell when it is your turn, the rattle of dice.
setting-motion = Motion
setting-motion-why = Rolling dice and flying bills. Off if your device asks for reduced motion.
setting-confirm = Confirm moves
setting-confirm-why = Tapping a casino twice does not place your dice; only the button does.
setting-large = Larger text
setting-large-why = Letters and everything that holds them grow by a fifth.
setting-contrast = High contrast
setting-contrast-why = Plain backgrounds, brighter lines and letters.
setting-voice = Announcements
setting-voice-why = The browser’s voice says whose turn it is and what casinos pay. Good for a referee.
setting-payouts = Payouts
setting-payouts-why = Skipping makes the next ones shorter.
payouts-full = In full
payouts-short = Short
payouts-none = At once
setting-hints = Hints
setting-hints-why = Only where the table allows them.
hints-off = None
hints-odds = Odds
hints-bot = The strong bot

## Rules and tutorial
tutorial-start = Two-minute tutorial
tutorial-done = Done
drills = Drills
next = Next
back = Back
your-move-first = Your move first
step-of = Step { $step } of { $steps }
demo-coach-title = Three threes!
demo-coach =
    All your dice of **one number** go to its casino.
    Tap the three threes, then the gold button.

## The end
game-over = Game over
you-won = You broke the bank!
you-share = You share the victory!
they-won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
 }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
rematch = Rematch
watch-replay = Replay
review-game = Review
download-record = Record
check-dice = Check the dice
standings-plot = How it went
plot-rounds = Rounds
plot-turns = Turns
plot-spoken = Standings over time. At the end: { $who }.
bills-by-round = Bills by round
final-scores = Final scores
round-short = Round { $round }
total = Total
bills-count = { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
 }
fair-title = Were the dice fair?
fair-lead = Nobody could choose or change a roll, not even the server. Your browser can check that itself, die by die.
fair-step-1-title = A sealed envelope
fair-step-1 = Before the game the server chose a secret number and showed everybody its fingerprint. It could not swap the number later without the fingerprint giving it away.
fair-step-2-title = Everybody stirs
fair-step-2 = Every player’s device added a random number of its own, so not even the server could know the rolls in advance.
fair-step-3-title = The envelope is opened
fair-step-3 = Now that the game is over, the secret is public. Its fingerprint must be the one from the start.
fair-step-4-title = Every die again
fair-step-4 = From these numbers your browser computes every roll and every shuffle again and compares them with the game.
fair-run = Check all dice now
fair-good = All { $count } rolls and shuffles are exactly right.
fair-bad = Something is wrong with these dice.
fair-noted = Noted by this device before the start
fair-own = Your part, seat { $seat }
fair-promise = Fair dice, fingerprint { $digits }…
fair-was-noted = This device noted the fingerprint before the start and has compared everything with it.
fair-not-noted = This device wasn’t there before the start. It can only check that the record agrees with itself; someone who was there can check more.
fair-insecure = Browsers can’t check dice on a page without https. Download the record and run “vabanque verify” on it.
fair-fault-promise = The secret that was revealed is not the one in the sealed envelope.
fair-fault-commitment = Before the game, the server showed this device another fingerprint.
fair-fault-seed = Your device’s random number was left out of the dice.
fair-fault-seeds = The players’ random numbers were changed after the start.
fair-fault-bot = A bot has added a random number. Bots never do.
fair-fault-starter = Somebody else should have started.
fair-fault-outcomes =
    { $count ->
        [one] One roll or shuffle does
       *[other] { $count } rolls and shuffles do
     } not follow from the numbers.
fair-fault-journal = The game on record is not the one that this device saw.

## Replay, referee, connection
replay = Replay
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step forward
play = Play
pause = Pause
position = Position
turning-point-of = Turning point: { $who }, { $swing }
referee-roll = { $who }, what did you roll?
own-dice = Your dice
rolled-of = { $have } of { $count }
add-die = Add a { $face }
take-die-back = Take back the { $face }
tap-faces = Tap the faces you see on the table.
that-is-my-roll = That is my roll
still-missing = { $count ->
    [one] one die missing
   *[other] { $count } dice missing
 }
referee-fill = Which bills lie { casino-at }?
add-bill = Add { $money }
take-bill-back = Take back { $money }
bills-missing = { $count ->
    [one] one bill missing
   *[other] { $count } bills missing
 }
worth-missing = { $money } missing
bills-lie-there = Done
deal-for-us = Deal for us
roll-for-us = Roll for us
bills = Bills
bills-real = Real bills, tapped in
bills-dealt = The page deals them
referee-cards = Hands of cards are secret, so no referee can check them. Let the page deal: open a table and choose “{ same-device }” for the others.
connection-lost = Connection lost. Reconnecting; your game is safe.
connection-back = Connected again.
no-server = The server does not answer. Try again in a moment.
pass-to = Pass the device to { $who }
i-am = I am { $who }
join-title = Take a seat
sit-down = Sit down

## At a real table
log-stood-in = A bot stands in for { $you ->
    [yes] you
   *[no] { $name }
}.
log-returned = { $you ->
    [yes] You are
   *[no] { $name } is
} back.
player-number = Player { $number }
games = Games
seats-count = How many players?
clock = Clock
clock-why = If somebody takes longer, a bot plays for them until they are back.
seconds = { $count } s
public-table = Public table
public-table-why = Anybody on this server can see it and sit down.
open-table = Open the table
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
 }
table-is-full = Every seat is taken. You can watch when it starts.
their-name = Their name
ok = OK
rematch-join = Join the rematch
waiting-for-players = waiting
setting-notify = Notifications
setting-notify-why = When it is your turn and this page is in the background.
notify-refused = This browser does not allow notifications here.
setting-pace = Pace
setting-pace-why = How long bots think at tables you open.
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
tell-me = Tell me when it’s my turn
second-device = Continue on another device
second-device-how = Open this link there, or enter the code on its home page. It works once, for ten minutes.
take-why = You take over your seat here; the other device then only watches.
take-here = Continue here
bot-strength = Bots
strength-mixed = mixed
bots-are = Bots: { $strength }
is-away = { $who } is away.
bot-in = A bot can play in { $seconds } s.
host-away = The host is away. In { $seconds } s you can start the game.
removed-by-host = The host has removed you from this table.
stand-up = Stand up
join-running = This game has already begun.
watch-table = Watch
let-bot-play = Let a bot play for { $who }
leave-table = Leave the table
leave-why = A bot will play for you; you can come back any time.
bot-plays-for-you = A bot is playing for you.
play-on = Take over again
table-gone = This table no longer exists.
table-too-long = The game went on for too long and was closed without a result.
black-dice = Black dice
neutral-dice = Neutral dice
red-die = Red die
fair-none = This game was played with real dice, or has no proof.
fair-elsewhere = This page can’t check a game from outside. Download its record and run “vabanque verify” on it.
watching = You are watching
drop-record = Drop a record here
drop-record-why = Any game file of the format vabanque/1. It is checked move by move.
choose-file = Choose a file
record-good = Checked: follows the rules
record-fair = Checked: rules and dice
record-bad = Not correct: { $why }
refused = That did not work ({ $code }).
refused-no-such-code = No table has this code.
refused-no-such-table = This table no longer exists.
refused-table-full = Every seat is taken.
refused-seat-taken = Somebody else was faster: that seat is taken.
refused-already-started = The game has already started.
refused-stale = The game had already moved on.
refused-too-many = Too fast. Try again in a moment.
refused-spectator = You are only watching here.
refused-no-spectators = This table does not allow spectators.
refused-host-only = Only the host can do that.
refused-bad-token = This device no longer has a seat here.
refused-taken-over = You are now playing on another device. Here you are only watching.
refused-expired = This table has expired.
refused-bad-name = This name cannot be used.
refused-unavailable = The server is busy. Try again in a moment.
refused-overloaded = The server is busy with other work. Try again in { $seconds } s.
refused-not-over = The game is not over yet.
change = Change
done = Done
option-seats = Only with { $seats } players.
option-needs = Only with “{ $option }: { $value }”.
option-is = { $option }: { $value }
seats-count-short = Players
choice-order-together = together
choice-order-in-turn = in turn
choice-bandit_ties-all = at every rank
choice-bandit_ties-first = only for the most weight

phones = Let phones join
phones-why = Opens this table to phones and tablets on your network, until you switch it off or the server stops. Nobody outside your network can come in.
phones-scan = Scan this with a phone, or type the address:

## The score pad, and taking back
club-night = Club night
score-pad = Score pad
score-pad-why = Paper and pencil for a game at a real table: you mind the rules, the pad adds up. It works without a connection and stays on this device.
pad-instead = Without a connection, use the score pad.
pad-ask = { $who }: what did you get? (No. { $line })
pad-add = Add { $points }
pad-remove = Remove { $points }
pad-change = { $who }, no. { $line }: { $points }. Change
pad-tap = Tap what you got.
pad-write = Write it down
pad-nothing = Nothing
pad-new = New game
pad-more = One more player
pad-fewer = One player fewer
take-back = Take back
offline-here = No connection. The rules, the tutorials and drills, your replays, the score pad and the positions this device has work anyway. Games need what “Keep for offline” stores: see the settings once you are connected.
friends-need-server = To play with people on other devices, enter the address of a Vabanque server in the settings.
