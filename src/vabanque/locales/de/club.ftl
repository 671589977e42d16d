### Club nights: an evening for many people. Fetched when somebody opens one.

## Making an evening

club-night-why = Ein Abend für sieben bis sechzig Personen: Tische, Auslosung und Tabelle, mit Handys oder ohne.
club-new-evening = Neuer Abend
club-open-evening = Abend eröffnen
club-name = Name des Clubs
club-name-default = Unser Club
club-evening-name = Name des Abends
club-game = Spiel
club-who = Wer ist da?
club-who-why = Ein Name pro Zeile, oder aus einer Liste eingefügt. Der Club erkennt seine Mitglieder am Namen wieder. Wer ein Handy hat, kann auch später mit dem QR-Code dazukommen.
club-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
club-tables-of = Tische zu
club-tables-of-why = Andere Größen nur, wenn es sonst nicht aufgeht.
club-rounds = Runden
club-mode = Wie treffen sich die Leute?
club-mode-rounds = In Runden
club-mode-level = Nach Stärke
club-mode-free = Wer frei ist
club-mode-swiss = Schweizer System, zu zweit
club-mode-rounds-why = Alle spielen gleichzeitig, und die Tische werden jedes Mal neu ausgelost.
club-mode-level-why = Wie in Runden, aber es spielen die zusammen, die gleich gut stehen.
club-mode-free-why = Wer frei ist, bekommt gleich einen Tisch.
club-mode-swiss-why = Zwei am Tisch; es spielen die zusammen, die gleich gut stehen, und keine zwei zweimal.
club-play = Wo wird gespielt?
club-play-here = Auf Handys
club-play-by-hand = Mit echten Würfeln
club-play-paper = Ohne Geräte
club-play-here-why = Jeder Tisch öffnet sich auf den Handys derer, die dort sitzen; Ergebnisse zählen von selbst.
club-play-by-hand-why = An jedem Tisch rechnet ein Handy mit, während echte Würfel rollen.
club-play-paper-why = Gespielt wird mit dem Spiel auf dem Tisch; nur die Ergebnisse werden eingetragen.
club-minutes = Minuten pro Runde
club-no-clock = keine Uhr
club-final = Finale
club-no-final = kein Finale
club-final-of = die besten { $count }
club-more = Weitere Einstellungen

## Your clubs

club-yours = Deine Clubs
club-none = Dieses Gerät hat noch keinen Club. Dein erster Abend gründet einen.
club-enter-code = Bei einem Abend mitmachen
club-code = Code des Abends
club-bring-in = Datei eines Clubs einlesen
club-add-key = Schlüssel eintragen

## The host's page

club-tab-round = Tische
club-tab-people = Leute
club-tab-standings = Tabelle
club-tab-more = Mehr
club-draw-first = Erste Runde auslosen
club-draw-next = Runde { $round } auslosen
club-draw-free = Freie Leute an Tische verteilen
club-draw-final = Finale auslosen
club-undraw = Auslosung zurücknehmen
club-undraw-sure = Auslosung zurücknehmen? Ihre Tische werden geschlossen.
club-round-of = Runde { $round } von { $rounds }
club-round-number = Runde { $round }
club-before = Noch nicht begonnen
club-final-stage = Finale
club-semi-stage = K.-o.-Runde
club-table-number = Tisch { $number }
club-waiting-people = Pausieren diesmal: { $names }
club-status-running = läuft
club-status-progress = läuft, Durchgang { $round }
club-status-unconfirmed = noch zu bestätigen
club-status-over = fertig
club-status-void = zählt nicht
club-enter-result = Ergebnis eintragen
club-correct = Berichtigen
club-confirm = Stimmt so
club-save = Speichern
club-cancel = Abbrechen
club-void = Dieses Spiel zählt nicht
club-open-here = Hier mitrechnen
club-to-table = Zum Tisch
club-watch = Zuschauen
club-starts = beginnt
club-score-of = { $name }: Ergebnis
club-won-by = Wer hat gewonnen? (nur bei gleichem Ergebnis)
club-pause = Pause
club-pause-free = Letzte Tische
club-resume = Weiter
club-paused = Pause
club-time-up = Die Zeit ist um
club-add = Hinzufügen
club-add-why = Wer später kommt, spielt ab der nächsten Runde mit.
club-known-members = Aus dem Club
club-leave = Geht nach Hause
club-rest = Setzt aus
club-back = Spielt wieder mit
club-gone = gegangen
club-resting = pausiert
club-with-device = mit Handy
club-release = Handy freigeben
club-rename = Namen ändern
club-apart = Nicht zusammen
club-apart-why = Geschwister oder Paare, die nicht am selben Tisch sitzen wollen.
club-apart-two = { $one } und { $other }
club-apart-end = Dürfen wieder zusammensitzen
club-close = Abend beenden
club-close-sure = Abend beenden? Ergebnisse lassen sich auch danach berichtigen.
club-closed = Dieser Abend ist zu Ende.
club-ended = Alle Runden sind gespielt.
club-projector = Für den Beamer
club-print = Drucken
club-csv = Tabelle als CSV
club-to-club = Zur Seite des Clubs
club-key-note = Dieses Gerät hat den Schlüssel des Clubs. Ohne ihn kann niemand den Club leiten, also schreib ihn auf:
club-show-key = Schlüssel zeigen
club-corrections = Berichtigungen
club-correction = { $who }, Runde { $round }, Tisch { $table }: { $before } → { $after }
club-by-club = Der Club
club-by-table = Der Tisch selbst
club-plan-change = Plan ändern

