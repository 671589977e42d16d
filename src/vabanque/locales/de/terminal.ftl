### Der Tisch im Terminal. $name: jemand am Tisch; $file: ein Pfad; $points, $dice, $bills: Zahlen.

terminal-guest = Gast
terminal-neutral = neutral
error-nothing-to-undo = Jetzt lässt sich nichts zurücknehmen.

## Zeilenmodus: Begrüßung und Abschied

terminal-welcome = { $game }: { $names }.
terminal-welcome-help = Antworte auf die Fragen, oder tippe { $commands }.
terminal-drawn-first = Ausgelost wurde, wer anfängt: { $you ->
    [yes] du.
   *[no] { $name }.
}
terminal-from-alone = --from sagt schon, welches Spiel mit welchen Optionen gespielt wird und wer am Zug ist: Lass das Spiel, -o, --first und --resume weg.
terminal-from-seats = Die Stellung ist für { $seats } Personen, aber --seats nennt { $found }.
terminal-no-such-first = „{ $who }“ kann nicht anfangen: Nimm einen Namen oder die Nummer eines Sitzes. Es spielen: { $names }.
terminal-resume = Dein Spiel ist gespeichert. Weiter geht es mit: vabanque play --resume { $file }
terminal-left = Du verlässt den Tisch. Es war noch nichts entschieden; darum wird dieses Spiel nicht gespeichert.
terminal-saved = Jeder Zug wird beim Spielen gespeichert, in { $file }
terminal-not-saved = Dieses Spiel wird nicht gespeichert.
terminal-recorded = Die Aufzeichnung dieses Spiels: { $file }
terminal-try-help = Tippe hilfe, um zu sehen, was du antworten kannst.

## Zeilenmodus: der Tisch

terminal-round = Durchgang { $round } von { $rounds }.
terminal-round-play = Durchgang { $round } von { $rounds }, Runde { $play } von { $plays }.
terminal-play-number = Runde { $play } von { $plays }.
terminal-target = Wer zuerst einen Zug mit { $points } Punkten oder mehr beendet, gewinnt.
terminal-casino = Casino { $casino }, { casino-name }: { $bills }.
terminal-casino-dice = Würfel: { $dice }.
terminal-casino-empty = Keine Würfel.
terminal-pays-now = Bei Auszahlung jetzt: { $payments }.
terminal-pays-nobody-now = Bei Auszahlung jetzt: niemand.
terminal-jeton-there = Dort liegt ein Jeton.
terminal-bandit-has = Er hat schon die Zahlen { $faces }.
terminal-dice-left = { $dice ->
    [0] keine Würfel mehr
    [one] noch ein Würfel
   *[other] noch { $dice } Würfel
}
terminal-biggy-left = Biggy in der Hand
terminal-neutral-left = { $dice ->
    [one] noch ein neutraler Würfel
   *[other] noch { $dice } neutrale Würfel
}
terminal-cards-laid = { $cards ->
    [0] keine Karten gelegt
    [one] eine Karte gelegt
   *[other] { $cards } Karten gelegt
}
terminal-now-out = { $you ->
    [yes] Du hast { $cards } Karten gelegt und bist
   *[no] { $name } hat { $cards } Karten gelegt und ist
} in diesem Durchgang raus.
terminal-out = in diesem Durchgang raus
terminal-money = { $money } in { $bills ->
    [one] einem Schein
   *[other] { $bills } Scheinen
}
terminal-bills = { $bills ->
    [0] keine Scheine
    [one] ein Schein
   *[other] { $bills } Scheine
}
terminal-jetons = { $jetons ->
    [one] ein Jeton
   *[other] { $jetons } Jetons
}
terminal-turn-points = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $points } Punkte in diesem Zug, mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 } im Spiel.
terminal-player = { $you ->
    [yes] Du
   *[no] { $name }
}: { $facts }.
terminal-owned = { $you ->
    [yes] du
   *[no] { $name }
} { $what }
terminal-on-table = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $dice } gewürfelt.
terminal-aside = Zur Seite gelegt in diesem Zug: { $combos }, das sind { $points } Punkte.
terminal-totals = Geld bisher: { $totals }.
terminal-round-won = Durchgang { $round }: { $money }.

