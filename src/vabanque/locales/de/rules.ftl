### Die Regeln aller vier Spiele, auf Deutsch.
###
### Ein Text ist ein winziges Markdown: Blöcke, durch eine Leerzeile getrennt; jeder Block ist entweder ein
### Absatz (seine Zeilen gehören zusammen) oder eine Liste (ein Punkt je Zeile, beginnend mit "- ");
### **fett**; sonst nichts.
###
### Unsere Wörter
###   round        Durchgang: Casinos füllen, platzieren, auszahlen
###   turn         Zug
###   play         Runde (nur Kartenspiel: alle legen einmal Karten)
###   seat         Platz
###   bill, deck   Geldschein, Schein; Geldstapel (box: Schachtel)
###   casino       Casino
###   die, dice    Würfel; to throw: würfeln, werfen; throw: Wurf; number: Zahl; pips: Augen
###   neutral dice neutrale Würfel
###   weight       Gewicht
###   cancel       sich aufheben; tie: Gleichstand
###   set aside    zur Seite legen; triple: Drilling; straight: Straße
###   bank, bust   sichern; Niete
###   coin         Glückstaler

## Las Vegas (2012)

rules-las-vegas-2012-01-goal-title = Worum es geht
rules-las-vegas-2012-01-goal =
    Sechs Casinos, sechs Zahlen, und überall liegt Geld bereit. Deine Würfel bestimmen, wohin du gehen
    könntest; du bestimmst, wohin du wirklich gehst. Hast du in einem Casino **mehr Würfel** als alle
    anderen, gehört dir der größte Schein. Hast du **genauso viele** wie jemand anders, bekommt ihr
    dort beide keinen Cent.

    Gespielt werden **vier Durchgänge**. Wer danach am reichsten ist, gewinnt. Das Spiel ist für 2 bis
    5 Personen.

rules-las-vegas-2012-02-material-title = Was ihr braucht
rules-las-vegas-2012-02-material =
    - 40 Würfel in fünf Farben, acht von jeder
    - 6 Casinos mit den Nummern 1 bis 6: Gold Mine, Bajazzo, Miracle, Oasis, Sphinx und Show Hall
    - 54 Geldscheine
    - 1 Startspieler-Karte, die mit jedem Durchgang einen Sitz nach links wandert

    So verteilen sich die 54 Scheine:

    - kleine: 6 × 10.000 $, 8 × 20.000 $, 8 × 30.000 $, 6 × 40.000 $
    - große: 6 × 50.000 $, 5 × 60.000 $, 5 × 70.000 $, 5 × 80.000 $, 5 × 90.000 $

rules-las-vegas-2012-03-setup-title = Aufbau
rules-las-vegas-2012-03-setup =
    Reiht die Casinos von 1 bis 6 auf und mischt alle Scheine zu einem verdeckten Geldstapel.

    Jetzt kommt das Geld ins Haus, zuerst ins Casino 1: Zieht dafür einen Schein nach dem anderen und
    hört auf, sobald zusammen **50.000 $ oder mehr** daliegen. Erst dann ist Casino 2 dran und so fort
    bis Casino 6. Mal liegt so ein einziger dicker Schein aus, mal sind es zwei oder drei, ganz selten
    noch mehr. Sortiert die Scheine jedes Casinos, den höchsten nach vorn.

    Jeder nimmt die acht Würfel einer Farbe. Am echten Tisch bekommt die älteste
    Person die Startspieler-Karte und fängt an; bei Vabanque entscheidet das Los, falls der
    Startspieler nicht vorher festgelegt wurde.

rules-las-vegas-2012-04-turn-title = Dein Zug
rules-las-vegas-2012-04-turn =
    Es geht im Uhrzeigersinn. In deinem Zug machst du dreierlei:

    - **Wirf** alle Würfel, die du noch hast – ein einziges Mal.
    - **Wähle** eine der Zahlen, die jetzt oben liegen.
    - **Platziere** sämtliche deiner Würfel mit dieser Zahl auf dem Casino mit derselben Nummer.

    Passen gibt es nicht, Zurückhalten eines Würfels der gewählten Zahl auch nicht, und ein zweiter
    Wurf schon gar nicht. Wer sich in dem Casino bereits tummelt, spielt keine Rolle.

    Sind deine Würfel aufgebraucht, setzt du bis zur Auszahlung aus. Hat nur noch eine Person Würfel,
    macht sie allein weiter, Zug um Zug. Liegt der allerletzte Würfel, wird ausgezahlt. Um alle
    Würfel loszuwerden, kann ein einziger Zug reichen; mehr Züge, als du Würfel hast, brauchst du nie.

rules-las-vegas-2012-05-payout-title = Auszahlung
rules-las-vegas-2012-05-payout =
    Zuerst die **Gleichstände**. Seht euch jedes Casino an: Wo zwei oder mehr von euch gleich viele
    Würfel haben, holen alle Beteiligten diese Würfel zurück und gehen dort leer aus. In einem Casino
    kann das gleich mehrfach vorkommen: Bei 2, 2, 1 und 1 Würfeln bleibt niemand übrig.

    Dann das **Geld**, Casino für Casino von 1 bis 6. Wer von den Verbliebenen die meisten Würfel hat,
    bekommt den höchsten Schein, der Nächste den zweithöchsten und so weiter. Mehr als einen Schein
    pro Casino gibt es für niemanden. Reichen die Scheine nicht, geht der Rest von euch leer aus;
    bleiben welche liegen, wandern sie verdeckt unter den Geldstapel.

    Deine Scheine behältst du vor dir, auf Wunsch verdeckt. Alle Würfel kehren zu ihren Besitzern
    zurück.

