"""How many dice will still reach a casino, and what its bills are worth then, if all dice to come are random."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from vabanque.games.vegas.rules import BIGGY_WEIGHT

Owner = tuple[int, int, bool]
"""Weight at a casino, dice still to come, and whether a Biggy is still to come."""


@lru_cache(maxsize=64)
def still_to_come(dice: int) -> tuple[float, ...]:
    """P(a player with `dice` dice left adds k of them to one given casino), k = 0 … dice.

    The player rolls all dice left and places any face shown, uniformly at random, until none is left.
    """
    if not dice:
        return (1.0,)
    chances = [0.0] * (dice + 1)
    for count in range(1, dice + 1):
        # This face shows `count` times and is chosen among all faces shown.
        others = dice - count
        chosen = (
            comb(dice, count) / 6**dice * sum(ways / (1 + shown) for shown, ways in enumerate(_faces_shown(others)))
        )
        for added, chance in enumerate(still_to_come(others)):
            chances[added + count] += chosen * chance
            chances[added] += 5 * chosen * chance
    return tuple(chances)


@lru_cache(maxsize=64)
def _faces_shown(dice: int) -> tuple[int, ...]:
    """In how many ways `dice` dice, each showing one of five faces, show exactly k different ones."""
    return tuple(
        comb(5, faces) * sum((-1) ** miss * comb(faces, miss) * (faces - miss) ** dice for miss in range(faces + 1))
        for faces in range(6)
    )


@lru_cache(maxsize=4096)
def final_weight(owner: Owner) -> tuple[float, ...]:
    """P(an owner's weight at a casino is w at the end of the round), w = 0 …"""
    weight, dice, biggy = owner
    chances = [0.0] * weight + list(still_to_come(dice)) + [0.0] * (BIGGY_WEIGHT * biggy)
    if biggy:
        chances = [
            (5 * chance + (chances[at - BIGGY_WEIGHT] if at >= BIGGY_WEIGHT else 0.0)) / 6
            for at, chance in enumerate(chances)
        ]
    return tuple(chances)


@lru_cache(maxsize=4096)
def _below_and_above(owner: Owner, weight: int) -> tuple[float, float]:
    chances = final_weight(owner)
    return sum(chances[:weight]), sum(chances[weight + 1 :])


@lru_cache(maxsize=200_000)
def expected_bill(bills: tuple[int, ...], me: Owner, rivals: tuple[Owner, ...], *, ties_cancel: bool = True) -> float:
    """What a casino is worth to one owner: P(being first, second, …) at the end of the round, times the bills.

    Assumes that all owners' dice fall independently, and that rivals who cancel each other above us stay there.
    """
    worth = 0.0
    for weight, chance in enumerate(final_weight(me)):
        if not weight or not chance:
            continue
        ahead = [chance] + [0.0] * (len(bills) - 1)  # P(we have this weight and k rivals have more)
        for rival in rivals:
            below, above = _below_and_above(rival, weight)
            if not ties_cancel:  # pips or turns decide: even chances
                tied = (1.0 - below - above) / 2
                below, above = below + tied, above + tied
            for place in range(len(bills) - 1, 0, -1):
                ahead[place] = ahead[place] * below + ahead[place - 1] * above
            ahead[0] *= below
        worth += sum(p * bill for p, bill in zip(ahead, bills, strict=True))
    return worth
