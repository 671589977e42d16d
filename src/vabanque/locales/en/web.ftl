# Words that only the browser needs.

## The table
you = You
neutral-name = White
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
   *[other] { " " }+ { $neutral } white
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
log-round = Round { $round }. { $who } starts.
log-place = { $who } rolled { $roll } and placed { $count } on { $casino }.

## Casinos
casino-spoken = Casino { $number }, { $casino }. Bills: { $bills }.
stack-spoken = { $who }: { $count }.
stack-tied-spoken = { $who }: { $count }, tied out.
bill-goes-spoken = { $bill } would go to { $who }.
choose-casino = Place { $count } on { $casino }
bandit-takes = Still takes
bandit-full = Full. Good night!
jetons = Jetons
tie = tie

## The tray
tray = Your dice
roll = The roll
your-turn = Your turn
their-turn = { $who } is choosing
nobodys-turn = One moment
no-dice-now = No dice on the table right now.
group-spoken = { $count ->
    [one] One die showing { $face }
   *[other] { $count } dice showing { $face }
 }
choose-number = Choose a number
choose-number-why = All your dice of that number go to its casino.
place-on = Place { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
 } on { $casino }
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
rather-casino = { $casino } instead
after-bill = { $rank ->
    [1] You would lead there with { $weight }: { $bill }
   *[other] You would be in place { $rank } with { $weight }: { $bill }
 }
after-nothing = With { $weight } there you would get nothing yet.
after-tied = You would be tied with { $who }: nothing for either of you.
after-neutral-only = Only white dice go there; you keep all of yours.

## Payout
payout = Payout
tied-out = { $who }: tied, nothing for them
goes-to-nobody = nobody
next-casino = Next casino
go-on = Go on

## The card table
hand = Your hand
choose-cards = Choose your cards
sealed = Sealed
you-are-out = You are out for this round
cards-laid = { $laid } of 8 laid
card-single = { $number }, one die
card-double = { $number }, two dice
lay-gains = Right now that would be { $list }.
lay-tied = { $casino }: tied with { $who }.
lay-nothing = Nothing to win with that yet.
lay-out = { $laid } cards laid: you would be out for this round.
lay-why-not = That does not go together: one or two cards of any number, or as many as you like of one number.
lay-rule = One or two cards of any number, or as many as you like of one number.
clear = Clear
seal-cards = { $count ->
    [one] Seal one card
   *[other] Seal { $count } cards
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

## Die oberen 10 000
throw = The throw
aside = Set aside
turn-points = This turn: { $points }
coin = lucky coin
die-red = Red die: { $face }
die-black = Black die: { $face }
turned-note = turned to 1
stays-note = stays
coin-event = The lucky coin! Set something aside and all six dice come back.
bust-event = Nothing counts. { $points } points gone!
score-sheet = Score sheet
dash = dash
race = The race to { $target }
no-turn-yet = no turn yet
last-dash = last: a dash
last-points = last: { $points }
their-throw = { $who } is throwing
keep-rule = Tap the dice you want to set aside.
keep-why-not = These do not count together.
ways = What it counts as
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
hint-bank = The strong bot would bank: worth { $better }, throwing on { $worse }.
hint-throw = The strong bot would throw on: worth { $better }, banking { $worse }.
log-bank = { $who } banked { $points }.
log-throw = { $who } threw { $dice }.