rules-las-vegas-2012-06-example-title = Eine Auszahlung, Schritt für Schritt
rules-las-vegas-2012-06-example =
    Das zahlen vier Casinos am Ende eines Durchgangs.

rules-las-vegas-2012-07-end-title = Nächster Durchgang und Ende
rules-las-vegas-2012-07-end =
    Alle Casinos sind jetzt leer. Füllt sie genau wie am Anfang, jedes mit mindestens 50.000 $. Den
    neuen Durchgang beginnt, wer links von der Person sitzt, die den letzten begonnen hat – wieder mit
    allen acht Würfeln.

    Nach dem **vierten** Durchgang wird gezählt. Wer am meisten Geld hat, gewinnt. Haben mehrere
    gleich viel, gewinnt unter ihnen, wer **mehr Scheine** hat. Stimmt auch das überein, teilen sie
    sich den Sieg.

rules-las-vegas-2012-08-neutral-title = Variante: neutrale Würfel (2 bis 4 Personen)
rules-las-vegas-2012-08-neutral =
    Eine Farbe, die niemand spielt, mischt mit – am besten Weiß. Zu Beginn **jedes** Durchgangs
    bekommt ihr zu euren acht eigenen Würfeln welche davon dazu:

    - zu zweit: je vier neutrale Würfel, du startest also mit zwölf
    - zu dritt: je zwei neutrale Würfel, du startest also mit zehn; zwei bleiben übrig
    - zu viert: je zwei neutrale Würfel, du startest also mit zehn

    Zu dritt werden die beiden übrigen Würfel vor dem ersten Zug jedes Durchgangs geworfen, und jeder
    landet auf dem Casino seiner Zahl. Das übernimmt, wer den Durchgang beginnt; zu entscheiden gibt
    es dabei nichts, und Vabanque nimmt es euch ab.

    Neutrale Würfel wirfst du immer mit deinen eigenen zusammen, und deine gewählte Zahl
    nimmt **alle** Würfel dieser Zahl mit, eigene wie neutrale.

    Bei der Auszahlung bilden alle neutralen Würfel in einem Casino
    zusammen **einen weiteren Mitspieler**, egal wer sie dort hingelegt hat. Für ihn gelten
    Gleichstand und Rangfolge wie für euch; ein Schein, den er gewinnt, kommt unter den Geldstapel.

rules-las-vegas-2012-09-jetons-title = Jetons: eine Hausregel
rules-las-vegas-2012-09-jetons =
    Dem Kartenspiel liegen 25 Jetons bei, die man auch hier verwenden kann, dazu ein eigenes
    Regelkärtchen. Was darauf steht, wissen wir nicht – nur so viel, dass zwei Würfel an einem Casino
    einen Jeton einbringen. Das Folgende ist deshalb eine **Hausregel von Vabanque** und nicht die
    offizielle; sie gilt nur, wenn ein Tisch sie einschaltet.

    - Zu Beginn jedes Durchgangs liegt an jedem der sechs Casinos ein Jeton.
    - Legst du in einem einzigen Zug **zwei oder mehr eigene Würfel** auf ein Casino, bekommst du von selbst den Jeton dort, sofern er noch daliegt. Neutrale Würfel zählen dafür nicht.
    - Ein genommener Jeton bleibt bei dir, auch wenn sich deine Würfel in diesem Casino später aufheben.
    - Jetons, die niemand genommen hat, verschwinden am Ende des Durchgangs.
    - Am Spielende ist jeder Jeton 10.000 $ wert. Er ist kein Schein und hilft darum nicht, wenn bei Gleichstand die Zahl der Scheine entscheidet.

rules-las-vegas-2012-10-mistakes-title = Häufige Irrtümer
rules-las-vegas-2012-10-mistakes =
    - **Noch einmal würfeln.** Ein Wurf pro Zug, und aus diesem Wurf wird gelegt.
    - **Nur einen Teil legen.** Die gewählte Zahl nimmt alle deine Würfel dieser Zahl mit.
    - **Augen zusammenzählen.** Im Casino zählt allein, wie viele Würfel du hast.
    - **Glauben, ein Gleichstand vernichte einen Schein.** Die Gleichen scheiden aus, alle anderen rücken auf und nehmen die Scheine.
    - **Zwei Scheine nehmen.** Selbst wer allein ist, bekommt nur einen, und zwar immer den höchsten, der noch daliegt.
    - **Scheine liegen lassen.** Was keiner nimmt, kommt unter den Geldstapel und wartet nicht auf den nächsten Durchgang.
    - **Zu früh aufhören.** Es sind vier Durchgänge, nicht drei.

rules-las-vegas-2012-11-unofficial-title = Inoffiziell
rules-las-vegas-2012-11-unofficial =
    Las Vegas hat Rüdiger Dorn erfunden; der Name gehört dem Verlag. Vabanque ist von Fans gemacht,
    steht mit beiden in keiner Verbindung und erklärt die Regeln in eigenen Worten. Wo die gedruckte
    Regel schweigt, gelten unsere Festlegungen.

##  Las Vegas mit Biggy

