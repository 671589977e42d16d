### La table dans le terminal. $name : quelqu’un à la table ; $file : un chemin ; $points, $dice, $bills : des nombres.

terminal-guest = Invité
terminal-neutral = neutre
error-nothing-to-undo = Rien ne peut être repris maintenant.

## Mode ligne : bonjour et au revoir

terminal-welcome = { $game } : { $names }.
terminal-welcome-help = Réponds aux questions, ou tape { $commands }.
terminal-drawn-first = Le sort a désigné qui commence : { $you ->
    [yes] toi.
   *[no] { $name }.
}
terminal-from-alone = --from dit déjà quel jeu on joue, avec quelles options et à qui le tour : laisse de côté le jeu, -o, --first et --resume.
terminal-from-seats = La position est pour { $seats } joueurs, mais --seats en nomme { $found }.
terminal-no-such-first = Personne ne s’appelle « { $who } » : choisis un nom ou le numéro d’une place. Jouent : { $names }.
terminal-resume = Ta partie est sauvegardée. Pour continuer : vabanque play --resume { $file }
terminal-left = Tu quittes la table. Rien n’était encore décidé : cette partie n’est pas sauvegardée.
terminal-saved = Chaque coup est sauvegardé au fil du jeu, dans { $file }
terminal-not-saved = Cette partie n’est pas sauvegardée.
terminal-recorded = L’enregistrement de cette partie : { $file }
terminal-try-help = Tape aide pour voir ce que tu peux répondre.

## Mode ligne : la table

terminal-round = Manche { $round } sur { $rounds }.
terminal-round-play = Manche { $round } sur { $rounds }, coup { $play } sur { $plays }.
terminal-play-number = Coup { $play } sur { $plays }.
terminal-target = Qui finit en premier un tour avec { $points } points ou plus gagne.
terminal-casino = Casino { $casino }, { casino-name } : { $bills }.
terminal-casino-dice = Dés : { $dice }.
terminal-casino-empty = Aucun dé.
terminal-pays-now = S’il payait maintenant : { $payments }.
terminal-pays-nobody-now = S’il payait maintenant : personne.
terminal-jeton-there = Un jeton s’y trouve.
terminal-bandit-has = Il a déjà les chiffres { $faces }.
terminal-dice-left = { $dice ->
    [0] plus de dés
    [one] encore un dé
   *[other] encore { $dice } dés
}
terminal-biggy-left = le Biggy en main
terminal-neutral-left = { $dice ->
    [one] encore un dé neutre
   *[other] encore { $dice } dés neutres
}
terminal-cards-laid = { $cards ->
    [0] aucune carte posée
    [one] une carte posée
   *[other] { $cards } cartes posées
}
terminal-now-out = { $you ->
    [yes] Tu as posé { $cards } cartes et tu as
   *[no] { $name } a posé { $cards } cartes et a
} fini cette manche.
terminal-out = la manche est finie
terminal-money = { $money } en { $bills ->
    [one] un billet
   *[other] { $bills } billets
}
terminal-bills = { $bills ->
    [0] aucun billet
    [one] un billet
   *[other] { $bills } billets
}
terminal-jetons = { $jetons ->
    [one] un jeton
   *[other] { $jetons } jetons
}
terminal-turn-points = { $you ->
    [yes] Tu as
   *[no] { $name } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans ce tour, avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } en jeu.
terminal-player = { $you ->
    [yes] Toi
   *[no] { $name }
} : { $facts }.
terminal-owned = { $you ->
    [yes] toi
   *[no] { $name }
} { $what }
terminal-on-table = { $you ->
    [yes] Tu as lancé
   *[no] { $name } a lancé
} { $dice }.
terminal-aside = Mis de côté dans ce tour : { $combos }, soit { $points } points.
terminal-totals = Argent jusqu’ici : { $totals }.
terminal-round-won = Manche { $round } : { $money }.

## Mode ligne : questions

