"""The next seating of an evening, drawn up in a worker: the search for a good one takes up to seconds of CPU."""

from __future__ import annotations

from collections.abc import Sequence

from vabanque.club.evening import ClubEvening
from vabanque.club.events import TablesDrawn
from vabanque.club.seating import Person
from vabanque.club.standings import ClubStanding, standings
from vabanque.core import Refusal


def draw_next(evening: ClubEvening, seed: int, *, final: bool = False) -> TablesDrawn:
    """The next seating, or the next stage of the final, by how everybody stands. Raises IllegalMove."""
    if final:
        before = sum(stage == "round" for stage in evening.stages)
        return evening.draw_final([line.person for line in standings(evening, upto=before)], seed)
    return evening.draw(seed, place_of(standings(evening)))


def try_drawing(evening: ClubEvening, seed: int, final: bool) -> TablesDrawn | tuple[str, dict[str, int | str]]:
    """The same, or the code and facts of the refusal: a Refusal cannot be pickled."""
    try:
        return draw_next(evening, seed, final=final)
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)


def place_of(lines: Sequence[ClubStanding]) -> dict[Person, float]:
    """Everybody's place, from 0 (first) to 1."""
    return {line.person: (line.place - 1) / max(1, len(lines) - 1) for line in lines}