rules-las-vegas-biggy-01-goal-title = Worum es geht
rules-las-vegas-biggy-01-goal =
    Wieder locken sechs Casinos, und wieder holt sich den besten Schein, wer am stärksten auftritt.
    Neu ist der **Biggy**: ein großer Würfel für jeden von euch, der bei der Auszahlung für zwei
    zählt. Gleich stark zu sein heißt nach wie vor, dass beide nichts bekommen.

    Gespielt werden **drei Durchgänge**. Wer danach am reichsten ist, gewinnt. Das Spiel ist für 2 bis
    6 Personen.

rules-las-vegas-biggy-02-material-title = Was ihr braucht
rules-las-vegas-biggy-02-material =
    - 36 normale Würfel in sechs Farben, sechs von jeder
    - 6 Biggys, einer in jeder Farbe
    - 6 Casinos mit den Nummern 1 bis 6; wir nennen sie Gold Mine, Bajazzo, Miracle, Oasis, Sphinx und Show Hall
    - den Einarmigen Banditen, ein siebtes Casino für die Variante
    - 48 Geldscheine

    So verteilen sich die 48 Scheine:

    - kleine: 4 × 10.000 $, 4 × 20.000 $, 5 × 30.000 $, 5 × 40.000 $
    - mittlere: 6 × 50.000 $, 6 × 60.000 $, 6 × 70.000 $
    - große: 4 × 80.000 $, 4 × 90.000 $, 4 × 100.000 $

rules-las-vegas-biggy-03-setup-title = Aufbau
rules-las-vegas-biggy-03-setup =
    Legt die Casinos aus, der Übersicht halber von 1 bis 6. Mischt die Scheine zu einem verdeckten
    Geldstapel und gebt jedem Casino **genau zwei Scheine**, ganz gleich, was sie wert sind.

    Jeder nimmt sechs normale Würfel und den Biggy einer Farbe, zusammen **sieben Würfel**. Am echten
    Tisch beginnt, wem das Glück am meisten lacht; bei Vabanque entscheidet das Los,
    falls der Startspieler nicht vorher festgelegt wurde.

rules-las-vegas-biggy-04-turn-title = Dein Zug
rules-las-vegas-biggy-04-turn =
    Es geht im Uhrzeigersinn. In deinem Zug machst du dreierlei:

    - **Wirf** alle Würfel, die du noch hast, auch den Biggy – ein einziges Mal.
    - **Wähle** eine der Zahlen, die jetzt oben liegen.
    - **Platziere** sämtliche deiner Würfel mit dieser Zahl auf dem Casino mit derselben Nummer.

    Passen, einen Würfel der gewählten Zahl zurückhalten oder nochmals werfen darfst du nicht. Der
    Biggy wird geworfen und gelegt wie jeder andere: Er geht dorthin, wohin ihn seine Zahl schickt.

    Ohne Würfel setzt du bis zur Auszahlung aus; wer noch welche hat, spielt weiter, auch mehrmals
    nacheinander. Liegt der letzte Würfel, wird ausgezahlt.

rules-las-vegas-biggy-05-payout-title = Auszahlung
rules-las-vegas-biggy-05-payout =
    Im Casino zählt das **Gewicht**: ein normaler Würfel wiegt eins, ein Biggy **in jedem Fall zwei**.

    Zuerst die **Gleichstände**: Wo zwei oder mehr von euch dasselbe Gewicht haben, holen alle
    Beteiligten ihre Würfel von dort zurück und gehen leer aus. Ein Biggy allein liegt also gleichauf
    mit zwei normalen Würfeln.

    Dann das **Geld**, Casino für Casino: Von den Verbliebenen bekommt das größte Gewicht den höheren
    Schein, das zweitgrößte den anderen. Für alle weiteren gibt es nichts. Ein Schein, den keiner
    nimmt, kommt in die **Schachtel** und ist aus dem Spiel.

    Deinen Gewinn darfst du verdeckt halten. Alle Würfel kehren zu ihren Besitzern zurück.

rules-las-vegas-biggy-06-example-title = Eine Auszahlung, Schritt für Schritt
rules-las-vegas-biggy-06-example =
    Das zahlen drei Casinos am Ende eines Durchgangs.

rules-las-vegas-biggy-07-end-title = Nächster Durchgang und Ende
rules-las-vegas-biggy-07-end =
    Jedes Casino bekommt zwei neue Scheine. Den neuen Durchgang beginnt, wer links von der Person
    sitzt, die den letzten begonnen hat; alle haben wieder sieben Würfel.

    Nach dem **dritten** Durchgang wird gezählt. Wer am meisten Geld hat, gewinnt. Haben mehrere
    gleich viel, gewinnt unter ihnen, wer **mehr Scheine** hat. Stimmt auch das überein, teilen sie
    sich den Sieg.

