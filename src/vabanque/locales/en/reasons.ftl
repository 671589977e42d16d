### The coach: why a move was a mistake (reason-…), what to remember (remember-…), and the changed position that proves
### it (if-…, which begins the sentence reason-checked). At most 280 characters each. $money: an amount of money.

reason-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
reason-points = { $points ->
    [one] one point
   *[other] { $points } points
}
reason-checked = { $changed }, the same move would have cost { $loss } instead of { $cost }.
reason-checked-best = { $changed }, the better move would have been worth { $loss } more instead of { $cost }.
reason-checked-none = { $changed }, the same move would have cost nothing.
reason-checked-best-none = { $changed }, the better move would have been no better.
reason-none = No single cause explains this one: none of the coach’s reasons holds when it is checked.
reason-remember = Remember: { $remember }
reason-proof = How do we know?
reason-also = Also:

## Las Vegas, with dice and with cards

reason-vegas-tie = The dice played { casino-at } tie with { $name }: as things stand, both get nothing there.
remember-vegas-tie = Two equal numbers of dice win nothing. Count before you join a casino.
reason-vegas-untie = There is a tie with { $name } { casino-at }. One more move there breaks it, and both your dice and the bill count again.
remember-vegas-untie = Dice in a tie are worth nothing, so the die that breaks it is worth all of them.
reason-vegas-stop = A tie with { $name } { casino-at } wins nothing, but it takes { $money } away from { $name }.
remember-vegas-stop = A tie can be a weapon: it costs a rival the bill, even if it brings you nothing.
reason-vegas-overtake = { $name } was ahead { casino-at }. The better move overtakes and takes the { $money }.
remember-vegas-overtake = A bill taken from a rival counts twice: you gain it, and somebody else loses it.
reason-vegas-wasted = The lead { casino-at } was safe already: nobody could catch up any more. These dice add nothing.
remember-vegas-wasted = Once nobody can catch up, every further die there is wasted.
reason-vegas-jeton = The better move also takes the Jeton { casino-at }.
remember-vegas-jeton = A Jeton is money too: two dice at once take it.
reason-vegas-behind = { $name } stays ahead { casino-at }, so the dice played there win nothing as things stand.
remember-vegas-behind = Dice behind a leader need a second bill, or a plan to overtake.
reason-vegas-safe = The better move wins { $money } { casino-at }, and nobody can take it away any more.
remember-vegas-safe = A bill that nobody can take away any more is as good as money in the purse.
reason-vegas-leader = { $name } has won the most so far ({ $money }). The better move costs the leader money.
remember-vegas-leader = You win by having the most: what the leader loses is worth nearly as much as what you gain.
reason-vegas-crowded = Too many compete { casino-at }: { $count ->
    [one] one rival has dice there.
   *[other] { $count } rivals have dice there.
}
remember-vegas-crowded = Where many compete, ties and late dice eat the bill. Look for an empty place.
reason-vegas-breakable = The lead { casino-at } will not last: { $name } is not done yet and can catch up.
remember-vegas-breakable = A lead is worth what is left of it when everybody has placed the last die.
reason-vegas-defend = The lead { casino-at } is worth { $money }, and { $name } threatens it. The better move makes it stronger.
remember-vegas-defend = Look after the big bill you already lead for before you open something new.
reason-vegas-second = { casino-subject } pays a second bill of { $money }: there is no need to lead.
remember-vegas-second = Second place is cheap, and a good second bill is often worth more than a poor first one.
reason-vegas-small = { casino-subject } only has { $money } to win; { $other } it is { $more }.
remember-vegas-small = Dice cost the same everywhere: put them where the bill is big.
reason-vegas-enough = You already lead { casino-at } for { $money }. These dice are needed elsewhere.
remember-vegas-enough = Leading is enough: a bigger lead pays no more.
reason-vegas-open = Nobody is { casino-at } yet, and { $money } is waiting there.
remember-vegas-open = The first dice at an empty casino lead at once, and for free.
reason-vegas-contested = { $name } has dice { casino-at }, and this move is too weak against them.
remember-vegas-contested = Look at who is already there before you look at the bill.
reason-vegas-big = What decides is the bill { casino-at }: { $money }.
remember-vegas-big = Look at the biggest bill first, and ask who can still get it.
reason-vegas-leading = You are ahead in money: { $money } so far. This move takes a risk that only somebody behind would need.
remember-vegas-leading = If you lead, take what is certain and keep the table calm.
reason-vegas-trailing = { $name } is { $money } ahead of you. With as much money this move would be good; now it takes more.
remember-vegas-trailing = If you are behind, play for the bills that can still turn the game.
reason-vegas-answer = { $name } is not done yet, and has an answer to this move.
remember-vegas-answer = Before you place, ask what the next player will do about it.
reason-vegas-answers = As things stand the move is fine, but the others are not done: what they can still place makes it worse.
remember-vegas-answers = Early in a round nothing is won yet. Count what the others still have in hand.
reason-vegas-prices = The bills do not suit this move: { $money } in all { casino-at }, { $more } in all { $other }. The other way round, it would have been right.
remember-vegas-prices = Compare all the bills of two casinos, the second ones too.

