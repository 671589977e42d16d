"""The random bot and those that stop at a number of points, compiled: they play whole simulations."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import below, compiled
from vabanque.games.top_10000.bots.greedy import ENOUGH
from vabanque.games.top_10000.compiled import POINTS, way_count, way_of

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots by name, and the numbers that stand for them in compiled code. For `stop-500`, it is the points, 500."""


@compiled
def choose(s: Any, policy: int, luck: Any, _moves: Any) -> int:
    """A policy's move for the deciding seat."""
    if policy == RANDOM:
        return below(luck, 2 * way_count(s.throw - 1))
    return choose_stop(s, ENOUGH if policy == GREEDY else policy)


@compiled
def choose_stop(s: Any, enough: int) -> int:
    """Take the most points (listed first); bank with `enough` in the turn, or to win. Mirrors greedy.Greedy."""
    points = s.turn + (way_of(s, 0) & POINTS)
    return 1 if points >= enough or s.scores[s.seat] + points >= s.target else 0
