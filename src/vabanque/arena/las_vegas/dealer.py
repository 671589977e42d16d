"""Duplicate dice for Las Vegas.

Seat s's t-th roll in round r has one face for each die of a full hand, the same in every game of the deal; if fewer
dice are left, only the first faces count. So a seat's first roll of a round is the same in all games, and so are its
later rolls whenever the same number of dice is left.
"""

from __future__ import annotations

from vabanque.arena.vegas.dealer import RoundDealer
from vabanque.core import Chance, Entry
from vabanque.games.las_vegas.rules import Roll, RollDice


class DiceDealer(RoundDealer):
    """Rolls a full hand every time, and shows the dice that are left."""

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
