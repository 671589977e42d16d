"""What the compiled Las Vegas games share: the deck, turn order, payouts, purses of bills. Mirrors vegas.py.

Small numbers are packed, four bits each: the weights of all owners at a casino are one number, and so is the order in
which they are paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vabanque.compiled import below, compiled, int64, integer, lookup
from vabanque.games.vegas.rules import JETON_VALUE, Pile, VegasRules


def _next_seat(seats: int, seat: int) -> int:
    return next((n % 8 for n in range(seat, seat + 8) if seats >> n % 8 & 1), -1)


NEXT_SEAT = lookup([_next_seat(seats, seat) for seats in range(64) for seat in range(8)], int64)
"""[8 · set of seats + seat]: the first of the set from `seat` on clockwise; −1 if the set is empty."""


@compiled
def clear_winnings(s: Any) -> None:
    """A new game: nobody has won anything or left."""
    for seat in range(s.seats):
        s.won[seat] = 0
        s.jetons[seat] = 0
    s.over = 0
    s.left = 0


@compiled
def draw_bill(s: Any, luck: Any) -> int:
    """Draw a bill; the deck is shuffled as it is drawn from. Mirrors vegas.DealBills.deal."""
    drawn = below(luck, s.deck_count)
    s.deck_count -= 1
    bill = s.deck[drawn]
    s.deck[drawn] = s.deck[s.deck_count]
    return integer(bill)


@compiled
def take_bill(s: Any, bill: int) -> None:
    """This bill leaves the deck."""
    place = 0
    while s.deck[place] != bill:
        place += 1
    s.deck_count -= 1
    s.deck[place] = s.deck[s.deck_count]


HIGHEST = lookup([max(weights.bit_length() - 1, 0) for weights in range(1 << 9)], int64)
"""[set of weights]: the highest. Nobody can have a weight above 8 at a casino."""


@compiled
def ranking(weights: int) -> int:
    """Owners who are not tied, most dice first; from packed weights to packed owners, each plus one.

    Mirrors vegas.ranking.
    """
    once = 0  # set of weights that at least one owner has
    twice = 0  # … and that at least two have
    who = 0  # [weight]: an owner who has it
    owner = 1
    while weights:
        weight = weights & 15
        twice |= once & (1 << weight)
        once |= 1 << weight
        who |= owner << 4 * weight
        weights >>= 4
        owner += 1
    # Leave out ties, and owners without dice.
    alone = once & ~twice & ~1
    order = 0
    place = 0
    while alone:
        weight = HIGHEST[alone]
        order |= (who >> 4 * weight & 15) << place
        alone ^= 1 << weight
        place += 4
    return order


@compiled
def rank_of(order: int, owner: int) -> int:
    """The position of `owner` in packed owners, from 0; −1 if not among them."""
    place = 0
    while order:
        if order & 15 == owner + 1:
            return place
        order >>= 4
        place += 1
    return -1


# A purse is one number, so that adding a bill is one addition: copies of 10, 20, … 100 in bits 0–39, the number of
# bills from bit 40 and their sum in tens from bit 48. The bits from 40 up rank players: money first, then bills.
RANK = 40
MONEY = 48


def purse_of(bills: Iterable[int]) -> int:
    """Bills as a purse."""
    purse = 0
    for bill in bills:
        purse += (1 << 4 * (bill // 10 - 1)) + (1 << RANK) + (bill // 10 << MONEY)
    return purse


def bills_of(purse: int) -> tuple[int, ...]:
    """The bills in a purse, highest first."""
    return tuple(10 * tens for tens in range(10, 0, -1) for _ in range(purse >> 4 * (tens - 1) & 15))


PURSE = lookup([purse_of((value,)) if value >= 10 else 0 for value in range(101)], int64)
"""[value]: a purse with one bill. Values that are not bills are never looked up."""


def piles_of(rules: VegasRules[Any, Any, Any], s: Any, laid_out: Sequence[Sequence[int]]) -> tuple[Pile, Pile]:
    """The deck of a record, and the bills that have left the game: those that are nowhere else."""
    money = rules.money
    deck = money.put((0,) * len(money.deck), [int(bill) for bill in s.deck[: s.deck_count]])
    gone = money.deck
    for bills in (money.listed(deck), *laid_out):
        gone = money.take(gone, bills)
    return deck, gone


@compiled
def money(purse: int) -> int:
    """What a purse is worth, in thousands."""
    return 10 * (purse >> MONEY)


@compiled
def bill_count(purse: int) -> int:
    """How many bills are in a purse."""
    return (purse >> RANK) & 255


@compiled
def standing(purse: int, jetons: int) -> int:
    """The higher, the better: money with Jetons, then bills. Mirrors vegas.final."""
    return (purse >> RANK) + ((JETON_VALUE // 10 * jetons) << (MONEY - RANK))


@compiled
def round_of(s: Any) -> int:
    """The number of the round."""
    return integer(s.round_number)


@compiled
def score(s: Any, seat: int) -> int:
    """Money and Jetons of a seat, in thousands."""
    return money(s.won[seat]) + JETON_VALUE * s.jetons[seat]


@compiled
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
