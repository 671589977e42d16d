### Was am Tisch geschieht, wer gewonnen hat, und warum etwas nicht geht.
### $name, $who: eine Person; $casino: Name eines Casinos; $bills, $cards, $dice: fertige Aufzählungen.

money = { $amount } $
money-more = +{ money }
money-less = −{ money }
money-same = unverändert
number = { $value }
percent = { $value } %
# A difference between two chances; $value may be “25.1 ± 4.2”.
percentage-points = { $value } Prozentpunkte
seat-number = Sitz { $number }

## Was geschieht

entry-round = Durchgang { $number }. { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
entry-round-together = Durchgang { $number }.
entry-fill = { casino-subject } bekommt { $bills }.
entry-spare = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
} die übrigen neutralen Würfel: { $dice }.
entry-roll = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
}: { $dice }.
entry-place = { $you ->
    [yes] Du legst
   *[no] { $name } legt
} { $dice } { casino-on }.
entry-draw = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
}: { $cards }.
entry-draw-hidden = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
entry-hidden-cards = { $name } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
entry-hidden-dice = { $name } wirft { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} verdeckt.
entry-hidden-bills = { $name } bekommt { $count ->
    [one] einen Schein
   *[other] { $count } Scheine
}.
entry-hidden-move = { $name } trifft eine Wahl, die du nicht siehst.
entry-lay = { $you ->
    [yes] Du legst
   *[no] { $name } legt
}: { $cards }.
entry-jeton = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} den Jeton { casino-at }.
entry-throw = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
}: { $dice }.
entry-keep-throw = { $you ->
    [yes] Du legst { $combos } für { $points } Punkte zur Seite und würfelst weiter.
   *[no] { $name } legt { $combos } für { $points } Punkte zur Seite und würfelt weiter.
}
entry-keep-bank = { $you ->
    [yes] Du legst
   *[no] { $name } legt
} { $combos } für { $points } Punkte zur Seite.
entry-bust = Niete! { $you ->
    [yes] Du kannst nichts zur Seite legen und verlierst
   *[no] { $name } kann nichts zur Seite legen und verliert
} die Punkte dieses Zuges.
entry-bank = { $you ->
    [yes] Du sicherst { $turn } Punkte und hast jetzt { $score }.
   *[no] { $name } sichert { $turn } Punkte und hat jetzt { $score }.
}
entry-leave = { $you ->
    [yes] Du verlässt
   *[no] { $name } verlässt
} den Tisch. Was liegt, bleibt liegen.

dice-neutral = { $dice } (neutral)
dice-biggy = Biggy { $face }
dice-red = { $face } (rot)
dice-coin = Glückstaler
double-card = Doppel-{ $number }
# Mehrere Würfel einer Zahl; „3er“ läsen Vorleseprogramme als „dritter“.
faces = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}
# Die Würfel einer Zahl: die 2, die drei Zweien.
placed-dice = { $count ->
    [one] die { $face }
    [2] die beiden { faces }
   *[other] die { many } { faces }
}
placed-some-neutral = { placed-dice } (davon { $neutral ->
    [one] eine neutral
   *[other] { $neutral } neutral
})
placed-neutral = { placed-dice } (neutral)
placed-biggy = den Biggy
placed-biggy-alone = den Biggy mit der { $face }
# What is set aside in Die oberen 10 000.
aside-single = { $count ->
    [one] eine { $face }
   *[other] { many } { faces }
}
aside-red = die rote { $face }
aside-triple = drei { faces }
aside-triple-red = drei { faces } (eine rot)
aside-turned = eine auf die 1 gedrehte 5
aside-turned-red = die auf die 1 gedrehte rote 5
aside-straight = eine Straße
many = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}

## Die Auszahlung, Casino für Casino

