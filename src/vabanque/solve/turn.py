"""One turn of Die oberen 10 000, solved: what every number of turn points with every hand is worth.

A turn only ever gains points, so it is solved from the top down. Its *ladder* has one rung for each total (score plus turn
points) in steps of 50. The first `TOP` rungs are past the target, where banking wins; the rungs below follow in descending
order of the total. Besides the value of banking at each rung, a turn needs to know one number: what a bust is worth.

`roll` on a rung:  sum over throws of  max over ways to set aside of  max(bank, roll) on the rung that the points lead to.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vabanque.solve.throws import HANDS, Option, choices

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

TOP = max(option.points for hand in range(len(HANDS)) for one in choices(hand).sets for option in one)
"""No throw scores more than this many steps of 50 (six ones: 2000 points)."""

BUST: Floats = np.array([float(choices(hand).bust) for hand in range(len(HANDS))])
"""The chance that a throw of each hand offers nothing to set aside."""


class Tree(NamedTuple):
    """All option sets of all hands, as one walk over a forest in which sets share what they have in common.

    Node k stands for the best of its parent (`depth[k] - 1`, the last node of that depth before it) and the option
    `(points[k], hand[k])`; `chance[k]` is the probability that exactly this set of options is thrown, 0 for a mere step on
    the way. The nodes of thrown hand h are `first[h]` to `first[h + 1]`.
    """

    first: Ints
    depth: Ints
    points: Ints
    hand: Ints
    chance: Floats


def _tree() -> Tree:
    first, nodes = [0], []
    for hand in range(len(HANDS)):
        found = choices(hand)
        sets = {frozenset(one): float(chance) for one, chance in zip(found.sets, found.chances, strict=True)}
        nodes += list(_grow(sets, 0))
        first.append(len(nodes))
    depth, options, chance = zip(*nodes, strict=True)
    return Tree(
        np.array(first),
        np.array(depth),
        np.array([option.points for option in options]),
        np.array([option.hand for option in options]),
        np.array(chance),
    )


def _grow(sets: dict[frozenset[Option], float], depth: int) -> list[tuple[int, Option, float]]:
    """Split off the sets that hold the commonest option, until none is left."""
    nodes: list[tuple[int, Option, float]] = []
    sets = {one: chance for one, chance in sets.items() if one}
    while sets:
        common: dict[Option, int] = {}
        for one in sets:
            for option in one:
                common[option] = common.get(option, 0) + 1
        split = max(common, key=lambda option: (common[option], option))
        within = {one - {split}: chance for one, chance in sets.items() if split in one}
        nodes.append((depth, split, within.get(frozenset(), 0.0)))
        nodes += _grow(within, depth + 1)
        sets = {one: chance for one, chance in sets.items() if split not in one}
    return nodes


TREE = _tree()


class Ladder(NamedTuple):
    """A solved turn: `[rung, hand]` values of going on with that hand, and of the better of that and banking."""

    roll: Floats
    best: Floats


def _flat() -> tuple[Ints, Ints, Floats, Ints]:
    """The option sets one after another, for numpy: options' offsets, where each set starts, its chance, where hands start."""
    offsets, starts, chances, hands = [], [], [], []
    for hand in range(len(HANDS)):
        found = choices(hand)
        hands.append(len(starts))
        for one, chance in zip(found.sets, found.chances, strict=True):
            starts.append(len(offsets))
            chances.append(float(chance))
            offsets += [option.hand - option.points * len(HANDS) for option in one]
    return np.array(offsets), np.array(starts), np.array(chances), np.array(hands)


_OFFSETS, _STARTS, _CHANCES, _HAND_STARTS = _flat()


def climb(bank: Floats, bust: float) -> Ladder:
    """Solve one turn with numpy alone. `bank[rung]` is the value of stopping there; the first `TOP` rungs always stop."""
    rungs, hands = len(bank), len(HANDS)
    roll = np.repeat(bank[:, None], hands, axis=1)
    best = roll.copy()
    flat = best.reshape(-1)
    floor = BUST * bust
    for rung in range(TOP, rungs):
        of_sets = np.maximum.reduceat(flat.take(_OFFSETS + rung * hands), _STARTS)
        of_sets *= _CHANCES
        value = np.add.reduceat(of_sets, _HAND_STARTS) + floor
        roll[rung] = value
        np.maximum(value, bank[rung], out=best[rung])
    return Ladder(roll, best)