## Only with dice

reason-dice-biggy = { $kept ->
    [yes] The Biggy counts double and is spent { casino-at }, where it is worth less than it will be later.
   *[no] The Biggy counts double: { casino-at } it is worth more than anything the other dice can do.
}
remember-dice-biggy = The Biggy is two dice in one. Spend it where it decides.
reason-dice-last-word = The better move keeps { reason-dice } in hand instead of { $fewer }, and with them the last word of the round.
remember-dice-last-word = Whoever places last chooses last. Dice in hand are worth money near the end.
reason-dice-too-many = This takes { reason-dice } { casino-at }. The better move needs { $fewer ->
    [0] none of your own
    [one] only one
   *[other] only { $fewer }
} and keeps the rest for later rolls.
remember-dice-too-many = Every die you keep is another roll. Pay as few as a place needs.
reason-dice-thin = A single die { casino-at } is easily overtaken. The better move brings { $dice } at once { $other }.
remember-dice-thin = Six casinos with one die each win nothing: be strong somewhere.
reason-dice-neutral = The neutral dice { casino-at } compete too, and they decide here.
remember-dice-neutral = Neutral dice tie and win like a player. Count them.
reason-dice-neutral-rolled = This move also brings { $dice ->
    [one] one neutral die { casino-at }, which competes
   *[other] { $dice } neutral dice { casino-at }, which compete
} with your own.
remember-dice-neutral-rolled = Look at what neutral dice a number brings along: they work against you there, and for you elsewhere.
reason-dice-rival = { $name } has dice { casino-at }, and the better move takes them on.
remember-dice-rival = A place is worth more when a rival has paid for it already.
reason-dice-bandit = { $on ->
    [yes] The One-Armed Bandit takes any number once and cancels no tie for the lead: with { $money } there, this number belongs on it.
   *[no] The One-Armed Bandit is not worth these dice: { $money } there, and the number is closed for everybody afterwards.
}
remember-dice-bandit = The Bandit takes every number only once. Send dice there that are worth little at their own casino.
reason-dice-too-few = The better move brings { reason-dice } { casino-at } at once; this one brings only { $fewer }.
remember-dice-too-few = Many dice of one number are a strong move. They may not come again.

## Only with cards

reason-cards-out-early = With { $cards ->
    [one] one card
   *[other] { $cards } cards
} laid you are out of the round too early: the others go on without you.
remember-cards-out-early = The eighth card ends your round. Lay it when nothing good is left to come.
reason-cards-go-out = The better move lays the last of the eight cards: you are out, and nothing poor has to follow.
remember-cards-go-out = Every play forces you to lay. Being out at the right moment is an advantage.
reason-cards-last-play = It is the last play of the round, and cards that stay in the hand win nothing { casino-at }.
remember-cards-last-play = In the last play, keep nothing back that could still win.
reason-cards-too-many = { $count ->
    [one] One card
   *[other] { $count } cards
} at once use up too many of your eight; { $fewer ->
    [one] one
   *[other] { $fewer }
} would do.
remember-cards-too-many = You have eight cards for a round. Spend them where they decide.
reason-cards-double = The double counts as two { casino-at }, and unlaid it is gone for this round.
remember-cards-double = Each number has only one double. If it comes when it decides, lay it.
reason-cards-double-wasted = The double is spent { casino-at }, where others are stronger.
remember-cards-double-wasted = A double behind a leader is a double lost.
reason-cards-rival-out = { $name } is out and can no longer answer { casino-at }.
remember-cards-rival-out = Dice of players who are out stay where they are: count what you need to beat them.
reason-cards-too-few = The better move also lays a card { casino-at }. What is not laid now is gone for this round.
remember-cards-too-few = Cards you do not lay go under the glass: use those that win something.
reason-cards-missed = The better move uses the card { casino-at }; otherwise it goes under the glass and wins nothing in this round.
remember-cards-missed = Look at every card you would give away before you choose.
reason-cards-both = Two casinos at once: the better move also goes { casino-at }, where there is money to win.
remember-cards-both = Two cards of different numbers are two chances in one play.
reason-cards-split = Two casinos at once make both weak: { casino-at } it wins too little.
remember-cards-split = Two cards at one casino often win what one card at each of two would not.

## Die oberen 10 000

