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
bot-gambler = Zocker
bot-regular = Stammgast
bot-accountant = Buchhalter
bot-shark = Hai
bot-house = Haus
bot-perfect = Perfekt
bot-random = Zufall
bot-greedy = Gierig

## What a game is like, in one sentence

tagline-las-vegas-2012 = Acht Würfel, sechs Casinos – und bei Gleichstand freuen sich die anderen.
tagline-las-vegas-biggy = Ein dicker Würfel zählt doppelt, und der Bandit nimmt jede Zahl.
tagline-las-vegas-cards = Fünf Karten, sechs Casinos – und alle decken zugleich auf.
tagline-top-10000 = Einer geht noch? Sichere deine Punkte – oder sieh ihnen hinterher.

## Options

option-las-vegas-2012-neutral = Neutrale Würfel (2 bis 4 Personen): Alle werfen auch Würfel einer Farbe, die niemand spielt, und diese Farbe kämpft mit ums Geld.
option-las-vegas-2012-jetons = Jetons (Hausregel): Wer in einem Zug mindestens zwei eigene Würfel auf ein Casino legt, nimmt dort den Jeton; er ist am Ende 10.000 $ wert.
option-las-vegas-biggy-neutral = Neutrale Würfel (2 bis 4 Personen): Alle werfen auch Würfel einer Farbe, die niemand spielt, und diese Farbe kämpft mit ums Geld.
option-las-vegas-biggy-bandit = Der Einarmige Bandit: ein siebtes Casino für jede Zahl, doch jede Zahl nur einmal je Durchgang. Am schönsten zu fünft oder sechst.
option-las-vegas-biggy-bandit_ties = Gleichstand beim Banditen: Die Augen entscheiden nur bei Gleichstand mit dem größten Gewicht, weiter unten hebt sich Gleiches auf (first, wie in der Anleitung), oder auf jedem Rang (all).
option-las-vegas-cards-order = Karten legen: Alle wählen verdeckt und decken gemeinsam auf (together), oder es geht offen reihum (in-turn).
option-las-vegas-cards-jetons = Jetons (Hausregel, nur reihum): Wer in einem Zug mindestens zwei Würfel an ein Casino legt, nimmt dort den Jeton; er ist am Ende 10.000 $ wert.
option-top-10000-target = Das Ziel: Wer einen Zug mit mindestens so vielen Punkten beendet, gewinnt. In der Schachtel sind es 10.000.
option-open-money = Offenes Geld: Alle Gewinne liegen offen. Sonst siehst du dein eigenes Geld, von den anderen nur die Zahl der Scheine. An den Regeln ändert das nichts.
position-of-the-day = Stellung des Tages
