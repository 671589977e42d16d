### Wat de opdrachten zeggen.

seats-range = Spelers: { $least } tot { $most }
seats-only = Spelers: { $count }
error-no-game = In dit bestand staat geen spel.
error-no-samples = Van ‘{ $game }’ zijn er geen voorbeeldspellen.
verify-summary = { $right ->
    [one] Eén spel klopt
   *[other] { $right } spellen kloppen
}{ $wrong ->
    [0] {""}
    [one] , één is fout
   *[other] , { $wrong } zijn fout
}.
sim-player = bot
sim-money = geld ($ 1.000)
sim-win-share = gewonnen
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
sim-time = { $games } { $games ->
    [one] spel
   *[other] spellen
} in { $seconds } s, { $rate } per seconde, { $how }; startwaarde { $seed }.
sim-compiled = gecompileerd
sim-readable = volgens de leesbare regels
sim-slow-asked = Er is niets gecompileerd, omdat VABANQUE_NO_JIT is gezet. De uitkomsten zijn dezelfde, maar het duurt honderd keer zo lang.
sim-slow-missing = Er is niets gecompileerd, omdat numba niet is geïnstalleerd. De uitkomsten zijn dezelfde, maar het duurt honderd keer zo lang.
sim-slow-compiling = De code wordt op de achtergrond gecompileerd, één keer per computer. Tot dan worden dezelfde spellen zonder gecompileerde code gespeeld, dus langzamer.
arena-which = Welk spel? ‘vabanque games’ somt ze op.
arena-alone = { $bot } is de enige bot en speelt dus tegen kopieën van zichzelf.
arena-interrupted = Afgebroken: dit is de uitkomst tot nu toe.
arena-stopped = Afgebroken.
arena-died = Een proces is gestorven: een bot heeft het beëindigd ({ $bots }), of het geheugen was vol. Dit is de uitkomst tot nu toe.
arena-died-ours = Een proces is gestorven; misschien was het geheugen vol. Dit is de uitkomst tot nu toe.
arena-continue = Verdergaan kan met --resume { $file }.
arena-heading = { $game }: { $seats } plaatsen, { $games ->
    [one] één spel
   *[other] { $games } spellen
} ({ $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} met telkens { $seats } tafelschikkingen), startwaarde { $seed }
arena-fair = Overwinningen per plaats (%), met een 95%-betrouwbaarheidsinterval. Een gelijk deel zou { $fair } zijn.
arena-bot = bot
arena-mixed = aan gemengde tafels
arena-games = spellen
arena-score = gemiddelde score
arena-rating = rating
arena-copies = Overwinningen (%) van één bot (rij) tegen kopieën van een andere (kolom)
arena-ahead = Hoe vaak (%) een bot (rij) vóór een andere (kolom) eindigt
arena-by-seat = Overwinningen (%), plaats voor plaats: { $shares }
arena-faults = { $bot } heeft zetten verspeeld: { $faults }. De eerste: { $first }
arena-out = { $bot } is gediskwalificeerd: vanaf dan wordt de eerste toegestane zet voor hem gespeeld.
arena-luck-heading = Overwinningen (%), het geluk eraf getrokken
arena-luck = Zonder --luck-adjusted zouden zulke smalle intervallen { $saved } keer zoveel spellen vragen. Rekentijd: { $playing } s voor het spelen, { $adjusting } s voor het geluk ({ $dearer } keer zoveel per spel).
arena-luck-dear = Meer spellen zonder --luck-adjusted waren goedkoper geweest.
no-such-folder = deze map bestaat niet
compiling-first = De code wordt gecompileerd, één keer per computer. Dat duurt een minuut of twee.
compiling-failed = Het compileren op de achtergrond is niet gelukt ({ $reason }); misschien staat er meer in { $log }. Elke opdracht probeert het opnieuw; tot dat lukt draait alles zonder gecompileerde code, dus veel langzamer.
compiling-here = Het compileren op de achtergrond is niet gelukt ({ $reason }). Deze opdracht compileert zelf wat nodig is.
replay-game = Spel { $number }: { $game }
board-round = De tafel aan het eind van ronde { $number }
standings = Stand
casino = Casino
bills-thousands = $ 1.000
nobody = niemand
neutral = neutraal
points = Punten
error-no-such-game = In dit bestand is geen spel { $number }; het bevat er { $games }.
open-at = Vabanque draait op { $address }
open-already = Vabanque draait al op { $address }
open-phones = Telefoons in hetzelfde netwerk vinden het op { $address }
open-no-network = Telefoons kunnen niet meedoen: deze computer zit in geen enkel netwerk.
open-hints = In de terminal spelen: vabanque play. Telefoons in hetzelfde netwerk laten meedoen: vabanque --phones. Ctrl-C stopt het.

