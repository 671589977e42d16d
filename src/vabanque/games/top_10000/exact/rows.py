"""The solution as rows for data sets: who wins from which scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import STEP

DIGITS = 6


def solved(_games: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...], Iterator[tuple[Any, ...]]]]:
    """For two players, with the target 10,000: everybody's score, and the chance of the player whose turn begins."""
    yield "top-10000-2", ("score", "rival", "win"), _two()


def _two() -> Iterator[tuple[int, int, float]]:
    table = shipped(2)
    steps = range(table.grid.target)
    # The table has the chance of whoever has just ended a turn: here that is the rival.
    for mine in steps:
        for rival, chance in zip(steps, table.row([mine]), strict=False):
            yield STEP * mine, STEP * rival, round(1 - float(chance), DIGITS)
