"""Dealers of Die oberen 10 000 that repeat the luck of a compiled game, or of a duplicate deal."""

from __future__ import annotations

from vabanque.arena.duplicate import DuplicateDealer
from vabanque.core import Chance, Entry
from vabanque.games.top_10000.rules import RED_FACES, Throw, ThrowDice
from vabanque.sim.dealer import LuckDealer, faces


class EngineDealer(LuckDealer):
    """Uses one random number for all dice of a roll, as compiled code does; the red die is its last digit."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if not isinstance(chance, ThrowDice):
            return super().deal(chance, number)
        if not chance.red:
            return Throw(chance.seat, self.dice(chance.black), None)
        order, red = divmod(self.luck.below(6 ** (chance.black + 1)), 6)
        return Throw(chance.seat, faces(order, chance.black), RED_FACES[red])


class TurnDealer(DuplicateDealer):
    """The n-th roll of a seat's t-th turn is the same in every game of the deal for the same number of dice."""

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
