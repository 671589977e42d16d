"""States of the readable rules as records of the compiled ones, and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any

from vabanque.compiled import padded, records, repeated
from vabanque.games.las_vegas_cards.compiled import BILLS, CASINOS, DECK, PILE, RECORD, SEATS
from vabanque.games.las_vegas_cards.editions import CARDS, SORTS
from vabanque.games.las_vegas_cards.rules import Cards, LasVegasCards, Lay, State, without
from vabanque.games.vegas.compiled import bills_of, piles_of, purse_of

SORT_NUMBER = {card: number for number, card in enumerate(SORTS)}


def packed(cards: Iterable[str]) -> int:
    """Cards as one number."""
    return sum([1 << 4 * SORT_NUMBER[card] for card in cards])


def unpacked(cards: int) -> Cards:
    """Cards from one number, sorted."""
    return tuple(card for sort, card in enumerate(SORTS) for _ in range(cards >> 4 * sort & 15))


def new(rules: LasVegasCards) -> Any:
    """A record with the options of `rules`, not yet started, as an array of length one."""
    positions = records(RECORD)
    s = positions[0]
    s.seats, s.in_turn, s.has_jetons = rules.seats, rules.in_turn, rules.jetons
    return positions


_empty = lru_cache(maxsize=16)(new)


def from_state(rules: LasVegasCards, state: State) -> Any:
    """A record with the whole position, as an array of length one."""
    positions = repeated(_empty(rules), 1)
    s = positions[0]
    s.round_number, s.starter, s.play, s.seat = state.round, state.starter, state.play, state.seat
    s.filled, s.over = len(state.bills), state.over
    s.left = sum(1 << seat for seat in state.left)
    s.out = sum(out << seat for seat, out in enumerate(state.out))
    s.jetons_at = sum(lies << casino for casino, lies in enumerate(state.jetons_at))
    # Whole fields at once: writing one takes as long as writing one of its numbers.
    s.won = padded(map(purse_of, state.won), SEATS)
    s.hands = padded(map(packed, state.hands), SEATS)
    s.laid = padded(map(packed, state.laid), SEATS)
    s.jetons = padded(state.jetons, SEATS)
    piles = [rules.pile(state, seat) for seat in range(rules.seats)]
    s.pile_count = padded(map(len, piles), SEATS)
    s.piles = padded(
        (number for pile in piles for number in padded(map(SORT_NUMBER.__getitem__, pile), PILE)), SEATS * PILE
    )
    s.bills = padded(chain.from_iterable(state.bills), CASINOS * BILLS)
    deck = rules.money.listed(state.deck)
    s.deck, s.deck_count = padded(deck, DECK), len(deck)
    return positions


def to_state(rules: LasVegasCards, positions: Any) -> State:
    """The position in a record. Bills that are nowhere else have left the game; such cards are under the glass."""
    s = positions[0]
    seats = range(rules.seats)
    bills = tuple(
        tuple(int(bill) for bill in s.bills[BILLS * casino : BILLS * (casino + 1)]) for casino in range(s.filled)
    )
    won = tuple(bills_of(int(s.won[seat])) for seat in seats)
    deck, gone = piles_of(rules, s, (*bills, *won))
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
