### Club nights: an evening for many people. Fetched when somebody opens one.

## Making an evening

club-night-why = Een avond voor zeven tot zestig mensen: tafels, indeling en stand, met of zonder telefoon.
club-new-evening = Nieuwe avond
club-open-evening = Avond openen
club-name = Naam van de club
club-name-default = Onze club
club-evening-name = Naam van de avond
club-game = Spel
club-who = Wie is er?
club-who-why = Eén naam per regel, of geplakt uit een lijst. De club herkent zijn leden aan hun naam. Wie een telefoon heeft, kan ook later met de QR-code meedoen.
club-count = { $count ->
    [one] 1 persoon
   *[other] { $count } mensen
}
club-tables-of = Tafels van
club-tables-of-why = Andere groottes alleen als het anders niet uitkomt.
club-rounds = Rondes
club-mode = Hoe ontmoeten mensen elkaar?
club-mode-rounds = In rondes
club-mode-level = Op niveau
club-mode-free = Wie vrij is
club-mode-swiss = Zwitsers, met z’n tweeën
club-mode-rounds-why = Iedereen speelt tegelijk, en de tafels worden elke keer opnieuw geloot.
club-mode-level-why = Zoals in rondes, maar spelers die even goed staan, treffen elkaar.
club-mode-free-why = Wie vrij is, krijgt meteen een tafel.
club-mode-swiss-why = Twee aan een tafel; spelers die even goed staan, treffen elkaar, en nooit twee keer.
club-play = Waar wordt gespeeld?
club-play-here = Op telefoons
club-play-by-hand = Met echte dobbelstenen
club-play-paper = Zonder apparaten
club-play-here-why = Elke tafel opent op de telefoons van wie er zit; resultaten tellen vanzelf.
club-play-by-hand-why = Aan elke tafel telt één telefoon mee terwijl echte dobbelstenen rollen.
club-play-paper-why = Er wordt gespeeld met het spel op tafel; alleen de resultaten worden ingevoerd.
club-minutes = Minuten per ronde
club-no-clock = geen klok
club-final = Finale
club-no-final = geen finale
club-final-of = de beste { $count }
club-more = Meer instellingen

## Your clubs

club-yours = Jouw clubs
club-none = Dit apparaat heeft nog geen club. Je eerste avond richt er een op.
club-enter-code = Meedoen met een avond
club-code = Code van de avond
club-bring-in = Bestand van een club inlezen
club-add-key = Sleutel toevoegen

## The host's page

club-tab-round = Tafels
club-tab-people = Mensen
club-tab-standings = Stand
club-tab-more = Meer
club-draw-first = Eerste ronde loten
club-draw-next = Ronde { $round } loten
club-draw-free = Wie vrij is een plaats geven
club-draw-final = Finale loten
club-undraw = Loting terugnemen
club-undraw-sure = Loting terugnemen? De tafels worden gesloten.
club-round-of = Ronde { $round } van { $rounds }
club-round-number = Ronde { $round }
club-before = Nog niet begonnen
club-final-stage = Finale
club-semi-stage = Knock-out
club-table-number = Tafel { $number }
club-waiting-people = Wachten deze keer: { $names }
club-status-running = bezig
club-status-progress = bezig, ronde { $round }
club-status-unconfirmed = nog te bevestigen
club-status-over = afgelopen
club-status-void = telt niet
club-enter-result = Resultaat invoeren
club-correct = Verbeteren
club-confirm = Dat klopt
club-save = Opslaan
club-cancel = Annuleren
club-void = Dit spel telt niet
club-open-here = Hier de stand bijhouden
club-to-table = Naar de tafel
club-watch = Kijken
club-starts = begint
club-score-of = { $name }: score
club-won-by = Wie won? (alleen bij gelijke score)
club-pause = Pauze
club-pause-free = Laatste tafels
club-resume = Verder
club-paused = Pauze
club-time-up = De tijd is om
club-add = Toevoegen
club-add-why = Wie later komt, speelt vanaf de volgende ronde mee.
club-known-members = Van de club
club-leave = Gaat naar huis
club-rest = Slaat over
club-back = Speelt weer mee
club-gone = weg
club-resting = slaat over
club-with-device = met telefoon
club-release = Telefoon vrijgeven
club-rename = Naam wijzigen
club-apart = Uit elkaar houden
club-apart-why = Broers, zussen of stellen die niet aan dezelfde tafel willen zitten.
club-apart-two = { $one } en { $other }
club-apart-end = Mogen weer samen zitten
club-close = Avond beëindigen
club-close-sure = Avond beëindigen? Resultaten kunnen daarna nog verbeterd worden.
club-closed = Deze avond is afgelopen.
club-ended = Alle rondes zijn gespeeld.
club-projector = Voor de beamer
club-print = Afdrukken
club-csv = Stand als CSV
club-to-club = Naar de pagina van de club
club-key-note = Dit apparaat heeft de sleutel van de club. Zonder sleutel kan niemand de club leiden, dus schrijf hem op:
club-show-key = Sleutel tonen
club-corrections = Verbeteringen
club-correction = { $who }, ronde { $round }, tafel { $table }: { $before } → { $after }
club-by-club = De club
club-by-table = De tafel zelf
club-plan-change = Plan wijzigen

