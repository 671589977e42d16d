# Wörter, die nur der Browser braucht.

## The table
you = Du
neutral-name = Neutral
players = Mitspieler
person = Mensch
bot = Bot
away = nicht da
stood-in = ein Bot springt ein
starts-round = beginnt diesen Durchgang
money-hidden = verdeckt
dice-and-bills = { $dice } Würfel{ $neutral ->
    [0] {""}
    [one] { " " }+ { $neutral } neutraler
   *[other] { " " }+ { $neutral } neutrale
 } · { $bills ->
    [one] { $bills } Schein
   *[other] { $bills } Scheine
 }
my-things = { $dice } Würfel · { $bills ->
    [one] { $bills } Schein
   *[other] { $bills } Scheine
 }
round-of = Durchgang { $round } von { $rounds }
log = Was geschah
menu = Menü
home = Startseite
rules = Regeln
settings = Einstellungen
hint = Tipp
react = Reagieren
close = Schließen
skip = Überspringen
reacts = { $who } reagiert
reaction-1 = Gut gespielt
reaction-2 = Das war lustig
reaction-3 = Nicht dein Ernst
reaction-4 = Autsch
reaction-5 = Cool
reaction-6 = Viel Glück
log-place = { $you ->
    [yes] Du würfelst { $roll } und legst
   *[no] { $name } würfelt { $roll } und legt
} { $dice } { casino-on }.

## Casinos
casino-spoken = Casino { $casino }, { casino-name }. Scheine: { $bills }.
stack-spoken = { $who }: { $count }.
stack-tied-spoken = { $you ->
    [yes] Du: { $count }, Gleichstand, du gehst leer aus.
   *[no] { $who }: { $count }, Gleichstand, geht leer aus.
}
bill-goes-spoken = { $bill } ginge an { $you ->
    [yes] dich
   *[no] { $who }
}.
choose-casino = { $count } Würfel { casino-on } legen
bandit-takes = Nimmt noch
bandit-full = Alle sechs belegt
jetons = Jetons
tie = gleich
at-stake = Es geht um { $money }
leads = in Führung

## The tray
tray = Deine Würfel
roll = Der Wurf
your-turn = Du bist dran
their-turn = { $who } überlegt
turn-of = { $who } ist dran
nobodys-turn = Einen Moment
no-dice-now = Gerade liegen keine Würfel auf dem Tisch.
group-spoken = { $count ->
    [one] Ein Würfel mit { $face }
   *[other] { $count } Würfel mit { $face }
 }
hint-worth = { $worth } erwartet
hint-chance = { $chance } Gewinnchance
hint-best = am besten
hint-legend = ★ gibt dir die beste Gewinnchance; die Zahlen sind diese Chance.
hint-star = ★ würde der starke Bot legen.
hint-lay = ★ Das würde der starke Bot legen.
choose-number = Wähle eine Zahl
choose-number-why = Alle deine Würfel dieser Zahl kommen auf ihr Casino.
place-on = { $count } Würfel { casino-on }
place-bandit = { $count } Würfel zum Banditen
rather-bandit = Lieber Bandit
rather-casino = Lieber { casino-on }
after-bill = { $rank ->
    [1] Du lägst dort mit { $weight } vorn: { $bill }
   *[other] Du wärst dort mit { $weight } auf Platz { $rank }: { $bill }
 }
after-nothing = Mit { $weight } gäbe es dort noch nichts.
after-tied = Gleichstand mit { $who }: Ihr geht beide leer aus.
after-neutral-only = Nur neutrale Würfel kommen dorthin; deine behältst du alle.

## Payout
payout = Auszahlung
unclaimed = übrig
next-casino = Nächstes Casino
go-on = Weiter

## The card table
hand = Deine Hand
choose-cards = Wähle deine Karten
sealed = Verdeckt gelegt
you-are-out = Du bist für diesen Durchgang raus
cards-laid = { $laid } von { $exit } gelegt
card-single = { $number }, ein Würfel
card-double = { $number }, zwei Würfel
lay-gains = Gerade brächte das: { $list }.
lay-tied = { casino-subject }: Gleichstand mit { $who }.
lay-nothing = Damit ist noch nichts zu holen.
lay-out = { $laid } Karten gelegt: Du wärst für diesen Durchgang raus.
lay-why-not = Das passt nicht zusammen: ein oder zwei beliebige Karten oder beliebig viele derselben Zahl.
lay-rule = Ein oder zwei beliebige Karten oder beliebig viele derselben Zahl.
clear = Auswahl leeren
seal-cards = { $count ->
    [one] Eine Karte verdeckt legen
   *[other] { $count } Karten verdeckt legen
 }
