### Ce que disent les commandes.

seats-range = Joueurs : { $least } à { $most }
seats-only = Joueurs : { $count }
error-no-game = Il n’y a aucune partie dans ce fichier.
error-no-samples = Il n’y a pas de partie d’exemple de « { $game } ».
verify-summary = { $right ->
    [one] { $right } partie juste
   *[other] { $right } parties justes
}{ $wrong ->
    [0] {""}
    [one] , { $wrong } fausse
   *[other] , { $wrong } fausses
}.
sim-player = bot
sim-money = argent (1 000 $)
sim-win-share = victoires
sim-sure = intervalle à 95 %
sim-spread = écart type
sim-share-of-games = part des parties
sim-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
sim-rate = parties, { $rate }/s, reste :
sim-not-compiled = { $bots } n’est pas compilé ici : ce sont les règles lisibles qui jouent, quelques parties par seconde. L’arène joue nos propres bots compilés : vabanque arena { $game }.
sim-csv-or-json = Soit --csv, soit --json.
sim-plot-format = Le nom de l’image doit finir par l’un de { $formats }.
sim-nothing-played = Arrêté avant la fin de la première partie.
sim-first-seat = Première place : { $advantage } points de pourcentage (de { $low } à { $high }) par rapport à une part égale.
sim-ties = Victoires partagées : { $ties } ({ $share } %).
sim-length = Décisions par partie : { $mean } ± { $spread }, de { $shortest } à { $longest }.
sim-interrupted = Arrêté après { $games } parties sur { $wanted }.
sim-time = { $games } { $games ->
    [one] partie
   *[other] parties
} en { $seconds } s, { $rate } par seconde, { $how } ; graine { $seed }.
sim-compiled = compilé
sim-readable = d’après les règles lisibles
sim-slow-asked = Rien n’est compilé, car VABANQUE_NO_JIT est défini. Les résultats sont les mêmes, mais il faut cent fois plus de temps.
sim-slow-missing = Rien n’est compilé, car numba n’est pas installé. Les résultats sont les mêmes, mais il faut cent fois plus de temps.
sim-slow-compiling = Compilation en arrière-plan, une fois par machine. D’ici là, les mêmes parties sont jouées sans code compilé, donc plus lentement.
arena-which = Quel jeu ? « vabanque games » les énumère.
arena-alone = { $bot } est le seul bot ; il joue donc contre des copies de lui-même.
arena-interrupted = Interrompu : voici le résultat jusqu’ici.
arena-stopped = Interrompu.
arena-died = Un processus est mort : un bot l’a tué ({ $bots }), ou la mémoire a manqué. Voici le résultat jusqu’ici.
arena-died-ours = Un processus est mort ; la mémoire a peut-être manqué. Voici le résultat jusqu’ici.
arena-continue = Pour continuer : --resume { $file }.
arena-heading = { $game } : { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, chacune jouée
} en { $seats } rotations), graine { $seed }
arena-fair = Victoires par place en %, avec un intervalle de confiance à 95 %. Une part égale serait { $fair }.
arena-bot = bot
arena-mixed = aux tables mixtes
arena-games = parties
arena-score = score moyen
arena-rating = cote
arena-copies = Victoires en % d’un bot (ligne) contre des copies d’un autre (colonne)
arena-ahead = Combien de fois un bot (ligne) finit devant un autre (colonne), en %
arena-by-seat = Victoires en %, place par place : { $shares }
arena-faults = { $bot } a perdu des coups par forfait : { $faults }. Le premier : { $first }
arena-out = { $bot } est disqualifié : dès lors, le premier coup permis est joué à sa place.
arena-luck-heading = Victoires en %, la chance déduite
arena-luck = Sans --luck-adjusted, des intervalles aussi étroits demanderaient { $saved } fois plus de parties. Temps de calcul : { $playing } s pour jouer, { $adjusting } s pour la chance ({ $dearer } fois plus par partie).
arena-luck-dear = Plus de parties sans --luck-adjusted auraient coûté moins.
no-such-folder = ce dossier n’existe pas
compiling-first = Compilation, une fois par machine. Cela prend une minute ou deux.
compiling-failed = La compilation en arrière-plan n’a pas abouti ({ $reason }) ; { $log } en dit peut-être plus. Chaque commande réessaie ; d’ici là, tout s’exécute sans code compilé, donc bien plus lentement.
compiling-here = La compilation en arrière-plan n’a pas abouti ({ $reason }). Cette commande compile elle-même ce dont elle a besoin.
replay-game = Partie { $number } : { $game }
board-round = La table à la fin de la manche { $number }
standings = Classement
casino = Casino
bills-thousands = 1 000 $
nobody = personne
neutral = neutres
points = Points
error-no-such-game = Il n’y a pas de partie { $number } dans ce fichier ; il en contient { $games }.
open-at = Vabanque tourne à l’adresse { $address }
open-already = Vabanque tourne déjà à l’adresse { $address }
open-phones = Les téléphones du même réseau le trouvent à l’adresse { $address }
open-no-network = Les téléphones ne peuvent pas participer : cet ordinateur n’est dans aucun réseau.
open-hints = Pour jouer dans le terminal : vabanque play. Pour que les téléphones du même réseau puissent participer : vabanque --phones. Ctrl-C arrête tout.