rules-las-vegas-biggy-08-neutral-title = Variante: neutrale Würfel (2 bis 4 Personen)
rules-las-vegas-biggy-08-neutral =
    Eine Farbe, die niemand spielt, mischt mit, allerdings nur mit ihren normalen Würfeln; ihr Biggy
    bleibt in der Schachtel. Zu Beginn **jedes** Durchgangs bekommt ihr zu euren sieben eigenen
    Würfeln dazu:

    - zu zweit: je drei neutrale Würfel, du startest also mit zehn
    - zu dritt: je zwei neutrale Würfel, du startest also mit neun
    - zu viert: je einen neutralen Würfel, du startest also mit acht (zwei neutrale bleiben in der Schachtel)

    Neutrale Würfel wirfst du immer mit deinen eigenen zusammen, und deine gewählte Zahl
    nimmt **alle** Würfel dieser Zahl mit, eigene wie neutrale. Zeigt nur ein neutraler Würfel eine
    Zahl, darfst du sie trotzdem wählen und legst dann eben keinen eigenen.

    Bei der Auszahlung bilden alle neutralen Würfel in einem Casino
    zusammen **einen weiteren Mitspieler**, egal wer sie dort hingelegt hat. Für ihn gelten
    Gleichstand und Rangfolge wie für euch; ein Schein, den er gewinnt, kommt in die Schachtel.

rules-las-vegas-biggy-09-bandit-title = Variante: der Einarmige Bandit
rules-las-vegas-biggy-09-bandit =
    Der Bandit ist ein siebtes Casino und kommt zu fünft oder sechst am besten zur Geltung. Auch er
    bekommt zwei Scheine; gefüllt und ausgezahlt wird er als Letzter. Mit neutralen Würfeln verträgt
    er sich.

    - **Jede Zahl** von 1 bis 6 ist dort willkommen.
    - Auch hier legst du **alle** Würfel der gewählten Zahl. Zwischen dem Banditen und dem Casino dieser Zahl aufteilen darfst du sie nicht.
    - **Jede Zahl nur einmal pro Durchgang.** Liegt eine Zahl schon beim Banditen, kann niemand etwas dazulegen, nicht einmal, wer sie hingelegt hat. Ihr eigenes Casino steht ihr weiterhin offen.
    - Zum Banditen muss nie jemand. Liegen alle sechs Zahlen dort, ist er bis zum nächsten Durchgang geschlossen.

    Spielt ihr mit neutralen Würfeln, können in einem Zug eigene und neutrale Würfel der gewählten
    Zahl zusammen beim Banditen landen.

rules-las-vegas-biggy-10-bandit-payout-title = So zahlt der Bandit aus
rules-las-vegas-biggy-10-bandit-payout =
    Alle deine Würfel dort werden zusammengezählt, was immer sie zeigen. Der Bandit ordnet
    nach Gewicht wie jedes Casino. Nur wer mit dem **größten Gewicht** gleichauf liegt, scheidet hier
    nicht aus: Dann entscheiden zwei weitere Fragen.

    - Wer hat das größte **Gewicht**? Ein Biggy wiegt zwei, wie überall.
    - Ist das größte Gewicht gleich: Wessen **Augen** ergeben mehr? Auch hier zählt der Biggy doppelt; mit einer 4 bringt er 8 Augen.
    - Ist auch das gleich: Wer hat die **höchste einzelne Zahl**?

    Platz eins bekommt den höheren Schein, Platz zwei den anderen, niemand beide. Was übrig ist, kommt
    in die Schachtel.

    Zwei von euch können nie in allen drei Fragen gleich sein, weil jede Zahl dort nur einer Person
    gehört. Möglich ist es nur zwischen einer Person und den **neutralen Würfeln**. Dann heben sich
    die beiden doch auf, und wer dahinter kommt, rückt vor.

    Die gedruckte Regel macht diese Ausnahme nur für den Gleichstand **mit dem größten Gewicht**, und
    Vabanque hält es ebenso (Option **first**): Dort wird nach Augen und höchster Zahl gereiht, weiter
    unten aber heben sich gleiche Gewichte auf wie überall. Ein Tisch kann auch jeden Gleichstand so
    auflösen (Option **all**). Angenommen, Tom wiegt drei, Mila und Ida wiegen je zwei. Bei **first**
    bekommen beide nichts, und der Schein kommt in die Schachtel; bei **all** entscheiden die Augen,
    welche der beiden ihn bekommt.

rules-las-vegas-biggy-11-mistakes-title = Häufige Irrtümer
rules-las-vegas-biggy-11-mistakes =
    - **Den Biggy nur einmal zählen.** Er wiegt in jedem Casino zwei, auch bei Gleichstand.
    - **Den Biggy beliebig legen.** Er folgt seiner Zahl wie jeder andere Würfel.
    - **Noch einmal würfeln oder nur einen Teil legen.** Ein Wurf pro Zug, und alle Würfel der gewählten Zahl.
    - **Bis 50.000 $ auffüllen.** In dieser Ausgabe sind es immer zwei Scheine pro Casino.
    - **Scheine liegen lassen.** Was keiner nimmt, kommt in die Schachtel.
    - **Allein beide Scheine nehmen.** Pro Person und Casino einen, und zwar den höchsten, der noch daliegt.
    - **Beim Banditen zur eigenen Zahl dazulegen.** Liegt eine Zahl dort, ist sie für alle gesperrt.
    - **Vier Durchgänge spielen.** In dieser Ausgabe ist nach dreien Schluss.

rules-las-vegas-biggy-12-unofficial-title = Inoffiziell
rules-las-vegas-biggy-12-unofficial =
    Las Vegas hat Rüdiger Dorn erfunden; der Name gehört dem Verlag. Vabanque ist von Fans gemacht,
    steht mit beiden in keiner Verbindung und erklärt die Regeln in eigenen Worten. Wo die gedruckte
    Regel schweigt, gelten unsere Festlegungen.

