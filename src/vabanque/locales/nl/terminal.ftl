### De tafel in de terminal. $name: iemand aan tafel; $file: een pad; $points, $dice, $bills: getallen.

terminal-guest = Gast
terminal-neutral = neutraal
error-nothing-to-undo = Er kan nu niets worden teruggenomen.

## Regelmodus: welkom en tot ziens

terminal-welcome = { $game }: { $names }.
terminal-welcome-help = Beantwoord de vragen, of typ { $commands }.
terminal-drawn-first = Er is geloot wie begint: { $you ->
    [yes] jij.
   *[no] { $name }.
}
terminal-from-alone = --from zegt al welk spel er met welke opties gespeeld wordt en wie er aan de beurt is: laat het spel, -o, --first en --resume weg.
terminal-from-seats = De stelling is voor { $seats } spelers, maar --seats noemt er { $found }.
terminal-no-such-first = ‘{ $who }’ kan niet beginnen: kies een naam of het nummer van een plaats. Er spelen: { $names }.
terminal-resume = Je spel is bewaard. Ga verder met: vabanque play --resume { $file }
terminal-left = Je verlaat de tafel. Er was nog niets beslist, dus dit spel wordt niet bewaard.
terminal-saved = Elke zet wordt tijdens het spelen bewaard, in { $file }
terminal-not-saved = Dit spel wordt niet bewaard.
terminal-recorded = Het verslag van dit spel: { $file }
terminal-try-help = Typ hulp om te zien wat je kunt antwoorden.

## Regelmodus: de tafel

terminal-round = Ronde { $round } van { $rounds }.
terminal-round-play = Ronde { $round } van { $rounds }, zet { $play } van { $plays }.
terminal-play-number = Zet { $play } van { $plays }.
terminal-target = Wie het eerst een beurt met { $points } punten of meer eindigt, wint.
terminal-casino = Casino { $casino }, { casino-name }: { $bills }.
terminal-casino-dice = Dobbelstenen: { $dice }.
terminal-casino-empty = Geen dobbelstenen.
terminal-pays-now = Als het nu uitbetaalde: { $payments }.
terminal-pays-nobody-now = Als het nu uitbetaalde: niemand.
terminal-jeton-there = Er ligt een jeton.
terminal-bandit-has = Hij heeft de getallen { $faces } al.
terminal-dice-left = { $dice ->
    [0] geen dobbelstenen meer
    [one] nog één dobbelsteen
   *[other] nog { $dice } dobbelstenen
}
terminal-biggy-left = de Biggy in de hand
terminal-neutral-left = { $dice ->
    [one] nog één neutrale dobbelsteen
   *[other] nog { $dice } neutrale dobbelstenen
}
terminal-cards-laid = { $cards ->
    [0] geen kaarten gelegd
    [one] één kaart gelegd
   *[other] { $cards } kaarten gelegd
}
terminal-now-out = { $you ->
    [yes] Je hebt { $cards } kaarten gelegd en bent
   *[no] { $name } heeft { $cards } kaarten gelegd en is
} uit deze ronde.
terminal-out = uit deze ronde
terminal-money = { $money } in { $bills ->
    [one] één biljet
   *[other] { $bills } biljetten
}
terminal-bills = { $bills ->
    [0] geen biljetten
    [one] één biljet
   *[other] { $bills } biljetten
}
terminal-jetons = { $jetons ->
    [one] één jeton
   *[other] { $jetons } jetons
}
terminal-turn-points = { $you ->
    [yes] Je hebt
   *[no] { $name } heeft
} { $points } punten in deze beurt, met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 } in het spel.
terminal-player = { $you ->
    [yes] Jij
   *[no] { $name }
}: { $facts }.
terminal-owned = { $you ->
    [yes] jij
   *[no] { $name }
} { $what }
terminal-on-table = { $you ->
    [yes] Je hebt
   *[no] { $name } heeft
} { $dice } gegooid.
terminal-aside = Opzijgelegd in deze beurt: { $combos }, goed voor { $points } punten.
terminal-totals = Geld tot nu toe: { $totals }.
terminal-round-won = Ronde { $round }: { $money }.

## Regelmodus: vragen

