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

# Un casino dans une phrase, avec son article ; $casino est son numéro.
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
    [1] La Gold Mine
    [2] Le Bajazzo
    [3] Le Miracle
    [4] L’Oasis
    [5] Le Sphinx
    [6] Le Show Hall
   *[other] Le Bandit manchot
}
casino-on = { $casino ->
    [1] à la Gold Mine
    [2] au Bajazzo
    [3] au Miracle
    [4] à l’Oasis
    [5] au Sphinx
    [6] au Show Hall
   *[other] chez le Bandit manchot
}
casino-at = { $casino ->
    [1] à la Gold Mine
    [2] au Bajazzo
    [3] au Miracle
    [4] à l’Oasis
    [5] au Sphinx
    [6] au Show Hall
   *[other] chez le Bandit manchot
}

## Les bots

bot-tourist = Touriste
bot-gambler = Flambeur
bot-regular = Habitué
bot-accountant = Comptable
bot-shark = Requin
bot-house = Maison
bot-perfect = Parfait
bot-random = Hasard
bot-greedy = Avide

## What a game is like, in one sentence

tagline-las-vegas-2012 = Huit dés, six casinos, et une égalité qui vous ruine tous les deux.
tagline-las-vegas-biggy = Un gros dé qui compte double, et un Bandit qui accepte tout.
tagline-las-vegas-cards = Cinq cartes, six casinos, et tout le monde retourne les siennes en même temps.
tagline-top-10000 = Encore un petit lancer ? Encaisse tes points, ou regarde-les filer.

## Options

option-las-vegas-2012-neutral = Dés neutres (2 à 4 joueurs) : chacun lance aussi des dés d’une couleur que personne ne joue, et cette couleur dispute l’argent à tous.
option-las-vegas-2012-jetons = Jetons (règle maison) : place au moins deux dés à toi dans un casino en un seul tour et prends son jeton, qui vaut 10 000 $ à la fin.
option-las-vegas-biggy-neutral = Dés neutres (2 à 4 joueurs) : chacun lance aussi des dés d’une couleur que personne ne joue, et cette couleur dispute l’argent à tous.
option-las-vegas-biggy-bandit = Le Bandit manchot : un septième casino ouvert à tous les chiffres, mais à chacun une seule fois par manche. Idéal à 5 ou 6.
option-las-vegas-biggy-bandit_ties = Égalités chez le Bandit : les points départagent seulement en tête, les autres égalités s’annulant comme ailleurs (first, comme dans la règle imprimée), ou à tous les rangs (all).
option-las-vegas-cards-order = Poser ses cartes : chacun choisit en secret et tous révèlent ensemble (together), ou bien chacun son tour, à la vue de tous (in-turn).
option-las-vegas-cards-jetons = Jetons (règle maison, seulement chacun son tour) : pose au moins deux dés à un casino en un seul tour et prends son jeton, qui vaut 10 000 $ à la fin.
option-top-10000-target = Le score à atteindre : termine un tour avec au moins ce total et tu gagnes. Dans la boîte, c’est 10 000.
option-open-money = Argent visible : l’argent de chacun est étalé. Sinon, tu vois ton argent, mais seulement le nombre de billets des autres. Aucune règle ne change.
position-of-the-day = Position du jour
