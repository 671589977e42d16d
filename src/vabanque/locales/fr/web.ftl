# Les mots dont seul le navigateur a besoin.

## The table
you = Toi
neutral-name = Neutre
players = Joueurs
person = Personne
bot = Bot
away = pas là
stood-in = un bot joue à sa place
starts-round = commence cette manche
money-hidden = caché
dice-and-bills = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }{ $neutral ->
    [0] {""}
    [one] { " " }+ { $neutral } neutre
   *[other] { " " }+ { $neutral } neutres
 } · { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
 }
my-things = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } · { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
 }
round-of = Manche { $round } sur { $rounds }
log = Ce qui s’est passé
menu = Menu
home = Accueil
rules = Règles
settings = Réglages
hint = Conseil
react = Réagir
close = Fermer
skip = Passer
reacts = { $who } réagit
reaction-1 = Bien joué
reaction-2 = C’était drôle
reaction-3 = Pas possible
reaction-4 = Aïe
reaction-5 = La classe
reaction-6 = Bonne chance
log-place = { $you ->
    [yes] Tu lances { $roll } et places
   *[no] { $name } lance { $roll } et place
} { $dice } { casino-on }.

## Casinos
casino-spoken = Casino { $casino }, { casino-name }. Billets : { $bills }.
stack-spoken = { $who } : { $count }.
stack-tied-spoken = { $you ->
    [yes] Toi : { $count }, égalité, tu ne reçois rien.
   *[no] { $who } : { $count }, égalité, ne reçoit rien.
}
bill-goes-spoken = { $bill } { $you ->
    [yes] te reviendrait
   *[no] reviendrait à { $who }
}.
choose-casino = Placer { with-dice } { casino-on }
bandit-takes = Prend encore
bandit-full = Les six sont pris
jetons = Jetons
tie = égalité
at-stake = { $money } en jeu
leads = en tête

## The tray
tray = Tes dés
roll = Le lancer
your-turn = À toi de jouer
their-turn = { $who } réfléchit
turn-of = À { $who } de jouer
nobodys-turn = Un instant
no-dice-now = Pas de dés sur la table pour le moment.
group-spoken = { $count ->
    [one] Un dé montrant { $face }
   *[other] { $count } dés montrant { $face }
 }
hint-worth = { $worth } attendus
hint-chance = { $chance } de chances de gagner
hint-best = le meilleur
hint-legend = ★ te donne la meilleure chance de gagner ; les nombres sont cette chance.
hint-star = ★ : ce que jouerait le bot fort.
hint-lay = ★ Ce que le bot fort poserait.
choose-number = Choisis un chiffre
choose-number-why = Tous tes dés de ce chiffre vont dans son casino.
place-on = { casino-name } : { with-dice }
place-bandit = Bandit : { with-dice }
rather-bandit = Plutôt le Bandit
rather-casino = Plutôt { casino-on }
after-bill = { $rank ->
    [1] Tu serais en tête avec { $weight } : { $bill }
   *[other] Tu serais { $rank }e avec { $weight } : { $bill }
 }
after-nothing = Avec { $weight }, rien à gagner là pour l’instant.
after-tied = Égalité avec { $who } : rien pour vous deux.
after-neutral-only = Seuls des dés neutres y vont ; tu gardes tous les tiens.

## Payout
payout = Paiement
unclaimed = reste
next-casino = Casino suivant
go-on = Continuer

## The card table
hand = Ta main
choose-cards = Choisis tes cartes
sealed = Cartes posées face cachée
you-are-out = La manche est finie pour toi
cards-laid = { $laid } sur { $exit } posées
card-single = { $number }, un dé
card-double = { $number }, deux dés
lay-gains = Pour l’instant, cela ferait { $list }.
lay-tied = { casino-subject } : égalité avec { $who }.
lay-nothing = Rien à gagner avec ça pour l’instant.
lay-out = { $laid } cartes posées : la manche serait finie pour toi.
lay-why-not = Ça ne va pas ensemble : une ou deux cartes au choix, ou autant que tu veux du même chiffre.
lay-rule = Une ou deux cartes au choix, ou autant que tu veux du même chiffre.
clear = Effacer
seal-cards = { $count ->
    [one] Poser une carte face cachée
   *[other] Poser { $count } cartes face cachée
 }