terminal-ask-face = { $you ->
    [yes] Welk getal plaats je?
   *[no] { $name }, welk getal plaats je?
} { $faces }.
terminal-ask-bandit = De bandiet neemt nog { $faces }. Daarheen ga je met: { $example }
terminal-ask-cards = { $you ->
    [yes] Je kaarten zijn
   *[no] { $name }, je kaarten zijn
} { $cards }. Welke leg je?
terminal-ask-aside = { $you ->
    [yes] Je hebt { $points } punten in deze beurt.
   *[no] { $name }, { $points } punten in deze beurt.
} Wat leg je opzij? Mogelijk: { $choices }. Daarna ‘doorgooien’ of ‘veiligstellen’.
terminal-aside-choice = { $combos }: { $aside } ({ $points })
terminal-aside-more = en { $more } andere, die ‘{ $odds }’ noemt
terminal-ask-coin = De geluksmunt! Leg iets opzij, en je mag met alle zes de dobbelstenen doorgooien.
terminal-ask-then = Doorgooien of veiligstellen?
terminal-ask-choice = { $you ->
    [yes] Wat doe je?
   *[no] { $name }, wat doe je?
}
terminal-ask-go-on = Druk op Enter om verder te gaan; ‘terug’ neemt je besluit terug.
terminal-ask-go-on-keys = Enter gaat door; u neemt je besluit terug.
terminal-only-enter = Druk op Enter om verder te gaan.
terminal-pass-keyboard = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
terminal-sealed = { $you ->
    [yes] Je hebt gekozen.
   *[no] { $name } heeft gekozen.
}
terminal-undone = { $you ->
    [yes] Je neemt
   *[no] { $name } neemt
} het laatste besluit terug.
terminal-undone-dice = De laatste worp is teruggenomen. Voer hem opnieuw in.
terminal-undone-cards = De laatste kaarten zijn teruggenomen. Voer ze opnieuw in.
terminal-undone-bills = De laatste biljetten zijn teruggenomen. Voer ze opnieuw in.
terminal-no-odds = Niemand hoeft nu te beslissen.
terminal-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
terminal-dice-neutral = { $dice ->
    [one] één neutrale
   *[other] { $dice } neutrale
}
terminal-biggy = Biggy

## Regelmodus: woorden voor antwoorden. De Engelse werken altijd.

terminal-word-bandit = bandiet b
terminal-word-throw = doorgooien d gooien g
terminal-word-turn = draai
terminal-word-bank = veiligstellen v veilig
terminal-command-help = hulp h ?
terminal-command-board = tafel
terminal-command-odds = kansen
terminal-command-rules = regels
terminal-command-undo = terug
terminal-command-save = bewaren
terminal-command-quit = stoppen q
terminal-explain = { $command }: { $does }
terminal-explain-help = toont deze hulp.
terminal-explain-board = beschrijft alles wat op tafel ligt.
terminal-explain-odds = zegt wat elke zet zou opleveren, en welke de beste winkans heeft.
terminal-explain-rules = toont de regels van het spel.
terminal-explain-undo = neemt je laatste besluit terug, zolang er daarna niet is gegooid; met echte dobbelstenen alles, stap voor stap.
terminal-explain-save = zegt waar het spel bewaard wordt.
terminal-explain-quit = verlaat de tafel; het spel kan later verdergaan.
terminal-explain-quit-puzzle = stopt zonder antwoord.
terminal-help-dice = Antwoord met een getal: al je dobbelstenen met dat getal gaan naar het casino met dat getal. Speelt de bandiet mee, dan stuurt ‘3 bandiet’ de drieën daarheen.
terminal-help-cards = Antwoord met de kaarten die je legt, bijvoorbeeld 3 3 of 1 6+. Eén of twee kaarten met welke getallen dan ook, of zoveel je wilt met hetzelfde getal. 6+ is een dubbele.
terminal-help-points = Antwoord met wat je opzijlegt en wat daarna komt, bijvoorbeeld ‘1 5 doorgooien’ of ‘444 veilig’. ‘draai 5’ draait een van twee vijven naar de 1; 5>1 zegt hetzelfde. De rode dobbelsteen heeft een r ervoor: r1.
terminal-help-choices = Antwoord met het nummer van een keuze, of met de zet tussen haakjes.
terminal-help-read = Typ wat er op je tafel ligt: de ogen van de dobbelstenen, de kaarten of de biljetten. Tussen kaarten en tussen biljetten hoort een spatie, tussen dobbelstenen niet. ‘terug’ neemt terug wat het laatst is getypt of besloten, zo vaak je wilt.

## Regelmodus: echte dobbelstenen

