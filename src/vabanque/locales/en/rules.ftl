### The rules of all four games, in English.
###
### A body is a tiny Markdown: blocks separated by a blank line, each block either one paragraph (its
### lines belong together) or a list (one line per item, beginning with "- "); **bold**; nothing else.
###
### The words we use (docs/words.md has all four languages)
###   round        fill the casinos, place, pay out
###   turn         one player's roll and placement; in top-10000 everything up to bank or bust
###   play         one step of the card game in which everybody lays cards
###   seat         a place at the table
###   bill, deck   money; the face-down deck of bills
###   casino       one of the six (seven with the Bandit)
###   die, dice    to roll, a roll; number = what a die shows; pips = added up
###   neutral dice dice of a colour nobody plays
###   weight       how many dice a player's dice count for (a Biggy counts for two)
###   cancel       what equal weights do to each other
###   set aside    take scoring dice out of a roll; triple, straight
###   bank, bust   keep the points of a turn; lose them
###   coin         the lucky coin on the red die

## Las Vegas (2012)

rules-las-vegas-2012-01-goal-title = What it is about
rules-las-vegas-2012-01-goal =
    Six casinos, six numbers, and cash waiting at every one of them. Your dice say where you could go;
    you say where you do go. Have **more dice** at a casino than everybody else and its biggest bill
    is yours. Have **exactly as many** as somebody else, and neither of you sees a cent of it.

    You play **four rounds**. Whoever has the most money after the last one wins. The game is for 2 to
    5 players.

rules-las-vegas-2012-02-material-title = What you need
rules-las-vegas-2012-02-material =
    - 40 dice in five colours, eight of each
    - 6 casinos, numbered 1 to 6: Gold Mine, Bajazzo, Miracle, Oasis, Sphinx and Show Hall
    - 54 bills
    - 1 start-player card, which moves one seat to the left each round

    This is how the 54 bills are split:

    - small: 6 × $10,000, 8 × $20,000, 8 × $30,000, 6 × $40,000
    - large: 6 × $50,000, 5 × $60,000, 5 × $70,000, 5 × $80,000, 5 × $90,000

rules-las-vegas-2012-03-setup-title = Setting up
rules-las-vegas-2012-03-setup =
    Line up the casinos from 1 to 6 and shuffle all the bills into one face-down deck.

    Now bring in the money, starting with casino 1: turn over bills for it one at a time, and stop the
    moment they add up to **$50,000 or more**. Only then does casino 2 get its bills, and so on to
    casino 6. One casino may end up with a single fat bill, another with two or three, now and then
    even more. Sort the bills of each casino, so that everybody sees the highest first.

    Everybody takes the eight dice of one colour. Around a real table, the oldest
    player gets the start-player card and starts; at a Vabanque table the starter is drawn at random, unless the
    starting seat was fixed beforehand.

rules-las-vegas-2012-04-turn-title = Your turn
rules-las-vegas-2012-04-turn =
    Turns go round clockwise. When it is yours:

    - **Roll** every die you have left – once.
    - **Choose** one of the numbers you see.
    - **Place** all your dice with that number on the casino with that number.

    You cannot pass, you cannot keep back a die of the number you chose, and you cannot roll again.
    Who is already at the casino makes no difference.

    Once your dice are gone, you are skipped until the round is over. If only one player still has
    dice, that player simply carries on, turn after turn. When the very last die has been placed, it
    is time for the payout. One turn may be enough to place all your dice; it never takes more turns
    than you have dice.

rules-las-vegas-2012-05-payout-title = Payout
rules-las-vegas-2012-05-payout =
    First the **ties**. Look at every casino: wherever two or more players have the same number of
    dice, all of them take those dice back and get nothing there. One casino can see several ties at
    once: with 2, 2, 1 and 1 dice, everybody is out.

    Then the **money**, casino by casino from 1 to 6. Of those still there, the player with the most
    dice takes the highest bill, the next one the second highest, and so on. Nobody gets more than one
    bill from a casino. If the bills run out, whoever is left gets nothing; if bills are left, they go
    face down under the deck.

    Keep your bills in front of you, face down if you like. All dice go back to their owners.

