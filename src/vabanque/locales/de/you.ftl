### Dieselben Sätze, zur lesenden Person gesprochen: `<Satz>-you` steht statt `<Satz>`, wenn es um sie selbst geht.

entry-round-you = Durchgang { $number }. Du beginnst.
entry-spare-you = Du würfelst die übrigen neutralen Würfel: { $dice }.
entry-roll-you = Du würfelst { $dice }.
entry-place-you = Du legst die { $face }er auf { $casino }.
entry-draw-you = Du ziehst { $cards }.
entry-lay-you = Du legst { $cards }.
entry-jeton-you = Du nimmst den Jeton bei { $casino }.
entry-throw-you = Du würfelst { $dice }.
entry-keep-throw-you = Du legst { $combos } für { $points } Punkte zur Seite und würfelst weiter.
entry-keep-bank-you = Du legst { $combos } für { $points } Punkte zur Seite und sicherst.
entry-bust-you = Niete! Du kannst nichts zur Seite legen und verlierst die Punkte dieses Zuges.
entry-bank-you = Du sicherst { $turn } Punkte und hast jetzt { $score }.
entry-leave-you = Du verlässt den Tisch. Was liegt, bleibt liegen.
payment-you = dir { $bill }
result-winner-you = Du gewinnst.
log-place-you = Du würfelst { $roll } und legst { $count } auf { $casino }.
log-stood-in-you = Ein Bot vertritt dich.
log-returned-you = Du bist wieder da.
bill-goes-spoken-you = { $bill } ginge an dich.
stack-tied-spoken-you = Du: { $count }, Gleichstand, du gehst leer aus.
error-not-your-turn-you = Du bist nicht am Zug.
error-already-chosen-you = Du hast schon gewählt.