## Las Vegas – Das Kartenspiel

rules-las-vegas-cards-01-goal-title = Worum es geht
rules-las-vegas-cards-01-goal =
    Die Casinos sind dieselben, doch deine Würfel sind jetzt auf Karten gedruckt. Aus jeweils fünf
    Karten wählst du, was wohin soll – und alle anderen wählen zur selben Zeit. Die meisten Würfel an
    einem Casino bringen den höheren seiner zwei Scheine, die zweitmeisten den anderen,
    und **gleich viele Würfel bringen gar nichts**.

    Gespielt werden **vier Durchgänge**. Wer danach am reichsten ist, gewinnt. Das Spiel ist für 2 bis
    5 Personen.

rules-las-vegas-cards-02-material-title = Was ihr braucht
rules-las-vegas-cards-02-material =
    - 5 Sätze zu 30 Würfelkarten, einen für jeden
    - 5 Karten mit Cocktailglas und 5 mit Tresor, je eine Karte für jeden
    - 6 Casinos mit den Nummern 1 bis 6; wir nennen sie Gold Mine, Bajazzo, Miracle, Oasis, Sphinx und Show Hall
    - 48 Geldscheine von 30.000 $ bis 100.000 $
    - 25 Jetonkarten (siehe Hausregel)

    Alle Sätze sind gleich. Zu jeder Zahl von 1 bis 6 hast du fünf Karten: **vier einfache** mit einem
    Würfel und **eine doppelte** mit zweien. Das macht 30 Karten mit 36 Würfeln. Die Anleitung nennt
    nur die 30; wie sie sich zusammensetzen, wissen wir aus zwei Rezensionen.

    Wie viele Scheine es von jedem Wert gibt, konnten wir nicht herausfinden. Vabanque
    nimmt **je sechs** der acht Werte an: 30.000 $, 40.000 $ und so weiter bis 100.000 $.

rules-las-vegas-cards-03-setup-title = Aufbau
rules-las-vegas-cards-03-setup =
    Legt die Casinos von 1 bis 6 aus. Mischt die Scheine und legt an jedes
    Casino **zwei Scheine offen** hin.

    Mische deine 30 Karten, bilde einen verdeckten Stapel und zieh **fünf** davon. Bei dir liegen dein
    Cocktailglas und dein Tresor: Unter das Glas kommen Karten, die du in diesem Durchgang nicht mehr
    brauchst, unter den Tresor kommt dein Gewinn, vor fremden Blicken sicher.

rules-las-vegas-cards-04-play-title = Ein Durchgang
rules-las-vegas-cards-04-play =
    Ein Durchgang hat **höchstens sechs Runden**. Jede läuft so ab, für alle gleichzeitig:

    - **Wählen:** Such dir aus deinen fünf Karten heimlich welche aus, so wie es die Auswahlregel erlaubt.
    - **Aufdecken:** Sind alle so weit, zeigt ihr die Karten und legt jede an das Casino ihrer Zahl.
    - **Ablegen:** Was du nicht gebraucht hast, kommt verdeckt unter dein Glas und ist für diesen Durchgang weg.
    - **Ziehen:** Nimm fünf neue Karten für die nächste Runde.

    Dreißig Karten ergeben genau sechs Hände zu fünf Karten, du hast also immer fünf zur Wahl. Der
    Durchgang endet, wenn alle ausgestiegen sind (siehe unten), spätestens aber nach der sechsten
    Runde.

rules-las-vegas-cards-05-selection-title = Die Auswahlregel
rules-las-vegas-cards-05-selection =
    Du legst **eine oder zwei beliebige Karten** –
    oder **beliebig viele, die alle dieselbe Zahl zeigen**. Passen ist verboten, drei oder mehr Karten
    mit verschiedenen Zahlen sind es auch. Eine Doppelkarte ist eine Karte.

rules-las-vegas-cards-06-exit-title = Mit acht Karten bist du raus
rules-las-vegas-cards-06-exit =
    Liegen nach einer Runde **acht oder mehr Karten** von dir an den Casinos, ist dieser Durchgang für
    dich vorbei. Der Rest deines Stapels kommt unter dein Glas. Was du gelegt hast, bleibt liegen und
    zählt bei der Auszahlung mit.

    Hier zählen Karten, nicht Würfel: Eine Doppelkarte ist eine. Und acht ist keine Obergrenze. Tom
    hat sechs Karten liegen, legt zwei dazu und ist mit acht raus; Noah hat sieben liegen, legt drei
    Vieren dazu und geht mit zehn.

    Die anderen spielen weiter. Ist nur noch eine Person übrig, macht sie allein weiter, bis zur
    achten Karte oder zur sechsten Runde.

rules-las-vegas-cards-07-payout-title = Auszahlung
rules-las-vegas-cards-07-payout =
    Jetzt zählt ihr **Würfel**, nicht Karten: Eine Doppelkarte zählt zwei.

    Zuerst die **Gleichstände**: Wo zwei oder mehr von euch gleich viele Würfel haben, legen alle
    Beteiligten ihre Karten von dort unter ihr Glas und gehen leer aus.

    Dann das **Geld**, Casino für Casino von 1 bis 6: Wer von den Verbliebenen die meisten Würfel hat,
    bekommt den höheren Schein, wer die zweitmeisten hat, den anderen. Für alle weiteren gibt es
    nichts. Scheine, die keiner nimmt, kommen in die **Schachtel**.

    Schieb deinen Gewinn unter deinen Tresor. Die anderen dürfen sich merken, was du bekommen hast;
    sehen können sie nur, wie viele Scheine es sind (außer am Tisch liegt das Geld offen).