## Zeilenmodus: Fragen

terminal-ask-face = { $you ->
    [yes] Welche Zahl platzierst du?
   *[no] { $name }, welche Zahl platzierst du?
} { $faces }.
terminal-ask-bandit = Der Bandit nimmt noch { $faces }. Dorthin geht es mit: { $example }
terminal-ask-cards = { $you ->
    [yes] Deine Karten sind
   *[no] { $name }, deine Karten sind
} { $cards }. Welche legst du?
terminal-ask-aside = { $you ->
    [yes] Du hast { $points } Punkte in diesem Zug.
   *[no] { $name }, { $points } Punkte in diesem Zug.
} Was legst du zur Seite? Möglich: { $choices }. Danach „weiter“ oder „sichern“.
terminal-aside-choice = { $combos }: { $aside } ({ $points })
terminal-aside-more = und { $more } weitere, die „{ $odds }“ nennt
terminal-ask-coin = Der Glückstaler! Leg etwas zur Seite, und du darfst mit allen sechs weiterwürfeln.
terminal-ask-then = Weiter oder sichern?
terminal-ask-choice = { $you ->
    [yes] Was tust du?
   *[no] { $name }, was tust du?
}
terminal-ask-go-on = Weiter mit der Eingabetaste; „zurück“ nimmt deine Entscheidung zurück.
terminal-ask-go-on-keys = Enter geht weiter; u nimmt deine Entscheidung zurück.
terminal-only-enter = Weiter mit der Eingabetaste.
terminal-pass-keyboard = { $name }, du bist an der Reihe. Drück die Eingabetaste, wenn sonst niemand zuschaut.
terminal-sealed = { $you ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
}
terminal-undone = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die letzte Entscheidung zurück.
terminal-undone-dice = Der letzte Wurf ist zurückgenommen. Gib ihn noch einmal ein.
terminal-undone-cards = Die letzten Karten sind zurückgenommen. Gib sie noch einmal ein.
terminal-undone-bills = Die letzten Scheine sind zurückgenommen. Gib sie noch einmal ein.
terminal-no-odds = Gerade muss niemand entscheiden.
terminal-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
terminal-dice-neutral = { $dice ->
    [one] ein neutraler
   *[other] { $dice } neutrale
}
terminal-biggy = Biggy

## Zeilenmodus: Wörter für Antworten. Die englischen gehen immer.

