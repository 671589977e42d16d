### Namen der Spiele und Casinos.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas mit Biggy
game-las-vegas-cards = Las Vegas – Das Kartenspiel
game-top-10000 = Die oberen 10 000

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Einarmiger Bandit
