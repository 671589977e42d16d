### Stellingen om op te lossen: de stelling van de dag, het archief, oefeningen uit eigen fouten.

puzzle-made = { $puzzles ->
    [one] Eén opgave
   *[other] { $puzzles } opgaven
} in { $file } geschreven ({ $size } bytes).
puzzle-from-games = uit { $games ->
    [one] één spel
   *[other] { $games } spellen
}
error-no-puzzles = Voor { $game } zijn er geen opgaven.
error-no-simple-bots = { $game } heeft geen eenvoudige bots. Noem er een paar die de beste zet niet mogen vinden: --simple NAAM.
error-not-a-collection = Dit is geen verzameling opgaven ({ $reason }).
error-another-collection = { $file } hoort bij een andere verzameling: { $key } is daar { $found }. Verplaats het bestand of kies een ander.
error-no-decision = Plaats { $seat } heeft hier niets te beslissen.
error-no-such-decision = Met deze regel van het verslag beslist niemand iets.
puzzle-lead = Voor elk spel elke dag één beslissing, voor iedereen dezelfde: uit spellen tussen sterke bots, en bijna geen eenvoudige bot vindt de beste zet.
puzzle-question = Je bent { $name }. Wat speel je?
puzzle-think-of = Nog niet. Denk voor je opnieuw kiest hieraan: { $remember }
puzzle-look-again = Nog niet. Kijk nog eens: een andere zet is beter.
puzzle-solve = Oplossen
puzzle-look = Bekijken
puzzle-open-today = Nog niet opgelost
puzzle-solved-today = Vandaag opgelost
puzzle-missed-today = Vandaag niet gevonden
puzzle-streak = { $days ->
    [one] Eén dag op rij opgelost
   *[other] { $days } dagen op rij opgelost
}
puzzle-of-week = Reeks van de week, { $number } van { $count }
puzzle-next = Verder: { $what }
puzzle-all-done = Hier is alles opgelost: wat is er nog meer?
puzzle-sets = De reeksen van deze week: één idee, zes stellingen
puzzle-set-solved = { $solved } van { $count } opgelost
puzzle-run = { $days ->
    [0] Los er vandaag één op, en een reeks begint.
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
puzzle-run-longest = { $days ->
    [one] De langste reeks tot nu toe: één dag.
   *[other] De langste reeks tot nu toe: { $days } dagen.
}
puzzle-difficulty = Moeilijkheid: { $level } van 5
puzzle-found = { $found ->
    [0] Geen van de { $levels } niveaus van bots vindt hem.
    [one] Eén van de { $levels } niveaus van bots vindt hem.
   *[other] { $found } van de { $levels } niveaus van bots vinden hem.
}
puzzle-archive = Archief
puzzle-day-open = nog niet opgelost
puzzle-day-right = opgelost
puzzle-day-wrong = niet gevonden
puzzle-day-before = De dag ervoor
puzzle-again = Nog eens proberen
puzzle-no-such = Voor deze dag is er geen stelling.
puzzle-offline = Er is geen verbinding, en dit apparaat heeft deze stelling nog niet.
puzzle-offline-some = Geen verbinding: je kunt de stellingen oplossen die al op dit apparaat staan.
puzzle-not-here = Nog niet op dit apparaat
puzzle-right = Dat is de beste zet!
puzzle-wrong = Niet de beste zet
puzzle-costs = ‘{ $move }’ is { $cost } minder waard dan ‘{ $best }’.
puzzle-tempting = ‘{ $move }’ is wat de meeste eenvoudige bots spelen. Dat is { $cost } minder waard.
puzzle-you-played = In het spel speelde je ‘{ $move }’. Dat is { $cost } minder waard.
puzzle-play-on = Vanaf hier verder spelen: { $command }
puzzle-source-exact = De winkansen zijn exact: deze stelling is opgelost.
puzzle-source-close = De winkansen zijn bij benadering opgelost: met vier kunnen ze er ongeveer een tiende procentpunt naast zitten.
puzzle-source-rollouts = Bevestigd door elk van de beste zetten { $rollouts } keer uit te spelen, met dezelfde dobbelstenen voor alle zetten.
puzzle-source-review = De winkansen zijn die van de analyse.
exercise-title = Oefeningen uit je eigen fouten
exercise-none = Er zijn er nog geen. Open de analyse van een van je spellen en maak van de fouten oefeningen.
exercise-due = { $due ->
    [0] Vandaag niets te herhalen
    [one] Vandaag één op te lossen
   *[other] Vandaag { $due } op te lossen
}, { $waiting } in totaal.
exercise-open = Naar de oefeningen
exercise-later = Later
exercise-next = Volgende (nog { $left })
exercise-finish = Klaar
exercise-forget = Nooit meer tonen
exercise-again = Hij komt terug op { $date }.
exercise-done = Je hebt hem na elke tussenpoos opgelost: hij is af.
exercise-all-done = Er is niets aan de beurt. De volgende komt op { $date }; { $waiting } in totaal.
exercise-add = { $you ->
    [yes] { $count ->
        [one] Maak van je fout een oefening
       *[other] Maak van je { $count } fouten oefeningen
    }
   *[no] { $count ->
        [one] Maak van één fout van { $name } een oefening
       *[other] Maak van { $count } fouten van { $name } oefeningen
    }
}
exercise-added = Al deze fouten zijn oefeningen.
puzzle-no-hints = Hier zijn geen tips: zoek het zelf uit.
puzzle-bad-day = ‘{ $day }’ is geen dag; schrijf die als 2026-11-17.
puzzle-listed = { $puzzles ->
    [one] één opgave
   *[other] { $puzzles } opgaven
}, elke dag één sinds { $first }
