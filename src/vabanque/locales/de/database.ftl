### Was die Befehle für die Datenbank des Servers sagen.

error-database-missing = Es gibt keine Datenbank { $database }.
error-database-foreign = { $database } ist keine Datenbank von Vabanque.
error-database-older = Die Datenbank { $database } stammt von einer älteren Version. „vabanque db upgrade“ aktualisiert sie; sichere sie vorher.
db-no-such-file = Es gibt keine Datei { $file }.
db-file-exists = { $file } gibt es schon; --force überschreibt die Datei.
db-damaged = { $file } ist beschädigt: { $reason }
db-backed-up = { $tables ->
    [0] In { $file } ist kein Tisch: Die Datenbank ist leer.
    [one] Ein Tisch ist in { $file }.
   *[other] { $tables } Tische sind in { $file }.
}
db-occupied = In der Datenbank { $database } sind schon Tische; --replace löscht sie.
db-restored = { $tables ->
    [one] Ein Tisch aus { $file } ist wieder da.
   *[other] { $tables } Tische aus { $file } sind wieder da.
}
db-no-tables = Solche Tische gibt es nicht.
db-column-table = Tisch
db-column-game = Spiel
db-column-status = Stand
db-column-players = am Tisch
db-column-made = angelegt
db-column-used = zuletzt benutzt
db-column-rows = Zeilen
db-status-open = offen
db-status-running = läuft
db-status-over = beendet
db-status-closed = geschlossen
db-no-such-table = Es gibt keinen Tisch { $table }.
db-unreadable = Das Journal von Tisch { $table } lässt sich nicht lesen.
db-not-over = Das Spiel an Tisch { $table } ist noch nicht zu Ende.
db-exported = { $games ->
    [one] Ein Spiel ist in { $file }.
   *[other] { $games } Spiele sind in { $file }.
}
db-delete-sure = { $tables ->
    [one] Einen Tisch endgültig löschen?
   *[other] { $tables } Tische endgültig löschen?
}
db-yes-or-no = [j/N]
db-yes = j ja
db-say-yes = Hier kann niemand antworten: --yes löscht, ohne zu fragen.
db-nothing-deleted = Nichts wurde gelöscht.
db-deleted = { $tables ->
    [0] Kein Tisch wurde gelöscht.
    [one] Ein Tisch wurde gelöscht.
   *[other] { $tables } Tische wurden gelöscht.
}
db-would-delete = { $tables ->
    [0] Kein Tisch ist zu löschen.
    [one] Ein Tisch würde gelöscht.
   *[other] { $tables } Tische würden gelöscht.
}
db-prune-what = Welche Tische? --over 30 löscht beendete Spiele, die 30 Tage lang niemand benutzt hat; es gibt auch --open, --running und --closed.
db-compacted = Die Datenbank ist jetzt { $size } kleiner.
db-stats = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}, { $devices ->
    [one] ein Gerät
   *[other] { $devices } Geräte
}, { $reviews ->
    [one] eine Analyse
   *[other] { $reviews } Analysen
}
db-size = Größe: { $size }
db-dates = Der älteste Tisch ist vom { $oldest }, die letzte Änderung vom { $newest }.
db-checked = { $tables ->
    [one] Ein Tisch geprüft
   *[other] { $tables } Tische geprüft
}, { $wrong ->
    [0] alles ist in Ordnung.
    [one] ein Fehler gefunden.
   *[other] { $wrong } Fehler gefunden.
}
db-up-to-date = Die Datenbank ist auf dem neuesten Stand.

db-already-over = Tisch { $table } ist schon zu Ende oder geschlossen.
db-closed = { $tables ->
    [one] Ein Tisch wurde geschlossen.
   *[other] { $tables } Tische wurden geschlossen.
}
db-bar-set = { $network } ist gesperrt.
db-bar-set-until = { $network } ist bis { $until } gesperrt.
db-bar-lifted = { $network } darf wieder herein.
db-not-barred = { $network } war nicht gesperrt.
db-nobody-barred = Niemand ist gesperrt.
db-bad-address = „{ $text }“ ist weder eine Adresse noch ein Netz.
db-too-wide = { $network } ist zu weit gefasst: mindestens /{ $least }.
db-column-address = Adresse
db-column-since = Seit
db-column-until = Bis
db-for-good = auf Dauer
