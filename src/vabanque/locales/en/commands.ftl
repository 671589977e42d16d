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
sim-player = player
sim-money = money ($1,000)
sim-win-share = share of wins
sim-sure = 95 % sure
sim-spread = spread
sim-share-of-games = share of games
sim-games = { $games ->
    [one] one game
   *[other] { $games } games
}
sim-rate = { $rate } games/s
sim-csv-or-json = Either --csv or --json.
sim-plot-format = The picture’s file must end in one of { $formats }.
sim-nothing-played = Stopped before a single game was over.
sim-first-seat = First seat: { $advantage } percentage points ({ $low } to { $high }) compared with an equal share.
sim-ties = Shared victories: { $ties } ({ $share } %).
sim-length = Decisions in a game: { $mean } ± { $spread }, from { $shortest } to { $longest }.
sim-interrupted = Stopped after { $games } of { $wanted } games.
sim-time = { $games } games in { $seconds } s, { $rate } a second, { $how }; seed { $seed }.
sim-compiled = compiled
sim-readable = by the readable rules
sim-slow-asked = The kernels are not compiled, because VABANQUE_NO_JIT is set. Same results, some hundred times slower.
sim-slow-missing = The kernels are not compiled, because numba is not installed. Same results, some hundred times slower.
bench-game = game
bench-kernel = kernel, games/s
bench-readable = readable, games/s
bench-ratio = ratio
replay-game = Game { $number }: { $game }
board-round = Board at the end of round { $number }
standings = Standings
casino = Casino
bills-thousands = $1,000
nobody = nobody
neutral = neutral
points = Points
replay-no-such-game = There is no game { $number } in this file; it holds { $games }.
open-at = Vabanque is at { $address }
open-hints = In the terminal: vabanque play. For phones on the same network: vabanque serve --host 0.0.0.0. Ctrl-C ends.
