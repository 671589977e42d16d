### Le coach : pourquoi un coup était une erreur (reason-…), ce qu’il faut retenir (remember-…) et la position modifiée
### qui le prouve (if-…, le début de la phrase reason-checked). 280 caractères au plus. $money : une somme d’argent.

reason-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
reason-points = { $points ->
    [one] un point
   *[other] { $points } points
}
reason-checked = { $changed }, le même coup aurait coûté { $loss } au lieu de { $cost }.
reason-checked-best = { $changed }, le meilleur coup aurait valu { $loss } de plus au lieu de { $cost }.
reason-checked-none = { $changed }, le même coup n’aurait rien coûté.
reason-checked-best-none = { $changed }, le meilleur coup n’aurait rien valu de plus.
reason-none = Aucune cause unique n’explique ce coup : aucune des raisons du coach ne résiste à la vérification.
reason-remember = À retenir : { $remember }
reason-proof = Comment le sait-on ?
reason-also = Et aussi :

reason-vegas-tie = Les dés joués { casino-at } sont à égalité avec { $name } : en l’état, aucun des deux n’y reçoit rien.
remember-vegas-tie = Deux nombres de dés égaux ne gagnent rien. Compte avant de rejoindre un casino.
reason-vegas-untie = Il y a égalité avec { $name } { casino-at }. Un coup de plus la rompt, et tous les dés y comptent de nouveau.
remember-vegas-untie = Des dés à égalité ne valent rien : celui qui la brise vaut autant que tous les autres.
reason-vegas-stop = Une égalité avec { $name } { casino-at } ne gagne rien, mais elle lui enlève { $money }.
remember-vegas-stop = L’égalité peut être une arme : elle coûte un billet à l’autre, même si elle ne te rapporte rien.
reason-vegas-overtake = { $name } était en tête { casino-at }. Le meilleur coup passe devant et prend les { $money }.
remember-vegas-overtake = Un billet pris à un rival compte deux fois : tu l’as, et quelqu’un d’autre ne l’a pas.
reason-vegas-wasted = L’avance { casino-at } était déjà sûre : personne ne pouvait plus revenir. Ces dés n’ajoutent rien.
remember-vegas-wasted = Quand personne ne peut plus te rattraper, chaque dé de plus est gaspillé.
reason-vegas-jeton = Le meilleur coup prend aussi le jeton { casino-at }.
remember-vegas-jeton = Un jeton est aussi de l’argent : deux dés d’un coup le prennent.
reason-vegas-behind = { $name } reste en tête { casino-at } : en l’état, les dés joués n’y gagnent rien.
remember-vegas-behind = Derrière un leader, il faut un deuxième billet, ou un plan pour passer devant.
reason-vegas-safe = Le meilleur coup gagne { $money } { casino-at }, et personne ne peut plus les prendre.
remember-vegas-safe = Un billet que personne ne peut plus te prendre est presque dans ta poche.
reason-vegas-leader = { $name } a gagné le plus jusqu’ici ({ $money }). Le meilleur coup lui coûte de l’argent.
remember-vegas-leader = Gagne qui a le plus : ce que perd le leader vaut presque autant que ce que tu gagnes.
reason-vegas-crowded = Il y a trop de monde { casino-at } : { $count ->
    [one] un rival y a des dés.
   *[other] { $count } rivaux y ont des dés.
}
remember-vegas-crowded = Là où beaucoup se disputent, les égalités et les derniers dés mangent le billet. Cherche une place libre.
reason-vegas-breakable = L’avance { casino-at } ne durera pas : { $name } n’a pas fini et peut encore revenir.
remember-vegas-breakable = Une avance ne compte qu’une fois que chacun a placé son dernier dé.
reason-vegas-defend = L’avance { casino-at } vaut { $money }, et { $name } la menace. Le meilleur coup la renforce.
remember-vegas-defend = Occupe-toi d’abord du gros billet pour lequel tu es en tête, puis ouvre autre chose.
reason-vegas-second = { casino-subject } offre un deuxième billet de { $money } : pas besoin d’être en tête.
remember-vegas-second = Le deuxième rang est bon marché, et un bon deuxième billet vaut souvent mieux qu’un mauvais premier.
reason-vegas-small = { casino-subject } n’a que { $money } à gagner ; { $other }, c’est { $more }.
remember-vegas-small = Les dés coûtent partout pareil : place-les là où le billet est gros.
reason-vegas-enough = Tu es déjà en tête { casino-at } pour { $money }. Ces dés manquent ailleurs.
remember-vegas-enough = Être en tête suffit : une plus grande avance ne paie pas plus.
reason-vegas-open = Il n’y a encore personne { casino-at }, et { $money } y attendent.
remember-vegas-open = Les premiers dés dans un casino vide sont aussitôt en tête.
reason-vegas-contested = { $name } a des dés { casino-at }, et ce coup est trop faible contre eux.
remember-vegas-contested = Regarde d’abord qui est déjà là, puis le billet.
reason-vegas-big = Ce qui décide, c’est le billet { casino-at } : { $money }.
remember-vegas-big = Regarde d’abord le plus gros billet, et demande-toi qui peut encore l’avoir.
reason-vegas-leading = Tu es en tête : { $money } jusqu’ici. Ce coup prend un risque dont seul un joueur en retard aurait besoin.
remember-vegas-leading = En tête, prends ce qui est sûr et garde la table calme.
reason-vegas-trailing = { $name } a { $money } d’avance sur toi. À égalité, ce coup serait bon ; là, il faut davantage.
remember-vegas-trailing = En retard, joue pour les billets qui peuvent encore renverser la partie.
reason-vegas-answer = { $name } peut encore jouer et a une réponse à ce coup.
remember-vegas-answer = Avant de placer, demande-toi ce que fera le joueur suivant.
reason-vegas-answers = En l’état, le coup est bon, mais les autres n’ont pas fini : ce qu’ils ont encore en main le rend moins bon.
remember-vegas-answers = Au début d’une manche, rien n’est gagné. Compte ce que les autres ont encore en main.
reason-vegas-prices = Les billets ne conviennent pas à ce coup : { $money } en tout { casino-at }, { $more } en tout { $other }. Dans l’autre sens, il aurait été juste.
remember-vegas-prices = Compare tous les billets de deux casinos, les deuxièmes aussi.

