"""Many batches: here, in several processes, or on a Dask cluster. All give the same result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from vabanque.parallel import spread
from vabanque.sim.checkpoint import Checkpoint
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.tally import Tally

BATCH_SECONDS = 0.25
"""How long a batch should take: long enough to hide its overhead, short enough to stop and to show progress."""
GROWTH = 8
"""A batch has at most this many times as many games as one that has been timed."""

Progress = Callable[[int], None]


@dataclass
class SimulationReport:
    """The result of a simulation."""

    matchup: Matchup
    tally: Tally
    wanted: int
    seconds: float
    interrupted: bool = False
    compiled: bool = False
    """Did compiled code play, at least in the end?"""


class Batches:
    """All games in order, in batches of about the right size: (matchup, first, games, record)."""

    def __init__(self, matchup: Matchup, games: int, size: int | None, record: bool, first: int = 0) -> None:
        self._matchup, self._games, self._record, self._first = matchup, games, record, first
        self._size, self._fixed = size or 1, size is not None
        self._rate = 0.0

    def __iter__(self) -> Iterator[tuple[Matchup, int, int, bool]]:
        first = self._first
        while first < self._games:
            size = min(self._size, self._games - first)
            yield self._matchup, first, size, self._record
            first += size

    def learn(self, games: int, seconds: float) -> None:
        """Adapt the size to how long a batch took. The fastest counts: a process's first loads compiled code."""
        if not self._fixed:
            self._rate = max(self._rate, games / max(seconds, 1e-9))
            self._size = max(1, self._size, min(GROWTH * games, int(self._rate * BATCH_SECONDS)))


def simulate(
    matchup: Matchup,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    batch: int | None = None,
    record: TextIO | None = None,
    progress: Progress | None = None,
    resume: Path | None = None,
) -> SimulationReport:
    """Play `games` games; Ctrl-C ends the run with the result so far.

    The result depends only on the matchup and the number of games, not on jobs, cluster or batch. `record` gets one
    line per game, in order. With `resume`, what has been played is kept in that file, and the same run goes on from it
    after an interruption, or with more games; `record` then has to be a file that can be cut (`r+` or `w+`), and is cut
    to the lines of those games. Raises Refusal if something cannot be set up, OSError if a file cannot be written.
    """
    matchup.check()
    report = SimulationReport(matchup, matchup.tally(), games, 0.0)
    checkpoint = None if resume is None else Checkpoint(resume, matchup, record=record is not None)
    if checkpoint is not None:
        report.tally, size = checkpoint.read(report.tally)
        if record is not None:
            record.seek(size)
            record.truncate()
        if progress is not None:
            progress(report.tally.games)
    begun = time.perf_counter()
    batches = Batches(matchup, games, batch, record is not None, report.tally.games)
    needs = matchup.compiled_modules(record=record is not None)
    results = spread(_play_timed, batches, jobs=jobs, cluster=cluster, needs=needs)
    try:
        for tally, lines, seconds, report.compiled in results:
            batches.learn(tally.games, seconds)
            if record is not None:
                record.writelines(f"{line}\n" for line in lines)
            report.tally.add(tally)
            if checkpoint is not None:
                checkpoint.write(report.tally, _size(record))
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        report.interrupted = True
    finally:
        results.close()
    if checkpoint is not None:
        checkpoint.write(report.tally, _size(record), now=True)
    report.seconds = time.perf_counter() - begun
    return report


def _size(record: TextIO | None) -> int:
    """How many bytes of records are safely in their file."""
    if record is None:
        return 0
    record.flush()
    return record.tell()


def _play_timed(matchup: Matchup, first: int, games: int, record: bool) -> tuple[Tally, list[str], float, bool]:
    """A batch, the seconds it took, and whether compiled code played it."""
    begun = time.perf_counter()
    tally, lines = play_batch(matchup, first, games, record=record)
    seconds = time.perf_counter() - begun
    return tally, lines, seconds, not record and matchup.is_compiled()