terminal-word-bandit = bandit b
terminal-word-throw = weiter w weiterwürfeln würfeln werfen
terminal-word-turn = drehe dreh
terminal-word-bank = sichern s
terminal-command-help = hilfe h ?
terminal-command-board = tisch
terminal-command-odds = chancen
terminal-command-rules = regeln
terminal-command-undo = zurück zurueck
terminal-command-save = speichern
terminal-command-quit = ende q
terminal-explain = { $command }: { $does }
terminal-explain-help = zeigt diese Hilfe.
terminal-explain-board = beschreibt alles, was auf dem Tisch liegt.
terminal-explain-odds = sagt, was jeder Zug brächte und welcher die beste Gewinnchance hat.
terminal-explain-rules = zeigt die Regeln des Spiels.
terminal-explain-undo = nimmt deine letzte Entscheidung zurück, solange danach nicht gewürfelt wurde; mit echten Würfeln alles, Schritt für Schritt.
terminal-explain-save = sagt, wo das Spiel gespeichert ist.
terminal-explain-quit = verlässt den Tisch; das Spiel kann später weitergehen.
terminal-explain-quit-puzzle = hört ohne Antwort auf.
terminal-help-dice = Antworte mit einer Zahl: Alle deine Würfel mit dieser Zahl kommen auf das Casino mit dieser Zahl. Spielt der Bandit mit, schickt „3 bandit“ die Dreien dorthin.
terminal-help-cards = Antworte mit den Karten, die du legst, zum Beispiel 3 3 oder 1 6+. Eine oder zwei Karten mit beliebigen Zahlen, oder beliebig viele mit derselben Zahl. 6+ ist eine doppelte.
terminal-help-points = Antworte mit dem, was du zur Seite legst, und was danach kommt, zum Beispiel „1 5 weiter“ oder „444 sichern“. „drehe 5“ dreht eine von zwei Fünfen auf die 1; 5>1 sagt dasselbe. Der rote Würfel hat ein r davor: r1.
terminal-help-choices = Antworte mit der Nummer einer Möglichkeit oder mit dem Zug in Klammern.
terminal-help-read = Gib ein, was auf deinem Tisch liegt: die Augen der Würfel, die Karten oder die Scheine. Karten und Scheine brauchen Leerzeichen dazwischen, Würfel nicht. „zurück“ nimmt zurück, was zuletzt eingegeben oder entschieden wurde, so oft du willst.

## Zeilenmodus: echte Würfel

terminal-read-roll = { $you ->
    [yes] { $dice ->
        [one] Was zeigt dein Würfel?
       *[other] Was zeigen deine { $dice } Würfel?
    }
   *[no] { $dice ->
        [one] { $name }, was zeigt dein Würfel?
       *[other] { $name }, was zeigen deine { $dice } Würfel?
    }
} Zum Beispiel: { $example }.
terminal-read-other = { $you ->
    [yes] Du würfelst.
   *[no] { $name } würfelt.
}
terminal-read-neutral = { $dice ->
    [one] Und der neutrale Würfel? Mit einem n davor: n4.
   *[other] Und die { $dice } neutralen Würfel? Mit einem n vor jedem: n4.
}
terminal-read-biggy = Und der Biggy? Mit einem b davor: b5.
terminal-read-spare = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
} die { $dice } übrigen neutralen Würfel. Was zeigen sie?
terminal-read-throw = { $you ->
    [yes] { $dice ->
        [one] Was zeigt dein schwarzer Würfel?
       *[other] Was zeigen deine { $dice } schwarzen Würfel?
    }
   *[no] { $dice ->
        [one] { $name }, was zeigt dein schwarzer Würfel?
       *[other] { $name }, was zeigen deine { $dice } schwarzen Würfel?
    }
}
terminal-read-red = Und der rote? Mit einem r davor: r5, oder rg für den Glückstaler.
terminal-read-red-only = { $you ->
    [yes] Was zeigt dein roter Würfel?
   *[no] { $name }, was zeigt dein roter Würfel?
} Zum Beispiel r5, oder rg für den Glückstaler.
terminal-read-hand = { $you ->
    [yes] Welche fünf Karten ziehst du?
   *[no] { $name }, welche fünf Karten ziehst du?
} Zum Beispiel: 1 3 3 5 6+.
terminal-read-bills = Welche Scheine liegen { casino-at }? In Tausend, in der gezogenen Reihenfolge, zum Beispiel: 30 60.

## Rat

terminal-advice-money = { $money }, wenn die Casinos jetzt zahlten ({ $change }).
terminal-advice-bank = { $aside } zur Seite, und { $points } Punkte sind dir sicher.
terminal-advice-throw = { $aside } zur Seite: { $points } Punkte auf dem Spiel, weiter mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 }, Niete mit Wahrscheinlichkeit { $bust } ({ $percent } %).
terminal-advice-throw-no-odds = { $aside } zur Seite: { $points } Punkte auf dem Spiel, weiter mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 }.
terminal-advice-best = Das täte der Bot „{ $bot }“.
terminal-advice-chance = Das hat die beste Gewinnchance.
terminal-advice-win = Gewinnchance: { $win }.
terminal-advice = { $move }: { $brings }
terminal-advice-more = Nicht genannte Züge, weil sie weniger bringen: { $more }.

