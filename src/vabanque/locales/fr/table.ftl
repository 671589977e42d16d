### Ce qui se passe à la table, qui a gagné, et pourquoi quelque chose est refusé.
### $name, $who : une personne ; $casino : nom d’un casino ; $bills, $cards, $dice : listes toutes faites.

money = { $amount } $
money-more = +{ money }
money-less = −{ money }
money-same = rien ne change
number = { $value }
percent = { $value } %
# A difference between two chances; $value may be “25.1 ± 4.2”.
percentage-points = { $value } points de pourcentage
seat-number = place { $number }

## Ce qui se passe

entry-round = Manche { $number }. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
entry-round-together = Manche { $number }.
entry-fill = { casino-subject } reçoit { $bills }.
entry-spare = { $you ->
    [yes] Tu lances
   *[no] { $name } lance
} les dés neutres restants : { $dice }.
entry-roll = { $you ->
    [yes] Tu lances
   *[no] { $name } lance
} : { $dice }.
entry-place = { $you ->
    [yes] Tu places
   *[no] { $name } place
} { $dice } { casino-on }.
entry-draw = { $you ->
    [yes] Tu pioches
   *[no] { $name } pioche
} : { $cards }.
entry-draw-hidden = { $name } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
entry-hidden-cards = { $name } reçoit { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
entry-hidden-dice = { $name } lance { $count ->
    [one] un dé
   *[other] { $count } dés
} à l’abri des regards.
entry-hidden-bills = { $name } reçoit { $count ->
    [one] un billet
   *[other] { $count } billets
}.
entry-hidden-move = { $name } fait un choix que tu ne vois pas.
entry-lay = { $you ->
    [yes] Tu poses
   *[no] { $name } pose
} : { $cards }.
entry-jeton = { $you ->
    [yes] Tu prends
   *[no] { $name } prend
} le jeton { casino-at }.
entry-throw = { $you ->
    [yes] Tu lances
   *[no] { $name } lance
} : { $dice }.
entry-keep-throw = { $you ->
    [yes] Tu mets de côté { $combos } pour { $points } points et tu relances.
   *[no] { $name } met de côté { $combos } pour { $points } points et relance.
}
entry-keep-bank = { $you ->
    [yes] Tu mets
   *[no] { $name } met
} de côté { $combos } pour { $points } points.
entry-bust = Chou blanc ! { $you ->
    [yes] Tu ne peux rien mettre de côté et tu perds
   *[no] { $name } ne peut rien mettre de côté et perd
} les points de ce tour.
entry-bank = { $you ->
    [yes] Tu encaisses { $turn } points et tu en as maintenant { $score }.
   *[no] { $name } encaisse { $turn } points et en a maintenant { $score }.
}
entry-leave = { $you ->
    [yes] Tu quittes
   *[no] { $name } quitte
} la table. Ce qui est posé y reste.

dice-neutral = { $dice } (neutre)
dice-biggy = Biggy { $face }
dice-red = { $face } (rouge)
dice-coin = pièce porte-bonheur
double-card = double { $number }
# Plusieurs dés d’un chiffre : des 2.
faces = { $face }
# Les dés d’un chiffre : le 2, les trois 2.
placed-dice = { $count ->
    [one] le { $face }
   *[other] les { many } { faces }
}
placed-some-neutral = { placed-dice } (dont { $neutral ->
    [one] un neutre
   *[other] { $neutral } neutres
})
placed-neutral = { placed-dice } { $count ->
    [one] (neutre)
   *[other] (neutres)
}
placed-biggy = le Biggy
placed-biggy-alone = le Biggy avec le { $face }
# What is set aside in Die oberen 10 000.
aside-single = { $count ->
    [one] un { $face }
   *[other] { many } { faces }
}
aside-red = le { $face } rouge
aside-triple = trois { faces }
aside-triple-red = trois { faces } (dont un rouge)
aside-turned = un 5 tourné sur le 1
aside-turned-red = le 5 rouge tourné sur le 1
aside-straight = une suite
many = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}

## Le paiement, casino par casino

