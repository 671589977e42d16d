### Les règles des quatre jeux, en français.
###
### Un texte est un tout petit Markdown : des blocs séparés par une ligne vide, chacun étant soit un
### paragraphe (ses lignes se suivent), soit une liste (une ligne par point, commençant par "- ") ;
### **gras** ; rien d’autre. Espaces insécables devant : ; ! ? % $, dans les guillemets et les nombres.
###
### Nos mots
###   round        manche : garnir les casinos, placer, payer
###   turn         tour
###   play         coup (jeu de cartes seulement : chacun pose une fois)
###   seat         place
###   bill, deck   billet ; pile de billets (box : boîte)
###   casino       casino
###   die, dice    dé, dés ; to throw : lancer ; throw : lancer ; number : chiffre ; pips : points (du dé)
###   neutral dice dés neutres
###   weight       poids
###   cancel       s’annuler ; tie : égalité
###   set aside    mettre de côté ; triple : brelan ; straight : suite
###   bank, bust   encaisser ; faire chou blanc, chou blanc
###   coin         pièce porte-bonheur

## Las Vegas (2012)

rules-las-vegas-2012-01-goal-title = De quoi s’agit-il ?
rules-las-vegas-2012-01-goal =
    Six casinos, six chiffres, et de l’argent partout. Tes dés disent où tu pourrais aller ; c’est toi
    qui dis où tu vas. Avec **plus de dés** que tous les autres dans un casino, tu empoches son plus
    gros billet. Avec **exactement autant** que quelqu’un d’autre, vous n’y touchez rien, ni l’un ni
    l’autre.

    La partie dure **quatre manches**. À la fin, la plus grosse fortune l’emporte. Le jeu se joue de 2
    à 5 joueurs.

rules-las-vegas-2012-02-material-title = Le matériel
rules-las-vegas-2012-02-material =
    - 40 dés de cinq couleurs, huit de chaque
    - 6 casinos numérotés de 1 à 6 : Gold Mine, Bajazzo, Miracle, Oasis, Sphinx et Show Hall
    - 54 billets
    - 1 carte 1er joueur, qui passe à gauche à chaque manche

    Voici comment se répartissent les 54 billets :

    - les petits : 6 × 10 000 $, 8 × 20 000 $, 8 × 30 000 $, 6 × 40 000 $
    - les gros : 6 × 50 000 $, 5 × 60 000 $, 5 × 70 000 $, 5 × 80 000 $, 5 × 90 000 $

rules-las-vegas-2012-03-setup-title = La mise en place
rules-las-vegas-2012-03-setup =
    Alignez les casinos de 1 à 6 et mélangez tous les billets en une pile face cachée.

    Il faut maintenant de l’argent, d’abord au casino 1 : retournez-y les billets un par un, et
    arrêtez-vous dès que leur total atteint **50 000 $ ou davantage**. Alors seulement vient le tour
    du casino 2, et ainsi de suite jusqu’au 6. Ici il n’y aura qu’un seul gros billet, là deux ou
    trois, parfois même plus. Triez les billets de chaque casino, le plus gros devant.

    Chacun prend les huit dés d’une couleur. Autour d’une vraie table, l’aîné reçoit la carte 1er
    joueur et commence ; chez Vabanque, le 1er joueur est tiré au hasard, à moins d’avoir été fixé
    d’avance.

rules-las-vegas-2012-04-turn-title = Ton tour
rules-las-vegas-2012-04-turn =
    On joue dans le sens des aiguilles d’une montre. Quand vient ton tour :

    - **Lance** tous les dés qu’il te reste, une seule fois.
    - **Choisis** un des chiffres obtenus.
    - **Place** tous tes dés de ce chiffre dans le casino qui porte le même numéro.

    Impossible de passer, impossible de garder en main un dé du chiffre choisi, impossible de
    relancer. Peu importe qui se trouve déjà dans le casino.

    Quand tu n’as plus de dés, on saute ton tour jusqu’à la fin de la manche. S’il ne reste qu’une
    personne avec des dés, elle continue toute seule, tour après tour. Une fois le tout dernier dé
    placé, les casinos paient. Un seul tour peut suffire ; il n’en faut jamais plus que tu n’as de
    dés.

rules-las-vegas-2012-05-payout-title = Paiement
rules-las-vegas-2012-05-payout =
    D’abord les **égalités**. Examinez chaque casino : là où deux joueurs ou plus ont le même nombre
    de dés, tous ceux-là les retirent et n’y gagnent rien. Un casino peut connaître plusieurs égalités
    à la fois : avec 2, 2, 1 et 1 dés, il ne reste personne.

    Puis l’**argent**, casino par casino, de 1 à 6. Parmi ceux qui restent, qui a le plus de dés prend
    le plus gros billet, le suivant prend le deuxième, et ainsi de suite. Personne ne reçoit plus d’un
    billet par casino. Quand les billets manquent, tant pis pour les derniers ; s’il en reste, ils
    passent face cachée sous la pile.

    Garde tes billets devant toi, face cachée si tu veux. Chacun récupère tous ses dés.

