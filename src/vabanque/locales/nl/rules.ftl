### De regels van alle vier de spellen, in het Nederlands.
###
### Een tekst is een piepkleine Markdown: blokken gescheiden door een lege regel; elk blok is een alinea
### (de regels horen bij elkaar) of een lijst (één regel per punt, beginnend met "- "); **vet**; verder niets.
###
### Onze woorden
###   round        ronde (in het vertaalde spelregelboekje: etappe): casino’s vullen, plaatsen, uitbetalen
###   turn         beurt
###   play         zet (alleen kaartspel: iedereen legt één keer kaarten)
###   seat         plaats
###   bill, deck   bankbiljet, biljet; geldstapel (box: doos)
###   casino       casino
###   die, dice    dobbelsteen, dobbelstenen; to throw: gooien; throw: worp; number: getal; pips: ogen
###   neutral dice neutrale dobbelstenen
###   weight       gewicht
###   cancel       tegen elkaar wegvallen; tie: gelijke stand
###   set aside    opzijleggen; triple: drieling; straight: straat
###   bank, bust   veiligstellen; misworp
###   coin         geluksmunt

## Las Vegas (2012)

rules-las-vegas-2012-01-goal-title = Waar het om gaat
rules-las-vegas-2012-01-goal =
    Zes casino’s, zes getallen, en overal ligt geld klaar. Je dobbelstenen bepalen waar je heen kúnt;
    jij bepaalt waar je heen gáát. Heb je in een casino **meer dobbelstenen** dan alle anderen, dan is
    het hoogste biljet voor jou. Heb je er **precies evenveel** als iemand anders, dan krijgen jullie
    daar allebei geen cent.

    Je speelt **vier rondes**. Wie daarna het rijkst is, wint. Het spel is voor 2 tot 5 spelers.

rules-las-vegas-2012-02-material-title = Wat je nodig hebt
rules-las-vegas-2012-02-material =
    - 40 dobbelstenen in vijf kleuren, acht van elke kleur
    - 6 casino’s met de nummers 1 tot en met 6: Gold Mine, Bajazzo, Miracle, Oasis, Sphinx en Show Hall
    - 54 bankbiljetten
    - 1 startspelerkaart, die elke ronde één plaats naar links gaat

    Zo zijn de 54 biljetten verdeeld:

    - klein: 6 × $ 10.000, 8 × $ 20.000, 8 × $ 30.000, 6 × $ 40.000
    - groot: 6 × $ 50.000, 5 × $ 60.000, 5 × $ 70.000, 5 × $ 80.000, 5 × $ 90.000

rules-las-vegas-2012-03-setup-title = Klaarzetten
rules-las-vegas-2012-03-setup =
    Leg de casino’s op een rij van 1 tot en met 6 en schud alle biljetten tot één gedekte geldstapel.

    Dan komt het geld, te beginnen bij casino 1: draai daarvoor één voor één biljetten om en stop
    zodra er samen **$ 50.000 of meer** ligt. Pas daarna is casino 2 aan de beurt, en zo door tot
    casino 6. Soms ligt er dan één dik biljet, soms zijn het er twee of drie, heel af en toe nog meer.
    Sorteer de biljetten van elk casino, het hoogste vooraan.

    Iedereen pakt de acht dobbelstenen van één kleur. Aan een echte tafel krijgt de oudste de
    startspelerkaart en begint; bij Vabanque wordt de startspeler geloot, tenzij die vooraf is
    afgesproken.

rules-las-vegas-2012-04-turn-title = Jouw beurt
rules-las-vegas-2012-04-turn =
    De beurt gaat met de klok mee. Ben jij aan de beurt, dan doe je drie dingen:

    - **Gooi** alle dobbelstenen die je nog hebt, één keer.
    - **Kies** een van de getallen die boven liggen.
    - **Plaats** al je dobbelstenen met dat getal op het casino met hetzelfde nummer.

    Passen kan niet, een dobbelsteen van het gekozen getal achterhouden ook niet, en opnieuw gooien al
    helemaal niet. Wie er al in het casino zit, maakt niets uit.

    Zijn je dobbelstenen op, dan word je overgeslagen tot de ronde voorbij is. Heeft nog maar één
    speler dobbelstenen, dan gaat die gewoon alleen door, beurt na beurt. Ligt de allerlaatste
    dobbelsteen, dan wordt er uitbetaald. Eén beurt kan genoeg zijn; meer beurten dan je dobbelstenen
    hebt, heb je nooit nodig.

rules-las-vegas-2012-05-payout-title = Uitbetaling
rules-las-vegas-2012-05-payout =
    Eerst de **gelijke standen**. Bekijk elk casino: waar minstens twee spelers evenveel dobbelstenen
    hebben, halen zij die allemaal weg en krijgen daar niets. In één casino kan dat meermaals
    voorkomen: bij 2, 2, 1 en 1 dobbelstenen blijft er niemand over.

    Dan het **geld**, casino voor casino van 1 tot en met 6. Wie van de overgeblevenen de meeste
    dobbelstenen heeft, pakt het hoogste biljet, de volgende het op één na hoogste, enzovoort. Niemand
    krijgt meer dan één biljet per casino. Zijn de biljetten op, dan krijgt de rest niets; blijven er
    biljetten liggen, dan gaan die gedekt onder de geldstapel.

    Je biljetten houd je voor je, gedekt als je dat wilt. Iedereen krijgt al zijn dobbelstenen terug.