rules-las-vegas-cards-08-example-title = Eine Auszahlung, Schritt für Schritt
rules-las-vegas-cards-08-example =
    Das zahlen zwei Casinos am Ende eines Durchgangs. Es zählen die Würfel auf den Karten.

rules-las-vegas-cards-09-end-title = Nächster Durchgang und Ende
rules-las-vegas-cards-09-end =
    Nehmt **alle 30 Karten** zurück, von den Casinos und unter dem Glas hervor, und mischt sie neu.
    Jedes Casino bekommt zwei neue Scheine.

    Nach dem **vierten** Durchgang ist Schluss; dann sind alle 48 Scheine verteilt. Wer am meisten
    Geld hat, gewinnt. Haben mehrere gleich viel, gewinnt unter ihnen, wer **mehr Scheine** hat.
    Stimmt auch das überein, teilen sie sich den Sieg.

rules-las-vegas-cards-10-in-turn-title = Variante: reihum
rules-las-vegas-cards-10-in-turn =
    Statt alle zugleich legt ihr **nacheinander**, im Uhrzeigersinn; jeder sieht die Karten, bevor die
    nächste Person wählt. Sonst bleibt alles, wie es ist.

    In deinem Zug wählst du nach der Auswahlregel, legst die Karten an, schiebst die restliche Hand
    unter dein Glas und ziehst gleich die nächsten fünf. Wer aus dem Durchgang ausgestiegen ist, wird
    übergangen. Schluss ist, wenn von allen mindestens acht Karten liegen oder alle sechsmal am Zug
    waren.

    Am echten Tisch beginnt die älteste Person den ersten Durchgang; bei Vabanque
    entscheidet das Los, falls der Startspieler nicht vorher festgelegt wurde. Danach beginnt jeweils,
    wer links von der Person sitzt, die zuletzt begonnen hat.

rules-las-vegas-cards-11-jetons-title = Jetons: eine Hausregel
rules-las-vegas-cards-11-jetons =
    In der Schachtel liegen 25 Jetons für das Spiel reihum, dazu ein eigenes Regelkärtchen. Was darauf
    steht, wissen wir nicht – nur so viel, dass zwei Würfel an einem Casino einen Jeton einbringen.
    Das Folgende ist deshalb eine **Hausregel von Vabanque** und nicht die offizielle. Sie gilt nur,
    wenn ein Tisch sie einschaltet, und nur, wenn reihum gelegt wird.

    - Zu Beginn jedes Durchgangs liegt an jedem der sechs Casinos ein Jeton.
    - Legst du in einem einzigen Zug **zwei oder mehr Würfel** an ein Casino, bekommst du von selbst den Jeton dort, sofern er noch daliegt. Eine Doppelkarte genügt, zwei einfache Karten derselben Zahl auch.
    - Mit zwei Doppelkarten verschiedener Zahlen kannst du in einem Zug zwei Jetons holen.
    - Ein genommener Jeton bleibt bei dir, auch wenn sich deine Karten an diesem Casino später aufheben.
    - Jetons, die niemand genommen hat, verschwinden am Ende des Durchgangs.
    - Am Spielende ist jeder Jeton 10.000 $ wert. Er ist kein Schein und hilft darum nicht, wenn bei Gleichstand die Zahl der Scheine entscheidet.

rules-las-vegas-cards-12-mistakes-title = Häufige Irrtümer
rules-las-vegas-cards-12-mistakes =
    - **Karten und Würfel verwechseln.** Fürs Aussteigen zählst du Karten, bei der Auszahlung Würfel.
    - **Passen.** Solange du dabei bist, legst du in jeder Runde mindestens eine Karte.
    - **Karten aufsparen.** Was du nicht legst, kommt unters Glas; jede Runde beginnt mit fünf frischen Karten.
    - **Beim Aussteigen die Karten mitnehmen.** Sie bleiben an den Casinos und können noch gewinnen.
    - **Glauben, vor der dritten Runde steige niemand aus.** Erst fünf gleiche, dann drei: Nach zwei Runden ist Schluss.
    - **Genau acht anpeilen müssen.** Auch mit sieben Karten darfst du noch fünf gleiche legen.
    - **Scheine liegen lassen.** Was keiner nimmt, kommt in die Schachtel.

rules-las-vegas-cards-13-unofficial-title = Inoffiziell
rules-las-vegas-cards-13-unofficial =
    Las Vegas und sein Kartenspiel hat Rüdiger Dorn erfunden; der Name gehört dem Verlag. Vabanque ist
    von Fans gemacht, steht mit beiden in keiner Verbindung und erklärt die Regeln in eigenen Worten.
    Wo die gedruckte Regel schweigt, gelten unsere Festlegungen.

## Die oberen 10 000

rules-top-10000-01-goal-title = Worum es geht
rules-top-10000-01-goal =
    Sechs Würfel werfen, die guten zur Seite legen – und dann die Frage: Reicht das? Jeder weitere
    Wurf kann Punkte bringen oder alles kosten, was dieser Zug bisher eingebracht hat.

    Wer zuerst **einen Zug mit mindestens 10.000 Punkten beendet**, gewinnt. Das Spiel ist für 2 bis 4
    Personen.

