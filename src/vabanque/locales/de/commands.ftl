### Was die Befehle sagen.

seats-range = Personen: { $least } bis { $most }
verify-no-game = Hier ist kein Spiel drin.
verify-summary = { $right ->
    [one] Ein Spiel stimmt
   *[other] { $right } Spiele stimmen
}, { $wrong ->
    [one] eines ist falsch
   *[other] { $wrong } sind falsch
}.
sim-player = Bot
sim-money = Geld (1.000 $)
sim-win-share = Siege
sim-sure = 95-%-Intervall
sim-spread = Streuung
sim-share-of-games = Anteil der Spiele
sim-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
sim-rate = Spiele, { $rate }/s, noch:
sim-not-compiled = { $bots } gibt es hier nicht übersetzt; darum spielen die lesbaren Regeln, wenige Spiele pro Sekunde. Die Arena spielt unsere eigenen Bots übersetzt: vabanque arena { $game }.
sim-csv-or-json = Entweder --csv oder --json.
sim-plot-format = Der Name des Bildes muss auf eines von { $formats } enden.
sim-nothing-played = Abgebrochen, bevor ein einziges Spiel zu Ende war.
sim-first-seat = Erster Sitz: { $advantage } Prozentpunkte ({ $low } bis { $high }) gegenüber einem gleichen Anteil.
sim-ties = Geteilte Siege: { $ties } ({ $share } %).
sim-length = Entscheidungen je Spiel: { $mean } ± { $spread }, von { $shortest } bis { $longest }.
sim-interrupted = Abgebrochen nach { $games } von { $wanted } Spielen.
sim-time = { $games } Spiele in { $seconds } s, { $rate } in der Sekunde, { $how }; Startwert { $seed }.
sim-compiled = übersetzt
sim-readable = nach den lesbaren Regeln
sim-slow-asked = Nichts ist übersetzt, weil VABANQUE_NO_JIT gesetzt ist. Die Ergebnisse sind gleich, es dauert aber hundertmal so lange.
sim-slow-missing = Nichts ist übersetzt, weil numba nicht installiert ist. Die Ergebnisse sind gleich, es dauert aber hundertmal so lange.
sim-slow-compiling = Der Code wird im Hintergrund übersetzt, einmal je Rechner. Bis dahin werden dieselben Spiele ohne übersetzten Code gespielt, also langsamer.
compiling-first = Der Code wird übersetzt, einmal je Rechner. Das dauert ein bis zwei Minuten.
bench-game = Spiel
bench-kernel = übersetzt, Spiele/s
bench-readable = lesbar, Spiele/s
bench-ratio = Verhältnis
replay-game = Spiel { $number }: { $game }
board-round = Der Tisch am Ende von Durchgang { $number }
standings = Stand
casino = Casino
bills-thousands = 1.000 $
nobody = niemand
neutral = neutral
points = Punkte
replay-no-such-game = In dieser Datei gibt es kein Spiel { $number }; sie enthält { $games }.
open-at = Vabanque ist unter { $address } zu finden
open-already = Vabanque läuft schon unter { $address }
open-phones = Handys im selben Netz finden es unter { $address }
open-no-network = Handys können nicht mitspielen: Dieser Rechner ist in keinem Netz.
open-hints = Im Terminal spielen: vabanque play. Handys im selben Netz mitspielen lassen: vabanque --phones. Strg-C beendet es.