lay-cards = { $count ->
    [one] Eine Karte legen
   *[other] { $count } Karten legen
 }
waiting-for = Es fehlt noch: { $who }.
piles = Karten von allen
out = raus
ready = bereit
thinking = wählt
pile = Karten im Stapel:
under-glass = Unter dem Glas:
play-of = Runde { $play } von { $plays }
reveal = Alle zugleich!

## Die oberen 10 000
throw = Der Wurf
aside = Zur Seite gelegt
turn-points = Dieser Zug: { $points }
coin = Glückstaler
die-red = Roter Würfel: { $face }
die-black = Schwarzer Würfel: { $face }
turned-note = auf 1 gedreht
stays-note = bleibt
coin-event = Der Glückstaler! Leg etwas zur Seite, und alle sechs Würfel kommen zurück.
bust-event = Nichts zählt. { $points } Punkte sind weg!
score-sheet = Punktezettel
dash = Strich
race = Das Rennen bis { $target }
no-turn-yet = noch kein Zug
last-dash = zuletzt: ein Strich
last-points = zuletzt: { $points }
their-throw = { $who } würfelt
keep-rule = Tippe an, was du zur Seite legst.
keep-why-not = Das zählt so nicht zusammen.
ways = Wie es zählt
combo-turned = eine 5, auf 1 gedreht
combo-set = { $dice }
combo-single = eine { $face }
bank = { $points } sichern
bank-wins = { $points } sichern – Sieg!
bank-empty = Sichern
set-aside-first = Leg erst etwas zur Seite
throw-again = { $count ->
    [one] Mit einem Würfel weiter
   *[other] Mit { $count } Würfeln weiter
 }
bust-chance = { $chance } Risiko, alles zu verlieren
hint-bank = Perfekt wäre: { $dice } nehmen und sichern. Gewinnchance { $better }, mit Weiterwürfeln { $worse }.
hint-throw = Perfekt wäre: { $dice } nehmen und weiterwürfeln. Gewinnchance { $better }, mit Sichern { $worse }.

## Home and lobby
language = Sprache
sound-on = Ton einschalten
sound-off = Ton ausschalten
theme = Aussehen
theme-night = Nacht
theme-light = Hell
hero = Heute alles auf eine Zahl?
welcome = Neu hier?
welcome-why = Zwei Minuten am Übungstisch, und du kannst mitspielen.
today-why = { $date } · Finde den besten Zug, jeden Tag neu
hero-sub = Spiele mit Würfeln und Nerven. Mit Freunden, mit Bots, ohne Konto.
running-games = Deine laufenden Spiele
running-more = { $count ->
    [one] Noch ein laufendes Spiel
   *[other] Noch { $count } laufende Spiele
 }
their-turn-short = andere sind dran
play-now = Jetzt spielen
with-friends = Mit Freunden
rules-of = Regeln: { $game }
one-moment = Einen Moment …
join-by-code = Mit Code beitreten
table-code = Tischcode
join = Beitreten
join-hint = Sechs Zeichen, die dein Freund in der Lobby sieht.
public-tables = Öffentliche Tische
free-seats = { $count ->
    [one] ein Sitz frei
   *[other] { $count } Sitze frei
 }
watch = zuschauen
no-public-tables = Gerade ist kein Tisch offen. Mach einen auf!
replays = Aufzeichnungen
no-replays = Beendete Spiele findest du hier.
play-with-people = Mit Leuten spielen
my-games = Alle meine Spiele und Statistik
open-record = Aufzeichnung öffnen
real-dice = Echte Würfel auf dem Tisch?
real-dice-why = Ihr würfelt; die Seite rechnet, prüft die Regeln und zahlt aus.
referee-start = Schiedsrichter sein
profile-page = Profil
privacy = Datenschutz
unofficial = Eine inoffizielle Umsetzung von Fans. Die Namen Las Vegas und Die oberen 10 000 gehören ihren Verlagen.
seats = Wer spielt mit
seat-free = Freier Sitz
seat-waiting = wartet auf jemanden
same-device = Dieses Gerät
host = Gastgeber
add-bot = Bot dazu
remove = { $who } entfernen
start-game = Spiel beginnen
host-starts = Der Gastgeber beginnt das Spiel.
accept-change = Mit der Änderung einverstanden
change-not-accepted = noch nicht mit der Änderung einverstanden
host-waits-for-agreement = Warten, bis alle einverstanden sind
invite = Freunde einladen
invitation = { $who } lädt dich ein: { $game }
invite-again = { $who } wieder einladen
qr-label = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copied = Link kopiert.
copy-by-hand = Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.
share = Teilen
options = Wie wir spielen
on = An
off = Aus

