### What the commands say.

seats-range = Players: { $least } to { $most }
verify-no-game = This holds no game.
verify-summary = { $right ->
    [one] One game is right
   *[other] { $right } games are right
}, { $wrong ->
    [one] one is wrong
   *[other] { $wrong } are wrong
}.
replay-game = Game { $number }: { $game }
board-round = Board at the end of round { $number }
standings = Standings
casino = Casino
bills-thousands = $1,000
nobody = nobody
neutral = neutral
points = Points
replay-no-such-game = There is no game { $number } in this file; it holds { $games }.
