### Playing with others: pairing, live games and series. Fetched when somebody opens them.

## Play with people

people-why = Tu reçois une place à une table publique qui attend des joueurs. S’il n’y en a pas, une nouvelle s’ouvre et d’autres te trouvent.
people-wait = Combien de temps veux-tu attendre ?
people-wait-why = Ensuite, des bots prennent les places encore libres.
people-find = Trouver une table
people-waiting = Tables qui attendent des joueurs
people-none-waiting = Aucune table n’attend en ce moment. Ouvres-en une !
people-live = Parties en cours à regarder
people-none-live = Aucune partie publique n’est en cours.
starts-in = La partie commence dans { $seconds } s.
starts-with-bots = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les places libres.
}

## Series

series = Série
series-why = Plusieurs parties avec les mêmes personnes. Le départ avance d’une place à chaque fois.
series-games = { $count } parties
series-by = La série revient à qui a
series-by-wins = le plus de victoires
series-by-money = le plus d’argent ou de points
series-handicap = Les bots s’adaptent
series-handicap-why = Si une personne gagne, les bots jouent ensuite un niveau plus fort ; un bot qui gagne joue un niveau plus faible.
series-remember = Les bots ont de la mémoire
series-remember-why = La maison garde d’une partie à l’autre ce qu’elle a appris sur la façon de jouer de chacun, tant que dure la série.
series-number = Partie { $number } sur { $games }
series-next = Partie suivante de la série ({ $number } sur { $games })
series-join = Rejoindre la partie suivante ({ $number } sur { $games })
series-again = Rejouer une série
series-won = { $count ->
    [one] { $who } remporte la série
   *[other] { $who } se partagent la série
}
series-wins = { $count ->
    [one] { $said } victoire
   *[other] { $said } victoires
}

## What a bot is like

level-mixed = Un peu de tout : forts, moyens et faciles.
level-tourist = Venu pour les lumières, content de tout. Un enfant peut gagner.
level-gambler = Tout ou rien : veut le gros lot et oublie le reste.
level-regular = Prend ce qui est sous ses yeux, comme chaque vendredi, sans chercher plus loin.
level-accountant = Pèse ses chances et tient ses comptes – les siens, pas les tiens.
level-shark = Connaît les probabilités par cœur, mais pas toi, et se trompe parfois.
level-house = Observe tout le monde et ne laisse rien passer. À la fin, la maison gagne.
level-perfect = Ne fait jamais d’erreur. Seule la chance peut le battre.

## C’est mon tour, et personne ne regarde

tell-me-why = Pour cette table, tant que tu ne la regardes pas. Le message nomme le jeu et mène à la table ; il ne dit rien de ce qui s’y passe.
tell-me-here = Sur cet appareil
tell-me-here-why = Une notification par le service push de ton navigateur, qui ne peut pas la lire.
tell-me-here-not = Ce navigateur n’a pas de service push ici. Sur iPhone et iPad, ajoute d’abord cette page à l’écran d’accueil.
tell-me-chat = Dans une messagerie
tell-me-chat-why = Le serveur écrit à une adresse (webhook) que tu crées dans la messagerie. Qui la connaît peut y écrire ; le serveur ne la montre donc plus jamais.
tell-me-written = Le serveur écrit à l’adresse que tu as donnée.
tell-me-service = Service
tell-me-own = Un autre programme
tell-me-address = Adresse
tell-me-room = Discussion
tell-me-write = Écrire là-bas
tell-me-stop = Ne plus écrire
refused-bad-notice-address = On ne peut rien envoyer à cette adresse : il faut https, et une adresse connue sur internet.
