"""What a casino's bills are worth at the end of the round, compiled. Mirrors `chances`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.vegas.bots.chances import final_weight
from vabanque.games.vegas.rules import BIGGY_WEIGHT

MOST_DICE = 8
MOST_ADDED = MOST_DICE + BIGGY_WEIGHT
MOST_OWNERS = 7
MOST_BILLS = 5


def _padded(dice: int, biggy: bool) -> tuple[float, ...]:
    chances = final_weight((0, dice, biggy))
    return chances + (0.0,) * (MOST_ADDED + 1 - len(chances))


ADDED = np.array([[_padded(dice, biggy) for dice in range(MOST_DICE + 1)] for biggy in (False, True)], np.float32)
"""[Biggy in hand, dice in hand, k]: the probability that weight k is still added to a given casino."""
UNDER = np.concatenate([np.zeros((2, MOST_DICE + 1, 1)), np.cumsum(ADDED, axis=2)], axis=2).astype(np.float32)
"""[…, k]: the probability that less than k is added."""


class Race(NamedTuple):
    """One casino before the round ends: everybody's weight there, and what may still come."""

    weight: Any
    """[owner]: weight at the casino."""
    left: Any
    """[owner]: dice, or cards, in hand."""
    biggy: Any
    """[owner]: is there a Biggy in hand?"""
    bills: Any
    """The casino's bills, highest first."""
    ahead: Any
    """Scratch space: [k]: P(k rivals end ahead)."""


def new_race() -> Race:
    weight, left, biggy = (np.zeros(MOST_OWNERS, np.int64) for _ in range(3))
    return Race(weight, left, biggy, np.zeros(MOST_BILLS), np.zeros(MOST_BILLS))


@compiled(fast=True)
def expected_bill(race: Race, owners: int, bills: int, me: int, ties_cancel: bool) -> tuple[float, float]:
    """What a casino with this many owners and bills is worth to one of them: all its bills, and only the top one.

    Mirrors chances.expected_bill.
    """
    ahead = race.ahead
    worth = 0.0
    top = 0.0
    for added in range(race.left[me] + BIGGY_WEIGHT * race.biggy[me] + 1):
        weight = race.weight[me] + added
        chance = ADDED[race.biggy[me], race.left[me], added]
        if weight == 0 or chance == 0:
            continue
        # ahead[k]: the probability of this weight, with k rivals above it.
        for place in range(bills):
            ahead[place] = 0
        ahead[0] = chance
        for rival in range(owners):
            if rival == me:
                continue
            need = weight - race.weight[rival]
            below = 0.0
            above = 1.0
            if need > 0:
                below = UNDER[race.biggy[rival], race.left[rival], min(need, MOST_ADDED + 1)]
            if need >= 0:
                above = 1 - UNDER[race.biggy[rival], race.left[rival], min(need + 1, MOST_ADDED + 1)]
            if not ties_cancel:
                tied = (1 - below - above) / 2
                below += tied
                above += tied
            for place in range(bills - 1, 0, -1):
                ahead[place] = ahead[place] * below + ahead[place - 1] * above
            ahead[0] *= below
        for place in range(bills):
            worth += ahead[place] * race.bills[place]
        top += ahead[0] * race.bills[0]
    return worth, top
