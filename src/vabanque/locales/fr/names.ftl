### Noms des jeux et des casinos.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas avec Biggy
game-las-vegas-cards = Las Vegas – le jeu de cartes
game-top-10000 = Die oberen 10 000 (Le Top 10 000)

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Bandit manchot
