### Pages about this device’s own games. Fetched when somebody opens them.

## My games

mine-title = My games
mine-list = Games
mine-statistics = Statistics
mine-no-storage = This browser keeps nothing here, perhaps because the window is private.
mine-filter-game = All games
mine-filter-outcome = Won and lost
mine-filter-against = People and bots
mine-won = Won
mine-shared = Won together
mine-lost = Lost
mine-people = With people
mine-bots = With bots only
mine-search = Search for a name
mine-count = { $count ->
    [one] One game
   *[other] { $said } games
}
mine-none = Your finished games gather here, with replay, review and statistics.
mine-forget = Remove from this list
mine-pages = Pages
mine-newer = Newer
mine-older = Older
mine-page = { $page } of { $pages }

## Bringing games in, and taking them away

mine-bring = Bring games in
mine-bring-why = Drop files here: records of the terminal (in its data folder, one .jsonl file per game), downloads, or an export of another device.
mine-files = Choose files
mine-found = { $count ->
    [one] One finished game.
   *[other] { $said } finished games.
}
mine-skipped = { $count ->
    [one] One line is not a finished game and is left out.
   *[other] { $said } lines are not finished games and are left out.
}
mine-who = Which player are you?
mine-nobody = None of them
mine-keep = Keep these games
mine-cancel = Cancel
mine-brought = { $count ->
    [one] One game has been brought in.
   *[other] { $said } games have been brought in.
}
mine-brought-none = There is no finished game in these files.
mine-export = Take your games with you
mine-export-why = The records can be brought in on another device, and vabanque stats reads them.
mine-csv = Table (CSV)
mine-jsonl = Records (JSONL)

## Statistics

mine-legend = Bars: your share of victories. Lines on them: the 95% confidence interval. Golden dashes: what equal players would win.
mine-played = Games played
mine-wins = { $wins } won
mine-share = Win share
mine-between = between { $low } and { $high }
mine-share-spoken = { $share }, between { $low } and { $high }
mine-games = { $count ->
    [one] { $said } game
   *[other] { $said } games
}
mine-streak = Longest winning streak
mine-streak-why = victories in a row
mine-longest = Longest evening
mine-best = Best evening
mine-worst = Worst evening
mine-won-of = { $wins } of { $games } won
mine-by-game = By game
mine-by-seats = By number of players
mine-by-order = By order of play
mine-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
mine-order = { $order ->
    [1] You start
   *[other] As number { $order }
}
mine-by-rival = By rival
mine-by-rival-why = Your share in games with them. Bots of one level count as one.
mine-bot = Bot: { $level }
mine-trend = Luck and decisions
mine-trend-why = From the reviews of your games, in win share per game. Luck evens out; decisions can be improved.
mine-trend-none = Two reviewed games make a line.
mine-luck = Luck: { $mean } on average
mine-decisions = Decisions: { $mean } on average
mine-trend-spoken = Luck brought { $luck } of win share per game on average, decisions { $decisions }.
mine-review-more = { $count ->
    [one] Review one more game
   *[other] Review { $said } more games
}
mine-reviewing = Reviewing games
mine-review-failed = { $count ->
    [one] One game could not be reviewed.
   *[other] { $said } games could not be reviewed.
}
mine-heads = Head to head
mine-rival = Rival
mine-ahead = Ahead
mine-behind = Behind
mine-my-share = Your wins
mine-their-share = Their wins
mine-records = Highest scores
