"""Las Vegas – the card game, compiled: together or in turn, with or without Jetons. A position is one record, `s`.

Functions are named after those in rules.py that they mirror. Casinos count from 0 here. Cards are packed: how many of
each of the twelve sorts (1, 1+, 2, 2+ …), four bits per sort. A move is the cards laid, packed.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import below, compiled, int8, int64, integer, layout, lookup
from vabanque.games.las_vegas_cards.editions import CARDS, EXIT, HAND, MONEY, PLAYS, ROUNDS, SORTS
from vabanque.games.vegas.compiled import NEXT_SEAT, PURSE, clear_winnings, draw_bill, rank_of, ranking, take_bill

SEATS = 5
CASINOS = 6
BILLS = 2
"""Every casino gets two bills."""
DECK = sum(MONEY.deck)
PILE = len(CARDS)
MOST_MOVES = 31
"""All selections from a hand of five: no more than its 2⁵ − 1 subsets."""

RECORD = layout(
    # Won bills and cards, packed.
    ("won", int64, SEATS),
    ("hands", int64, SEATS),
    ("laid", int64, SEATS),
    ("chosen", int64, SEATS),  # by the seats that have chosen while others still choose
    # Whose turn it is.
    ("round_number", int8),  # numpy already uses the name `round`
    ("starter", int8),
    ("play", int8),
    ("seat", int8),
    ("filled", int8),  # casinos that have their bills
    ("out", int8),  # set of seats
    ("over", int8),
    ("left", int8),  # set of seats
    ("sealed", int8),  # set of seats that have chosen
    ("jetons_at", int8),  # set of casinos
    ("jetons", int8, SEATS),
    # Bills at casinos, highest first; bills and cards not drawn yet, in no order. All other cards are under the glass.
    ("bills", int8, CASINOS * BILLS),
    ("deck_count", int8),
    ("deck", int8, DECK),
    ("pile_count", int8, SEATS),
    ("piles", int8, SEATS * PILE),
    # The options, which never change.
    ("seats", int8),
    ("in_turn", int8),
    ("has_jetons", int8),
)

FULL_DECK = lookup(MONEY.listed(MONEY.deck), int8)
FULL_PILE = lookup([SORTS.index(card) for card in CARDS], int8)

FILL, DRAW, DECIDE, OVER = range(4)
"""What has to happen next: mirrors rules.LasVegasCards.turn."""


@compiled
def start(s: Any, first: int) -> None:
    """Mirrors rules.LasVegasCards.start. The options must be in the record already (`new`)."""
    clear_winnings(s)
    for bill in range(DECK):
        s.deck[bill] = FULL_DECK[bill]
    s.deck_count = DECK
    begin(s, 1, first)


@compiled
def begin(s: Any, number: int, starter: int) -> None:
    """A new round: everybody takes all 30 cards back. Mirrors rules.LasVegasCards._begin."""
    s.play = 1
    s.starter = starter
    s.round_number = number
    staying = (1 << s.seats) - 1 & ~s.left
    s.seat = NEXT_SEAT[8 * staying + starter] if staying else starter
    s.filled = 0
    s.out = s.left
    s.sealed = 0
    s.jetons_at = 63 if s.has_jetons else 0
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.laid[seat] = 0
        s.pile_count[seat] = 0
        if not (s.left >> seat) & 1:
            s.pile_count[seat] = PILE
            for card in range(PILE):
                s.piles[PILE * seat + card] = FULL_PILE[card]


@compiled
def turn(s: Any) -> int:
    """Mirrors rules.LasVegasCards.turn."""
    if s.over:
        return OVER
    if s.filled < CASINOS:
        return FILL
    return DECIDE if drawer(s) < 0 else DRAW


@compiled
def active(s: Any, seat: int) -> bool:
    """Does `seat` play now? Mirrors rules.LasVegasCards.active."""
    return s.seat == seat if s.in_turn else not (s.out >> seat) & 1


@compiled
def drawer(s: Any) -> int:
    """The next seat that has to draw, starting from the round's starter; −1 if none has to."""
    seat = s.starter
    for _ in range(s.seats):
        if active(s, seat) and s.hands[seat] == 0:
            return seat
        seat = seat + 1 if seat + 1 < s.seats else 0
    return -1


