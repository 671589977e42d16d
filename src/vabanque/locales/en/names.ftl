### Names of games and casinos.

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
bot-regular = Regular
bot-shark = Shark
bot-house = House
bot-perfect = Perfect
bot-random = Random
bot-greedy = Greedy
