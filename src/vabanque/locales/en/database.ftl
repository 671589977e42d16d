### What the commands for the server's database say.

error-database-missing = There is no database { $database }.
error-database-foreign = { $database } is not a Vabanque database.
error-database-older = The database { $database } was made by an older version. “vabanque db upgrade” upgrades it; make a backup first.
db-no-such-file = There is no file { $file }.
db-file-exists = { $file } already exists; --force overwrites it.
db-damaged = { $file } is damaged: { $reason }
db-backed-up = { $tables ->
    [0] The database is empty: { $file } contains no tables.
    [one] Backed up one table to { $file }.
   *[other] Backed up { $tables } tables to { $file }.
}
db-occupied = The database { $database } already has tables; --replace deletes them.
db-restored = { $tables ->
    [one] Restored one table from { $file }.
   *[other] Restored { $tables } tables from { $file }.
}
db-no-tables = There are no such tables.
db-column-table = table
db-column-game = game
db-column-status = status
db-column-players = players
db-column-made = created
db-column-used = last used
db-column-rows = rows
db-status-open = open
db-status-running = running
db-status-over = over
db-status-closed = closed
db-no-such-table = There is no table { $table }.
db-unreadable = The journal of table { $table } cannot be read.
db-not-over = The game at table { $table } is not over.
db-exported = { $games ->
    [one] Exported one game to { $file }.
   *[other] Exported { $games } games to { $file }.
}
db-delete-sure = { $tables ->
    [one] Delete one table for good?
   *[other] Delete { $tables } tables for good?
}
db-yes-or-no = [y/N]
db-yes = y yes
db-say-yes = There is no terminal to ask on: --yes deletes without asking.
db-nothing-deleted = Nothing was deleted.
db-deleted = { $tables ->
    [0] No tables were deleted.
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
}
db-would-delete = { $tables ->
    [0] There are no tables to delete.
    [one] One table would be deleted.
   *[other] { $tables } tables would be deleted.
}
db-prune-what = Which tables? --over 30 deletes finished games that nobody has used for 30 days; there are also --open, --running and --closed.
db-compacted = The database is { $size } smaller now.
db-stats = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $devices ->
    [one] one device
   *[other] { $devices } devices
}, { $reviews ->
    [one] one review
   *[other] { $reviews } reviews
}
db-size = Size: { $size }
db-dates = Oldest table: { $oldest }. Last change: { $newest }.
db-checked = { $tables ->
    [one] One table checked
   *[other] { $tables } tables checked
}, { $wrong ->
    [0] everything is in order.
    [one] one fault found.
   *[other] { $wrong } faults found.
}
db-up-to-date = The database is up to date.

db-already-over = Table { $table } is over or closed already.
db-closed = { $tables ->
    [one] One table was closed.
   *[other] { $tables } tables were closed.
}
db-bar-set = { $network } is barred.
db-bar-set-until = { $network } is barred until { $until }.
db-bar-lifted = { $network } may come in again.
db-not-barred = { $network } was not barred.
db-nobody-barred = Nobody is barred.
db-bad-address = “{ $text }” is neither an address nor a network.
db-too-wide = { $network } is too wide: at least /{ $least }.
db-column-address = Address
db-column-since = Since
db-column-until = Until
db-for-good = for good
