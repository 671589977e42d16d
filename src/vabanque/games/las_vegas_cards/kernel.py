"""Las Vegas – the card game, compiled: chosen together or in turn, with and without Jetons, on one record.

Functions carry the names of those in rules.py that they mirror. Casinos count from 0 here. Cards travel packed: how
many of each of the twelve sorts (1, 1+, 2, 2+ …), four bits a sort. A move is the cards laid, packed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from vabanque.games.kernel import (
    NEXT_SEAT,
    PURSE,
    below,
    bills_of,
    copy,
    fields,
    jit,
    money,
    open_stream,
    purse_of,
    rank_of,
    ranking,
    records,
    standing,
    table,
    whole,
)
from vabanque.games.las_vegas_cards.editions import CARDS, EXIT, HAND, MONEY, PLAYS, ROUNDS, SORTS
from vabanque.games.las_vegas_cards.rules import Cards, LasVegasCards, Lay, State, without
from vabanque.games.vegas import JETON_VALUE

SEATS = 5
CASINOS = 6
BILLS = 2
"""Every casino gets two."""
DECK = 48
PILE = 30
MOST_MOVES = 31
"""All selections of a hand of five: no more than all its subsets."""

RECORD = fields(
    # Won bills and cards, packed.
    ("won", np.int64, SEATS),
    ("hands", np.int64, SEATS),
    ("laid", np.int64, SEATS),
    # Whose turn it is.
    ("round_number", np.int8),  # numpy has taken the name `round`
    ("starter", np.int8),
    ("play", np.int8),
    ("seat", np.int8),
    ("filled", np.int8),  # casinos that have their bills
    ("out", np.int8),  # set of seats
    ("over", np.int8),
    ("left", np.int8),  # set of seats
    ("jetons_at", np.int8),  # set of casinos
    ("jetons", np.int8, SEATS),
    # Bills at casinos, highest first; bills and cards not drawn yet, in no order. All other cards are under the glass.
    ("bills", np.int8, CASINOS * BILLS),
    ("deck_count", np.int8),
    ("deck", np.int8, DECK),
    ("pile_count", np.int8, SEATS),
    ("piles", np.int8, SEATS * PILE),
    # The options, which never change.
    ("seats", np.int8),
    ("in_turn", np.int8),
    ("has_jetons", np.int8),
)

FULL_DECK = table(MONEY.listed(MONEY.deck), np.int8)
FULL_PILE = table([SORTS.index(card) for card in CARDS], np.int8)

FILL, DRAW, DECIDE, OVER = range(4)
"""What has to happen next: mirrors rules.LasVegasCards.turn."""

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots that play inside the kernel, and the numbers that stand for them there."""


# -- setting up ----------------------------------------------------------------------------------------------------


@jit
def start(s: Any, first: int) -> None:
    """Mirrors rules.LasVegasCards.start. The options must be in the record already (`new`)."""
    for seat in range(s.seats):
        s.won[seat] = 0
        s.jetons[seat] = 0
    for bill in range(DECK):
        s.deck[bill] = FULL_DECK[bill]
    s.deck_count = DECK
    s.over = 0
    s.left = 0
    begin(s, 1, first)


@jit
def begin(s: Any, number: int, starter: int) -> None:
    """A new round: everybody takes all 30 cards back. Mirrors rules.LasVegasCards._begin."""
    s.round_number = number
    s.starter = starter
    s.play = 1
    staying = (1 << s.seats) - 1 & ~s.left
    s.seat = NEXT_SEAT[8 * staying + starter] if staying else starter
    s.filled = 0
    s.out = s.left
    s.jetons_at = 63 if s.has_jetons else 0
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.laid[seat] = 0
        s.pile_count[seat] = 0
        if not (s.left >> seat) & 1:
            s.pile_count[seat] = PILE
            for card in range(PILE):
                s.piles[PILE * seat + card] = FULL_PILE[card]


# -- whose turn it is ----------------------------------------------------------------------------------------------


@jit
def turn(s: Any) -> int:
    """Mirrors rules.LasVegasCards.turn."""
    if s.over:
        return OVER
    if s.filled < CASINOS:
        return FILL
    return DECIDE if drawer(s) < 0 else DRAW


@jit
def active(s: Any, seat: int) -> bool:
    """Does `seat` play now? Mirrors rules.LasVegasCards.active."""
    return s.seat == seat if s.in_turn else not (s.out >> seat) & 1


@jit
def drawer(s: Any) -> int:
    """The next who has to draw, from the round's starter on; −1 if nobody has."""
    seat = s.starter
    for _ in range(s.seats):
        if active(s, seat) and s.hands[seat] == 0:
            return seat
        seat = seat + 1 if seat + 1 < s.seats else 0
    return -1


