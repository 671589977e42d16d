### De coach: waarom een zet een fout was (reason-…), wat je onthoudt (remember-…) en de veranderde stelling die het
### bewijst (if-…, het begin van de zin reason-checked). Elk hoogstens 280 tekens. $money: een bedrag.

reason-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
reason-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
reason-checked = { $changed } had dezelfde zet { $loss } gekost in plaats van { $cost }.
reason-checked-best = { $changed } was de betere zet { $loss } meer waard geweest in plaats van { $cost }.
reason-checked-none = { $changed } had dezelfde zet niets gekost.
reason-checked-best-none = { $changed } was de betere zet niet beter geweest.
reason-none = Eén enkele oorzaak is er hier niet: geen van de redenen van de coach doorstaat de controle.
reason-remember = Onthoud: { $remember }
reason-proof = Hoe weten we dat?
reason-also = En ook:

reason-vegas-tie = De dobbelstenen { casino-at } staan gelijk met { $name }: zoals het nu staat krijgen beiden daar niets.
remember-vegas-tie = Gelijke aantallen winnen niets. Tel voordat je bij een casino aanschuift.
reason-vegas-untie = { $name } staat gelijk { casino-at }. Eén zet erbij breekt dat, en alle dobbelstenen daar tellen weer mee.
remember-vegas-untie = Dobbelstenen die gelijk staan zijn niets waard. Die ene die dat breekt is evenveel waard als alle andere.
reason-vegas-stop = Gelijk staan met { $name } { casino-at } wint niets, maar kost { $name } { $money }.
remember-vegas-stop = Gelijk staan kan een wapen zijn: het kost de ander het biljet, ook als jij niets krijgt.
reason-vegas-overtake = { $name } stond voor { casino-at }. De betere zet haalt in en pakt die { $money }.
remember-vegas-overtake = Een afgepakt biljet telt dubbel: jij hebt het, en iemand anders niet.
reason-vegas-wasted = De voorsprong { casino-at } was al veilig: niemand kon nog bijkomen. Deze dobbelstenen voegen niets toe.
remember-vegas-wasted = Kan niemand je meer inhalen, dan is elke volgende dobbelsteen daar verspild.
reason-vegas-jeton = De betere zet pakt { casino-at } ook de jeton mee.
remember-vegas-jeton = Een jeton is ook geld: twee dobbelstenen tegelijk halen hem binnen.
reason-vegas-behind = { $name } blijft { casino-at } voor: zoals het nu staat winnen de dobbelstenen daar niets.
remember-vegas-behind = Achter een koploper heb je een tweede biljet nodig, of een plan om in te halen.
reason-vegas-safe = De betere zet wint { $money } { casino-at }, en niemand kan dat nog afpakken.
remember-vegas-safe = Een biljet dat niemand meer kan afpakken is zo goed als gewonnen.
reason-vegas-leader = { $name } heeft tot nu toe het meest gewonnen ({ $money }). De betere zet kost de koploper geld.
remember-vegas-leader = Wie het meest heeft wint: wat de koploper verliest is bijna evenveel waard als wat jij wint.
reason-vegas-crowded = Het is te druk { casino-at }: { $count ->
    [one] één tegenstander heeft er dobbelstenen.
   *[other] { $count } tegenstanders hebben er dobbelstenen.
}
remember-vegas-crowded = Waar velen meedoen, eten gelijke standen en late dobbelstenen het biljet op. Zoek een lege plek.
reason-vegas-breakable = De voorsprong { casino-at } houdt geen stand: { $name } is nog niet klaar en kan bijkomen.
remember-vegas-breakable = Een voorsprong telt pas als iedereen zijn laatste dobbelsteen heeft geplaatst.
reason-vegas-defend = De voorsprong { casino-at } is { $money } waard, en { $name } bedreigt die. De betere zet versterkt hem.
remember-vegas-defend = Zorg eerst voor het grote biljet waar je voor staat, en begin dan pas iets nieuws.
reason-vegas-second = { casino-subject } heeft een tweede biljet van { $money }: daarvoor hoef je niet voor te staan.
remember-vegas-second = De tweede rang is goedkoop, en een goed tweede biljet is vaak meer waard dan een slecht eerste.
reason-vegas-small = { casino-subject } heeft maar { $money } te winnen; { $other } is het { $more }.
remember-vegas-small = Dobbelstenen kosten overal evenveel: leg ze waar het biljet groot is.
reason-vegas-enough = Je staat { casino-at } al voor en krijgt { $money }. Deze dobbelstenen zijn elders nodig.
remember-vegas-enough = Voorstaan is genoeg: een grotere voorsprong betaalt niet meer.
reason-vegas-open = Er is nog niemand { casino-at }, en daar ligt { $money } te wachten.
remember-vegas-open = De eerste dobbelstenen in een leeg casino staan meteen voor.
reason-vegas-contested = { $name } heeft dobbelstenen { casino-at }, en daartegen is deze zet te zwak.
remember-vegas-contested = Kijk eerst wie er al is, en dan pas naar het biljet.
reason-vegas-big = Het biljet { casino-at } geeft de doorslag: { $money }.
remember-vegas-big = Kijk eerst naar het grootste biljet en vraag je af wie het nog kan krijgen.
reason-vegas-leading = Je staat voor met { $money }. Deze zet neemt een risico dat alleen iemand nodig heeft die achterstaat.
remember-vegas-leading = Sta je voor, neem dan wat zeker is en houd het rustig aan tafel.
reason-vegas-trailing = { $name } staat { $money } op je voor. Met evenveel geld was deze zet goed; nu is er meer nodig.
remember-vegas-trailing = Sta je achter, speel dan om de biljetten die het spel nog kunnen keren.
reason-vegas-answer = { $name } kan nog iets plaatsen en heeft een antwoord op deze zet.
remember-vegas-answer = Vraag je voor het plaatsen af wat de volgende eraan zal doen.
reason-vegas-answers = Zoals het nu staat is de zet goed, maar de anderen gaan nog door: wat zij nog hebben maakt hem slechter.
remember-vegas-answers = Vroeg in een ronde is nog niets gewonnen. Tel wat de anderen nog in de hand hebben.
reason-vegas-prices = De biljetten passen niet bij deze zet: { $money } in totaal { casino-at }, { $more } in totaal { $other }. Andersom was hij goed geweest.
remember-vegas-prices = Vergelijk alle biljetten van twee casino’s, ook de tweede.

