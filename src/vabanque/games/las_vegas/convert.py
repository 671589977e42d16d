"""States of the readable rules as records of the compiled ones, and back."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vabanque.compiled import faces_of, padded, records, repeated, throw_of
from vabanque.games.las_vegas.compiled import CASINOS, DECK, MOST_BILLS, RECORD, SEATS, land_roll
from vabanque.games.las_vegas.rules import BANDIT, VOID, LasVegas, Lot, Place, Roll, State
from vabanque.games.vegas.compiled import bills_of, piles_of, purse_of
from vabanque.games.vegas.rules import BIGGY_WEIGHT


def new(rules: LasVegas) -> Any:
    """A record with the options of `rules`, not yet started, as an array of length one."""
    positions = records(RECORD)
    s = positions[0]
    s.seats, s.owners, s.casinos = rules.seats, rules.owners, rules.casinos
    s.rounds, s.dice, s.biggy = rules.edition.rounds, rules.edition.dice, rules.edition.biggy
    s.neutral_each, s.spare_dice = rules.neutral_each, rules.spare_dice
    s.has_bandit, s.bandit_ties_all, s.has_jetons = rules.bandit, rules.bandit_ties_all, rules.jetons
    s.least, s.exactly = rules.money.least or 0, rules.money.exactly or 0
    deck = list(rules.money.listed(rules.money.deck))
    s.full_deck[: len(deck)], s.full_count = deck, len(deck)
    return positions


_empty = lru_cache(maxsize=16)(new)


def from_state(rules: LasVegas, state: State) -> Any:
    """A record with the whole position, as an array of length one."""
    positions = repeated(_empty(rules), 1)
    s = positions[0]
    s.round_number, s.starter, s.seat = state.round, state.starter, state.seat
    s.filled, s.spare_due, s.over = len(state.bills), state.spare_due, state.over
    s.left = sum(1 << seat for seat in state.left)
    # Whole fields at once: writing one takes as long as writing one of its numbers.
    s.won = padded(map(purse_of, state.won), SEATS)
    s.own = padded(state.own, SEATS)
    s.neutral = padded(state.neutral, SEATS)
    s.biggies = padded(state.biggies or (VOID,) * rules.seats, SEATS)
    s.jetons = padded(state.jetons, SEATS)
    s.holding = sum(rules.has_dice(state, seat) << seat for seat in range(rules.seats))
    biggies = padded(state.biggies, SEATS + 1)
    for casino, dice in enumerate(state.dice, start=1):
        weights = [own + BIGGY_WEIGHT * (at == casino) for own, at in zip(dice, biggies, strict=False)]
        s.weights[casino - 1] = sum(weight << 4 * owner for owner, weight in enumerate(weights))
    for face, lot in enumerate(state.bandit):
        if lot is not None:
            s.lot_seat[face], s.lot_own[face] = lot.seat + 1, lot.own
            s.lot_neutral[face], s.lot_biggy[face] = lot.neutral, lot.biggy
    s.jetons_at = sum(lies << casino for casino, lies in enumerate(state.jetons_at))
    s.bill_count = padded(map(len, state.bills), CASINOS)
    s.bills = padded((bill for bills in state.bills for bill in padded(bills, MOST_BILLS)), CASINOS * MOST_BILLS)
    deck = rules.money.listed(state.deck)
    s.deck, s.deck_count = padded(deck, DECK), len(deck)
    if state.roll is not None:
        land_roll(s, throw_of(state.roll.own), throw_of(state.roll.neutral), state.roll.biggy or 0)
    return positions


def to_state(rules: LasVegas, positions: Any) -> State:
    """The position in a record. Bills that are nowhere else have left the game."""
    s = positions[0]
    seats = range(rules.seats)
    bills = tuple(
        tuple(int(bill) for bill in s.bills[MOST_BILLS * casino : MOST_BILLS * casino + s.bill_count[casino]])
        for casino in range(s.filled)
    )
    won = tuple(bills_of(int(s.won[seat])) for seat in seats)
    deck, gone = piles_of(rules, s, (*bills, *won))
    biggies = tuple(int(s.biggies[seat]) for seat in seats) if rules.edition.biggy else ()
    roll = None
    if s.faces:
        roll = Roll(int(s.seat), faces_of(int(s.roll_own)), faces_of(int(s.roll_neutral)), int(s.roll_biggy) or None)
    return State(
        round=int(s.round_number),
        starter=int(s.starter),
        seat=int(s.seat),
        bills=bills,
        dice=tuple(
            tuple(
                int(s.weights[casino] >> 4 * owner & 15)
                - BIGGY_WEIGHT * (owner < len(biggies) and biggies[owner] == casino + 1)
                for owner in range(rules.owners)
            )
            for casino in range(6)
        ),
        own=tuple(int(s.own[seat]) for seat in seats),
        neutral=tuple(int(s.neutral[seat]) for seat in seats) if rules.neutral_each else (),
        biggies=biggies,
        bandit=tuple(_lot(s, face) for face in range(6)) if rules.bandit else (),
        jetons_at=tuple(bool(s.jetons_at >> casino & 1) for casino in range(6)) if rules.jetons else (),
        jetons=tuple(int(s.jetons[seat]) for seat in seats) if rules.jetons else (),
        spare_due=bool(s.spare_due),
        roll=roll,
        deck=deck,
        gone=gone,
        left=tuple(seat for seat in seats if s.left >> seat & 1),
        over=bool(s.over),
        won=won,
    )


def _lot(s: Any, face: int) -> Lot | None:
    if not s.lot_seat[face]:
        return None
    return Lot(int(s.lot_seat[face]) - 1, int(s.lot_own[face]), int(s.lot_neutral[face]), bool(s.lot_biggy[face]))


def to_move(s: Any, move: int) -> Place:
    """A move's number as a move."""
    return Place(int(s.seat), int(move), int(move)) if move <= 6 else Place(int(s.seat), int(move) - 6, BANDIT)


def from_move(move: Place) -> int:
    """A move as its number."""
    return move.face + 6 if move.casino == BANDIT else move.casino
