### Pages about this device’s own games. Fetched when somebody opens them.

## My games

mine-title = Meine Spiele
mine-list = Spiele
mine-statistics = Statistik
mine-no-storage = Dieser Browser bewahrt hier nichts auf, vielleicht weil das Fenster privat ist.
mine-filter-game = Alle Spiele
mine-filter-outcome = Gewonnen und verloren
mine-filter-against = Menschen und Bots
mine-won = Gewonnen
mine-shared = Gemeinsam gewonnen
mine-lost = Verloren
mine-people = Mit Menschen
mine-bots = Nur mit Bots
mine-search = Namen suchen
mine-count = { $count ->
    [one] Ein Spiel
   *[other] { $said } Spiele
}
mine-none = Hier sammeln sich deine beendeten Spiele, mit Aufzeichnung, Analyse und Statistik.
mine-forget = Aus der Liste entfernen
mine-pages = Seiten
mine-newer = Neuere
mine-older = Ältere
mine-page = { $page } von { $pages }

## Bringing games in, and taking them away

mine-bring = Spiele hereinholen
mine-bring-why = Zieh Dateien hierher: Aufzeichnungen aus dem Terminal (in seinem Datenordner, je Spiel eine .jsonl-Datei), Downloads oder den Export eines anderen Geräts.
mine-files = Dateien wählen
mine-found = { $count ->
    [one] Ein beendetes Spiel.
   *[other] { $said } beendete Spiele.
}
mine-skipped = { $count ->
    [one] Eine Zeile ist kein beendetes Spiel und bleibt weg.
   *[other] { $said } Zeilen sind keine beendeten Spiele und bleiben weg.
}
mine-who = Wer von ihnen bist du?
mine-nobody = Niemand davon
mine-keep = Spiele behalten
mine-cancel = Abbrechen
mine-brought = { $count ->
    [one] Ein Spiel ist hereingeholt.
   *[other] { $said } Spiele sind hereingeholt.
}
mine-brought-none = In diesen Dateien ist kein beendetes Spiel.
mine-export = Nimm deine Spiele mit
mine-export-why = Die Aufzeichnungen lassen sich auf einem anderen Gerät hereinholen, und vabanque stats liest sie.
mine-csv = Tabelle (CSV)
mine-jsonl = Aufzeichnungen (JSONL)

## Statistics

mine-legend = Balken: dein Anteil an den Siegen. Linien darauf: das 95-%-Konfidenzintervall. Goldene Striche: was gleich Starke gewinnen würden.
mine-played = Spiele
mine-wins = { $wins } gewonnen
mine-share = Siegquote
mine-between = zwischen { $low } und { $high }
mine-share-spoken = { $share }, zwischen { $low } und { $high }
mine-games = { $count ->
    [one] { $said } Spiel
   *[other] { $said } Spiele
}
mine-streak = Längste Siegesserie
mine-streak-why = Siege hintereinander
mine-longest = Längster Abend
mine-best = Bester Abend
mine-worst = Schlechtester Abend
mine-won-of = { $wins } von { $games } gewonnen
mine-by-game = Nach Spiel
mine-by-seats = Nach Personenzahl
mine-by-order = Nach Reihenfolge
mine-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
mine-order = { $order ->
    [1] Du beginnst
   *[other] Als Nummer { $order }
}
mine-by-rival = Nach Gegnern
mine-by-rival-why = Dein Anteil in Spielen mit ihnen. Bots einer Stufe zählen als einer.
mine-bot = Bot: { $level }
mine-trend = Glück und Entscheidungen
mine-trend-why = Aus den Analysen deiner Spiele, in Gewinnchance pro Spiel. Glück gleicht sich aus; Entscheidungen lassen sich verbessern.
mine-trend-none = Zwei analysierte Spiele ergeben eine Linie.
mine-luck = Glück: im Mittel { $mean }
mine-decisions = Entscheidungen: im Mittel { $mean }
mine-trend-spoken = Glück brachte im Mittel { $luck } Gewinnchance pro Spiel, Entscheidungen { $decisions }.
mine-review-more = { $count ->
    [one] Noch ein Spiel analysieren
   *[other] Noch { $said } Spiele analysieren
}
mine-reviewing = Spiele werden analysiert
mine-review-failed = { $count ->
    [one] Ein Spiel ließ sich nicht analysieren.
   *[other] { $said } Spiele ließen sich nicht analysieren.
}
mine-style = Wie du spielst
mine-style-like = Du spielst wie der Bot „{ $level }“.
mine-style-between = { $same ->
    [yes] Das ist zu 95 % sicher
   *[no] Mit 95 % Sicherheit liegt es zwischen „{ $low }“ und „{ $high }“
}, nach { $count } ausgewerteten Partien.
mine-style-good = An guten Tagen, im besten Drittel deiner Partien: wie „{ $level }“.
mine-style-few = Für den Vergleich mit den Bots braucht es drei ausgewertete Partien: { $games }.
mine-style-costs = Was dich am meisten kostet, pro Partie
mine-style-practise = Übungen aus deinen eigenen Fehlern
mine-heads = Direkter Vergleich
mine-rival = Gegner
mine-ahead = Davor
mine-behind = Dahinter
mine-my-share = Deine Siege
mine-their-share = Ihre Siege
mine-records = Beste Ergebnisse

