### Pages about this device’s own games. Fetched when somebody opens them.

## My games

mine-title = Mijn spellen
mine-list = Spellen
mine-statistics = Statistieken
mine-no-storage = Deze browser bewaart hier niets, misschien omdat het venster privé is.
mine-filter-game = Alle spellen
mine-filter-outcome = Gewonnen en verloren
mine-filter-against = Mensen en bots
mine-won = Gewonnen
mine-shared = Samen gewonnen
mine-lost = Verloren
mine-people = Met mensen
mine-bots = Alleen met bots
mine-search = Zoek een naam
mine-count = { $count ->
    [one] Eén spel
   *[other] { $said } spellen
}
mine-none = Hier komen je gespeelde spellen te staan, om terug te kijken, te analyseren en te vergelijken.
mine-forget = Uit de lijst verwijderen
mine-pages = Pagina’s
mine-newer = Nieuwer
mine-older = Ouder
mine-page = { $page } van { $pages }

## Bringing games in, and taking them away

mine-bring = Spellen ophalen
mine-bring-why = Sleep bestanden hierheen: verslagen van de terminal (in zijn gegevensmap, één .jsonl-bestand per spel), downloads of de export van een ander apparaat.
mine-files = Bestanden kiezen
mine-found = { $count ->
    [one] Eén gespeeld spel.
   *[other] { $said } gespeelde spellen.
}
mine-skipped = { $count ->
    [one] Eén regel is geen gespeeld spel en blijft weg.
   *[other] { $said } regels zijn geen gespeelde spellen en blijven weg.
}
mine-who = Wie van hen ben jij?
mine-nobody = Niemand
mine-keep = Spellen bewaren
mine-cancel = Annuleren
mine-brought = { $count ->
    [one] Eén spel is opgehaald.
   *[other] { $said } spellen zijn opgehaald.
}
mine-brought-none = Er zit geen gespeeld spel in deze bestanden.
mine-export = Neem je spellen mee
mine-export-why = De verslagen kun je op een ander apparaat ophalen, en vabanque stats leest ze.
mine-csv = Tabel (CSV)
mine-jsonl = Verslagen (JSONL)

## Statistics

mine-legend = Balken: jouw deel van de overwinningen. Lijnen erop: het 95%-betrouwbaarheidsinterval. Gouden streepjes: wat even sterke spelers zouden winnen.
mine-played = Spellen
mine-wins = { $wins } gewonnen
mine-share = Winstaandeel
mine-between = tussen { $low } en { $high }
mine-share-spoken = { $share }, tussen { $low } en { $high }
mine-games = { $count ->
    [one] { $said } spel
   *[other] { $said } spellen
}
mine-streak = Langste zegereeks
mine-streak-why = overwinningen op rij
mine-longest = Langste avond
mine-best = Beste avond
mine-worst = Slechtste avond
mine-won-of = { $wins } van { $games } gewonnen
mine-by-game = Per spel
mine-by-seats = Per aantal spelers
mine-by-order = Per speelvolgorde
mine-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
mine-order = { $order ->
    [1] Jij begint
   *[other] Als nummer { $order }
}
mine-by-rival = Per tegenstander
mine-by-rival-why = Jouw deel in spellen met hen. Bots van één niveau tellen als één.
mine-bot = Bot: { $level }
mine-trend = Geluk en beslissingen
mine-trend-why = Uit de analyses van je spellen, in winkans per spel. Geluk middelt zich uit; beslissingen kun je verbeteren.
mine-trend-none = Twee geanalyseerde spellen geven een lijn.
mine-luck = Geluk: gemiddeld { $mean }
mine-decisions = Beslissingen: gemiddeld { $mean }
mine-trend-spoken = Geluk bracht gemiddeld { $luck } winkans per spel, beslissingen { $decisions }.
mine-review-more = { $count ->
    [one] Nog één spel analyseren
   *[other] Nog { $said } spellen analyseren
}
mine-reviewing = Spellen worden geanalyseerd
mine-review-failed = { $count ->
    [one] Eén spel kon niet worden geanalyseerd.
   *[other] { $said } spellen konden niet worden geanalyseerd.
}
mine-style = Hoe je speelt
mine-style-like = Je speelt als de bot ‘{ $level }’.
mine-style-between = { $same ->
    [yes] Dat is 95% zeker
   *[no] Met 95% zekerheid ligt het tussen ‘{ $low }’ en ‘{ $high }’
}, na { $count } beoordeelde spellen.
mine-style-good = Op goede dagen, in je beste derde deel: als ‘{ $level }’.
mine-style-few = Om je met de bots te vergelijken zijn drie beoordeelde spellen nodig: { $games }.
mine-style-costs = Wat je het meeste kost, per spel
mine-style-practise = Oefeningen uit je eigen fouten
mine-heads = Onderling
mine-rival = Tegenstander
mine-ahead = Ervoor
mine-behind = Erachter
mine-my-share = Jouw zeges
mine-their-share = Hun zeges
mine-records = Beste scores

## Profile

