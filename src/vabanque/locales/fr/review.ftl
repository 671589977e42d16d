### L’analyse d’une partie : ce que chaque coup a coûté et la part de la chance. $cost, $luck … : pourcentages déjà mis en forme.

review = Analyse
review-percent = { $value } %
review-decimal = ,
review-title = Analyse de la partie { $number } : { $game }
review-chapter = Manche { $number }
review-part = Étape { $number }
review-quiet = Rien ici n’a changé le cours du jeu.
review-instead = Mieux : { $best }.
review-costs-told = Cela coûte { $cost } : le meilleur coup était « { $best } ».
review-lucky = { $you ->
    [yes] De la chance pour toi ({ $luck }).
   *[no] De la chance pour { $name } ({ $luck }).
}
review-unlucky = { $you ->
    [yes] Pas de chance pour toi ({ $luck }).
   *[no] Pas de chance pour { $name } ({ $luck }).
}
review-decided = { $you ->
    [yes] C’est ici que tout s’est joué : ensuite, tu as toujours eu au moins une chance sur deux de gagner.
   *[no] C’est ici que tout s’est joué : ensuite, { $name } a toujours eu au moins une chance sur deux de gagner.
}
review-player = joueur
review-result = résultat
review-start = départ
review-luck = chance
review-own-luck = ses dés et cartes
review-others-luck = dés et cartes des autres
review-table-luck = chance de la table
review-luck-bills = billets
review-decisions = décisions
review-others = décisions des autres
review-evaluator = changements d’avis
review-adjusted = changement sans la chance
review-lost-each = perte par décision
review-luck-each = chance par partie (%)
review-without-luck = victoires sans la chance (%)
review-style = Ce qui coûte le plus à { $name } par partie
review-style-family = { $remember } ({ $cost })
review-all-alone = --all prend tout le fichier : sans --game, --seat ni --plot.
review-grade-best = meilleur coup
review-grade-small = petite erreur
review-grade-clear = erreur nette
review-grade-grave = erreur grave
review-sum = départ + chance + décisions + décisions des autres + changements d’avis = résultat
review-exact = Tous les chiffres sont exacts.
review-judged = Les chances de gagner sont celles du bot fort. Ses changements d’avis sont indiqués pour que le compte soit bon.
review-rolled = Les chances de gagner viennent de parties poursuivies au hasard : elles restent approximatives.
review-unfinished = La partie n’est pas finie : l’analyse va aussi loin que l’enregistrement.
review-expensive = { $name } : les décisions les plus chères
review-luckiest = { $name } : les plus grands coups de chance
review-unluckiest = { $name } : les plus grands coups de malchance
review-happened = { $told } ({ $luck })
review-apart = D’où vient la chance, et ce que valent les décisions
review-slow = Compilation en arrière-plan, une fois par machine. D’ici là, ce qui est caché est deviné moins souvent et l’analyse est plus lente.
review-no-mistakes = { $name } n’a fait aucune erreur notable.
review-progress = Analyse en cours
review-so-far = Analyse : { $done } entrées sur { $total }.
review-games-so-far = Déjà analysé : { $done ->
    [one] une partie
   *[other] { $done } parties
}.
review-axis = chance de gagner (%)
review-axis-entries = ligne du journal · points, ronds, croix : erreurs petites, nettes, graves
review-no-such-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 0 à { $most }.
review-after = { $entry } : { $told }

## Dans le navigateur
review-open = Analyser la partie
review-computing = Calcul en cours… { $percent }
review-failed = L’analyse n’a pas pu être calculée.
review-graph = Les chances de gagner de chacun au fil de la partie
review-moments = Les moments importants
review-chapter-decided = Ce qui a décidé
review-chapter-learn = Ce qu’on peut apprendre
review-chapter-luck = Ce qui était de la chance
review-lesson = { $count ->
    [one] un coup, { $cost }
   *[other] { $count } coups, { $cost }
}
review-play-on = Jouer à partir d’ici
review-play-as = Tu joues à la place de
review-play-bots = Contre des bots
review-play-friends = Entre amis
position-play-first = Pour jouer un coup, choisis d’abord « Jouer à partir d’ici ».
position-unreadable = Ceci n’est pas une position
review-next = Erreur suivante
review-previous = Erreur précédente
review-of = { $number } sur { $count }
review-played = Joué
review-was-best = Le mieux
review-costs = coûte { $cost }
review-costs-likely = coûte sans doute { $cost }
review-alternatives = Tous les choix et leurs chances
review-ledger = Chance et talent
review-ledger-own = { $you ->
    [yes] Tes dés et cartes ont valu { $luck }.
   *[no] { $name } : ses dés et cartes ont valu { $luck }.
}
review-try = Rejouer
review-try-prompt = { $you ->
    [yes] C’est à toi. Que jouerais-tu maintenant ?
   *[no] C’est à { $name }. Que jouerais-tu ?
}
review-try-right = Oui : c’est le meilleur coup.
review-try-close = Bien : presque aussi bon que le meilleur.
review-try-wrong = Cela coûte { $cost }. Essaie encore ou regarde la réponse.
review-try-show = Montrer la réponse
review-try-back = Retour à l’analyse
review-all = Tout le monde
review-whose = Erreurs à montrer
review-none = Aucune erreur nette. Bien joué !
review-drop = Dépose ici une partie enregistrée, ou choisis un fichier
review-bad-file = Ce n’est pas une partie enregistrée : { $reason }
review-board = La table à ce moment

## In the terminal
review-best-was = Mieux : « { $best } » (+{ $cost }).
review-close = Très serré.
review-better = Le meilleur coup est un peu meilleur.
review-clear = Le meilleur coup est nettement meilleur.
review-key = analyse
review-working = Calcul des chances de gagner…
