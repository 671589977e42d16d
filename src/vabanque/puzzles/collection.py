"""The shipped collections, and which of their puzzles is shown on a given day."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vabanque.core import Misconfigured, OptionValue, Seat, Unreadable
from vabanque.games import GAMES
from vabanque.play.record import FORMAT as RECORD
from vabanque.play.record import Record, record_from_plain

FORMAT = "vabanque-puzzles/1"
FIRST_DAY = date(2026, 9, 1)
"""The archive begins here."""
WEEKLY = 6
"""Positions in a set of the week."""
NAMES = ("Anna", "Ben", "Carla", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan")
"""Names for the seats: puzzles come from games between bots, which have none."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move and what it is worth."""

    move: str
    """In short notation."""
    win: float
    """The win share of the deciding seat, based on what it can know."""
    error: float = 0.0
    """Standard error of its loss against the best move; 0 if the value is exact, or only estimated."""
    rolled: bool = True
    """Was it confirmed (by rollouts, or exactly)? The others are estimates, shifted along with the confirmed moves."""
    why: Any = None
    """A phrase: why it is a mistake, confirmed by a counterfactual (`coach.Reason.why`)."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision to find. The journal is complete; show only what the seat may know (`position`)."""

    number: int
    """Which game of the collection's seed it comes from."""
    game: str
    options: dict[str, OptionValue]
    seats: int
    start: Seat
    seat: Seat
    """Who decides."""
    journal: list[dict[str, Any]]
    """What has happened up to the decision."""
    answers: list[Answer]
    """All legal moves, best first."""
    tempting: str
    """What most of the simple bots would play."""
    rollouts: int = 0
    """How many rollouts confirmed it; 0 means that the value is exact."""
    theme: str = ""
    """The family of reasons why the tempting move is a mistake (`vabanque.coach`)."""
    found: list[str] = []
    """The levels of bots that find the best move, weakest first. The fewer, the harder."""

    @property
    def id(self) -> str:
        """A short id, the same wherever this position occurs."""
        text = msgspec.json.encode([self.game, self.options, self.seats, self.start, self.seat, self.journal])
        return sha256(text).hexdigest()[:10]

    @property
    def best(self) -> str:
        return self.answers[0].move

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    @property
    def record(self) -> Record:
        """The game up to the decision."""
        return record_from_plain(
            {
                "format": RECORD,
                "game": self.game,
                "options": self.options,
                "seats": list(self.names),
                "start": self.start,
                "journal": self.journal,
            }
        )


class Header(msgspec.Struct, frozen=True):
    """The first line of a collection: how it was made."""

    game: str
    seed: int
    command: str
    """The command that makes it again."""
    strong: str
    """The bot that played the games."""
    simple: list[str]
    """The bots that miss the best move."""
    version: str
    """The version of the program that made it."""
    format: str = FORMAT


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of one game."""

    header: Header
    puzzles: list[Puzzle]

    def find(self, name: str) -> Puzzle | None:
        """The puzzle with this id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)


def read_collection(path: Path) -> Collection:
    """A collection from a file, packed (`.gz`) or not. Raises OSError, or Unreadable if it is not a collection."""
    body = path.read_bytes()
    return parse(gzip.decompress(body) if path.suffix == ".gz" else body)


def parse(body: bytes) -> Collection:
    """A collection from its text. Raises Unreadable."""
    try:
        first, *lines = body.splitlines() or [b""]
        header = msgspec.json.decode(first, type=Header)
        if header.format != FORMAT:
            raise Unreadable("unknown-format", format=header.format)
        return Collection(header, [msgspec.json.decode(line, type=Puzzle) for line in lines])
    except msgspec.DecodeError as error:
        raise Unreadable("not-a-collection", reason=str(error)) from None


def pack(header: Header, puzzles: Iterable[Puzzle]) -> bytes:
    """A collection as it is shipped; always the same for the same puzzles."""
    return gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *puzzles)), 9, mtime=0)


def games() -> tuple[str, ...]:
    """The games that have a collection."""
    return tuple(sorted(game for game in GAMES if _file(game) is not None))


def _file(game: str) -> Traversable | None:
    """The collection of a game, if it brings one."""
    package = GAMES[game].brings.data
    file = None if package is None else files(package).joinpath("data", f"{game}.jsonl.gz")
    return file if file is not None and file.is_file() else None


@lru_cache(maxsize=16)
def collection(game: str) -> Collection:
    """The collection of a game. Raises Misconfigured if it has none."""
    file = _file(game) if game in GAMES else None
    if file is None:
        raise Misconfigured("no-puzzles", game=game)
    return parse(gzip.decompress(file.read_bytes()))


def of_day(game: str, day: date) -> Puzzle:
    """The position of the day, the same for everybody with this collection. Raises Misconfigured.

    No puzzle repeats before all have been shown; then they come in another order.
    """
    puzzles = collection(game).puzzles
    cycle, at = divmod((day - FIRST_DAY).days, len(puzzles))
    return _order(game, cycle)[at]


class WeeklySet(NamedTuple):
    """Positions of one theme."""

    theme: str
    """The family of reasons that all of them are about."""
    puzzles: tuple[Puzzle, ...]


def of_week(game: str, day: date) -> WeeklySet | None:
    """The set of the week to which a day belongs, the same for everybody; None if the game has too few of any theme.

    No set comes again before all have been shown. A set begins with the positions that most levels of bots solve.
    Raises Misconfigured.
    """
    sets = _sets(game)
    return sets[(monday(day) - monday(FIRST_DAY)).days // 7 % len(sets)] if sets else None


def monday(day: date) -> date:
    """The first day of its week."""
    return day - timedelta(days=day.weekday())


@lru_cache(maxsize=16)
def _sets(game: str) -> list[WeeklySet]:
    by_theme: dict[str, list[Puzzle]] = {}
    for puzzle in _order(game, 0):
        by_theme.setdefault(puzzle.theme, []).append(puzzle)
    sets = [
        WeeklySet(theme, tuple(sorted(some, key=lambda puzzle: -len(puzzle.found))))
        for theme, puzzles in by_theme.items()
        if theme
        for some in _chunks(puzzles, WEEKLY)
        if len(some) == WEEKLY
    ]
    return sorted(sets, key=lambda one: sha256(one.puzzles[0].id.encode()).digest())


def _chunks(puzzles: list[Puzzle], size: int) -> Iterator[list[Puzzle]]:
    """Lists of this size, one after another; the last may be shorter."""
    for first in range(0, len(puzzles), size):
        yield puzzles[first : first + size]


@lru_cache(maxsize=64)
def _order(game: str, cycle: int) -> list[Puzzle]:
    return sorted(collection(game).puzzles, key=lambda puzzle: sha256(f"{cycle} {puzzle.id}".encode()).digest())
