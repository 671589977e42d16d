### De raadgever van Die oberen 10 000 en de antwoorden van de oplosser. $win, $bust …: kant-en-klare percentages.

coach-position = { $me } tegen { $others }, { $turn } punten in deze beurt, { $dice } in de hand
coach-bank = stoppen
coach-throw = gooien
coach-head-choice = keuze
coach-head-aside = apart leggen
coach-head-points = punten
coach-head-dice = daarna in de hand
coach-head-then = daarna
coach-head-win = winstkans
coach-head-cost = kost
coach-say-bank = Stoppen. Een worp zou met { $bust } mislukken en kost { $cost }.
coach-say-throw = Gooien. De worp mislukt met { $bust }; stoppen kost { $cost }.
coach-say-equal = Beide zijn even goed. Een worp mislukt met { $bust }.
coach-bust = Er kan niets apart worden gelegd: deze beurt is verloren. De winstkans is nu { $win }.
coach-more = … en nog { $count } die slechter zijn (--all toont ze)
coach-about-three = Met drie spelers: het evenwicht, afgerond op { $error }.
coach-about-four = Met vier spelers: een goede benadering.

error-score-at-target = Met { $score } punten is al gewonnen: het doel is { $target }.
error-not-dice = “{ $text }” zegt niet welke dobbelstenen: 3b+r voor de hand, 2 3 5 r5 voor een worp, rc voor de munt.
error-no-such-hand = Er zijn vijf zwarte dobbelstenen en een rode; { $dice } kan niemand in de hand hebben.
error-no-solution = Voor dit spel is er geen oplossing: { $game }.
error-work-file = Het werkbestand { $file } is niet bruikbaar: { $reason }.

solve-win-first = Wie begint, wint met { $win } (fout hoogstens { $bound }).
solve-residual = Grootste afstand van een stand tot zijn beste beurt: { $residual }
solve-turns = Alleen kost het op zijn best gemiddeld { $turns } beurten tot { $target }.
solve-points = De beste beurt op punten levert gemiddeld { $points } op.
solve-win-seats = Kansen per plaats: { $wins }
solve-regret = Geen enkele beurt kan meer dan { $regret } beter zijn.
solve-shipped = De meegeleverde tabel wijkt hoogstens { $difference } af.
solve-shipped-none = Er is geen meegeleverde tabel om mee te vergelijken.
solve-games = { $games } gesimuleerde spellen: wie begint, wint { $win }, { $errors } standaardfouten ernaast.
solve-seconds = { $seconds } seconden
solve-layers = Standen, hoogste eerst
