"""Duplicate dice of Die oberen 10 000: the n-th roll of a seat's t-th turn is the same for the same number of dice."""

from __future__ import annotations

from vabanque.arena.duplicate import DuplicateDealer
from vabanque.core import Chance, Entry


class ThrowDealer(DuplicateDealer):
    """Counts turns and rolls."""

    def __init__(self, *path: object) -> None:
        super().__init__(*path)
        self._thrower: int | None = None
        self._turns: dict[int, int] = {}
        self._throws = 0

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        seat = chance.seat or 0
        if seat != self._thrower:
            self._thrower, self._throws = seat, 0
            self._turns[seat] = self._turns.get(seat, 0) + 1
        self._throws += 1
        return chance.deal(self.fresh(seat, self._turns[seat], self._throws))
