# Pourquoi le serveur refuse quelque chose.

error-spectator = Tu regardes ; seules les personnes à la table peuvent faire cela.
error-not-your-seat = Ce n’est pas ta place.
error-host-only = Seul l’hôte peut le faire.
error-another-game = Pour un autre jeu, ouvre une autre table.
error-seats-open = Il reste des places libres : { $seats }.
error-not-accepted = Les règles de cette table ont changé, et tout le monde ne les a pas encore acceptées : { $seats }.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-table-closed = Cette table est fermée.
error-table-full = Toutes les places sont prises.
error-seat-taken = Cette place est prise.
error-already-left = Plus personne ne joue là : un bot a pris le relais, ou la place a été abandonnée.
error-nobody-stands-in = Aucun bot ne joue à ta place.
error-not-away = Cette personne est encore là. Un bot ne remplace que les personnes absentes depuis un moment.
error-stale = La partie a avancé entre-temps.
error-bad-token = Cet appareil n’a plus de place ici. Un autre a peut-être pris le relais.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-no-hints = Il n’y a pas de conseils à cette table.
error-others-play = D’autres personnes jouent à cette table. Quitte-la, puis supprime-la une fois la partie terminée.
error-no-such-table = Cette table n’existe pas, ou plus.
error-table-unreadable = Cette table est illisible. C’est à l’exploitant du serveur de s’en occuper.
error-no-such-code = Ce code n’est pas valable, ou ne l’est plus.
error-no-such-page = Cette page n’existe pas.
error-no-such-method = Cela n’est pas possible ici.
error-too-many = C’était trop rapide. Attends { $seconds } s.
error-too-long = C’est trop long.
error-unreadable = Le serveur ne comprend pas cela.
error-unavailable = Le serveur ne peut pas enregistrer pour l’instant. Réessaie dans un moment.
error-barred = La personne qui gère ce serveur n’accepte pas ton adresse. Si tu penses que c’est une erreur, demande-lui.
error-bad-notice-address = On ne peut rien envoyer à cette adresse : il faut https, et une adresse connue sur internet.
error-overloaded = Le serveur a beaucoup à faire en ce moment. Réessaie dans { $seconds } s.
error-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
error-broken = Le serveur a commis une erreur. Rien n’a changé.
error-bad-name = Ce nom ne peut pas être utilisé.
error-dice-not-by-hand = À cette table, c’est le serveur qui lance les dés.
error-no-dice-to-roll = Il n’y a rien à lancer maintenant.
error-not-a-bot-seat = Aucun bot n’est à cette place.
error-open-seat-has-no-name = Une place libre n’a pas de nom.
error-foreign-origin = Cette page n’a pas le droit de parler à ce serveur.
error-unknown-host = Le serveur n’est pas connu sous ce nom.
error-enter-first = Dis d’abord qui tu es.
error-already-entered = Tu es déjà là.
error-kind-taken = Le jeu nomme une entrée du journal « { $kind } ». Le serveur a besoin de ce nom.
error-record-too-long = La partie compte plus de { $most } entrées.
error-record-too-slow = L’analyse de cette partie prend trop de temps.
error-bad-config = Un réglage est faux : { $reason }.
error-cannot-listen = Le serveur ne peut pas utiliser { $host }, port { $port } : { $reason }.
error-database-away = La base de données est inutilisable : { $reason }.
error-database-in-use = Un serveur utilise déjà la base de données { $database }. Arrête-le d’abord, ou choisis une autre base.
error-database-newer = La base de données vient d’une version plus récente de Vabanque. Celle-ci est la { $version } : installe la plus récente.
error-server-not-started = Le serveur n’a pas pu démarrer.

# What a shared link shows before it is opened.
preview-open = { $game } : viens jouer
preview-free = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
preview-running = { $game } : une partie en cours
preview-watch = Regarde-la en direct.
preview-over = { $count ->
    [one] { $game } : { $who } gagne
   *[other] { $game } : { $who } se partagent la victoire
}
preview-replay = Revois la partie et ce que valait chaque coup.
preview-puzzle = { $game } : position du jour
preview-solve = Trouve le meilleur coup et vois ce que coûterait chaque autre ({ $day }).
preview-gone = Des jeux de dés, avec des amis et des bots.

# Sent to people who asked to be told, with the name of the game.
notice-your-turn = C’est à toi de jouer