reason-dice-biggy = { $kept ->
    [yes] Le Biggy compte double, et le voilà dépensé { casino-at }, où il vaut moins que plus tard.
   *[no] Le Biggy compte double : il vaut plus { casino-at } que tout ce que peuvent faire les autres dés.
}
remember-dice-biggy = Le Biggy, c’est deux dés en un. Dépense-le là où il décide.
reason-dice-last-word = Le meilleur coup garde { reason-dice } en main au lieu de { $fewer }, et avec eux le dernier mot de la manche.
remember-dice-last-word = Qui place en dernier choisit en dernier. Vers la fin, des dés en main valent de l’argent.
reason-dice-too-many = Cela coûte { reason-dice } { casino-at }. Le meilleur coup { $fewer ->
    [0] n’en demande aucun des tiens
    [one] n’en demande qu’un
   *[other] n’en demande que { $fewer }
} et garde le reste pour plus tard.
remember-dice-too-many = Chaque dé gardé est un lancer de plus. Paie une place le moins possible.
reason-dice-thin = Un seul dé { casino-at } est vite dépassé. Le meilleur coup en amène { $dice } d’un coup { $other }.
remember-dice-thin = Six casinos avec un dé chacun ne gagnent rien : sois fort quelque part.
reason-dice-neutral = Les dés neutres { casino-at } jouent aussi, et ici ce sont eux qui décident.
remember-dice-neutral = Les dés neutres gagnent et annulent comme un joueur. Compte-les.
reason-dice-neutral-rolled = Ce coup amène aussi { $dice ->
    [one] un dé neutre
   *[other] { $dice } dés neutres
} { casino-at }, contre les tiens.
remember-dice-neutral-rolled = Regarde quels dés neutres un chiffre amène : là ils te gênent, ailleurs ils gênent les autres.
reason-dice-rival = { $name } a des dés { casino-at }, et le meilleur coup les affronte.
remember-dice-rival = Une place vaut plus quand un rival l’a déjà payée.
reason-dice-bandit = { $on ->
    [yes] Le Bandit manchot prend chaque chiffre une fois, et l’égalité en tête n’y annule rien : avec { $money }, ce chiffre est pour lui.
   *[no] Le Bandit manchot ne vaut pas ces dés : { $money } seulement, et le chiffre y est ensuite fermé pour tous.
}
remember-dice-bandit = Le Bandit ne prend chaque chiffre qu’une fois. Envoie-lui les dés qui valent peu dans leur casino.
reason-dice-too-few = Le meilleur coup amène { reason-dice } d’un coup { casino-at } ; celui-ci n’en amène que { $fewer }.
remember-dice-too-few = Beaucoup de dés d’un chiffre, c’est un coup fort. Ils ne reviendront peut-être pas.

