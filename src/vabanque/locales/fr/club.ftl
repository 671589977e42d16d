### Club nights: an evening for many people. Fetched when somebody opens one.

## Making an evening

club-night-why = Une soirée de sept à soixante personnes : tables, tirage des places et classement, avec ou sans téléphone.
club-new-evening = Nouvelle soirée
club-open-evening = Ouvrir la soirée
club-name = Nom du club
club-name-default = Notre club
club-evening-name = Nom de la soirée
club-game = Jeu
club-who = Qui est là ?
club-who-why = Un nom par ligne, ou collé depuis une liste. Le club reconnaît ses membres à leur nom. Avec un téléphone, on peut aussi entrer plus tard par le code QR.
club-count = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
club-tables-of = Tables de
club-tables-of-why = D’autres tailles seulement si le compte n’est pas rond.
club-rounds = Rondes
club-mode = Comment les gens se rencontrent-ils ?
club-mode-rounds = Par rondes
club-mode-level = Par niveau
club-mode-free = Au fil de l’eau
club-mode-swiss = Système suisse, à deux
club-mode-rounds-why = Tout le monde joue en même temps, et les tables sont tirées à nouveau chaque fois.
club-mode-level-why = Comme par rondes, mais ceux qui sont au même niveau se rencontrent.
club-mode-free-why = Qui est libre reçoit tout de suite une table.
club-mode-swiss-why = Deux par table ; ceux qui sont au même niveau se rencontrent, jamais deux fois.
club-play = Où joue-t-on ?
club-play-here = Sur les téléphones
club-play-by-hand = Avec de vrais dés
club-play-paper = Sans appareil
club-play-here-why = Chaque table s’ouvre sur les téléphones de ceux qui y sont ; les résultats comptent d’eux-mêmes.
club-play-by-hand-why = À chaque table, un téléphone tient le compte pendant que roulent de vrais dés.
club-play-paper-why = On joue avec le jeu sur la table et l’on ne saisit que les résultats.
club-minutes = Minutes par ronde
club-no-clock = pas de chrono
club-final = Finale
club-no-final = pas de finale
club-final-of = les { $count } premiers
club-more = Plus de réglages

## Your clubs

club-yours = Tes clubs
club-none = Cet appareil n’a pas encore de club. Ta première soirée en fonde un.
club-enter-code = Rejoindre une soirée
club-code = Code de la soirée
club-bring-in = Importer le fichier d’un club
club-add-key = Ajouter une clé

## The host's page

club-tab-round = Tables
club-tab-people = Gens
club-tab-standings = Classement
club-tab-more = Plus
club-draw-first = Tirer la première ronde
club-draw-next = Tirer la ronde { $round }
club-draw-free = Placer ceux qui sont libres
club-draw-final = Tirer la finale
club-undraw = Annuler ce tirage
club-undraw-sure = Annuler le tirage ? Ses tables seront fermées.
club-round-of = Ronde { $round } sur { $rounds }
club-round-number = Ronde { $round }
club-before = Pas encore commencé
club-final-stage = Finale
club-semi-stage = Élimination directe
club-table-number = Table { $number }
club-waiting-people = Attendent cette fois : { $names }
club-status-running = en cours
club-status-progress = en cours, manche { $round }
club-status-unconfirmed = à confirmer
club-status-over = terminé
club-status-void = ne compte pas
club-enter-result = Saisir le résultat
club-correct = Corriger
club-confirm = C’est juste
club-save = Enregistrer
club-cancel = Annuler
club-void = Cette partie ne compte pas
club-open-here = Tenir le compte ici
club-to-table = À la table
club-watch = Regarder
club-starts = commence
club-score-of = { $name } : score
club-won-by = Qui a gagné ? (seulement à égalité de score)
club-pause = Pause
club-pause-free = Dernières tables
club-resume = Reprendre
club-paused = Pause
club-time-up = Le temps est écoulé
club-add = Ajouter
club-add-why = Les retardataires jouent à partir de la ronde suivante.
club-known-members = Du club
club-leave = Rentre
club-rest = Fait une pause
club-back = Rejoue
club-gone = n’est plus là
club-resting = en pause
club-with-device = avec téléphone
club-release = Libérer le téléphone
club-rename = Changer le nom
club-apart = Séparer
club-apart-why = Frères et sœurs ou couples qui ne veulent pas être à la même table.
club-apart-two = { $one } et { $other }
club-apart-end = Peuvent être ensemble
club-close = Terminer la soirée
club-close-sure = Terminer la soirée ? Les résultats pourront encore être corrigés.
club-closed = Cette soirée est terminée.
club-ended = Toutes les rondes ont été jouées.
club-projector = Pour le projecteur
club-print = Imprimer
club-csv = Classement en CSV
club-to-club = La page du club
club-key-note = Cet appareil détient la clé du club. Sans elle, personne ne peut gérer le club, alors note-la :
club-show-key = Afficher la clé
club-corrections = Corrections
club-correction = { $who }, ronde { $round }, table { $table } : { $before } → { $after }
club-by-club = Le club
club-by-table = La table elle-même
club-plan-change = Changer le programme

