### Wat de opdrachten zeggen.

seats-range = Spelers: { $least } tot { $most }
verify-no-game = Hier staat geen spel in.
verify-summary = { $right ->
    [one] Eén spel klopt
   *[other] { $right } spellen kloppen
}, { $wrong ->
    [one] één is fout
   *[other] { $wrong } zijn fout
}.
replay-game = Spel { $number }: { $game }
board-round = De tafel aan het eind van ronde { $number }
standings = Stand
casino = Casino
bills-thousands = $ 1.000
nobody = niemand
neutral = neutraal
points = Punten
replay-no-such-game = In dit bestand is geen spel { $number }; het bevat er { $games }.