lay-cards = { $count ->
    [one] Poser une carte
   *[other] Poser { $count } cartes
 }
waiting-for = On attend { $who }.
piles = Cartes de tous les joueurs
out = fini
ready = choix fait
thinking = choisit
pile = Cartes à piocher :
under-glass = Sous le verre :
play-of = Coup { $play } sur { $plays }
reveal = Tous ensemble !

## Die oberen 10 000
throw = Le lancer
aside = Mis de côté
turn-points = Ce tour : { $points }
coin = pièce porte-bonheur
die-red = Dé rouge : { $face }
die-black = Dé noir : { $face }
turned-note = tourné sur 1
stays-note = reste
coin-event = La pièce porte-bonheur ! Mets quelque chose de côté et les six dés reviennent.
bust-event = Rien ne compte. { $points } points perdus !
score-sheet = Feuille de score
dash = trait
race = La course vers { $target }
no-turn-yet = pas encore joué
last-dash = dernier tour : un trait
last-points = dernier tour : { $points }
their-throw = { $who } lance les dés
keep-rule = Touche les dés que tu mets de côté.
keep-why-not = Ces dés ne comptent pas ensemble.
ways = Comment ça compte
combo-turned = un 5 tourné sur 1
combo-set = { $dice }
combo-single = un { $face }
bank = Encaisser { $points }
bank-wins = Encaisser { $points } : gagné !
bank-empty = Encaisser
set-aside-first = Mets d’abord des dés de côté
throw-again = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
 }
bust-chance = { $chance } de risque de tout perdre
hint-bank = Le mieux : prendre { $dice } et encaisser. { $better } de chances de gagner, contre { $worse } en relançant.
hint-throw = Le mieux : prendre { $dice } et relancer. { $better } de chances de gagner, contre { $worse } en encaissant.

## Home and lobby
language = Langue
sound-on = Activer le son
sound-off = Couper le son
theme = Apparence
theme-night = Nuit
theme-light = Clair
hero = Ce soir, tu joues ton va-tout ?
welcome = Première visite ?
welcome-why = Deux minutes à une table d’essai, et tu sais jouer.
today-why = { $date } · Un coup à trouver, chaque jour un autre
hero-sub = Des jeux de dés et de nerfs. Entre amis, avec des bots, sans compte.
running-games = Tes parties en cours
running-more = { $count ->
    [one] Encore une partie en cours
   *[other] Encore { $count } parties en cours
 }
their-turn-short = aux autres de jouer
play-now = Jouer maintenant
with-friends = Entre amis
rules-of = Règles : { $game }
one-moment = Un instant…
join-by-code = Rejoindre avec un code
table-code = Code de la table
join = Rejoindre
join-hint = Six caractères que ton ami voit dans le salon.
public-tables = Tables publiques
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
 }
watch = regarder
no-public-tables = Aucune table ouverte pour le moment. Ouvres-en une !
replays = Parties à revoir
no-replays = Les parties finies apparaissent ici.
play-with-people = Jouer avec du monde
my-games = Toutes mes parties et statistiques
open-record = Ouvrir un enregistrement
real-dice = De vrais dés sur la table ?
real-dice-why = À vous de lancer ; la page compte, contrôle les règles et paie les billets.
referee-start = Être l’arbitre
profile-page = Profil
privacy = Confidentialité
unofficial = Une adaptation de fans, non officielle. Les noms Las Vegas et Die oberen 10 000 appartiennent à leurs éditeurs.
seats = Qui joue
seat-free = Place libre
seat-waiting = on attend quelqu’un
same-device = Sur cet appareil
host = hôte
add-bot = Ajouter un bot
remove = Retirer { $who }
start-game = Commencer la partie
host-starts = C’est l’hôte qui lance la partie.
accept-change = J’accepte le changement
change-not-accepted = n’a pas encore accepté le changement
host-waits-for-agreement = En attente de l’accord de tous
invite = Inviter des amis
invitation = { $who } t’invite : { $game }
invite-again = Réinviter { $who }
qr-label = Code QR du lien vers cette table
copy-link = Copier le lien
copied = Lien copié.
copy-by-hand = La copie n’est pas permise ici. Sélectionne le lien et copie-le toi-même.
share = Partager
options = Comment on joue
on = Oui
off = Non

