"""The random bot, those that stop at a number of points, and the levels, compiled: they play whole simulations."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, lookup
from vabanque.games.top_10000.bots.greedy import ENOUGH
from vabanque.games.top_10000.bots.levels import A_DIE, Accountant, Gambler, Guest, Regular, Shark, Tourist
from vabanque.games.top_10000.compiled import BLACK_AT, COIN_SHOWN, POINTS, RED_AT, REDS, way_count, way_of
from vabanque.games.top_10000.rules import BLACK

RANDOM, GREEDY = range(2)
LEVELS: tuple[type[Guest], ...] = (Tourist, Gambler, Regular, Accountant, Shark)
FIRST_LEVEL = 1_000_000
"""Levels are numbered from here on; nobody stops at more points."""
POLICIES = {
    "random": RANDOM,
    "greedy": GREEDY,
    **{level.__name__.lower(): FIRST_LEVEL + n for n, level in enumerate(LEVELS) if level.keeps_dice == 0},
}
"""Bots by name, and the numbers that stand for them in compiled code. For `stop-500`, it is the points, 500. Whoever
decides by chance is not among them: the readable bot has other random numbers."""
DICE = BLACK + 1
ENOUGH_AT = lookup(
    [[0, *(level.enough[dice] for dice in range(1, DICE + 1))][n] for level in LEVELS for n in range(DICE + 1)],
    np.int64,
)
"""[(DICE + 1) · level + dice in hand]: the points at which a level banks."""
KEEPS = lookup([round(100 * level.keeps_dice) for level in LEVELS], np.int64)
"""[level]: how often in a hundred it keeps dice."""


@compiled
def choose(s: Any, policy: int, luck: Any, _moves: Any) -> int:
    """A policy's move for the deciding seat."""
    if policy == RANDOM:
        return below(luck, 2 * way_count(s.throw - 1))
    if policy >= FIRST_LEVEL:
        return choose_as_level(s, policy - FIRST_LEVEL, luck)
    return choose_stop(s, ENOUGH if policy == GREEDY else policy)


@compiled
def choose_stop(s: Any, enough: int) -> int:
    """Take the most points (listed first); bank with `enough` in the turn, or to win. Mirrors greedy.Greedy."""
    points = s.turn + (way_of(s, 0) & POINTS)
    return 1 if points >= enough or s.scores[s.seat] + points >= s.target else 0


@compiled
def choose_as_level(s: Any, level: int, luck: Any) -> int:
    """Mirrors levels.Guest."""
    if banks(s, level, 0):
        return 1
    way = 0
    if KEEPS[level] > 0 and below(luck, 100) < KEEPS[level]:
        best = -1
        for other in range(way_count(s.throw - 1)):
            worth = (way_of(s, 2 * other) & POINTS) + A_DIE * dice_after(s, 2 * other)
            if worth > best:
                best = worth
                way = other
    return 2 * way + banks(s, level, 2 * way)


@compiled
def banks(s: Any, level: int, move: int) -> int:
    """Does a level bank if it sets aside what this move does?"""
    points = s.turn + (way_of(s, move) & POINTS)
    enough = ENOUGH_AT[(DICE + 1) * level + dice_after(s, move)]
    return 1 if points >= enough or s.scores[s.seat] + points >= s.target else 0


@compiled
def dice_after(s: Any, move: int) -> int:
    """Dice in hand after setting aside. Mirrors rules.Top10000.dice_after."""
    way = way_of(s, move)
    dice = s.black + s.red - (way >> BLACK_AT & 15) - (way >> RED_AT)
    return DICE if dice == 0 or (s.throw - 1) % REDS == COIN_SHOWN else dice