# What an installation lacks

error-missing-part = Il manque { $package }. Pour l’installer : { $install }
error-missing-lab = Cette commande fait partie du laboratoire, qui n’est pas installé. Dans une copie du dépôt de Vabanque, on l’installe avec : make setup
only-engine = Seul le moteur est installé. Pour « { $command } », il faut : { $install }

# What was probably meant

known-games = Jeux : { $games }.
did-you-mean = Voulais-tu dire { $meant } ?
quoted = « { $text } »
or = { $first } ou { $last }
error-unknown-language = Il n’y a pas de textes en « { $language } », seulement en { $known }.
error-nothing-to-take-back = Il n’y a rien à reprendre.
legal-moves = Coups permis : { $moves }.
sim-games-played = parties
stats-fair = part équitable
stats-all = toutes
stats-others = Ont aussi joué : { $names }.
stats-style-like = { $name } joue comme le bot « { $level } ».
stats-style-good = Les bons jours, dans le meilleur tiers des parties : comme « { $level } ».
stats-style-few = Pour comparer { $name } aux bots, il faut trois parties analysées : { $games }.
stats-no-such-player = Personne du nom de { $name } n’a joué ces parties. Joueurs : { $known }.

## Pourquoi pas : ce que seules les commandes peuvent demander

error-script-ended = Le scénario ne dit rien du prochain « { $kind } ».
error-no-environment = Il n’y a pas d’environnement compilé pour « { $game } ». aec_env, parallel_env et gymnasium.make y jouent avec les règles lisibles.
error-not-a-network = { $file } n’est pas un réseau : vabanque.envs.save_network en écrit un.
error-network-does-not-fit = Le réseau de { $file } prend { $inputs } nombres et connaît { $moves } coups ; ici, il verrait { $wanted_inputs } nombres et { $wanted_moves } coups.
error-no-vocabulary = « { $game } » ne numérote pas ses coups.
error-not-trained = Aucun réseau ne joue à « { $game } ». On peut en entraîner pour { $known }.
error-no-review-network = Les analyses de « { $game } » utilisent le réseau qui y joue. On peut entraîner des réseaux d’analyse pour { $known }.
error-bad-plugin = Impossible de charger le module { $plugin } : { $reason }
error-no-cluster = La grappe { $cluster } ne répond pas : { $reason }.
error-no-bots = Il faut des bots pour un tournoi.
error-bot-twice = Le bot « { $bot } » est nommé deux fois ; ses copies s’assoient d’elles-mêmes.
error-hero-not-there = « { $bot } » n’est pas un des bots.
error-no-ladder = Il n’y a pas de classement pour { $game }.
error-not-an-arena-file = { $file } ne contient pas de parties d’arène.
error-another-contest = { $file } appartient à un autre tournoi : { $key } y vaut { $found }.
error-not-reviews = { $file } ne contient pas d’analyses ({ $reason }).

## Bots

bots-others = Pour les tournois : { $names }

## Data sets

dataset-so-far = { $done } parties sur { $total }
dataset-made = { $folder } contient { $games ->
    [one] une partie
   *[other] { $games } parties
} avec analyses, les problèmes et les tables exactes ({ $size } octets). README.md dit où se trouve quoi.
dataset-interrupted = Arrêté ; { $folder } n’a pas été créé.
error-folder-taken = { $folder } existe déjà. Choisissez un dossier qui n’existe pas encore.
