# Woorden die alleen de browser nodig heeft.

## The table
you = Jij
neutral-name = Neutraal
players = Spelers
person = Mens
bot = Bot
away = even weg
stood-in = een bot valt in
starts-round = begint deze ronde
money-hidden = gedekt
dice-and-bills = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 }{ $neutral ->
    [0] {""}
   *[other] { " " }+ { $neutral } neutraal
 } · { $bills ->
    [one] { $bills } biljet
   *[other] { $bills } biljetten
 }
my-things = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } · { $bills ->
    [one] { $bills } biljet
   *[other] { $bills } biljetten
 }
round-of = Ronde { $round } van { $rounds }
log = Wat er gebeurde
menu = Menu
home = Start
rules = Regels
settings = Instellingen
hint = Tip
react = Reageren
close = Sluiten
skip = Overslaan
reacts = { $who } reageert
reaction-1 = Goed gespeeld
reaction-2 = Die was grappig
reaction-3 = Echt niet
reaction-4 = Au
reaction-5 = Stoer
reaction-6 = Veel geluk
log-place = { $you ->
    [yes] Je gooit
   *[no] { $name } gooit
} { $roll } en legt { $dice } { casino-on }.

## Casinos
casino-spoken = Casino { $casino }, { casino-name }. Biljetten: { $bills }.
stack-spoken = { $who }: { $count }.
stack-tied-spoken = { $you ->
    [yes] Jij: { $count }, gelijke stand, je krijgt niets.
   *[no] { $who }: { $count }, gelijke stand, krijgt niets.
}
bill-goes-spoken = { $bill } zou naar { $you ->
    [yes] jou
   *[no] { $who }
} gaan.
choose-casino = Leg { with-dice } { casino-on }
bandit-takes = Neemt nog
bandit-full = Alle zes bezet
jetons = Jetons
tie = gelijk
at-stake = { $money } op het spel
leads = aan kop

## The tray
tray = Je dobbelstenen
roll = De worp
your-turn = Jij bent aan de beurt
their-turn = { $who } denkt na
turn-of = { $who } is aan de beurt
nobodys-turn = Een ogenblik
no-dice-now = Er liggen nu geen dobbelstenen op tafel.
group-spoken = { $count ->
    [one] Eén dobbelsteen met { $face }
   *[other] { $count } dobbelstenen met { $face }
 }
hint-worth = { $worth } verwacht
hint-chance = { $chance } winkans
hint-best = de beste
hint-legend = ★ geeft je de beste kans om te winnen; de getallen zijn die kans.
hint-star = ★ zou de sterke bot leggen.
hint-lay = ★ Dit zou de sterke bot leggen.
choose-number = Kies een getal
choose-number-why = Al je dobbelstenen van dat getal gaan naar het casino ervan.
place-on = Leg er { $count ->
    [one] één
   *[other] { many }
 } { casino-on }
place-bandit = Geef er { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $count }
 } aan de bandiet
rather-bandit = Liever de bandiet
rather-casino = Liever { casino-on }
after-bill = { $rank ->
    [1] Je zou daar met { $weight } voorop liggen: { $bill }
   *[other] Je zou daar met { $weight } { $rank }e zijn: { $bill }
 }
after-nothing = Met { $weight } valt daar nog niets te halen.
after-tied = Gelijke stand met { $who }: geen van beiden krijgt iets.
after-neutral-only = Alleen neutrale dobbelstenen gaan erheen; die van jou houd je.

## Payout
payout = Uitbetaling
unclaimed = over
next-casino = Volgend casino
go-on = Verder

## The card table
hand = Je hand
choose-cards = Kies je kaarten
sealed = Gedekt gelegd
you-are-out = Deze ronde doe je niet meer mee
cards-laid = { $laid } van { $exit } gelegd
card-single = { $number }, één dobbelsteen
card-double = { $number }, twee dobbelstenen
lay-gains = Dat zou nu { $list } zijn.
lay-tied = { casino-subject }: gelijke stand met { $who }.
lay-nothing = Daar valt nog niets mee te winnen.
lay-out = { $laid } kaarten gelegd: deze ronde doe je dan niet meer mee.
lay-why-not = Dat past niet bij elkaar: één of twee kaarten naar keuze, of zoveel je wilt van één getal.
lay-rule = Eén of twee kaarten naar keuze, of zoveel je wilt van één getal.
clear = Wissen
seal-cards = { $count ->
    [one] Leg één kaart gedekt
   *[other] Leg { $count } kaarten gedekt
 }