reason-dice-biggy = { $kept ->
    [yes] De Biggy telt dubbel en is { casino-at } verbruikt, waar hij minder waard is dan later.
   *[no] De Biggy telt dubbel en is { casino-at } meer waard dan alles wat de andere dobbelstenen kunnen.
}
remember-dice-biggy = De Biggy is twee dobbelstenen in één. Gebruik hem waar hij beslist.
reason-dice-last-word = De betere zet houdt { $dice } dobbelstenen in de hand in plaats van { $fewer }, en daarmee het laatste woord van de ronde.
remember-dice-last-word = Wie het laatst plaatst, kiest het laatst. Tegen het einde zijn dobbelstenen in de hand geld waard.
reason-dice-too-many = Dat kost { reason-dice } { casino-at }. De betere zet vraagt er { $fewer ->
    [0] geen van jezelf
    [one] maar één
   *[other] maar { $fewer }
} en bewaart de rest voor later.
remember-dice-too-many = Elke dobbelsteen die je houdt is nog een worp. Betaal zo weinig als een plek kost.
reason-dice-thin = Eén enkele dobbelsteen { casino-at } is zo ingehaald. De betere zet brengt er { $dice } tegelijk { $other }.
remember-dice-thin = Zes casino’s met elk één dobbelsteen winnen niets: wees ergens sterk.
reason-dice-neutral = De neutrale dobbelstenen { casino-at } doen ook mee, en hier beslissen ze.
remember-dice-neutral = Neutrale dobbelstenen winnen en vallen weg zoals die van een speler. Tel ze mee.
reason-dice-neutral-rolled = Deze zet brengt ook { $dice ->
    [one] één neutrale dobbelsteen
   *[other] { $dice } neutrale dobbelstenen
} mee { casino-at }, tegen die van jezelf.
remember-dice-neutral-rolled = Let op welke neutrale dobbelstenen een getal meebrengt: daar hinderen ze jou, elders de anderen.
reason-dice-rival = { $name } heeft dobbelstenen { casino-at }, en de betere zet neemt het ertegen op.
remember-dice-rival = Een plek is meer waard als een tegenstander er al voor betaald heeft.
reason-dice-bandit = { $on ->
    [yes] De eenarmige bandiet neemt elk getal één keer, en bovenaan valt daar niemand weg: met { $money } hoort dit getal daar.
   *[no] De eenarmige bandiet is deze dobbelstenen niet waard: { $money }, en daarna is het getal voor iedereen gesloten.
}
remember-dice-bandit = De bandiet neemt elk getal maar één keer. Stuur hem dobbelstenen die in hun eigen casino weinig opbrengen.
reason-dice-too-few = De betere zet brengt { reason-dice } tegelijk { casino-at }; deze maar { $fewer }.
remember-dice-too-few = Veel dobbelstenen van één getal zijn een sterke zet. Misschien komen ze niet terug.