## My phone

club-join-title = Rejoindre la soirée
club-i-am = Je suis…
club-someone-new = Quelqu’un d’autre
club-join = Participer
club-your-table = Ta table
club-you-start = C’est toi qui commences.
club-starter-is = { $name } commence.
club-you-wait = Tu attends cette ronde. La prochaine fois, tu joues.
club-next-soon = Ta prochaine table apparaîtra ici dès le tirage.
club-called = Ta table est prête : table { $number }
club-call-me = M’appeler quand ma table est prête
club-call-me-why = Avec un son, et une notification si le téléphone montre autre chose.
club-you-rest = Tu fais une pause.
club-i-rest = Je fais une pause
club-i-return = Je rejoue
club-i-leave = Je rentre
club-you-left = Bon retour chez toi. À la prochaine !
club-your-place = Ton rang
club-why = Pourquoi cette table ?
club-why-new = Tu n’avais encore rencontré personne à cette table.
club-why-met = { $count ->
    [one] Tu avais déjà rencontré { $name } une fois, à la ronde { $round }.
   *[other] Tu avais déjà rencontré { $name } { $count } fois, la dernière à la ronde { $round }.
}
club-why-best = Ce tirage répète { $count ->
    [0] aucune rencontre
    [one] une rencontre
   *[other] { $count } rencontres
} dans toute la salle ; t’échanger avec quelqu’un d’autre n’en répéterait pas moins.
club-why-other = Ce tirage répète { $count ->
    [one] une rencontre
   *[other] { $count } rencontres
} ; un échange n’en répéterait que { $fewer }, mais remettrait quelqu’un à la petite table ou gâcherait une ronde suivante.
club-why-small = C’est une table plus petite : { $count ->
    [0] ta première.
    [one] ta deuxième.
   *[other] tu en as déjà eu { $count }.
}
club-why-apart = Le souhait de séparer deux personnes a joué un rôle.
club-why-level = Ceux qui sont au même niveau se rencontrent.
club-why-waits = Le nombre de personnes ne tombe pas juste. { $count ->
    [0] Tu n’avais pas encore attendu
    [one] Tu avais attendu une fois
   *[other] Tu avais attendu { $count } fois
} ; { $least ->
    [0] certains de ceux qui jouent n’ont pas encore attendu non plus.
    [one] ceux qui jouent, au moins une fois.
   *[other] ceux qui jouent, au moins { $least } fois.
}

## Standings

club-col-place = Rang
club-col-name = Nom
club-col-games = Parties
club-col-victories = Victoires
club-col-share = Part
club-col-money = Argent
club-col-adjusted = Sans la chance
club-col-rating = Cote
club-played-best = Qui a le mieux joué ?
club-played-best-why = La part de victoire moyenne sans la chance, d’après les analyses des parties. Pour le plaisir : elle ne compte pas au classement.
club-standings-why = D’abord les victoires, partagées en partie ; puis la part de l’argent de la table ; puis les rencontres directes.
club-no-name = Invité { $number }

## The screen

club-screen-join = Participer
club-screen-next = Prochaine ronde bientôt
club-screen-welcome = Bienvenue !
club-screen-full = Plein écran

## The club