lay-cards = { $count ->
    [one] Leg één kaart
   *[other] Leg { $count } kaarten
 }
waiting-for = We wachten op { $who }.
piles = Kaarten van alle spelers
out = eruit
ready = klaar
thinking = kiest
pile = Kaarten op de stapel:
under-glass = Onder het glas:
play-of = Zet { $play } van { $plays }
reveal = Allemaal tegelijk!

## Die oberen 10 000
throw = De worp
aside = Opzijgelegd
turn-points = Deze beurt: { $points }
coin = geluksmunt
die-red = Rode dobbelsteen: { $face }
die-black = Zwarte dobbelsteen: { $face }
turned-note = naar 1 gedraaid
stays-note = blijft
coin-event = De geluksmunt! Leg iets opzij en alle zes komen terug.
bust-event = Niets telt. { $points } punten weg!
score-sheet = Scoreblad
dash = streepje
race = De race naar { $target }
no-turn-yet = nog geen beurt
last-dash = laatst: een streepje
last-points = laatst: { $points }
their-throw = { $who } gooit
keep-rule = Tik aan wat je opzijlegt.
keep-why-not = Dat telt zo niet samen.
ways = Hoe het telt
combo-turned = een 5, naar 1 gedraaid
combo-set = { $dice }
combo-single = een { $face }
bank = { $points } veiligstellen
bank-wins = { $points } veiligstellen en winnen
bank-empty = Veiligstellen
set-aside-first = Leg eerst iets opzij
throw-again = { $count ->
    [one] Gooi door met één dobbelsteen
   *[other] Gooi door met { $count } dobbelstenen
 }
bust-chance = { $chance } kans om alles te verliezen
hint-bank = Het best: neem { $dice } en stel veilig. { $better } winkans, tegen { $worse } als je doorgooit.
hint-throw = Het best: neem { $dice } en gooi door. { $better } winkans, tegen { $worse } als je veiligstelt.

## Home and lobby
language = Taal
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
theme = Uiterlijk
theme-night = Nacht
theme-light = Licht
hero = Vanavond alles of niets?
welcome = Nieuw hier?
welcome-why = Twee minuten aan een oefentafel en je kunt meespelen.
today-why = { $date } · Vind de beste zet, elke dag een nieuwe
hero-sub = Spellen met dobbelstenen en lef. Met vrienden, met bots, zonder account.
running-games = Je lopende spellen
running-more = { $count ->
    [one] Nog één lopend spel
   *[other] Nog { $count } lopende spellen
 }
their-turn-short = anderen aan de beurt
play-now = Nu spelen
with-friends = Met vrienden
rules-of = Regels: { $game }
one-moment = Een ogenblik …
join-by-code = Meedoen met code
table-code = Tafelcode
join = Meedoen
join-hint = Zes tekens die je vriend in de lobby ziet.
public-tables = Openbare tafels
free-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
 }
watch = kijken
no-public-tables = Er is nu geen openbare tafel. Begin er een!
replays = Terugkijken
no-replays = Afgelopen spellen vind je hier.
play-with-people = Met mensen spelen
my-games = Al mijn spellen en statistieken
open-record = Verslag openen
real-dice = Echte dobbelstenen op tafel?
real-dice-why = Jullie gooien; de pagina telt, bewaakt de regels en betaalt uit.
referee-start = Scheidsrechter zijn
profile-page = Profiel
privacy = Privacy
unofficial = Een onofficiële versie van fans. De namen Las Vegas en Die oberen 10 000 zijn van hun uitgevers.
seats = Wie speelt er mee
seat-free = Vrije plaats
seat-waiting = wacht op iemand
same-device = Dit apparaat
host = host
add-bot = Bot erbij
remove = { $who } weghalen
start-game = Begin het spel
host-starts = De host begint het spel.
accept-change = Ik ga akkoord met de wijziging
change-not-accepted = is nog niet akkoord met de wijziging
host-waits-for-agreement = Wachten tot iedereen akkoord is
invite = Vrienden uitnodigen
invitation = { $who } nodigt je uit: { $game }
invite-again = { $who } weer uitnodigen
qr-label = QR-code met de link naar deze tafel
copy-link = Link kopiëren
copied = Link gekopieerd.
copy-by-hand = Kopiëren mag hier niet. Selecteer de link en kopieer hem zelf.
share = Delen
options = Zo spelen we
on = Aan
off = Uit

