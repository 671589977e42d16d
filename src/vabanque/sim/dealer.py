"""The random numbers of compiled code for the readable rules: both play the same games, die for die."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from vabanque.core import Chance, Entry
from vabanque.core.luck import LuckStream

AT_ONCE, ORDERS_AT_ONCE = 4, 1296
"""Dice looked up together, and in how many orders they can fall."""


class LuckDealer:
    """Deals from a random stream. A game with compiled code derives a dealer that consumes the same numbers."""

    def __init__(self, luck: LuckStream) -> None:
        self.luck = luck

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        return chance.deal(self.luck.below)

    def dice(self, dice: int) -> tuple[int, ...]:
        """Roll all dice with one random number; for no dice, use none."""
        return faces(self.luck.below(6**dice), dice) if dice else ()


def faces(order: int, dice: int) -> tuple[int, ...]:
    """What the dice show: the digits of `order` in base six, sorted."""
    if dice <= AT_ONCE:
        return _few_faces(order, dice)
    rest, first = divmod(order, ORDERS_AT_ONCE)
    return tuple(sorted(_few_faces(first, AT_ONCE) + faces(rest, dice - AT_ONCE)))


@lru_cache(maxsize=2 * ORDERS_AT_ONCE)
def _few_faces(order: int, dice: int) -> tuple[int, ...]:
    return tuple(sorted(1 + order // 6**die % 6 for die in range(dice)))


class LuckyRandom:
    """bots.RandomBot with the luck of compiled code."""

    def __init__(self, luck: LuckStream) -> None:
        self._luck = luck

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[self._luck.below(len(moves))]