@compiled
def deal(s: Any, luck: Any) -> None:
    """Resolve chance once: fill a casino, or let a player draw a hand."""
    if s.filled < CASINOS:
        deal_bills(s, luck)
    else:
        draw_hand(s, drawer(s), luck)


@compiled(inline=True)
def settle(s: Any, luck: Any) -> None:
    """Resolve chance until a player has to choose, or the game is over."""
    if s.over or s.sealed:
        return
    while s.filled < CASINOS:
        deal_bills(s, luck)
    seat = drawer(s)
    while seat >= 0:
        draw_hand(s, seat, luck)
        seat = drawer(s)


@compiled
def deal_bills(s: Any, luck: Any) -> None:
    """Two bills for the next casino. Mirrors vegas.DealBills.deal."""
    one = draw_bill(s, luck)
    other = draw_bill(s, luck)
    lay_out(s, one, other)


@compiled
def lay_out(s: Any, one: int, other: int) -> None:
    """Two bills lie at the next casino, highest first."""
    s.bills[BILLS * s.filled] = max(one, other)
    s.bills[BILLS * s.filled + 1] = min(one, other)
    s.filled += 1


@compiled
def land_fill(s: Any, one: int, other: int) -> None:
    """These bills are laid out at the next casino. Mirrors rules.LasVegasCards.land for a Fill."""
    for bill in (one, other):
        take_bill(s, bill)
    lay_out(s, one, other)


@compiled
def draw_hand(s: Any, seat: int, luck: Any) -> None:
    """Draw five cards; the seat's pile is shuffled as it is drawn from. Mirrors rules.DrawHand."""
    hand = 0
    for _ in range(HAND):
        drawn = below(luck, s.pile_count[seat])
        hand += take_card(s, seat, drawn)
    s.hands[seat] = hand


@compiled
def take_card(s: Any, seat: int, drawn: int) -> int:
    """One card leaves the seat's pile."""
    s.pile_count[seat] -= 1
    sort = s.piles[PILE * seat + drawn]
    s.piles[PILE * seat + drawn] = s.piles[PILE * seat + s.pile_count[seat]]
    return 1 << 4 * sort


@compiled
def land_draw(s: Any, seat: int, hand: int) -> None:
    """A seat draws these cards. Mirrors rules.LasVegasCards.land for a Draw."""
    s.hands[seat] = hand
    for sort in range(2 * CASINOS):
        for _ in range(hand >> 4 * sort & 15):
            drawn = 0
            while s.piles[PILE * seat + drawn] != sort:
                drawn += 1
            take_card(s, seat, drawn)


@compiled
def legal(s: Any, seat: int, moves: Any) -> int:
    """Write what a seat may lay in order, and return how many. Mirrors rules.selections."""
    hand = s.hands[seat]
    count = 0
    # One card.
    for one in range(2 * CASINOS):
        if hand >> 4 * one & 15:
            moves[count] = 1 << 4 * one
            count += 1
    # Two cards of any sorts.
    for one in range(2 * CASINOS):
        if hand >> 4 * one & 15:
            rest = hand - (1 << 4 * one)
            for other in range(one, 2 * CASINOS):
                if rest >> 4 * other & 15:
                    moves[count] = (1 << 4 * one) + (1 << 4 * other)
                    count += 1
    # Three or more must be of one number, and in a hand of five only one number can have that many.
    for casino in range(CASINOS):
        single = hand >> 8 * casino & 15
        double = hand >> 8 * casino + 4 & 15
        for cards in range(3, single + double + 1):
            if cards <= single:
                moves[count] = cards << 8 * casino
                count += 1
            if double:
                moves[count] = (cards - 1 << 8 * casino) + (1 << 8 * casino + 4)
                count += 1
    return count


@compiled
def card_count(cards: int) -> int:
    """How many cards: the sum of hexadecimal digits modulo 15, which is exact, since nobody has fifteen cards here."""
    return cards % 15


@compiled
def dice_at(cards: int, casino: int) -> int:
    """Dice printed on the cards of one number."""
    return (cards >> 8 * casino & 15) + 2 * (cards >> 8 * casino + 4 & 15)