## Dateien

terminal-cannot-save = Spiele lassen sich in { $file } nicht speichern: { $reason }
terminal-nothing-to-resume = Es gibt kein gespeichertes Spiel, das weitergehen könnte.
terminal-all-being-played = Alle gespeicherten Spiele laufen gerade in einem anderen Fenster.
terminal-no-such-save = Es gibt kein gespeichertes Spiel { $file }.
terminal-mended = Die Datei dieses Spiels war beschädigt: Es geht weiter nach dem letzten lesbaren Eintrag. { $lost ->
    [one] Eine Zeile ist
   *[other] { $lost } Zeilen sind
} verloren; eine Kopie der beschädigten Datei bleibt liegen.
error-game-being-played = Dieses Spiel wird gerade in einem anderen Fenster gespielt: { $file }
terminal-saved-line = { $day }.{ $month }.{ $year }, { $time }, { $names }: { $game }

## Der gezeichnete Tisch: die Teile

terminal-tie = gleich
terminal-bandit = Bandit
terminal-play = Runde { $play } von { $plays }
terminal-points = { $points } P.
terminal-points-said = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-round-pays = Die Casinos zahlen
terminal-round-short = D{ $round }
terminal-total = gesamt
terminal-bills-won = Scheine
terminal-end = Das Spiel ist aus
terminal-hint = Was jeder Zug jetzt brächte
terminal-keys = Tasten
terminal-keys-ended = Nachspielen, Analyse und neues Spiel gibt es, sobald das Spiel zu Ende ist.
terminal-hint-note = ★ ist, was der Bot „{ $bot }“ täte.
terminal-hint-chance = ★ hat die beste Gewinnchance.
terminal-log = Was geschehen ist

## Der gezeichnete Tisch: wählen

terminal-choose-number = Du bist dran: Drück eine Zahl aus deinem Wurf.
terminal-choose-cards = Du bist dran: Mit den Zahlen wählst du Karten.
terminal-choose-dice = Du bist dran: Zahlen legen Würfel zur Seite, m nimmt das meiste.
terminal-choose-move = Du bist dran: Drück die Nummer einer Möglichkeit oder wähle mit den Pfeiltasten.
terminal-preview = { casino-subject }: Du bekämst jetzt insgesamt { $money } ({ $change }).
terminal-preview-cards = { $cards } legen: Du bekämst jetzt insgesamt { $money } ({ $change }).
terminal-preview-aside = { $combos } für { $points }: { $turn } in diesem Zug. { $dice } Würfel, Niete { $percent } %.
terminal-preview-aside-no-odds = { $combos } für { $points }: { $turn } in diesem Zug. { $dice } Würfel.
error-choose-a-number = Wähle zuerst eine Zahl.
error-does-not-score = Diese Würfel zählen so nicht: einzelne Einsen und Fünfen, oder drei gleiche.

## Der gezeichnete Tisch: Tasten

terminal-key-choose = wählen
terminal-key-place = platzieren
terminal-key-lay = legen
terminal-key-bandit = Bandit
terminal-key-most = Maximum
terminal-key-throw = weiter
terminal-key-bank = sichern
terminal-key-play = spielen
terminal-key-hint = Tipp
terminal-key-rules = Regeln
terminal-key-log = Verlauf
terminal-key-keys = Tasten
terminal-key-saved = wo das Spiel gespeichert ist
terminal-key-quit = Ende
terminal-key-undo = zurück
terminal-key-go-on = weiter
terminal-key-faster = schneller
terminal-key-answer = antworten
terminal-key-new = neues Spiel
terminal-key-close = Esc schließt
terminal-key-standings = Endstand
terminal-key-replay = nachspielen
terminal-turns = Züge
terminal-busts = Nieten
terminal-best-turn = bester Zug
terminal-key-row = Zeile
terminal-key-change = ändern
terminal-key-start = los
terminal-key-delete = löschen
terminal-key-step = Schritt
terminal-key-round = Durchgang
terminal-key-auto = von selbst
terminal-step = { $step }/{ $steps }

