"""Dealers of Las Vegas with dice that repeat the luck of a compiled game, or of a duplicate deal."""

from __future__ import annotations

from vabanque.core import Chance, Entry
from vabanque.games.las_vegas.rules import Roll, RollDice, RollSpare, Spare
from vabanque.games.vegas.dealers import PileDealer, RoundDealer


class EngineDealer(PileDealer):
    """Takes one random number each for a player's own dice, neutral dice and Biggy, as compiled code does."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, RollDice):
            own, neutral = self.dice(chance.own), self.dice(chance.neutral)
            return Roll(chance.seat, own, neutral, 1 + self.luck.below(6) if chance.biggy else None)
        if isinstance(chance, RollSpare):
            return Spare(chance.seat, self.dice(chance.dice))
        return super().deal(chance, number)


class FullHandDealer(RoundDealer):
    """Rolls a full hand every time, and shows the dice that are left.

    Seat s's t-th roll in round r has one face for each die of a full hand, the same in every game of the deal; if fewer
    dice are left, only the first faces count. So a seat's first roll of a round is the same in all games, and so are
    its later rolls whenever the same number of dice is left.
    """

    def __init__(self, *path: object) -> None:
        super().__init__(*path)
        self._full_hands: dict[int, tuple[int, int]] = {}

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if not isinstance(chance, RollDice):
            return super().deal(chance, number)
        below = self.stream(self.round, chance.kind, chance.seat)
        # The first roll of the game is made with all dice.
        own, neutral = self._full_hands.setdefault(chance.seat, (chance.own, chance.neutral))
        faces = [1 + below(6) for _ in range(own + neutral + 1)]
        return Roll(
            chance.seat,
            tuple(sorted(faces[: chance.own])),
            tuple(sorted(faces[own : own + chance.neutral])),
            faces[-1] if chance.biggy else None,
        )
