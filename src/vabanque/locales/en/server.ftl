# Why the server refuses something.

error-spectator = You are watching; only players at this table can do that.
error-not-your-seat = That is not your seat.
error-host-only = Only the host can do that.
error-another-game = To play another game, open another table.
error-seats-open = There are still free seats: { $seats }.
error-not-accepted = The rules of this table have changed, and not everybody has agreed yet: { $seats }.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-table-closed = This table is closed.
error-table-full = All seats are taken.
error-seat-taken = That seat is taken.
error-already-left = Nobody plays there any more: a bot has taken over, or the player has left.
error-nobody-stands-in = No bot is playing for you.
error-not-away = This player is still here. A bot can take over only for people who have been away for a while.
error-stale = The game has already moved on.
error-bad-token = This device no longer has a seat here. Perhaps another device has taken it over.
error-no-spectators = This table is not open to spectators.
error-no-hints = There are no hints at this table.
error-others-play = Other people play at this table. Leave it, and delete it once the game is over.
error-no-such-table = There is no such table, or it has expired.
error-table-unreadable = This table cannot be read. The server’s operator has to look into it.
error-no-such-code = This code is not valid, or is no longer valid.
error-no-such-page = There is no such page.
error-no-such-method = This address does not accept that kind of request.
error-too-many = That was too fast. Please wait { $seconds } s.
error-too-long = That is too long.
error-unreadable = The server cannot read this.
error-unavailable = The server cannot save at the moment. Please try again shortly.
error-barred = Whoever runs this server does not let your address in. If you think that is a mistake, ask them.
error-bad-notice-address = Nothing can be sent to this address: it has to be https, and known on the internet.
error-overloaded = The server is busy with other work. Please try again in { $seconds } s.
error-busy = Too much is happening at this table at once. Please try again.
error-broken = Something went wrong on the server. Nothing was changed.
error-bad-name = This name cannot be used.
error-dice-not-by-hand = The server rolls the dice at this table.
error-no-dice-to-roll = There are no dice to roll now.
error-not-a-bot-seat = There is no bot in that seat.
error-open-seat-has-no-name = A free seat has no name.
error-foreign-origin = This page is not allowed to talk to this server.
error-unknown-host = This server does not answer to that host name.
error-enter-first = Please say who you are first.
error-already-entered = You have already joined.
error-kind-taken = The game calls a journal entry “{ $kind }”. The server needs that name for itself.
error-record-too-long = The game has more than { $most } entries.
error-record-too-slow = It takes too long to work out this game.
error-bad-config = A setting is wrong: { $reason }.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
error-database-away = The database cannot be used: { $reason }.
error-database-in-use = A server is already using the database { $database }. Stop it first, or choose another database.
error-database-newer = The database was made by a newer version of Vabanque. This is { $version }: install the newer one.
error-server-not-started = The server could not start.

# What a shared link shows before it is opened.
preview-open = { $game }: come and play
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-running = { $game }: a game in progress
preview-watch = Watch it live.
preview-over = { $count ->
    [one] { $game }: { $who } wins
   *[other] { $game }: { $who } share the victory
}
preview-replay = Watch the replay, and see what every move was worth.
preview-puzzle = { $game }: position of the day
preview-solve = Find the best move, and see what every other one would cost ({ $day }).
preview-gone = Dice games, with friends and bots.

# Sent to people who asked to be told, with the name of the game.
notice-your-turn = It’s your turn
