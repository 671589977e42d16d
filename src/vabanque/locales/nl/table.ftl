### Wat er aan tafel gebeurt, wie er gewonnen heeft, en waarom iets niet mag.
### $name, $who: een speler; $casino: naam van een casino; $bills, $cards, $dice: kant-en-klare opsommingen.

money = $ { $amount }
money-more = +{ money }
money-less = −{ money }
money-same = verandert niets
number = { $value }
percent = { $value }%
# A difference between two chances; $value may be “25.1 ± 4.2”.
percentage-points = { $value } procentpunt
seat-number = plaats { $number }

## Wat er gebeurt

entry-round = Ronde { $number }. { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
entry-round-together = Ronde { $number }.
entry-fill = { casino-subject } krijgt { $bills }.
entry-spare = { $you ->
    [yes] Je gooit
   *[no] { $name } gooit
} de overgebleven neutrale dobbelstenen: { $dice }.
entry-roll = { $you ->
    [yes] Je gooit
   *[no] { $name } gooit
}: { $dice }.
entry-place = { $you ->
    [yes] Je legt
   *[no] { $name } legt
} { $dice } { casino-on }.
entry-draw = { $you ->
    [yes] Je trekt
   *[no] { $name } trekt
}: { $cards }.
entry-draw-hidden = { $name } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
entry-hidden-cards = { $name } krijgt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
entry-hidden-dice = { $name } gooit { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} gedekt.
entry-hidden-bills = { $name } krijgt { $count ->
    [one] één biljet
   *[other] { $count } biljetten
}.
entry-hidden-move = { $name } maakt een keuze die je niet ziet.
entry-lay = { $you ->
    [yes] Je legt
   *[no] { $name } legt
}: { $cards }.
entry-jeton = { $you ->
    [yes] Je pakt
   *[no] { $name } pakt
} de jeton { casino-at }.
entry-throw = { $you ->
    [yes] Je gooit
   *[no] { $name } gooit
}: { $dice }.
entry-keep-throw = { $you ->
    [yes] Je legt
   *[no] { $name } legt
} { $combos } opzij voor { $points } punten en gooit door.
entry-keep-bank = { $you ->
    [yes] Je legt
   *[no] { $name } legt
} { $combos } opzij voor { $points } punten.
entry-bust = Misworp! { $you ->
    [yes] Je kunt
   *[no] { $name } kan
} niets opzijleggen en verliest de punten van deze beurt.
entry-bank = { $you ->
    [yes] Je stelt { $turn } punten veilig en hebt er nu { $score }.
   *[no] { $name } stelt { $turn } punten veilig en heeft er nu { $score }.
}
entry-leave = { $you ->
    [yes] Je verlaat
   *[no] { $name } verlaat
} de tafel. Wat er ligt, blijft liggen.

dice-neutral = { $dice } (neutraal)
dice-biggy = Biggy { $face }
dice-red = { $face } (rood)
dice-coin = geluksmunt
double-card = dubbele { $number }
# Meer dobbelstenen van één getal.
faces = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
# De dobbelstenen van één getal: de 2, de drie tweeën.
placed-dice = { $count ->
    [one] de { $face }
   *[other] de { many } { faces }
}
placed-some-neutral = { placed-dice } (waarvan { $neutral ->
    [one] één neutraal
   *[other] { $neutral } neutraal
})
placed-neutral = { placed-dice } (neutraal)
placed-biggy = de Biggy
placed-biggy-alone = de Biggy met de { $face }
# What is set aside in Die oberen 10 000.
aside-single = { $count ->
    [one] een { $face }
   *[other] { many } { faces }
}
aside-red = de rode { $face }
aside-triple = drie { faces }
aside-triple-red = drie { faces } (één rood)
aside-turned = een 5 die naar de 1 is gedraaid
aside-turned-red = de rode 5 die naar de 1 is gedraaid
aside-straight = een straat
many = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}

## De uitbetaling, casino voor casino