## Settings
your-name = Dein Name
your-name-why = So sehen dich die anderen am Tisch.
setting-sound = Ton
setting-sound-why = Ein Klingeln, wenn du dran bist, und klappernde Würfel.
setting-motion = Bewegung
setting-motion-why = Rollende Würfel und fliegende Scheine. Aus, wenn dein Gerät um weniger Bewegung bittet.
setting-confirm = Züge bestätigen
setting-confirm-why = Zweimal auf ein Casino tippen legt noch nichts, nur der Knopf.
setting-large = Größere Schrift
setting-large-why = Schrift und alles, was sie trägt, wird um ein Fünftel größer.
setting-contrast = Hoher Kontrast
setting-contrast-why = Einfarbige Flächen, kräftigere Linien und Schrift.
setting-voice = Ansagen
setting-voice-why = Die Stimme des Browsers sagt, wer dran ist und was die Casinos auszahlen. Gut für Schiedsrichter.
setting-payouts = Auszahlungen
setting-payouts-why = Wer überspringt, sieht die nächsten kürzer.
payouts-full = Ausführlich
payouts-short = Kurz
payouts-none = Sofort
setting-hints = Tipps
setting-hints-why = Nur, wo der Tisch sie erlaubt.
hints-off = Keine
hints-odds = Chancen
hints-bot = Der starke Bot

## Rules and tutorial
tutorial-start = In zwei Minuten lernen
tutorial-done = Fertig
drills = Übungen
next = Weiter
back = Zurück
your-move-first = Erst bist du dran
step-of = Schritt { $step } von { $steps }
demo-coach-title = Drei Dreien!
demo-coach = 
    Alle deine Würfel **einer Zahl** kommen auf ihr Casino.
    Tippe die drei Dreien an, dann den goldenen Knopf.

## The end
game-over = Spielende
you-won = Du hast die Bank gesprengt!
you-share = Du teilst dir den Sieg!
they-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
 }
place = Platz { $place }
rematch = Revanche
watch-replay = Noch mal ansehen
review-game = Analyse
download-record = Aufzeichnung
check-dice = Würfel prüfen
standings-plot = So lief es
plot-rounds = Durchgänge
plot-turns = Züge
plot-spoken = Spielstände im Verlauf. Am Ende: { $who }.
bills-by-round = Scheine nach Durchgang
final-scores = Endstand
round-short = Durchgang { $round }
total = Gesamt
bills-count = { $bills ->
    [one] { $bills } Schein
   *[other] { $bills } Scheine
 }
fair-title = Waren die Würfel fair?
fair-lead = Niemand konnte einen Wurf aussuchen oder ändern, auch der Server nicht. Dein Browser kann das selbst nachprüfen, Würfel für Würfel.
fair-step-1-title = Ein versiegelter Umschlag
fair-step-1 = Vor dem Spiel hat der Server eine geheime Zahl gewählt und allen ihren Fingerabdruck gezeigt. Er konnte sie nicht mehr austauschen, ohne dass der Fingerabdruck ihn verrät.
fair-step-2-title = Alle rühren um
fair-step-2 = Jedes Gerät hat eine eigene Zufallszahl beigesteuert. So konnte auch der Server die Würfe nicht vorher kennen.
fair-step-3-title = Der Umschlag wird geöffnet
fair-step-3 = Jetzt ist das Spiel vorbei und das Geheimnis öffentlich. Sein Fingerabdruck muss der vom Anfang sein.
fair-step-4-title = Jeder Würfel noch einmal
fair-step-4 = Aus diesen Zahlen rechnet dein Browser jeden Wurf und jedes Mischen neu aus und vergleicht es mit dem Spiel.
fair-run = Jetzt alle Würfel prüfen
fair-good = Alle { $count } Würfe und Mischungen stimmen genau.
fair-bad = Mit diesen Würfeln stimmt etwas nicht.
fair-noted = Von diesem Gerät vor dem Start notiert
fair-own = Dein Anteil, Sitz { $seat }
fair-promise = Faire Würfel, Fingerabdruck { $digits }…
fair-was-noted = Dieses Gerät hat den Fingerabdruck vor dem Start notiert und alles damit verglichen.
fair-not-noted = Dieses Gerät war vor dem Start nicht dabei. Es kann nur prüfen, ob die Aufzeichnung in sich stimmt; wer dabei war, kann mehr prüfen.
fair-insecure = Auf einer Seite ohne https können Browser keine Würfel prüfen. Lade die Aufzeichnung herunter und prüfe sie mit „vabanque verify“.
fair-fault-promise = Das aufgedeckte Geheimnis ist nicht das aus dem versiegelten Umschlag.
fair-fault-commitment = Vor dem Spiel hat der Server diesem Gerät einen anderen Fingerabdruck gezeigt.
fair-fault-seed = Die Zufallszahl deines Geräts fehlt in den Würfeln.
fair-fault-seeds = Die Zufallszahlen der Spieler wurden nach dem Start geändert.
fair-fault-bot = Ein Bot hat eine Zufallszahl beigetragen. Bots tun das nie.
fair-fault-starter = Jemand anderes hätte anfangen müssen.
fair-fault-outcomes =
    { $count ->
        [one] Ein Wurf oder eine Mischung folgt
       *[other] { $count } Würfe und Mischungen folgen
     } nicht aus den Zahlen.