rules-las-vegas-2012-06-example-title = Un exemple, pas à pas
rules-las-vegas-2012-06-example =
    Voici ce que paient quatre casinos à la fin d’une manche.

rules-las-vegas-2012-07-end-title = La manche suivante et la fin
rules-las-vegas-2012-07-end =
    Tous les casinos sont vides. Garnissez-les comme au début, d’au moins 50 000 $ chacun. La nouvelle
    manche est ouverte par le voisin de gauche de celui qui a ouvert la précédente, et chacun a de
    nouveau huit dés.

    Après la **quatrième** manche, on compte. Qui a le plus d’argent gagne. En cas d’égalité, la
    victoire va à celui des ex æquo qui a **le plus de billets**. Si cela ne suffit pas, ils partagent
    la victoire.

rules-las-vegas-2012-08-neutral-title = Variante : les dés neutres (2 à 4 joueurs)
rules-las-vegas-2012-08-neutral =
    Une couleur que personne ne joue entre dans la danse, le blanc de préférence. Au début
    de **chaque** manche, tu en reçois quelques dés en plus de tes huit à toi :

    - à 2 : quatre dés neutres chacun, tu commences donc avec douze dés
    - à 3 : deux dés neutres chacun, tu commences donc avec dix dés ; il en reste deux
    - à 4 : deux dés neutres chacun, tu commences donc avec dix dés

    À trois, on lance les deux dés restants avant le premier tour de chaque manche, et chacun va au
    casino de son chiffre. C’est le rôle de celui qui ouvre la manche, mais il n’y a rien à décider :
    Vabanque s’en charge.

    Tu lances toujours tes dés neutres avec les tiens, et le chiffre choisi emporte **tous** les dés
    de ce chiffre, les tiens comme les neutres.

    Au moment du paiement, tous les dés neutres d’un casino forment **un joueur de plus**, quel que
    soit celui qui les y a mis. Égalités et classement valent pour lui comme pour vous ; un billet
    qu’il gagne va sous la pile.

rules-las-vegas-2012-09-jetons-title = Les jetons : une règle maison
rules-las-vegas-2012-09-jetons =
    La boîte du jeu de cartes contient 25 jetons que l’on peut aussi utiliser ici, avec leur propre
    petite carte de règles. Nous ne savons pas ce qu’elle dit, sinon que deux dés à un casino
    rapportent un jeton. Ce qui suit est donc une **règle maison de Vabanque**, et non la règle
    officielle ; elle ne s’applique que si une table l’active.

    - Au début de chaque manche, un jeton attend à chacun des six casinos.
    - Place **au moins deux dés à toi** dans un casino en un seul tour, et tu prends automatiquement son jeton, s’il y est encore. Les dés neutres ne comptent pas.
    - Un jeton pris reste à toi, même si tes dés de ce casino s’annulent ensuite.
    - Les jetons que personne n’a pris disparaissent à la fin de la manche.
    - En fin de partie, chaque jeton vaut 10 000 $. Ce n’est pas un billet : il n’aide donc pas quand une égalité se tranche au nombre de billets.

rules-las-vegas-2012-10-mistakes-title = Les erreurs fréquentes
rules-las-vegas-2012-10-mistakes =
    - **Relancer les dés.** Un seul lancer par tour, et c’est lui qu’on joue.
    - **N’en placer qu’une partie.** Le chiffre choisi emporte tous tes dés de ce chiffre.
    - **Additionner les points.** Dans un casino, seul compte le nombre de dés.
    - **Croire qu’une égalité détruit un billet.** Les ex æquo sortent, les autres avancent et prennent les billets.
    - **Prendre deux billets.** Même sans rival, tu n’en reçois qu’un, et toujours le plus gros encore là.
    - **Laisser des billets pour la manche suivante.** Ceux que personne ne prend vont sous la pile.
    - **Finir trop tôt.** Il y a quatre manches, pas trois.

rules-las-vegas-2012-11-unofficial-title = Non officiel
rules-las-vegas-2012-11-unofficial =
    Las Vegas est une création de Rüdiger Dorn ; son nom appartient à son éditeur. Vabanque est
    l’œuvre de passionnés, n’a aucun lien avec eux et explique les règles avec ses propres mots. Là où la règle
    imprimée se tait, il suit ses propres décisions.

##  Las Vegas avec Biggy