rules-las-vegas-2012-06-example-title = Een uitbetaling, stap voor stap
rules-las-vegas-2012-06-example =
    Dit betalen vier casino’s aan het eind van een ronde.

rules-las-vegas-2012-07-end-title = De volgende ronde en het einde
rules-las-vegas-2012-07-end =
    Alle casino’s zijn nu leeg. Vul ze net als in het begin, elk met minstens $ 50.000. De nieuwe
    ronde begint bij de linkerbuur van wie de vorige begon, en iedereen heeft weer acht dobbelstenen.

    Na de **vierde** ronde wordt er geteld. Het meeste geld wint. Hebben meer spelers evenveel, dan
    wint wie van hen **meer biljetten** heeft. Is ook dat gelijk, dan delen zij de overwinning.

rules-las-vegas-2012-08-neutral-title = Variant: neutrale dobbelstenen (2 tot 4 spelers)
rules-las-vegas-2012-08-neutral =
    Een kleur die niemand speelt, doet mee; wit ligt voor de hand. Aan het begin van **elke** ronde
    krijg je daar een paar dobbelstenen van, naast je eigen acht:

    - met z’n tweeën: ieder vier neutrale dobbelstenen, je begint dus met twaalf
    - met z’n drieën: ieder twee neutrale dobbelstenen, je begint dus met tien; er blijven er twee over
    - met z’n vieren: ieder twee neutrale dobbelstenen, je begint dus met tien

    Met z’n drieën worden de twee die over zijn vóór de eerste beurt van elke ronde gegooid, en elk
    gaat naar het casino van zijn eigen getal. Dat doet wie de ronde begint, maar er valt niets te
    kiezen; Vabanque doet het voor je.

    Je gooit je neutrale dobbelstenen altijd samen met je eigen, en het getal dat je kiest
    neemt **alle** dobbelstenen van dat getal mee, eigen en neutraal.

    Bij de uitbetaling vormen alle neutrale dobbelstenen in een casino samen **één extra speler**, wie
    ze er ook heeft neergelegd. Voor die speler gelden gelijke stand en rangorde net als voor jullie;
    een biljet dat hij wint, gaat onder de geldstapel.

rules-las-vegas-2012-09-jetons-title = Jetons: een huisregel
rules-las-vegas-2012-09-jetons =
    In de doos van het kaartspel zitten 25 jetons die je ook hier kunt gebruiken, met een eigen
    regelkaartje. Wat daarop staat, weten we niet; alleen dat twee dobbelstenen bij een casino een
    jeton opleveren. Wat volgt is daarom een **huisregel van Vabanque** en niet de officiële regel;
    hij geldt alleen als een tafel hem aanzet.

    - Aan het begin van elke ronde ligt er bij elk van de zes casino’s een jeton.
    - Leg je in één beurt **twee of meer eigen dobbelstenen** op een casino, dan krijg je vanzelf de jeton daar, als die er nog ligt. Neutrale dobbelstenen tellen hiervoor niet mee.
    - Een gepakte jeton blijft van jou, ook als je dobbelstenen in dat casino later wegvallen.
    - Jetons die niemand pakte, verdwijnen aan het eind van de ronde.
    - Aan het eind van het spel is elke jeton $ 10.000 waard. Het is geen biljet en helpt dus niet als bij gelijke stand het aantal biljetten beslist.

rules-las-vegas-2012-10-mistakes-title = Veelgemaakte fouten
rules-las-vegas-2012-10-mistakes =
    - **Opnieuw gooien.** Eén worp per beurt, en daar doe je het mee.
    - **Maar een deel plaatsen.** Het gekozen getal neemt al je dobbelstenen van dat getal mee.
    - **Ogen optellen.** In een casino telt alleen hoeveel dobbelstenen je hebt.
    - **Denken dat een gelijke stand een biljet kost.** Wie gelijk staat, valt af; de anderen schuiven op en pakken de biljetten.
    - **Twee biljetten pakken.** Zelfs als je alleen bent, krijg je er één, en altijd het hoogste dat er nog ligt.
    - **Biljetten laten liggen voor de volgende ronde.** Wat niemand pakt, gaat onder de geldstapel.
    - **Te vroeg stoppen.** Het zijn vier rondes, niet drie.

rules-las-vegas-2012-11-unofficial-title = Niet officieel
rules-las-vegas-2012-11-unofficial =
    Las Vegas is bedacht door Rüdiger Dorn; de naam is van de uitgever. Vabanque is door liefhebbers
    gemaakt, heeft met geen van beiden iets te maken en legt de regels in eigen woorden uit. Waar de
    gedrukte regels zwijgen, volgt het zijn eigen beslissingen.