rules-top-10000-02-material-title = Was ihr braucht
rules-top-10000-02-material =
    - 5 schwarze Würfel mit den Zahlen 1 bis 6
    - 1 roten Würfel mit den Zahlen 1 bis 5 und dem **Glückstaler** an der Stelle der 6
    - Papier und Stift

rules-top-10000-03-setup-title = Aufbau
rules-top-10000-03-setup =
    Alle fangen bei null an. Am echten Tisch entscheidet die edelste Nase, wer
    beginnt; bei Vabanque entscheidet das Los, falls der Startspieler nicht vorher festgelegt wurde.
    Weiter geht es im Uhrzeigersinn.

rules-top-10000-04-turn-title = Dein Zug
rules-top-10000-04-turn =
    Deinen ersten Wurf machst du immer mit allen sechs Würfeln. Nach jedem Wurf gilt:

    - **Zur Seite legen:** Nimm aus diesem Wurf mindestens einen Würfel oder eine Kombination, die zählt. Mehr ist erlaubt, alles nehmen musst du nicht.
    - Dann **sichern** oder **weiterwürfeln**. Sicherst du, kommen die Punkte dieses Zugs auf dein Konto, und dort bleiben sie. Würfelst du weiter, sag zuvor an, wie viele Punkte du schon hast, und nimm die Würfel, die noch nicht zur Seite liegen.

    Gibt ein Wurf nichts her, ist er eine **Niete**: Alle Punkte dieses Zugs sind dahin, auf dem
    Zettel gibt es einen Strich, und die nächste Person ist dran. Was du in früheren Zügen gesichert
    hast, kann dir niemand nehmen. Der Strich ist bloß eine Notiz; eine Strafe für viele Striche gibt
    es nicht.

rules-top-10000-05-scoring-title = Was Punkte bringt
rules-top-10000-05-scoring =
    - eine 1: **100** Punkte
    - eine 5: **50** Punkte
    - zwei Fünfen, als 1 gezählt: **100** Punkte für einen einzigen Würfel
    - drei Zweien: **200**, drei Dreien: **300**, drei Vieren: **400**, drei Fünfen: **500**, drei Sechsen: **600**
    - drei Einsen: **1.000** Punkte
    - eine Straße von 1 bis 6: **1.000** Punkte

    Für eine Straße brauchst du eine schwarze 6, denn der rote Würfel hat keine. Ein Drilling oder
    eine Straße muss **in einem Wurf** fallen; Würfel, die schon zur Seite liegen, helfen dabei nie.
    Eine 2, 3, 4 oder 6 außerhalb von Drilling und Straße ist nichts wert und lässt sich nicht zur
    Seite legen.

    Solange er 1 bis 5 zeigt, ist der rote Würfel ein Würfel wie alle anderen. Du darfst aus einem
    Wurf mehreres nehmen, nur keinen Würfel doppelt verwenden. Vier, fünf oder sechs Gleiche sind
    nichts Besonderes: Vier Zweien sind ein Drilling und ein Rest, sechs Vieren sind zwei Drillinge.

rules-top-10000-06-two-fives-title = Zwei Fünfen als Eins
rules-top-10000-06-two-fives =
    Zwei Fünfen aus einem Wurf bringen 100 Punkte und kosten dich zwei Würfel. Stattdessen kannst
    du **eine** davon auf die 1 drehen und nur sie zur Seite legen, ebenfalls für 100 Punkte.
    Die **andere 5** ist für diesen Wurf gesperrt; sie bleibt bei den Würfeln, mit denen du weiterwürfeln
    kannst. So sparst du einen Würfel.

    - Beide Fünfen müssen aus demselben Wurf stammen.
    - Ob du die schwarze oder die rote drehst, ist dir überlassen. Liegt der rote Würfel zur Seite, ist kein Glückstaler mehr zu erhoffen, bis du wieder alle sechs Würfel bekommst.
    - Du darfst das auch mit mehr als einem Paar tun. Eine 5, die zu keinem Paar gehört, zählt wie immer: Bei drei Fünfen kannst du eine drehen, eine zweite für 50 nehmen und die dritte liegen lassen.
    - Eine gedrehte 5 ist immer 100 wert. Für drei Einsen oder eine Straße zählt sie nicht.

rules-top-10000-07-all-six-title = Alle sechs zur Seite gelegt
rules-top-10000-07-all-six =
    Liegen alle sechs Würfel zur Seite, auf einmal oder nach und nach, darfst du wieder **alle sechs**
    nehmen und weitermachen. Was du in diesem Zug schon hast, zählt weiter – und steht weiter auf dem
    Spiel. Genauso gut kannst du es sichern.

rules-top-10000-08-coin-title = Der Glückstaler
rules-top-10000-08-coin =
    Der Glückstaler ist keine Zahl. Man kann ihn nicht zur Seite legen, er ist keine 6 und gehört nie
    zu einem Drilling oder einer Straße. Zeigt ihn aber der rote Würfel **und** kannst du aus
    demselben Wurf mindestens einen anderen Würfel zur Seite legen, dann kommen alle Würfel zurück:
    Entweder du sicherst jetzt, oder du wirfst wieder **alle sechs**. Die Punkte dieses Zugs behältst
    du – bis zur nächsten Niete.

    Ein Glückstaler, neben dem nichts zählt, ist eine Niete wie jede andere. Das gilt auch, wenn du
    nur den roten Würfel geworfen hast.