rules-las-vegas-biggy-01-goal-title = De quoi s’agit-il ?
rules-las-vegas-biggy-01-goal =
    Revoilà les six casinos, où le meilleur billet va au plus fort. La nouveauté s’appelle **Biggy** :
    un gros dé par joueur, qui compte pour deux au moment du paiement. À forces égales, c’est toujours
    zéro pour les deux.

    La partie dure **trois manches**. À la fin, la plus grosse fortune l’emporte. Le jeu se joue de 2
    à 6 joueurs.

rules-las-vegas-biggy-02-material-title = Le matériel
rules-las-vegas-biggy-02-material =
    - 36 dés normaux de six couleurs, six de chaque
    - 6 Biggys, un de chaque couleur
    - 6 casinos numérotés de 1 à 6 ; nous les appelons Gold Mine, Bajazzo, Miracle, Oasis, Sphinx et Show Hall
    - le Bandit manchot, septième casino pour la variante
    - 48 billets

    Voici comment se répartissent les 48 billets :

    - les petits : 4 × 10 000 $, 4 × 20 000 $, 5 × 30 000 $, 5 × 40 000 $
    - les moyens : 6 × 50 000 $, 6 × 60 000 $, 6 × 70 000 $
    - les gros : 4 × 80 000 $, 4 × 90 000 $, 4 × 100 000 $

rules-las-vegas-biggy-03-setup-title = La mise en place
rules-las-vegas-biggy-03-setup =
    Disposez les casinos, de préférence dans l’ordre de 1 à 6. Mélangez les billets en une pile face
    cachée et donnez à chaque casino **exactement deux billets**, quelle que soit leur valeur.

    Chacun prend les six dés normaux et le Biggy d’une couleur : **sept dés** en tout. Autour d’une vraie table,
    c’est au plus chanceux de commencer ; chez Vabanque, le 1er joueur est tiré au hasard, à moins
    d’avoir été fixé d’avance.

rules-las-vegas-biggy-04-turn-title = Ton tour
rules-las-vegas-biggy-04-turn =
    On joue dans le sens des aiguilles d’une montre. Quand vient ton tour :

    - **Lance** tous les dés qu’il te reste, Biggy compris, une seule fois.
    - **Choisis** un des chiffres obtenus.
    - **Place** tous tes dés de ce chiffre dans le casino qui porte le même numéro.

    Impossible de passer, de garder en main un dé du chiffre choisi ou de relancer. Le Biggy se lance
    et se place comme n’importe quel dé : il va là où son chiffre l’envoie.

    Si tu n’as plus de dés, on saute ton tour jusqu’à la fin de la manche ; ceux qui en ont encore continuent, au
    besoin plusieurs fois de suite. Une fois le dernier dé placé, les casinos paient.

rules-las-vegas-biggy-05-payout-title = Paiement
rules-las-vegas-biggy-05-payout =
    Dans un casino, c’est le **poids** qui compte : un dé normal pèse un, un Biggy
    pèse **toujours deux**.

    D’abord les **égalités** : là où deux joueurs ou plus ont le même poids, tous ceux-là retirent
    leurs dés et n’y gagnent rien. Un Biggy seul est donc à égalité avec deux dés normaux.

    Puis l’**argent**, casino par casino : parmi ceux qui restent, le plus grand poids prend le plus
    gros billet, le deuxième poids prend l’autre. Rien pour les suivants. Un billet que personne ne
    prend va dans la **boîte** et quitte la partie.

    Tu peux garder tes billets face cachée. Chacun récupère tous ses dés.

rules-las-vegas-biggy-06-example-title = Un exemple, pas à pas
rules-las-vegas-biggy-06-example =
    Voici ce que paient trois casinos à la fin d’une manche.

rules-las-vegas-biggy-07-end-title = La manche suivante et la fin
rules-las-vegas-biggy-07-end =
    Chaque casino reçoit deux nouveaux billets. La nouvelle manche est ouverte par le voisin de gauche
    de celui qui a ouvert la précédente, et chacun a de nouveau sept dés.

    Après la **troisième** manche, on compte. Qui a le plus d’argent gagne. En cas d’égalité, la
    victoire va à celui des ex æquo qui a **le plus de billets**. Si cela ne suffit pas, ils partagent
    la victoire.

rules-las-vegas-biggy-08-neutral-title = Variante : les dés neutres (2 à 4 joueurs)
rules-las-vegas-biggy-08-neutral =
    Une couleur que personne ne joue entre dans la danse, mais avec ses dés normaux seulement : son
    Biggy reste dans la boîte. Au début de **chaque** manche, tu reçois en plus de tes sept dés :

    - à 2 : trois dés neutres chacun, tu commences donc avec dix dés
    - à 3 : deux dés neutres chacun, tu commences donc avec neuf dés
    - à 4 : un dé neutre chacun, tu commences donc avec huit dés (deux dés neutres restent dans la boîte)

    Tu lances toujours tes dés neutres avec les tiens, et le chiffre choisi emporte **tous** les dés
    de ce chiffre, les tiens comme les neutres. Si un chiffre n’apparaît que sur un dé neutre, tu peux
    le choisir quand même ; tu ne places alors aucun dé à toi.

    Au moment du paiement, tous les dés neutres d’un casino forment **un joueur de plus**, quel que
    soit celui qui les y a mis. Égalités et classement valent pour lui comme pour vous ; un billet
    qu’il gagne va dans la boîte.

