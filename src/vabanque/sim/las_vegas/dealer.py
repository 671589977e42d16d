"""The luck of compiled Las Vegas with dice for its readable rules."""

from __future__ import annotations

from vabanque.core import Chance, Entry
from vabanque.games.las_vegas.rules import Roll, RollDice, RollSpare, Spare
from vabanque.sim.vegas import PileDealer


class DiceDealer(PileDealer):
    """Takes one random number each for a player's own dice, neutral dice and Biggy."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, RollDice):
            own, neutral = self.dice(chance.own), self.dice(chance.neutral)
            return Roll(chance.seat, own, neutral, 1 + self.luck.below(6) if chance.biggy else None)
        if isinstance(chance, RollSpare):
            return Spare(chance.seat, self.dice(chance.dice))
        return super().deal(chance, number)