reason-cards-out-early = Met { $cards ->
    [one] één gelegde kaart
   *[other] { $cards } gelegde kaarten
} lig je er te vroeg uit: de anderen gaan zonder jou door.
remember-cards-out-early = De achtste kaart eindigt je ronde. Leg hem als er niets goeds meer komt.
reason-cards-go-out = De betere zet legt de laatste van de acht kaarten: je ligt eruit, en er hoeft niets slechts meer te volgen.
remember-cards-go-out = Elke zet moet je leggen. Er op het juiste moment uit liggen is een voordeel.
reason-cards-last-play = Het is de laatste zet van de ronde, en kaarten die in de hand blijven winnen { casino-at } niets.
remember-cards-last-play = Houd in de laatste zet niets achter wat nog kan winnen.
reason-cards-too-many = { $count ->
    [one] Eén kaart kost
   *[other] { $count } kaarten tegelijk kosten
} te veel van je acht; { $fewer ->
    [one] één zou
   *[other] { $fewer } zouden
} genoeg zijn.
remember-cards-too-many = Je hebt acht kaarten voor een ronde. Gebruik ze waar ze beslissen.
reason-cards-double = De dubbele telt { casino-at } voor twee, en als je hem niet legt is hij deze ronde weg.
remember-cards-double = Elk getal heeft maar één dubbele. Komt hij als hij beslist, leg hem dan.
reason-cards-double-wasted = De dubbele is { casino-at } verbruikt, waar anderen sterker zijn.
remember-cards-double-wasted = Een dubbele achter een koploper is een verloren dubbele.
reason-cards-rival-out = { $name } ligt eruit en kan { casino-at } niet meer antwoorden.
remember-cards-rival-out = De dobbelstenen van wie eruit ligt blijven zoals ze zijn: tel wat je nodig hebt om ze te verslaan.
reason-cards-too-few = De betere zet legt ook een kaart { casino-at }. Wat je nu niet legt is deze ronde weg.
remember-cards-too-few = Kaarten die je niet legt gaan onder het glas: gebruik de kaarten die iets winnen.
reason-cards-missed = De betere zet gebruikt de kaart { casino-at }; anders gaat die onder het glas en wint deze ronde niets.
remember-cards-missed = Kijk voor je kiest naar elke kaart die je zou weggeven.
reason-cards-both = Twee casino’s tegelijk: de betere zet doet ook { casino-at } mee, waar geld te winnen is.
remember-cards-both = Twee kaarten van verschillende getallen zijn twee kansen in één zet.
reason-cards-split = Twee casino’s tegelijk, en beide worden zwak: dit wint { casino-at } te weinig.
remember-cards-split = Twee kaarten in één casino winnen vaak wat één kaart in elk van twee niet wint.