##  Las Vegas met Biggy

rules-las-vegas-biggy-01-goal-title = Waar het om gaat
rules-las-vegas-biggy-01-goal =
    Weer lonken er zes casino’s, en weer gaat het beste biljet naar wie er het sterkst staat. Nieuw is
    de **Biggy**: voor iedereen één grote dobbelsteen, die bij de uitbetaling voor twee telt. Even
    sterk zijn betekent nog steeds dat je allebei niets krijgt.

    Je speelt **drie rondes**. Wie daarna het rijkst is, wint. Het spel is voor 2 tot 6 spelers.

rules-las-vegas-biggy-02-material-title = Wat je nodig hebt
rules-las-vegas-biggy-02-material =
    - 36 gewone dobbelstenen in zes kleuren, zes van elke kleur
    - 6 Biggy’s, één in elke kleur
    - 6 casino’s met de nummers 1 tot en met 6; wij noemen ze Gold Mine, Bajazzo, Miracle, Oasis, Sphinx en Show Hall
    - de eenarmige bandiet, een zevende casino voor de variant
    - 48 bankbiljetten

    Zo zijn de 48 biljetten verdeeld:

    - klein: 4 × $ 10.000, 4 × $ 20.000, 5 × $ 30.000, 5 × $ 40.000
    - middelgroot: 6 × $ 50.000, 6 × $ 60.000, 6 × $ 70.000
    - groot: 4 × $ 80.000, 4 × $ 90.000, 4 × $ 100.000

rules-las-vegas-biggy-03-setup-title = Klaarzetten
rules-las-vegas-biggy-03-setup =
    Leg de casino’s neer, het handigst op volgorde van 1 tot en met 6. Schud de biljetten tot een
    gedekte geldstapel en geef elk casino **precies twee biljetten**, wat ze ook waard zijn.

    Iedereen pakt zes gewone dobbelstenen en de Biggy van één kleur, samen **zeven dobbelstenen**. Aan een echte tafel begint de grootste geluksvogel; bij Vabanque wordt de startspeler geloot, tenzij
    die vooraf is afgesproken.

rules-las-vegas-biggy-04-turn-title = Jouw beurt
rules-las-vegas-biggy-04-turn =
    De beurt gaat met de klok mee. Ben jij aan de beurt, dan doe je drie dingen:

    - **Gooi** alle dobbelstenen die je nog hebt, ook de Biggy, één keer.
    - **Kies** een van de getallen die boven liggen.
    - **Plaats** al je dobbelstenen met dat getal op het casino met hetzelfde nummer.

    Passen, een dobbelsteen van het gekozen getal achterhouden of opnieuw gooien mag niet. De Biggy
    gooi en plaats je als elke andere dobbelsteen: hij gaat waar zijn eigen getal hem heen stuurt.

    Zonder dobbelstenen word je overgeslagen tot de ronde voorbij is; wie er nog heeft, speelt door,
    desnoods een paar keer achter elkaar. Ligt de laatste dobbelsteen, dan wordt er uitbetaald.

rules-las-vegas-biggy-05-payout-title = Uitbetaling
rules-las-vegas-biggy-05-payout =
    In een casino telt het **gewicht**: een gewone dobbelsteen weegt één, een Biggy **altijd twee**.

    Eerst de **gelijke standen**: waar twee of meer spelers hetzelfde gewicht hebben, halen zij hun
    dobbelstenen daar allemaal weg en krijgen niets. Een Biggy alleen staat dus gelijk met twee gewone
    dobbelstenen.

    Dan het **geld**, casino voor casino: van de overgeblevenen pakt het grootste gewicht het hoogste
    biljet en het op één na grootste het andere. Voor de rest is er niets. Een biljet dat niemand
    pakt, gaat in de **doos** en is uit het spel.

    Je winst mag je gedekt houden. Iedereen krijgt al zijn dobbelstenen terug.

rules-las-vegas-biggy-06-example-title = Een uitbetaling, stap voor stap
rules-las-vegas-biggy-06-example =
    Dit betalen drie casino’s aan het eind van een ronde.

rules-las-vegas-biggy-07-end-title = De volgende ronde en het einde
rules-las-vegas-biggy-07-end =
    Elk casino krijgt twee nieuwe biljetten. De nieuwe ronde begint bij de linkerbuur van wie de
    vorige begon, en iedereen heeft weer zeven dobbelstenen.

    Na de **derde** ronde wordt er geteld. Het meeste geld wint. Hebben meer spelers evenveel, dan
    wint wie van hen **meer biljetten** heeft. Is ook dat gelijk, dan delen zij de overwinning.