entry-pay = { casino-name }: { $clauses }.
clauses = { $first }; { $last }
pay-tied = { $you ->
    [yes] { $names } habt Gleichstand mit je { $dice } und geht leer aus
   *[no] { $names } haben Gleichstand mit je { $dice } und gehen leer aus
}
pay-takes = { $you ->
    [yes] du bekommst
   *[no] { $name } bekommt
} { $bill } mit { $dice }
pay-too-late = { $you ->
    [yes] du gehst
   *[no] { $name } geht
} mit { $dice } leer aus, weil kein Schein mehr da ist
pay-neutral = die neutralen Würfel gewinnen { $bill } mit { $dice }, und niemand bekommt das Geld
pay-neutral-too-late = die neutralen Würfel gewinnen mit { $dice } nichts
pay-no-dice = niemand hat dort Würfel
pay-unclaimed = niemand bekommt { $bills }
with-dice = { $count ->
    [one] einem Würfel
   *[other] { many } Würfeln
}
# Level with somebody on the Bandit: what decided.
pips = { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}
with-dice-pips = { with-dice } und { pips }
with-dice-highest = { with-dice }, { pips } und der { $face } als höchster Zahl
owner-neutral = die neutralen Würfel

## Wie es ausging

result-winner = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}.
result-shared = { $you ->
    [yes] Ihr teilt euch den Sieg: { $names }.
   *[no] { $names } teilen sich den Sieg.
}
result-money = { $you ->
    [yes] Du
   *[no] { $name }
}: { $money } in { $bills ->
    [one] einem Schein
   *[other] { $bills } Scheinen
}
result-money-jetons = { $you ->
    [yes] Du
   *[no] { $name }
}: { $money } aus { $bills ->
    [one] einem Schein
   *[other] { $bills } Scheinen
} und { $jetons ->
    [one] einem Jeton
   *[other] { $jetons } Jetons
}
result-points = { $you ->
    [yes] Du
   *[no] { $name }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# The reader in a list of names, always first.
listed-you = du
and = { $first } und { $last }

## Warum nicht: Züge

error-not-your-turn = { $you ->
    [yes] Du bist nicht dran.
   *[no] { $who } ist nicht dran.
}
error-game-over = Das Spiel ist vorbei.
error-one-move = Von allen, die entscheiden müssen, wird genau ein Zug gebraucht; gekommen sind { $moves }.
error-already-chosen = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} schon gewählt.
error-no-such-seat = So jemand sitzt nicht am Tisch: { $who }.
error-face-not-rolled = Der Wurf zeigt keine { $face }.
error-wrong-casino = Die { faces } gehören auf Casino { $face }, nicht auf { $casino }.
error-no-bandit = Der Einarmige Bandit spielt hier nicht mit.
error-bandit-face-taken = Beim Banditen liegt in diesem Durchgang schon die { $face }; jede Zahl kommt nur einmal dorthin.
error-no-cards = Mindestens eine Karte muss gelegt werden.
error-card-not-in-hand = Die Karte { $card } hast du nicht auf der Hand, oder nicht so oft.
error-mixed-numbers = Drei oder mehr Karten müssen alle dieselbe Zahl zeigen.
error-nothing-set-aside = Mindestens ein zählender Würfel muss zur Seite gelegt werden.
error-no-such-combo = „{ $combo }“ ist keine Kombination.
error-not-in-throw = Der Wurf enthält { $combos } nicht.
error-five-blocked = Die andere Fünf eines gedrehten Paars muss liegen bleiben; { $combos } würde sie benutzen.
error-wrong-points = Diese Würfel zählen { $expected } Punkte, nicht { $points }.
error-throw-or-bank = Sag nach dem Zur-Seite-Legen „weiter“ oder „sichern“, nicht „{ $then }“.

## Warum nicht: Zufall