club-evenings = Soirées
club-leaderboard = Palmarès
club-season = Saison
club-all-time = Toutes les soirées
club-ratings-why = L’estimation d’openskill ± son incertitude, d’après les parties entre membres. Triée par ce qui est presque sûr (μ − 3σ).
club-members = Membres
club-remove-name = Retirer le nom
club-remove-name-sure = Retirer définitivement le nom « { $name } » ? Les résultats restent, sans nom.
club-helpers = Assistants
club-helpers-why = La clé d’un assistant gère les soirées, mais ne crée aucune clé et ne supprime rien. Tu peux la révoquer à tout moment.
club-new-helper = Nouvel assistant
club-helper-key = La clé de { $name }, affichée seulement maintenant :
club-revoke = Révoquer
club-export = Tout en un fichier
club-delete = Supprimer le club
club-delete-sure = Supprimer définitivement le club et toutes ses soirées ?
club-lost = Le serveur ne répond pas. Nouvel essai…

## Paper

print-seating = Fiches de placement
print-score = Feuilles de résultats
print-standings = Classement
print-names = Nom
print-result = Résultat
print-signed = Signé par deux personnes de la table
print-rules = Règles
print-position = Carte de position
print-positions = Cartes de positions
print-solution = Solution
club-cli-scores = Indique le résultat de tout le monde par NOM=RÉSULTAT, ou --void.
print-written = { $file } est écrit : ouvre-le dans un navigateur et imprime-le.

## Errors

error-too-few-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, c’est trop peu : il en faut { $least } à une table.
error-too-many-people = Il y a de la place pour { $most } personnes.
error-cannot-keep-apart = Avec ces personnes et ces tables, { $pairs ->
    [one] { $pairs } paire ne peut pas être séparée.
   *[other] { $pairs } paires ne peuvent pas être séparées.
}
error-evening-too-long = Une soirée a de la place pour { $most } entrées.
error-too-many-games = Une soirée a de la place pour { $most } parties.
error-evening-open = La soirée est déjà ouverte.
error-evening-closed = Cette soirée est terminée.
error-evening-started = Le jeu ne peut plus changer une fois la soirée commencée.
error-same-person = C’est deux fois la même personne.
error-round-has-results = Cette ronde a déjà des résultats : corrige-les.
error-no-result = Cette partie n’a pas encore de résultat.
error-only-the-club = Seule la personne qui gère la soirée peut faire cela.
error-only-the-own-key = Il faut la clé du club lui-même ; celle d’un assistant ne suffit pas.
error-bad-key = Cette clé n’est pas valable ici.
error-no-such-person = Cette personne n’est pas là.
error-no-such-match = Il n’y a pas de telle partie ce soir.
error-no-such-evening = Cette soirée n’existe pas.
error-no-such-club = Ce club n’existe pas.
error-no-such-helper = Cet assistant n’existe pas.
error-too-many-helpers = Un club a au plus { $most } assistants.
error-person-taken = Un autre téléphone agit déjà pour cette personne. La personne qui gère la soirée peut le libérer.
error-wrong-scores = Chacune des { $seats } places a besoin d’un score.
error-no-winners = Indique qui a gagné.
error-games-unfinished = { $games ->
    [one] { $games } partie n’a
   *[other] { $games } parties n’ont
} pas encore de résultat.
error-rounds-played = Les { $rounds } rondes ont toutes été jouées.
error-no-final = Cette soirée n’a pas de finale.
error-final-begun = La finale a commencé : plus personne n’est placé ailleurs.
error-final-played = La finale a été jouée.
error-wrong-sizes = Les tables ont ici de { $least } à { $most } places.
error-swiss-is-for-two = En système suisse, on est deux par table.
error-has-a-table = Cette partie a déjà une table, ou est finie.
error-club-file = Ce n’est pas le fichier d’un club : { $reason }
error-bad-club-key = Ce n’est pas la clé d’un club. Elle ressemble à club:clé ; `vabanque club new` ou le navigateur l’affiche.
error-no-club-key = Quel club ? Donne sa clé avec --key, ou dans VABANQUE_CLUB_KEY.
error-no-evening-yet = Ce club n’a pas encore de soirée.
error-no-such-name = Personne ici ne s’appelle « { $name } ».
