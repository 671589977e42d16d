### Dezelfde zinnen, gericht tot wie ze leest: `<zin>-you` staat in plaats van `<zin>` als het om de lezer zelf gaat.

entry-round-you = Ronde { $number }. Jij begint.
entry-spare-you = Je gooit de overgebleven neutrale dobbelstenen: { $dice }.
entry-roll-you = Jij gooit { $dice }.
entry-place-you = Je legt alle dobbelstenen met een { $face } op { $casino }.
entry-draw-you = Je trekt { $cards }.
entry-lay-you = Je legt { $cards }.
entry-jeton-you = Je pakt de jeton bij { $casino }.
entry-throw-you = Jij gooit { $dice }.
entry-keep-throw-you = Je legt { $combos } opzij voor { $points } punten en gooit door.
entry-keep-bank-you = Je legt { $combos } opzij voor { $points } punten en stelt veilig.
entry-bust-you = Misworp! Je kunt niets opzijleggen en verliest de punten van deze beurt.
entry-bank-you = Je stelt { $turn } punten veilig en hebt er nu { $score }.
entry-leave-you = Je verlaat de tafel. Wat er ligt, blijft liggen.
payment-you = jou { $bill }
result-winner-you = Jij wint.
log-place-you = Je gooit { $roll } en legt er { $count } op { $casino }.
log-stood-in-you = Een bot valt voor je in.
log-returned-you = Je bent terug.
bill-goes-spoken-you = { $bill } zou naar jou gaan.
stack-tied-spoken-you = Jij: { $count }, gelijk, je krijgt niets.
error-not-your-turn-you = Je bent niet aan de beurt.
error-already-chosen-you = Je hebt al gekozen.