error-wrong-seat = Hier würfelt oder zieht { $who }, nicht Sitz { $found }.
error-wrong-dice-count = Anzahl der Würfel in diesem Wurf: { $dice }, nicht { $shown }.
error-no-such-face = Ein Würfel zeigt 1 bis 6, nicht { $face }.
error-not-faces = „{ $word }“ sagt nicht, was Würfel zeigen. Gib ihre Augen ein, zum Beispiel 1 3 3 6 oder 1336.
error-which-is-red = Welcher davon ist der rote? Setz ein r davor: r5.
error-red-is-missing = Der rote Würfel fehlt: mit einem r davor, r5, oder rg für den Glückstaler.
error-biggy-is-missing = Der Biggy fehlt: mit einem b davor, b5.
error-which-is-the-biggy = Welcher davon ist der Biggy? Setz ein b davor: b5.
error-which-are-neutral = Welche davon sind neutral? Setz vor jeden neutralen Würfel ein n: n4.
error-no-such-red-face = Der rote Würfel zeigt 1 bis 5 oder den Glückstaler, nicht { $face }.
error-not-sorted = Augen oder Karten sind nicht sortiert.
error-biggy-count = Der Biggy wird immer mitgewürfelt, solange er in der Hand ist, und nur dann. In diesem Wurf: { $dice }.
error-red-count = Der rote Würfel wird immer mitgewürfelt, solange er in der Hand ist, und nur dann. In diesem Wurf: { $dice }.
error-bill-not-in-deck = Im Geldstapel ist kein Schein über { $bill }.000 $.
error-fill-too-short = { casino-subject } braucht mehr Scheine.
error-fill-too-long = { casino-subject } war schon vor dem letzten Schein voll.
error-wrong-casino-filled = Als Nächstes wird Casino { $casino } gefüllt, nicht { $found }.
error-wrong-card-count = Eine Hand hat { $cards } Karten, nicht { $found }.
error-card-not-in-pile = Die Karte { $card } ist nicht im Stapel, oder nicht so oft.
error-pile-empty = Es ist nichts mehr zum Ziehen da.
error-unexpected-outcome = „{ $found }“ kann jetzt nicht kommen.
error-bills-unaccounted = Die Scheine gehen nicht auf: { $expected }.000 $ im Spiel, { $found }.000 $ gefunden.
error-dice-unaccounted = Die Würfel gehen nicht auf ({ $who }).
error-cards-unaccounted = Die Karten gehen nicht auf ({ $who }).
error-points-not-of-50 = Alle Punkte sind Vielfache von 50; { $points } ist keines.

## Warum nicht: Aufbau

error-not-at-home = Das kann nur jemand am Rechner des Servers entscheiden.
error-no-network = Dieser Rechner ist in keinem Netz; andere Geräte finden ihn nicht.
error-unknown-game = Es gibt kein Spiel „{ $game }“.
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-only-seats = Dieses Spiel ist für { $most } Personen, nicht für { $seats }.
error-unknown-option = Dieses Spiel hat keine Option „{ $option }“.
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
error-neutral-seats = Neutrale Würfel sind für zwei bis vier Personen, nicht für { $seats }.
error-jetons-in-turn = Jetons gibt es nur, wenn reihum gelegt wird: order=in-turn.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }; oder Modul:Klasse oder cmd:Programm für einen eigenen.
error-bad-bot = Der Bot „{ $bot }“ ist nicht zu gebrauchen: { $reason }.
error-not-legal = { $move } geht hier nicht.
error-name-taken = { $name } gibt es schon.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }.
error-bot-not-for-game = Der Bot „{ $bot }“ spielt { $game } nicht.
error-worker-died = Ein Prozess ist gestorben, bevor er fertig war.

## Warum nicht: Texte und Aufzeichnungen

