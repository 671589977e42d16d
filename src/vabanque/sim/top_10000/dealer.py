"""The luck of compiled Die oberen 10 000 for its readable rules."""

from __future__ import annotations

from vabanque.core import Chance, Entry
from vabanque.games.top_10000.rules import RED_FACES, Throw, ThrowDice
from vabanque.sim.dealer import LuckDealer, faces


class ThrowDealer(LuckDealer):
    """Uses one random number for all dice of a roll; the red die is its last digit."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if not isinstance(chance, ThrowDice):
            return super().deal(chance, number)
        if not chance.red:
            return Throw(chance.seat, self.dice(chance.black), None)
        order, red = divmod(self.luck.below(6 ** (chance.black + 1)), 6)
        return Throw(chance.seat, faces(order, chance.black), RED_FACES[red])
