### Pages about this device’s own games. Fetched when somebody opens them.

## My games

mine-title = Mes parties
mine-list = Parties
mine-statistics = Statistiques
mine-no-storage = Ce navigateur ne conserve rien ici, peut-être parce que la fenêtre est privée.
mine-filter-game = Tous les jeux
mine-filter-outcome = Gagnées et perdues
mine-filter-against = Humains et bots
mine-won = Gagnée
mine-shared = Gagnée à plusieurs
mine-lost = Perdue
mine-people = Avec des humains
mine-bots = Avec des bots seulement
mine-search = Chercher un nom
mine-count = { $count ->
    [one] { $said } partie
   *[other] { $said } parties
}
mine-none = Tes parties terminées se retrouvent ici, à revoir et à analyser, avec leurs statistiques.
mine-forget = Retirer de la liste
mine-pages = Pages
mine-newer = Plus récentes
mine-older = Plus anciennes
mine-page = { $page } sur { $pages }

## Bringing games in, and taking them away

mine-bring = Importer des parties
mine-bring-why = Dépose des fichiers ici : les enregistrements du terminal (dans son dossier de données, un fichier .jsonl par partie), des téléchargements ou l’export d’un autre appareil.
mine-files = Choisir des fichiers
mine-found = { $count ->
    [one] { $said } partie terminée.
   *[other] { $said } parties terminées.
}
mine-skipped = { $count ->
    [one] { $said } ligne n’est pas une partie terminée et est ignorée.
   *[other] { $said } lignes ne sont pas des parties terminées et sont ignorées.
}
mine-who = Qui es-tu parmi eux ?
mine-nobody = Personne
mine-keep = Garder ces parties
mine-cancel = Annuler
mine-brought = { $count ->
    [one] { $said } partie importée.
   *[other] { $said } parties importées.
}
mine-brought-none = Il n’y a aucune partie terminée dans ces fichiers.
mine-export = Emporte tes parties
mine-export-why = Les enregistrements peuvent être importés sur un autre appareil, et vabanque stats les lit.
mine-csv = Tableau (CSV)
mine-jsonl = Enregistrements (JSONL)

## Statistics

mine-legend = Barres : ta part des victoires. Traits : l’intervalle de confiance à 95 %. Pointillés dorés : ce que gagneraient des joueurs de force égale.
mine-played = Parties
mine-wins = victoires : { $wins }
mine-share = Part des victoires
mine-between = entre { $low } et { $high }
mine-share-spoken = { $share }, entre { $low } et { $high }
mine-games = { $count ->
    [one] { $said } partie
   *[other] { $said } parties
}
mine-streak = Plus longue série
mine-streak-why = victoires d’affilée
mine-longest = Plus longue soirée
mine-best = Meilleure soirée
mine-worst = Pire soirée
mine-won-of = victoires : { $wins } sur { $games }
mine-by-game = Par jeu
mine-by-seats = Par nombre de joueurs
mine-by-order = Selon l’ordre du tour
mine-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
mine-order = { $order ->
    [1] Tu commences
   *[other] En { $order }e
}
mine-by-rival = Par adversaire
mine-by-rival-why = Ta part dans les parties avec eux. Les bots d’un même niveau comptent pour un.
mine-bot = Bot : { $level }
mine-trend = Chance et décisions
mine-trend-why = D’après les analyses de tes parties, en chance de gagner par partie. La chance s’équilibre ; les décisions se travaillent.
mine-trend-none = Deux parties analysées font une ligne.
mine-luck = Chance : { $mean } en moyenne
mine-decisions = Décisions : { $mean } en moyenne
mine-trend-spoken = La chance a apporté en moyenne { $luck } de chance de gagner par partie, les décisions { $decisions }.
mine-review-more = { $count ->
    [one] Analyser { $said } partie de plus
   *[other] Analyser { $said } parties de plus
}
mine-reviewing = Analyse des parties
mine-review-failed = { $count ->
    [one] { $said } partie n’a pas pu être analysée.
   *[other] { $said } parties n’ont pas pu être analysées.
}
mine-style = Ta façon de jouer
mine-style-like = Tu joues comme le bot « { $level } ».
mine-style-between = { $same ->
    [yes] C’est sûr à 95 %
   *[no] Avec 95 % de confiance, c’est entre « { $low } » et « { $high } »
}, d’après { $count } parties analysées.
mine-style-good = Les bons jours, dans ton meilleur tiers de parties : comme « { $level } ».
mine-style-few = Pour te comparer aux bots, il faut trois parties analysées : { $games }.
mine-style-costs = Ce qui te coûte le plus, par partie
mine-style-practise = Exercices tirés de tes propres erreurs
mine-heads = Face à face
mine-rival = Adversaire
mine-ahead = Devant
mine-behind = Derrière
mine-my-share = Tes victoires
mine-their-share = Leurs victoires
mine-records = Meilleurs scores

## Profile

