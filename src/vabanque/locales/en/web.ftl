# Words that only the browser needs.

## The table
you = You
neutral-name = White dice
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