reason-cards-out-early = Avec { $cards ->
    [one] une carte posée
   *[other] { $cards } cartes posées
}, la manche est finie pour toi trop tôt : les autres continuent sans toi.
remember-cards-out-early = La huitième carte finit ta manche. Pose-la quand plus rien de bon ne peut venir.
reason-cards-go-out = Le meilleur coup pose la dernière des huit cartes : la manche est finie pour toi, et rien de mauvais ne doit suivre.
remember-cards-go-out = Chaque coup oblige à poser. Finir au bon moment est un avantage.
reason-cards-last-play = C’est le dernier coup de la manche, et les cartes gardées en main ne gagnent rien { casino-at }.
remember-cards-last-play = Au dernier coup, ne garde rien qui puisse encore gagner.
reason-cards-too-many = { $count ->
    [one] Une carte use
   *[other] { $count } cartes d’un coup usent
} trop de tes huit ; { $fewer ->
    [one] une suffirait
   *[other] { $fewer } suffiraient
}.
remember-cards-too-many = Tu as huit cartes pour une manche. Dépense-les là où elles décident.
reason-cards-double = La double compte pour deux { casino-at }, et non posée elle est perdue pour cette manche.
remember-cards-double = Chaque chiffre n’a qu’une double. Si elle vient quand elle décide, pose-la.
reason-cards-double-wasted = La double est dépensée { casino-at }, où d’autres sont plus forts.
remember-cards-double-wasted = Une double derrière un leader est une double perdue.
reason-cards-rival-out = La manche est finie pour { $name }, qui ne peut plus répondre { casino-at }.
remember-cards-rival-out = Les dés d’un joueur qui a fini restent tels quels : compte ce qu’il faut pour les battre.
reason-cards-too-few = Le meilleur coup pose aussi une carte { casino-at }. Ce qui n’est pas posé maintenant est perdu pour cette manche.
remember-cards-too-few = Les cartes non posées vont sous le verre : sers-toi de celles qui gagnent quelque chose.
reason-cards-missed = Le meilleur coup se sert de la carte { casino-at } ; sinon elle va sous le verre et ne gagne rien dans cette manche.
remember-cards-missed = Avant de choisir, regarde chaque carte que tu abandonnerais.
reason-cards-both = Deux casinos d’un coup : le meilleur coup va aussi { casino-at }, où il y a de l’argent à gagner.
remember-cards-both = Deux cartes de chiffres différents, ce sont deux chances en un coup.
reason-cards-split = Deux casinos d’un coup, et les deux sont faibles : { casino-at }, cela gagne trop peu.
remember-cards-split = Deux cartes dans un casino gagnent souvent ce qu’une carte dans chacun de deux ne gagne pas.

