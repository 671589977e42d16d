### Was die Befehle sagen.

seats-range = Personen: { $least } bis { $most }
seats-only = Personen: { $count }
error-no-game = In dieser Datei ist kein Spiel.
error-no-samples = Von „{ $game }“ gibt es keine Beispielspiele.
verify-summary = { $right ->
    [one] Ein Spiel stimmt
   *[other] { $right } Spiele stimmen
}{ $wrong ->
    [0] {""}
    [one] , eines ist falsch
   *[other] , { $wrong } sind falsch
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
sim-not-compiled = { $bots } gibt es hier nicht kompiliert; darum spielen die lesbaren Regeln, wenige Spiele pro Sekunde. Die Arena spielt unsere eigenen Bots kompiliert: vabanque arena { $game }.
sim-csv-or-json = Entweder --csv oder --json.
sim-plot-format = Der Name des Bildes muss auf eines von { $formats } enden.
sim-nothing-played = Abgebrochen, bevor ein einziges Spiel zu Ende war.
sim-first-seat = Erster Sitz: { $advantage } Prozentpunkte ({ $low } bis { $high }) gegenüber einem gleichen Anteil.
sim-ties = Geteilte Siege: { $ties } ({ $share } %).
sim-length = Entscheidungen je Spiel: { $mean } ± { $spread }, von { $shortest } bis { $longest }.
sim-interrupted = Abgebrochen nach { $games } von { $wanted } Spielen.
sim-time = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} in { $seconds } s, { $rate } in der Sekunde, { $how }; Startwert { $seed }.
sim-compiled = kompiliert
sim-readable = nach den lesbaren Regeln
sim-slow-asked = Nichts ist kompiliert, weil VABANQUE_NO_JIT gesetzt ist. Die Ergebnisse sind gleich, es dauert aber hundertmal so lange.
sim-slow-missing = Nichts ist kompiliert, weil numba nicht installiert ist. Die Ergebnisse sind gleich, es dauert aber hundertmal so lange.
sim-slow-compiling = Der Code wird im Hintergrund kompiliert, einmal je Rechner. Bis dahin werden dieselben Spiele ohne kompilierten Code gespielt, also langsamer.
arena-which = Welches Spiel? „vabanque games“ zählt sie auf.
arena-alone = { $bot } ist der einzige Bot und spielt darum gegen Kopien von sich selbst.
arena-interrupted = Abgebrochen: Das ist das Ergebnis bis hierher.
arena-stopped = Abgebrochen.
arena-died = Ein Prozess ist gestorben: Ein Bot hat ihn beendet ({ $bots }), oder der Speicher war voll. Das ist das Ergebnis bis hierher.
arena-died-ours = Ein Prozess ist gestorben; vielleicht war der Speicher voll. Das ist das Ergebnis bis hierher.
arena-continue = Weiter geht es mit --resume { $file }.
arena-heading = { $game }: { $seats } Sitze, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} ({ $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
} mit je { $seats } Sitzordnungen), Startwert { $seed }
arena-fair = Siege je Sitz in %, mit 95-%-Konfidenzintervall. Ein gleicher Anteil wäre { $fair }.
arena-bot = Bot
arena-mixed = an gemischten Tischen
arena-games = Spiele
arena-score = im Mittel
arena-rating = Wertung
arena-copies = Siege in % eines Bots (Zeile) gegen Kopien eines anderen (Spalte)
arena-ahead = Wie oft ein Bot (Zeile) vor einem anderen (Spalte) liegt, in %
arena-by-seat = Siege in %, Sitz für Sitz: { $shares }
arena-faults = { $bot } hat Züge verwirkt: { $faults }. Der erste: { $first }
arena-out = { $bot } ist disqualifiziert: Von da an wird für ihn der erste erlaubte Zug gespielt.
arena-luck-heading = Siege in %, das Glück abgezogen
arena-luck = Ohne --luck-adjusted brauchten so enge Intervalle { $saved }-mal so viele Spiele. Rechenzeit: { $playing } s für das Spielen, { $adjusting } s für das Glück ({ $dearer }-mal so viel je Spiel).
arena-luck-dear = Mehr Spiele ohne --luck-adjusted wären billiger gewesen.
no-such-folder = diesen Ordner gibt es nicht
compiling-first = Der Code wird kompiliert, einmal je Rechner. Das dauert ein bis zwei Minuten.
compiling-failed = Das Kompilieren im Hintergrund ist gescheitert ({ $reason }); mehr steht vielleicht in { $log }. Jeder Befehl versucht es wieder; bis es klappt, läuft alles ohne kompilierten Code, also viel langsamer.
compiling-here = Das Kompilieren im Hintergrund ist gescheitert ({ $reason }). Dieser Befehl kompiliert selbst, was er braucht.
replay-game = Spiel { $number }: { $game }
board-round = Der Tisch am Ende von Durchgang { $number }
standings = Stand
casino = Casino
bills-thousands = 1.000 $
nobody = niemand
neutral = neutral
points = Punkte
error-no-such-game = In dieser Datei gibt es kein Spiel { $number }; sie enthält { $games }.
open-at = Vabanque läuft unter { $address }
open-already = Vabanque läuft schon unter { $address }
open-phones = Handys im selben Netz finden es unter { $address }
open-no-network = Handys können nicht mitspielen: Dieser Rechner ist in keinem Netz.
open-hints = Im Terminal spielen: vabanque play. Handys im selben Netz mitspielen lassen: vabanque --phones. Strg-C beendet es.