entry-pay = { casino-name }: { $clauses }.
clauses = { $first }; { $last }
pay-tied = { $names } staan gelijk met elk { $dice } en krijgen niets
pay-takes = { $you ->
    [yes] jij krijgt
   *[no] { $name } krijgt
} { $bill } met { $dice }
pay-too-late = { $you ->
    [yes] jij krijgt
   *[no] { $name } krijgt
} niets met { $dice }, want er is geen biljet meer
pay-neutral = de neutrale dobbelstenen winnen { $bill } met { $dice }, en niemand krijgt dat geld
pay-neutral-too-late = de neutrale dobbelstenen winnen niets met { $dice }
pay-no-dice = niemand heeft daar dobbelstenen
pay-unclaimed = niemand krijgt { $bills }
with-dice = { $count ->
    [one] één dobbelsteen
   *[other] { many } dobbelstenen
}
# Level with somebody on the Bandit: what decided.
pips = { $pips ->
    [one] één oog
   *[other] { $pips } ogen
}
with-dice-pips = { with-dice } en { pips }
with-dice-highest = { with-dice }, { pips } en de { $face } als hoogste getal
owner-neutral = de neutrale dobbelstenen

## Hoe het afliep

result-winner = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}.
result-shared = { $you ->
    [yes] Jullie delen de overwinning: { $names }.
   *[no] { $names } delen de overwinning.
}
result-money = { $you ->
    [yes] Jij
   *[no] { $name }
}: { $money } in { $bills ->
    [one] één biljet
   *[other] { $bills } biljetten
}
result-money-jetons = { $you ->
    [yes] Jij
   *[no] { $name }
}: { $money }, uit { $bills ->
    [one] één biljet
   *[other] { $bills } biljetten
} en { $jetons ->
    [one] één jeton
   *[other] { $jetons } jetons
}
result-points = { $you ->
    [yes] Jij
   *[no] { $name }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# The reader in a list of names, always first.
listed-you = jij
and = { $first } en { $last }

## Waarom niet: zetten

error-not-your-turn = { $you ->
    [yes] Je bent niet aan de beurt.
   *[no] { $who } is niet aan de beurt.
}
error-game-over = Het spel is afgelopen.
error-one-move = Van iedereen die moet beslissen is precies één zet nodig; er kwamen er { $moves }.
error-already-chosen = { $you ->
    [yes] Je hebt
   *[no] { $who } heeft
} al gekozen.
error-no-such-seat = Zo iemand zit niet aan tafel: { $who }.
error-face-not-rolled = De worp toont geen { $face }.
error-wrong-casino = Een { $face } hoort op casino { $face }, niet op { $casino }.
error-no-bandit = De eenarmige bandiet doet hier niet mee.
error-bandit-face-taken = Bij de bandiet ligt deze ronde al een { $face }; elk getal komt er maar één keer.
error-no-cards = Er moet minstens één kaart gelegd worden.
error-card-not-in-hand = Kaart { $card } heb je niet in de hand, of niet zo vaak.
error-mixed-numbers = Drie of meer kaarten moeten allemaal hetzelfde getal tonen.
error-nothing-set-aside = Er moet minstens één scorende dobbelsteen opzij.
error-no-such-combo = ‘{ $combo }’ is geen combinatie.
error-not-in-throw = De worp bevat { $combos } niet.
error-five-blocked = De andere vijf van een gedraaid paar moet blijven liggen; { $combos } zou die gebruiken.
error-wrong-points = Deze dobbelstenen zijn { $expected } punten waard, niet { $points }.
error-throw-or-bank = Zeg na het opzijleggen ‘doorgooien’ of ‘veiligstellen’, niet ‘{ $then }’.

## Waarom niet: toeval

error-wrong-seat = Hier gooit of trekt { $who }, niet plaats { $found }.
error-wrong-dice-count = Aantal dobbelstenen in deze worp: { $dice }, niet { $shown }.
error-no-such-face = Een dobbelsteen toont 1 tot en met 6, niet { $face }.
error-not-faces = ‘{ $word }’ zegt niet wat dobbelstenen tonen. Typ hun ogen, bijvoorbeeld 1 3 3 6 of 1336.
error-which-is-red = Welke daarvan is de rode? Zet er een r voor: r5.
error-red-is-missing = De rode dobbelsteen ontbreekt: met een r ervoor, r5, of rm voor de munt.
error-biggy-is-missing = De Biggy ontbreekt: met een b ervoor, b5.
error-which-is-the-biggy = Welke daarvan is de Biggy? Zet er een b voor: b5.
error-which-are-neutral = Welke daarvan zijn neutraal? Zet een n voor elke neutrale dobbelsteen: n4.
error-no-such-red-face = De rode dobbelsteen toont 1 tot en met 5 of de munt, niet { $face }.
error-not-sorted = De ogen of kaarten zijn niet gesorteerd.
error-biggy-count = De Biggy wordt altijd meegegooid zolang hij in de hand is, en alleen dan. In deze worp: { $dice }.
error-red-count = De rode dobbelsteen wordt altijd meegegooid zolang hij in de hand is, en alleen dan. In deze worp: { $dice }.
error-bill-not-in-deck = Er zit geen biljet van $ { $bill }.000 in de stapel.
error-fill-too-short = { casino-subject } heeft meer biljetten nodig.
error-fill-too-long = { casino-subject } was al vol vóór het laatste biljet.
error-wrong-casino-filled = Nu wordt casino { $casino } gevuld, niet { $found }.
error-wrong-card-count = Een hand heeft { $cards } kaarten, niet { $found }.
error-card-not-in-pile = Kaart { $card } zit niet in de stapel, of niet zo vaak.
error-pile-empty = Er valt niets meer te trekken.
error-unexpected-outcome = ‘{ $found }’ kan nu niet gebeuren.
error-bills-unaccounted = De biljetten kloppen niet: $ { $expected }.000 in het spel, $ { $found }.000 gevonden.
error-dice-unaccounted = De dobbelstenen kloppen niet ({ $who }).
error-cards-unaccounted = De kaarten kloppen niet ({ $who }).
error-points-not-of-50 = Alle punten zijn veelvouden van 50; { $points } is dat niet.

## Waarom niet: opzet

error-not-at-home = Alleen iemand achter de computer van de server kan dat beslissen.
error-no-network = Deze computer zit in geen enkel netwerk; andere apparaten vinden hem niet.
error-unknown-game = Er is geen spel ‘{ $game }’.
error-bad-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-only-seats = Dit spel is voor { $most } spelers, niet voor { $seats }.
error-unknown-option = Dit spel heeft geen optie ‘{ $option }’.
error-bad-option = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn.
error-neutral-seats = Neutrale dobbelstenen zijn voor twee tot vier spelers, niet voor { $seats }.
error-jetons-in-turn = Jetons kunnen alleen als er om de beurt gelegd wordt: order=in-turn.
error-unknown-bot = Er is geen bot ‘{ $bot }’. Er zijn: { $known }; of module:Klasse of cmd:programma voor een eigen bot.
error-bad-bot = De bot ‘{ $bot }’ is niet te gebruiken: { $reason }.
error-not-legal = { $move } kan hier niet.
error-name-taken = { $name } bestaat al.
error-bot-failed = De bot ‘{ $bot }’ is vastgelopen: { $reason }.
error-bot-not-for-game = De bot ‘{ $bot }’ speelt { $game } niet.
error-worker-died = Een proces is gestorven voordat het klaar was.

## Waarom niet: teksten en verslagen

error-not-a-number = ‘{ $word }’ is geen getal.
error-no-such-card = Er is geen kaart ‘{ $card }’. Kaarten zijn 1 t/m 6, en 1+ t/m 6+ voor de dubbele.
error-not-a-move = ‘{ $text }’ is geen zet.
error-not-a-position = Dit is geen stelling van dit spel: { $reason }.
error-position-head = Een stelling begint met het spel en het aantal spelers, zoals { $example }; hier staat ‘{ $text }’.
error-position-fields = Na het spel heeft een stelling { $count } delen ({ $expected }); deze heeft er { $found }.
error-position-field = ‘{ $text }’ is onleesbaar in het deel ‘{ $field }’ van de stelling.
error-position-seats = Het deel ‘{ $field }’ van de stelling heeft voor elk van de { $seats } spelers iets nodig, gescheiden door ‘/’; het heeft er { $found }.
error-position-form = Deze stelling schrijf je anders: { $expected }
error-position-of-another-game = De stelling hoort niet bij { $game } met deze opties en spelers.
error-agent-seat = De plaatsen moeten één keer ‘agent’ noemen en verder bots; nu zijn het: { $seats }.
error-no-such-open-table = Er is geen tafel { $table }. Open er een met new_game.
error-not-over-yet = Het spel is nog bezig: het verslag zou laten zien wat de anderen hebben.
error-not-a-sim-file = ‘{ $file }’ is geen bestand van `vabanque sim --resume`.
error-no-bots-in-folder = Er zijn geen bots in { $folder }: geen Python-klassen met een methode choose en geen programma’s.
error-not-a-snapshot = Dit is geen bewaard spel: { $reason }.
error-not-json = Dit is geen JSON: { $reason }.
error-nested-too-deep = De JSON is te diep genest.
error-duplicate-key = De sleutel ‘{ $key }’ komt twee keer voor.
error-line-too-long = De regel is langer dan { $most } bytes.
error-not-a-record = Een verslag is een JSON-object.
error-missing-key = De sleutel ‘{ $key }’ ontbreekt.
error-unknown-key = De sleutel ‘{ $key }’ hoort hier niet.
error-wrong-type = Verkeerd type: { $reason }.
error-unknown-format = Het formaat ‘{ $format }’ is onbekend; dit programma leest vabanque/1.
error-bad-names = ‘seats’ moet een lijst van namen zijn.
error-bad-start = ‘start’ moet het nummer van een plaats zijn, niet { $start }.
error-not-an-entry = Een regel van het verslag is een JSON-object.
error-unknown-kind = Dit spel kent geen regel van de soort ‘{ $kind }’.
error-unexpected-entry = Hier moest ‘{ $expected }’ komen, maar het verslag heeft ‘{ $found }’.
error-entry-after-end = Het spel was al afgelopen toen ‘{ $found }’ kwam.
error-journal-ends-early = Het verslag breekt midden in een stap af.
error-not-over = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
error-missing-result = Het spel is afgelopen, maar het verslag heeft geen uitslag.
error-wrong-round = De ronde is { $expected }, niet { $found }.
error-wrong-pay = Het casino betaalt { $expected }, niet { $found }.
error-wrong-jeton = De jeton zou { $expected } moeten zijn, niet { $found }.
error-wrong-bust = De misworp is { $expected }, niet { $found }.
error-wrong-bank = Veiliggesteld wordt { $expected }, niet { $found }.
error-wrong-score = De stand is { $expected }, niet { $found }.
error-wrong-bills = Het aantal biljetten is { $expected }, niet { $found }.
error-wrong-jetons = Het aantal jetons is { $expected }, niet { $found }.
error-wrong-winners = De winnaars zijn { $expected }, niet { $found }.
error-wrong-hashes = De controlegetallen passen niet bij het spel.
error-bad-fairness = Het bewijs van eerlijke dobbelstenen is onleesbaar.
error-broken-commitment = De onthulde startwaarde is niet die waarop de server zich had vastgelegd.
error-unfair = De startwaarden geven { $expected }, maar het verslag heeft { $found }.
error-unfair-start = Volgens de startwaarden of de afspraak begint plaats { $expected }, maar het verslag heeft plaats { $found }.
error-no-proof = Het verslag bevat geen bewijs van de dobbelstenen.
error-another-commitment = De server had zich vóór het spel op iets anders vastgelegd: jij noteerde { $expected }, het verslag heeft { $found }.
error-seat-seed-missing = Jouw eigen aandeel in de dobbelstenen, { $seed }, is niet gebruikt.
error-bad-commitment = Een vastlegging heeft 64 tekens, 0 tot 9 en a tot f.

## When the server is busy or cannot be reached: a page that cannot load, or has to wait

server-busy = De server kan nu even niet antwoorden; deze pagina probeert het vanzelf opnieuw.