## My phone

club-join-title = Meedoen met de avond
club-i-am = Ik ben …
club-someone-new = Iemand anders
club-join = Meedoen
club-your-table = Jouw tafel
club-you-start = Jij begint.
club-starter-is = { $name } begint.
club-you-wait = Deze ronde wacht je. De volgende keer speel je.
club-next-soon = Je volgende tafel verschijnt hier zodra er geloot is.
club-called = Je tafel is klaar: tafel { $number }
club-call-me = Roep me als mijn tafel klaar is
club-call-me-why = Met een geluid, en met een melding als de telefoon iets anders toont.
club-you-rest = Je slaat over.
club-i-rest = Ik sla over
club-i-return = Ik speel weer mee
club-i-leave = Ik ga naar huis
club-you-left = Je bent naar huis. Tot de volgende keer!
club-your-place = Jouw rang
club-why = Waarom deze tafel?
club-why-new = Je had aan deze tafel nog niemand ontmoet.
club-why-met = { $count ->
    [one] Je had { $name } al één keer ontmoet, in ronde { $round }.
   *[other] Je had { $name } al { $count } keer ontmoet, het laatst in ronde { $round }.
}
club-why-best = Deze loting herhaalt in de hele zaal { $count ->
    [0] geen ontmoeting
    [one] één ontmoeting
   *[other] { $count } ontmoetingen
}; jou ruilen met iemand anders zou er niet minder herhalen.
club-why-other = Deze loting herhaalt { $count ->
    [one] één ontmoeting
   *[other] { $count } ontmoetingen
}; één ruil zou er { $fewer } herhalen, maar iemand weer aan de kleinere tafel brengen of een latere ronde bederven.
club-why-small = Het is een kleinere tafel: { $count ->
    [0] je eerste.
    [one] je tweede.
   *[other] je had er al { $count }.
}
club-why-apart = Dat twee mensen uit elkaar blijven, speelde mee.
club-why-level = Spelers die even goed staan, treffen elkaar.
club-why-waits = Het aantal mensen komt niet uit. Je had { $count ->
    [0] nog nooit
    [one] één keer
   *[other] { $count } keer
} gewacht; { $least ->
    [0] sommigen van wie nu spelen ook nog niet.
    [one] wie speelt, minstens één keer.
   *[other] wie speelt, minstens { $least } keer.
}

## Standings

club-col-place = Rang
club-col-name = Naam
club-col-games = Spellen
club-col-victories = Zeges
club-col-share = Aandeel
club-col-money = Geld
club-col-adjusted = Zonder geluk
club-col-rating = Rating
club-played-best = Wie speelde het best?
club-played-best-why = Het gemiddelde winstaandeel zonder geluk, volgens de analyses van de spellen. Voor de aardigheid: in de stand telt het niet.
club-standings-why = Eerst tellen zeges, gedeelde voor een deel; dan het aandeel in het geld van de tafel; dan onderlinge ontmoetingen.
club-no-name = Gast { $number }

## The screen

club-screen-join = Doe mee
club-screen-next = Zo verder
club-screen-welcome = Welkom!
club-screen-full = Volledig scherm

## The club