profile = Profil
profile-why = Il reste sur cet appareil. Personne n’a besoin de le remplir pour jouer.
profile-sign = Ton signe et ta couleur
profile-sign-why = Sur cet appareil, tes dés ont toujours cet aspect ; qui les avait reçoit les tiens.
profile-sign-any = Selon la place
profile-sign-number = Signe { $number }
profile-move = Vers un autre appareil
profile-move-why = Un fichier contient tes réglages, tes places et toutes tes parties. Garde-le pour toi : qui l’a peut jouer à ta place.
profile-code-why = Avec un code, tes réglages et tes places passent sur un autre appareil. Toutes tes parties passent dans un fichier.
profile-code-show = Afficher un code
profile-code-how = Ouvre ce lien là-bas ou saisis le code sur la page du profil de l’autre appareil. Valable une fois, dix minutes. Garde-le pour toi : qui l’a peut jouer à ta place.
profile-code-enter = Code de l’autre appareil
profile-take = Apporter le profil ici
profile-take-why = Tes réglages et tes places arrivent sur cet appareil. Ce qui est réglé ici est remplacé.
profile-code-gone = Ce code n’est pas valable, ou ne l’est plus. Demandes-en un nouveau sur l’autre appareil.
profile-code-qr = Code QR du lien vers ton profil
profile-export = Enregistrer le fichier
profile-import = Ouvrir un fichier
profile-brought = Ton profil est maintenant ici.
profile-unreadable = Ce fichier n’est pas un profil. Rien n’a changé.

## Privacy

privacy-none = Pas de compte, pas de pistage, pas de tiers. Ce que tu fais ici n’est connu que de cet appareil et de l’hébergeur de cette page.
privacy-device = Sur cet appareil
privacy-device-settings = Tes réglages et le nom que tu as choisi.
privacy-device-seats = Les clés de tes places : elles te ramènent dans une partie.
privacy-device-dice = Ce que le serveur a promis sur les dés, pour le vérifier à la fin.
privacy-device-games = Tes parties terminées avec leurs enregistrements et analyses ; tes exercices.
privacy-device-pages = Ces pages elles-mêmes, pour les moments sans connexion.
privacy-device-delete = Tout supprimer sur cet appareil
privacy-host = Chez l’hébergeur de cette page
privacy-host-tables = Les tables : noms, coups, dés, réactions et, si quelqu’un la demande, l’analyse.
privacy-host-keeps = Elles sont supprimées quand personne n’y a touché depuis un certain temps. Les délais, en jours sans visite : { $open } avant le début, { $running } pendant la partie, { $over } après la fin.
privacy-host-series = Les séries où tu as accepté que les bots se souviennent de toi : la façon dont tu sembles jouer, en chiffres, gardée avec les tables de la série et supprimée avec elles.
privacy-host-profile = Si tu déplaces ton profil avec un code : tes réglages et les clés de tes places, jusqu’à ce que l’autre appareil les prenne, environ dix minutes au plus.
privacy-host-address = Ton adresse réseau sert un instant à faire respecter des limites et n’est enregistrée avec aucune table. Il n’y a pas de cookies. Les services push et les webhooks ne servent que si tu demandes qu’on te prévienne quand c’est à toi.
privacy-host-why = Les parties terminées quittent aussitôt ta liste. L’hébergeur les supprime dès que tout le monde en a fait autant, au plus tard après { $days } jours ; les autres appareils gardent ce qu’ils ont enregistré. Une partie que d’autres jouent encore reste jusqu’à sa fin.
privacy-host-delete = { $count ->
    [one] Supprimer ta table chez l’hébergeur
   *[other] Supprimer tes { $count } tables chez l’hébergeur
}
privacy-host-done = Supprimées : { $gone }. Encore jouées par d’autres : { $kept }.
privacy-sure = C’est définitif.
privacy-yes = Supprimer

# Jouer sans serveur, sur cet appareil

keep-offline = Jouer sans connexion
keep-offline-why = Garde tout sur cet appareil, { $size } Mo : tu peux alors jouer contre des bots, ou à plusieurs sur l’appareil, dans un tunnel comme en avion.
keep-offline-kept = Tout est sur cet appareil, { $size } Mo. Sans connexion, les parties se jouent et se gardent ici.
keep-offline-button = Garder hors ligne
keep-offline-remove = Supprimer
keep-offline-progress = { $share } % reçus
keep-offline-failed = Tout n’a pas pu être chargé. Réessaie quand la connexion sera meilleure.
keep-offline-full = Il n’y a pas assez de place sur cet appareil.
keep-offline-insecure = Cela ne marche qu’en https, ou sur la machine du serveur.
keep-offline-auto = De lui-même en Wi-Fi
keep-offline-auto-why = Charge tout à ta deuxième visite, mais jamais par une connexion mobile.
table-here = Cette table est sur cet appareil
table-here-why = Tout le monde joue ici : ajoute des personnes qui partagent l’appareil, et des bots.
friends-at = Jouer avec d’autres sur { $server }
friends-need-connection = Pour jouer avec des personnes sur d’autres appareils, il faut une connexion.
server-address = Serveur pour jouer avec d’autres
server-address-why = L’adresse d’un serveur Vabanque : rejoindre une table, les tables publiques et les tables entre amis ailleurs s’ouvrent là-bas.
server-address-bad = Ce n’est pas l’adresse d’une page. Elle ressemble à https://play.example.org.
refused-needs-server = Il faut pour cela une connexion à un serveur.
refused-offline-full = Il n’y a plus de place sur cet appareil : rien n’a été fait. Libère un peu d’espace, puis réessaie.
refused-offline-other-tab = Tes parties sur cet appareil sont ouvertes dans un autre onglet. Ferme-le, et elles continuent ici.
refused-offline-incomplete = Sans connexion, il faut ce que « Garder hors ligne » enregistre : voir les réglages.
refused-offline-broken = Ce navigateur ne sait pas jouer sans serveur. Un plus récent le peut.
offline-forgetful = Ce navigateur n’enregistre rien, peut-être parce que la fenêtre est privée : la partie disparaît quand tu la fermes.