## Settings
your-name = Je naam
your-name-why = Zo zien de anderen je aan tafel.
setting-sound = Geluid
setting-sound-why = Een belletje als je aan de beurt bent, en rammelende dobbelstenen.
setting-motion = Beweging
setting-motion-why = Rollende dobbelstenen en vliegende biljetten. Uit als je apparaat om minder beweging vraagt.
setting-confirm = Zetten bevestigen
setting-confirm-why = Twee keer op een casino tikken legt nog niets; alleen de knop doet dat.
setting-large = Grotere tekst
setting-large-why = Letters en alles eromheen worden een vijfde groter.
setting-contrast = Hoog contrast
setting-contrast-why = Effen vlakken, fellere lijnen en letters.
setting-voice = Aankondigingen
setting-voice-why = De stem van de browser zegt wie er aan de beurt is en wat de casino’s uitbetalen. Handig voor de scheidsrechter.
setting-payouts = Uitbetalingen
setting-payouts-why = Wie overslaat, ziet de volgende korter.
payouts-full = Volledig
payouts-short = Kort
payouts-none = Meteen
setting-hints = Tips
setting-hints-why = Alleen waar de tafel ze toestaat.
hints-off = Geen
hints-odds = Kansen
hints-bot = De sterke bot

## Rules and tutorial
tutorial-start = Leer het in twee minuten
tutorial-done = Klaar
drills = Oefeningen
next = Volgende
back = Terug
your-move-first = Eerst jouw zet
step-of = Stap { $step } van { $steps }
demo-coach-title = Drie drieën!
demo-coach =
    Al je dobbelstenen van **één getal** gaan naar het casino ervan.
    Tik op de drie drieën en dan op de gouden knop.

## The end
game-over = Einde van het spel
you-won = Je hebt de bank laten springen!
you-share = Je deelt de overwinning!
they-won = { $count ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
 }
place = { $place }e
rematch = Revanche
watch-replay = Terugkijken
review-game = Analyse
download-record = Verslag
check-dice = Dobbelstenen nagaan
standings-plot = Zo ging het
plot-rounds = Rondes
plot-turns = Beurten
plot-spoken = De stand door het spel heen. Aan het eind: { $who }.
bills-by-round = Biljetten per ronde
final-scores = Eindstand
round-short = Ronde { $round }
total = Totaal
bills-count = { $bills ->
    [one] { $bills } biljet
   *[other] { $bills } biljetten
 }
fair-title = Waren de dobbelstenen eerlijk?
fair-lead = Niemand kon een worp kiezen of veranderen, ook de server niet. Je browser kan dat zelf nagaan, worp voor worp.
fair-step-1-title = Een verzegelde envelop
fair-step-1 = Vóór het spel koos de server een geheim getal en liet iedereen de vingerafdruk ervan zien. Omruilen kon daarna niet meer zonder dat de vingerafdruk het verraadt.
fair-step-2-title = Iedereen roert mee
fair-step-2 = Het apparaat van elke speler voegde een eigen willekeurig getal toe. Zo kon ook de server de worpen niet vooraf weten.
fair-step-3-title = De envelop gaat open
fair-step-3 = Het spel is voorbij en het geheim is openbaar. De vingerafdruk moet die van het begin zijn.
fair-step-4-title = Elke worp opnieuw
fair-step-4 = Met deze getallen rekent je browser elke worp en elke keer schudden opnieuw uit en vergelijkt dat met het spel.
fair-run = Nu alles nagaan
fair-good = Alle { $count } worpen en schudbeurten kloppen precies.
fair-bad = Er klopt iets niet met deze dobbelstenen.
fair-noted = Door dit apparaat genoteerd vóór de start
fair-own = Jouw deel, plaats { $seat }
fair-promise = Eerlijke dobbelstenen, vingerafdruk { $digits }…
fair-was-noted = Dit apparaat heeft de vingerafdruk vóór de start genoteerd en alles daarmee vergeleken.
fair-not-noted = Dit apparaat was er vóór de start niet bij. Het kan alleen nagaan of het verslag in zichzelf klopt; wie erbij was, kan meer nagaan.
fair-insecure = Op een pagina zonder https kan een browser geen dobbelstenen nagaan. Download het verslag en controleer het met ‘vabanque verify’.
fair-fault-promise = Het onthulde geheim is niet dat uit de verzegelde envelop.
fair-fault-commitment = Vóór het spel liet de server dit apparaat een andere vingerafdruk zien.
fair-fault-seed = Het getal van jouw apparaat telt niet mee in de dobbelstenen.
fair-fault-seeds = De getallen van de spelers zijn na de start veranderd.
fair-fault-bot = Een bot heeft een getal toegevoegd. Bots doen dat nooit.
fair-fault-starter = Iemand anders had moeten beginnen.
fair-fault-outcomes =
    { $count ->
        [one] Eén worp of schudbeurt volgt
       *[other] { $count } worpen en schudbeurten volgen
     } niet uit de getallen.