reason-10000-win = Encaisser gagnait la partie tout de suite, avec { reason-points }. Le lancer fait chou blanc dans { $bust } % des cas.
remember-10000-win = Quand les points suffisent, encaisse-les.
reason-10000-coin = La pièce porte-bonheur rend les six dés : chou blanc dans { $bust } % des cas seulement. Cela vaut la peine d’y risquer { reason-points }.
remember-10000-coin = Après la pièce, relance : avec six dés, on ne fait presque jamais chou blanc.
reason-10000-six = Tous les dés sont de côté, donc les six reviennent : chou blanc dans { $bust } % des cas seulement. Encaisser { reason-points }, c’est y renoncer.
remember-10000-six = Six dés frais sont le meilleur lancer. N’encaisse qu’après un très bon tour.
reason-10000-left = On pouvait encaisser { $points } points, et il n’y en a eu que { $fewer }.
remember-10000-left = Si tu encaisses, mets de côté tout ce qui rapporte.
reason-10000-all-six = Tout mettre de côté rend les six dés ; ainsi il { $fewer ->
    [one] n’en reste qu’un
   *[other] en reste { $fewer }
}.
remember-10000-all-six = Si tous tes dés peuvent compter, prends-les tous et lances-en six.
reason-10000-turned = Deux 5 peuvent compter comme un 1 : { $points } points au lieu de { $fewer }.
remember-10000-turned = Avec deux 5, on peut en tourner un sur le 1.
reason-10000-triple = Il y a plus dans ce lancer : { $points } points au lieu de { $fewer }.
remember-10000-triple = Cherche d’abord les brelans et la suite.
reason-10000-not-triple = Cela prend trop de dés : { $dice } à lancer vaudraient mieux que { $fewer }.
remember-10000-not-triple = Un petit brelan coûte trois dés. Des dés à lancer peuvent valoir plus.
reason-10000-red = Le dé rouge est mis de côté. Lui seul peut montrer la pièce porte-bonheur.
remember-10000-red = Si tu relances, garde le dé rouge en main.
reason-10000-dice = { $dice } dés à lancer valent mieux que { $fewer ->
    [one] un dé
   *[other] { $fewer } dés
} et { $points } points de plus.
remember-10000-dice = Si tu relances, mets de côté le moins possible.
reason-10000-points = { $points } points au lieu de { $fewer }, pour presque le même lancer.
remember-10000-points = Des points sans risque sont gratuits : prends-les.
reason-10000-chase = Il ne manque que { reason-points } à { $name }. Quelques points encaissés viennent trop tard ; un risque de { $bust } % en vaut la peine.
remember-10000-chase = Quand un rival va gagner, il te faut un grand tour.
reason-10000-almost = Il ne manque que { reason-points } pour gagner. Un lancer peut suffire, et il fait chou blanc dans { $bust } % des cas.
remember-10000-almost = Près du but, un lancer de plus peut être le dernier.
reason-10000-few-dice = Avec { reason-dice } seulement, on fait chou blanc dans { $bust } % des cas, et { $points } points sont en jeu.
remember-10000-few-dice = Avec un ou deux dés, encaisse tout ce qui vaut quelque chose.
reason-10000-stake = { reason-points } en jeu, et un chou blanc dans { $bust } % des cas : trop à perdre.
remember-10000-stake = Plus le tour a rapporté, plus le prochain lancer doit être sûr.
reason-10000-ahead = Tu es en tête, et il manque encore { reason-points } à { $name }. Aucune raison de risquer { $bust } %.
remember-10000-ahead = En tête, laisse les risques aux autres.
reason-10000-time = Il manque encore { reason-points } à { $name } : tu auras un autre tour, encaisse celui-ci.
remember-10000-time = Loin de la fin, un bon tour est un tour encaissé.
reason-10000-little = { reason-points }, c’est peu à perdre, et le lancer ne fait chou blanc que dans { $bust } % des cas.
remember-10000-little = Quelques points ne valent pas d’être encaissés tant que tu as des dés.
reason-10000-safe = Avec { reason-dice } à lancer, on ne fait chou blanc que dans { $bust } % des cas : il y a plus à gagner qu’à perdre.
remember-10000-safe = Avec quatre dés ou plus, relance, sauf si le tour est déjà très bon.
reason-10000-behind = { $name } a { reason-points } d’avance. Ce tour doit rapporter plus.
remember-10000-behind = En retard, il faut risquer plus que celui qui est en tête.
reason-10000-worth = Avec { reason-dice } et { $bust } % de chou blanc, le lancer vaut encore son risque.
remember-10000-worth = Compare ce que tu peux perdre à ce que rapporte un lancer : 300 à 400 points avec tous les dés.

if-gone = Si { $name } n’avait pas de dés { casino-at }
if-all-gone = Sans les dés des autres { casino-at }
if-own-gone = Sans tes propres dés { casino-at }
if-bill = Avec { $money } comme plus gros billet { casino-at }
if-second = Avec { $money } seulement comme deuxième billet { casino-at }
if-intruder = Si { $name } avait { reason-dice } { casino-at }
if-hand-empty = Si { $name } n’avait plus rien à jouer
if-hands-empty = Si personne d’autre n’avait plus rien à jouer
if-poor = Si { $name } n’avait encore rien gagné
if-own-money = Avec { $money } dans ta poche
if-no-jeton = Sans le jeton { casino-at }
if-bills-small = Avec les plus petits billets là où va le meilleur coup
if-swapped = Avec les billets échangés { casino-at } et { $other }
if-more-dice = Avec { reason-dice } de plus en main
if-rolled = Avec { reason-dice } pour cela { casino-at }
if-no-biggy = Avec un dé ordinaire au lieu du Biggy
if-no-neutral = Sans les dés neutres { casino-at }
if-no-neutral-rolled = Sans les dés neutres du lancer
if-room = Avec { $count ->
    [one] une carte de moins posée
   *[other] { $count } cartes de moins posées
} jusqu’ici
if-single = Avec un { $number } simple au lieu de la double
if-no-card = Avec une autre carte au lieu du { $card }
if-dice = Avec { reason-dice } à lancer
if-dice-points = Avec { reason-dice } à lancer et { $points } points en jeu
if-no-coin = Sans la pièce, avec { reason-dice } à lancer
if-no-coin-side = Si le dé rouge n’avait pas de pièce
if-score = Si { $name } était à { $points }
if-own-score = Si tu étais à { $points }
if-points = Avec { reason-points } déjà mis de côté dans ce tour
if-more-points = Avec { reason-points } de plus pour cela

## Les coups en mots ; $cards et $combos : des listes

move-place = { $dice } { casino-on }
move-lay = poser { $cards }
move-keep-throw = { $combos }, puis relancer
move-keep-bank = { $combos }, puis encaisser