rules-las-vegas-biggy-08-neutral-title = Variant: neutrale dobbelstenen (2 tot 4 spelers)
rules-las-vegas-biggy-08-neutral =
    Een kleur die niemand speelt, doet mee, maar alleen met de gewone dobbelstenen; de Biggy
    blijft in de doos. Aan het begin van **elke** ronde krijg je naast je eigen zeven:

    - met z’n tweeën: ieder drie neutrale dobbelstenen, je begint dus met tien
    - met z’n drieën: ieder twee neutrale dobbelstenen, je begint dus met negen
    - met z’n vieren: ieder één neutrale dobbelsteen, je begint dus met acht (twee neutrale blijven in de doos)

    Je gooit je neutrale dobbelstenen altijd samen met je eigen, en het getal dat je kiest
    neemt **alle** dobbelstenen van dat getal mee, eigen en neutraal. Staat een getal alleen op een
    neutrale dobbelsteen, dan mag je het toch kiezen; je plaatst dan niets van jezelf.

    Bij de uitbetaling vormen alle neutrale dobbelstenen in een casino samen **één extra speler**, wie
    ze er ook heeft neergelegd. Voor die speler gelden gelijke stand en rangorde net als voor jullie;
    een biljet dat hij wint, gaat in de doos.

rules-las-vegas-biggy-09-bandit-title = Variant: de eenarmige bandiet
rules-las-vegas-biggy-09-bandit =
    De bandiet is een zevende casino en komt het best tot zijn recht met 5 of 6 spelers. Ook hij
    krijgt twee biljetten; hij wordt als laatste gevuld en uitbetaald. Met neutrale dobbelstenen gaat
    hij prima samen.

    - **Elk getal** van 1 tot en met 6 is er welkom.
    - Ook hier plaats je **alle** dobbelstenen van het gekozen getal. Verdelen over de bandiet en het casino van dat getal mag niet.
    - **Elk getal maar één keer per ronde.** Ligt een getal al bij de bandiet, dan kan niemand er iets bij leggen, ook niet wie het daar neerlegde. Het eigen casino van dat getal blijft gewoon open.
    - Niemand hoeft ooit naar de bandiet. Liggen alle zes getallen er, dan is hij dicht tot de volgende ronde.

    Met neutrale dobbelstenen kunnen in één beurt eigen en neutrale dobbelstenen van het gekozen getal
    samen bij de bandiet belanden.

rules-las-vegas-biggy-10-bandit-payout-title = Zo betaalt de bandiet uit
rules-las-vegas-biggy-10-bandit-payout =
    Al je dobbelstenen daar tellen samen, wat ze ook tonen. De bandiet zet iedereen op volgorde
    van gewicht, zoals elk casino. Alleen wie gelijk staat met het **grootste gewicht**, valt hier niet weg:
    dan beslissen twee andere vragen.

    - Wie heeft het grootste **gewicht**? Een Biggy weegt twee, zoals overal.
    - Is het grootste gewicht gelijk: wie heeft samen de meeste **ogen**? Ook hier telt de Biggy dubbel: met een 4 brengt hij 8 ogen in.
    - Is ook dat gelijk: wie heeft het **hoogste losse getal**?

    De eerste pakt het hoogste biljet, de tweede het andere, niemand pakt er twee. Wat overblijft,
    gaat in de doos.

    Twee spelers kunnen nooit op alle drie de vragen gelijk staan, want elk getal is daar van één
    speler. Alleen een speler en de **neutrale dobbelstenen** kunnen dat. Dan vallen die twee toch
    tegen elkaar weg, en wie volgt schuift op.

    De gedrukte regel maakt deze uitzondering alleen voor gelijke stand **met het grootste gewicht**,
    en Vabanque doet dat ook (optie **first**): daar wordt gerangschikt op ogen en hoogste getal, maar
    lager vallen gelijke gewichten weg zoals overal. Een tafel kan ervoor kiezen elke gelijke stand zo
    te beslissen (optie **all**). Stel dat Tom drie weegt en Mila en Ida elk twee. Bij **first**
    krijgen ze allebei niets en gaat het biljet in de doos; bij **all** beslissen de ogen wie van de
    twee het pakt.

rules-las-vegas-biggy-11-mistakes-title = Veelgemaakte fouten
rules-las-vegas-biggy-11-mistakes =
    - **De Biggy als één tellen.** Hij weegt twee in elk casino, ook bij gelijke stand.
    - **De Biggy leggen waar je wilt.** Hij volgt zijn getal, net als elke dobbelsteen.
    - **Opnieuw gooien of maar een deel plaatsen.** Eén worp per beurt, en alle dobbelstenen van het gekozen getal.
    - **Vullen tot $ 50.000.** In deze editie zijn het altijd twee biljetten per casino.
    - **Biljetten laten liggen voor de volgende ronde.** Wat niemand pakt, gaat in de doos.
    - **Alleen zijn en beide biljetten pakken.** Eén per speler en casino, het hoogste dat er nog ligt.
    - **Bij de bandiet iets bij je eigen getal leggen.** Ligt een getal er al, dan is het voor iedereen dicht.
    - **Vier rondes spelen.** Deze editie is na drie rondes afgelopen.

