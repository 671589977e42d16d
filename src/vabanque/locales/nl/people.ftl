### Playing with others: pairing, live games and series. Fetched when somebody opens them.

## Play with people

people-why = Je krijgt een plaats aan een openbare tafel die op spelers wacht. Is die er niet, dan gaat er een nieuwe open en vinden anderen jou.
people-wait = Hoelang wil je wachten?
people-wait-why = Daarna nemen bots de vrije plaatsen in.
people-find = Tafel zoeken
people-waiting = Tafels die op spelers wachten
people-none-waiting = Er wacht nu geen tafel. Open er een!
people-live = Lopende spellen om te bekijken
people-none-live = Er loopt nu geen openbaar spel.
starts-in = Het spel begint over { $seconds } s.
starts-with-bots = { $count ->
    [one] Een bot neemt de vrije plaats.
   *[other] Bots nemen de vrije plaatsen.
}

## Series

series = Serie
series-why = Meerdere spellen met dezelfde mensen. De start schuift elke keer een plaats op.
series-games = { $count } spellen
series-by = De serie wint wie
series-by-wins = de meeste overwinningen heeft
series-by-money = het meeste geld of de meeste punten heeft
series-handicap = Bots passen zich aan
series-handicap-why = Wint een mens, dan spelen de bots daarna een niveau sterker; een bot die wint, speelt een niveau zwakker.
series-remember = Bots onthouden jullie
series-remember-why = Het huis neemt van spel tot spel mee wat het over ieders speelwijze heeft geleerd, zolang de serie duurt.
series-number = Spel { $number } van { $games }
series-next = Volgend spel van de serie ({ $number } van { $games })
series-join = Naar het volgende spel ({ $number } van { $games })
series-again = Nog een serie
series-won = { $count ->
    [one] { $who } wint de serie
   *[other] { $who } delen de serie
}
series-wins = { $count ->
    [one] { $said } overwinning
   *[other] { $said } overwinningen
}

## What a bot is like

level-mixed = Van alles wat: sterk, gemiddeld en makkelijk.
level-tourist = Komt voor de lichtjes en is met alles blij. Een kind kan winnen.
level-gambler = Alles of niets: wil het grote geld en vergeet de rest.
level-regular = Pakt zoals elke vrijdag wat voor het grijpen ligt en kijkt niet verder.
level-accountant = Weegt zijn kansen af en houdt boek – over zichzelf, niet over jou.
level-shark = Kent alle kansen uit het hoofd, maar jou niet, en vergist zich soms.
level-house = Let op iedereen en mist niets. Uiteindelijk wint het huis.
level-perfect = Maakt nooit een fout. Alleen geluk verslaat hem.

## Ik ben aan de beurt, en niemand kijkt

tell-me-why = Voor deze tafel, zolang je er niet naar kijkt. Een bericht noemt het spel en leidt naar de tafel; wat daar gebeurt, staat er niet in.
tell-me-here = Op dit apparaat
tell-me-here-why = Een melding via de pushdienst van je browser, die haar niet kan lezen.
tell-me-here-not = Deze browser heeft hier geen pushdienst. Zet op een iPhone of iPad deze pagina eerst op het beginscherm.
tell-me-chat = In een chat
tell-me-chat-why = De server schrijft naar een adres (webhook) dat je bij de chatdienst aanmaakt. Wie het kent, kan daar schrijven; daarom toont de server het nooit meer.
tell-me-written = De server schrijft naar het adres dat je hebt opgegeven.
tell-me-service = Dienst
tell-me-own = Een ander programma
tell-me-address = Adres
tell-me-room = Chat
tell-me-write = Daarheen schrijven
tell-me-stop = Niet meer schrijven
refused-bad-notice-address = Naar dit adres kan niets worden gestuurd: het moet https zijn, en op internet bekend.
