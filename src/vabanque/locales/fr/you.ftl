### Les mêmes phrases, adressées à la personne qui les lit : `<phrase>-you` remplace `<phrase>` quand il s’agit d’elle.

entry-round-you = Manche { $number }. Tu commences.
entry-spare-you = Tu lances les dés neutres restants : { $dice }.
entry-roll-you = Tu lances { $dice }.
entry-place-you = Tu places les { $face } dans { $casino }.
entry-draw-you = Tu pioches { $cards }.
entry-lay-you = Tu poses { $cards }.
entry-jeton-you = Tu prends le jeton de { $casino }.
entry-throw-you = Tu lances { $dice }.
entry-keep-throw-you = Tu mets de côté { $combos } pour { $points } points et tu relances.
entry-keep-bank-you = Tu mets de côté { $combos } pour { $points } points et tu encaisses.
entry-bust-you = Chou blanc ! Tu ne peux rien mettre de côté et tu perds les points de ce tour.
entry-bank-you = Tu encaisses { $turn } points et tu en as maintenant { $score }.
entry-leave-you = Tu quittes la table. Ce qui est posé y reste.
payment-you = toi { $bill }
result-winner-you = Tu gagnes.
log-place-you = Tu lances { $roll } et tu en places { $count } dans { $casino }.
log-stood-in-you = Un bot te remplace.
log-returned-you = Te voilà de retour.
bill-goes-spoken-you = { $bill } pour toi si on payait maintenant.
stack-tied-spoken-you = Toi : { $count }, à égalité, tu ne gagnes rien.
error-not-your-turn-you = Ce n’est pas ton tour.
error-already-chosen-you = Tu as déjà choisi.
