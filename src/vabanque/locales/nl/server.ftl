# Waarom de server iets weigert.

error-spectator = Je kijkt toe; dat kunnen alleen spelers aan deze tafel.
error-not-your-seat = Dat is niet jouw plaats.
error-host-only = Dat kan alleen de host.
error-another-game = Open voor een ander spel een andere tafel.
error-seats-open = Er zijn nog plaatsen vrij: { $seats }.
error-not-accepted = De regels van deze tafel zijn veranderd, en nog niet iedereen is akkoord: { $seats }.
error-already-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-table-closed = Deze tafel is gesloten.
error-table-full = Alle plaatsen zijn bezet.
error-seat-taken = Die plaats is bezet.
error-already-left = Daar speelt niemand meer: een bot heeft het overgenomen, of de plaats is opgegeven.
error-nobody-stands-in = Er speelt geen bot voor je.
error-not-away = Deze speler is er nog. Een bot valt alleen in voor wie een tijdje weg is.
error-stale = Het spel is intussen verdergegaan.
error-bad-token = Dit apparaat heeft hier geen plaats meer. Misschien heeft een ander het overgenomen.
error-no-spectators = Aan deze tafel mag niet worden toegekeken.
error-no-hints = Aan deze tafel zijn er geen tips.
error-others-play = Aan deze tafel spelen nog anderen. Verlaat de tafel en verwijder hem als het spel voorbij is.
error-no-such-table = Deze tafel bestaat niet, of niet meer.
error-table-unreadable = Deze tafel kan niet worden gelezen. De beheerder van de server moet ernaar kijken.
error-no-such-code = Deze code geldt niet, of niet meer.
error-no-such-page = Deze pagina bestaat niet.
error-no-such-method = Dat kan hier niet.
error-too-many = Dat ging te snel. Wacht { $seconds } s.
error-too-long = Dat is te lang.
error-unreadable = Dat begrijpt de server niet.
error-unavailable = De server kan nu niet opslaan. Probeer het zo nog eens.
error-barred = Wie deze server beheert, laat jouw adres niet binnen. Denk je dat dat een vergissing is, vraag het dan na.
error-bad-notice-address = Naar dit adres kan niets worden gestuurd: het moet https zijn, en op internet bekend.
error-overloaded = De server heeft het nu druk met ander werk. Probeer het over { $seconds } s nog eens.
error-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het nog eens.
error-broken = De server heeft een fout gemaakt. Er is niets veranderd.
error-bad-name = Deze naam kan niet worden gebruikt.
error-dice-not-by-hand = Aan deze tafel gooit de server.
error-no-dice-to-roll = Er valt nu niets te gooien.
error-not-a-bot-seat = Daar zit geen bot.
error-open-seat-has-no-name = Een vrije plaats heeft geen naam.
error-foreign-origin = Deze pagina mag niet met deze server praten.
error-unknown-host = Onder deze naam is de server niet bekend.
error-enter-first = Zeg eerst wie je bent.
error-already-entered = Je bent er al.
error-kind-taken = Het spel noemt een regel in het verslag ‘{ $kind }’. Die naam heeft de server zelf nodig.
error-record-too-long = Het spel heeft meer dan { $most } regels.
error-record-too-slow = Het kost te veel tijd om dit spel uit te werken.
error-bad-config = Een instelling klopt niet: { $reason }.
error-cannot-listen = De server kan { $host }, poort { $port } niet gebruiken: { $reason }.
error-database-away = De database is niet te gebruiken: { $reason }.
error-database-in-use = Een server gebruikt de database { $database } al. Stop die eerst, of kies een andere database.
error-database-newer = De database komt van een nieuwere versie van Vabanque. Dit is { $version }: installeer de nieuwere.
error-server-not-started = De server kon niet starten.

# What a shared link shows before it is opened.
preview-open = { $game }: speel mee
preview-free = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
preview-running = { $game }: een lopend spel
preview-watch = Kijk live mee.
preview-over = { $count ->
    [one] { $game }: { $who } wint
   *[other] { $game }: { $who } delen de overwinning
}
preview-replay = Kijk het spel terug, en zie wat elke zet waard was.
preview-puzzle = { $game }: stelling van de dag
preview-solve = Vind de beste zet, en zie wat elke andere zou kosten ({ $day }).
preview-gone = Dobbelspellen, met vrienden en bots.

# Sent to people who asked to be told, with the name of the game.
notice-your-turn = Jij bent aan de beurt
