### Ce que disent les commandes.

seats-range = Joueurs : { $least } à { $most }
verify-no-game = Il n’y a aucune partie ici.
verify-summary = { $right ->
    [one] { $right } partie juste
   *[other] { $right } parties justes
}, { $wrong ->
    [one] { $wrong } fausse
   *[other] { $wrong } fausses
}.
replay-game = Partie { $number } : { $game }
board-round = La table à la fin de la manche { $number }
standings = Classement
casino = Casino
bills-thousands = 1 000 $
nobody = personne
neutral = neutres
points = Points
replay-no-such-game = Il n’y a pas de partie { $number } dans ce fichier ; il en contient { $games }.
