"""Many batches: here, in several processes, or on a Dask cluster. All give the same result."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any, TextIO

from vabanque.core import Refusal
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.tally import Tally

BATCH_SECONDS = 0.25
"""How long a batch should take: long enough to hide its overhead, short enough to stop and to show progress."""

PATIENCE = "10s"
"""How long a cluster may take to answer."""

Progress = Callable[[int], None]
Batch = tuple[Tally, list[str]]


@dataclass
class Report:
    """What came out."""

    matchup: Matchup
    tally: Tally
    wanted: int
    seconds: float
    interrupted: bool = False


def simulate(
    matchup: Matchup,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    batch: int | None = None,
    record: TextIO | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games; Ctrl-C ends it with the result so far.

    The result depends only on the matchup and the number of games, not on jobs, cluster or batch. `record` gets one
    line per game, in order. Raises Refusal if something cannot be set up.
    """
    matchup.check()
    report = Report(matchup, matchup.tally(), games, 0.0)
    with ExitStack() as stack:
        if cluster is not None:
            stack.enter_context(_connected(cluster))
        begun = time.perf_counter()
        workers = None if jobs == 1 and cluster is None else -1 if cluster else jobs
        batches = _batches(matchup, games, workers, batch, record is not None)
        try:
            for tally, lines in batches:
                if record is not None:
                    record.writelines(f"{line}\n" for line in lines)
                report.tally.add(tally)
                if progress is not None:
                    progress(tally.games)
        except KeyboardInterrupt:
            report.interrupted = True
            batches.close()
        report.seconds = time.perf_counter() - begun
    return report


def _batches(
    matchup: Matchup, games: int, workers: int | None, batch: int | None, record: bool
) -> Generator[Batch, None, None]:
    """All games in order: first here, to find the right size of a batch, then wherever they should run."""
    first, size, took = 0, batch or 1, 0.0
    while first < games and (workers is None or (batch is None and took < BATCH_SECONDS / 2)):
        size = min(size, games - first)
        begun = time.perf_counter()
        yield play_batch(matchup, first, size, record=record)
        took = time.perf_counter() - begun
        first += size
        size = batch or max(1, int(size * min(4.0, max(0.25, BATCH_SECONDS / took))))
    if first < games:
        import joblib

        yield from joblib.Parallel(n_jobs=workers, return_as="generator", batch_size=1)(
            joblib.delayed(_play_elsewhere)(matchup, number, min(size, games - number), record)
            for number in range(first, games, size)
        )


def _play_elsewhere(matchup: Matchup, first: int, games: int, record: bool) -> Batch:
    """A batch in a worker process. Its parent handles Ctrl-C and then stops the workers."""
    with suppress(ValueError):  # in a thread of a Dask worker, where Ctrl-C cannot arrive
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return play_batch(matchup, first, games, record=record)


def _connected(cluster: str) -> Any:
    """joblib's tasks go to a Dask cluster as long as this is open."""
    try:
        import joblib
        from distributed import Client
    except ImportError:
        raise Refusal("no-cluster-extra") from None
    stack = ExitStack()
    try:
        client = stack.enter_context(Client(cluster, timeout=PATIENCE))  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Refusal("no-cluster", cluster=cluster[:100], reason=str(error)[:200]) from None
    stack.enter_context(joblib.parallel_config(backend="dask", client=client))
    return stack