# -- chance --------------------------------------------------------------------------------------------------------


@jit
def deal(s: Any, luck: Any) -> None:
    """Chance speaks once, whatever is due: one casino is filled, or one player draws a hand."""
    if s.filled < CASINOS:
        deal_bills(s, luck)
    else:
        draw_hand(s, drawer(s), luck)


@jit
def deal_bills(s: Any, luck: Any) -> None:
    """Two bills for the next casino. Mirrors vegas.DealBills.deal; the deck is shuffled as it is drawn."""
    one = draw_bill(s, luck)
    other = draw_bill(s, luck)
    lay_out(s, one, other)


@jit
def draw_bill(s: Any, luck: Any) -> int:
    """One bill from the deck."""
    drawn = below(luck, s.deck_count)
    s.deck_count -= 1
    bill = s.deck[drawn]
    s.deck[drawn] = s.deck[s.deck_count]
    return whole(bill)


@jit
def lay_out(s: Any, one: int, other: int) -> None:
    """Two bills lie at the next casino, highest first."""
    s.bills[BILLS * s.filled] = max(one, other)
    s.bills[BILLS * s.filled + 1] = min(one, other)
    s.filled += 1


@jit
def land_fill(s: Any, one: int, other: int) -> None:
    """These bills are laid out at the next casino. Mirrors rules.LasVegasCards.land for a Fill."""
    for bill in (one, other):
        drawn = 0
        while s.deck[drawn] != bill:
            drawn += 1
        s.deck_count -= 1
        s.deck[drawn] = s.deck[s.deck_count]
    lay_out(s, one, other)


@jit
def draw_hand(s: Any, seat: int, luck: Any) -> None:
    """Five cards from the seat's pile, which is shuffled as it is drawn. Mirrors rules.DrawHand."""
    hand = 0
    for _ in range(HAND):
        drawn = below(luck, s.pile_count[seat])
        hand += take_card(s, seat, drawn)
    s.hands[seat] = hand


@jit
def take_card(s: Any, seat: int, drawn: int) -> int:
    """One card leaves the seat's pile."""
    s.pile_count[seat] -= 1
    sort = s.piles[PILE * seat + drawn]
    s.piles[PILE * seat + drawn] = s.piles[PILE * seat + s.pile_count[seat]]
    return 1 << 4 * sort


@jit
def land_draw(s: Any, seat: int, hand: int) -> None:
    """A seat draws these cards. Mirrors rules.LasVegasCards.land for a Draw."""
    s.hands[seat] = hand
    for sort in range(2 * CASINOS):
        for _ in range(hand >> 4 * sort & 15):
            drawn = 0
            while s.piles[PILE * seat + drawn] != sort:
                drawn += 1
            take_card(s, seat, drawn)


# -- moves ---------------------------------------------------------------------------------------------------------


@jit
def legal(s: Any, seat: int, moves: Any) -> int:
    """Write what a seat may lay in order, and return how many. Mirrors rules.selections."""
    hand = s.hands[seat]
    count = 0
    for one in range(2 * CASINOS):
        if hand >> 4 * one & 15:
            moves[count] = 1 << 4 * one
            count += 1
    for one in range(2 * CASINOS):
        if hand >> 4 * one & 15:
            rest = hand - (1 << 4 * one)
            for other in range(one, 2 * CASINOS):
                if rest >> 4 * other & 15:
                    moves[count] = (1 << 4 * one) + (1 << 4 * other)
                    count += 1
    # Three and more must be of one number, and only one number can have so many of five cards.
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


@jit
def card_count(cards: int) -> int:
    """How many cards: the sum of hexadecimal digits is the remainder by 15, and nobody has fifteen cards here."""
    return cards % 15


@jit
def dice_at(cards: int, casino: int) -> int:
    """Dice printed on the cards of one number."""
    return (cards >> 8 * casino & 15) + 2 * (cards >> 8 * casino + 4 & 15)


@jit
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


@jit
def lay(s: Any, seat: int, cards: int) -> None:
    """The cards lie there, the rest of the hand is under the glass. Mirrors rules.LasVegasCards.after."""
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


@jit
def next_play(s: Any) -> None:
    """Mirrors rules.LasVegasCards._next_play."""
    if s.play == PLAYS or s.out == (1 << s.seats) - 1:
        pay_out(s)
    else:
        s.play += 1


@jit
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


# -- payout --------------------------------------------------------------------------------------------------------


