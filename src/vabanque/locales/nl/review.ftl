### De analyse van een spel: wat elke zet kostte en hoeveel geluk het was. $cost, $luck …: percentages, al opgemaakt.

review = Analyse
review-percent = { $value }%
review-decimal = ,
review-title = Analyse van spel { $number }: { $game }
review-chapter = Ronde { $number }
review-part = Deel { $number }
review-quiet = Hier veranderde niets aan het spel.
review-instead = Beter: { $best }.
review-costs-told = Dat kost { $cost }: ‘{ $best }’ was de beste zet.
review-lucky = { $you ->
    [yes] Geluk voor jou ({ $luck }).
   *[no] Geluk voor { $name } ({ $luck }).
}
review-unlucky = { $you ->
    [yes] Pech voor jou ({ $luck }).
   *[no] Pech voor { $name } ({ $luck }).
}
review-decided = { $you ->
    [yes] Hier viel de beslissing: vanaf dan had je altijd een winkans van minstens 50%.
   *[no] Hier viel de beslissing: vanaf dan had { $name } altijd een winkans van minstens 50%.
}
review-player = speler
review-result = resultaat
review-start = begin
review-luck = geluk
review-own-luck = eigen dobbelstenen en kaarten
review-others-luck = dobbelstenen en kaarten van anderen
review-table-luck = geluk aan tafel
review-luck-bills = bankbiljetten
review-decisions = beslissingen
review-others = beslissingen van anderen
review-evaluator = bijgestelde meningen
review-adjusted = verandering zonder geluk
review-lost-each = verlies per beslissing
review-luck-each = geluk per spel (%)
review-without-luck = overwinningen zonder geluk (%)
review-style = Wat { $name } per spel het meest kost
review-style-family = { $remember } ({ $cost })
review-all-alone = --all neemt het hele bestand: zonder --game, --seat en --plot.
review-grade-best = beste zet
review-grade-small = kleine fout
review-grade-clear = duidelijke fout
review-grade-grave = grove fout
review-sum = begin + geluk + beslissingen + beslissingen van anderen + bijgestelde meningen = resultaat
review-exact = Alle getallen zijn exact.
review-judged = De winkansen zijn die van de sterke bot. Waar hij zijn mening bijstelt, staat dat erbij, zodat de som klopt.
review-rolled = De winkansen komen uit willekeurig uitgespeelde spellen en zijn maar een ruwe schatting.
review-unfinished = Het spel is niet afgelopen: de analyse gaat zo ver als het verslag.
review-expensive = De duurste beslissingen van { $name }
review-luckiest = Het grootste geluk van { $name }
review-unluckiest = De grootste pech van { $name }
review-happened = { $told } ({ $luck })
review-apart = Waar het geluk vandaan kwam, en hoe goed de beslissingen waren
review-slow = Er wordt op de achtergrond gecompileerd, één keer per computer. Tot dan wordt wat gedekt is minder vaak geraden en duurt de analyse langer.
review-no-mistakes = { $name } maakte geen noemenswaardige fout.
review-progress = Bezig met analyseren
review-so-far = Analyse: { $done } van { $total } regels.
review-games-so-far = Tot nu toe geanalyseerd: { $done ->
    [one] één spel
   *[other] { $done } spellen
}.
review-axis = winkans (%)
review-axis-entries = regel in het verslag · stippen, rondjes, kruisjes: kleine, duidelijke, grove fouten
review-no-such-seat = Plaats { $seat } is er niet in dit spel; de plaatsen tellen van 0 tot { $most }.
review-after = { $entry }: { $told }

## In de browser
review-open = Spel analyseren
review-computing = Wordt berekend … { $percent }
review-failed = De analyse kon niet worden berekend.
review-graph = Ieders winkans tijdens het spel
review-moments = Belangrijke momenten
review-chapter-decided = Wat besliste
review-chapter-learn = Wat je kunt leren
review-chapter-luck = Wat geluk was
review-lesson = { $count ->
    [one] één zet, { $cost }
   *[other] { $count } zetten, { $cost }
}
review-play-on = Vanaf hier verder spelen
review-play-as = Je speelt als
review-play-bots = Tegen bots
review-play-friends = Met vrienden
position-play-first = Kies eerst ‘Vanaf hier verder spelen’ om een zet te doen.
position-unreadable = Dit is geen stelling
review-next = Volgende fout
review-previous = Vorige fout
review-of = { $number } van { $count }
review-played = Gespeeld
review-was-best = Het beste
review-costs = kost { $cost }
review-costs-likely = kost waarschijnlijk { $cost }
review-alternatives = Alle keuzes en hun kansen
review-ledger = Geluk en kunde
review-ledger-own = { $you ->
    [yes] Je dobbelstenen en kaarten waren { $luck } waard.
   *[no] De dobbelstenen en kaarten van { $name } waren { $luck } waard.
}
review-try = Nog eens
review-try-prompt = { $you ->
    [yes] Je bent aan de beurt. Wat zou je nu spelen?
   *[no] { $name } is aan de beurt. Wat zou jij spelen?
}
review-try-right = Ja: dat is de beste zet.
review-try-close = Goed: bijna zo goed als de beste.
review-try-wrong = Dat kost { $cost }. Probeer het nog eens of bekijk het antwoord.
review-try-show = Antwoord tonen
review-try-back = Terug naar de analyse
review-all = Iedereen
review-whose = Wiens fouten
review-none = Geen duidelijke fouten. Goed gespeeld!
review-drop = Sleep een verslag hierheen, of kies een bestand
review-bad-file = Dit is geen verslag van een spel: { $reason }
review-board = De tafel op dit moment

## In the terminal
review-best-was = Beter was ‘{ $best }’ (+{ $cost }).
review-close = Bijna even goed.
review-better = De beste zet is iets beter.
review-clear = De beste zet is duidelijk beter.
review-key = analyse
review-working = De winkansen worden berekend …