error-not-a-number = „{ $word }“ ist keine Zahl.
error-no-such-card = Es gibt keine Karte „{ $card }“. Karten sind 1 bis 6, und 1+ bis 6+ für die doppelten.
error-not-a-move = „{ $text }“ ist kein Zug.
error-not-a-position = Das ist keine Stellung dieses Spiels: { $reason }.
error-position-head = Eine Stellung beginnt mit dem Spiel und der Zahl der Personen, etwa { $example }; hier steht „{ $text }“.
error-position-fields = Nach dem Spiel hat eine Stellung { $count } Teile ({ $expected }); diese hat { $found }.
error-position-field = „{ $text }“ ist im Teil „{ $field }“ der Stellung nicht lesbar.
error-position-seats = Der Teil „{ $field }“ der Stellung braucht für jede der { $seats } Personen einen Eintrag, getrennt durch „/“; er hat { $found }.
error-position-form = Diese Stellung wird anders geschrieben: { $expected }
error-position-of-another-game = Die Stellung gehört nicht zu { $game } mit diesen Optionen und Spielern.
error-agent-seat = Die Sitze müssen einmal „agent“ nennen und sonst Bots; hier sind es: { $seats }.
error-no-such-open-table = Es gibt keinen Tisch { $table }. Öffne einen mit new_game.
error-not-over-yet = Das Spiel läuft noch: Seine Aufzeichnung würde zeigen, was die anderen haben.
error-not-a-sim-file = „{ $file }“ ist keine Datei von `vabanque sim --resume`.
error-no-bots-in-folder = In { $folder } gibt es keine Bots: weder Python-Klassen mit einer Methode choose noch Programme.
error-not-a-snapshot = Das ist kein gespeichertes Spiel: { $reason }.
error-not-json = Das ist kein JSON: { $reason }.
error-nested-too-deep = Das JSON ist zu tief verschachtelt.
error-duplicate-key = Der Schlüssel „{ $key }“ kommt zweimal vor.
error-line-too-long = Die Zeile ist länger als { $most } Bytes.
error-not-a-record = Eine Aufzeichnung ist ein JSON-Objekt.
error-missing-key = Der Schlüssel „{ $key }“ fehlt.
error-unknown-key = Der Schlüssel „{ $key }“ gehört nicht hierher.
error-wrong-type = Falscher Typ: { $reason }.
error-unknown-format = Das Format „{ $format }“ ist unbekannt; dieses Programm liest vabanque/1.
error-bad-names = „seats“ muss eine Liste von Namen sein.
error-bad-start = „start“ muss die Nummer eines Sitzes sein, nicht { $start }.
error-not-an-entry = Ein Journaleintrag ist ein JSON-Objekt.
error-unknown-kind = Dieses Spiel hat keinen Journaleintrag der Art „{ $kind }“.
error-unexpected-entry = Hier war „{ $expected }“ fällig, aufgezeichnet ist „{ $found }“.
error-entry-after-end = Das Spiel war schon vorbei, als „{ $found }“ kam.
error-journal-ends-early = Das Journal bricht mitten in einem Schritt ab.
error-not-over = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht vorbei.
error-missing-result = Das Spiel ist vorbei, aber die Aufzeichnung hat kein Ergebnis.
error-wrong-round = Der Durchgang ist { $expected }, nicht { $found }.
error-wrong-pay = Das Casino zahlt { $expected }, nicht { $found }.
error-wrong-jeton = Der Jeton müsste { $expected } sein, nicht { $found }.
error-wrong-bust = Die Niete ist { $expected }, nicht { $found }.
error-wrong-bank = Gesichert wird { $expected }, nicht { $found }.
error-wrong-score = Der Stand ist { $expected }, nicht { $found }.
error-wrong-bills = Die Anzahl der Scheine ist { $expected }, nicht { $found }.
error-wrong-jetons = Die Anzahl der Jetons ist { $expected }, nicht { $found }.
error-wrong-winners = Gewonnen haben { $expected }, nicht { $found }.
error-wrong-hashes = Die Prüfsummen passen nicht zum Spiel.
error-bad-fairness = Der Beweis für faire Würfel ist nicht lesbar.
error-broken-commitment = Der aufgedeckte Startwert ist nicht der, auf den sich der Server festgelegt hatte.
error-unfair = Die Startwerte ergeben { $expected }, aufgezeichnet ist { $found }.
error-unfair-start = Nach den Startwerten oder der Absprache beginnt Sitz { $expected }, aufgezeichnet ist Sitz { $found }.
error-no-proof = Die Aufzeichnung enthält keinen Beweis für ihre Würfel.
error-another-commitment = Der Server hatte sich vor dem Spiel auf etwas anderes festgelegt: Du hast { $expected } notiert, aufgezeichnet ist { $found }.
error-seat-seed-missing = Dein eigener Anteil an den Würfeln, { $seed }, wurde nicht verwendet.
error-bad-commitment = Eine Festlegung hat 64 Stellen, 0 bis 9 und a bis f.

## When the server is busy or cannot be reached: a page that cannot load, or has to wait

server-busy = Der Server kann gerade nicht antworten; diese Seite versucht es von selbst noch einmal.
