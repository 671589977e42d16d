### What the commands print.

seats-range = Players: { $least } to { $most }
seats-only = Players: { $count }
error-no-game = There is no game in this file.
error-no-samples = There are no sample records of “{ $game }”.
verify-summary = { $right ->
    [one] One game is correct
   *[other] { $right } games are correct
}{ $wrong ->
    [0] {""}
    [one] , one is wrong
   *[other] , { $wrong } are wrong
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
sim-time = { $games } { $games ->
    [one] game
   *[other] games
} in { $seconds } s, { $rate } per second, { $how }; seed { $seed }.
sim-compiled = compiled
sim-readable = by the readable rules
sim-slow-asked = Nothing is compiled, because VABANQUE_NO_JIT is set. The results are the same, but it takes a hundred times as long.
sim-slow-missing = Nothing is compiled, because numba is not installed. The results are the same, but it takes a hundred times as long.
sim-slow-compiling = Compiling in the background, once per machine. Until that is done, the same games are played without compiled code, which is slower.
arena-which = Which game? “vabanque games” lists them.
arena-alone = { $bot } is the only bot, so it plays against copies of itself.
arena-interrupted = Interrupted: this is the result so far.
arena-stopped = Interrupted.
arena-died = A process died: a bot killed it ({ $bots }), or memory ran out. This is the result so far.
arena-died-ours = A process died; perhaps memory ran out. This is the result so far.
arena-continue = Continue with --resume { $file }.
arena-heading = { $game }: { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
} ({ $deals ->
    [one] one deal, played
   *[other] { $deals } deals, each played
} in { $seats } rotations), seed { $seed }
arena-fair = Share of wins per seat (%), with a 95% confidence interval. A fair share is { $fair }.
arena-bot = bot
arena-mixed = at mixed tables
arena-games = games
arena-score = mean score
arena-rating = rating
arena-copies = Share of wins (%) of one bot (row) against copies of another (column)
arena-ahead = How often (%) one bot (row) finishes ahead of another (column)
arena-by-seat = Share of wins (%), seat by seat: { $shares }
arena-faults = { $bot } forfeited moves: { $faults }. The first: { $first }
arena-out = { $bot } was disqualified: from then on, the first legal move is played for it.
arena-luck-heading = Share of wins (%) with the luck subtracted
arena-luck = Without --luck-adjusted, intervals this narrow would take { $saved } times as many games. CPU time: { $playing } s for playing, { $adjusting } s for the luck ({ $dearer } times as much per game).
arena-luck-dear = More games without --luck-adjusted would have been cheaper.
no-such-folder = there is no such folder
compiling-first = Compiling, once per machine. This takes a minute or two.
compiling-failed = Compiling in the background failed ({ $reason }); { $log } may say more. Every command tries again; until that works, everything runs without compiled code, which is much slower.
compiling-here = Compiling in the background failed ({ $reason }). This command compiles what it needs itself.
replay-game = Game { $number }: { $game }
board-round = Board at the end of round { $number }
standings = Standings
casino = Casino
bills-thousands = $1,000
nobody = nobody
neutral = neutral
points = Points
error-no-such-game = There is no game { $number } in this file; it has { $games }.
open-at = Vabanque is running at { $address }
open-already = Vabanque is already running at { $address }
open-phones = Phones on the same network find it at { $address }
open-no-network = Phones cannot join: this machine is not on a network.
open-hints = To play in the terminal: vabanque play. To let phones on the same network join: vabanque --phones. Ctrl-C stops it.

# What an installation lacks

error-missing-part = This needs { $package }, which is not installed. Install it with: { $install }
error-missing-lab = This command is part of the lab, which is not installed. In a copy of Vabanque’s repository, install it with: make setup
only-engine = Only the engine is installed. For “{ $command }”, install: { $install }

# What was probably meant

known-games = Games: { $games }.
did-you-mean = Did you mean { $meant }?
quoted = “{ $text }”
or = { $first } or { $last }
error-unknown-language = There is no translation for “{ $language }”, only for { $known }.
error-nothing-to-take-back = There is nothing to take back.
legal-moves = Legal moves: { $moves }.
sim-games-played = games
stats-fair = fair share
stats-all = all
stats-others = Other players: { $names }.
stats-style-like = { $name } plays like the bot “{ $level }”.
stats-style-good = On good days, the best third of the games: like “{ $level }”.
stats-style-few = It takes three reviewed games of { $games } to compare { $name } with the bots.
stats-no-such-player = Nobody called { $name } played in these games. Players: { $known }.

## Why not: what only commands can ask for

error-script-ended = The script does not say what the next “{ $kind }” is.
error-no-environment = There are no compiled environments for “{ $game }”. aec_env, parallel_env and gymnasium.make play it by the readable rules.
error-not-a-network = { $file } is not a network: vabanque.envs.save_network writes one.
error-network-does-not-fit = The network in { $file } takes { $inputs } numbers and knows { $moves } moves; here it would see { $wanted_inputs } numbers and { $wanted_moves } moves.
error-no-vocabulary = “{ $game }” does not number its moves.
error-not-trained = No network plays “{ $game }”. Networks can be trained for { $known }.
error-no-review-network = Reviews of “{ $game }” use the network that plays it. Networks for reviews can be trained for { $known }.
error-bad-plugin = The plug-in { $plugin } cannot be loaded: { $reason }
error-no-cluster = The cluster at { $cluster } does not answer: { $reason }.
error-no-bots = A contest needs bots.
error-bot-twice = The bot “{ $bot }” is listed twice. List it once: the arena fills the seats with copies itself.
error-hero-not-there = “{ $bot }” is not one of the bots in this contest.
error-no-ladder = There is no ladder for { $game }.
error-not-an-arena-file = { $file } does not contain the games of an arena.
error-another-contest = { $file } belongs to another contest: its { $key } is { $found }.
error-not-reviews = { $file } does not contain reviews ({ $reason }).

## Bots

bots-others = For contests: { $names }

## Data sets

dataset-so-far = { $done } of { $total } games
dataset-made = { $folder } has { $games ->
    [one] one game
   *[other] { $games } games
} with reviews, the puzzles and the exact tables ({ $size } bytes). README.md in it says what is where.
dataset-interrupted = Stopped; { $folder } has not been made.
error-folder-taken = There is something at { $folder } already. Name a folder that does not exist yet.
