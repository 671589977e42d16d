### Was die Befehle sagen.

seats-range = Personen: { $least } bis { $most }
verify-no-game = Hier ist kein Spiel drin.
verify-summary = { $right ->
    [one] Ein Spiel stimmt
   *[other] { $right } Spiele stimmen
}, { $wrong ->
    [one] eines ist falsch
   *[other] { $wrong } sind falsch
}.
replay-game = Spiel { $number }: { $game }
board-round = Der Tisch am Ende von Durchgang { $number }
standings = Stand
casino = Casino
bills-thousands = 1.000 $
nobody = niemand
neutral = neutral
points = Punkte
replay-no-such-game = In dieser Datei gibt es kein Spiel { $number }; sie enthält { $games }.
