### Namen der Spiele und Casinos.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas mit Biggy
game-las-vegas-cards = Las Vegas – Das Kartenspiel
game-top-10000 = Die oberen 10 000

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Einarmiger Bandit

# Ein Casino im Satz; $casino ist seine Nummer. Das siebte ist kein Name: Es hat einen Artikel und einen Fall.
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
    [7] Der Einarmige Bandit
   *[other] { casino-name }
}
casino-on = { $casino ->
    [7] auf den Einarmigen Banditen
   *[other] auf { casino-name }
}
casino-at = { $casino ->
    [7] beim Einarmigen Banditen
   *[other] bei { casino-name }
}

## Bots

bot-tourist = Tourist
bot-regular = Stammgast
bot-shark = Hai
bot-house = Haus
bot-perfect = Perfekt
bot-random = Zufall
bot-greedy = Gierig