rules-las-vegas-biggy-12-unofficial-title = Niet officieel
rules-las-vegas-biggy-12-unofficial =
    Las Vegas is bedacht door Rüdiger Dorn; de naam is van de uitgever. Vabanque is door liefhebbers
    gemaakt, heeft met geen van beiden iets te maken en legt de regels in eigen woorden uit. Waar de
    gedrukte regels zwijgen, volgt het zijn eigen beslissingen.

## Las Vegas – het kaartspel

rules-las-vegas-cards-01-goal-title = Waar het om gaat
rules-las-vegas-cards-01-goal =
    De casino’s zijn dezelfde, maar je dobbelstenen staan nu op kaarten. Uit telkens vijf kaarten kies
    je wat waarheen gaat, terwijl alle anderen dat ook doen. De meeste dobbelstenen bij een casino
    leveren het hoogste van de twee biljetten op, de op één na meeste het andere,
    en **evenveel dobbelstenen leveren niets op**.

    Je speelt **vier rondes**. Wie daarna het rijkst is, wint. Het spel is voor 2 tot 5 spelers.

rules-las-vegas-cards-02-material-title = Wat je nodig hebt
rules-las-vegas-cards-02-material =
    - 5 sets van 30 dobbelsteenkaarten, één set per speler
    - 5 kaarten met een cocktailglas en 5 met een kluis, van elk één per speler
    - 6 casino’s met de nummers 1 tot en met 6; wij noemen ze Gold Mine, Bajazzo, Miracle, Oasis, Sphinx en Show Hall
    - 48 bankbiljetten van $ 30.000 tot $ 100.000
    - 25 jetonkaarten (zie de huisregel)

    Alle sets zijn gelijk. Van elk getal van 1 tot en met 6 heb je vijf kaarten: **vier enkele** met
    één dobbelsteen en **één dubbele** met twee. Dat zijn 30 kaarten met 36 dobbelstenen. De
    spelregels noemen alleen de 30; hoe ze zijn samengesteld, weten we uit twee recensies.

    Hoeveel biljetten er van elke waarde zijn, hebben we niet kunnen achterhalen. Vabanque gaat uit
    van **zes van elk** van de acht waarden: $ 30.000, $ 40.000 enzovoort tot $ 100.000.

rules-las-vegas-cards-03-setup-title = Klaarzetten
rules-las-vegas-cards-03-setup =
    Leg de casino’s neer van 1 tot en met 6. Schud de biljetten en leg er bij elk casino **twee open**
    neer.

    Schud je 30 kaarten tot een gedekte stapel en pak er **vijf**. Ernaast liggen je cocktailglas en
    je kluis: onder het glas gaan de kaarten die je deze ronde niet meer nodig hebt, onder de kluis
    gaat het geld dat je wint, uit het zicht.

rules-las-vegas-cards-04-play-title = Een ronde
rules-las-vegas-cards-04-play =
    Een ronde telt **hooguit zes zetten**. Elke zet gaat zo, voor iedereen tegelijk:

    - **Kiezen:** zoek in het geheim kaarten uit je vijf, volgens de keuzeregel.
    - **Omdraaien:** is iedereen zover, laat dan je kaarten zien en leg elke kaart bij het casino met dat getal.
    - **Wegleggen:** wat je niet gebruikt, gaat gedekt onder je glas en doet deze ronde niet meer mee.
    - **Pakken:** neem vijf nieuwe kaarten voor de volgende zet.

    Dertig kaarten zijn precies zes handen van vijf, dus je hebt altijd vijf kaarten om uit te kiezen.
    De ronde is voorbij als iedereen eruit is (zie verderop), en anders na de zesde zet.

rules-las-vegas-cards-05-selection-title = De keuzeregel
rules-las-vegas-cards-05-selection =
    Je legt **één of twee kaarten naar keuze**, of **zoveel kaarten als je wilt van hetzelfde getal**.
    Passen mag niet, en drie of meer kaarten met verschillende getallen ook niet. Een dubbele kaart is
    één kaart.

rules-las-vegas-cards-06-exit-title = Met acht kaarten ben je eruit
rules-las-vegas-cards-06-exit =
    Liggen er na een zet **acht of meer kaarten** van jou bij de casino’s, dan is deze ronde voor jou
    klaar. De rest van je stapel gaat onder je glas. Wat je gelegd hebt, blijft liggen en telt mee bij
    de uitbetaling.

    Hier tellen kaarten, geen dobbelstenen: een dubbele is er één. En acht is geen maximum. Tom heeft
    zes kaarten liggen, legt er twee bij en is eruit met acht; Noah heeft er zeven, legt drie vieren
    bij en vertrekt met tien.

    De anderen spelen door. Is er nog maar één speler over, dan gaat die alleen verder, tot de achtste
    kaart of tot de zesde zet.