terminal-ask-face = { $you ->
    [yes] Quel chiffre places-tu ?
   *[no] { $name }, quel chiffre places-tu ?
} { $faces }.
terminal-ask-bandit = Le Bandit prend encore { $faces }. Pour y aller : { $example }
terminal-ask-cards = { $you ->
    [yes] Tes cartes sont
   *[no] { $name }, tes cartes sont
} { $cards }. Lesquelles poses-tu ?
terminal-ask-aside = { $you ->
    [yes] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans ce tour.
   *[no] { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans ce tour.
} Que mets-tu de côté ? Possible : { $choices }. Puis « relancer » ou « encaisser ».
terminal-aside-choice = { $combos } : { $aside } ({ $points })
terminal-aside-more = et { $more } de plus, que « { $odds } » énumère
terminal-ask-coin = La pièce porte-bonheur ! Mets quelque chose de côté, et tu pourras relancer les six dés.
terminal-ask-then = Relancer ou encaisser ?
terminal-ask-choice = { $you ->
    [yes] Que fais-tu ?
   *[no] { $name }, que fais-tu ?
}
terminal-ask-go-on = Appuie sur Entrée pour continuer ; « annuler » reprend ta décision.
terminal-ask-go-on-keys = Entrée continue ; u reprend ta décision.
terminal-only-enter = Appuie sur Entrée pour continuer.
terminal-pass-keyboard = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne regarde.
terminal-sealed = { $you ->
    [yes] Tu as choisi.
   *[no] { $name } a choisi.
}
terminal-undone = { $you ->
    [yes] Tu reprends ta
   *[no] { $name } reprend sa
} dernière décision.
terminal-undone-dice = Le dernier lancer est annulé. Saisis-le de nouveau.
terminal-undone-cards = Les dernières cartes sont annulées. Saisis-les de nouveau.
terminal-undone-bills = Les derniers billets sont annulés. Saisis-les de nouveau.
terminal-no-odds = Personne n’a à décider en ce moment.
terminal-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
terminal-dice-neutral = { $dice ->
    [one] un neutre
   *[other] { $dice } neutres
}
terminal-biggy = Biggy

## Mode ligne : mots pour répondre. Les mots anglais marchent toujours.

terminal-word-bandit = bandit b
terminal-word-throw = relancer r lancer l
terminal-word-turn = tourner tourne
terminal-word-bank = encaisser e
terminal-command-help = aide a ?
terminal-command-board = table
terminal-command-odds = chances
terminal-command-rules = règles regles
terminal-command-undo = annuler
terminal-command-save = sauver
terminal-command-quit = quitter q
terminal-explain = { $command } : { $does }
terminal-explain-help = affiche cette aide.
terminal-explain-board = décrit tout ce qui se trouve sur la table.
terminal-explain-odds = dit ce que chaque coup rapporterait, et lequel a la meilleure chance de gagner.
terminal-explain-rules = affiche les règles du jeu.
terminal-explain-undo = reprend ta dernière décision tant que les dés n’ont pas été lancés ; avec de vrais dés, reprend tout, pas à pas.
terminal-explain-save = dit où la partie est sauvegardée.
terminal-explain-quit = quitte la table ; la partie pourra continuer plus tard.
terminal-explain-quit-puzzle = s’arrête sans réponse.
terminal-help-dice = Réponds par un chiffre : tous tes dés de ce chiffre vont dans le casino de ce chiffre. Si le Bandit joue, « 3 bandit » y envoie les 3.
terminal-help-cards = Réponds par les cartes que tu poses, par exemple 3 3 ou 1 6+. Une ou deux cartes quelconques, ou autant que tu veux du même chiffre. 6+ est une double.
terminal-help-points = Réponds par ce que tu mets de côté et ce qui vient ensuite, par exemple « 1 5 relancer » ou « 444 encaisser ». « tourner 5 » tourne l’un des deux 5 sur le 1 ; 5>1 dit la même chose. Le dé rouge porte un r devant : r1.
terminal-help-choices = Réponds par le numéro d’un choix, ou par le coup entre parenthèses.
terminal-help-read = Saisis ce qu’il y a sur ta table : les faces des dés, les cartes ou les billets. Il faut des espaces entre les cartes et entre les billets, pas entre les dés. « annuler » reprend la dernière saisie ou décision, aussi souvent que tu veux.

## Mode ligne : vrais dés

terminal-read-roll = { $you ->
    [yes] { $dice ->
        [one] Que montre ton dé ?
       *[other] Que montrent tes { $dice } dés ?
    }
   *[no] { $dice ->
        [one] { $name }, que montre ton dé ?
       *[other] { $name }, que montrent tes { $dice } dés ?
    }
} Par exemple : { $example }.
terminal-read-other = { $you ->
    [yes] Tu lances.
   *[no] { $name } lance.
}
terminal-read-neutral = { $dice ->
    [one] Et le dé neutre ? Avec un n devant : n4.
   *[other] Et les { $dice } dés neutres ? Avec un n devant chacun : n4.
}
terminal-read-biggy = Et le Biggy ? Avec un b devant : b5.
terminal-read-spare = { $you ->
    [yes] Tu lances
   *[no] { $name } lance
} les { $dice } dés neutres restants. Que montrent-ils ?
terminal-read-throw = { $you ->
    [yes] { $dice ->
        [one] Que montre ton dé noir ?
       *[other] Que montrent tes { $dice } dés noirs ?
    }
   *[no] { $dice ->
        [one] { $name }, que montre ton dé noir ?
       *[other] { $name }, que montrent tes { $dice } dés noirs ?
    }
}
terminal-read-red = Et le rouge ? Avec un r devant : r5, ou rp pour la pièce.
terminal-read-red-only = { $you ->
    [yes] Que montre ton dé rouge ?
   *[no] { $name }, que montre ton dé rouge ?
} Par exemple r5, ou rp pour la pièce.
terminal-read-hand = { $you ->
    [yes] Quelles sont tes cinq cartes ?
   *[no] { $name }, quelles sont tes cinq cartes ?
} Par exemple : 1 3 3 5 6+.
terminal-read-bills = Quels billets sont posés { casino-at } ? En milliers, dans l’ordre de pioche, par exemple : 30 60.

## Conseils

terminal-advice-money = { $money } si les casinos payaient maintenant ({ $change }).
terminal-advice-bank = { $aside } de côté, et { $points } points sont à toi.
terminal-advice-throw = { $aside } de côté : { $points } points en jeu, { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } à relancer, risque de chou blanc : { $bust } ({ $percent } %).
terminal-advice-throw-no-odds = { $aside } de côté : { $points } points en jeu, { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } à relancer.
terminal-advice-best = C’est ce que ferait le bot « { $bot } ».
terminal-advice-chance = C’est la meilleure chance de gagner.
terminal-advice-win = Chance de gagner : { $win }.
terminal-advice = { $move } : { $brings }
terminal-advice-more = Coups non cités, car ils rapportent moins : { $more }.

## Fichiers

terminal-cannot-save = Impossible de sauvegarder des parties dans { $file } : { $reason }
terminal-nothing-to-resume = Il n’y a aucune partie sauvegardée à continuer.
terminal-all-being-played = Toutes les parties sauvegardées sont en cours dans une autre fenêtre.
terminal-no-such-save = Il n’y a pas de partie sauvegardée { $file }.
terminal-mended = Le fichier de cette partie était abîmé : elle reprend après la dernière entrée lisible. { $lost ->
    [one] Une ligne est perdue
   *[other] { $lost } lignes sont perdues
} ; une copie du fichier abîmé est conservée.
error-game-being-played = Cette partie est en cours dans une autre fenêtre : { $file }
terminal-saved-line = { $day }/{ $month }/{ $year } { $time }, { $names } : { $game }

## La table dessinée : les éléments

terminal-tie = égalité
terminal-bandit = Bandit
terminal-play = coup { $play } sur { $plays }
terminal-points = { $points } pts
terminal-points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-round-pays = Paiement
terminal-round-short = M{ $round }
terminal-total = total
terminal-bills-won = billets
terminal-end = La partie est finie
terminal-hint = Ce que chaque coup rapporterait maintenant
terminal-keys = Touches
terminal-keys-ended = Revoir, analyser et nouvelle partie : une fois la partie finie.
terminal-hint-note = ★ est ce que ferait le bot « { $bot } ».
terminal-hint-chance = ★ a la meilleure chance de gagner.
terminal-log = Ce qui s’est passé

## La table dessinée : choisir

terminal-choose-number = À toi : appuie sur un chiffre de ton lancer.
terminal-choose-cards = À toi : choisis des cartes avec les chiffres.
terminal-choose-dice = À toi : les chiffres mettent des dés de côté, m prend le plus.
terminal-choose-move = À toi : tape le numéro d’un choix, ou choisis avec les flèches.
terminal-preview = { casino-subject } : tu toucherais maintenant { $money } en tout ({ $change }).
terminal-preview-cards = Poser { $cards } : tu toucherais maintenant { $money } en tout ({ $change }).
terminal-preview-aside = { $combos } pour { $points } : { $turn } dans ce tour. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, chou blanc { $percent } %.
terminal-preview-aside-no-odds = { $combos } pour { $points } : { $turn } dans ce tour. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }.
error-choose-a-number = Choisis d’abord un chiffre.
error-does-not-score = Ces dés ne comptent pas ensemble : des 1 et des 5 isolés, ou trois pareils.