## My phone

club-join-title = Beim Abend mitmachen
club-i-am = Ich bin …
club-someone-new = Jemand Neues
club-join = Mitmachen
club-your-table = Dein Tisch
club-you-start = Du beginnst.
club-starter-is = { $name } beginnt.
club-you-wait = Diese Runde pausierst du. Beim nächsten Mal spielst du.
club-next-soon = Dein nächster Tisch erscheint hier, sobald er ausgelost ist.
club-called = Dein Tisch ist bereit: Tisch { $number }
club-call-me = Ruf mich, wenn mein Tisch bereit ist
club-call-me-why = Mit einem Ton, und mit einer Mitteilung, wenn das Handy etwas anderes zeigt.
club-you-rest = Du pausierst.
club-i-rest = Ich pausiere
club-i-return = Ich spiele wieder mit
club-i-leave = Ich gehe nach Hause
club-you-left = Du bist nach Hause gegangen. Bis zum nächsten Mal!
club-your-place = Dein Platz
club-why = Warum dieser Tisch?
club-why-new = Du hattest an diesem Tisch noch niemanden getroffen.
club-why-met = { $count ->
    [one] { $name } hattest du schon einmal getroffen, in Runde { $round }.
   *[other] { $name } hattest du schon { $count }-mal getroffen, zuletzt in Runde { $round }.
}
club-why-best = Diese Auslosung wiederholt im ganzen Raum { $count ->
    [0] keine Begegnung
    [one] eine Begegnung
   *[other] { $count } Begegnungen
}; kein Tausch von dir mit jemand anderem würde weniger wiederholen.
club-why-other = Diese Auslosung wiederholt { $count ->
    [one] eine Begegnung
   *[other] { $count } Begegnungen
}; ein Tausch würde { $fewer } wiederholen, aber jemanden noch einmal an den kleineren Tisch bringen oder eine spätere Runde verderben.
club-why-small = Es ist ein kleinerer Tisch: { $count ->
    [0] dein erster.
    [one] dein zweiter.
   *[other] du hattest schon { $count }.
}
club-why-apart = Dass zwei Leute nicht zusammensitzen sollen, hat mitgespielt.
club-why-level = Es spielen die zusammen, die gleich gut stehen.
club-why-waits = Die Zahl der Leute geht nicht auf. Du hast bisher { $count ->
    [0] nie
    [one] einmal
   *[other] { $count }-mal
} gewartet; { $least ->
    [0] von denen, die spielen, hat manch anderer auch noch nie gewartet.
    [one] wer spielt, mindestens einmal.
   *[other] wer spielt, mindestens { $least }-mal.
}

## Standings

club-col-place = Platz
club-col-name = Name
club-col-games = Spiele
club-col-victories = Siege
club-col-share = Anteil
club-col-money = Geld
club-col-adjusted = Ohne Glück
club-col-rating = Wertung
club-played-best = Wer hat am besten gespielt?
club-played-best-why = Der mittlere Siegesanteil ohne Glück, nach den Analysen der Spiele. Nur zum Spaß: In der Tabelle zählt er nicht.
club-standings-why = Zuerst zählen Siege, geteilte anteilig; dann der Anteil am Geld des Tisches; dann direkte Begegnungen.
club-no-name = Gast { $number }

## The screen

club-screen-join = Mitmachen
club-screen-next = Gleich geht es weiter
club-screen-welcome = Willkommen!
club-screen-full = Vollbild

## The club