rules-las-vegas-cards-07-payout-title = Uitbetaling
rules-las-vegas-cards-07-payout =
    Nu tel je **dobbelstenen**, geen kaarten: een dubbele kaart telt voor twee.

    Eerst de **gelijke standen**: waar minstens twee spelers evenveel dobbelstenen hebben, leggen zij
    die kaarten allemaal onder hun glas en krijgen niets.

    Dan het **geld**, casino voor casino van 1 tot en met 6: wie van de overgeblevenen de meeste
    dobbelstenen heeft, pakt het hoogste biljet, de tweede pakt het andere. Voor de rest is er niets.
    Biljetten die niemand pakt, gaan in de **doos**.

    Schuif je winst onder je kluis. De anderen mogen onthouden wat je gepakt hebt, maar ze zien alleen
    hoeveel biljetten je hebt (tenzij de tafel met open geld speelt).

rules-las-vegas-cards-08-example-title = Een uitbetaling, stap voor stap
rules-las-vegas-cards-08-example =
    Dit betalen twee casino’s aan het eind van een ronde. Het gaat om de dobbelstenen op de kaarten.

rules-las-vegas-cards-09-end-title = De volgende ronde en het einde
rules-las-vegas-cards-09-end =
    Iedereen neemt **alle 30 kaarten** terug, van de casino’s en van onder het glas, en schudt ze. Elk
    casino krijgt twee nieuwe biljetten.

    Het spel is uit na de **vierde** ronde; dan zijn alle 48 biljetten op. Het meeste geld wint.
    Hebben meer spelers evenveel, dan wint wie van hen **meer biljetten** heeft. Is ook dat gelijk,
    dan delen zij de overwinning.

rules-las-vegas-cards-10-in-turn-title = Variant: om de beurt
rules-las-vegas-cards-10-in-turn =
    In plaats van allemaal tegelijk leg je **na elkaar**, met de klok mee, en iedereen ziet de kaarten
    voordat de volgende kiest. Alle andere regels blijven zoals ze zijn.

    In je beurt kies je volgens de keuzeregel, leg je de kaarten neer, schuif je de rest van je hand
    onder je glas en pak je meteen de volgende vijf. Wie uit de ronde is, wordt overgeslagen. De ronde
    is voorbij als iedereen minstens acht kaarten heeft liggen of zes beurten heeft gehad.

    Aan een echte tafel begint de oudste de eerste ronde; bij Vabanque wordt de startspeler geloot,
    tenzij die vooraf is afgesproken. Daarna begint telkens de linkerbuur van wie de vorige ronde
    begon.

rules-las-vegas-cards-11-jetons-title = Jetons: een huisregel
rules-las-vegas-cards-11-jetons =
    In de doos zitten 25 jetons voor het spel om de beurt, met een eigen regelkaartje. Wat daarop
    staat, weten we niet; alleen dat twee dobbelstenen bij een casino een jeton opleveren. Wat volgt
    is daarom een **huisregel van Vabanque** en niet de officiële regel. Hij geldt alleen als een
    tafel hem aanzet, en alleen als je om de beurt legt.

    - Aan het begin van elke ronde ligt er bij elk van de zes casino’s een jeton.
    - Leg je in één beurt **twee of meer dobbelstenen** bij een casino, dan krijg je vanzelf de jeton daar, als die er nog ligt. Eén dubbele kaart is genoeg, twee enkele kaarten van hetzelfde getal ook.
    - Met twee dubbele kaarten van verschillende getallen kun je in één beurt twee jetons pakken.
    - Een gepakte jeton blijft van jou, ook als je kaarten bij dat casino later wegvallen.
    - Jetons die niemand pakte, verdwijnen aan het eind van de ronde.
    - Aan het eind van het spel is elke jeton $ 10.000 waard. Het is geen biljet en helpt dus niet als bij gelijke stand het aantal biljetten beslist.

rules-las-vegas-cards-12-mistakes-title = Veelgemaakte fouten
rules-las-vegas-cards-12-mistakes =
    - **Kaarten en dobbelstenen verwarren.** Om eruit te gaan tel je kaarten, bij de uitbetaling dobbelstenen.
    - **Passen.** Zolang je meedoet, leg je bij elke zet minstens één kaart.
    - **Kaarten bewaren.** Wat je niet legt, gaat onder het glas; elke zet begint met vijf verse kaarten.
    - **Je kaarten meenemen als je eruit gaat.** Ze blijven bij de casino’s en kunnen nog winnen.
    - **Denken dat niemand er vóór de derde zet uit kan.** Eerst vijf gelijke, dan drie: klaar na twee zetten.
    - **Precies op acht mikken.** Met zeven kaarten op tafel mag je nog vijf van één getal leggen.
    - **Biljetten laten liggen voor de volgende ronde.** Wat niemand pakt, gaat in de doos.

rules-las-vegas-cards-13-unofficial-title = Niet officieel
rules-las-vegas-cards-13-unofficial =
    Las Vegas en het kaartspel zijn bedacht door Rüdiger Dorn; de naam is van de uitgever. Vabanque is
    door liefhebbers gemaakt, heeft met geen van beiden iets te maken en legt de regels in eigen
    woorden uit. Waar de gedrukte regels zwijgen, volgt het zijn eigen beslissingen.

## Die oberen 10 000