rules-las-vegas-2012-06-example-title = A payout, step by step
rules-las-vegas-2012-06-example =
    This is what four casinos pay at the end of a round.

rules-las-vegas-2012-07-end-title = The next round, and the end
rules-las-vegas-2012-07-end =
    All casinos are empty now. Stock them again exactly as at the beginning, each with at least
    $50,000. The left-hand neighbour of the last starter starts the new round with all eight dice.

    After the **fourth** round everybody counts. Most money wins. If that is a tie, the tied player
    with **more bills** wins. If that is equal too, they share the victory.

rules-las-vegas-2012-08-neutral-title = Variant: neutral dice (2 to 4 players)
rules-las-vegas-2012-08-neutral =
    A colour nobody plays, preferably white, joins in. At the start of **every** round each player
    receives some of its dice on top of the eight of their own:

    - 2 players: four neutral dice each, so you begin with twelve
    - 3 players: two neutral dice each, so you begin with ten; two more are left over
    - 4 players: two neutral dice each, so you begin with ten

    With three players the two left-over dice are rolled before the first turn of each round, and each
    goes to the casino of its own number. It is the round’s starter who rolls them, but there is
    nothing to decide; Vabanque does it for you.

    You always roll your neutral dice along with your own, and the number you choose takes **all**
    dice of that number with it, own and neutral.

    At the payout all neutral dice at a casino count as **one more player**, no matter who put them
    there. That player ties and cancels like anybody else, and a bill it wins goes under the deck.

rules-las-vegas-2012-09-jetons-title = Jetons: a house rule
rules-las-vegas-2012-09-jetons =
    The card game’s box contains 25 Jetons which may also be used here, with a small rule card of
    their own. We do not know what that card says, apart from a hint that two dice at a casino earn a
    Jeton. What follows is therefore a **house rule of Vabanque**, not the official one, and it is off
    unless a table turns it on.

    - At the start of every round, one Jeton lies at each of the six casinos.
    - Place **two or more dice of your own** on a casino in a single turn, and you take the Jeton there automatically, if it has not gone yet. Neutral dice do not count towards the two.
    - A Jeton you have taken stays yours, even if your dice at that casino cancel later.
    - Jetons nobody took are removed at the end of the round.
    - At the end of the game each Jeton is worth $10,000. It is not a bill, so it does not help when a tie is decided by the number of bills.

rules-las-vegas-2012-10-mistakes-title = Common mistakes
rules-las-vegas-2012-10-mistakes =
    - **Rolling again.** One roll per turn, and what you see is what you place.
    - **Placing only some of the dice.** The number you choose takes all your dice of that number.
    - **Adding up pips.** At a casino only the number of dice counts.
    - **Thinking a tie burns a bill.** Players who tie drop out; the others move up and take the bills.
    - **Taking two bills.** Even alone at a casino you get one, and always the highest one still there.
    - **Leaving bills for the next round.** Bills nobody took go under the deck; they never wait at the casino.
    - **Stopping too early.** There are four rounds, not three.

rules-las-vegas-2012-11-unofficial-title = Unofficial
rules-las-vegas-2012-11-unofficial =
    Las Vegas was invented by Rüdiger Dorn; the name belongs to its publisher. Vabanque is made by
    fans, has no connection with either, and explains the rules in its own words. Where the printed
    rules are silent, it follows rulings of its own.

## Las Vegas with Biggy

rules-las-vegas-biggy-01-goal-title = What it is about
rules-las-vegas-biggy-01-goal =
    Once more there are six casinos to visit, and whoever brings the most dice takes the best bill.
    What is new is the **Biggy**: one big die for each player, worth two at the payout. Equal strength
    still means that both sides get nothing.

    You play **three rounds**. Whoever has the most money after the last one wins. The game is for 2
    to 6 players.

rules-las-vegas-biggy-02-material-title = What you need
rules-las-vegas-biggy-02-material =
    - 36 normal dice in six colours, six of each
    - 6 Biggies, one in each colour
    - 6 casinos, numbered 1 to 6; we call them Gold Mine, Bajazzo, Miracle, Oasis, Sphinx and Show Hall
    - the One-Armed Bandit, a seventh casino for the variant
    - 48 bills

    This is how the 48 bills are split:

    - small: 4 × $10,000, 4 × $20,000, 5 × $30,000, 5 × $40,000
    - middling: 6 × $50,000, 6 × $60,000, 6 × $70,000
    - large: 4 × $80,000, 4 × $90,000, 4 × $100,000

