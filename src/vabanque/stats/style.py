"""How somebody plays: what costs them most, and which level of bots loses as much (docs/statistics.md).

What a decision costs each level was measured once (`python -m vabanque_lab.losses`) and is shipped with the games.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import log, sqrt
from typing import NamedTuple

from vabanque.core.confidence import Z_95
from vabanque.games import GAMES
from vabanque.stats.games import Played

LEAST = 3
"""Reviewed games that it takes to compare somebody with bots."""
MEAN, GOOD = range(2)
"""What a level loses per decision: in all its games, and in the best third of them."""
BEST = 3
"""Good days are the best one in this many games."""

Losses = dict[str, dict[str, list[float]]]
"""Number of seats → level → MEAN and GOOD."""


class Style(NamedTuple):
    """The level of bots whose decisions cost as much, with its 95 % confidence interval."""

    level: str
    low: str
    high: str
    good: str
    """The same for good days."""
    games: int
    """Reviewed games that it rests on."""


@lru_cache(maxsize=16)
def losses_of(game: str) -> Losses:
    """What a decision costs every level of a game's bots; empty if nobody has measured it."""
    package = GAMES[game].brings.data if game in GAMES else None
    file = None if package is None else files(package).joinpath("data", f"{game}-losses.json")
    if file is None or not file.is_file():
        return {}
    losses: Losses = json.loads(file.read_text("utf-8"))
    return losses


def plays_like(games: Sequence[Played]) -> Style | None:
    """The level that somebody plays like; None if too few reviewed games can be compared."""
    compared = [game for game in games if game.choices and str(len(game.names)) in losses_of(game.game)]
    if len(compared) < LEAST:
        return None
    references = [losses_of(game.game)[str(len(game.names))] for game in compared]
    levels = [level for level in references[0] if all(level in reference for reference in references)]
    if not levels:
        return None

    def expected(chosen: Sequence[int], column: int) -> dict[str, float]:
        """What each level would have lost in these games."""
        return {level: sum(compared[k].choices * references[k][level][column] for k in chosen) for level in levels}

    everything = range(len(compared))
    lost = [-(game.decisions or 0.0) for game in compared]
    total = sum(lost)
    # By how much a game's loss differs from its part of the total, by the decisions it asked for.
    weights = [
        game.choices * sum(reference[level][MEAN] for level in levels)
        for game, reference in zip(compared, references, strict=True)
    ]
    shares = [weight / sum(weights) for weight in weights]
    n = len(compared)
    spread = sum((loss - share * total) ** 2 for loss, share in zip(lost, shares, strict=True))
    error = Z_95 * sqrt(n / (n - 1) * spread)
    means = expected(everything, MEAN)
    best = sorted(everything, key=lambda k: lost[k] / weights[k])[: -(-n // BEST)]
    good = _nearest(expected(best, GOOD), sum(lost[k] for k in best))
    return Style(_nearest(means, total), _nearest(means, total + error), _nearest(means, total - error), good, n)


def _nearest(expected: dict[str, float], lost: float) -> str:
    """The level that loses about as much: half as much and twice as much are equally far away."""

    def distance(level: str) -> float:
        mine, theirs = max(lost, 1e-9), max(expected[level], 1e-9)
        return abs(log(mine / theirs))

    return min(expected, key=distance)


def costliest(games: Sequence[Played]) -> list[tuple[str, float]]:
    """Families of reasons, and the win share that each cost per reviewed game; the most expensive first."""
    families: Counter[str] = Counter()
    for game in games:
        families.update(game.families)
    reviewed = max(1, sum(game.decisions is not None for game in games))
    return [(family, lost / reviewed) for family, lost in families.most_common()]