entry-pay = { casino-name } : { $clauses }.
clauses = { $first } ; { $last }
pay-tied = { $you ->
    [yes] { $names } êtes à égalité avec { $dice } chacun et ne recevez rien
   *[no] { $names } sont à égalité avec { $dice } chacun et ne reçoivent rien
}
pay-takes = { $you ->
    [yes] tu prends
   *[no] { $name } prend
} { $bill } avec { $dice }
pay-too-late = { $you ->
    [yes] tu ne reçois rien
   *[no] { $name } ne reçoit rien
} avec { $dice }, faute de billet
pay-neutral = les dés neutres gagnent { $bill } avec { $dice }, perdus pour tous
pay-neutral-too-late = les dés neutres ne gagnent rien avec { $dice }
pay-no-dice = personne n’y a de dés
pay-unclaimed = personne ne reçoit { $bills }
with-dice = { $count ->
    [one] un dé
   *[other] { many } dés
}
# Level with somebody on the Bandit: what decided.
pips = { $pips ->
    [one] un point
   *[other] { $pips } points
}
with-dice-pips = { with-dice } et { pips }
with-dice-highest = { with-dice }, { pips } et le { $face } comme chiffre le plus élevé
owner-neutral = les dés neutres

## La fin

result-winner = { $you ->
    [yes] Tu gagnes
   *[no] { $name } gagne
}.
result-shared = { $you ->
    [yes] La victoire est partagée : { $names }.
   *[no] { $names } se partagent la victoire.
}
result-money = { $you ->
    [yes] Toi
   *[no] { $name }
} : { $money } en { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
}
result-money-jetons = { $you ->
    [yes] Toi
   *[no] { $name }
} : { $money }, avec { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
} et { $jetons ->
    [one] { $jetons } jeton
   *[other] { $jetons } jetons
}
result-points = { $you ->
    [yes] Toi
   *[no] { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The reader in a list of names, always first.
listed-you = toi
and = { $first } et { $last }

## Pourquoi pas : les coups

error-not-your-turn = { $you ->
    [yes] Ce n’est pas à toi de jouer.
   *[no] Ce n’est pas à { $who } de jouer.
}
error-game-over = La partie est finie.
error-one-move = Il faut exactement un coup de chaque personne qui doit décider ; il y en a eu { $moves }.
error-already-chosen = { $you ->
    [yes] Tu as
   *[no] { $who } a
} déjà choisi.
error-no-such-seat = Cette personne n’est pas à la table : { $who }.
error-face-not-rolled = Le lancer ne montre aucun { $face }.
error-wrong-casino = Les { $face } vont dans le casino { $face }, pas dans le { $casino }.
error-no-bandit = Le Bandit manchot n’est pas de cette partie.
error-bandit-face-taken = Le Bandit a déjà des { $face } dans cette manche ; chaque chiffre n’y va qu’une fois.
error-no-cards = Il faut poser au moins une carte.
error-card-not-in-hand = Tu n’as pas la carte { $card } en main, ou pas autant de fois.
error-mixed-numbers = Trois cartes ou plus doivent toutes montrer le même chiffre.
error-nothing-set-aside = Il faut mettre de côté au moins un dé qui rapporte.
error-no-such-combo = « { $combo } » n’est pas une combinaison.
error-not-in-throw = Le lancer ne contient pas { $combos }.
error-five-blocked = L’autre 5 d’une paire tournée doit rester ; { $combos } l’utiliserait.
error-wrong-points = Ces dés valent { $expected } points, pas { $points }.
error-throw-or-bank = Après avoir mis de côté, dis « relancer » ou « encaisser », pas « { $then } ».

## Pourquoi pas : le hasard

error-wrong-seat = C’est { $who } qui lance ou pioche ici, pas la place { $found }.
error-wrong-dice-count = Nombre de dés dans ce lancer : { $dice }, pas { $shown }.
error-no-such-face = Un dé montre 1 à 6, pas { $face }.
error-not-faces = « { $word } » ne dit pas ce que montrent les dés. Saisis leurs faces, par exemple 1 3 3 6 ou 1336.
error-which-is-red = Lequel est le dé rouge ? Mets un r devant : r5.
error-red-is-missing = Il manque le dé rouge : avec un r devant, r5, ou rp pour la pièce.
error-biggy-is-missing = Il manque le Biggy : avec un b devant, b5.
error-which-is-the-biggy = Lequel est le Biggy ? Mets un b devant : b5.
error-which-are-neutral = Lesquels sont neutres ? Mets un n devant chaque dé neutre : n4.
error-no-such-red-face = Le dé rouge montre 1 à 5 ou la pièce, pas { $face }.
error-not-sorted = Les faces ou les cartes ne sont pas triées.
error-biggy-count = Le Biggy est toujours lancé tant qu’il est en main, et seulement alors. Dans ce lancer : { $dice }.
error-red-count = Le dé rouge est toujours lancé tant qu’il est en main, et seulement alors. Dans ce lancer : { $dice }.
error-bill-not-in-deck = Il n’y a pas de billet de { $bill } 000 $ dans la pile.
error-fill-too-short = Il faut plus de billets que cela { casino-at }.
error-fill-too-long = Le compte y était déjà avant le dernier billet { casino-at }.
error-wrong-casino-filled = C’est le casino { $casino } qui est rempli ensuite, pas { $found }.
error-wrong-card-count = Une main compte { $cards } cartes, pas { $found }.
error-card-not-in-pile = La carte { $card } n’est pas dans la pile, ou pas aussi souvent.
error-pile-empty = Il n’y a plus rien à piocher.
error-unexpected-outcome = « { $found } » ne peut pas arriver maintenant.
error-bills-unaccounted = Le compte des billets n’est pas bon : { $expected } 000 $ dans le jeu, { $found } 000 $ trouvés.
error-dice-unaccounted = Le compte des dés n’est pas bon ({ $who }).
error-cards-unaccounted = Le compte des cartes n’est pas bon ({ $who }).
error-points-not-of-50 = Tous les points sont des multiples de 50 ; { $points } n’en est pas un.

## Pourquoi pas : la mise en place

error-not-at-home = Seule une personne devant l’ordinateur du serveur peut en décider.
error-no-network = Cet ordinateur n’est dans aucun réseau, les autres appareils ne le trouvent pas.
error-unknown-game = Il n’y a pas de jeu « { $game } ».
error-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-only-seats = Ce jeu se joue à { $most } joueurs, pas à { $seats }.
error-unknown-option = Ce jeu n’a pas d’option « { $option } ».
error-bad-option = L’option « { $option } » ne peut pas être « { $value } ».
error-neutral-seats = Les dés neutres sont pour deux à quatre joueurs, pas pour { $seats }.
error-jetons-in-turn = Les jetons demandent de poser chacun son tour : order=in-turn.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $known } ; ou module:Classe ou cmd:programme pour le tien.
error-bad-bot = Le bot « { $bot } » est inutilisable : { $reason }.
error-not-legal = { $move } n’est pas possible ici.
error-name-taken = { $name } existe déjà.
error-bot-failed = Le bot « { $bot } » ne répond plus : { $reason }.
error-bot-not-for-game = Le bot « { $bot } » ne joue pas à { $game }.
error-worker-died = Un processus est mort avant d’avoir fini.

## Pourquoi pas : textes et enregistrements

error-not-a-number = « { $word } » n’est pas un nombre.
error-no-such-card = Il n’y a pas de carte « { $card } ». Les cartes vont de 1 à 6, et de 1+ à 6+ pour les doubles.
error-not-a-move = « { $text } » n’est pas un coup.
error-not-a-position = Ce n’est pas une position de ce jeu : { $reason }.
error-position-head = Une position commence par le jeu et le nombre de joueurs, par exemple { $example } ; celle-ci commence par « { $text } ».
error-position-fields = Après le jeu, une position a { $count } parties ({ $expected }) ; celle-ci en a { $found }.
error-position-field = « { $text } » est illisible dans la partie « { $field } » de la position.
error-position-seats = La partie « { $field } » de la position doit avoir une entrée pour chacun des { $seats } joueurs, séparées par « / » ; elle en a { $found }.
error-position-form = Cette position s’écrit autrement : { $expected }
error-position-of-another-game = La position n’est pas de { $game } avec ces options et ces joueurs.
error-agent-seat = Les places doivent nommer « agent » une fois, et des bots ailleurs ; ici : { $seats }.
error-no-such-open-table = Il n’y a pas de table { $table }. Ouvres-en une avec new_game.
error-not-over-yet = La partie est en cours : son enregistrement montrerait ce que les autres ont.
error-not-a-sim-file = « { $file } » n’est pas un fichier de `vabanque sim --resume`.
error-no-bots-in-folder = Il n’y a pas de bots dans { $folder } : ni classes Python avec une méthode choose, ni programmes.
error-not-a-snapshot = Ce n’est pas une partie sauvegardée : { $reason }.
error-not-json = Ce n’est pas du JSON : { $reason }.
error-nested-too-deep = Le JSON est imbriqué trop profondément.
error-duplicate-key = La clé « { $key } » apparaît deux fois.
error-line-too-long = La ligne dépasse { $most } octets.
error-not-a-record = Un enregistrement est un objet JSON.
error-missing-key = La clé « { $key } » manque.
error-unknown-key = La clé « { $key } » n’a rien à faire ici.
error-wrong-type = Mauvais type : { $reason }.
error-unknown-format = Le format « { $format } » est inconnu ; ce programme lit vabanque/1.
error-bad-names = « seats » doit être une liste de noms.
error-bad-start = « start » doit être le numéro d’une place, pas { $start }.
error-not-an-entry = Une entrée du journal est un objet JSON.
error-unknown-kind = Ce jeu n’a pas d’entrée de journal du genre « { $kind } ».
error-unexpected-entry = Ici « { $expected } » était attendu, mais l’enregistrement a « { $found } ».
error-entry-after-end = La partie était déjà finie quand « { $found } » est arrivé.
error-journal-ends-early = Le journal s’arrête au milieu d’une étape.
error-not-over = L’enregistrement a un résultat, mais la partie n’est pas finie.
error-missing-result = La partie est finie, mais l’enregistrement n’a pas de résultat.
error-wrong-round = La manche est { $expected }, pas { $found }.
error-wrong-pay = Le casino paie { $expected }, pas { $found }.
error-wrong-jeton = Le jeton devrait être { $expected }, pas { $found }.
error-wrong-bust = Le chou blanc est { $expected }, pas { $found }.
error-wrong-bank = Ce qui est encaissé est { $expected }, pas { $found }.
error-wrong-score = Le score est { $expected }, pas { $found }.
error-wrong-bills = Le nombre de billets est { $expected }, pas { $found }.
error-wrong-jetons = Le nombre de jetons est { $expected }, pas { $found }.
error-wrong-winners = Les gagnants sont { $expected }, pas { $found }.
error-wrong-hashes = Les empreintes ne correspondent pas à la partie.
error-bad-fairness = La preuve des dés honnêtes est illisible.
error-broken-commitment = La graine révélée n’est pas celle sur laquelle le serveur s’était engagé.
error-unfair = Les graines donnent { $expected }, mais l’enregistrement a { $found }.
error-unfair-start = D’après les graines ou l’accord, la place { $expected } commence, mais l’enregistrement a la place { $found }.
error-no-proof = L’enregistrement ne contient pas de preuve de ses dés.
error-another-commitment = Le serveur s’était engagé sur autre chose avant la partie : tu as noté { $expected }, l’enregistrement a { $found }.
error-seat-seed-missing = Ta propre part des dés, { $seed }, n’a pas été utilisée.
error-bad-commitment = Un engagement compte 64 caractères, de 0 à 9 et de a à f.

## When the server is busy or cannot be reached: a page that cannot load, or has to wait

server-busy = Le serveur ne peut pas répondre pour le moment ; cette page réessaie d’elle-même.
