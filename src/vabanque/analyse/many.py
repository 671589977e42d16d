"""Reviews of many recorded games, spread over processes or machines, and their totals for every player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vabanque.analyse.reviewer import Grade
from vabanque.analyse.summary import summarise
from vabanque.core import Refusal
from vabanque.parallel import spread


class ReviewedRecord(NamedTuple):
    """One game of a file."""

    line: int
    review: dict[str, Any]
    """As `vabanque review --json` writes it; empty if the game could not be reviewed."""
    names: tuple[str, ...]
    grades: list[dict[Grade, int]]
    """For every seat: its decisions, by how bad they were."""
    refusal: tuple[str, dict[str, Any]] | None = None
    """Code and facts, if the record is wrong."""
    entry: int | None = None
    """Index of the wrong journal entry, if an entry is at fault."""


def review_all(
    texts: Iterable[tuple[int, bytes]],
    *,
    deep: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    needs: tuple[str, ...] = (),
) -> Iterator[ReviewedRecord]:
    """Review games given as (line, text), in order. `spread` distributes the work; the result is always the same."""
    tasks = ((line, text, deep) for line, text in texts)
    yield from spread(review_text, tasks, jobs=jobs, cluster=cluster, needs=needs)


def game_of(text: bytes) -> str:
    """The id of a record's game; empty if it cannot be read."""
    from vabanque.play.record import read_record

    try:
        return read_record(text).game
    except Refusal:
        return ""


def review_text(line: int, text: bytes, deep: bool) -> ReviewedRecord:
    """Review one game. Runs in a worker; a Refusal cannot be pickled, so it is returned as code and facts."""
    from vabanque.analyse.plain import to_plain
    from vabanque.analyse.reviewer import review
    from vabanque.play.record import read_record

    try:
        record = read_record(text)
        reviewed = review(record, deep=deep)
    except Refusal as refusal:
        entry = getattr(refusal, "entry", None)
        return ReviewedRecord(line, {}, (), [], (refusal.code, dict(refusal.facts)), entry)
    grades = [summarise(reviewed, seat).grades for seat in range(len(record.seats))]
    return ReviewedRecord(line, to_plain(reviewed), tuple(record.seats), grades)


@dataclass
class PlayerTotal:
    """What the reviews of a player's games add up to."""

    games: int = 0
    won: float = 0.0
    luck: float = 0.0
    adjusted: float = 0.0
    lost: float = 0.0
    grades: dict[Grade, int] = field(default_factory=lambda: {"best": 0, "small": 0, "clear": 0, "grave": 0})

    families: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Win share lost by the family of reasons that explains a mistake (`vabanque.coach`)."""

    @property
    def decided(self) -> int:
        return sum(self.grades.values())


def add_up(games: Iterable[ReviewedRecord]) -> dict[str, PlayerTotal]:
    """By name, the totals of everybody who played."""
    totals: dict[str, PlayerTotal] = {}
    for game in games:
        for seat, name in enumerate(game.names):
            total, account = totals.setdefault(name, PlayerTotal()), game.review["seats"][seat]
            total.games += 1
            total.won += game.review["result"][seat]
            total.luck += account["luck"]
            total.adjusted += account["adjusted"]
            total.lost += account["lost"]
            for grade, count in game.grades[seat].items():
                total.grades[grade] += count
        for event in game.review["events"]:
            if event.get("reasons"):
                totals[game.names[event["seat"]]].families[event["reasons"][0]["family"]] += event["cost"]
    return totals
