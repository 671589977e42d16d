### Wat de opdrachten zeggen.

seats-range = Spelers: { $least } tot { $most }
verify-no-game = Hier staat geen spel in.
verify-summary = { $right ->
    [one] Eén spel klopt
   *[other] { $right } spellen kloppen
}, { $wrong ->
    [one] één is fout
   *[other] { $wrong } zijn fout
}.
sim-player = bot
sim-money = geld ($ 1.000)
sim-win-share = overwinningen
sim-sure = 95%-interval
sim-spread = spreiding
sim-share-of-games = deel van de spellen
sim-games = { $games ->
    [one] één spel
   *[other] { $games } spellen
}
sim-rate = spellen, { $rate }/s, nog:
sim-not-compiled = { $bots } is hier niet gecompileerd; daarom spelen de leesbare regels, enkele spellen per seconde. De arena speelt onze eigen bots gecompileerd: vabanque arena { $game }.
sim-csv-or-json = Of --csv of --json.
sim-plot-format = De naam van het plaatje moet eindigen op een van { $formats }.
sim-nothing-played = Gestopt voordat één spel was afgelopen.
sim-first-seat = Eerste plaats: { $advantage } procentpunt ({ $low } tot { $high }) vergeleken met een gelijk deel.
sim-ties = Gedeelde overwinningen: { $ties } ({ $share }%).
sim-length = Beslissingen per spel: { $mean } ± { $spread }, van { $shortest } tot { $longest }.
sim-interrupted = Gestopt na { $games } van { $wanted } spellen.
sim-time = { $games } spellen in { $seconds } s, { $rate } per seconde, { $how }; startwaarde { $seed }.
sim-compiled = gecompileerd
sim-readable = volgens de leesbare regels
sim-slow-asked = Er is niets gecompileerd, omdat VABANQUE_NO_JIT is gezet. De uitkomsten zijn dezelfde, maar het duurt honderd keer zo lang.
sim-slow-missing = Er is niets gecompileerd, omdat numba niet is geïnstalleerd. De uitkomsten zijn dezelfde, maar het duurt honderd keer zo lang.
sim-slow-compiling = De code wordt op de achtergrond gecompileerd, één keer per computer. Tot dan worden dezelfde spellen zonder gecompileerde code gespeeld, dus langzamer.
compiling-first = De code wordt gecompileerd, één keer per computer. Dat duurt een minuut of twee.
bench-game = spel
bench-kernel = gecompileerd, spellen/s
bench-readable = leesbaar, spellen/s
bench-ratio = verhouding
replay-game = Spel { $number }: { $game }
board-round = De tafel aan het eind van ronde { $number }
standings = Stand
casino = Casino
bills-thousands = $ 1.000
nobody = niemand
neutral = neutraal
points = Punten
replay-no-such-game = In dit bestand is geen spel { $number }; het bevat er { $games }.
open-at = Vabanque staat op { $address }
open-already = Vabanque draait al op { $address }
open-phones = Telefoons in hetzelfde netwerk vinden het op { $address }
open-no-network = Telefoons kunnen niet meedoen: deze computer zit in geen enkel netwerk.
open-hints = In de terminal spelen: vabanque play. Telefoons in hetzelfde netwerk laten meedoen: vabanque --phones. Ctrl-C stopt het.