rules-las-vegas-biggy-03-setup-title = Setting up
rules-las-vegas-biggy-03-setup =
    Lay out the casinos, ideally in order from 1 to 6. Shuffle the bills into a face-down deck and turn
    over **exactly two bills** for each casino, whatever they are worth.

    Everybody takes six normal dice and the Biggy of one colour: **seven dice** in all. Around a real
    table, whoever luck smiles on most begins; at a Vabanque table the starter is drawn at random, unless the
    starting seat was fixed beforehand.

rules-las-vegas-biggy-04-turn-title = Your turn
rules-las-vegas-biggy-04-turn =
    Turns go round clockwise. When it is yours:

    - **Roll** every die you have left, Biggy included – once.
    - **Choose** one of the numbers you see.
    - **Place** all your dice with that number on the casino with that number.

    You cannot pass, keep back a die of the chosen number, or roll again. The Biggy is rolled and
    placed like any other die: it goes where its own number sends it.

    Without dice you are skipped until the round is over; whoever still has some carries on, even
    several times in a row. When the last die has been placed, the casinos pay.

rules-las-vegas-biggy-05-payout-title = Payout
rules-las-vegas-biggy-05-payout =
    What counts at a casino is **weight**: a normal die weighs one, a Biggy **always two**.

    First the **ties**: wherever two or more players have the same weight at a casino, all of them
    take their dice back from there and get nothing. A Biggy alone therefore ties with two normal
    dice.

    Then the **money**, casino by casino: of those still there, the greatest weight takes the higher
    bill and the second greatest the other one. Everybody else gets nothing. A bill nobody takes goes
    into the **box** and is out of the game.

    You may keep your winnings face down. All dice go back to their owners.

rules-las-vegas-biggy-06-example-title = A payout, step by step
rules-las-vegas-biggy-06-example =
    This is what three casinos pay at the end of a round.

rules-las-vegas-biggy-07-end-title = The next round, and the end
rules-las-vegas-biggy-07-end =
    Each casino gets two new bills. The left-hand neighbour of the last starter starts the new round,
    and everybody has all seven dice again.

    After the **third** round everybody counts. Most money wins. If that is a tie, the tied player
    with **more bills** wins. If that is equal too, they share the victory.

rules-las-vegas-biggy-08-neutral-title = Variant: neutral dice (2 to 4 players)
rules-las-vegas-biggy-08-neutral =
    A colour nobody plays joins in, with its normal dice only; its Biggy stays in the box. At the
    start of **every** round each player receives, on top of the seven of their own:

    - 2 players: three neutral dice each, so you begin with ten
    - 3 players: two neutral dice each, so you begin with nine
    - 4 players: one neutral die each, so you begin with eight (two neutral dice stay in the box)

    You always roll your neutral dice along with your own, and the number you choose takes **all**
    dice of that number with it, own and neutral. If the only die of a number is a neutral one, you
    may choose it and place nothing of your own.

    At the payout all neutral dice at a casino count as **one more player**, no matter who put them
    there. That player ties and cancels like anybody else, and a bill it wins goes into the box.

rules-las-vegas-biggy-09-bandit-title = Variant: the One-Armed Bandit
rules-las-vegas-biggy-09-bandit =
    The Bandit is a seventh casino, at its best with 5 or 6 players. It gets two bills like the others
    and is filled and paid last. You may combine it with neutral dice.

    - **Any number** may go there, from 1 to 6.
    - You still place **all** dice of the number you chose. You may not split them between the Bandit and the casino of that number.
    - **Each number only once per round.** If a number already lies on the Bandit, nobody can add to it, not even the player who put it there. It can still go to its own casino.
    - Nobody ever has to use the Bandit. When all six numbers lie there, it is closed until the next round.

    With neutral dice in play, one turn may bring your own and neutral dice of the chosen number to
    the Bandit together.