rules-las-vegas-biggy-09-bandit-title = Variante : le Bandit manchot
rules-las-vegas-biggy-09-bandit =
    Le Bandit est un septième casino, idéal à 5 ou 6. Il reçoit deux billets comme les autres ; on le
    garnit et on le règle en dernier. Rien n’empêche de le combiner avec les dés neutres.

    - **Tous les chiffres** y sont admis, de 1 à 6.
    - Là aussi, tu places **tous** les dés du chiffre choisi. Pas question de les partager entre le Bandit et le casino de ce chiffre.
    - **Chaque chiffre une seule fois par manche.** Un chiffre déjà présent chez le Bandit est fermé à tous, même à celui qui l’y a mis. Son propre casino lui reste ouvert.
    - Personne n’est jamais obligé d’aller chez le Bandit. Quand les six chiffres y sont, il ferme jusqu’à la manche suivante.

    Avec les dés neutres, un même tour peut amener chez le Bandit des dés à toi et des dés neutres du
    chiffre choisi.

rules-las-vegas-biggy-10-bandit-payout-title = Comment paie le Bandit
rules-las-vegas-biggy-10-bandit-payout =
    On réunit tous tes dés présents chez lui, quel que soit leur chiffre. Le Bandit
    classe selon le poids, comme partout. Seuls les joueurs à égalité **pour le plus grand poids** ne
    s’annulent pas : deux autres questions les départagent.

    - Qui a le plus grand **poids** ? Un Biggy pèse deux, comme partout.
    - À égalité en tête : qui totalise le plus de **points** sur ses dés ? Le Biggy compte double ici aussi : s’il montre 4, il apporte 8 points.
    - Encore à égalité : qui a le **chiffre le plus élevé** ?

    Le premier prend le plus gros billet, le deuxième prend l’autre, personne n’en prend deux. Le
    reste va dans la boîte.

    Deux joueurs ne peuvent jamais être à égalité sur les trois questions, puisque chaque chiffre y
    appartient à un seul joueur. Cela n’arrive qu’entre un joueur et les **dés neutres**. Alors ces
    deux-là s’annulent malgré tout, et le suivant avance.

    La règle imprimée ne fait cette exception que pour l’égalité **en tête**, et Vabanque aussi
    (option **first**) : les ex æquo de tête sont départagés par les points puis par le chiffre le
    plus élevé, mais plus bas, des poids égaux s’annulent comme partout. Une table peut choisir de
    départager ainsi toutes les égalités (option **all**). Disons que Tom pèse trois, Mila et Ida deux
    chacune. Avec **first**, elles n’ont rien ni l’une ni l’autre, et le billet va dans la boîte ;
    avec **all**, les points décident laquelle des deux le prend.

rules-las-vegas-biggy-11-mistakes-title = Les erreurs fréquentes
rules-las-vegas-biggy-11-mistakes =
    - **Compter le Biggy pour un.** Il pèse deux dans tous les casinos, y compris pour les égalités.
    - **Placer le Biggy où l’on veut.** Il suit son chiffre, comme tous les dés.
    - **Relancer, ou ne placer qu’une partie des dés.** Un lancer par tour, et tous les dés du chiffre choisi.
    - **Garnir jusqu’à 50 000 $.** Dans cette édition, c’est toujours deux billets par casino.
    - **Laisser des billets pour la manche suivante.** Ceux que personne ne prend vont dans la boîte.
    - **Prendre les deux billets sans rival.** Un seul par joueur et par casino, le plus gros encore là.
    - **Compléter son propre chiffre chez le Bandit.** Un chiffre qui y est déjà est fermé à tous.
    - **Jouer quatre manches.** Cette édition s’arrête après trois.

rules-las-vegas-biggy-12-unofficial-title = Non officiel
rules-las-vegas-biggy-12-unofficial =
    Las Vegas est une création de Rüdiger Dorn ; son nom appartient à son éditeur. Vabanque est
    l’œuvre de passionnés, n’a aucun lien avec eux et explique les règles avec ses propres mots. Là où
    la règle imprimée se tait, il suit ses propres décisions.

## Las Vegas – le jeu de cartes

