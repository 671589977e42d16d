"""What a player believes about its rivals' habits, compiled: Bayes' rule, one placement after another.

beliefs[seat, habit] is the probability that a seat plays by this habit. The network was trained with these
probabilities as inputs, so it has learned what to do against whom, and what to do while that is uncertain. The house
carries them from one game of a series to the next as text.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from typing import Any

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.las_vegas.bots.habits import CHANCES, HABITS, STRANGER
from vabanque.games.vegas.bots.packed import set_size

# The shipped networks were trained with beliefs updated with exactly these numbers. All are chosen by hand.
PRIOR = 0.4
"""The prior probability that a seat is a stranger; the rest is spread evenly over all habits."""
SLIP = 0.03
"""How often a player with a habit does something else."""
SENSIBLE = 0.5
"""How often a stranger does what some habit would do."""
UNKNOWN_FIT = 0.5
"""How well a move is taken to fit the habits that estimate chances, if the chances were not estimated."""
WORTH_ESTIMATING = 0.01
"""If all habits that estimate chances together are less likely than this, the chances are not estimated."""
FLOOR = 1e-4
"""No habit is ever ruled out completely."""
FADES = 0.1
"""How much of a belief fades between two games: people change their play, and never forgetting would be unfair to
those who learn. Chosen by hand."""


def new_beliefs(seats: int, strangers: float = PRIOR) -> Any:
    """Every seat is a stranger with probability `strangers`; otherwise all habits are equally likely."""
    beliefs = np.full((seats, HABITS), (1 - strangers) / (HABITS - 1), np.float32)
    beliefs[:, STRANGER] = strangers
    return beliefs


@compiled(fast=True)
def forget(beliefs: Any) -> None:
    """Reset the beliefs to the prior."""
    for seat in range(beliefs.shape[0]):
        beliefs[seat, STRANGER] = PRIOR
        for habit in range(1, HABITS):
            beliefs[seat, habit] = (1 - PRIOR) / (HABITS - 1)


@compiled(fast=True)
def may_estimate(beliefs: Any, seat: int) -> bool:
    """Is it worth checking whether a seat estimates chances?"""
    return beliefs[seat, CHANCES:].sum() > WORTH_ESTIMATING


@compiled(fast=True)
def update_beliefs(beliefs: Any, seat: int, fitting: Any, chosen: int, count: int, estimated: bool) -> None:
    """Learn that a seat chose number `chosen` of `count` moves; fitting[habit] is the set of moves that fit a habit."""
    if count < 2:
        return
    total = 0.0
    fits = 0.0
    for habit in range(1, HABITS):
        fit = float((fitting[habit] >> chosen) & 1) / set_size(fitting[habit])
        if habit >= CHANCES and not estimated:
            fit = UNKNOWN_FIT
        fits += fit
        beliefs[seat, habit] = max(beliefs[seat, habit] * ((1 - SLIP) * fit + SLIP / count), FLOOR)
        total += beliefs[seat, habit]
    likelihood = (1 - SENSIBLE) / count + SENSIBLE * fits / (HABITS - 1)
    beliefs[seat, STRANGER] = max(beliefs[seat, STRANGER] * likelihood, FLOOR)
    total += beliefs[seat, STRANGER]
    for habit in range(HABITS):
        beliefs[seat, habit] /= total


def keep(*beliefs: Any) -> str:
    """Probabilities as text; half precision is enough."""
    return b64encode(np.concatenate(beliefs).astype("<f2").tobytes()).decode()


def bring_back(text: str, *beliefs: Any) -> None:
    """Mix stored beliefs into these fresh ones. A text from another version is ignored."""
    try:
        stored = np.frombuffer(b64decode(text, validate=True), "<f2").astype(float)
    except (Error, ValueError):
        return
    if len(stored) != sum(map(len, beliefs)) or not np.isfinite(stored).all() or (stored < 0).any():
        return
    for belief in beliefs:
        old, stored = stored[: len(belief)], stored[len(belief) :]
        if old.sum() > 0:
            belief[:] = (1 - FADES) * old / old.sum() + FADES * belief
