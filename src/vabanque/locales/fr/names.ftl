### Noms des jeux et des casinos.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas avec Biggy
game-las-vegas-cards = Las Vegas – le jeu de cartes
game-top-10000 = Die oberen 10 000

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Bandit manchot

# Un casino dans une phrase ; $casino est son numéro. Le septième n’est pas un nom propre : il prend un article.
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
    [7] Le Bandit manchot
   *[other] { casino-name }
}
casino-on = { $casino ->
    [7] chez le Bandit manchot
   *[other] dans { casino-name }
}
casino-at = { $casino ->
    [7] chez le Bandit manchot
   *[other] à { casino-name }
}

## Les bots

bot-tourist = Touriste
bot-regular = Habitué
bot-shark = Requin
bot-house = Maison
bot-perfect = Parfait
bot-random = Hasard
bot-greedy = Avide