rules-las-vegas-cards-01-goal-title = De quoi s’agit-il ?
rules-las-vegas-cards-01-goal =
    Les casinos sont les mêmes, mais tes dés sont maintenant imprimés sur des cartes. Parmi cinq
    cartes à la fois, tu choisis quoi poser et où, pendant que tous les autres en font autant. Le plus
    de dés à un casino rapporte le plus gros de ses deux billets, la deuxième place rapporte l’autre,
    et **un nombre de dés égal ne rapporte rien**.

    La partie dure **quatre manches**. À la fin, la plus grosse fortune l’emporte. Le jeu se joue de 2
    à 5 joueurs.

rules-las-vegas-cards-02-material-title = Le matériel
rules-las-vegas-cards-02-material =
    - 5 jeux de 30 cartes-dés, un par joueur
    - 5 cartes verre à cocktail et 5 cartes coffre-fort, une de chaque par joueur
    - 6 casinos numérotés de 1 à 6 ; nous les appelons Gold Mine, Bajazzo, Miracle, Oasis, Sphinx et Show Hall
    - 48 billets, de 30 000 $ à 100 000 $
    - 25 cartes jeton (voir la règle maison)

    Tous les jeux sont identiques. Pour chaque chiffre de 1 à 6, tu as cinq
    cartes : **quatre simples**, avec un dé, et **une double**, avec deux dés. Cela fait 30 cartes et 36 dés.
    La règle imprimée ne donne que les 30 ; leur composition nous vient de deux critiques.

    Combien de billets existent de chaque valeur, nous n’avons pas pu le découvrir. Vabanque en
    suppose **six de chaque** pour les huit valeurs : 30 000 $, 40 000 $ et ainsi de suite jusqu’à
    100 000 $.

rules-las-vegas-cards-03-setup-title = La mise en place
rules-las-vegas-cards-03-setup =
    Disposez les casinos de 1 à 6. Mélangez les billets et posez **deux billets visibles** à chaque
    casino.

    Mélange tes 30 cartes, fais-en une pile face cachée et pioches-en **cinq**. À côté se trouvent ton
    verre à cocktail et ton coffre-fort : sous le verre vont les cartes dont tu n’auras plus besoin
    dans cette manche, sous le coffre va l’argent gagné, à l’abri des regards.

rules-las-vegas-cards-04-play-title = Une manche
rules-las-vegas-cards-04-play =
    Une manche compte **six coups au plus**. Chaque coup se déroule ainsi, pour tout le monde à la
    fois :

    - **Choisir :** prends en secret des cartes parmi tes cinq, selon la règle du choix.
    - **Révéler :** quand chacun est prêt, montrez vos cartes et posez-les chacune au casino de son chiffre.
    - **Écarter :** les cartes non utilisées vont face cachée sous ton verre ; pour cette manche, elles sont perdues.
    - **Piocher :** prends cinq nouvelles cartes pour le coup suivant.

    Trente cartes font exactement six mains de cinq : tu as donc toujours cinq cartes en main. La
    manche se termine quand elle est finie pour tous (voir plus bas), et au plus tard après le sixième
    coup.

rules-las-vegas-cards-05-selection-title = La règle du choix
rules-las-vegas-cards-05-selection =
    Tu poses **une ou deux cartes quelconques**, ou
    bien **autant de cartes que tu veux du même chiffre**. Passer est interdit, et trois cartes ou
    plus de chiffres différents le sont aussi. Une carte double est une seule carte.

rules-las-vegas-cards-06-exit-title = À huit cartes, tu sors
rules-las-vegas-cards-06-exit =
    Si, après un coup, tu as **huit cartes ou plus** aux casinos, cette manche est finie pour toi. Le
    reste de ta pioche va sous ton verre. Ce que tu as posé reste en place et compte au paiement.

    Ici on compte les cartes, pas les dés : une double vaut une carte. Et huit n’est pas un plafond.
    Tom a six cartes posées, en ajoute deux et sort avec huit ; Noah en a sept, ajoute trois 4 et s’en
    va avec dix.

    Les autres continuent. S’il ne reste qu’un joueur, il poursuit seul, jusqu’à sa huitième carte ou
    jusqu’au sixième coup.

rules-las-vegas-cards-07-payout-title = Paiement
rules-las-vegas-cards-07-payout =
    Maintenant, on compte les **dés**, pas les cartes : une double en vaut deux.

    D’abord les **égalités** : là où deux joueurs ou plus ont le même nombre de dés, tous ceux-là
    glissent ces cartes sous leur verre et n’y gagnent rien.

    Puis l’**argent**, casino par casino, de 1 à 6 : parmi ceux qui restent, qui a le plus de dés
    prend le plus gros billet, le deuxième prend l’autre. Rien pour les suivants. Les billets que
    personne ne prend vont dans la **boîte**.

    Glisse tes billets sous ton coffre-fort. Les autres ont le droit de se souvenir de ce que tu as
    pris, mais ils ne voient que le nombre de tes billets (sauf si la table joue à argent découvert).