club-evenings = Abende
club-leaderboard = Bestenliste
club-season = Saison
club-all-time = Alle Abende
club-ratings-why = Die Schätzung von openskill ± ihre Unsicherheit, aus Spielen unter Mitgliedern. Sortiert nach dem fast Sicheren (μ − 3σ).
club-members = Mitglieder
club-remove-name = Namen entfernen
club-remove-name-sure = Den Namen „{ $name }“ endgültig entfernen? Die Ergebnisse bleiben, ohne Namen.
club-helpers = Helfer
club-helpers-why = Der Schlüssel eines Helfers leitet Abende, macht aber keine Schlüssel und löscht nichts. Du kannst ihn jederzeit entziehen.
club-new-helper = Neuer Helfer
club-helper-key = Der Schlüssel von { $name }, nur jetzt zu sehen:
club-revoke = Entziehen
club-export = Alles als eine Datei
club-delete = Club löschen
club-delete-sure = Den Club mit allen Abenden endgültig löschen?
club-lost = Der Server antwortet nicht. Neuer Versuch …

## Paper

print-seating = Platzzettel
print-score = Ergebniszettel
print-standings = Tabelle
print-names = Name
print-result = Ergebnis
print-signed = Unterschrift von zwei Personen am Tisch
print-rules = Regeln
print-position = Stellungskarte
print-positions = Stellungskarten
print-solution = Lösung
club-cli-scores = Gib alle Ergebnisse als NAME=ERGEBNIS an, oder --void.
print-written = { $file } ist geschrieben: im Browser öffnen und drucken.

## Errors

error-too-few-people = { $people ->
    [one] Eine Person ist
   *[other] { $people } Personen sind
} zu wenig: Ein Tisch braucht { $least }.
error-too-many-people = Es ist Platz für { $most } Personen.
error-cannot-keep-apart = Mit diesen Leuten und Tischen { $pairs ->
    [one] lässt sich ein Paar
   *[other] lassen sich { $pairs } Paare
} nicht trennen.
error-evening-too-long = Ein Abend hat Platz für { $most } Einträge.
error-too-many-games = Ein Abend hat Platz für { $most } Spiele.
error-evening-open = Der Abend ist schon eröffnet.
error-evening-closed = Dieser Abend ist zu Ende.
error-evening-started = Das Spiel lässt sich nicht mehr ändern, wenn der Abend begonnen hat.
error-same-person = Das ist zweimal dieselbe Person.
error-round-has-results = Diese Runde hat schon Ergebnisse: Berichtige sie.
error-no-result = Dieses Spiel hat noch kein Ergebnis.
error-only-the-club = Das kann nur, wer den Abend leitet.
error-only-the-own-key = Dafür braucht es den Schlüssel des Clubs selbst; der eines Helfers reicht nicht.
error-bad-key = Dieser Schlüssel gilt hier nicht.
error-no-such-person = Diese Person gibt es hier nicht.
error-no-such-match = So ein Spiel gibt es an diesem Abend nicht.
error-no-such-evening = Diesen Abend gibt es nicht.
error-no-such-club = Diesen Club gibt es nicht.
error-no-such-helper = Diesen Helfer gibt es nicht.
error-too-many-helpers = Ein Club hat höchstens { $most } Helfer.
error-person-taken = Für diese Person ist schon ein anderes Handy da. Wer den Abend leitet, kann es freigeben.
error-wrong-scores = Jeder der { $seats } Sitze braucht ein Ergebnis.
error-no-winners = Sag, wer gewonnen hat.
error-games-unfinished = { $games ->
    [one] Ein Spiel hat
   *[other] { $games } Spiele haben
} noch kein Ergebnis.
error-rounds-played = Alle { $rounds } Runden sind gespielt.
error-no-final = Dieser Abend hat kein Finale.
error-final-begun = Das Finale hat begonnen: Niemand wird mehr an andere Tische gesetzt.
error-final-played = Das Finale ist gespielt.
error-wrong-sizes = Tische haben hier { $least } bis { $most } Sitze.
error-swiss-is-for-two = Im Schweizer System sitzen zwei am Tisch.
error-has-a-table = Dieses Spiel hat schon einen Tisch oder ist vorbei.
error-club-file = Das ist keine Datei eines Clubs: { $reason }
error-bad-club-key = Das ist kein Schlüssel eines Clubs. Er sieht so aus: club:schlüssel; `vabanque club new` oder der Browser zeigt ihn.
error-no-club-key = Welcher Club? Gib den Schlüssel mit --key oder in VABANQUE_CLUB_KEY an.
error-no-evening-yet = Dieser Club hat noch keinen Abend.
error-no-such-name = Hier heißt niemand „{ $name }“.
