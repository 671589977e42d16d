### Wat de opdrachten voor de database van de server zeggen.

error-database-missing = Er is geen database { $database }.
error-database-foreign = { $database } is geen database van Vabanque.
error-database-older = De database { $database } komt van een oudere versie. ‘vabanque db upgrade’ werkt hem bij; maak eerst een back-up.
db-no-such-file = Er is geen bestand { $file }.
db-file-exists = { $file } bestaat al; --force overschrijft het.
db-damaged = { $file } is beschadigd: { $reason }
db-backed-up = { $tables ->
    [0] In { $file } staat geen tafel: de database is leeg.
    [one] Eén tafel staat in { $file }.
   *[other] { $tables } tafels staan in { $file }.
}
db-occupied = In de database { $database } staan al tafels; --replace wist ze.
db-restored = { $tables ->
    [one] Eén tafel uit { $file } is terug.
   *[other] { $tables } tafels uit { $file } zijn terug.
}
db-no-tables = Zulke tafels zijn er niet.
db-column-table = tafel
db-column-game = spel
db-column-status = status
db-column-players = spelers
db-column-made = gemaakt
db-column-used = laatst gebruikt
db-column-rows = regels
db-status-open = open
db-status-running = bezig
db-status-over = afgelopen
db-status-closed = gesloten
db-no-such-table = Er is geen tafel { $table }.
db-unreadable = Het verslag van tafel { $table } is niet te lezen.
db-not-over = Het spel aan tafel { $table } is niet afgelopen.
db-exported = { $games ->
    [one] Eén spel staat in { $file }.
   *[other] { $games } spellen staan in { $file }.
}
db-delete-sure = { $tables ->
    [one] Eén tafel voorgoed wissen?
   *[other] { $tables } tafels voorgoed wissen?
}
db-yes-or-no = [j/N]
db-yes = j ja
db-say-yes = Er is niemand om te antwoorden: --yes wist zonder te vragen.
db-nothing-deleted = Er is niets gewist.
db-deleted = { $tables ->
    [0] Er is geen tafel gewist.
    [one] Eén tafel is gewist.
   *[other] { $tables } tafels zijn gewist.
}
db-would-delete = { $tables ->
    [0] Er zijn geen tafels om te wissen.
    [one] Eén tafel zou worden gewist.
   *[other] { $tables } tafels zouden worden gewist.
}
db-prune-what = Welke tafels? --over 30 wist afgelopen spellen die 30 dagen lang niemand heeft gebruikt; er zijn ook --open, --running en --closed.
db-compacted = De database is nu { $size } kleiner.
db-stats = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
}, { $rows ->
    [one] één regel
   *[other] { $rows } regels
}, { $devices ->
    [one] één apparaat
   *[other] { $devices } apparaten
}, { $reviews ->
    [one] één analyse
   *[other] { $reviews } analyses
}
db-size = Grootte: { $size }
db-dates = De oudste tafel is van { $oldest }, de laatste wijziging van { $newest }.
db-checked = { $tables ->
    [one] Eén tafel gecontroleerd
   *[other] { $tables } tafels gecontroleerd
}, { $wrong ->
    [0] alles is in orde.
    [one] één fout gevonden.
   *[other] { $wrong } fouten gevonden.
}
db-up-to-date = De database is bijgewerkt.

db-already-over = Tafel { $table } is al afgelopen of gesloten.
db-closed = { $tables ->
    [one] Eén tafel is gesloten.
   *[other] { $tables } tafels zijn gesloten.
}
db-bar-set = { $network } is geblokkeerd.
db-bar-set-until = { $network } is geblokkeerd tot { $until }.
db-bar-lifted = { $network } mag weer binnen.
db-not-barred = { $network } was niet geblokkeerd.
db-nobody-barred = Niemand is geblokkeerd.
db-bad-address = ‘{ $text }’ is geen adres en geen netwerk.
db-too-wide = { $network } is te ruim: minstens /{ $least }.
db-column-address = Adres
db-column-since = Sinds
db-column-until = Tot
db-for-good = voorgoed