rules-las-vegas-cards-08-example-title = Un exemple, pas à pas
rules-las-vegas-cards-08-example =
    Voici ce que paient deux casinos à la fin d’une manche. Ce sont les dés des cartes qui comptent.

rules-las-vegas-cards-09-end-title = La manche suivante et la fin
rules-las-vegas-cards-09-end =
    Chacun reprend **ses 30 cartes**, aux casinos et sous son verre, et les mélange. Chaque casino
    reçoit deux nouveaux billets.

    La partie s’achève après la **quatrième** manche ; les 48 billets ont alors tous été distribués.
    Qui a le plus d’argent gagne. En cas d’égalité, la victoire va à celui des ex æquo qui
    a **le plus de billets**. Si cela ne suffit pas, ils partagent la victoire.

rules-las-vegas-cards-10-in-turn-title = Variante : chacun son tour
rules-las-vegas-cards-10-in-turn =
    Au lieu de jouer tous ensemble, vous posez **l’un après l’autre**, dans le sens des aiguilles
    d’une montre, et chacun voit les cartes avant que le suivant ne choisisse. Toutes les autres
    règles restent les mêmes.

    À ton tour, choisis selon la règle du choix, pose tes cartes, glisse le reste de ta main sous ton
    verre et pioche aussitôt les cinq suivantes. On saute ceux pour qui la manche est finie. Elle
    prend fin quand chacun a au moins huit cartes posées ou a joué six fois.

    Autour d’une vraie table, l’aîné ouvre la première manche ; chez Vabanque, le 1er joueur est tiré
    au hasard, à moins d’avoir été fixé d’avance. Ensuite, c’est chaque fois au voisin de gauche de
    celui qui a ouvert la précédente.

rules-las-vegas-cards-11-jetons-title = Les jetons : une règle maison
rules-las-vegas-cards-11-jetons =
    La boîte contient 25 jetons pour le jeu chacun son tour, avec leur propre petite carte de règles.
    Nous ne savons pas ce qu’elle dit, sinon que deux dés à un casino rapportent un jeton. Ce qui suit
    est donc une **règle maison de Vabanque**, et non la règle officielle. Elle ne s’applique que si
    une table l’active, et seulement quand on pose chacun son tour.

    - Au début de chaque manche, un jeton attend à chacun des six casinos.
    - Pose **au moins deux dés** à un casino en un seul tour, et tu prends automatiquement son jeton, s’il y est encore. Une carte double suffit, deux cartes simples du même chiffre aussi.
    - Deux cartes doubles de chiffres différents peuvent rapporter deux jetons en un tour.
    - Un jeton pris reste à toi, même si tes cartes de ce casino s’annulent ensuite.
    - Les jetons que personne n’a pris disparaissent à la fin de la manche.
    - En fin de partie, chaque jeton vaut 10 000 $. Ce n’est pas un billet : il n’aide donc pas quand une égalité se tranche au nombre de billets.

rules-las-vegas-cards-12-mistakes-title = Les erreurs fréquentes
rules-las-vegas-cards-12-mistakes =
    - **Confondre cartes et dés.** Pour finir la manche, on compte les cartes ; au paiement, les dés.
    - **Passer.** Tant que tu es dans la manche, tu poses au moins une carte à chaque coup.
    - **Garder des cartes.** Ce que tu ne poses pas va sous le verre ; chaque coup commence avec cinq cartes neuves.
    - **Reprendre ses cartes en sortant.** Elles restent aux casinos et peuvent encore gagner.
    - **Croire qu’on ne sort pas avant le troisième coup.** Cinq cartes pareilles, puis trois : c’est fini après deux coups.
    - **Viser exactement huit.** Avec sept cartes posées, tu peux encore en poser cinq du même chiffre.
    - **Laisser des billets pour la manche suivante.** Ceux que personne ne prend vont dans la boîte.

rules-las-vegas-cards-13-unofficial-title = Non officiel
rules-las-vegas-cards-13-unofficial =
    Las Vegas et son jeu de cartes sont des créations de Rüdiger Dorn ; leur nom appartient à leur
    éditeur. Vabanque est l’œuvre de passionnés, n’a aucun lien avec eux et explique les règles avec
    ses propres mots. Là où la règle imprimée se tait, il suit ses propres décisions.

## Die oberen 10 000

rules-top-10000-01-goal-title = De quoi s’agit-il ?
rules-top-10000-01-goal =
    Lance six dés, mets les bons de côté, puis demande-toi si cela suffit. Chaque nouveau lancer peut
    rapporter des points – ou te coûter tout ce que ce tour t’avait donné.

    Le premier à **terminer un tour avec 10 000 points ou plus** a gagné. Le jeu se joue de 2 à 4 joueurs.

