"""What is solved, as rows for data sets: what a lead is worth between two rounds, for two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vabanque.games.las_vegas.editions import LAS_VEGAS_2012, LAS_VEGAS_BIGGY
from vabanque.games.las_vegas.exact.between import MOST, between_rounds

DIGITS = 6


def solved(games: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...], Iterator[tuple[Any, ...]]]]:
    """For every game: the round that is about to begin, the lead of the player who starts it, and the chance to win."""
    for edition in (LAS_VEGAS_2012, LAS_VEGAS_BIGGY):
        if edition.id in games:
            yield f"{edition.id}-2", ("round", "lead", "win"), _leads(edition.id, edition.rounds)


def _leads(game: str, rounds: int) -> Iterator[tuple[int, int, float]]:
    for number in range(1, rounds + 1):
        worths = between_rounds(game, number)
        if worths is not None:
            for lead in range(-MOST, MOST + 10, 10):
                yield number, lead, round(float(worths.of(lead)), DIGITS)