## Settings
your-name = Ton nom
your-name-why = C’est ainsi que les autres te voient à la table.
setting-sound = Son
setting-sound-why = Une clochette quand c’est à toi, et le bruit des dés.
setting-motion = Mouvement
setting-motion-why = Des dés qui roulent, des billets qui volent. Désactivé si ton appareil demande moins de mouvement.
setting-confirm = Confirmer les coups
setting-confirm-why = Toucher deux fois un casino ne place encore rien ; seul le bouton le fait.
setting-large = Texte plus grand
setting-large-why = Les lettres et ce qui les porte grandissent d’un cinquième.
setting-contrast = Contraste élevé
setting-contrast-why = Des fonds unis, des lignes et des lettres plus vives.
setting-voice = Annonces
setting-voice-why = La voix du navigateur dit à qui est le tour et ce que paient les casinos. Utile à l’arbitre.
setting-payouts = Paiements
setting-payouts-why = Si tu les passes, les suivants sont plus courts.
payouts-full = En entier
payouts-short = Courts
payouts-none = Tout de suite
setting-hints = Conseils
setting-hints-why = Seulement si la table les permet.
hints-off = Aucun
hints-odds = Chances
hints-bot = Le bot fort

## Rules and tutorial
tutorial-start = Apprendre en deux minutes
tutorial-done = Terminé
drills = Exercices
next = Suivant
back = Retour
your-move-first = À toi d’abord
step-of = Étape { $step } sur { $steps }
demo-coach-title = Trois 3 !
demo-coach = 
    Tous tes dés d’**un même chiffre** vont dans son casino.
    Touche les trois 3, puis le bouton doré.

## The end
game-over = Fin de partie
you-won = Tu as fait sauter la banque !
you-share = Tu partages la victoire !
they-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
 }
place = { $place ->
    [1] 1er
   *[other] { $place }e
 }
rematch = Revanche
watch-replay = Revoir
review-game = Analyse
download-record = Enregistrement
check-dice = Vérifier les dés
standings-plot = Le fil de la partie
plot-rounds = Manches
plot-turns = Tours
plot-spoken = Scores au fil de la partie. À la fin : { $who }.
bills-by-round = Billets par manche
final-scores = Score final
round-short = Manche { $round }
total = Total
bills-count = { $bills ->
    [one] { $bills } billet
   *[other] { $bills } billets
 }
fair-title = Les dés étaient-ils honnêtes ?
fair-lead = Personne ne pouvait choisir ni changer un lancer, pas même le serveur. Ton navigateur peut le vérifier tout seul, dé par dé.
fair-step-1-title = Une enveloppe scellée
fair-step-1 = Avant la partie, le serveur a choisi un nombre secret et montré à tous son empreinte. Impossible de le changer ensuite sans que l’empreinte le trahisse.
fair-step-2-title = Chacun mélange
fair-step-2 = L’appareil de chaque joueur a ajouté son propre nombre au hasard. Le serveur ne pouvait donc pas non plus connaître les lancers d’avance.
fair-step-3-title = On ouvre l’enveloppe
fair-step-3 = La partie est finie, le secret est public. Son empreinte doit être celle du début.
fair-step-4-title = Chaque dé à nouveau
fair-step-4 = À partir de ces nombres, ton navigateur recalcule chaque lancer et chaque mélange, puis compare avec la partie.
fair-run = Vérifier tous les dés
fair-good = Les { $count } lancers et mélanges sont tous exacts.
fair-bad = Quelque chose cloche avec ces dés.
fair-noted = Noté par cet appareil avant le début
fair-own = Ta part, place { $seat }
fair-promise = Dés honnêtes, empreinte { $digits }…
fair-was-noted = Cet appareil a noté l’empreinte avant le début et a tout comparé avec elle.
fair-not-noted = Cet appareil n’était pas là avant le début. Il peut seulement vérifier que l’enregistrement est cohérent ; quelqu’un qui était là peut en vérifier plus.
fair-insecure = Sur une page sans https, le navigateur ne peut pas vérifier les dés. Télécharge l’enregistrement et vérifie-le avec « vabanque verify ».
fair-fault-promise = Le secret révélé n’est pas celui de l’enveloppe scellée.
fair-fault-commitment = Avant la partie, le serveur a montré une autre empreinte à cet appareil.
fair-fault-seed = Le nombre de ton appareil n’a pas compté pour les dés.
fair-fault-seeds = Les nombres des joueurs ont été changés après le début.
fair-fault-bot = Un bot a ajouté un nombre au hasard. Les bots ne le font jamais.
fair-fault-starter = Quelqu’un d’autre aurait dû commencer.
fair-fault-outcomes =
    { $count ->
        [one] Un lancer ou un mélange ne découle
       *[other] { $count } lancers et mélanges ne découlent
     } pas des nombres.
