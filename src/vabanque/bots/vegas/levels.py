"""The two weak levels, tourist and regular: a habit, and every so often something else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.bots.random import RandomBot
from vabanque.bots.vegas.baselines import Baseline
from vabanque.core import Seat
from vabanque.core.chance import uniform


class Whimsical:
    """Plays by a habit, but every so often on a whim: by another one, or any move at all."""

    habit: ClassVar[type[Baseline]]
    whim: ClassVar[type[Baseline | RandomBot]] = RandomBot
    whims: ClassVar[int] = 70
    """Percentage of moves played on a whim. Chosen so that each level clearly beats the one below (docs/bots.md)."""

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self._habit = self.habit(rules, seat, rng)
        self._whim = self.whim(rules, seat, rng)
        self._below = uniform(rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        player = self._whim if self._below(100) < self.whims else self._habit
        return player.choose(view, moves)


class Tourist(Whimsical):
    """Here for the lights: runs to the richest casino, or piles up what it has most of. A child beats it."""


class Regular(Whimsical):
    """Comes every Friday: takes the money in sight when it looks, and is often distracted."""


def at_table(
    most_dice: type[Baseline], richest: type[Baseline], gain: type[Baseline]
) -> tuple[type[Tourist], type[Regular]]:
    """Both levels for a game, by its habits."""
    tourist = type("Tourist", (Tourist,), {"__doc__": Tourist.__doc__, "habit": most_dice, "whim": richest})
    return tourist, type("Regular", (Regular,), {"__doc__": Regular.__doc__, "habit": gain})
