"""All that can become of one hand of dice during a round, and all rolls of it: the ground that solutions stand on.

Where dice of one seat lie matters only by their weight at each casino, a Biggy counting two. So a hand is told by the
weights it has placed since some position, and by whether its Biggy has been placed. There are 3003 such hands for eight
dice, 3863 for six dice and a Biggy.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from vabanque.core.chance import throws
from vabanque.games.vegas.rules import BIGGY_WEIGHT

MOST_DICE = 8
CASINOS = 6
OPTIONS = CASINOS * (MOST_DICE + 1) * 2
"""Ways to place dice of one face: see `option`."""


def option(casino: int, dice: int, biggy: int) -> int:
    """The number of a placement: this many dice, and perhaps the Biggy, at a casino counted from 0."""
    return (casino * (MOST_DICE + 1) + dice) * 2 + biggy


class HandStates(NamedTuple):
    """All hands that up to eight dice, with or without a Biggy, can become. Fewer dice use the first of them."""

    weights: Any
    """[hand, casino]: placed so far."""
    placed: Any
    """[hand]: dice placed …"""
    biggies: Any
    """[hand]: … and Biggies."""
    following: Any
    """[hand, option]: the hand after this placement, always a later one; −1 if there are not so many dice."""
    starts: Any
    """[2 · dice placed + Biggies placed]: where these hands begin. None of them follows another."""


@cache
def all_hands(biggy: bool) -> HandStates:
    """The hands of eight dice, or of six and a Biggy: as many as any edition has."""
    dice = 6 if biggy else MOST_DICE
    listed: list[tuple[int, int, tuple[int, ...]]] = []
    starts = []
    for placed, big in product(range(dice + 1), range(2)):
        starts.append(len(listed))
        if big <= biggy:
            spread = _spread(placed + BIGGY_WEIGHT * big, CASINOS)
            listed += [(placed, big, weights) for weights in spread if not big or max(weights) >= BIGGY_WEIGHT]
    number = {(big, weights): k for k, (_, big, weights) in enumerate(listed)}
    following = np.full((len(listed), OPTIONS), -1, np.int64)
    for k, (placed, big, weights) in enumerate(listed):
        for casino, more, bigger in product(range(CASINOS), range(dice - placed + 1), range(biggy - big + 1)):
            if more or bigger:
                heavier = weights[casino] + more + BIGGY_WEIGHT * bigger
                after = (*weights[:casino], heavier, *weights[casino + 1 :])
                following[k, option(casino, more, bigger)] = number[big + bigger, after]
    return HandStates(
        np.array([weights for _, _, weights in listed], np.int64),
        np.array([placed for placed, _, _ in listed], np.int64),
        np.array([big for _, big, _ in listed], np.int64),
        following,
        np.array([*starts, len(listed)], np.int64),
    )


def _spread(total: int, casinos: int) -> list[tuple[int, ...]]:
    """All ways to spread a weight over some casinos."""
    if casinos == 1:
        return [(total,)]
    return [(here, *rest) for here in range(total + 1) for rest in _spread(total - here, casinos - 1)]


class RollTrees(NamedTuple):
    """All rolls of every hand, as trees: a roll is a path of placements, one for each face shown.

    RollTrees that begin alike share the best of what they share. The nodes come in depth-first order.
    """

    starts: Any
    """[2 · dice + Biggies]: where the tree of these dice begins."""
    option: Any
    """[node]: the placement that a face allows (`option`)."""
    depth: Any
    """[node]: how many faces came before."""
    chance: Any
    """[node]: of the roll that ends here; 0 if none does."""


@cache
def all_rolls() -> RollTrees:
    """The rolls of up to eight dice, and of up to six with a Biggy."""
    starts: list[int] = []
    options: list[int] = []
    depths: list[int] = []
    chances: list[float] = []
    for dice, biggy in product(range(MOST_DICE + 1), range(2)):
        starts.append(len(options))
        if biggy and dice > 6:
            continue
        before: list[int] = []
        for path, chance in sorted(_paths(dice, biggy).items()):
            shared = next((n for n, pair in enumerate(zip(before, path, strict=False)) if pair[0] != pair[1]), 0)
            for depth in range(shared, len(path)):
                options.append(path[depth])
                depths.append(depth)
                chances.append(chance if depth == len(path) - 1 else 0.0)
            before = list(path)
    return RollTrees(
        np.array([*starts, len(options)], np.int64),
        np.array(options, np.int64),
        np.array(depths, np.int64),
        np.array(chances),
    )


def _paths(dice: int, biggy: int) -> dict[tuple[int, ...], float]:
    """What each roll allows, and its chance."""
    paths = {}
    for shown, chance in throws(dice):
        for big in range(1, 7) if biggy else [0]:
            allowed = [(face - 1, shown.count(face), int(big == face)) for face in sorted({*shown, big} - {0})]
            paths[tuple(option(*placement) for placement in allowed)] = float(chance) / (6 if biggy else 1)
    return paths