@jit
def weights(s: Any, casino: int) -> int:
    """Dice of every seat at a casino, packed. Mirrors rules.LasVegasCards.dice."""
    packed = 0
    for seat in range(s.seats):
        packed += dice_at(s.laid[seat], casino) << 4 * seat
    return packed


@jit
def payments(s: Any, paid: Any) -> None:
    """What every filled casino would pay now: paid[7 · casino + seat]. Mirrors rules.LasVegasCards.payments."""
    for casino in range(s.filled):
        order = ranking(weights(s, casino))
        for seat in range(s.seats):
            paid[7 * casino + seat] = bill_for(s, casino, order, seat)


@jit
def bill_for(s: Any, casino: int, order: int, seat: int) -> int:
    """The bill `seat` gets at a casino when seats are in this order."""
    rank = rank_of(order, seat)
    if 0 <= rank < BILLS:
        return whole(s.bills[BILLS * casino + rank])
    return 0


@jit
def pay_out(s: Any) -> None:
    """Every casino pays; the next round begins, or the game is over. Mirrors rules.LasVegasCards._pay_out."""
    for casino in range(CASINOS):
        order = ranking(weights(s, casino))
        for number in range(BILLS):
            if order & 15:
                s.won[(order & 15) - 1] += PURSE[s.bills[BILLS * casino + number]]
            order >>= 4
    number, starter = s.round_number, s.starter
    begin(s, number + 1, starter + 1 if starter + 1 < s.seats else 0)
    if number == ROUNDS:
        s.round_number = number
        s.starter = starter
        s.seat = starter
        s.over = 1


@jit
def score(s: Any, seat: int) -> int:
    """Money and Jetons of a seat, in thousands."""
    return money(s.won[seat]) + JETON_VALUE * s.jetons[seat]


@jit
def winners(s: Any) -> int:
    """The set of seats nobody is ahead of. Mirrors vegas.final."""
    best = -1
    who = 0
    for seat in range(s.seats):
        points = standing(s.won[seat], s.jetons[seat])
        if points > best:
            best = points
            who = 0
        if points == best:
            who |= 1 << seat
    return who


# -- who decides ---------------------------------------------------------------------------------------------------


@jit
def choose(s: Any, seat: int, policy: int, luck: Any, moves: Any) -> int:
    """The move of a policy for one deciding seat."""
    count = legal(s, seat, moves)
    if policy == GREEDY:
        return choose_greedy(s, seat, moves, count)
    return moves[below(luck, count)]


@jit
def choose_greedy(s: Any, seat: int, moves: Any, count: int) -> int:
    """Mirrors bots.Greedy: most money if all were paid now, then the fewest cards, then the first."""
    best = -(1 << 30)
    chosen = 0
    for n in range(count):
        worth = 16 * gain(s, seat, moves[n]) - card_count(moves[n])
        if worth > best:
            best = worth
            chosen = moves[n]
    return chosen


@jit
def gain(s: Any, seat: int, cards: int) -> int:
    """How much more `seat` would be paid if these cards lay there too."""
    more = 0
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        if dice:
            before = weights(s, casino)
            more += bill_for(s, casino, ranking(before + (dice << 4 * seat)), seat)
            more -= bill_for(s, casino, ranking(before), seat)
    return more


# -- whole games ---------------------------------------------------------------------------------------------------


@jit
def play_on(s: Any, policies: Any, luck: Any, moves: Any, chosen: Any, last_round: int) -> int:
    """Play until `last_round` is paid out or the game is over. Returns the number of decisions."""
    decisions = 0
    while not s.over and s.round_number <= last_round:
        while s.filled < CASINOS:
            deal_bills(s, luck)
        seat = drawer(s)
        while seat >= 0:
            draw_hand(s, seat, luck)
            seat = drawer(s)
        # Everybody chooses before anybody lays, in the order of the round.
        seat = s.starter
        for _ in range(s.seats):
            if active(s, seat):
                chosen[seat] = choose(s, seat, policies[seat], luck, moves)
                decisions += 1
            seat = seat + 1 if seat + 1 < s.seats else 0
        play(s, chosen)
    return decisions


@jit
def simulate(
    these: Any, policies: Any, lucks: Any, moves: Any, first: int, games: int, scores: Any, won: Any, lengths: Any
) -> None:
    """Play games number first … first + games − 1; every seat starts equally often.

    Game n's scores stand at scores[seats · n …], its winners as a set in won[n], its decisions in lengths[n].
    """
    s, luck = these[0], lucks[0]
    chosen = moves[MOST_MOVES:]
    for n in range(games):
        open_stream(luck, first + n)
        start(s, (first + n) % s.seats)
        lengths[n] = play_on(s, policies, luck, moves, chosen, ROUNDS)
        for seat in range(s.seats):
            scores[s.seats * n + seat] = score(s, seat)
        won[n] = winners(s)