rules-las-vegas-biggy-10-bandit-payout-title = How the Bandit pays
rules-las-vegas-biggy-10-bandit-payout =
    All your dice there count together, whatever they show, and the Bandit ranks by weight as every
    casino does. Only players level for the **most weight** do not cancel: two more questions decide
    between them.

    - Who has the most **weight**? A Biggy weighs two, as everywhere.
    - If the most weight is shared: whose **pips** add up to more? A Biggy counts twice here as well: showing 4, it brings 8 pips.
    - If that is equal too: who has the **highest single number**?

    First place takes the higher bill, second place the other, nobody takes two. What is left goes
    into the box.

    Two players can never be level on all three questions, because every number there belongs to one player. Only a
    player and the **neutral dice** can. In that case those two cancel after all, and the next in line
    moves up.

    The printed rule makes this exception only for players **level for the most weight**, and so does
    Vabanque (option **first**): they are ranked by pips and highest number, but equal weights further
    down cancel as everywhere. A table may choose to break every tie this way (option **all**). Say
    Tom weighs three, Mila and Ida two each. With **first**, both get nothing and the bill goes into
    the box; with **all**, pips decide which of the two takes the second bill.

rules-las-vegas-biggy-11-mistakes-title = Common mistakes
rules-las-vegas-biggy-11-mistakes =
    - **Counting the Biggy once.** It weighs two at every casino, in ties as well.
    - **Placing the Biggy as you please.** It follows its own number like every die.
    - **Rolling again, or placing only some dice.** One roll per turn, and all dice of the number you chose.
    - **Filling up to $50,000.** In this edition it is always two bills per casino.
    - **Leaving bills for the next round.** What nobody takes goes into the box.
    - **Taking both bills when alone.** One bill per player and casino, always the higher one still there.
    - **Adding to your own number on the Bandit.** Once a number lies there, it is closed for everybody.
    - **Playing four rounds.** This edition ends after three.

rules-las-vegas-biggy-12-unofficial-title = Unofficial
rules-las-vegas-biggy-12-unofficial =
    Las Vegas was invented by Rüdiger Dorn; the name belongs to its publisher. Vabanque is made by
    fans, has no connection with either, and explains the rules in its own words. Where the printed
    rules are silent, it follows rulings of its own.

## Las Vegas – the card game

rules-las-vegas-cards-01-goal-title = What it is about
rules-las-vegas-cards-01-goal =
    The casinos are the same, but your dice are now printed on cards. From five cards at a time you
    choose what goes where – while everybody else is choosing too. Most dice at a casino takes the
    higher of its two bills, second most takes the other, and **equal numbers of dice get nothing**.

    You play **four rounds**. Whoever has the most money after the last one wins. The game is for 2 to
    5 players.

rules-las-vegas-cards-02-material-title = What you need
rules-las-vegas-cards-02-material =
    - 5 sets of 30 dice cards, one set for each player
    - 5 cocktail-glass cards and 5 safe cards, one of each for every player
    - 6 casinos, numbered 1 to 6; we call them Gold Mine, Bajazzo, Miracle, Oasis, Sphinx and Show Hall
    - 48 bills from $30,000 to $100,000
    - 25 Jeton cards (see the house rule)

    All sets are alike. For each number from 1 to 6 yours has five cards: **four single cards** with
    one die and **one double card** with two. That makes 30 cards with 36 dice. The rule book only
    gives the 30; how they are made up we know from two reviews.

    We could not find out how many bills there are of each value. Vabanque assumes **six of each** of
    the eight values, $30,000, $40,000 and so on to $100,000.

rules-las-vegas-cards-03-setup-title = Setting up
rules-las-vegas-cards-03-setup =
    Lay out the casinos from 1 to 6. Shuffle the bills and put **two bills face up** at each casino.

    Shuffle your 30 cards into a face-down pile and draw **five**. Beside them lie your cocktail glass
    and your safe: cards you are done with for this round go under the glass, money you win goes under
    the safe, out of sight.

rules-las-vegas-cards-04-play-title = A round
rules-las-vegas-cards-04-play =
    A round has **at most six plays**. Every play goes like this, for everybody at the same time:

    - **Choose** cards from your five, in secret, following the selection rule.
    - **Reveal** when everybody is ready, and lay each card at the casino of its number.
    - **Discard** the cards you did not use, face down under your glass. They are gone for this round.
    - **Draw** five new cards for the next play.

    Thirty cards make exactly six hands of five, so you always have five to choose from. The round is
    over when everybody has left it (see below), or after the sixth play.

