"""Comparing moves by rollouts: which are tried, which are clearly worse, how far to trust the result; compiled.

A network values every move. Those close to its favourite are candidates and get rollouts, all with the same luck. The
mean return is shrunk towards the network's value, the more the larger its variance, so that bad luck in the rollouts
does little harm.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.vegas.bots.workspace import MOST_MOVES

# Chosen by their gain per decision, as judged by a thousand or more full rollouts (docs/models.md).
CANDIDATES = 5
MARGIN = 0.06
"""Moves that the network values this much less than its favourite are not candidates."""
ERROR = 0.02
"""Standard deviation of the network's error in the difference between two moves."""
CLEAR = 2.0
"""A move is clearly worse if it is this many standard deviations worse."""


class Candidates(NamedTuple):
    """The candidates for a move, and their results."""

    returns: Any
    """[move, rollout]: the returns of the rollouts."""
    alive: Any
    """Candidates that are not clearly worse; the network's favourite stays first."""
    gains: Any
    """[move]: how much better than the favourite it seems to be."""


def new_candidates(samples: int) -> Candidates:
    """Arrays for this many rollouts per candidate."""
    returns = np.zeros((MOST_MOVES, samples), np.float32)
    return Candidates(returns, np.zeros(CANDIDATES, np.int64), np.zeros(MOST_MOVES))


@compiled(fast=True)
def choose_candidates(candidates: Candidates, values: Any, count: int, first: int) -> int:
    """Write the candidates, the network's favourite first, and every move's gain by its value; returns how many."""
    alive, gains = candidates.alive, candidates.gains
    for k in range(count):
        gains[k] = values[k] - values[first]
    alive[0] = first
    chosen = 1
    while chosen < CANDIDATES:
        following = -1
        for k in range(count):
            fresh = True
            for n in range(chosen):
                fresh = fresh and alive[n] != k
            if fresh and gains[k] > -MARGIN and (following < 0 or gains[k] > gains[following]):
                following = k
        if following < 0:
            break
        alive[chosen] = following
        chosen += 1
    return chosen


@compiled(fast=True)
def prune(candidates: Candidates, values: Any, count: int, done: int) -> int:
    """After `done` rollouts, update the candidates' gains and drop those that are clearly worse than the best.

    Returns how many are left, or 0 if the best is clear. `values` are the network's.
    """
    alive, gains = candidates.alive, candidates.gains
    first = alive[0]
    best = first
    for n in range(count):
        k = alive[n]
        lead, variance = compared(candidates.returns, k, first, done)
        trust = ERROR**2 / (ERROR**2 + variance)
        gains[k] = trust * lead + (1 - trust) * (values[k] - values[first])
        if gains[k] > gains[best]:
            best = k
    # Those that may still be as good as the best stay, and so does the favourite, the yardstick.
    left = 0
    open_questions = 0
    for n in range(count):
        k = alive[n]
        variance = compared(candidates.returns, k, best, done)[1]
        deviation = np.sqrt(variance / (1 + variance / ERROR**2))
        contends = k != best and gains[best] - gains[k] < CLEAR * deviation
        open_questions += contends
        if contends or k in (best, first):
            alive[left] = k
            left += 1
    return left if open_questions else 0


@compiled(fast=True)
def compared(returns: Any, one: int, other: int, count: int) -> tuple[float, float]:
    """How much higher one move's returns are than another's on average, and the variance of that mean."""
    lead = 0.0
    squares = 0.0
    for n in range(count):
        difference = returns[one, n] - returns[other, n]
        lead += difference
        squares += difference * difference
    lead /= count
    return lead, max(squares / count - lead * lead, 0.0) / (count - 1) + 1e-12