fair-fault-journal = Das aufgezeichnete Spiel ist nicht das, das dieses Gerät gesehen hat.

## Replay, referee, connection
replay = Aufzeichnung
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
position = Stelle
turning-point-of = Wendepunkt: { $who }, { $swing }
referee-roll = { $who }, was hast du gewürfelt?
own-dice = Deine Würfel
rolled-of = { $have } von { $count }
add-die = Eine { $face } dazu
take-die-back = Die { $face } zurücknehmen
tap-faces = Tippe an, was auf dem Tisch liegt.
that-is-my-roll = Das ist mein Wurf
still-missing = { $count ->
    [one] Ein Würfel fehlt noch
   *[other] { $count } Würfel fehlen noch
 }
referee-fill = Welche Scheine liegen { casino-at }?
add-bill = { $money } dazu
take-bill-back = { $money } zurücknehmen
bills-missing = { $count ->
    [one] Ein Schein fehlt noch
   *[other] { $count } Scheine fehlen noch
 }
worth-missing = { $money } fehlen noch
bills-lie-there = Fertig
deal-for-us = Für uns austeilen
roll-for-us = Für uns würfeln
bills = Scheine
bills-real = Echte, wir tippen sie ein
bills-dealt = Die Seite teilt sie aus
referee-cards = Kartenhände sind geheim, kein Schiedsrichter kann sie prüfen. Lass die Seite geben: Mach einen Tisch auf und wähle „{ same-device }“ für die anderen.
connection-lost = Verbindung weg. Wird wiederhergestellt; nichts geht verloren.
connection-back = Wieder verbunden.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
pass-to = Gib das Gerät an { $who }
i-am = Ich bin { $who }
join-title = Setz dich dazu
sit-down = Platz nehmen

## Am echten Tisch
log-stood-in = Ein Bot springt für { $you ->
    [yes] dich
   *[no] { $name }
} ein.
log-returned = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} wieder da.
player-number = Person { $number }
games = Spiele
seats-count = Wie viele spielen?
clock = Uhr
clock-why = Braucht jemand länger, springt ein Bot ein, bis die Person wieder da ist.
seconds = { $count } s
public-table = Öffentlicher Tisch
public-table-why = Alle auf diesem Server sehen ihn und können Platz nehmen.
open-table = Tisch eröffnen
start-with-bots = { $count ->
    [one] Mit einem Bot starten
   *[other] Mit { $count } Bots starten
 }
