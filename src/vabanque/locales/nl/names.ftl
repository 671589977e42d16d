### Namen van spellen en casino's.

game-las-vegas-2012 = Las Vegas (2012)
game-las-vegas-biggy = Las Vegas met Biggy
game-las-vegas-cards = Las Vegas – het kaartspel
game-top-10000 = Die oberen 10 000 (De top 10.000)

casino-1 = Gold Mine
casino-2 = Bajazzo
casino-3 = Miracle
casino-4 = Oasis
casino-5 = Sphinx
casino-6 = Show Hall
casino-7 = Eenarmige bandiet