fair-fault-journal = Het opgeslagen spel is niet het spel dat dit apparaat heeft gezien.

## Replay, referee, connection
replay = Terugkijken
to-start = Naar het begin
to-end = Naar het eind
step-back = Eén stap terug
step-on = Eén stap verder
play = Afspelen
pause = Pauze
position = Positie
turning-point-of = Keerpunt: { $who }, { $swing }
referee-roll = { $who }, wat heb je gegooid?
own-dice = Je dobbelstenen
rolled-of = { $have } van { $count }
add-die = Een { $face } erbij
take-die-back = De { $face } terugnemen
tap-faces = Tik aan wat er op tafel ligt.
that-is-my-roll = Dat is mijn worp
still-missing = { $count ->
    [one] er ontbreekt één dobbelsteen
   *[other] er ontbreken { $count } dobbelstenen
 }
referee-fill = Welke biljetten liggen { casino-at }?
add-bill = { $money } erbij
take-bill-back = { $money } terugnemen
bills-missing = { $count ->
    [one] er ontbreekt één biljet
   *[other] er ontbreken { $count } biljetten
 }
worth-missing = er ontbreekt { $money }
bills-lie-there = Klaar
deal-for-us = Voor ons delen
roll-for-us = Voor ons gooien
bills = Biljetten
bills-real = Echte, zelf ingetikt
bills-dealt = De pagina deelt ze
referee-cards = Kaarten in de hand zijn geheim, geen scheidsrechter kan ze controleren. Laat de pagina delen: open een tafel en kies ‘{ same-device }’ voor de anderen.
connection-lost = Verbinding weg. We verbinden opnieuw; er gaat niets verloren.
connection-back = Weer verbonden.
no-server = De server antwoordt niet. Probeer het zo nog eens.
pass-to = Geef het apparaat aan { $who }
i-am = Ik ben { $who }
join-title = Schuif aan
sit-down = Plaatsnemen

## Aan een echte tafel
log-stood-in = Een bot valt in voor { $you ->
    [yes] jou
   *[no] { $name }
}.
log-returned = { $you ->
    [yes] Je bent
   *[no] { $name } is
} terug.
player-number = Speler { $number }
games = Spellen
seats-count = Met hoeveel spelers?
clock = Klok
clock-why = Heeft iemand langer nodig, dan valt een bot in tot die speler terug is.
seconds = { $count } s
public-table = Openbare tafel
public-table-why = Iedereen op deze server ziet hem en kan aanschuiven.
open-table = Tafel openen
start-with-bots = { $count ->
    [one] Beginnen met een bot
   *[other] Beginnen met { $count } bots
 }
