### What the commands print.

seats-range = Players: { $least } to { $most }
verify-no-game = There is no game in this file.
verify-summary = { $right ->
    [one] One game is correct
   *[other] { $right } games are correct
}, { $wrong ->
    [one] one is wrong
   *[other] { $wrong } are wrong
}.
sim-player = player
sim-money = money ($1,000)
sim-win-share = share of wins
sim-sure = 95% interval
sim-spread = spread
sim-share-of-games = share of games
sim-games = { $games ->
    [one] one game
   *[other] { $games } games
}
sim-rate = games, { $rate }/s, left:
sim-not-compiled = { $bots } cannot be compiled here, so the readable rules play, at a few games per second. The arena plays our own bots compiled: vabanque arena { $game }.
sim-csv-or-json = Choose either --csv or --json.
sim-plot-format = The name of the picture must end in one of { $formats }.
sim-nothing-played = Stopped before the first game was over.
sim-first-seat = First seat: { $advantage } percentage points ({ $low } to { $high }) compared with an equal share.
sim-ties = Shared victories: { $ties } ({ $share }%).
sim-length = Decisions per game: { $mean } ± { $spread }, from { $shortest } to { $longest }.
sim-interrupted = Stopped after { $games } of { $wanted } games.
sim-time = { $games } games in { $seconds } s, { $rate } per second, { $how }; seed { $seed }.
sim-compiled = compiled
sim-readable = by the readable rules
sim-slow-asked = Nothing is compiled, because VABANQUE_NO_JIT is set. The results are the same, but it takes a hundred times as long.
sim-slow-missing = Nothing is compiled, because numba is not installed. The results are the same, but it takes a hundred times as long.
sim-slow-compiling = Compiling in the background, once per machine. Until that is done, the same games are played without compiled code, which is slower.
compiling-first = Compiling, once per machine. This takes a minute or two.
bench-game = game
bench-kernel = compiled, games/s
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
replay-no-such-game = There is no game { $number } in this file; it has { $games }.
open-at = Vabanque is running at { $address }
open-already = Vabanque is already running at { $address }
open-phones = Phones in the same network find it at { $address }
open-no-network = Phones cannot join: this machine is in no network.
open-hints = To play in the terminal: vabanque play. To let phones in the same network join: vabanque --phones. Ctrl-C stops it.
