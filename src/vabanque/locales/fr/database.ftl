### Ce que disent les commandes de la base de données du serveur.

error-database-missing = Il n’y a pas de base de données { $database }.
error-database-foreign = { $database } n’est pas une base de données de Vabanque.
error-database-older = La base de données { $database } vient d’une version plus ancienne. « vabanque db upgrade » la met à jour ; sauvegarde-la d’abord.
db-no-such-file = Il n’y a pas de fichier { $file }.
db-file-exists = { $file } existe déjà ; --force l’écrase.
db-damaged = { $file } est abîmé : { $reason }
db-backed-up = { $tables ->
    [0] Aucune table dans { $file } : la base de données est vide.
    [one] Une table est dans { $file }.
   *[other] { $tables } tables sont dans { $file }.
}
db-occupied = La base de données { $database } contient déjà des tables ; --replace les supprime.
db-restored = { $tables ->
    [0] { $file } ne contient aucune table.
    [one] Une table de { $file } est de retour.
   *[other] { $tables } tables de { $file } sont de retour.
}
db-no-tables = Il n’y a pas de telle table.
db-column-table = table
db-column-game = jeu
db-column-status = état
db-column-players = joueurs
db-column-made = création
db-column-used = dernier usage
db-column-rows = lignes
db-status-open = ouverte
db-status-running = en cours
db-status-over = terminée
db-status-closed = fermée
db-no-such-table = Il n’y a pas de table { $table }.
db-unreadable = Le journal de la table { $table } est illisible.
db-not-over = La partie de la table { $table } n’est pas terminée.
db-exported = { $games ->
    [0] Aucune partie dans { $file }.
    [one] Une partie est dans { $file }.
   *[other] { $games } parties sont dans { $file }.
}
db-delete-sure = { $tables ->
    [one] Supprimer une table pour de bon ?
   *[other] Supprimer { $tables } tables pour de bon ?
}
db-yes-or-no = [o/N]
db-yes = o oui
db-say-yes = Personne n’est là pour répondre : --yes supprime sans demander.
db-nothing-deleted = Rien n’a été supprimé.
db-deleted = { $tables ->
    [0] Aucune table n’a été supprimée.
    [one] Une table a été supprimée.
   *[other] { $tables } tables ont été supprimées.
}
db-would-delete = { $tables ->
    [0] Il n’y a pas de table à supprimer.
    [one] Une table serait supprimée.
   *[other] { $tables } tables seraient supprimées.
}
db-prune-what = Quelles tables ? --over 30 supprime les parties terminées que personne n’a utilisées depuis 30 jours ; il y a aussi --open, --running et --closed.
db-compacted = La base de données fait maintenant { $size } de moins.
db-stats = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
}, { $rows ->
    [0] aucune ligne
    [one] une ligne
   *[other] { $rows } lignes
}, { $devices ->
    [0] aucun appareil
    [one] un appareil
   *[other] { $devices } appareils
}, { $reviews ->
    [0] aucune analyse
    [one] une analyse
   *[other] { $reviews } analyses
}
db-size = Taille : { $size }
db-dates = La table la plus ancienne date du { $oldest }, le dernier changement du { $newest }.
db-checked = { $tables ->
    [0] Aucune table vérifiée
    [one] Une table vérifiée
   *[other] { $tables } tables vérifiées
}, { $wrong ->
    [0] tout est en ordre.
    [one] un défaut trouvé.
   *[other] { $wrong } défauts trouvés.
}
db-up-to-date = La base de données est à jour.

db-already-over = La table { $table } est déjà terminée ou fermée.
db-closed = { $tables ->
    [one] Une table a été fermée.
   *[other] { $tables } tables ont été fermées.
}
db-bar-set = { $network } est bloqué.
db-bar-set-until = { $network } est bloqué jusqu’au { $until }.
db-bar-lifted = { $network } peut revenir.
db-not-barred = { $network } n’était pas bloqué.
db-nobody-barred = Personne n’est bloqué.
db-bad-address = « { $text } » n’est ni une adresse ni un réseau.
db-too-wide = { $network } est trop large : au moins /{ $least }.
db-column-address = Adresse
db-column-since = Depuis
db-column-until = Jusqu’au
db-for-good = sans limite
