"""Takes the most points of every roll, and banks as soon as there are enough."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from vabanque.core import Seat
from vabanque.games.top_10000.rules import Keep, Top10000, View

ENOUGH = 350
"""Points at which the greedy player banks: a common habit, not the optimum."""


class Greedy:
    """Sets aside the most points, and banks as soon as the turn has brought `enough`, or the game is won."""

    enough: ClassVar[int] = ENOUGH

    def __init__(self, rules: Top10000, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Keep]) -> Keep:
        most = max(move.points for move in moves)
        turn = view.turn + most
        bank = turn >= self.enough or view.scores[self.seat] + turn >= self.rules.target
        return next(move for move in moves if move.points == most and (move.then == "bank") == bank)


def stop_points(name: str) -> int | None:
    """`stop-500` → 500: the greedy player that banks at this many points. None for other names."""
    match = re.fullmatch("stop-([1-9][0-9]{1,6})", name)
    return int(match[1]) if match else None


def stop_at(points: str) -> type[Greedy] | None:
    """The class of `stop-500` from `"500"`."""
    enough = stop_points(f"stop-{points}")
    return type("StopAt", (Greedy,), {"enough": enough}) if enough is not None else None
