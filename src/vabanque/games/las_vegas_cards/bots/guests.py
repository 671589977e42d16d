"""How a guest chooses in the card game, compiled. Mirrors vegas.levels.Guest."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.las_vegas_cards.bots.habits import casinos_of, choose_by_habit
from vabanque.games.vegas.bots.attention import overlooked_casinos
from vabanque.games.vegas.bots.desk import Desk


@compiled(fast=True)
def choose_as_guest(desk: Desk, seat: int, count: int, habit: int, eye: int, overlooks: float, luck: Any) -> int:
    """The index of the chosen move among the desk's first `count`."""
    offered = 0
    for n in range(count):
        offered |= casinos_of(desk.moves[n])
    caught = casinos_of(desk.moves[choose_by_habit(desk, seat, eye, count, 0)])
    overlooked = overlooked_casinos(luck, offered, caught, overlooks)
    return choose_by_habit(desk, seat, habit, count, overlooked)