## Profile

profile = Profil
profile-why = Es bleibt auf diesem Gerät. Zum Spielen muss es niemand ausfüllen.
profile-sign = Dein Zeichen und deine Farbe
profile-sign-why = Auf diesem Gerät sehen deine Würfel immer so aus; wer sie vorher hatte, bekommt deine.
profile-sign-any = Wie der Sitz es will
profile-sign-number = Zeichen { $number }
profile-move = Auf ein anderes Gerät
profile-move-why = Eine Datei enthält deine Einstellungen, deine Sitze und alle deine Spiele. Behalte sie für dich: Wer sie hat, kann für dich spielen.
profile-code-why = Mit einem Code kommen deine Einstellungen und Sitze auf ein anderes Gerät. Alle deine Spiele nimmst du in einer Datei mit.
profile-code-show = Code zeigen
profile-code-how = Öffne dort diesen Link oder gib den Code dort auf der Profilseite ein. Er gilt einmal, zehn Minuten lang. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.
profile-code-enter = Code des anderen Geräts
profile-take = Profil hierher holen
profile-take-why = Deine Einstellungen und Sitze kommen auf dieses Gerät. Was hier eingestellt ist, wird ersetzt.
profile-code-gone = Dieser Code gilt nicht, oder nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.
profile-code-qr = QR-Code mit dem Link zu deinem Profil
profile-export = Datei speichern
profile-import = Datei öffnen
profile-brought = Dein Profil ist jetzt hier.
profile-unreadable = Diese Datei ist kein Profil. Nichts hat sich geändert.

## Privacy

