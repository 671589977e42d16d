"""Levels that people can name: tourist, regular, shark, house. Each is clearly stronger than the one before.

`LEVELS` maps a level to who plays it. What needs numba or a file of weights is written as `"module:Class"` and only
imported when somebody sits down to play: the web process must not load it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.bots.baselines import LAS_VEGAS, Baseline, Gain, MostDice
from vabanque.core import Seat
from vabanque.play.dealers import uniform


class Whimsical:
    """Plays by a habit, but every so often any move at all."""

    games: ClassVar[frozenset[str]] = LAS_VEGAS
    habit: ClassVar[type[Baseline]]
    whims: ClassVar[int]
    """Percentage of moves that are played on a whim."""

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self._habit = self.habit(rules, seat, rng)
        self._below = uniform(rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if self._below(100) < self.whims:
            return moves[self._below(len(moves))]
        return self._habit.choose(view, moves)


class Tourist(Whimsical):
    """Here for the lights: piles up what the dice show most of, or places anything. A child beats it."""

    habit = MostDice
    whims = 50


class Regular(Whimsical):
    """Comes every Friday: takes the money in sight, and is distracted now and then."""

    habit = Gain
    whims = 40


LEVELS: dict[str, type | str] = {
    "tourist": Tourist,
    "regular": Regular,
    "shark": "vabanque.bots.players:Shark",
    "house": "vabanque.bots.players:House",
}
"""Weakest first."""