rules-las-vegas-cards-05-selection-title = Which cards you may choose
rules-las-vegas-cards-05-selection =
    You lay **one or two cards of any numbers**,
    or **as many as you like of one and the same number**. Passing is not allowed, nor are three or
    more cards with different numbers. A double card is one card.

rules-las-vegas-cards-06-exit-title = Eight cards and you are out
rules-las-vegas-cards-06-exit =
    If after a play you have **eight or more cards** at the casinos, you take no further part in this
    round. The rest of your pile goes under your glass. The cards you have laid stay where they are
    and count at the payout.

    It is cards that count here, not dice: a double is one. Nor is eight a ceiling. Tom with six cards
    out lays two more and is out with eight; Noah with seven out lays three 4s and leaves with ten.

    Others play on. If only one player is left, that player continues alone until the eighth card or
    the sixth play.

rules-las-vegas-cards-07-payout-title = Payout
rules-las-vegas-cards-07-payout =
    Now count **dice**, not cards: a double card is two.

    First the **ties**: wherever two or more players have the same number of dice at a casino, all of
    them put their cards from there under their glasses and get nothing.

    Then the **money**, casino by casino from 1 to 6: of those still there, most dice takes the higher
    bill, second most the other. Everybody else gets nothing. Bills nobody takes go into the **box**.

    Put your winnings under your safe. The others may remember what you took, but all they see is how
    many bills you have (unless the table plays with open money).

rules-las-vegas-cards-08-example-title = A payout, step by step
rules-las-vegas-cards-08-example =
    This is what two casinos pay at the end of a round. What counts is the dice on the cards.

rules-las-vegas-cards-09-end-title = The next round, and the end
rules-las-vegas-cards-09-end =
    Everybody takes back **all 30 cards**, from the casinos and from under the glass, and shuffles
    them. Each casino gets two new bills.

    The game ends after the **fourth** round; by then all 48 bills have been dealt. Most money wins.
    If that is a tie, the tied player with **more bills** wins. If that is equal too, they share the
    victory.

rules-las-vegas-cards-10-in-turn-title = Variant: one after another
rules-las-vegas-cards-10-in-turn =
    Instead of all together, you lay cards **in turn**, clockwise, and everybody sees them before the
    next player chooses. All other rules stay as they are.

    On your turn choose by the selection rule, lay the cards, put the rest of your hand under your
    glass and draw your next five at once. Players who have left the round are skipped. The round ends
    when everybody has eight or more cards out or has had six turns.

    Around a real table, the oldest player starts the first round; at a Vabanque table the starter is drawn
    at random, unless the starting seat was fixed beforehand. Each new round is started by the left-hand
    neighbour of the last starter.

rules-las-vegas-cards-11-jetons-title = Jetons: a house rule
rules-las-vegas-cards-11-jetons =
    The box holds 25 Jetons for the game in turn, with a small rule card of their own. We do not know
    what that card says, apart from a hint that two dice at a casino earn a Jeton. What follows is
    therefore a **house rule of Vabanque**, not the official one. It is off unless a table turns it
    on, and can only be used when laying in turn.

    - At the start of every round, one Jeton lies at each of the six casinos.
    - Lay **two or more dice** at a casino in a single turn, and you take the Jeton there automatically, if it has not gone yet. One double card is enough; so are two single cards of the same number.
    - Two double cards of different numbers in one turn can win two Jetons.
    - A Jeton you have taken stays yours, even if your cards at that casino cancel later.
    - Jetons nobody took are removed at the end of the round.
    - At the end of the game each Jeton is worth $10,000. It is not a bill, so it does not help when a tie is decided by the number of bills.

