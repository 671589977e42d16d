game-goofspiel = Goofspiel
tagline-goofspiel = Bid high, but not always.
option-goofspiel-cards = Cards in each hand
goofspiel-left = Prizes left: { $cards }
goofspiel-prize = The prize
goofspiel-deck = Prizes to come
goofspiel-cards = Cards
goofspiel-bid = Bid { $card }
ask-goofspiel-prize = Which prize is turned over?
entry-goofspiel-prize = The prize is { $card }.
entry-goofspiel-bid = { $name } bids { $card }.
entry-goofspiel-won = Nobody wins the { $card }.
entry-goofspiel-taken = { $name } wins the { $card }.
entry-goofspiel-leave = { $name } leaves.
rules-goofspiel-01-goal-title = The goal
rules-goofspiel-01-goal = Win the most valuable prizes. Bid **one card** for each.
game-liars-dice = Liar’s dice
tagline-liars-dice = Everybody rolls under a cup. How many fives are there really?
option-liars-dice-dice = Dice under each cup
liars-dice-round = Dice under the cups: { $dice }
liars-dice-bid-is = The bid
liars-dice-bid = { $count } × { $face }
liars-dice-call = Liar!
liars-dice-lose = If the bid is true, you are out.
ask-liars-dice-roll = What does { $name } roll?
entry-liars-dice-roll = { $name } rolls { $faces }.
entry-liars-dice-say = { $count ->
    [0] { $name } says: liar!
   *[other] { $name } bids { $count } × { $face }.
}
entry-liars-dice-caught = { $name } is caught.
entry-liars-dice-leave = { $name } leaves.
rules-liars-dice-01-goal-title = The goal
rules-liars-dice-01-goal = Do not get caught lying.
game-bulls = Bulls
tagline-bulls = The fourth card takes the row, and nobody wants bulls.
option-bulls-cards = Cards in each hand
bulls-heading = As few bulls as you can
bulls-row = Row { $row }
bulls-bulls = Bulls
bulls-played = Turned up
bulls-play = Play { $card }
bulls-take = Take row { $row }
bulls-cost = { $points ->
    [one] One bull.
   *[other] { $points } bulls.
}
ask-bulls-open = Which cards open the rows?
ask-bulls-deal = Which cards does { $name } get?
entry-bulls-open = The rows begin with { $cards }.
entry-bulls-deal = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $cards }.
entry-bulls-play = { $name } plays { $card }.
entry-bulls-take = { $name } chooses row { $row }.
entry-bulls-bulls = { $name } takes a row: { $points ->
    [one] one bull
   *[other] { $points } bulls
}.
entry-bulls-leave = { $name } leaves.
rules-bulls-01-goal-title = The goal
rules-bulls-01-goal = Take as few bulls as you can. Everybody plays **one card** at once.
game-kalah = Kalah
tagline-kalah = Sow, capture, and go again.
option-kalah-seeds = Seeds in each house
kalah-heading = More seeds in the store win.
kalah-house = { $name }, house { $house }
kalah-seeds = Seeds
kalah-sow = Sow house { $house }
entry-kalah-sow = { $name } sows house { $house }.
entry-kalah-capture = { $name } captures { $seeds }.
entry-kalah-again = { $name } goes again.
entry-kalah-leave = { $name } leaves.
rules-kalah-01-goal-title = The goal
rules-kalah-01-goal = Have more seeds in your store.