# What an installation lacks

error-missing-part = Dafür fehlt { $package }. So wird es installiert: { $install }
error-missing-lab = Dieser Befehl gehört zum Labor, das nicht installiert ist. In einer Kopie des Repositorys von Vabanque installiert man es mit: make setup
only-engine = Nur die Regeln sind installiert. Für „{ $command }“ fehlt noch: { $install }

# What was probably meant

known-games = Spiele: { $games }.
did-you-mean = Meintest du { $meant }?
quoted = „{ $text }“
or = { $first } oder { $last }
error-unknown-language = In „{ $language }“ gibt es keine Texte, nur in { $known }.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
legal-moves = Erlaubte Züge: { $moves }.
sim-games-played = Spiele
stats-fair = gerechter Anteil
stats-all = alle
stats-others = Außerdem spielten mit: { $names }.
stats-style-like = { $name } spielt wie der Bot „{ $level }“.
stats-style-good = An guten Tagen, im besten Drittel der Partien: wie „{ $level }“.
stats-style-few = Um { $name } mit den Bots zu vergleichen, braucht es drei ausgewertete Partien: { $games }.
stats-no-such-player = In diesen Spielen hat niemand namens { $name } mitgespielt, sondern: { $known }.

## Warum nicht: was nur Befehle verlangen können

error-script-ended = Das Drehbuch sagt nichts über das nächste „{ $kind }“.
error-no-environment = Für „{ $game }“ gibt es keine kompilierten Lernumgebungen. aec_env, parallel_env und gymnasium.make spielen es nach den lesbaren Regeln.
error-not-a-network = { $file } ist kein Netz: vabanque.envs.save_network schreibt eins.
error-network-does-not-fit = Das Netz in { $file } nimmt { $inputs } Zahlen und kennt { $moves } Züge; hier sähe es { $wanted_inputs } Zahlen und { $wanted_moves } Züge.
error-no-vocabulary = „{ $game }“ nummeriert seine Züge nicht.
error-not-trained = „{ $game }“ wird von keinem Netz gespielt. Trainieren lassen sich { $known }.
error-no-review-network = Analysen von „{ $game }“ nutzen das Netz, das auch spielt. Netze für Analysen lassen sich trainieren für { $known }.
error-bad-plugin = Das Plug-in { $plugin } lässt sich nicht laden: { $reason }
error-no-cluster = Der Cluster { $cluster } antwortet nicht: { $reason }.
error-no-bots = Ein Wettkampf braucht Bots.
error-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; Kopien von ihm kommen von selbst dazu.
error-hero-not-there = „{ $bot }“ ist keiner der Bots.
error-no-ladder = Für { $game } gibt es keine Rangliste.
error-not-an-arena-file = { $file } enthält keine Spiele einer Arena.
error-another-contest = { $file } gehört zu einem anderen Wettkampf: { $key } ist dort { $found }.
error-not-reviews = { $file } enthält keine Analysen ({ $reason }).

## Bots

bots-others = Für Wettkämpfe: { $names }

## Data sets

dataset-so-far = { $done } von { $total } Spielen
dataset-made = { $folder } enthält { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} mit Analysen, die Aufgaben und die exakten Tabellen ({ $size } Bytes). Was wo steht, sagt README.md darin.
dataset-interrupted = Abgebrochen; { $folder } wurde nicht angelegt.
error-folder-taken = { $folder } gibt es schon. Nenne einen Ordner, den es noch nicht gibt.