terminal-read-roll = { $you ->
    [yes] { $dice ->
        [one] Wat toont je dobbelsteen?
       *[other] Wat tonen je { $dice } dobbelstenen?
    }
   *[no] { $dice ->
        [one] { $name }, wat toont je dobbelsteen?
       *[other] { $name }, wat tonen je { $dice } dobbelstenen?
    }
} Bijvoorbeeld: { $example }.
terminal-read-other = { $you ->
    [yes] Je gooit.
   *[no] { $name } gooit.
}
terminal-read-neutral = { $dice ->
    [one] En de neutrale dobbelsteen? Met een n ervoor: n4.
   *[other] En de { $dice } neutrale dobbelstenen? Met een n voor elk: n4.
}
terminal-read-biggy = En de Biggy? Met een b ervoor: b5.
terminal-read-spare = { $you ->
    [yes] Je gooit
   *[no] { $name } gooit
} de { $dice } overgebleven neutrale dobbelstenen. Wat tonen ze?
terminal-read-throw = { $you ->
    [yes] { $dice ->
        [one] Wat toont je zwarte dobbelsteen?
       *[other] Wat tonen je { $dice } zwarte dobbelstenen?
    }
   *[no] { $dice ->
        [one] { $name }, wat toont je zwarte dobbelsteen?
       *[other] { $name }, wat tonen je { $dice } zwarte dobbelstenen?
    }
}
terminal-read-red = En de rode? Met een r ervoor: r5, of rm voor de munt.
terminal-read-red-only = { $you ->
    [yes] Wat toont je rode dobbelsteen?
   *[no] { $name }, wat toont je rode dobbelsteen?
} Bijvoorbeeld r5, of rm voor de munt.
terminal-read-hand = { $you ->
    [yes] Welke vijf kaarten trek je?
   *[no] { $name }, welke vijf kaarten trek je?
} Bijvoorbeeld: 1 3 3 5 6+.
terminal-read-bills = Welke biljetten liggen { casino-at }? In duizenden, in de getrokken volgorde, bijvoorbeeld: 30 60.

## Raad

terminal-advice-money = { $money } als de casino’s nu zouden uitbetalen ({ $change }).
terminal-advice-bank = { $aside } opzij, en { $points } punten zijn van jou.
terminal-advice-throw = { $aside } opzij: { $points } punten op het spel, doorgooien met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }, misworp met kans { $bust } ({ $percent }%).
terminal-advice-throw-no-odds = { $aside } opzij: { $points } punten op het spel, doorgooien met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }.
terminal-advice-best = Dit zou de bot ‘{ $bot }’ doen.
terminal-advice-chance = Dit heeft de beste winkans.
terminal-advice-win = Winkans: { $win }.
terminal-advice = { $move }: { $brings }
terminal-advice-more = Zetten die niet genoemd zijn, omdat ze minder opleveren: { $more }.

## Bestanden

terminal-cannot-save = Spellen kunnen niet bewaard worden in { $file }: { $reason }
terminal-nothing-to-resume = Er is geen bewaard spel om mee verder te gaan.
terminal-all-being-played = Alle bewaarde spellen worden nu in een ander venster gespeeld.
terminal-no-such-save = Er is geen bewaard spel { $file }.
terminal-mended = Het bestand van dit spel was beschadigd: het gaat verder na de laatste leesbare regel. { $lost ->
    [one] Eén regel is
   *[other] { $lost } regels zijn
} verloren; een kopie van het beschadigde bestand blijft bewaard.
error-game-being-played = Dit spel wordt in een ander venster gespeeld: { $file }
terminal-saved-line = { $day }-{ $month }-{ $year } { $time }, { $names }: { $game }

## De getekende tafel: de delen

terminal-tie = gelijk
terminal-bandit = Bandiet
terminal-play = zet { $play } van { $plays }
terminal-points = { $points } ptn
terminal-points-said = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
terminal-round-pays = De casino’s betalen uit
terminal-round-short = R{ $round }
terminal-total = totaal
terminal-bills-won = biljetten
terminal-end = Het spel is uit
terminal-hint = Wat elke zet nu zou opleveren
terminal-keys = Toetsen
terminal-keys-ended = Naspelen, analyse en nieuw spel werken zodra het spel voorbij is.
terminal-hint-note = ★ is wat de bot ‘{ $bot }’ zou doen.
terminal-hint-chance = ★ heeft de beste winkans.
terminal-log = Wat er gebeurd is

## De getekende tafel: kiezen

terminal-choose-number = Jouw beurt: druk op een getal uit je worp.
terminal-choose-cards = Jouw beurt: kies kaarten met de getallen.
terminal-choose-dice = Jouw beurt: getallen leggen dobbelstenen opzij, m neemt het meeste.
terminal-choose-move = Jouw beurt: druk op het nummer van een keuze, of kies met de pijltjes.
terminal-preview = { casino-subject }: je zou nu in totaal { $money } krijgen ({ $change }).
terminal-preview-cards = { $cards } leggen: je zou nu in totaal { $money } krijgen ({ $change }).
terminal-preview-aside = { $combos } voor { $points }: { $turn } in deze beurt. { $dice } te gooien, misworp { $percent }%.
terminal-preview-aside-no-odds = { $combos } voor { $points }: { $turn } in deze beurt. { $dice } te gooien.
error-choose-a-number = Kies eerst een getal.
error-does-not-score = Deze dobbelstenen tellen zo niet: losse enen en vijven, of drie gelijke.