rules-las-vegas-cards-12-mistakes-title = Common mistakes
rules-las-vegas-cards-12-mistakes =
    - **Mixing up cards and dice.** For leaving the round you count cards; at the payout you count dice.
    - **Passing.** At least one card in every play, as long as you are in the round.
    - **Saving cards.** What you do not lay goes under the glass; every play starts with five fresh cards.
    - **Taking your cards away when you leave.** They stay at the casinos and can still win.
    - **Thinking nobody can leave before the third play.** Five cards of one number and then three: out after two.
    - **Stopping at exactly eight.** With seven cards out you may still lay five of one number.
    - **Leaving bills for the next round.** What nobody takes goes into the box.

rules-las-vegas-cards-13-unofficial-title = Unofficial
rules-las-vegas-cards-13-unofficial =
    Las Vegas and its card game were invented by Rüdiger Dorn; the name belongs to its publisher.
    Vabanque is made by fans, has no connection with either, and explains the rules in its own words.
    Where the printed rules are silent, it follows rulings of its own.

## Die oberen 10 000

rules-top-10000-01-goal-title = What it is about
rules-top-10000-01-goal =
    Roll six dice, put the good ones aside, and then ask yourself: is that enough? Every further
    roll can bring more points – or cost you everything this turn has brought.

    The first player to **end a turn with 10,000 points or more** wins. The game is for 2 to 4
    players.

rules-top-10000-02-material-title = What you need
rules-top-10000-02-material =
    - 5 black dice, showing 1 to 6
    - 1 red die, showing 1 to 5 and a **coin** where the 6 would be
    - something to keep the score with

rules-top-10000-03-setup-title = Setting up
rules-top-10000-03-setup =
    Everybody begins with no points. Around a real table, the finest nose goes first; at a
    Vabanque table the starter is drawn at random, unless the starting seat was fixed beforehand.
    Play goes clockwise.

rules-top-10000-04-turn-title = Your turn
rules-top-10000-04-turn =
    Start by rolling all six dice. After every roll:

    - **Set aside** at least one scoring die or combination from this roll. You may take more, but you need not take everything.
    - Then **bank** or **roll again**. If you bank, the points of this turn join your score and are safe. If you roll again, say aloud how many points you have so far, and roll the dice not yet set aside.

    If a roll gives you nothing to set aside, you **bust**: all points of this turn are lost, a dash
    goes on the score sheet, and it is the next player’s turn. What you banked in earlier turns is never in
    danger. The dash is only a note; there is no penalty for collecting them.

rules-top-10000-05-scoring-title = What scores
rules-top-10000-05-scoring =
    - a 1: **100** points
    - a 5: **50** points
    - two 5s counted as a 1: **100** points, for a single die
    - three 2s: **200**, three 3s: **300**, three 4s: **400**, three 5s: **500**, three 6s: **600**
    - three 1s: **1,000** points
    - a straight from 1 to 6: **1,000** points

    A straight needs a black 6, since the red die has none. A triple or a straight must come
    up **in one roll**; dice already set aside never help to complete one. A 2, 3, 4 or 6 outside a
    triple or straight scores nothing and cannot be set aside.

    As long as it shows 1 to 5, the red die is a die like the others. Several things may be taken from
    one roll as long as no die is used twice. Four, five or six of a kind are nothing special: four
    2s are one triple and a leftover, six 4s are two triples.

rules-top-10000-06-two-fives-title = Two 5s as a 1
rules-top-10000-06-two-fives =
    Two 5s in one roll are worth 100 points and would cost you two dice. Instead you may turn **one**
    of them to show 1 and set only that die aside, also for 100 points. The **other 5** must not be
    set aside from this roll; it stays with the dice you may roll again. You are one die richer.

    - Both 5s must come from the same roll.
    - Whether you turn the black or the red one is up to you. Once the red die has been set aside, there is no coin to hope for until you get all six dice back.
    - You may do this with more than one pair. A 5 that belongs to no pair scores as usual: with three 5s you may turn one, set another aside for 50, and leave the third.
    - A turned 5 is always worth 100. It does not count towards three 1s or a straight.

rules-top-10000-07-all-six-title = All six dice set aside
rules-top-10000-07-all-six =
    If all six dice are set aside, in one roll or bit by bit, you may take **all six** again and go
    on. The points of this turn so far still count, and are still at risk. You may just as well bank
    them.