rules-top-10000-01-goal-title = Waar het om gaat
rules-top-10000-01-goal =
    Zes dobbelstenen gooien, de goede eruit halen, en dan de vraag: is dit genoeg? Elke volgende worp
    kan punten opleveren – of alles kosten wat deze beurt je heeft gebracht.

    Wie als eerste **een beurt afsluit met 10.000 punten of meer**, wint. Het spel is voor 2 tot 4
    spelers.

rules-top-10000-02-material-title = Wat je nodig hebt
rules-top-10000-02-material =
    - 5 zwarte dobbelstenen, met 1 tot en met 6
    - 1 rode dobbelsteen, met 1 tot en met 5 en een **geluksmunt** op de plek van de 6
    - iets om de punten op te schrijven

rules-top-10000-03-setup-title = Klaarzetten
rules-top-10000-03-setup =
    Iedereen begint op nul. Aan een echte tafel begint de deftigste neus; bij Vabanque wordt de
    startspeler geloot, tenzij die vooraf is afgesproken. Daarna gaat het met de klok mee.

rules-top-10000-04-turn-title = Jouw beurt
rules-top-10000-04-turn =
    Je eerste worp is altijd met alle zes dobbelstenen. Na elke worp:

    - **Leg opzij:** minstens één dobbelsteen of combinatie uit deze worp die punten oplevert. Meer mag, alles hoeft niet.
    - Dan **veiligstellen** of **doorgooien**. Stel je veilig, dan komen de punten van deze beurt bij je score en zijn ze veilig. Gooi je door, zeg dan eerst hardop hoeveel punten je al hebt, en gooi met de dobbelstenen die nog niet opzij liggen.

    Valt er na een worp niets opzij te leggen, dan is het een **misworp**: alle punten van deze beurt
    ben je kwijt, op het blad komt een streepje, en de volgende is aan de beurt. Wat je in eerdere
    beurten hebt veiliggesteld, loopt nooit gevaar. Het streepje is maar een notitie; veel streepjes
    kosten niets.

rules-top-10000-05-scoring-title = Wat punten oplevert
rules-top-10000-05-scoring =
    - een 1: **100** punten
    - een 5: **50** punten
    - twee vijven, geteld als een 1: **100** punten voor maar één dobbelsteen
    - drie tweeën: **200**, drie drieën: **300**, drie vieren: **400**, drie vijven: **500**, drie zessen: **600**
    - drie enen: **1.000** punten
    - een straat van 1 tot en met 6: **1.000** punten

    Voor een straat heb je een zwarte 6 nodig, want de rode dobbelsteen heeft er geen. Een drieling of
    straat moet **in één worp** vallen; dobbelstenen die al opzij liggen, helpen daar nooit bij. Een
    2, 3, 4 of 6 buiten een drieling of straat is niets waard en kun je niet opzijleggen.

    Zolang hij 1 tot en met 5 toont, is de rode dobbelsteen er een als alle andere. Je mag uit één
    worp meer dan één ding nemen, zolang je geen dobbelsteen dubbel gebruikt. Vier, vijf of zes
    gelijke zijn niets bijzonders: vier tweeën zijn een drieling plus een restje, zes vieren zijn twee
    drielingen.

rules-top-10000-06-two-fives-title = Twee vijven als een 1
rules-top-10000-06-two-fives =
    Twee vijven uit één worp leveren 100 punten op en kosten je twee dobbelstenen. Je mag ook **één**
    van de twee op de 1 draaien en alleen die opzijleggen, eveneens voor 100 punten.
    De **andere vijf** is voor deze worp geblokkeerd; die blijft bij de dobbelstenen waarmee je door
    kunt gooien. Zo bespaar je een dobbelsteen.

    - Beide vijven moeten uit dezelfde worp komen.
    - Of je de zwarte of de rode draait, mag je zelf weten. Ligt de rode opzij, dan valt er geen geluksmunt meer te hopen tot je alle zes dobbelstenen terugkrijgt.
    - Je mag dit met meer dan één paar doen. Een vijf die bij geen paar hoort, telt gewoon: met drie vijven kun je er één draaien, een andere voor 50 nemen en de derde laten liggen.
    - Een gedraaide vijf is altijd 100 waard. Voor drie enen of een straat telt die niet mee.

rules-top-10000-07-all-six-title = Alle zes opzij
rules-top-10000-07-all-six =
    Liggen alle zes dobbelstenen opzij, in één keer of stukje bij beetje, dan mag je ze **alle zes**
    weer pakken en doorgaan. De punten van deze beurt blijven tellen, en blijven op het spel staan.
    Veiligstellen mag net zo goed.

rules-top-10000-08-coin-title = De geluksmunt
rules-top-10000-08-coin =
    De geluksmunt is geen getal. Je kunt hem niet opzijleggen, hij is geen 6 en hoort nooit bij een
    drieling of straat. Maar toont de rode dobbelsteen hem **en** kun je uit dezelfde worp minstens
    één andere dobbelsteen opzijleggen, dan komen alle dobbelstenen terug: je stelt nu veilig, of je
    gooit weer met **alle zes**. De punten van deze beurt houd je – tot de volgende misworp.

    Een geluksmunt met niets ernaast dat telt, is een misworp als elke andere. Dat geldt ook als je
    alleen de rode dobbelsteen gooit.