rules-top-10000-09-risk-title = Wie riskant ist ein Wurf?
rules-top-10000-09-risk =
    So oft ist ein Wurf eine Niete, ob der rote Würfel dabei ist oder nicht:

    - sechs Würfel: 4 %
    - fünf Würfel: 8 %
    - vier Würfel: 16 %
    - drei Würfel: 28 %
    - zwei Würfel: 44 %
    - ein Würfel: 67 %

rules-top-10000-10-example-title = Zwei Züge, Schritt für Schritt
rules-top-10000-10-example =
    Erst ist Mila dran, dann Noah.

rules-top-10000-11-end-title = Das Ende
rules-top-10000-11-end =
    Sobald jemand sichert und damit auf **10.000 Punkte oder mehr** kommt, ist das Spiel aus und
    gewonnen. Die anderen kommen nicht mehr zum Zug, genau treffen muss man die Marke nicht, und ein
    Unentschieden ist ausgeschlossen.

    Ungesicherte Punkte gewinnen nichts: Mit 9.500 auf dem Konto und 700 in diesem Zug darfst du
    weiterwürfeln – und die 700 noch verlieren. Ein Tisch kann auch ein anderes Ziel als 10.000
    wählen.

rules-top-10000-12-mistakes-title = Häufige Irrtümer
rules-top-10000-12-mistakes =
    - **Einen Drilling über mehrere Würfe sammeln.** Zwei Einsen beiseite und später eine dritte: Das sind 300 Punkte, nicht 1.000.
    - **Eine Mindestpunktzahl zum Einstieg verlangen.** Sichern darfst du vom ersten Zug an jeden Betrag.
    - **Den Glückstaler für einen Joker halten.** 1, 2, 3, 4, 5 und Glückstaler sind keine Straße.
    - **Sich zu früh freuen.** Der Glückstaler hilft nur, wenn in diesem Wurf noch ein anderer Würfel zählt.
    - **Alles nehmen zu müssen glauben.** Ein Würfel, der zählt, genügt.
    - **Nach dem Drehen auch die andere 5 nehmen.** Sie ist für diesen Wurf gesperrt.
    - **Die Runde zu Ende spielen.** Wer sichert und 10.000 oder mehr hat, hat sofort gewonnen.

rules-top-10000-13-practice-title = Gut spielen, in einem Satz
rules-top-10000-13-practice =
    Diese Sätze sind genau berechnet: Jede Zahl darin wurde gegen perfektes Spiel zu zweit erprobt, das gegen sich selbst
    50 von 100 Spielen gewinnt.

    - **Eine Zahl.** Höre mit **zwei Würfeln oder weniger** auf. Das gewinnt 37 von 100 Spielen.
    - **Zwei Zahlen.** Höre mit **drei Würfeln oder weniger** bei **400** Punkten auf. Das gewinnt 44.
    - **Drei Zahlen.** Ebenso; aber sobald der andere nur noch **500** Punkte braucht, höre nicht auf, bevor du gewonnen
      hast. Das gewinnt ein fünftel Spiel mehr.

    Nimm immer alle Punkte, wenn du damit aufhören kannst. Würfelst du weiter, dann lege so wenige Würfel wie möglich zur
    Seite: Wer immer alles nimmt, gewinnt nur 29, 32 und 33 Spiele.

rules-top-10000-14-unofficial-title = Inoffiziell
rules-top-10000-14-unofficial =
    „Die oberen 10 000“ ist ein Würfelspiel, das bei moses. erschienen ist; der Name gehört dem
    Verlag. Vabanque ist von Fans gemacht, steht mit ihm in keiner Verbindung und erklärt die Regeln
    in eigenen Worten. Wo die gedruckte Regel schweigt, gelten unsere Festlegungen.

    Das ist unsere eigene Auslegung: Beide Fünfen eines Paars kommen aus demselben Wurf, und die andere
    bleibt dabei liegen (R42, R43); auch Drillinge aus 2 bis 6 zählen nur in einem Wurf (R46); vier
    und mehr gleiche sind ein Drilling und der Rest (R47); nach dem Glückstaler sicherst du oder
    würfelst mit allen sechs Würfeln (R51).

## Neben den Bildern

figure-name = { $name }
figure-neutral = neutral
figure-sum = zusammen { $money }
figure-tie = gleich
figure-nothing = nichts
figure-allowed = erlaubt
figure-not-allowed = nicht erlaubt
figure-points = { $points }
figure-bust = Niete
figure-turn = { $name } würfelt { $dice }. Zur Wahl: { $choices }.
figure-choice = { placed-dice } { casino-on }
figure-comma = { $first }, { $last }
figure-or = { $first } oder { $last }
figure-scoring = Alle Kombinationen mit ihren Punkten. Von zwei Fünfen wird eine auf die 1 gedreht; die blasse bleibt liegen.
figure-choice-biggy = { placed-dice } und der Biggy { casino-on }
figure-choice-neutral = { placed-dice } (davon { $neutral } neutral) { casino-on }
figure-bandit = { $first } und { $second } haben dasselbe Gewicht, { $weight }, und gleich viele Augen, { $pips }. Darum entscheidet die höchste Zahl: { $high } schlägt { $low }.
figure-choice-only-neutral = { placed-dice } (neutral) { casino-on }