fair-fault-journal = La partie enregistrée n’est pas celle que cet appareil a vue.

## Replay, referee, connection
replay = Revoir la partie
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lire
pause = Pause
position = Position
turning-point-of = Tournant : { $who }, { $swing }
referee-roll = { $who }, qu’as-tu lancé ?
own-dice = Tes dés
rolled-of = { $have } sur { $count }
add-die = Ajouter un { $face }
take-die-back = Reprendre le { $face }
tap-faces = Touche ce qui est sur la table.
that-is-my-roll = C’est mon lancer
still-missing = { $count ->
    [one] il manque un dé
   *[other] il manque { $count } dés
 }
referee-fill = Quels billets sont posés { casino-at } ?
add-bill = Ajouter { $money }
take-bill-back = Reprendre { $money }
bills-missing = { $count ->
    [one] il manque un billet
   *[other] il manque { $count } billets
 }
worth-missing = il manque { $money }
bills-lie-there = Terminé
deal-for-us = Distribuer pour nous
roll-for-us = Lancer pour nous
bills = Billets
bills-real = Vrais, saisis à la main
bills-dealt = La page les distribue
referee-cards = Les mains sont secrètes, aucun arbitre ne peut les vérifier. Laisse la page distribuer : ouvre une table et choisis « { same-device } » pour les autres.
connection-lost = Connexion perdue. On se reconnecte ; rien n’est perdu.
connection-back = La connexion est rétablie.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
pass-to = Passe l’appareil à { $who }
i-am = C’est moi, { $who }
join-title = Viens t’asseoir
sit-down = Prendre place

## À une vraie table
log-stood-in = Un bot { $you ->
    [yes] te remplace
   *[no] remplace { $name }
}.
log-returned = { $you ->
    [yes] Tu es
   *[no] { $name } est
} de retour.
player-number = Joueur { $number }
games = Jeux
seats-count = Combien de joueurs ?
clock = Horloge
clock-why = Si quelqu’un dépasse ce temps, un bot joue à sa place jusqu’à son retour.
seconds = { $count } s
public-table = Table publique
public-table-why = Tout le monde sur ce serveur la voit et peut s’asseoir.
open-table = Ouvrir la table
start-with-bots = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
 }
