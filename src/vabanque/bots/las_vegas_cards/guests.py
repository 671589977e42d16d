"""How a guest chooses in the card game, compiled. Mirrors vegas.levels.Guest."""

from __future__ import annotations

from typing import Any

from vabanque.bots.las_vegas_cards.habits import EQUAL, choose_by_habit, worth_to
from vabanque.bots.vegas.attention import overlooked_casinos
from vabanque.bots.vegas.desk import Desk
from vabanque.compiled import compiled
from vabanque.games.las_vegas_cards.compiled import CASINOS, dice_at


@compiled(fast=True)
def choose_as_guest(desk: Desk, seat: int, count: int, habit: int, eye: int, overlooks: float, luck: Any) -> int:
    """The index of a move, of the desk's first `count`."""
    offered = 0
    for n in range(count):
        offered |= casinos_of(desk.moves[n])
    caught = casinos_of(desk.moves[choose_by_habit(desk, seat, eye, count)])
    overlooked = overlooked_casinos(luck, offered, caught, overlooks)
    best = -1e9
    chosen = 0
    for n in range(count):
        if overlooked & casinos_of(desk.moves[n]):
            continue
        worth = worth_to(desk, seat, habit, desk.moves[n])
        if worth > best + EQUAL:
            best = worth
            chosen = n
    return chosen


@compiled(fast=True)
def casinos_of(cards: int) -> int:
    """The set of casinos where these cards go, counting from 0."""
    casinos = 0
    for casino in range(CASINOS):
        if dice_at(cards, casino):
            casinos |= 1 << casino
    return casinos