reason-10000-win = Veiligstellen had het spel meteen gewonnen, met { reason-points }. De worp is in { $bust }% van de gevallen een misworp.
remember-10000-win = Zijn de punten genoeg, stel ze dan veilig.
reason-10000-coin = De geluksmunt brengt alle zes dobbelstenen terug, en maar { $bust }% van die worpen is een misworp: dat is een inzet van { reason-points } waard.
remember-10000-coin = Gooi door na de geluksmunt: met zes dobbelstenen gooi je bijna nooit mis.
reason-10000-six = Alles is opzijgelegd, dus alle zes komen terug: maar { $bust }% van die worpen is een misworp. Wie { reason-points } veiligstelt, geeft dat weg.
remember-10000-six = Zes verse dobbelstenen zijn de beste worp die er is. Stel alleen een heel goede beurt veilig.
reason-10000-left = Er konden { $points } punten veiliggesteld worden, en het werden er { $fewer }.
remember-10000-left = Stel je veilig, leg dan alles opzij wat telt.
reason-10000-all-six = Wie alles opzijlegt krijgt zes dobbelstenen terug; zo { $fewer ->
    [one] blijft er maar één
   *[other] blijven er { $fewer }
}.
remember-10000-all-six = Kunnen al je dobbelstenen tellen, neem ze dan allemaal en gooi met zes.
reason-10000-turned = Twee vijven mogen als 1 tellen: { $points } punten in plaats van { $fewer }.
remember-10000-turned = Bij twee vijven kun je er één naar 1 draaien.
reason-10000-triple = Er zit meer in deze worp: { $points } punten in plaats van { $fewer }.
remember-10000-triple = Zoek eerst naar drielingen en de straat.
reason-10000-not-triple = Dit haalt te veel dobbelstenen uit je hand: { $dice } om te gooien is beter dan { $fewer }.
remember-10000-not-triple = Een kleine drieling kost drie dobbelstenen. Dobbelstenen om te gooien kunnen meer waard zijn.
reason-10000-red = De rode dobbelsteen ligt opzij. Alleen die kan de geluksmunt tonen.
remember-10000-red = Gooi je door, houd dan de rode dobbelsteen in de hand.
reason-10000-dice = { $dice } dobbelstenen om te gooien zijn meer waard dan { $fewer ->
    [one] één dobbelsteen
   *[other] { $fewer } dobbelstenen
} en { $points } punten extra.
remember-10000-dice = Gooi je door, leg dan zo weinig mogelijk opzij.
reason-10000-points = { $points } punten in plaats van { $fewer }, met bijna dezelfde worp.
remember-10000-points = Punten zonder risico zijn gratis: neem ze.
reason-10000-chase = { $name } heeft nog maar { reason-points } nodig. Een paar veilige punten komen te laat; een risico van { $bust }% is het waard.
remember-10000-chase = Staat een ander op winnen, dan moet jouw beurt een grote zijn.
reason-10000-almost = Je mist nog maar { reason-points }. Eén worp kan genoeg zijn, en die is in { $bust }% van de gevallen een misworp.
remember-10000-almost = Vlak voor het doel kan één worp meer de laatste zijn.
reason-10000-few-dice = Met maar { reason-dice } is { $bust }% van de worpen een misworp, en er staan { $points } punten op het spel.
remember-10000-few-dice = Met één of twee dobbelstenen stel je alles veilig wat iets waard is.
reason-10000-stake = Er staan { $points } punten op het spel, en { $bust }% van de worpen is een misworp: te veel te verliezen.
remember-10000-stake = Hoe meer de beurt al heeft opgebracht, hoe veiliger de volgende worp moet zijn.
reason-10000-ahead = Je staat voor, en { $name } heeft nog { reason-points } nodig. Er is geen reden om { $bust }% te wagen.
remember-10000-ahead = Sta je voor, laat het risico dan aan de anderen.
reason-10000-time = { $name } heeft nog { reason-points } nodig: er is tijd voor nog een beurt, dus stel deze veilig.
remember-10000-time = Ver van het einde is een goede beurt een veiliggestelde beurt.
reason-10000-little = { reason-points } is weinig om te verliezen, en maar { $bust }% van de worpen is een misworp.
remember-10000-little = Een paar punten zijn het veiligstellen niet waard zolang je dobbelstenen hebt.
reason-10000-safe = Met { reason-dice } om te gooien is maar { $bust }% van de worpen een misworp: er is meer te winnen dan te verliezen.
remember-10000-safe = Met vier dobbelstenen of meer gooi je door, tenzij de beurt al heel goed is.
reason-10000-behind = { $name } staat { reason-points } voor. Deze beurt moet meer opbrengen.
remember-10000-behind = Wie achterstaat moet meer wagen dan wie voorstaat.
reason-10000-worth = Met { reason-dice } en { $bust }% misworp is de worp zijn risico nog waard.
remember-10000-worth = Vergelijk wat je kunt verliezen met wat een worp opbrengt: 300 tot 400 punten met alle dobbelstenen.

if-gone = Als { $name } geen dobbelstenen had { casino-at },
if-all-gone = Zonder dobbelstenen van anderen { casino-at }
if-own-gone = Zonder je eigen dobbelstenen { casino-at }
if-bill = Met { $money } als hoogste biljet { casino-at }
if-second = Met maar { $money } als tweede biljet { casino-at }
if-intruder = Met { reason-dice } van { $name } { casino-at }
if-hand-empty = Als { $name } niets meer te plaatsen had,
if-hands-empty = Als verder niemand iets te plaatsen had,
if-poor = Als { $name } nog niets gewonnen had,
if-own-money = Met { $money } in je kluis
if-no-jeton = Zonder de jeton { casino-at }
if-bills-small = Met de kleinste biljetten waar de betere zet heen gaat,
if-swapped = Met verwisselde biljetten { casino-at } en { $other }
if-more-dice = Met { reason-dice } meer in de hand
if-rolled = Met { reason-dice } daarvoor { casino-at }
if-no-biggy = Met een gewone dobbelsteen in plaats van de Biggy
if-no-neutral = Zonder de neutrale dobbelstenen { casino-at }
if-no-neutral-rolled = Zonder de neutrale dobbelstenen in de worp
if-room = Met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} minder gelegd
if-single = Met een enkele { $number } in plaats van de dubbele
if-no-card = Met een andere kaart in plaats van de { $card }
if-dice = Met { reason-dice } om te gooien
if-dice-points = Met { reason-dice } om te gooien en { $points } punten op het spel
if-no-coin = Zonder de geluksmunt, met { reason-dice } om te gooien,
if-no-coin-side = Als de rode dobbelsteen geen geluksmunt had,
if-score = Als { $name } op { $points } stond,
if-own-score = Als jij op { $points } stond,
if-points = Met { reason-points } al opzijgelegd in deze beurt
if-more-points = Met { reason-points } extra daarvoor

## Zetten in woorden; $cards en $combos: opsommingen

move-place = { $dice } { casino-on }
move-lay = { $cards } leggen
move-keep-throw = { $combos }, dan doorgooien
move-keep-bank = { $combos }, dan veiligstellen