table-is-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
their-name = Nom
ok = OK
rematch-join = Rejoindre la revanche
waiting-for-players = en attente
setting-notify = Notifications
setting-notify-why = Quand c’est ton tour et que cette page est en arrière-plan.
notify-refused = Ce navigateur n’autorise pas les notifications ici.
setting-pace = Rythme
setting-pace-why = Temps de réflexion des bots à tes tables.
pace-calm = Calme
pace-normal = Normal
pace-fast = Rapide
tell-me = Me prévenir quand c’est mon tour
second-device = Continuer sur un autre appareil
second-device-how = Ouvre ce lien là-bas ou saisis le code sur la page d’accueil. Valable une fois, dix minutes.
take-why = Ta place passe ici ; l’autre appareil ne fera plus que regarder.
take-here = Jouer ici
bot-strength = Bots
strength-mixed = mélangés
bots-are = Bots : { $strength }
is-away = { $who } n’est pas là.
bot-in = Un bot peut jouer dans { $seconds } s.
host-away = L’hôte n’est pas là. Dans { $seconds } s, tu pourras commencer la partie.
removed-by-host = L’hôte t’a fait quitter la table.
stand-up = Quitter ma place
join-running = Cette partie a déjà commencé.
watch-table = Regarder
let-bot-play = Laisser un bot jouer pour { $who }
leave-table = Quitter la table
leave-why = Un bot joue pour toi ; tu peux revenir à tout moment.
bot-plays-for-you = Un bot joue pour toi.
play-on = Reprendre la main
table-gone = Cette table n’existe plus.
table-too-long = La partie a duré trop longtemps et a été close sans résultat.
black-dice = Dés noirs
neutral-dice = Dés neutres
red-die = Dé rouge
fair-none = Cette partie a été jouée avec de vrais dés, ou n’a pas de preuve.
fair-elsewhere = Cette page ne peut pas vérifier un jeu venu d’ailleurs. Télécharge l’enregistrement et vérifie-le avec « vabanque verify ».
watching = Tu regardes
drop-record = Dépose un enregistrement ici
drop-record-why = Tout fichier au format vabanque/1. Il est vérifié coup par coup.
choose-file = Choisir un fichier
record-good = Vérifié : conforme aux règles
record-fair = Vérifié : règles et dés
record-bad = Incorrect : { $why }
refused = Cela n’a pas marché ({ $code }).
refused-no-such-code = Aucune table n’a ce code.
refused-no-such-table = Cette table n’existe plus.
refused-table-full = Toutes les places sont prises.
refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-already-started = La partie a déjà commencé.
refused-stale = La partie avait déjà avancé.
refused-too-many = Trop vite. Réessaie dans un instant.
refused-spectator = Tu ne fais que regarder.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-host-only = Seul l’hôte peut le faire.
refused-bad-token = Cet appareil n’a plus de place ici.
refused-taken-over = Tu joues maintenant sur un autre appareil. Ici, tu regardes.
refused-expired = Cette table a expiré.
refused-bad-name = Ce nom ne convient pas.
refused-unavailable = Le serveur est occupé. Réessaie dans un instant.
refused-overloaded = Le serveur a beaucoup à faire en ce moment. Réessaie dans { $seconds } s.
refused-not-over = La partie n’est pas terminée.
change = Changer
done = Terminé
option-seats = Seulement à { $seats } joueurs.
option-needs = Seulement avec « { $option } : { $value } ».
option-is = { $option } : { $value }
seats-count-short = Joueurs
choice-order-together = ensemble
choice-order-in-turn = chacun son tour
choice-bandit_ties-all = à tous les rangs
choice-bandit_ties-first = seulement en tête

phones = Inviter les téléphones
phones-why = Ouvre la table aux téléphones et tablettes de ton réseau, jusqu’à ce que tu la refermes ou que le serveur s’arrête. Personne ne peut entrer de l’extérieur.
phones-scan = À scanner avec un téléphone, ou à taper :

## La feuille de score, et l’annulation
club-night = Soirée jeux
score-pad = Feuille de score
score-pad-why = Papier et crayon pour une partie à une vraie table : les joueurs veillent aux règles, la feuille additionne. Elle marche sans connexion et reste sur cet appareil.
pad-instead = Sans connexion, prends la feuille de score.
pad-ask = { $who } : qu’as-tu obtenu ? (N° { $line })
pad-add = Ajouter { $points }
pad-remove = Retirer { $points }
pad-change = { $who }, n° { $line } : { $points }. Modifier
pad-tap = Touche ce que tu as obtenu.
pad-write = Inscrire
pad-nothing = Rien
pad-new = Nouvelle partie
pad-more = Un joueur de plus
pad-fewer = Un joueur de moins
take-back = Annuler
offline-here = Pas de connexion. Les règles, les leçons et les exercices, tes parties à revoir, la feuille de score et les positions de cet appareil marchent quand même. Pour jouer, il faut ce que « Garder hors ligne » enregistre : voir les réglages, une fois connecté.
friends-need-server = Pour jouer avec des personnes sur d’autres appareils, indique dans les réglages l’adresse d’un serveur Vabanque.