rules-top-10000-09-risk-title = Hoe riskant is een worp?
rules-top-10000-09-risk =
    Zo vaak is een worp een misworp, of de rode dobbelsteen nu meedoet of niet:

    - zes dobbelstenen: 4%
    - vijf dobbelstenen: 8%
    - vier dobbelstenen: 16%
    - drie dobbelstenen: 28%
    - twee dobbelstenen: 44%
    - één dobbelsteen: 67%

rules-top-10000-10-example-title = Twee beurten, stap voor stap
rules-top-10000-10-example =
    Eerst is Mila aan de beurt, dan Noah.

rules-top-10000-11-end-title = Het einde
rules-top-10000-11-end =
    Zodra iemand veiligstelt en daarmee op **10.000 punten of meer** komt, is het spel uit en
    gewonnen. De anderen komen niet meer aan de beurt, precies uitkomen hoeft niet, en een gelijke
    stand is onmogelijk.

    Punten die je niet hebt veiliggesteld, winnen niets: met 9.500 op je naam en 700 in deze beurt mag
    je doorgooien – en kun je die 700 nog verliezen. Een tafel kan ook een ander doel dan 10.000
    kiezen.

rules-top-10000-12-mistakes-title = Veelgemaakte fouten
rules-top-10000-12-mistakes =
    - **Een drieling over meer worpen sparen.** Twee enen opzij en later een derde: dat is 300 punten, geen 1.000.
    - **Een minimum eisen om te beginnen.** Vanaf de eerste beurt mag je elk aantal punten veiligstellen.
    - **De geluksmunt als joker zien.** 1, 2, 3, 4, 5 en de geluksmunt zijn geen straat.
    - **Te vroeg juichen.** De geluksmunt helpt alleen als er nog een dobbelsteen uit die worp telt.
    - **Denken dat je alles moet nemen.** Eén dobbelsteen die telt, is genoeg.
    - **Na het draaien ook de andere vijf nemen.** Die is voor deze worp geblokkeerd.
    - **De ronde uitspelen.** Wie veiligstelt en op 10.000 of meer staat, wint meteen.

rules-top-10000-13-practice-title = Goed spelen, in één zin
rules-top-10000-13-practice =
    Deze zinnen zijn exact berekend: elk getal erin is geprobeerd tegen perfect spel met twee, dat tegen zichzelf 50 van de
    100 keer wint.

    - **Eén getal.** Stop met **twee dobbelstenen of minder**. Dat wint 37 van de 100 spellen.
    - **Twee getallen.** Stop bij **400** punten met **drie dobbelstenen of minder**. Dat wint er 44.
    - **Drie getallen.** Hetzelfde, maar heeft de ander nog maar **500** punten nodig, stop dan niet voor je gewonnen hebt.
      Dat wint een vijfde spel meer.

    Neem altijd alle punten als je daarmee kunt stoppen. Gooi je door, leg dan zo weinig mogelijk dobbelstenen opzij: wie
    altijd alles neemt wint maar 29, 32 en 33 spellen.

rules-top-10000-14-unofficial-title = Niet officieel
rules-top-10000-14-unofficial =
    Die oberen 10 000 is een dobbelspel van uitgever moses.; de naam is van de uitgever. Vabanque is
    door liefhebbers gemaakt, heeft daar niets mee te maken en legt de regels in eigen woorden uit.
    Waar de gedrukte regels zwijgen, volgt het zijn eigen beslissingen.

    Dit is onze eigen uitleg: de twee vijven van een paar komen uit dezelfde worp, en de andere blijft
    daarbij liggen (R42, R43); ook drielingen van 2 tot 6 tellen alleen in één worp (R46); vier of meer
    gelijke zijn een drieling en de rest (R47); na de munt stel je veilig of gooi je alle zes
    dobbelstenen (R51).

## Naast de plaatjes

figure-name = { $name }
figure-neutral = neutraal
figure-sum = samen { $money }
figure-tie = gelijk
figure-nothing = niets
figure-allowed = mag
figure-not-allowed = mag niet
figure-points = { $points }
figure-bust = misworp
figure-turn = { $name } gooit { $dice }. De keuze: { $choices }.
figure-choice = { placed-dice } { casino-on }
figure-comma = { $first }, { $last }
figure-or = { $first } of { $last }
figure-scoring = Alle combinaties met hun punten. Van twee vijven wordt er één op de 1 gedraaid; de bleke blijft liggen.
figure-choice-biggy = { placed-dice } en de Biggy { casino-on }
figure-choice-neutral = { placed-dice } (waarvan { $neutral } neutraal) { casino-on }
figure-bandit = { $first } en { $second } hebben hetzelfde gewicht, { $weight }, en evenveel ogen, { $pips }. Daarom beslist het hoogste getal: { $high } verslaat { $low }.
figure-choice-only-neutral = { placed-dice } (neutraal) { casino-on }
