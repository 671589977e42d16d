"""A legal move, chosen uniformly at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vabanque.core import Seat
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules


class RandomBot:
    """Plays at random: the bot every other bot should beat."""

    def __init__(self, rules: AnyRules, seat: Seat, rng: Random) -> None:
        self._below = uniform(rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[self._below(len(moves))]
