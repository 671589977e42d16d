### Pages about this device’s own games. Fetched when somebody opens them.

## My games

mine-title = My games
mine-list = Games
mine-statistics = Statistics
mine-no-storage = This browser stores nothing here, perhaps because the window is private.
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
   *[other] You are number { $order }
}
mine-by-rival = By rival
mine-by-rival-why = Your share in games with them. Bots of one level count as one.
mine-bot = Bot: { $level }
mine-trend = Luck and decisions
mine-trend-why = From the reviews of your games, in win share per game. Luck evens out; decisions can be improved.
mine-trend-none = It takes two reviewed games to draw a line.
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
mine-style = How you play
mine-style-like = You play like the bot “{ $level }”.
mine-style-between = { $same ->
    [yes] That is 95% certain
   *[no] With 95% confidence it is between “{ $low }” and “{ $high }”
}, from { $count } reviewed games.
mine-style-good = On good days, your best games in three: like “{ $level }”.
mine-style-few = It takes three reviewed games of { $games } to compare you with the bots.
mine-style-costs = What costs you most, per game
mine-style-practise = Exercises from your own mistakes
mine-heads = Head to head
mine-rival = Rival
mine-ahead = Ahead
mine-behind = Behind
mine-my-share = Your wins
mine-their-share = Their wins
mine-records = Best scores

## Profile

profile = Profile
profile-why = It stays on this device. Nobody has to fill it in to play.
profile-sign = Your sign and colour
profile-sign-why = On this device your dice always look like this; whoever had them before gets yours.
profile-sign-any = Whatever the seat has
profile-sign-number = Sign { $number }
profile-move = To another device
profile-move-why = One file holds your settings, your seats and all your games. Keep it to yourself: anyone who has it can play for you.
profile-code-why = With a code, your settings and seats move to another device. All your games move in a file.
profile-code-show = Show a code
profile-code-how = Open this link there, or enter the code on the profile page there. It works once, for ten minutes. Keep it to yourself: anyone who has it can play for you.
profile-code-enter = Code of the other device
profile-take = Bring the profile here
profile-take-why = Your settings and seats come to this device. What is set here is replaced.
profile-code-gone = This code is not valid, or no longer valid. Ask for a new one on the other device.
profile-code-qr = QR code of the link to your profile
profile-export = Save the file
profile-import = Open a file
profile-brought = Your profile is here now.
profile-unreadable = This file is not a profile. Nothing has changed.

## Privacy

privacy-none = No account, no tracking, no third party. Only this device and the host of this page know what you do here.
privacy-device = On this device
privacy-device-settings = Your settings and the name you chose.
privacy-device-seats = The keys to your seats, which let you return to a game.
privacy-device-dice = What the server promised about the dice, so that it can be checked at the end.
privacy-device-games = Your finished games with their records and reviews; what you practised.
privacy-device-pages = These pages themselves, for when there is no connection.
privacy-device-delete = Delete everything on this device
privacy-host = At the host of this page
privacy-host-tables = Tables: names, moves, dice, reactions and, once somebody asks for it, the review.
privacy-host-keeps = They are deleted when nobody has touched them for a while. The limits, in days without a visit: { $open } before the start, { $running } during the game, { $over } after the end.
privacy-host-series = Series in which you agreed that bots remember you: how you seem to play, as numbers kept with the tables of the series and deleted with them.
privacy-host-profile = If you move your profile with a code: your settings and the keys to your seats, until the other device fetches them, for about ten minutes at most.
privacy-host-address = Your network address is used briefly to enforce limits and is not stored with any table. There are no cookies. Push services and webhooks are used only if you ask to be told about your turn.
privacy-host-why = Finished games leave your list at once. The host deletes them when everybody who played has done the same, after { $days } days at the latest; other devices keep what they have saved. A game that others are still playing stays until it is over.
privacy-host-delete = { $count ->
    [one] Delete your table from the host
   *[other] Delete your { $count } tables from the host
}
privacy-host-done = Deleted: { $gone }. Still played by others: { $kept }.
privacy-sure = This cannot be undone.
privacy-yes = Delete

# Playing without a server, on this device

keep-offline = Play without a connection
keep-offline-why = Keeps everything on this device, { $size } MB: then you can play against bots and pass the device around in a tunnel or on a plane.
keep-offline-kept = Everything is on this device, { $size } MB. Without a connection, games are played and kept here.
keep-offline-button = Keep for offline
keep-offline-remove = Remove
keep-offline-progress = { $share }% fetched
keep-offline-failed = Not everything could be fetched. Try again when the connection is better.
keep-offline-full = There is no room for it on this device.
keep-offline-insecure = This only works over https, or on the machine that runs the server.
keep-offline-auto = By itself on Wi-Fi
keep-offline-auto-why = Fetches it on your second visit, but never over a mobile connection.
table-here = This table is on this device
table-here-why = Everybody at it plays here: add people who share the device, and bots.
friends-at = Play with people elsewhere at { $server }
friends-need-connection = To play with people on other devices, you need a connection.
server-address = Server for playing with others
server-address-why = The address of a Vabanque server: “Join”, public tables and tables with friends elsewhere open there.
server-address-bad = This is not the address of a page. It should look like https://play.example.org.
refused-needs-server = That needs a connection to a server.
refused-offline-full = This device has no room left, so that was not done. Free some space, then try again.
refused-offline-other-tab = Your games on this device are open in another tab. Close it, and they go on here.
refused-offline-incomplete = Without a connection, games need what “Keep for offline” stores: see the settings.
refused-offline-broken = This browser cannot run games without a server. A newer one can.
offline-forgetful = This browser stores nothing, perhaps because the window is private: the game is gone once you close it.