# What an installation lacks

error-missing-part = Hiervoor ontbreekt { $package }. Zo installeer je het: { $install }
error-missing-lab = Deze opdracht hoort bij het lab, dat niet is geïnstalleerd. In een kopie van de repository van Vabanque installeer je het met: make setup
only-engine = Alleen de spelregels zijn geïnstalleerd. Voor ‘{ $command }’ is nodig: { $install }

# What was probably meant

known-games = Spellen: { $games }.
did-you-mean = Bedoelde je { $meant }?
quoted = ‘{ $text }’
or = { $first } of { $last }
error-unknown-language = In ‘{ $language }’ zijn er geen teksten, alleen in { $known }.
error-nothing-to-take-back = Er valt niets terug te nemen.
legal-moves = Toegestane zetten: { $moves }.
sim-games-played = spellen
stats-fair = eerlijk aandeel
stats-all = alle
stats-others = Verder speelden mee: { $names }.
stats-style-like = { $name } speelt als de bot ‘{ $level }’.
stats-style-good = Op goede dagen, in het beste derde deel: als ‘{ $level }’.
stats-style-few = Om { $name } met de bots te vergelijken zijn drie beoordeelde spellen nodig: { $games }.
stats-no-such-player = In deze spellen heeft niemand met de naam { $name } meegespeeld. Spelers: { $known }.

## Waarom niet: wat alleen opdrachten kunnen vragen

error-script-ended = Het script zegt niets over de volgende ‘{ $kind }’.
error-no-environment = Er zijn geen gecompileerde omgevingen voor ‘{ $game }’. aec_env, parallel_env en gymnasium.make spelen het volgens de leesbare regels.
error-not-a-network = { $file } is geen netwerk: vabanque.envs.save_network schrijft er een.
error-network-does-not-fit = Het netwerk in { $file } neemt { $inputs } getallen en kent { $moves } zetten; hier zou het { $wanted_inputs } getallen en { $wanted_moves } zetten zien.
error-no-vocabulary = ‘{ $game }’ nummert zijn zetten niet.
error-not-trained = Geen netwerk speelt ‘{ $game }’. Netwerken zijn te trainen voor { $known }.
error-no-review-network = Analyses van ‘{ $game }’ gebruiken het netwerk dat speelt. Netwerken voor analyses zijn te trainen voor { $known }.
error-bad-plugin = De plug-in { $plugin } kan niet worden geladen: { $reason }
error-no-cluster = Het cluster { $cluster } antwoordt niet: { $reason }.
error-no-bots = Een wedstrijd heeft bots nodig.
error-bot-twice = De bot ‘{ $bot }’ is twee keer genoemd; kopieën schuiven vanzelf aan.
error-hero-not-there = ‘{ $bot }’ is niet een van de bots.
error-no-ladder = Voor { $game } is er geen ranglijst.
error-not-an-arena-file = { $file } bevat geen spellen van een arena.
error-another-contest = { $file } hoort bij een andere wedstrijd: { $key } is daar { $found }.
error-not-reviews = { $file } bevat geen analyses ({ $reason }).

## Bots

bots-others = Voor wedstrijden: { $names }

## Data sets

dataset-so-far = { $done } van { $total } spellen
dataset-made = { $folder } bevat { $games ->
    [one] één spel
   *[other] { $games } spellen
} met analyses, de opgaven en de exacte tabellen ({ $size } bytes). README.md daarin zegt wat waar staat.
dataset-interrupted = Gestopt; { $folder } is niet gemaakt.
error-folder-taken = { $folder } bestaat al. Noem een map die nog niet bestaat.
