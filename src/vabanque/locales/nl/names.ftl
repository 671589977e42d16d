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
bot-gambler = Gokker
bot-regular = Stamgast
bot-accountant = Boekhouder
bot-shark = Haai
bot-house = Huis
bot-perfect = Perfect
bot-random = Toeval
bot-greedy = Gulzig

## What a game is like, in one sentence

tagline-las-vegas-2012 = Acht dobbelstenen, zes casino’s – en wie gelijk staat, heeft het nakijken.
tagline-las-vegas-biggy = Eén dikke dobbelsteen telt dubbel, en de bandiet neemt elk getal.
tagline-las-vegas-cards = Vijf kaarten, zes casino’s, en iedereen draait tegelijk om.
tagline-top-10000 = Nog één worp dan? Stel je punten veilig, of zwaai ze uit.

## Options

option-las-vegas-2012-neutral = Neutrale dobbelstenen (2 tot 4 spelers): iedereen gooit ook met een kleur die niemand speelt, en die kleur dingt mee naar het geld.
option-las-vegas-2012-jetons = Jetons (huisregel): leg in één beurt minstens twee eigen dobbelstenen op een casino en pak de jeton daar; die is aan het eind $ 10.000 waard.
option-las-vegas-biggy-neutral = Neutrale dobbelstenen (2 tot 4 spelers): iedereen gooit ook met een kleur die niemand speelt, en die kleur dingt mee naar het geld.
option-las-vegas-biggy-bandit = De eenarmige bandiet: een zevende casino voor elk getal, al mag elk getal er maar één keer per ronde liggen. Het leukst met 5 of 6 spelers.
option-las-vegas-biggy-bandit_ties = Gelijke stand bij de bandiet: de ogen beslissen alleen bij gelijke stand met het grootste gewicht, lager vallen gelijke gewichten tegen elkaar weg (first, zoals in de spelregels), of op elke plaats (all).
option-las-vegas-cards-order = Kaarten leggen: iedereen kiest in het geheim en je draait samen om (together), of je legt om de beurt, open en bloot (in-turn).
option-las-vegas-cards-jetons = Jetons (huisregel, alleen om de beurt): leg in één beurt minstens twee dobbelstenen bij een casino en pak de jeton daar; die is aan het eind $ 10.000 waard.
option-top-10000-target = Het doel: wie een beurt afsluit met minstens zoveel punten, wint. Volgens de doos is dat 10.000.
option-open-money = Open geld: ieders winst ligt zichtbaar op tafel. Anders zie je je eigen geld, en van de anderen alleen het aantal biljetten. De regels blijven gelijk.
position-of-the-day = Stelling van de dag
