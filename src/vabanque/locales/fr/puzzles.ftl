### Des positions à résoudre : la position du jour, ses archives, des exercices tirés de tes erreurs.

puzzle-made = { $puzzles ->
    [one] { $puzzles } problème écrit
   *[other] { $puzzles } problèmes écrits
} dans { $file } ({ $size } octets).
puzzle-from-games = de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
error-no-puzzles = Il n’y a pas de problèmes pour { $game }.
error-no-simple-bots = { $game } n’a pas de bots simples. Nommes-en qui ne doivent pas trouver le meilleur coup : --simple NOM.
error-not-a-collection = Ce n’est pas un recueil de problèmes ({ $reason }).
error-another-collection = { $file } appartient à un autre recueil : { $key } y vaut { $found }. Déplace ce fichier ou choisis-en un autre.
error-no-decision = La place { $seat } n’a rien à décider ici.
error-no-such-decision = Personne ne décide rien à cette ligne du journal.
puzzle-lead = Une décision par jeu et par jour, la même pour tout le monde : tirée de parties entre bots forts, et presque aucun bot simple ne trouve le meilleur coup.
puzzle-question = Tu es { $name }. Que joues-tu ?
puzzle-think-of = Pas encore. Avant de choisir de nouveau, pense à ceci : { $remember }
puzzle-look-again = Pas encore. Regarde de nouveau : un autre coup est meilleur.
puzzle-solve = Résoudre
puzzle-look = Regarder
puzzle-open-today = Pas encore résolue
puzzle-solved-today = Résolue aujourd’hui
puzzle-missed-today = Pas trouvée aujourd’hui
puzzle-streak = { $days ->
    [one] Résolue { $days } jour d’affilée
   *[other] Résolue { $days } jours d’affilée
}
puzzle-of-week = Série de la semaine, { $number } sur { $count }
puzzle-next = Suite : { $what }
puzzle-all-done = Tout est fait ici : quoi d’autre ?
puzzle-sets = Les séries de la semaine : une idée, six positions
puzzle-set-solved = { $solved } sur { $count } trouvées
puzzle-run = { $days ->
    [0] Trouves-en une aujourd’hui, et une série commence.
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-run-longest = { $days ->
    [one] La plus longue série jusqu’ici : un jour.
   *[other] La plus longue série jusqu’ici : { $days } jours.
}
puzzle-difficulty = Difficulté : { $level } sur 5
puzzle-found = { $found ->
    [0] Aucun des { $levels } niveaux de bots ne le trouve.
    [one] Un seul des { $levels } niveaux de bots le trouve.
   *[other] { $found } des { $levels } niveaux de bots le trouvent.
}
puzzle-archive = Archives
puzzle-day-open = pas encore résolue
puzzle-day-right = résolue
puzzle-day-wrong = pas trouvée
puzzle-day-before = La veille
puzzle-again = Réessayer
puzzle-no-such = Il n’y a pas de position pour ce jour.
puzzle-offline = Pas de connexion, et cet appareil n’a pas encore cette position.
puzzle-offline-some = Pas de connexion : tu peux résoudre les positions que cet appareil a déjà.
puzzle-not-here = Pas encore sur cet appareil
puzzle-right = C’est le meilleur coup !
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-costs = « { $move } » vaut { $cost } de moins que « { $best } ».
puzzle-tempting = « { $move } » est ce que jouent la plupart des bots simples. Ce coup vaut { $cost } de moins.
puzzle-you-played = Dans la partie, tu as joué « { $move } », qui vaut { $cost } de moins.
puzzle-play-on = Pour continuer à partir d’ici : { $command }
puzzle-source-exact = Les chances de gagner sont exactes : cette position est résolue.
puzzle-source-close = Les chances de gagner sont résolues, mais de façon approchée : à quatre, elles peuvent être fausses d’un dixième de point de pourcentage environ.
puzzle-source-rollouts = Confirmé en jouant { $rollouts } fois la suite de chacun des meilleurs coups, avec les mêmes dés pour tous.
puzzle-source-review = Les chances de gagner sont celles de l’analyse.
exercise-title = Exercices tirés de tes erreurs
exercise-none = Il n’y en a pas encore. Ouvre l’analyse d’une de tes parties et fais de ses erreurs des exercices.
exercise-due = { $due ->
    [0] Rien à réviser aujourd’hui
    [one] { $due } à résoudre aujourd’hui
   *[other] { $due } à résoudre aujourd’hui
}, { $waiting } en tout.
exercise-open = Voir les exercices
exercise-later = Plus tard
exercise-next = Suivant (encore { $left })
exercise-finish = Terminer
exercise-forget = Ne plus jamais le montrer
exercise-again = Il revient le { $date }.
exercise-done = Tu l’as résolu après chaque intervalle : c’est acquis.
exercise-all-done = Rien à faire pour l’instant. Le prochain vient le { $date } ; { $waiting } en tout.
exercise-add = { $you ->
    [yes] { $count ->
        [one] Faire de ton erreur un exercice
       *[other] Faire de tes { $count } erreurs des exercices
    }
   *[no] { $count ->
        [one] Faire de l’erreur de { $name } un exercice
       *[other] Faire de { $count } erreurs de { $name } des exercices
    }
}
exercise-added = Toutes ces erreurs sont des exercices.
puzzle-no-hints = Pas de conseils ici : trouve toi-même.
puzzle-bad-day = « { $day } » n’est pas un jour ; écris-le 2026-11-17.
puzzle-listed = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}, un par jour depuis le { $first }
