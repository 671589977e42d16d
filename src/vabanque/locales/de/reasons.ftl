### Der Trainer: warum ein Zug ein Fehler war (reason-…), was man sich merkt (remember-…) und die veränderte Stellung,
### die es beweist (if-…, der Anfang des Satzes reason-checked). Je höchstens 280 Zeichen. $money: ein Geldbetrag.

reason-dice = { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
reason-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
reason-checked = { $changed } hätte derselbe Zug { $loss } statt { $cost } gekostet.
reason-checked-best = { $changed } wäre der bessere Zug { $loss } statt { $cost } mehr wert gewesen.
reason-checked-none = { $changed } hätte derselbe Zug nichts gekostet.
reason-checked-best-none = { $changed } wäre der bessere Zug nicht besser gewesen.
reason-none = Eine einzelne Ursache gibt es hier nicht: Keine Begründung hält der Nachprüfung stand.
reason-remember = Merke: { $remember }
reason-proof = Woher wissen wir das?
reason-also = Außerdem:

reason-vegas-tie = Die Würfel { casino-at } haben Gleichstand mit { $name }: Beim jetzigen Stand gehen dort beide leer aus.
remember-vegas-tie = Gleich viele Würfel gewinnen nichts. Zähle nach, bevor du zu einem Casino dazukommst.
reason-vegas-untie = Es gibt Gleichstand mit { $name } { casino-at }. Ein Zug dorthin löst ihn auf, und alle Würfel dort zählen wieder.
remember-vegas-untie = Würfel im Gleichstand sind nichts wert. Der Würfel, der ihn auflöst, ist so viel wert wie alle zusammen.
reason-vegas-stop = Ein Gleichstand mit { $name } { casino-at } gewinnt nichts, nimmt { $name } aber { $money } weg.
remember-vegas-stop = Gleichstand kann eine Waffe sein: Er kostet den anderen den Schein, auch wenn er dir nichts bringt.
reason-vegas-overtake = { $name } war { casino-at } vorn. Der bessere Zug überholt und holt die { $money }.
remember-vegas-overtake = Ein weggenommener Schein zählt doppelt: Du hast ihn, und jemand anders hat ihn nicht.
reason-vegas-wasted = Die Führung { casino-at } war schon sicher: Niemand konnte sie noch einholen. Weitere Würfel bringen dort nichts.
remember-vegas-wasted = Wenn dich niemand mehr einholen kann, ist jeder weitere Würfel verschenkt.
reason-vegas-jeton = Der bessere Zug nimmt { casino-at } auch den Jeton mit.
remember-vegas-jeton = Auch ein Jeton ist Geld: Zwei Würfel auf einmal holen ihn.
reason-vegas-behind = { $name } bleibt { casino-at } vorn. Beim jetzigen Stand gewinnen die Würfel dort nichts.
remember-vegas-behind = Wer hinten liegt, braucht einen zweiten Schein oder einen Plan zum Überholen.
reason-vegas-safe = Der bessere Zug gewinnt { $money } { casino-at }, und niemand kann sie noch wegnehmen.
remember-vegas-safe = Ein Schein, den dir niemand mehr nehmen kann, ist so gut wie gewonnen.
reason-vegas-leader = { $name } hat bisher am meisten gewonnen ({ $money }). Der bessere Zug kostet { $name } Geld.
remember-vegas-leader = Es gewinnt, wer am meisten hat: Was der Führende verliert, ist fast so viel wert wie eigener Gewinn.
reason-vegas-crowded = Es ist zu viel los { casino-at }: { $count ->
    [one] Ein Gegner hat dort Würfel.
   *[other] { $count } Gegner haben dort Würfel.
}
remember-vegas-crowded = Wo viele mitspielen, fressen Gleichstände und späte Würfel den Schein. Such dir einen freien Platz.
reason-vegas-breakable = Die Führung { casino-at } hält nicht: { $name } ist noch nicht fertig und kann aufholen.
remember-vegas-breakable = Eine Führung zählt erst, wenn alle ihren letzten Würfel platziert haben.
reason-vegas-defend = Die Führung { casino-at } ist { $money } wert, und { $name } bedroht sie. Der bessere Zug stärkt sie.
remember-vegas-defend = Kümmere dich erst um den großen Schein, bei dem du führst, und fang dann etwas Neues an.
reason-vegas-second = { casino-subject } hat einen zweiten Schein über { $money }: Dafür muss man nicht führen.
remember-vegas-second = Der zweite Rang ist billig, und ein guter zweiter Schein ist oft mehr wert als ein schlechter erster.
reason-vegas-small = { casino-subject } hat nur { $money } zu vergeben; { $other } sind es { $more }.
remember-vegas-small = Würfel kosten überall gleich viel: Lege sie dorthin, wo der Schein groß ist.
reason-vegas-enough = Du führst { casino-at } schon und bekommst { $money }. Diese Würfel fehlen woanders.
remember-vegas-enough = Führen genügt: Eine größere Führung bringt nicht mehr Geld.
reason-vegas-open = Es ist noch niemand { casino-at }, und dort warten { $money }.
remember-vegas-open = Die ersten Würfel in einem leeren Casino führen sofort.
reason-vegas-contested = { $name } hat Würfel { casino-at }, und dagegen ist dieser Zug zu schwach.
remember-vegas-contested = Sieh erst nach, wer schon da ist, und dann auf den Schein.
reason-vegas-big = Den Ausschlag gibt der Schein { casino-at }: { $money }.
remember-vegas-big = Sieh zuerst auf den größten Schein und frage, wer ihn noch bekommen kann.
reason-vegas-leading = Du führst beim Geld: bisher { $money }. Dieser Zug wagt etwas, das nur jemand nötig hätte, der hinten liegt.
remember-vegas-leading = Wer führt, nimmt das Sichere und hält den Tisch ruhig.
reason-vegas-trailing = { $name } hat { $money } Vorsprung. Mit gleich viel Geld wäre der Zug gut; so muss es mehr sein.
remember-vegas-trailing = Wer hinten liegt, spielt um die Scheine, die das Spiel noch drehen.
reason-vegas-answer = { $name } kann noch etwas platzieren und hat eine Antwort auf diesen Zug.
remember-vegas-answer = Frag dich vor dem Platzieren, was der Nächste dagegen tun wird.
reason-vegas-answers = Beim jetzigen Stand ist der Zug gut, aber die anderen sind noch nicht fertig: Was sie noch haben, macht ihn schlechter.
remember-vegas-answers = Früh im Durchgang ist noch nichts gewonnen. Zähle, was die anderen noch in der Hand haben.
reason-vegas-prices = Die Scheine passen nicht zu diesem Zug: { $money } insgesamt { casino-at }, { $more } insgesamt { $other }. Umgekehrt wäre er richtig gewesen.
remember-vegas-prices = Vergleiche alle Scheine zweier Casinos, auch die zweiten.

reason-dice-biggy = { $kept ->
    [yes] Der Biggy zählt doppelt und ist { casino-at } verbraucht, wo er weniger wert ist als später.
   *[no] Der Biggy zählt doppelt und ist { casino-at } mehr wert als alles, was die anderen Würfel können.
}
remember-dice-biggy = Der Biggy ist zwei Würfel in einem. Gib ihn dort aus, wo er entscheidet.
reason-dice-last-word = Der bessere Zug behält { $dice } Würfel statt { $fewer } in der Hand und damit das letzte Wort im Durchgang.
remember-dice-last-word = Wer zuletzt platziert, wählt zuletzt. Würfel in der Hand sind gegen Ende Geld wert.
reason-dice-too-many = Das kostet { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} { casino-at }. Der bessere Zug braucht { $fewer ->
    [0] keinen eigenen
    [one] nur einen
   *[other] nur { $fewer }
} und behält den Rest für spätere Würfe.
remember-dice-too-many = Jeder behaltene Würfel ist ein weiterer Wurf. Zahle nur so viele, wie ein Platz kostet.
reason-dice-thin = Ein einzelner Würfel { casino-at } ist leicht zu überholen. Der bessere Zug bringt { $dice } auf einmal { $other }.
remember-dice-thin = Sechs Casinos mit je einem Würfel gewinnen nichts: Sei irgendwo stark.
reason-dice-neutral = Die neutralen Würfel { casino-at } spielen mit, und hier entscheiden sie.
remember-dice-neutral = Neutrale Würfel gewinnen und heben auf wie ein Mitspieler. Zähle sie mit.
reason-dice-neutral-rolled = Dieser Zug bringt { $dice ->
    [one] einen neutralen Würfel
   *[other] { $dice } neutrale Würfel
} mit { casino-at }, gegen die eigenen.
remember-dice-neutral-rolled = Achte darauf, welche neutralen Würfel eine Zahl mitbringt: Dort schaden sie dir, anderswo den anderen.
reason-dice-rival = { $name } hat Würfel { casino-at }, und der bessere Zug nimmt es damit auf.
remember-dice-rival = Ein Platz ist mehr wert, wenn ein Gegner schon dafür bezahlt hat.
reason-dice-bandit = { $on ->
    [yes] Der Einarmige Bandit nimmt jede Zahl einmal, und Gleichstand an der Spitze hebt dort nichts auf: Bei { $money } gehört diese Zahl zu ihm.
   *[no] Der Einarmige Bandit ist diese Würfel nicht wert: dort sind es { $money }, und die Zahl ist danach für alle geschlossen.
}
remember-dice-bandit = Der Bandit nimmt jede Zahl nur einmal. Schick ihm Würfel, die an ihrem Casino wenig bringen.
reason-dice-too-few = Der bessere Zug bringt { $dice } auf einmal { casino-at }; dieser bringt nur { $fewer }.
remember-dice-too-few = Viele Würfel einer Zahl sind ein starker Zug. Vielleicht kommen sie nicht wieder.

reason-cards-out-early = Mit { $cards ->
    [one] einer gelegten Karte
   *[other] { $cards } gelegten Karten
} bist du zu früh raus: Die anderen spielen ohne dich weiter.
remember-cards-out-early = Die achte Karte beendet deinen Durchgang. Lege sie, wenn nichts Gutes mehr kommt.
reason-cards-go-out = Der bessere Zug legt die letzte der acht Karten: Damit ist Schluss, und nichts Schlechtes muss mehr folgen.
remember-cards-go-out = Jede Runde zwingt dich zu legen. Im richtigen Moment raus zu sein ist ein Vorteil.
reason-cards-last-play = Es ist die letzte Runde des Durchgangs, und Karten, die in der Hand bleiben, gewinnen { casino-at } nichts.
remember-cards-last-play = Halte in der letzten Runde nichts zurück, was noch gewinnen kann.
reason-cards-too-many = { $count ->
    [one] Eine Karte verbraucht
   *[other] { $count } Karten auf einmal verbrauchen
} zu viel von deinen acht; { $fewer ->
    [one] eine würde
   *[other] { $fewer } würden
} genügen.
remember-cards-too-many = Du hast acht Karten für einen Durchgang. Gib sie dort aus, wo sie entscheiden.
reason-cards-double = Die Doppelkarte zählt { casino-at } für zwei, und nicht gelegt ist sie für diesen Durchgang weg.
remember-cards-double = Jede Zahl hat nur eine Doppelkarte. Kommt sie, wenn sie entscheidet, dann lege sie.
reason-cards-double-wasted = Die Doppelkarte ist { casino-at } verbraucht, wo andere stärker sind.
remember-cards-double-wasted = Eine Doppelkarte hinter einem Führenden ist verloren.
reason-cards-rival-out = { $name } ist raus und kann { casino-at } nicht mehr antworten.
remember-cards-rival-out = Die Würfel derer, die raus sind, bleiben, wie sie sind: Zähle, was du brauchst, um sie zu schlagen.
reason-cards-too-few = Der bessere Zug legt auch eine Karte { casino-at }. Was jetzt nicht gelegt wird, ist für diesen Durchgang weg.
remember-cards-too-few = Karten, die du nicht legst, kommen unter das Glas: Nutze die, die etwas gewinnen.
reason-cards-missed = Der bessere Zug nutzt die Karte { casino-at }; sonst kommt sie unter das Glas und gewinnt in diesem Durchgang nichts.
remember-cards-missed = Sieh dir vor der Wahl jede Karte an, die du hergeben würdest.
reason-cards-both = Zwei Casinos auf einmal: Der bessere Zug ist auch { casino-at } dabei, wo es Geld zu gewinnen gibt.
remember-cards-both = Zwei Karten verschiedener Zahlen sind zwei Chancen in einer Runde.
reason-cards-split = Zwei Casinos auf einmal, und beide werden schwach: Das gewinnt { casino-at } zu wenig.
remember-cards-split = Zwei Karten an einem Casino gewinnen oft, was je eine an zweien nicht gewinnt.

reason-10000-win = Sichern hätte das Spiel sofort gewonnen: { $points } Punkte. Der Wurf ist zu { $bust } % eine Niete.
remember-10000-win = Wenn die Punkte reichen, sichere sie.
reason-10000-coin = Der Glückstaler bringt alle sechs Würfel zurück. Sie sind nur zu { $bust } % eine Niete: Das ist { $points } Punkte Einsatz wert.
remember-10000-coin = Nach dem Glückstaler weiterwürfeln: Sechs Würfel sind kaum je eine Niete.
reason-10000-six = Alle Würfel liegen zur Seite, also kommen alle sechs zurück: nur zu { $bust } % eine Niete. Wer { $points } Punkte sichert, verschenkt das.
remember-10000-six = Sechs frische Würfel sind der beste Wurf. Höre nur nach einem sehr guten Zug auf zu würfeln.
reason-10000-left = { $points } Punkte ließen sich sichern, es wurden nur { $fewer }.
remember-10000-left = Wer sichert, legt alles zur Seite, was zählt.
reason-10000-all-six = Wer alles zur Seite legt, bekommt sechs Würfel zurück; so { $fewer ->
    [one] bleibt nur einer
   *[other] bleiben { $fewer }
}.
remember-10000-all-six = Wenn alle Würfel zählen können, nimm alle und würfle mit sechs.
reason-10000-turned = Zwei Fünfen dürfen als 1 zählen: { $points } Punkte statt { $fewer }.
remember-10000-turned = Bei zwei Fünfen lässt sich eine auf die 1 drehen.
reason-10000-triple = In diesem Wurf steckt mehr: { $points } Punkte statt { $fewer }.
remember-10000-triple = Suche zuerst nach Drillingen und der Straße.
reason-10000-not-triple = Das nimmt zu viele Würfel aus der Hand: { $dice } zum Würfeln wären besser als { $fewer }.
remember-10000-not-triple = Ein kleiner Drilling kostet drei Würfel. Würfel in der Hand können mehr wert sein.
reason-10000-red = Der rote Würfel liegt zur Seite. Nur er kann den Glückstaler zeigen.
remember-10000-red = Wer weiterwürfelt, behält den roten Würfel in der Hand.
reason-10000-dice = { $dice } Würfel sind mehr wert als { $fewer } und { $points } Punkte mehr.
remember-10000-dice = Wer weiterwürfelt, legt so wenig wie möglich zur Seite.
reason-10000-points = { $points } Punkte statt { $fewer }, bei fast demselben Wurf.
remember-10000-points = Punkte ohne Risiko sind geschenkt: Nimm sie.
reason-10000-chase = { $name } braucht nur noch { reason-points }. Ein paar sichere Punkte kommen zu spät; { $bust } % Risiko lohnen sich.
remember-10000-chase = Wenn jemand kurz vor dem Sieg steht, muss dein Zug ein großer sein.
reason-10000-almost = Zum Sieg fehlen nur { $points } Punkte. Ein Wurf kann genügen, und er ist zu { $bust } % eine Niete.
remember-10000-almost = Kurz vor dem Ziel kann ein Wurf mehr der letzte sein.
reason-10000-few-dice = Mit nur { reason-dice } ist der Wurf zu { $bust } % eine Niete, und { $points } Punkte stehen auf dem Spiel.
remember-10000-few-dice = Mit einem oder zwei Würfeln sichere alles, was etwas wert ist.
reason-10000-stake = { $points } Punkte stehen auf dem Spiel, und der Wurf ist zu { $bust } % eine Niete: zu viel zu verlieren.
remember-10000-stake = Je mehr der Zug schon gebracht hat, desto sicherer muss der nächste Wurf sein.
reason-10000-ahead = Du liegst vorn, und { $name } braucht noch { $points }. Es gibt keinen Grund, { $bust } % zu wagen.
remember-10000-ahead = Wer führt, überlässt das Risiko den anderen.
reason-10000-time = { $name } braucht noch { $points }: Es bleibt Zeit für einen weiteren Zug, also sichere diesen.
remember-10000-time = Weit vor dem Ende ist ein guter Zug ein gesicherter Zug.
reason-10000-little = { $points } Punkte sind wenig Einsatz, und der Wurf ist nur zu { $bust } % eine Niete.
remember-10000-little = Ein paar Punkte zu sichern lohnt sich nicht, solange du Würfel hast.
reason-10000-safe = Mit { reason-dice } ist der Wurf nur zu { $bust } % eine Niete: Es gibt mehr zu gewinnen als zu verlieren.
remember-10000-safe = Mit vier Würfeln oder mehr weiterwürfeln, außer der Zug ist schon sehr gut.
reason-10000-behind = { $name } hat { $points } Vorsprung. Dieser Zug muss mehr bringen.
remember-10000-behind = Wer hinten liegt, muss mehr wagen als der, der führt.
reason-10000-worth = Mit { reason-dice } und { $bust } % Nieten ist der Wurf sein Risiko noch wert.
remember-10000-worth = Vergleiche, was du verlieren kannst, mit dem, was ein Wurf bringt: mit allen Würfeln 300 bis 400 Punkte.

if-gone = Ohne die Würfel von { $name } { casino-at }
if-all-gone = Ohne fremde Würfel { casino-at }
if-own-gone = Ohne deine eigenen Würfel { casino-at }
if-bill = Mit { $money } als höchstem Schein { casino-at }
if-second = Mit nur { $money } als zweitem Schein { casino-at }
if-intruder = Mit { reason-dice } von { $name } { casino-at }
if-hand-empty = Hätte { $name } nichts mehr zu platzieren,
if-hands-empty = Hätte sonst niemand mehr etwas zu platzieren,
if-poor = Hätte { $name } bisher nichts gewonnen,
if-own-money = Mit { $money } in deiner Kasse
if-no-jeton = Ohne den Jeton { casino-at }
if-bills-small = Mit den kleinsten Scheinen dort, wo der bessere Zug hingeht,
if-swapped = Mit vertauschten Scheinen { casino-at } und { $other }
if-more-dice = Mit { reason-dice } mehr in der Hand
if-rolled = Mit { reason-dice } dafür { casino-at }
if-no-biggy = Mit einem gewöhnlichen Würfel statt des Biggys
if-no-neutral = Ohne die neutralen Würfel { casino-at }
if-no-neutral-rolled = Ohne die neutralen Würfel im Wurf
if-room = Mit { $count ->
    [one] einer bisher gelegten Karte
   *[other] { $count } bisher gelegten Karten
} weniger
if-single = Mit einer einfachen { $number } statt der Doppelkarte
if-no-card = Mit einer anderen Karte statt der { $card }
if-dice = Mit { reason-dice } zum Würfeln
if-dice-points = Mit { reason-dice } und { $points } Punkten auf dem Spiel
if-no-coin = Ohne den Glückstaler, mit { reason-dice },
if-no-coin-side = Hätte der rote Würfel keinen Glückstaler,
if-score = Stünde { $name } bei { $points },
if-own-score = Stündest du bei { $points },
if-points = Mit { $points } schon zur Seite gelegten Punkten
if-more-points = Mit { $points } Punkten mehr dafür

## Züge in Worten; $cards und $combos: Aufzählungen

move-place = { $dice } { casino-on }
move-lay = { $cards } legen
move-keep-throw = { $combos }, dann weiterwürfeln
move-keep-bank = { $combos }, dann sichern