## La table dessinée : touches

terminal-key-choose = choisir
terminal-key-place = placer
terminal-key-lay = poser
terminal-key-bandit = Bandit
terminal-key-most = max
terminal-key-throw = relancer
terminal-key-bank = encaisser
terminal-key-play = jouer
terminal-key-hint = conseil
terminal-key-rules = règles
terminal-key-log = récit
terminal-key-keys = touches
terminal-key-saved = où la partie est sauvegardée
terminal-key-quit = fin
terminal-key-undo = annuler
terminal-key-go-on = continuer
terminal-key-faster = plus vite
terminal-key-answer = répondre
terminal-key-new = nouvelle partie
terminal-key-close = Échap ferme
terminal-key-standings = classement
terminal-key-replay = revoir
terminal-turns = tours
terminal-busts = choux blancs
terminal-best-turn = meilleur tour
terminal-key-row = ligne
terminal-key-change = changer
terminal-key-start = jouer
terminal-key-delete = supprimer
terminal-key-step = pas
terminal-key-round = manche
terminal-key-auto = tout seul
terminal-step = { $step }/{ $steps }

## Le choix avant la partie

terminal-form-resume = Continuer
terminal-form-resume-note = Des parties inachevées. Appuie sur Entrée pour continuer celle-ci.
terminal-delete-sure = Appuie encore une fois sur Suppr pour supprimer définitivement cette partie.
terminal-deleted = { $file } est supprimé.
terminal-form-game = Jeu
terminal-form-seats = Joueurs
terminal-form-seat = Place { $number }
terminal-form-seat-note = Une personne à ce clavier, ou un bot. Pour une personne, tape simplement le nom.
terminal-form-me = une personne
terminal-form-money = Argent
terminal-form-open = visible
terminal-form-hidden = caché
terminal-form-dice = Dés
terminal-form-dealt = par le programme
terminal-form-by-hand = de vrais dés
terminal-form-dice-note = Avec de vrais dés (ou cartes) sur la table, tu dis ce qu’ils montrent, et le programme arbitre.
terminal-form-first = Commence
terminal-form-drawn = tirage au sort
terminal-form-first-note = Qui commence. Autour d’une vraie table avec de vrais dés : la personne la plus âgée, ou une autre d’un commun accord.
terminal-form-lang = Langue
terminal-option-neutral = Dés neutres
terminal-option-jetons = Jetons
terminal-option-bandit = Bandit
terminal-option-bandit-ties = Égalités au Bandit
terminal-option-order = Poser les cartes
terminal-option-target = Objectif
terminal-yes = oui
terminal-no = non
terminal-value-all = à tous les rangs
terminal-value-first = seulement en tête
terminal-value-together = tous ensemble
terminal-value-in-turn = chacun son tour
terminal-values-target = { $value } pts