privacy-none = Kein Konto, keine Verfolgung, keine Dritten. Was du hier tust, wissen dieses Gerät und der Betreiber dieser Seite, sonst niemand.
privacy-device = Auf diesem Gerät
privacy-device-settings = Deine Einstellungen und der Name, den du gewählt hast.
privacy-device-seats = Die Schlüssel zu deinen Sitzen: Mit ihnen kommst du in ein Spiel zurück.
privacy-device-dice = Was der Server über die Würfel versprochen hat, um es am Ende zu prüfen.
privacy-device-games = Deine beendeten Spiele mit Aufzeichnungen und Analysen; was du geübt hast.
privacy-device-pages = Diese Seiten selbst, für Zeiten ohne Verbindung.
privacy-device-delete = Alles auf diesem Gerät löschen
privacy-host = Beim Betreiber dieser Seite
privacy-host-tables = Tische: Namen, Züge, Würfel, Reaktionen und, sobald jemand danach fragt, die Analyse.
privacy-host-keeps = Sie werden gelöscht, wenn sie eine Weile niemand angefasst hat. Die Fristen, in Tagen ohne Besuch: { $open } vor dem Start, { $running } im Spiel, { $over } nach dem Ende.
privacy-host-series = Serien, in denen ihr zugestimmt habt, dass Bots sich an euch erinnern: wie du zu spielen scheinst, als Zahlen bei den Tischen der Serie, die mit ihnen gelöscht werden.
privacy-host-profile = Wenn du dein Profil mit einem Code weitergibst: deine Einstellungen und die Schlüssel zu deinen Sitzen, bis das andere Gerät sie holt, höchstens etwa zehn Minuten.
privacy-host-address = Deine Netzadresse dient kurz dazu, Obergrenzen einzuhalten, und wird bei keinem Tisch gespeichert. Es gibt keine Cookies. Push-Dienste und Webhooks werden nur benutzt, wenn du benachrichtigt werden willst, sobald du dran bist.
privacy-host-why = Beendete Spiele verschwinden sofort aus deiner Liste. Beim Betreiber werden sie gelöscht, sobald alle Beteiligten das getan haben, spätestens nach { $days } Tagen; andere Geräte behalten, was sie gespeichert haben. Ein Spiel, das andere noch spielen, bleibt bis zu seinem Ende.
privacy-host-delete = { $count ->
    [one] Deinen Tisch beim Betreiber löschen
   *[other] Deine { $count } Tische beim Betreiber löschen
}
privacy-host-done = Gelöscht: { $gone }. Von anderen noch gespielt: { $kept }.
privacy-sure = Das lässt sich nicht rückgängig machen.
privacy-yes = Löschen

# Spielen ohne Server, auf diesem Gerät

keep-offline = Ohne Verbindung spielen
keep-offline-why = Legt alles auf diesem Gerät ab, { $size } MB: Dann spielst du im Tunnel oder im Flugzeug gegen Bots, oder ihr reicht das Gerät herum.
keep-offline-kept = Alles ist auf diesem Gerät, { $size } MB. Ohne Verbindung wird hier gespielt und hier gespeichert.
keep-offline-button = Offline bereithalten
keep-offline-remove = Entfernen
keep-offline-progress = { $share } % geladen
keep-offline-failed = Es ließ sich nicht alles laden. Versuch es wieder, wenn die Verbindung besser ist.
keep-offline-full = Auf diesem Gerät ist kein Platz dafür.
keep-offline-insecure = Das geht nur über https oder auf dem Rechner, auf dem der Server läuft.
keep-offline-auto = Im WLAN von selbst
keep-offline-auto-why = Lädt es bei deinem zweiten Besuch, aber nie über eine mobile Verbindung.
table-here = Dieser Tisch ist auf diesem Gerät
table-here-why = Alle spielen hier: Setz Leute, die sich das Gerät teilen, und Bots dazu.
friends-at = Mit anderen spielen auf { $server }
friends-need-connection = Um mit Leuten an anderen Geräten zu spielen, brauchst du eine Verbindung.
server-address = Server für Spiele mit anderen
server-address-why = Die Adresse eines Vabanque-Servers: „Beitreten“, öffentliche Tische und Tische mit Freunden anderswo öffnen sich dort.
server-address-bad = Das ist keine Adresse einer Seite. Sie sieht etwa so aus: https://play.example.org.
refused-needs-server = Dazu braucht es eine Verbindung zu einem Server.
refused-offline-full = Auf diesem Gerät ist kein Platz mehr, darum wurde das nicht ausgeführt. Schaff etwas Platz und versuch es noch einmal.
refused-offline-other-tab = Deine Spiele auf diesem Gerät sind in einem anderen Tab offen. Schließ ihn, dann geht es hier weiter.
refused-offline-incomplete = Ohne Verbindung brauchen Spiele, was „Offline bereithalten“ ablegt: siehe Einstellungen.
refused-offline-broken = Dieser Browser kann ohne Server nicht spielen. Ein neuerer kann es.
offline-forgetful = Dieser Browser speichert nichts, vielleicht weil das Fenster privat ist: Das Spiel ist weg, sobald du es schließt.
