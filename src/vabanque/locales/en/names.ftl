### Names of games and casinos, and what a game offers.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas with Biggy
game-las-vegas-cards = Las Vegas – the card game
game-top-10000 = Die oberen 10 000 (The Upper Ten Thousand)

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = One-Armed Bandit

# A casino in a sentence; $casino is its number. Casino 7 is not a name but a noun with an article.
casino-name = { $casino ->
    [1] { casino-1 }
    [2] { casino-2 }
    [3] { casino-3 }
    [4] { casino-4 }
    [5] { casino-5 }
    [6] { casino-6 }
   *[other] { casino-7 }
}
casino-subject = { $casino ->
    [7] The One-Armed Bandit
   *[other] { casino-name }
}
casino-on = { $casino ->
    [7] on the One-Armed Bandit
   *[other] on { casino-name }
}
casino-at = { $casino ->
    [7] at the One-Armed Bandit
   *[other] at { casino-name }
}

## Bots

bot-tourist = Tourist
bot-gambler = Gambler
bot-regular = Regular
bot-accountant = Accountant
bot-shark = Shark
bot-house = House
bot-perfect = Perfect
bot-random = Random
bot-greedy = Greedy

## What a game is like, in one sentence

tagline-las-vegas-2012 = Eight dice, six casinos, and a tie that ruins both of you.
tagline-las-vegas-biggy = One big die counts double – and the Bandit takes any number.
tagline-las-vegas-cards = Lay low or go all in: everybody reveals at once.
tagline-top-10000 = Just one more roll? Bank your points, or watch them go.

## Options

option-las-vegas-2012-neutral = Neutral dice (2 to 4 players): everybody also rolls dice of a colour nobody plays, and that colour competes for the money.
option-las-vegas-2012-jetons = Jetons (house rule): place two or more dice of your own on a casino in one turn and take its Jeton, worth $10,000 at the end.
option-las-vegas-biggy-neutral = Neutral dice (2 to 4 players): everybody also rolls dice of a colour nobody plays, and that colour competes for the money.
option-las-vegas-biggy-bandit = The One-Armed Bandit: a seventh casino that takes any number, but each number only once per round. At its best with 5 or 6 players.
option-las-vegas-biggy-bandit_ties = Ties on the Bandit: pips break only the tie for the most weight, while ties further down cancel as usual (first, as in the book), or they break every tie (all).
option-las-vegas-cards-order = Laying cards: everybody chooses in secret and reveals together (together), or one after another, in full view (in-turn).
option-las-vegas-cards-jetons = Jetons (house rule, only when laying in turn): lay two or more dice at a casino in one turn and take its Jeton, worth $10,000 at the end.
option-top-10000-target = The score that wins: end a turn with at least this many points and the game is yours. The box says 10,000.
option-open-money = Open money: everybody’s winnings lie face up. Otherwise you see your own money, but only the number of bills the others have. No rule changes.
position-of-the-day = Position of the day