profile = Profiel
profile-why = Het blijft op dit apparaat. Niemand hoeft het in te vullen om te spelen.
profile-sign = Jouw teken en kleur
profile-sign-why = Op dit apparaat zien jouw dobbelstenen er altijd zo uit; wie ze had, krijgt de jouwe.
profile-sign-any = Zoals de plaats zegt
profile-sign-number = Teken { $number }
profile-move = Naar een ander apparaat
profile-move-why = Eén bestand bevat je instellingen, je plaatsen en al je spellen. Houd het voor jezelf: wie het heeft, kan voor jou spelen.
profile-code-why = Met een code gaan je instellingen en plaatsen naar een ander apparaat. Al je spellen gaan mee in een bestand.
profile-code-show = Code tonen
profile-code-how = Open daar deze link of voer de code daar in op de profielpagina. Eén keer geldig, tien minuten lang. Houd hem voor jezelf: wie hem heeft, kan voor jou spelen.
profile-code-enter = Code van het andere apparaat
profile-take = Profiel hierheen halen
profile-take-why = Je instellingen en plaatsen komen naar dit apparaat. Wat hier is ingesteld, wordt vervangen.
profile-code-gone = Deze code geldt niet, of niet meer. Vraag op het andere apparaat een nieuwe.
profile-code-qr = QR-code met de link naar je profiel
profile-export = Bestand opslaan
profile-import = Bestand openen
profile-brought = Je profiel is nu hier.
profile-unreadable = Dit bestand is geen profiel. Er is niets veranderd.

## Privacy

privacy-none = Geen account, geen tracking, geen derden. Wat je hier doet, weten dit apparaat en de beheerder van deze pagina, verder niemand.
privacy-device = Op dit apparaat
privacy-device-settings = Je instellingen en de naam die je koos.
privacy-device-seats = De sleutels van je plaatsen: daarmee kom je terug in een spel.
privacy-device-dice = Wat de server over de dobbelstenen beloofde, om het aan het eind te controleren.
privacy-device-games = Je gespeelde spellen met verslagen en analyses; wat je hebt geoefend.
privacy-device-pages = Deze pagina’s zelf, voor momenten zonder verbinding.
privacy-device-delete = Alles op dit apparaat verwijderen
privacy-host = Bij de beheerder van deze pagina
privacy-host-tables = Tafels: namen, zetten, dobbelstenen, reacties en, zodra iemand erom vraagt, de analyse.
privacy-host-keeps = Ze worden verwijderd als niemand ze een tijd heeft aangeraakt. De termijnen, in dagen zonder bezoek: { $open } voor de start, { $running } tijdens het spel, { $over } na het einde.
privacy-host-series = Series waarin je ermee instemde dat bots jou onthouden: hoe je lijkt te spelen, als getallen bij de tafels van de serie, en met die tafels verwijderd.
privacy-host-profile = Als je je profiel met een code verplaatst: je instellingen en de sleutels van je plaatsen, tot het andere apparaat ze ophaalt, hooguit zo’n tien minuten.
privacy-host-address = Je netwerkadres wordt even gebruikt om limieten te bewaken en wordt bij geen tafel bewaard. Er zijn geen cookies. Pushdiensten en webhooks worden alleen gebruikt als je een bericht wilt wanneer je aan de beurt bent.
privacy-host-why = Gespeelde spellen verdwijnen meteen uit je lijst. De beheerder wist ze zodra iedereen die meespeelde dat ook heeft gedaan, uiterlijk na { $days } dagen; andere apparaten houden wat ze hebben bewaard. Een spel dat anderen nog spelen, blijft tot het einde.
privacy-host-delete = { $count ->
    [one] Je tafel bij de beheerder verwijderen
   *[other] Je { $count } tafels bij de beheerder verwijderen
}
privacy-host-done = Verwijderd: { $gone }. Nog door anderen gespeeld: { $kept }.
privacy-sure = Dit kan niet ongedaan worden gemaakt.
privacy-yes = Verwijderen

# Spelen zonder server, op dit apparaat

keep-offline = Zonder verbinding spelen
keep-offline-why = Bewaart alles op dit apparaat, { $size } MB: dan speel je in een tunnel of in het vliegtuig tegen bots, of geven jullie het apparaat door.
keep-offline-kept = Alles staat op dit apparaat, { $size } MB. Zonder verbinding wordt hier gespeeld en hier bewaard.
keep-offline-button = Offline bewaren
keep-offline-remove = Verwijderen
keep-offline-progress = { $share }% opgehaald
keep-offline-failed = Niet alles kon worden opgehaald. Probeer het opnieuw als de verbinding beter is.
keep-offline-full = Op dit apparaat is er geen plaats voor.
keep-offline-insecure = Dit werkt alleen via https, of op de computer waarop de server draait.
keep-offline-auto = Vanzelf via wifi
keep-offline-auto-why = Haalt het op bij je tweede bezoek, maar nooit via een mobiele verbinding.
table-here = Deze tafel staat op dit apparaat
table-here-why = Iedereen speelt hier: voeg mensen toe die het apparaat delen, en bots.
friends-at = Met anderen spelen op { $server }
friends-need-connection = Om met mensen op andere apparaten te spelen heb je een verbinding nodig.
server-address = Server om met anderen te spelen
server-address-why = Het adres van een Vabanque-server: meedoen, openbare tafels en tafels met vrienden elders gaan daar open.
server-address-bad = Dit is geen adres van een pagina. Het ziet eruit als https://play.example.org.
refused-needs-server = Daarvoor is een verbinding met een server nodig.
refused-offline-full = Dit apparaat is vol, dus dat is niet gebeurd. Maak wat ruimte en probeer het opnieuw.
refused-offline-other-tab = Je spellen op dit apparaat staan open in een ander tabblad. Sluit dat, dan gaan ze hier verder.
refused-offline-incomplete = Zonder verbinding is nodig wat ‘Offline bewaren’ bewaart: zie de instellingen.
refused-offline-broken = Deze browser kan niet zonder server spelen. Een nieuwere wel.
offline-forgetful = Deze browser bewaart niets, misschien omdat het venster privé is: het spel is weg zodra je het sluit.