rules-top-10000-08-coin-title = The coin
rules-top-10000-08-coin =
    The coin is not a number. It cannot be set aside, it is not a 6, and it never belongs to a triple
    or a straight. But if the red die shows it **and** you can set aside at least one other die from
    the same roll, all dice come back: you now either bank, or roll **all six** again. The points of
    this turn stay with you – until you bust.

    A coin with nothing else to set aside is a bust like any other. That includes rolling the red die
    alone.

rules-top-10000-09-risk-title = How risky is a roll?
rules-top-10000-09-risk =
    This is how often a roll is a bust, whether or not the red die is among the dice:

    - six dice: 4%
    - five dice: 8%
    - four dice: 16%
    - three dice: 28%
    - two dice: 44%
    - one die: 67%

rules-top-10000-10-example-title = Two turns, step by step
rules-top-10000-10-example =
    First it is Mila’s turn, then Noah’s.

rules-top-10000-11-end-title = The end
rules-top-10000-11-end =
    As soon as somebody banks and reaches **10,000 points or more**, the game is over and that
    player has won. The others get no further turn, you need not hit the target exactly, and a draw is
    impossible.

    Points you have not banked do not win: with 9,500 banked and 700 in this turn you can still roll
    again, and still lose the 700. A table may choose a target other than 10,000.

rules-top-10000-12-mistakes-title = Common mistakes
rules-top-10000-12-mistakes =
    - **Building a triple over several rolls.** Two 1s set aside and a third one later are 300 points, not 1,000.
    - **Asking for a minimum to get started.** You may bank any amount from the first turn on.
    - **Taking the coin for a joker.** 1, 2, 3, 4, 5 and the coin are not a straight.
    - **Rejoicing too soon.** A coin helps only if another die of that roll scores.
    - **Feeling forced to take everything.** One scoring die is enough.
    - **Setting aside both 5s after turning one.** The second one stays out for this roll.
    - **Playing the round to its end.** Whoever banks and stands at 10,000 or more wins at once.

rules-top-10000-13-practice-title = Playing well, in one sentence
rules-top-10000-13-practice =
    These sentences were found exactly: every number in them was tried against perfect play for two, which wins 50
    games in 100 against itself.

    - **One number.** Stop with **two dice or fewer**. That wins 37 games in 100.
    - **Two numbers.** Stop at **400** points with **three dice or fewer**. That wins 44.
    - **Three numbers.** The same, but once the other player needs **500** points or fewer, don’t stop before you have
      won. That wins a fifth of a game more.

    In all three, take every point if that lets you stop. If you roll on, set aside as few dice as you can: whoever always
    takes everything wins only 29, 32 and 33 games.

rules-top-10000-14-unofficial-title = Unofficial
rules-top-10000-14-unofficial =
    Die oberen 10 000 is a dice game published by moses.; the name belongs to its publisher. Vabanque
    is made by fans, has no connection with it, and explains the rules in its own words. Where the
    printed rules are silent, it follows rulings of its own.

    Our own readings are: both 5s of a pair come from the same roll, and the other one stays out of it
    (R42, R43); triples of 2 to 6, too, count in one roll only (R46); four or more of a kind are a
    triple and the rest (R47); after the coin you bank or roll all six dice (R51).

## Beside the pictures

figure-name = { $name }
figure-neutral = neutral
figure-sum = together { $money }
figure-tie = tie
figure-nothing = nothing
figure-allowed = allowed
figure-not-allowed = not allowed
figure-points = { $points }
figure-bust = bust
figure-turn = { $name } rolls { $dice }. The choice: { $choices }.
figure-choice = { placed-dice } { casino-on }
figure-comma = { $first }, { $last }
figure-or = { $first } or { $last }
figure-scoring = Every combination with its points. Of two 5s, one is turned to a 1; the pale one stays out.
figure-choice-biggy = { placed-dice } and the Biggy { casino-on }
figure-choice-neutral = { placed-dice } ({ $neutral ->
    [one] one of them neutral
   *[other] { $neutral } of them neutral
}) { casino-on }
figure-bandit = { $first } and { $second } have the same weight, { $weight }, and the same pips, { $pips }. So the highest number decides: { $high } beats { $low }.
figure-choice-only-neutral = { placed-dice } (neutral) { casino-on }