table-is-full = Alle plaatsen zijn bezet. Kijken kan zodra het begint.
their-name = Naam
ok = OK
rematch-join = Naar de revanche
waiting-for-players = wacht
setting-notify = Meldingen
setting-notify-why = Als je aan de beurt bent en deze pagina op de achtergrond staat.
notify-refused = Deze browser staat hier geen meldingen toe.
setting-pace = Tempo
setting-pace-why = Hoe lang bots nadenken aan jouw tafels.
pace-calm = Rustig
pace-normal = Normaal
pace-fast = Snel
tell-me = Laat het me weten als ik aan de beurt ben
second-device = Verder op een ander apparaat
second-device-how = Open daar deze link of voer de code in op de startpagina. Eén keer geldig, tien minuten lang.
take-why = Je plaats komt hierheen; het andere apparaat kijkt dan alleen nog.
take-here = Hier verder spelen
bot-strength = Bots
strength-mixed = gemengd
bots-are = Bots: { $strength }
is-away = { $who } is er even niet.
bot-in = Over { $seconds } s kan een bot invallen.
host-away = De host is er even niet. Over { $seconds } s kun jij het spel starten.
removed-by-host = De host heeft je van tafel gehaald.
stand-up = Opstaan
join-running = Dit spel is al begonnen.
watch-table = Kijken
let-bot-play = Bot laten spelen voor { $who }
leave-table = Tafel verlaten
leave-why = Een bot speelt voor je verder; je kunt altijd terugkomen.
bot-plays-for-you = Een bot speelt voor je.
play-on = Zelf verder spelen
table-gone = Deze tafel is er niet meer.
table-too-long = Het spel duurde te lang en is zonder uitslag gesloten.
black-dice = Zwarte dobbelstenen
neutral-dice = Neutrale dobbelstenen
red-die = Rode dobbelsteen
fair-none = Dit spel had echte dobbelstenen of heeft geen bewijs.
fair-elsewhere = Deze pagina kan een spel van buiten niet controleren. Download het verslag en controleer het met ‘vabanque verify’.
watching = Je kijkt toe
drop-record = Sleep een verslag hierheen
drop-record-why = Elk spelbestand in het formaat vabanque/1. Het wordt zet voor zet gecontroleerd.
choose-file = Bestand kiezen
record-good = Gecontroleerd: volgens de regels
record-fair = Gecontroleerd: regels en dobbelstenen
record-bad = Niet juist: { $why }
refused = Dat lukte niet ({ $code }).
refused-no-such-code = Bij deze code hoort geen tafel.
refused-no-such-table = Deze tafel is er niet meer.
refused-table-full = Alle plaatsen zijn bezet.
refused-seat-taken = Iemand was sneller: die plaats is bezet.
refused-already-started = Het spel is al begonnen.
refused-stale = Het spel was al verder.
refused-too-many = Te snel. Probeer het zo opnieuw.
refused-spectator = Je kijkt hier alleen toe.
refused-no-spectators = Aan deze tafel mag niet worden toegekeken.
refused-host-only = Dat kan alleen de host.
refused-bad-token = Dit apparaat heeft hier geen plaats meer.
refused-taken-over = Je speelt nu op een ander apparaat. Hier kijk je alleen.
refused-expired = Deze tafel is verlopen.
refused-bad-name = Deze naam kan niet.
refused-unavailable = De server is bezig. Probeer het zo opnieuw.
refused-overloaded = De server heeft het nu druk met ander werk. Probeer het over { $seconds } s opnieuw.
refused-not-over = Het spel is nog niet afgelopen.
change = Wijzigen
done = Klaar
option-seats = Alleen met { $seats } spelers.
option-needs = Alleen met ‘{ $option }: { $value }’.
option-is = { $option }: { $value }
seats-count-short = Spelers
choice-order-together = tegelijk
choice-order-in-turn = om de beurt
choice-bandit_ties-all = op elke rang
choice-bandit_ties-first = alleen met het grootste gewicht

phones = Telefoons laten meedoen
phones-why = Opent de tafel voor telefoons en tablets in je netwerk, tot je het uitzet of de server stopt. Van buiten je netwerk kan niemand binnenkomen.
phones-scan = Scan dit met een telefoon, of typ het adres:

## Het scoreblok, en terugnemen
club-night = Spelavond
score-pad = Scoreblok
score-pad-why = Papier en potlood voor een spel aan een echte tafel: jullie letten op de regels, het blok telt op. Het werkt zonder verbinding en blijft op dit apparaat.
pad-instead = Zonder verbinding is er het scoreblok.
pad-ask = { $who }: wat heb je gekregen? (Nr. { $line })
pad-add = { $points } erbij
pad-remove = { $points } eraf
pad-change = { $who }, nr. { $line }: { $points }. Wijzigen
pad-tap = Tik aan wat je hebt gekregen.
pad-write = Opschrijven
pad-nothing = Niets
pad-new = Nieuw spel
pad-more = Een speler meer
pad-fewer = Een speler minder
take-back = Terugnemen
offline-here = Geen verbinding. Regels, uitleg en oefeningen, je eigen spellen, het scoreblok en de stellingen op dit apparaat werken toch. Voor spellen is nodig wat ‘Offline bewaren’ bewaart: zie de instellingen zodra je verbinding hebt.
friends-need-server = Vul in de instellingen het adres van een Vabanque-server in om met mensen op andere apparaten te spelen.