## De getekende tafel: toetsen

terminal-key-choose = kiezen
terminal-key-place = plaatsen
terminal-key-lay = leggen
terminal-key-bandit = bandiet
terminal-key-most = max
terminal-key-throw = doorgooien
terminal-key-bank = veilig
terminal-key-play = spelen
terminal-key-hint = tip
terminal-key-rules = regels
terminal-key-log = verloop
terminal-key-keys = toetsen
terminal-key-saved = waar het spel bewaard is
terminal-key-quit = stoppen
terminal-key-undo = terug
terminal-key-go-on = verder
terminal-key-faster = sneller
terminal-key-answer = antwoorden
terminal-key-new = nieuw spel
terminal-key-close = Esc sluit
terminal-key-standings = eindstand
terminal-key-replay = naspelen
terminal-turns = beurten
terminal-busts = misworpen
terminal-best-turn = beste beurt
terminal-key-row = regel
terminal-key-change = wijzigen
terminal-key-start = beginnen
terminal-key-delete = wissen
terminal-key-step = stap
terminal-key-round = ronde
terminal-key-auto = vanzelf
terminal-step = { $step }/{ $steps }

## De keuze voor het spel

terminal-form-resume = Verder met
terminal-form-resume-note = Spellen die niet af zijn. Druk op Enter om met dit spel verder te gaan.
terminal-delete-sure = Druk nog eens op Del om dit spel voorgoed te wissen.
terminal-deleted = { $file } is gewist.
terminal-form-game = Spel
terminal-form-seats = Spelers
terminal-form-seat = Plaats { $number }
terminal-form-seat-note = Iemand aan dit toetsenbord, of een bot. Voor een mens typ je gewoon de naam.
terminal-form-me = een mens
terminal-form-money = Winst
terminal-form-open = open
terminal-form-hidden = gedekt
terminal-form-dice = Dobbelstenen
terminal-form-dealt = door het programma
terminal-form-by-hand = echte
terminal-form-dice-note = Met echte dobbelstenen (of kaarten) op jullie tafel zeg jij wat ze tonen, en het programma is scheidsrechter.
terminal-form-first = Begint
terminal-form-drawn = geloot
terminal-form-first-note = Wie begint. Aan een echte tafel met echte dobbelstenen: de oudste, of wie jullie kiezen.
terminal-form-lang = Taal
terminal-option-neutral = Neutrale dobbelstenen
terminal-option-jetons = Jetons
terminal-option-bandit = Bandiet
terminal-option-bandit-ties = Gelijk bij bandiet
terminal-option-order = Kaarten leggen
terminal-option-target = Doel
terminal-yes = ja
terminal-no = nee
terminal-value-all = ogen beslissen altijd
terminal-value-first = alleen met het grootste gewicht
terminal-value-together = allemaal tegelijk
terminal-value-in-turn = om de beurt
terminal-values-target = { $value } ptn

## Een tafel op een server

terminal-joined = { $name }, je hebt een plaats. Wachten tot het spel begint …
terminal-server-away = De server antwoordt niet. Nieuwe poging …
terminal-join-again = Je plaats blijft van jou. Kom terug met: vabanque join { $url }
terminal-dice-fair = De dobbelstenen waren eerlijk: alles volgt uit wat dit apparaat vóór de start heeft genoteerd.
terminal-dice-unfair = Er klopt iets niet met de dobbelstenen: { $why }
error-address-without-server = ‘{ $table }’ is een code zonder server. Noem ook de server: vabanque join HOST:8000/{ $table }
error-bad-address = ‘{ $address }’ is niet het adres van een tafel.
error-no-server = { $address } antwoordt niet: { $reason }
error-left-table = Je hebt de tafel verlaten.
error-server-said-bye = { $why ->
    [expired] De tafel is lang niet gebruikt en bestaat niet meer.
    [taken-over] Je plaats is overgenomen op een ander apparaat of in een ander venster.
    [too-many] Dit apparaat heeft te veel verbindingen met de server.
    [no-spectators] Aan deze tafel mag niemand meekijken.
    [too-long] Het spel duurde te lang en is zonder uitslag gesloten.
   *[other] De server heeft deze tafel gesloten.
}
terminal-refused = De server zegt nee ({ $code }).

# Pictures

picture-to-choose = Aan de beurt: { $names }

# The buttons of a table in a notebook; the second is beside what real dice have shown.
notebook-undo = Terugnemen
notebook-enter = Invoeren