reason-10000-win = Banking would have won the game at once, with { reason-points }. The roll busts { $bust }% of the time.
remember-10000-win = When the points are enough, bank them.
reason-10000-coin = The coin brings all six dice back. They bust only { $bust }% of the time: that is worth risking { reason-points }.
remember-10000-coin = After the coin, roll: six dice hardly ever bust.
reason-10000-six = All dice are set aside, so all six come back: they bust only { $bust }% of the time. Banking { reason-points } gives that away.
remember-10000-six = Six fresh dice are the best roll there is. Stop only with a very good turn.
reason-10000-left = { $points } points could be banked, and only { $fewer } were.
remember-10000-left = If you bank, set aside everything that scores.
reason-10000-all-six = Setting everything aside brings six dice back; this leaves { $fewer ->
    [one] only one
   *[other] { $fewer }
}.
remember-10000-all-six = If all your dice can score, take them all and roll six.
reason-10000-turned = Two 5s may count as a 1: { $points } points instead of { $fewer }.
remember-10000-turned = With two 5s, one of them can be turned to a 1.
reason-10000-triple = There is more in this roll: { $points } points instead of { $fewer }.
remember-10000-triple = Look for triples and the straight first.
reason-10000-not-triple = This takes too many dice out of your hand: { $dice } to roll would be better than { $fewer }.
remember-10000-not-triple = A poor triple costs three dice. Dice to roll can be worth more.
reason-10000-red = The red die is set aside. It is the only one that can show the coin.
remember-10000-red = If you go on, keep the red die in your hand.
reason-10000-dice = { $dice } dice to roll are worth more than { $fewer ->
    [one] one die
   *[other] { $fewer } dice
} and { $points } more points.
remember-10000-dice = If you go on, set aside as little as possible.
reason-10000-points = { $points } points instead of { $fewer }, for nearly the same roll.
remember-10000-points = Points that cost no risk are free: take them.
reason-10000-chase = { $name } needs only { reason-points }. A few points in the bank come too late; a risk of { $bust }% is worth it.
remember-10000-chase = When a rival is about to win, your turn has to be a big one.
reason-10000-almost = Only { reason-points } are missing to win. One more roll may do it, and it busts { $bust }% of the time.
remember-10000-almost = Close to the target, one more roll can be the last one.
reason-10000-few-dice = With only { reason-dice } to roll, { $bust }% of the rolls bust, and { $points } points are at stake.
remember-10000-few-dice = With one or two dice left, bank anything worth having.
reason-10000-stake = { reason-points } are at stake, and the roll busts { $bust }% of the time: too much to lose.
remember-10000-stake = The more the turn has brought, the safer the next roll has to be.
reason-10000-ahead = You are ahead, and { $name } still needs { reason-points }. There is no reason to risk { $bust }%.
remember-10000-ahead = If you lead, let the others take the risks.
reason-10000-time = { $name } still needs { reason-points }: there is time for another turn, so bank this one.
remember-10000-time = Far from the end, a good turn is a banked turn.
reason-10000-little = { reason-points } are little to lose, and the roll busts only { $bust }% of the time.
remember-10000-little = A turn with a few points is not worth banking while you have dice.
reason-10000-safe = With { reason-dice } to roll, only { $bust }% of the rolls bust: there is more to win than to lose.
remember-10000-safe = With four dice or more, go on, unless the turn is already very good.
reason-10000-behind = { $name } is { reason-points } ahead. This turn has to bring more than that.
remember-10000-behind = Behind, you have to risk more than somebody who leads.
reason-10000-worth = With { reason-dice } to roll and { $bust }% busts, the roll is still worth its risk.
remember-10000-worth = Compare what you can lose with what a roll brings: about 300 to 400 points with all dice.

## The changed position

if-gone = Without the dice of { $name } { casino-at }
if-all-gone = Without anybody else’s dice { casino-at }
if-own-gone = Without your own dice { casino-at }
if-bill = With { $money } as the highest bill { casino-at }
if-second = With only { $money } as the second bill { casino-at }
if-intruder = With { reason-dice } of { $name } { casino-at }
if-hand-empty = If { $name } had nothing left to place
if-hands-empty = If nobody else had anything left to place
if-poor = If { $name } had won nothing so far
if-own-money = With { $money } in your purse
if-no-jeton = Without the Jeton { casino-at }
if-bills-small = With the smallest bills where the better move goes
if-swapped = With the bills { casino-at } and { $other } exchanged
if-more-dice = With { reason-dice } more left in hand
if-rolled = With { reason-dice } rolled for it { casino-at }
if-no-biggy = With an ordinary die instead of the Biggy
if-no-neutral = Without the neutral dice { casino-at }
if-no-neutral-rolled = Without the neutral dice in the roll
if-room = With { $count ->
    [one] one card
   *[other] { $count } cards
} fewer laid so far
if-single = With a single { $number } instead of the double
if-no-card = With another card instead of the { $card }
if-dice = With { reason-dice } to roll
if-dice-points = With { reason-dice } to roll and { $points } points at stake
if-no-coin = Without the coin, with { reason-dice } to roll
if-no-coin-side = If the red die had no coin
if-score = If { $name } stood at { $points }
if-own-score = If you stood at { $points }
if-points = With { reason-points } set aside earlier in this turn
if-more-points = With { reason-points } more for it

## Moves in words; $dice, $cards and $combos: lists

move-place = { $dice } { casino-on }
move-lay = lay { $cards }
move-keep-throw = { $combos }, then roll again
move-keep-bank = { $combos }, then bank
