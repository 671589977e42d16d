"""Levels that people can name: tourist, regular, shark, house. Each is clearly stronger than the one before.

`LEVELS` maps a level to who plays it. What needs numba or a file of weights is written as `"module:Class"` and only
imported when somebody sits down to play: the web process must not load it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.bots.baselines import LAS_VEGAS, Baseline, Gain, MostDice, Richest
from vabanque.bots.random import RandomBot
from vabanque.core import Seat
from vabanque.play.dealers import uniform


class Whimsical:
    """Plays by a habit, but every so often on a whim: by another one, or any move at all."""

    games: ClassVar[frozenset[str]] = LAS_VEGAS
    habit: ClassVar[type[Baseline]]
    whims: ClassVar[int]
    """Percentage of moves that are played on a whim."""
    whim: ClassVar[type] = RandomBot

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self._habit = self.habit(rules, seat, rng)
        self._whim = self.whim(rules, seat, rng)
        self._below = uniform(rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        who = self._whim if self._below(100) < self.whims else self._habit
        return who.choose(view, moves)


class Tourist(Whimsical):
    """Here for the lights: piles up what the dice show most of, or runs to the richest casino. A child beats it."""

    habit = MostDice
    whims = 70
    whim = Richest


class Regular(Whimsical):
    """Comes every Friday: takes the money in sight when it looks, and is often distracted."""

    habit = Gain
    whims = 70


LEVELS: dict[str, type | str] = {
    "tourist": Tourist,
    "regular": Regular,
    "shark": "vabanque.bots.players:Shark",
    "house": "vabanque.bots.players:House",
}
"""Weakest first."""
