### Namen van spellen en casino’s.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas met Biggy
game-las-vegas-cards = Las Vegas – het kaartspel
game-top-10000 = Die oberen 10 000 (De upper ten)

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Eenarmige bandiet

# Een casino in een zin; $casino is zijn nummer. Het zevende is geen naam: het krijgt een lidwoord.
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
    [7] De eenarmige bandiet
   *[other] { casino-name }
}
casino-on = { $casino ->
    [7] op de eenarmige bandiet
   *[other] op { casino-name }
}
casino-at = { $casino ->
    [7] bij de eenarmige bandiet
   *[other] bij { casino-name }
}

## Bots

bot-tourist = Toerist
bot-regular = Stamgast
bot-shark = Haai
bot-house = Huis
bot-perfect = Perfect
bot-random = Toeval
bot-greedy = Gulzig