club-evenings = Avonden
club-leaderboard = Ranglijst
club-season = Seizoen
club-all-time = Alle avonden
club-ratings-why = De schatting van openskill ± de onzekerheid, uit spellen tussen leden. Gesorteerd op wat bijna zeker is (μ − 3σ).
club-members = Leden
club-remove-name = Naam verwijderen
club-remove-name-sure = De naam ‘{ $name }’ voorgoed verwijderen? De resultaten blijven, zonder naam.
club-helpers = Helpers
club-helpers-why = De sleutel van een helper leidt avonden, maar maakt geen sleutels en wist niets. Je kunt hem altijd intrekken.
club-new-helper = Nieuwe helper
club-helper-key = De sleutel van { $name }, alleen nu te zien:
club-revoke = Intrekken
club-export = Alles als één bestand
club-delete = Club verwijderen
club-delete-sure = De club met alle avonden voorgoed verwijderen?
club-lost = De server antwoordt niet. Nieuwe poging …

## Paper

print-seating = Plaatsbriefjes
print-score = Uitslagformulieren
print-standings = Stand
print-names = Naam
print-result = Resultaat
print-signed = Getekend door twee mensen aan tafel
print-rules = Regels
print-position = Stellingkaart
print-positions = Stellingkaarten
print-solution = Oplossing
club-cli-scores = Geef ieders resultaat als NAAM=RESULTAAT, of --void.
print-written = { $file } is geschreven: open het in een browser en druk het af.

## Errors

error-too-few-people = { $people ->
    [one] Eén persoon is
   *[other] { $people } mensen zijn
} te weinig: aan een tafel zitten er minstens { $least }.
error-too-many-people = Er is plek voor { $most } mensen.
error-cannot-keep-apart = Met deze mensen en tafels { $pairs ->
    [one] kan één paar
   *[other] kunnen { $pairs } paren
} niet uit elkaar worden gehouden.
error-evening-too-long = Een avond heeft plek voor { $most } regels.
error-too-many-games = Een avond heeft plek voor { $most } spellen.
error-evening-open = De avond is al geopend.
error-evening-closed = Deze avond is afgelopen.
error-evening-started = Het spel kan niet meer veranderen als de avond begonnen is.
error-same-person = Dat is twee keer dezelfde persoon.
error-round-has-results = Deze ronde heeft al resultaten: verbeter die.
error-no-result = Dit spel heeft nog geen resultaat.
error-only-the-club = Dat kan alleen wie de avond leidt.
error-only-the-own-key = Daarvoor is de sleutel van de club zelf nodig; die van een helper is niet genoeg.
error-bad-key = Deze sleutel is hier niet geldig.
error-no-such-person = Deze persoon is hier niet.
error-no-such-match = Zo’n spel is er deze avond niet.
error-no-such-evening = Deze avond bestaat niet.
error-no-such-club = Deze club bestaat niet.
error-no-such-helper = Deze helper bestaat niet.
error-too-many-helpers = Een club heeft hoogstens { $most } helpers.
error-person-taken = Voor deze persoon is er al een andere telefoon. Wie de avond leidt, kan die vrijgeven.
error-wrong-scores = Elk van de { $seats } plaatsen heeft een score nodig.
error-no-winners = Zeg wie gewonnen heeft.
error-games-unfinished = { $games ->
    [one] Eén spel heeft
   *[other] { $games } spellen hebben
} nog geen resultaat.
error-rounds-played = Alle { $rounds } rondes zijn gespeeld.
error-no-final = Deze avond heeft geen finale.
error-final-begun = De finale is begonnen: niemand krijgt nog een andere tafel.
error-final-played = De finale is gespeeld.
error-wrong-sizes = Tafels hebben hier { $least } tot { $most } plaatsen.
error-swiss-is-for-two = Bij Zwitsers zitten er twee aan een tafel.
error-has-a-table = Dit spel heeft al een tafel, of is voorbij.
error-club-file = Dit is geen bestand van een club: { $reason }
error-bad-club-key = Dit is geen sleutel van een club. Hij ziet eruit als club:sleutel; `vabanque club new` of de browser toont hem.
error-no-club-key = Welke club? Geef de sleutel met --key, of in VABANQUE_CLUB_KEY.
error-no-evening-yet = Deze club heeft nog geen avond.
error-no-such-name = Hier heet niemand ‘{ $name }’.
