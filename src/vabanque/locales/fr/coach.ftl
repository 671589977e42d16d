### Le conseiller de Die oberen 10 000 et les réponses du solveur. $win, $bust … : pourcentages prêts à afficher.

coach-position = { $me } contre { $others }, { $turn } points dans ce tour, { $dice } en main
coach-bank = encaisser
coach-throw = relancer
advise-nothing-to-decide = Personne n’a rien à décider dans cette position : on lance ou on pioche, ou la partie est finie.
advise-needs-scores = Donne une position en une ligne, ou les scores : --me et --other.
coach-head-choice = choix
coach-head-aside = mettre de côté
coach-head-points = points
coach-head-dice = ensuite en main
coach-head-then = ensuite
coach-head-win = chance de gagner
coach-head-cost = coûte
coach-say-bank = Encaisse. Relancer ferait chou blanc dans { $bust } des cas et coûterait { $cost } points de pourcentage.
coach-say-throw = Relance. Cela fait chou blanc dans { $bust } des cas, mais encaisser coûterait { $cost } points de pourcentage.
coach-say-equal = Les deux se valent. Relancer fait chou blanc dans { $bust } des cas.
coach-bust = Rien à mettre de côté : ce lancer fait chou blanc. La chance de gagner est maintenant de { $win }.
coach-more = { $count ->
    [one] … et { $count } autre, moins bon (--all montre tout)
   *[other] … et { $count } autres, moins bons (--all montre tout)
 }
coach-about-three = À trois : l’équilibre, arrondi à { $error }.
coach-about-four = À quatre : une bonne approximation.
coach-say-first = Lance. Rien n’est encore en jeu, et tu gagnes { $win } des parties.

error-score-at-target = Avec { $score } points, la partie est déjà gagnée : l’objectif est { $target }.
error-not-dice = « { $text } » ne dit pas quels dés : 3b+r pour la main, 2 3 5 r5 pour un lancer, rc pour la pièce.
error-no-such-hand = Il y a cinq dés noirs et un rouge ; personne ne peut avoir { $dice } en main.
error-no-solution = Il n’y a pas de solution pour ce jeu : { $game }.
error-work-file = Le fichier de travail { $file } est inutilisable : { $reason }.

solve-win-first = Qui commence gagne { $win } des parties (erreur d’au plus { $bound }).
solve-residual = Plus grand écart entre un état et son meilleur tour : { $residual }
solve-turns = Seul, il faut au mieux { $turns } tours en moyenne jusqu’à { $target }.
solve-points = En ne jouant que pour les points, le meilleur tour rapporte { $points } en moyenne.
solve-win-seats = Chance de gagner, par place : { $wins }
solve-regret = Aucun tour ne pourrait être meilleur de plus de { $regret }.
solve-shipped = La table fournie s’écarte d’au plus { $difference }.
solve-shipped-none = Il n’y a pas de table fournie pour comparer.
solve-games = { $games } parties simulées : qui commence gagne { $win }, à { $errors } erreurs types.
solve-seconds = { $seconds } secondes
solve-layers = Scores, du plus haut au plus bas

duel-before = Avant le lancer : { $win } de chances de gagner si chacun joue au mieux.
duel-head-casino = casino
duel-head-dice = dés
error-six-casinos = Il y a six casinos, mais { $found } sont indiqués.
error-too-many-dice = Il peut y avoir au plus { $most } dés, pas { $found }.
duel-needs-numba = Sans numba, on ne peut résoudre que les derniers dés d’une manche.
