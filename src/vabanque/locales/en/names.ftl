### Names of games and casinos.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas with Biggy
game-las-vegas-cards = Las Vegas – the card game
game-top-10000 = Die oberen 10 000 (The Top 10,000)

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = One-Armed Bandit
