"""Makes a data set in a folder. The same plan gives the same bytes, however many processes play."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vabanque.analyse.registry import evaluator_modules
from vabanque.bots.registry import compiled_modules, levels_for
from vabanque.core import Impossible, OptionValue
from vabanque.core.luck import LuckStream
from vabanque.dataset.card import LICENCE, card
from vabanque.dataset.files import TableWriter
from vabanque.games import GAMES, find, make, variants
from vabanque.parallel import spread
from vabanque.puzzles import collection
from vabanque.puzzles import games as games_with_puzzles

FORMAT = "vabanque-dataset/1"
MANIFEST = "dataset.json"
OURS = ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")
PLAIN_OPTIONS = 2
"""One game in this many is played without options, the others with any of them."""
DIGITS = 6
SAMPLED_PUZZLES = 3
SAMPLED_ROWS = 100
"""A sample has one row in this many of the exact tables."""
DECISIONS = (
    "game", "number", "seats", "options", "entry", "seat", "level", "position", "move", "best", "win", "cost", "grade",
    "reason",
)  # fmt: skip
PUZZLES = ("game", "id", "seats", "options", "seat", "position", "best", "tempting", "win", "cost", "theme", "found")

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class DatasetPlan:
    """What goes into a data set."""

    version: str
    """Of the program."""
    command: str
    """The command that makes it again."""
    games: tuple[str, ...]
    count: int
    """Games played of each."""
    seed: int = 1
    parquet: bool = False
    """Tables as Parquet, which needs `vabanque[columns]`; otherwise as CSV."""
    sample: bool = False
    """Only a few puzzles, and few rows of the exact tables: something small to look at."""

    def modules(self) -> tuple[str, ...]:
        """What has to be compiled before games are played and reviewed as they should be."""
        return (*compiled_modules(*self.games), *evaluator_modules(*self.games))


class Task(NamedTuple):
    """A game to play and review."""

    game: str
    number: int
    seats: int
    options: dict[str, OptionValue]
    levels: tuple[str, ...]
    seed: int


class ReviewedGame(NamedTuple):
    """A game that has been played and reviewed."""

    record: str
    review: bytes
    decisions: list[tuple[Any, ...]]


def tasks(plan: DatasetPlan) -> Iterator[Task]:
    """All games: every number of seats in turn, half of them without options, with levels drawn for every seat."""
    for game in plan.games:
        levels = levels_for(game) or ["random"]
        counts = [seats for seats in find(game).seats if seats > 1]
        kinds = {seats: [dict(rules.spec.options) for rules in variants(game, seats, idle=False)] for seats in counts}
        for number in range(plan.count):
            luck = LuckStream(f"dataset {plan.seed} {game}", number)
            seats = counts[number % len(counts)]
            which = 0 if number // len(counts) % PLAIN_OPTIONS == 0 else luck.below(len(kinds[seats]))
            seated = tuple(levels[luck.below(len(levels))] for _ in range(seats))
            yield Task(game, number, seats, kinds[seats][which], seated, plan.seed)


def play_and_review(task: Task) -> ReviewedGame:
    """One game. Runs in a worker."""
    from vabanque.analyse import review
    from vabanque.analyse.plain import to_plain
    from vabanque.analyse.reviewer import Decision
    from vabanque.sim.matchup import Matchup, play_readable

    rules = make(task.game, task.seats, task.options)
    matchup = Matchup(task.game, task.levels, task.options, task.seed)
    record = play_readable(matchup, rules, task.number).record()
    reviewed = review(record)
    plain = to_plain(reviewed)
    options = msgspec.json.encode(task.options).decode()
    decisions = []
    for event, told in zip(reviewed.events, plain["events"], strict=True):
        if not isinstance(event, Decision):
            continue
        wins = {option.move: option.win for option in event.options}
        families = [reason["family"] for reason in told["reasons"]]
        decisions.append(
            (
                *(task.game, task.number, task.seats, options, event.entry, event.seat, task.levels[event.seat]),
                *(told.get("position", ""), event.chosen, event.best),
                *(round(wins[event.best], DIGITS), round(event.cost, DIGITS)),
                *(event.grade, families[0] if families else ""),
            )
        )
    body = {"game": task.game, "number": task.number, "levels": task.levels, **plain}
    return ReviewedGame(record.to_json(), msgspec.json.encode(body), decisions)


def make_dataset(
    plan: DatasetPlan,
    folder: Path,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress = lambda _done, _all: None,
) -> Mapping[str, Any]:
    """Write the data set; the folder gets its name once it is complete. Returns the manifest.

    Raises Impossible if there is something at its place already, Refusal or OSError if it cannot be made.
    """
    if folder.exists():
        raise Impossible("folder-taken", folder=str(folder)[-100:])
    part = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    try:
        _write_games(plan, part, jobs, cluster, progress)
        _write_puzzles(plan, part)
        _write_exact(plan, part)
        manifest = _manifest(plan, part)
        (part / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        (part / "README.md").write_text(card(manifest), "utf-8")
        (part / "LICENSE").write_text(LICENCE, "utf-8")
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return manifest


def _write_games(plan: DatasetPlan, part: Path, jobs: int, cluster: str | None, progress: Progress) -> None:
    done, whole = 0, plan.count * len(plan.games)
    work = ((task,) for task in tasks(plan))
    results = spread(play_and_review, work, jobs=jobs, cluster=cluster, needs=plan.modules())
    for folder in ("games", "reviews"):
        (part / folder).mkdir()
    try:
        with TableWriter(part, plan.parquet, "decisions", DECISIONS) as table:
            for game in plan.games:
                with (
                    (part / "games" / f"{game}.jsonl").open("w", encoding="utf-8", newline="\n") as records,
                    (part / "reviews" / f"{game}.jsonl").open("wb") as reviews,
                ):
                    for _ in range(plan.count):
                        record, review, decisions = next(results)
                        records.write(record + "\n")
                        reviews.write(review + b"\n")
                        table.write(decisions)
                        done += 1
                        progress(done, whole)
    finally:
        results.close()


def _write_puzzles(plan: DatasetPlan, part: Path) -> None:
    """The collections that come with the package, one row per puzzle, and complete as JSON."""
    from vabanque.play.position import position_to_text
    from vabanque.play.verify import replay

    (part / "puzzles").mkdir()
    with TableWriter(part, plan.parquet, "puzzles", PUZZLES) as table:
        for game in [game for game in plan.games if game in games_with_puzzles()]:
            gathered = collection(game)
            puzzles = gathered.puzzles[: SAMPLED_PUZZLES if plan.sample else None]
            lines = [msgspec.json.encode(line) + b"\n" for line in (gathered.header, *puzzles)]
            (part / "puzzles" / f"{game}.jsonl").write_bytes(b"".join(lines))
            for puzzle in puzzles:
                record = puzzle.record
                *_, last = replay(record)
                tempting = next((answer.win for answer in puzzle.answers if answer.move == puzzle.tempting), None)
                table.write(
                    [
                        (
                            *(game, puzzle.id, puzzle.seats, msgspec.json.encode(puzzle.options).decode(), puzzle.seat),
                            position_to_text(record.rules, last.state),
                            *(puzzle.best, puzzle.tempting, puzzle.answers[0].win),
                            "" if tempting is None else round(puzzle.answers[0].win - tempting, DIGITS),
                            *(puzzle.theme, " ".join(puzzle.found)),
                        )
                    ]
                )


def _write_exact(plan: DatasetPlan, part: Path) -> None:
    """What is solved: the tables that games bring."""
    brought = dict.fromkeys(GAMES[game].brings.solved for game in plan.games)
    for tables in [lazy.load() for lazy in brought if lazy is not None]:
        for name, columns, rows in tables(plan.games):
            with TableWriter(part / "exact", plan.parquet, name, columns) as writer:
                writer.write(islice(rows, 0, None, SAMPLED_ROWS if plan.sample else None))


def _manifest(plan: DatasetPlan, part: Path) -> dict[str, Any]:
    files = sorted(path for path in part.rglob("*") if path.is_file())
    return {
        "format": FORMAT,
        "version": plan.version,
        "command": plan.command,
        "seed": plan.seed,
        "games": list(plan.games),
        "games_each": plan.count,
        "files": {path.relative_to(part).as_posix(): _digest(path) for path in files},
    }


def _digest(path: Path) -> dict[str, Any]:
    body = path.read_bytes()
    return {"bytes": len(body), "sha256": sha256(body).hexdigest()}
