"""Duplicate dice: the same luck for every game of a deal, as far as the players' choices allow.

Luck belongs to a seat, and the bots move from seat to seat:

- Bills: the same at every casino in every round. What is drawn never depends on what was played (R1).
- Rolls: seat s's t-th roll in round r has one face for each die of a full hand, the same in every game of the deal;
  with fewer dice left, the first of them count. So everybody's first roll of a round is the same, and later rolls are
  the same for players with the same number of dice.
- Spare neutral dice: the same in every round.
- Cards: the same hand for seat s in play p of round r. Six hands are the whole set, so choices never change the next.
- Die oberen 10 000: the same dice for the n-th throw of a seat's t-th turn, as long as the same number is thrown.
"""

from __future__ import annotations

from vabanque.core import Below, Chance, Entry
from vabanque.games.las_vegas.rules import Roll, RollDice
from vabanque.games.vegas import DealBills
from vabanque.play.dealers import stream, uniform


class DuplicateDealer:
    """Deals the luck of one deal, named by its path. Each game of the deal has its own dealer."""

    def __init__(self, *path: object) -> None:
        self._path = path
        self._streams: dict[tuple[object, ...], Below] = {}
        self._full_hands: dict[int, tuple[int, int]] = {}
        self._round = 0
        self._thrower: int | None = None
        self._turns: dict[int, int] = {}
        self._throws = 0

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, DealBills):
            if chance.casino == 1:
                self._round += 1
            return chance.deal(self._stream("bills"))
        if isinstance(chance, RollDice):
            return self._roll(chance)
        seat = chance.seat or 0
        if chance.kind == "throw":
            return chance.deal(self._throw(seat))
        return chance.deal(self._stream(self._round, chance.kind, seat))

    def _stream(self, *place: object) -> Below:
        if place not in self._streams:
            self._streams[place] = uniform(stream(*self._path, *place))
        return self._streams[place]

    def _roll(self, chance: RollDice) -> Roll:
        seat = chance.seat
        below = self._stream(self._round, "roll", seat)
        # The first roll of a game uses all dice.
        own, neutral = self._full_hands.setdefault(seat, (chance.own, chance.neutral))
        faces = [1 + below(6) for _ in range(own + neutral + 1)]
        return Roll(
            seat,
            tuple(sorted(faces[: chance.own])),
            tuple(sorted(faces[own : own + chance.neutral])),
            faces[-1] if chance.biggy else None,
        )

    def _throw(self, seat: int) -> Below:
        if seat != self._thrower:
            self._thrower, self._throws = seat, 0
            self._turns[seat] = self._turns.get(seat, 0) + 1
        self._throws += 1
        return uniform(stream(*self._path, seat, self._turns[seat], self._throws))