@compiled
def waiting_for(s: Any) -> int:
    """The set of seats that still have to choose."""
    playing = 1 << s.seat if s.in_turn else (1 << s.seats) - 1 & ~s.out
    return playing & ~s.sealed


@compiled
def mover(s: Any) -> int:
    """The first seat, counting from the round's starter, that still has to choose."""
    return NEXT_SEAT[8 * waiting_for(s) + s.starter]


@compiled
def seal(s: Any, cards: int) -> None:
    """Seal the mover's choice; after the last one, all cards are laid."""
    seat = mover(s)
    s.chosen[seat] = cards
    s.sealed |= 1 << seat
    if waiting_for(s) == 0:
        s.sealed = 0
        play(s, s.chosen)


@compiled
def play(s: Any, chosen: Any) -> None:
    """All active seats lay what they have chosen: chosen[seat]. Mirrors rules.LasVegasCards.play."""
    if s.in_turn:
        lay(s, s.seat, chosen[s.seat])
        pass_turn(s)
        return
    playing = ~s.out
    for seat in range(s.seats):
        if (playing >> seat) & 1:
            lay(s, seat, chosen[seat])
    next_play(s)


@compiled
def lay(s: Any, seat: int, cards: int) -> None:
    """Lay cards; the rest of the hand goes under the glass. Mirrors rules.LasVegasCards.after."""
    s.laid[seat] += cards
    s.hands[seat] = 0
    if card_count(s.laid[seat]) >= EXIT:
        s.out |= 1 << seat
        s.pile_count[seat] = 0
    if s.jetons_at:
        for casino in range(CASINOS):
            if (s.jetons_at >> casino) & 1 and dice_at(cards, casino) >= 2:  # R24, R25
                s.jetons_at ^= 1 << casino
                s.jetons[seat] += 1


@compiled
def next_play(s: Any) -> None:
    """Mirrors rules.LasVegasCards._next_play."""
    if s.play == PLAYS or s.out == (1 << s.seats) - 1:
        pay_out(s)
    else:
        s.play += 1


@compiled
def pass_turn(s: Any) -> None:
    """The next active seat; passing the starter begins a new cycle (R35). Mirrors rules.LasVegasCards._pass_turn."""
    seat = s.seat
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.starter:
            if s.play == PLAYS:
                break
            s.play += 1
        if not (s.out >> seat) & 1:
            s.seat = seat
            return
    pay_out(s)


@compiled
def weights(s: Any, casino: int) -> int:
    """Dice of every seat at a casino, packed. Mirrors rules.LasVegasCards.dice."""
    packed = 0
    for seat in range(s.seats):
        packed += dice_at(s.laid[seat], casino) << 4 * seat
    return packed


@compiled
def payments(s: Any, paid: Any) -> None:
    """What every filled casino would pay now: paid[SEATS · casino + seat]. Mirrors rules.LasVegasCards.payments."""
    for casino in range(s.filled):
        order = ranking(weights(s, casino))
        for seat in range(s.seats):
            paid[SEATS * casino + seat] = bill_for(s, casino, order, seat)


@compiled
def bill_for(s: Any, casino: int, order: int, seat: int) -> int:
    """The bill `seat` gets at a casino if seats rank in this order; 0 if none."""
    rank = rank_of(order, seat)
    if 0 <= rank < BILLS:
        return integer(s.bills[BILLS * casino + rank])
    return 0


@compiled
def pay_out(s: Any) -> None:
    """Every casino pays; the next round begins, or the game is over. Mirrors rules.LasVegasCards._pay_out."""
    for casino in range(CASINOS):
        order = ranking(weights(s, casino))
        for number in range(BILLS):
            if order & 15:
                s.won[(order & 15) - 1] += PURSE[s.bills[BILLS * casino + number]]
            order >>= 4
    # After the last round players take everything back as well, but round and starter stay.
    number, starter = s.round_number, s.starter
    begin(s, number + 1, starter + 1 if starter + 1 < s.seats else 0)
    if number == ROUNDS:
        s.round_number = number
        s.starter = starter
        s.seat = starter
        s.over = 1