rules-top-10000-02-material-title = Le matériel
rules-top-10000-02-material =
    - 5 dés noirs, de 1 à 6
    - 1 dé rouge, de 1 à 5, avec une **pièce porte-bonheur** à la place du 6
    - du papier et un crayon

rules-top-10000-03-setup-title = La mise en place
rules-top-10000-03-setup =
    Tout le monde part de zéro. Autour d’une vraie table, c’est le nez le plus distingué de la table qui
    commence ; chez Vabanque, le 1er joueur est tiré au hasard, à moins d’avoir été fixé d’avance. On
    joue dans le sens des aiguilles d’une montre.

rules-top-10000-04-turn-title = Ton tour
rules-top-10000-04-turn =
    Commence par lancer les six dés. Après chaque lancer :

    - **Mets de côté** au moins un dé ou une combinaison de ce lancer qui rapporte. Tu peux en prendre plus, sans être obligé de tout prendre.
    - Ensuite, **encaisse** ou **relance**. Si tu encaisses, les points de ce tour rejoignent ton score et ne craignent plus rien. Si tu relances, annonce d’abord tes points de ce tour, puis prends les dés qui ne sont pas de côté.

    Si un lancer ne laisse rien à mettre de côté, tu fais **chou blanc** : tous les points de ce tour
    sont perdus, on trace un trait sur la feuille, et c’est au suivant. Ce que tu as encaissé aux
    tours précédents n’est jamais en danger. Le trait n’est qu’un pense-bête : en accumuler ne coûte
    rien.

rules-top-10000-05-scoring-title = Ce qui rapporte
rules-top-10000-05-scoring =
    - un 1 : **100** points
    - un 5 : **50** points
    - deux 5 comptés comme un 1 : **100** points, pour un seul dé
    - trois 2 : **200**, trois 3 : **300**, trois 4 : **400**, trois 5 : **500**, trois 6 : **600**
    - trois 1 : **1 000** points
    - une suite de 1 à 6 : **1 000** points

    Une suite demande un 6 noir, car le dé rouge n’en a pas. Un brelan ou une suite doit
    tomber **en un seul lancer** ; les dés déjà mis de côté n’aident jamais à les compléter. Un 2, 3, 4 ou 6
    hors d’un brelan ou d’une suite ne rapporte rien et ne se met pas de côté.

    Tant qu’il montre 1 à 5, le dé rouge est un dé comme les autres. Tu peux prendre plusieurs choses
    dans un même lancer, à condition de ne pas utiliser deux fois le même dé. Quatre, cinq ou six dés
    pareils n’ont rien de spécial : quatre 2 font un brelan et un dé de reste, six 4 font deux
    brelans.

rules-top-10000-06-two-fives-title = Deux 5 comme un 1
rules-top-10000-06-two-fives =
    Deux 5 d’un même lancer rapportent 100 points et te prennent deux dés. À la place, tu peux
    tourner **l’un d’eux** sur le 1 et ne mettre de côté que celui-là, pour 100 points aussi.
    L’**autre 5** est bloqué pour ce lancer : il reste parmi les dés que tu peux relancer. Te voilà
    plus riche d’un dé.

    - Les deux 5 doivent venir du même lancer.
    - Tourner le noir ou le rouge, c’est à toi de voir. Une fois le dé rouge de côté, plus de pièce porte-bonheur à espérer avant de retrouver tes six dés.
    - Tu peux le faire avec plusieurs paires. Un 5 qui n’est d’aucune paire compte comme d’habitude : avec trois 5, tu peux en tourner un, en prendre un autre pour 50 et laisser le troisième.
    - Un 5 tourné vaut toujours 100. Il ne compte ni pour trois 1 ni pour une suite.

rules-top-10000-07-all-six-title = Les six dés de côté
rules-top-10000-07-all-six =
    Quand les six dés sont de côté, d’un coup ou petit à petit, tu peux les reprendre **tous les six**
    et continuer. Les points de ce tour comptent toujours, et restent toujours en jeu. Tu peux tout
    aussi bien les encaisser.

rules-top-10000-08-coin-title = La pièce porte-bonheur
rules-top-10000-08-coin =
    La pièce n’est pas un chiffre. On ne peut pas la mettre de côté, ce n’est pas un 6, et elle ne
    fait jamais partie d’un brelan ou d’une suite. Mais si le dé rouge la montre **et** que tu peux
    mettre de côté au moins un autre dé du même lancer, tous les dés te reviennent : soit tu
    encaisses, soit tu relances **les six**. Tu gardes les points de ce tour, jusqu’au prochain chou
    blanc.

    Une pièce sans rien d’autre à mettre de côté, c’est chou blanc comme d’habitude. Même chose si tu
    n’as lancé que le dé rouge.

