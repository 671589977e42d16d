### De raadgever van Die oberen 10 000 en de antwoorden van de oplosser. $win, $bust …: kant-en-klare percentages.

coach-position = { $me } tegen { $others }, { $turn } punten in deze beurt, { $dice } in de hand
coach-bank = veiligstellen
coach-throw = doorgooien
advise-nothing-to-decide = In deze stelling hoeft niemand iets te beslissen: er wordt gegooid of getrokken, of het spel is afgelopen.
advise-needs-scores = Geef een stelling op één regel, of de scores: --me en --other.
coach-head-choice = keuze
coach-head-aside = opzijleggen
coach-head-points = punten
coach-head-dice = daarna in de hand
coach-head-then = daarna
coach-head-win = winkans
coach-head-cost = kost
coach-say-bank = Stel veilig. De kans op een misworp is { $bust }; doorgooien kost { $cost } procentpunt.
coach-say-throw = Gooi door. De kans op een misworp is { $bust }; veiligstellen kost { $cost } procentpunt.
coach-say-equal = Allebei even goed. De kans op een misworp is { $bust }.
coach-bust = Er kan niets opzij: deze worp is een misworp. Je winkans is nu { $win }.
coach-more = { $count ->
    [one] … en nog één die slechter is (--all toont alles)
   *[other] … en nog { $count } die slechter zijn (--all toont alles)
 }
coach-say-first = Gooi. Er staat nog niets op het spel, en je wint { $win } van de spellen.
coach-about-three = Met drie spelers: het evenwicht, afgerond op { $error }.
coach-about-four = Met vier spelers: een goede benadering.

error-score-at-target = Met { $score } punten is al gewonnen: het doel is { $target }.
error-not-dice = ‘{ $text }’ zegt niet welke dobbelstenen: 3b+r voor de hand, 2 3 5 r5 voor een worp, rc voor de munt.
error-no-such-hand = Er zijn vijf zwarte dobbelstenen en een rode; { $dice } kan niemand in de hand hebben.
error-no-solution = Voor dit spel is er geen oplossing: { $game }.
error-work-file = Het werkbestand { $file } is niet bruikbaar: { $reason }.

solve-win-first = Wie begint, wint { $win } van de spellen (fout hoogstens { $bound }).
solve-residual = Grootste afstand van een stand tot zijn beste beurt: { $residual }
solve-turns = Alleen kost het op zijn best gemiddeld { $turns } beurten tot { $target }.
solve-points = Wie alleen voor punten speelt, haalt met de beste beurt gemiddeld { $points }.
solve-win-seats = Winkans per plaats: { $wins }
solve-regret = Geen enkele beurt kan meer dan { $regret } beter zijn.
solve-shipped = De meegeleverde tabel wijkt hoogstens { $difference } af.
solve-shipped-none = Er is geen meegeleverde tabel om mee te vergelijken.
solve-games = { $games } gesimuleerde spellen: wie begint, wint { $win }, { $errors } standaardfouten ernaast.
solve-seconds = { $seconds } seconden
solve-layers = Standen, hoogste eerst

duel-before = Vóór de worp: { $win } winkans als beiden zo goed mogelijk spelen.
duel-head-casino = casino
duel-head-dice = dobbelstenen
error-six-casinos = Er zijn zes casino’s, maar er zijn er { $found } opgegeven.
error-too-many-dice = Er kunnen hoogstens { $most } dobbelstenen liggen, niet { $found }.
duel-needs-numba = Zonder numba zijn alleen de laatste dobbelstenen van een ronde op te lossen.