table-is-full = Alle Sitze sind besetzt. Zuschauen geht, sobald es losgeht.
their-name = Name
ok = OK
rematch-join = Zur Revanche
waiting-for-players = wartet
setting-notify = Benachrichtigungen
setting-notify-why = Wenn du dran bist und diese Seite im Hintergrund ist.
notify-refused = Dieser Browser erlaubt hier keine Benachrichtigungen.
setting-pace = Tempo
setting-pace-why = Wie lange Bots an deinen Tischen überlegen.
pace-calm = Ruhig
pace-normal = Normal
pace-fast = Schnell
tell-me = Sag mir Bescheid, wenn ich dran bin
second-device = Auf anderem Gerät weiterspielen
second-device-how = Öffne dort diesen Link oder gib den Code auf der Startseite ein. Er gilt einmal, zehn Minuten lang.
take-why = Dein Sitz wandert hierher; das andere Gerät schaut dann nur noch zu.
take-here = Hier weiterspielen
bot-strength = Bots
strength-mixed = gemischt
bots-are = Bots: { $strength }
is-away = { $who } ist gerade nicht da.
bot-in = In { $seconds } s kann ein Bot einspringen.
host-away = Der Gastgeber ist gerade nicht da. In { $seconds } s kannst du das Spiel starten.
removed-by-host = Der Gastgeber hat dich vom Tisch entfernt.
stand-up = Aufstehen
join-running = Dieses Spiel hat schon begonnen.
watch-table = Zuschauen
let-bot-play = Bot für { $who } spielen lassen
leave-table = Tisch verlassen
leave-why = Ein Bot spielt für dich weiter; du kannst jederzeit zurückkommen.
bot-plays-for-you = Ein Bot spielt für dich.
play-on = Selbst weiterspielen
table-gone = Diesen Tisch gibt es nicht mehr.
table-too-long = Das Spiel dauerte zu lange und wurde ohne Ergebnis geschlossen.
black-dice = Schwarze Würfel
neutral-dice = Neutrale Würfel
red-die = Roter Würfel
fair-none = Dieses Spiel hatte echte Würfel oder hat keinen Beweis.
fair-elsewhere = Diese Seite kann ein fremdes Spiel nicht prüfen. Lade die Aufzeichnung herunter und prüfe sie mit „vabanque verify“.
watching = Du schaust zu
drop-record = Aufzeichnung hierher ziehen
drop-record-why = Jede Spieldatei im Format vabanque/1. Sie wird Zug für Zug geprüft.
choose-file = Datei wählen
record-good = Geprüft: regelgerecht
record-fair = Geprüft: Regeln und Würfel
record-bad = Nicht richtig: { $why }
refused = Das ging nicht ({ $code }).
refused-no-such-code = Zu diesem Code gibt es keinen Tisch.
refused-no-such-table = Diesen Tisch gibt es nicht mehr.
refused-table-full = Alle Sitze sind besetzt.
refused-seat-taken = Jemand war schneller: Der Sitz ist besetzt.
refused-already-started = Das Spiel hat schon begonnen.
refused-stale = Das Spiel war schon weiter.
refused-too-many = Zu schnell. Versuch es gleich noch einmal.
refused-spectator = Du schaust hier nur zu.
refused-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
refused-host-only = Das kann nur der Gastgeber.
refused-bad-token = Dieses Gerät hat hier keinen Sitz mehr.
refused-taken-over = Du spielst jetzt auf einem anderen Gerät. Hier schaust du nur zu.
refused-expired = Dieser Tisch ist abgelaufen.
refused-bad-name = Dieser Name geht nicht.
refused-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-overloaded = Der Server hat gerade viel anderes zu tun. Versuch es in { $seconds } s noch einmal.
refused-not-over = Das Spiel ist noch nicht zu Ende.
change = Ändern
done = Fertig
option-seats = Nur mit { $seats } Personen.
option-needs = Nur mit „{ $option }: { $value }“.
option-is = { $option }: { $value }
seats-count-short = Personen
choice-order-together = gleichzeitig
choice-order-in-turn = reihum
choice-bandit_ties-all = auf jedem Rang
choice-bandit_ties-first = nur mit dem größten Gewicht

phones = Handys mitspielen lassen
phones-why = Öffnet den Tisch für Handys und Tablets in deinem Netz, bis du es ausschaltest oder der Server endet. Von außerhalb deines Netzes kommt niemand herein.
phones-scan = Mit dem Handy scannen oder die Adresse eintippen:

## Der Spielblock, und Zurücknehmen
club-night = Spieleabend
score-pad = Spielblock
score-pad-why = Papier und Bleistift für ein Spiel am echten Tisch: Ihr achtet auf die Regeln, der Block rechnet. Er funktioniert ohne Verbindung und bleibt auf diesem Gerät.
pad-instead = Ohne Verbindung hilft der Spielblock.
pad-ask = { $who }: Was hast du bekommen? (Nr. { $line })
pad-add = { $points } dazu
pad-remove = { $points } weg
pad-change = { $who }, Nr. { $line }: { $points }. Ändern
pad-tap = Tippe an, was du bekommen hast.
pad-write = Eintragen
pad-nothing = Nichts
pad-new = Neues Spiel
pad-more = Eine Person mehr
pad-fewer = Eine Person weniger
take-back = Zurücknehmen
offline-here = Keine Verbindung. Regeln, Einführungen und Übungen, deine Aufzeichnungen, der Spielblock und die Stellungen auf diesem Gerät funktionieren trotzdem. Partien brauchen, was „Offline bereithalten“ ablegt: siehe Einstellungen, sobald du verbunden bist.
friends-need-server = Um mit Leuten an anderen Geräten zu spielen, trag in den Einstellungen die Adresse eines Vabanque-Servers ein.
