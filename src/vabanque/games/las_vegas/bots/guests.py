"""How a guest chooses in Las Vegas with dice, compiled. Mirrors vegas.levels.Guest."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.las_vegas.bots.habits import EQUAL, worth_to
from vabanque.games.las_vegas.compiled import BANDIT_AT
from vabanque.games.vegas.bots.attention import overlooked_casinos
from vabanque.games.vegas.bots.desk import Desk


@compiled(fast=True)
def choose_as_guest(desk: Desk, count: int, habit: int, eye: int, overlooks: float, luck: Any) -> int:
    """The index of the chosen move among the first `count`, which `weigh_moves` has weighed."""
    offered = 0
    caught = 0
    brightest = -1e9
    for n in range(count):
        offered |= 1 << casino_of(desk.moves[n])
        bright = worth_to(eye, desk.traits[n])
        if bright > brightest:
            brightest = bright
            caught = 1 << casino_of(desk.moves[n])
    overlooked = overlooked_casinos(luck, offered, caught, overlooks)
    best = -1e9
    chosen = 0
    for n in range(count):
        if overlooked >> casino_of(desk.moves[n]) & 1:
            continue
        worth = worth_to(habit, desk.traits[n])
        if worth > best + EQUAL:
            best = worth
            chosen = n
    return chosen


@compiled(fast=True)
def casino_of(move: int) -> int:
    """The casino where a move goes, counted from 0."""
    return move - 1 if move <= 6 else BANDIT_AT