@jit
def playouts(these: Any, policies: Any, lucks: Any, moves: Any, games: int, last_round: int, totals: Any) -> None:
    """Play on `games` times from the position these[0], in these[1]; adds every seat's score to totals[seat]."""
    luck = lucks[0]
    chosen = moves[MOST_MOVES:]
    for _ in range(games):
        copy(these, 0, 1)
        play_on(these[1], policies, luck, moves, chosen, last_round)
        for seat in range(these[1].seats):
            totals[seat] += score(these[1], seat)


# -- states and records --------------------------------------------------------------------------------------------


def packed(cards: Iterable[str]) -> int:
    """Cards as one number."""
    return sum(1 << 4 * SORTS.index(card) for card in cards)


def unpacked(cards: int) -> Cards:
    """Cards out of one number, sorted."""
    return tuple(card for sort, card in enumerate(SORTS) for _ in range(cards >> 4 * sort & 15))


def new(rules: LasVegasCards) -> Any:
    """One record with the options of `rules`, not started."""
    these = records(RECORD)
    s = these[0]
    s.seats, s.in_turn, s.has_jetons = rules.seats, rules.in_turn, rules.jetons
    return these


def from_state(rules: LasVegasCards, state: State) -> Any:
    """One record with the whole position."""
    these = new(rules)
    s = these[0]
    s.round_number, s.starter, s.play, s.seat = state.round, state.starter, state.play, state.seat
    s.filled, s.over = len(state.bills), state.over
    s.left = sum(1 << seat for seat in state.left)
    s.out = sum(out << seat for seat, out in enumerate(state.out))
    s.jetons_at = sum(lies << casino for casino, lies in enumerate(state.jetons_at))
    for seat in range(rules.seats):
        s.won[seat] = purse_of(state.won[seat])
        s.hands[seat] = packed(state.hands[seat])
        s.laid[seat] = packed(state.laid[seat])
        s.jetons[seat] = state.jetons[seat] if state.jetons else 0
        pile = rules.pile(state, seat)
        s.pile_count[seat] = len(pile)
        for number, card in enumerate(pile):
            s.piles[PILE * seat + number] = SORTS.index(card)
    for casino, bills in enumerate(state.bills):
        for number, bill in enumerate(bills):
            s.bills[BILLS * casino + number] = bill
    for number, bill in enumerate(rules.money.listed(state.deck)):
        s.deck[number] = bill
    s.deck_count = sum(state.deck)
    return these


def to_state(rules: LasVegasCards, these: Any) -> State:
    """The position in a record. Bills that are nowhere else have left the game, cards are under the glass."""
    s = these[0]
    seats = range(rules.seats)
    bills = tuple(
        tuple(int(bill) for bill in s.bills[BILLS * casino : BILLS * (casino + 1)]) for casino in range(s.filled)
    )
    won = tuple(bills_of(int(s.won[seat])) for seat in seats)
    money = rules.money
    deck = money.put((0,) * len(money.deck), [int(bill) for bill in s.deck[: s.deck_count]])
    gone = money.deck
    for bills_there in (money.listed(deck), *bills, *won):
        gone = money.take(gone, bills_there)
    hands = tuple(unpacked(int(s.hands[seat])) for seat in seats)
    laid = tuple(unpacked(int(s.laid[seat])) for seat in seats)
    piles = tuple(
        tuple(SORTS[int(sort)] for sort in s.piles[PILE * seat : PILE * seat + int(s.pile_count[seat])])
        for seat in seats
    )
    return State(
        round=int(s.round_number),
        starter=int(s.starter),
        play=int(s.play),
        seat=int(s.seat),
        bills=bills,
        laid=laid,
        out=tuple(bool(s.out >> seat & 1) for seat in seats),
        jetons_at=tuple(bool(s.jetons_at >> casino & 1) for casino in range(CASINOS)) if rules.jetons else (),
        jetons=tuple(int(s.jetons[seat]) for seat in seats) if rules.jetons else (),
        deck=deck,
        gone=gone,
        left=tuple(seat for seat in seats if s.left >> seat & 1),
        over=bool(s.over),
        hands=hands,
        glass=tuple(without(CARDS, (*hands[seat], *laid[seat], *piles[seat])) for seat in seats),
        won=won,
    )


def to_move(seat: int, move: int) -> Lay:
    """A move's number as a move."""
    return Lay(seat, unpacked(int(move)))


def from_move(move: Lay) -> int:
    """A move as its number."""
    return packed(move.cards)
