"""Positions to solve: real decisions from strong play whose best move is clear (docs/puzzles.md).

    from vabanque.puzzles import collection, of_day

    puzzle = of_day("top-10000", date.today())
    puzzle.answers[0].move, puzzle.answers[0].win

The lab builds collections; reading one needs neither NumPy nor numba, so the server can.
"""

from __future__ import annotations

from vabanque.puzzles.collection import (
    FIRST_DAY,
    WEEKLY,
    Answer,
    Collection,
    Puzzle,
    WeeklySet,
    collection,
    games,
    monday,
    of_day,
    of_week,
)
from vabanque.puzzles.position import Position, position_of

__all__ = [
    "FIRST_DAY",
    "WEEKLY",
    "Answer",
    "Collection",
    "Position",
    "Puzzle",
    "WeeklySet",
    "collection",
    "games",
    "monday",
    "of_day",
    "of_week",
    "position_of",
]