## Une table sur un serveur

terminal-joined = { $name }, tu as une place. En attendant que la partie commence…
terminal-server-away = Le serveur ne répond pas. Nouvel essai…
terminal-join-again = Ta place reste à toi. Pour revenir : vabanque join { $url }
terminal-dice-fair = Les dés étaient honnêtes : chacun découle de ce que cet appareil a noté avant le début.
terminal-dice-unfair = Quelque chose cloche avec les dés : { $why }
error-address-without-server = « { $table } » est un code sans serveur. Indique aussi le serveur : vabanque join HOST:8000/{ $table }
error-bad-address = « { $address } » n’est pas l’adresse d’une table.
error-no-server = { $address } ne répond pas : { $reason }
error-left-table = Tu as quitté la table.
error-server-said-bye = { $why ->
    [expired] La table n’a pas servi depuis longtemps et n’existe plus.
    [taken-over] Ta place a été reprise sur un autre appareil ou dans une autre fenêtre.
    [too-many] Cet appareil a trop de connexions au serveur.
    [no-spectators] Personne ne peut regarder cette table.
    [too-long] La partie a duré trop longtemps et a été close sans résultat.
   *[other] Le serveur a fermé cette table.
}
terminal-refused = Le serveur dit non ({ $code }).

# Pictures

picture-to-choose = À jouer : { $names }

# The buttons of a table in a notebook; the second is beside what real dice have shown.
notebook-undo = Annuler
notebook-enter = Saisir