## Die Wahl vor dem Spiel

terminal-form-resume = Weiter mit
terminal-form-resume-note = Spiele, die nicht zu Ende sind. Mit der Eingabetaste geht dieses Spiel weiter.
terminal-delete-sure = Drück noch einmal Entf, um dieses Spiel endgültig zu löschen.
terminal-deleted = { $file } ist gelöscht.
terminal-form-game = Spiel
terminal-form-seats = Personen
terminal-form-seat = Sitz { $number }
terminal-form-seat-note = Ein Mensch an dieser Tastatur oder ein Bot. Bei einem Menschen tippe einfach den Namen.
terminal-form-me = ein Mensch
terminal-form-money = Gewinne
terminal-form-open = offen
terminal-form-hidden = verdeckt
terminal-form-dice = Würfel
terminal-form-dealt = vom Programm
terminal-form-by-hand = echte
terminal-form-dice-note = Mit echten Würfeln (oder Karten) auf eurem Tisch sagst du, was sie zeigen, und das Programm leitet das Spiel.
terminal-form-first = Es beginnt
terminal-form-drawn = ausgelost
terminal-form-first-note = Wer anfängt. Am echten Tisch mit echten Würfeln: die älteste Person, oder wen ihr bestimmt.
terminal-form-lang = Sprache
terminal-option-neutral = Neutrale Würfel
terminal-option-jetons = Jetons
terminal-option-bandit = Bandit
terminal-option-bandit-ties = Gleichstand Bandit
terminal-option-order = Karten legen
terminal-option-target = Ziel
terminal-yes = ja
terminal-no = nein
terminal-value-all = Augen entscheiden immer
terminal-value-first = nur mit dem größten Gewicht
terminal-value-together = alle zugleich
terminal-value-in-turn = nacheinander
terminal-values-target = { $value } P.

## Ein Tisch auf einem Server

terminal-joined = { $name }, du hast einen Sitz. Warte, bis das Spiel beginnt …
terminal-server-away = Der Server antwortet nicht. Neuer Versuch …
terminal-join-again = Dein Sitz bleibt deiner. Zurück kommst du mit: vabanque join { $url }
terminal-dice-fair = Die Würfel waren fair: Jeder folgt aus dem, was dieses Gerät vor dem Start notiert hat.
terminal-dice-unfair = Mit den Würfeln stimmt etwas nicht: { $why }
error-address-without-server = „{ $table }“ ist ein Code ohne Server. Nenn auch den Server: vabanque join HOST:8000/{ $table }
error-bad-address = „{ $address }“ ist nicht die Adresse eines Tisches.
error-no-server = { $address } antwortet nicht: { $reason }
error-left-table = Du hast den Tisch verlassen.
error-server-said-bye = { $why ->
    [expired] Der Tisch wurde lange nicht benutzt und ist fort.
    [taken-over] Dein Sitz wurde auf einem anderen Gerät oder in einem anderen Fenster übernommen.
    [too-many] Dieses Gerät hat zu viele Verbindungen zum Server.
    [no-spectators] An diesem Tisch darf niemand zuschauen.
    [too-long] Das Spiel dauerte zu lange und wurde ohne Ergebnis geschlossen.
   *[other] Der Server hat diesen Tisch geschlossen.
}
terminal-refused = Der Server sagt nein ({ $code }).

# Pictures

picture-to-choose = Am Zug: { $names }

# The buttons of a table in a notebook; the second is beside what real dice have shown.
notebook-undo = Zurücknehmen
notebook-enter = Eingeben
