# Warum der Server etwas ablehnt.

error-spectator = Du schaust zu; das kann nur, wer am Tisch sitzt.
error-not-your-seat = Das ist nicht dein Sitz.
error-host-only = Das kann nur der Gastgeber.
error-another-game = Für ein anderes Spiel eröffne einen anderen Tisch.
error-seats-open = Es sind noch Sitze frei: { $seats }.
error-not-accepted = Die Regeln dieses Tisches wurden geändert, und noch nicht alle sind einverstanden: { $seats }.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-full = Alle Sitze sind besetzt.
error-seat-taken = Dieser Sitz ist besetzt.
error-already-left = Dort spielt niemand mehr: Ein Bot hat übernommen, oder der Sitz wurde aufgegeben.
error-nobody-stands-in = Kein Bot spielt für dich.
error-not-away = Diese Person ist noch da. Ein Bot kann nur für Leute einspringen, die eine Weile weg sind.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-bad-token = Dieses Gerät hat hier keinen Sitz mehr. Vielleicht hat ein anderes übernommen.
error-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-others-play = An diesem Tisch spielen noch andere. Verlass ihn, und lösche ihn, wenn das Spiel zu Ende ist.
error-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
error-table-unreadable = Dieser Tisch lässt sich nicht lesen. Wer den Server betreibt, muss sich darum kümmern.
error-no-such-code = Dieser Code gilt nicht, oder nicht mehr.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-method = Das geht hier nicht.
error-too-many = Das war zu schnell. Bitte warte { $seconds } s.
error-too-long = Das ist zu lang.
error-unreadable = Das versteht der Server nicht.
error-unavailable = Der Server kann gerade nicht speichern. Bitte versuche es gleich noch einmal.
error-barred = Wer diesen Server betreibt, lässt deine Adresse nicht herein. Wenn du das für einen Irrtum hältst, frag nach.
error-bad-notice-address = An diese Adresse kann nichts gesendet werden: Sie muss mit https beginnen und im Internet bekannt sein.
error-overloaded = Der Server hat gerade viel anderes zu tun. Bitte versuche es in { $seconds } s noch einmal.
error-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
error-broken = Der Server hat einen Fehler gemacht. Es wurde nichts geändert.
error-bad-name = Dieser Name geht nicht.
error-dice-not-by-hand = An diesem Tisch würfelt der Server.
error-no-dice-to-roll = Jetzt ist nichts zu würfeln.
error-not-a-bot-seat = Dort sitzt kein Bot.
error-open-seat-has-no-name = Ein freier Sitz hat keinen Namen.
error-foreign-origin = Diese Seite darf mit diesem Server nicht sprechen.
error-unknown-host = Unter diesem Namen ist der Server nicht bekannt.
error-enter-first = Bitte sag zuerst, wer du bist.
error-already-entered = Du bist schon da.
error-kind-taken = Das Spiel nennt einen Journaleintrag „{ $kind }“. Diesen Namen braucht der Server selbst.
error-record-too-long = Das Spiel hat mehr als { $most } Einträge.
error-record-too-slow = Es dauert zu lange, dieses Spiel auszuwerten.
error-bad-config = Eine Einstellung ist falsch: { $reason }.
error-cannot-listen = Der Server kann { $host }, Port { $port } nicht benutzen: { $reason }.
error-database-away = Die Datenbank lässt sich nicht benutzen: { $reason }.
error-database-in-use = Ein Server benutzt schon die Datenbank { $database }. Beende ihn zuerst, oder wähle eine andere Datenbank.
error-database-newer = Die Datenbank stammt von einer neueren Version von Vabanque. Dies ist { $version }: Installiere die neuere.
error-server-not-started = Der Server konnte nicht starten.

# What a shared link shows before it is opened.
preview-open = { $game }: Spiel mit
preview-free = { $count ->
    [one] Ein Sitz ist frei.
   *[other] { $count } Sitze sind frei.
}
preview-running = { $game }: ein laufendes Spiel
preview-watch = Schau live zu.
preview-over = { $count ->
    [one] { $game }: { $who } gewinnt
   *[other] { $game }: { $who } teilen sich den Sieg
}
preview-replay = Sieh dir die Aufzeichnung an, und was jeder Zug wert war.
preview-puzzle = { $game }: Stellung des Tages
preview-solve = Finde den besten Zug, und sieh, was jeder andere kosten würde ({ $day }).
preview-gone = Würfelspiele, mit Freunden und Bots.

# Sent to people who asked to be told, with the name of the game.
notice-your-turn = Du bist dran