rules-top-10000-09-risk-title = Quel est le risque ?
rules-top-10000-09-risk =
    Voici avec quelle fréquence un lancer fait chou blanc, que le dé rouge en soit ou non :

    - six dés : 4 %
    - cinq dés : 8 %
    - quatre dés : 16 %
    - trois dés : 28 %
    - deux dés : 44 %
    - un dé : 67 %

rules-top-10000-10-example-title = Deux tours, pas à pas
rules-top-10000-10-example =
    C’est d’abord à Mila, puis à Noah.

rules-top-10000-11-end-title = La fin
rules-top-10000-11-end =
    Dès que quelqu’un encaisse et atteint ainsi **10 000 points ou plus**, la partie est finie, et
    gagnée. Les autres ne jouent plus, il n’est pas nécessaire de tomber juste, et il ne peut pas y
    avoir d’ex æquo.

    Des points non encaissés ne gagnent rien : avec 9 500 points au score et 700 dans ce tour, tu peux
    encore relancer, et encore perdre les 700. Une table peut choisir un autre objectif que 10 000.

rules-top-10000-12-mistakes-title = Les erreurs fréquentes
rules-top-10000-12-mistakes =
    - **Composer un brelan en plusieurs lancers.** Deux 1 de côté puis un troisième, cela fait 300 points, pas 1 000.
    - **Exiger un minimum pour débuter.** Dès le premier tour, tu peux encaisser n’importe quel total.
    - **Prendre la pièce pour un joker.** 1, 2, 3, 4, 5 et la pièce ne font pas une suite.
    - **Se réjouir trop vite.** La pièce n’aide que si un autre dé du lancer rapporte.
    - **Se croire obligé de tout prendre.** Un seul dé qui rapporte suffit.
    - **Prendre aussi l’autre 5 après en avoir tourné un.** Il est bloqué pour ce lancer.
    - **Finir le tour de table.** Qui encaisse et atteint 10 000 ou plus gagne sur-le-champ.

rules-top-10000-13-practice-title = Bien jouer, en une phrase
rules-top-10000-13-practice =
    Ces phrases ont été calculées exactement : chaque nombre a été essayé contre un jeu parfait à deux, qui gagne 50
    parties sur 100 contre lui-même.

    - **Un nombre.** Arrête-toi avec **deux dés ou moins**. Cela gagne 37 parties sur 100.
    - **Deux nombres.** Arrête-toi à **400** points avec **trois dés ou moins**. Cela en gagne 44.
    - **Trois nombres.** De même, mais dès qu’il manque **500** points ou moins à l’autre, ne t’arrête pas avant d’avoir
      gagné. Cela gagne un cinquième de partie de plus.

    Prends toujours tous les points si cela te permet de t’arrêter. Si tu relances, mets de côté le moins de dés possible :
    qui prend toujours tout ne gagne que 29, 32 et 33 parties.

rules-top-10000-14-unofficial-title = Non officiel
rules-top-10000-14-unofficial =
    « Die oberen 10 000 » est un jeu de dés publié par moses. ; son nom appartient à son éditeur.
    Vabanque est l’œuvre de passionnés, n’a aucun lien avec lui et explique les règles avec ses
    propres mots. Là où la règle imprimée se tait, il suit ses propres décisions.

    Voici notre propre lecture : les deux 5 d’une paire viennent du même lancer, et l’autre n’y est
    pas mis de côté (R42, R43) ; les brelans de 2 à 6 comptent eux aussi en un seul lancer (R46) ;
    quatre dés identiques ou plus sont un brelan et le reste (R47) ; après la pièce, tu encaisses ou
    tu relances les six dés (R51).

## À côté des images

figure-name = { $name }
figure-neutral = neutres
figure-sum = { $money } en tout
figure-tie = égalité
figure-nothing = rien
figure-allowed = permis
figure-not-allowed = interdit
figure-points = { $points }
figure-bust = chou blanc
figure-turn = { $name } lance : { $dice }. Au choix : { $choices }.
figure-choice = { placed-dice } { casino-on }
figure-comma = { $first }, { $last }
figure-or = { $first } ou { $last }
figure-scoring = Toutes les combinaisons avec leurs points. De deux 5, l’un est tourné sur le 1 ; le pâle reste.
figure-choice-biggy = { placed-dice } et le Biggy { casino-on }
figure-choice-neutral = { placed-dice } (dont { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
}) { casino-on }
figure-bandit = { $first } et { $second } ont le même poids, { $weight }, et autant de points, { $pips }. Le chiffre le plus élevé décide donc : { $high } bat { $low }.
figure-choice-only-neutral = { placed-dice } { $count ->
    [one] (neutre)
   *[other] (neutres)
} { casino-on }
