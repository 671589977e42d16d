"""Work spread over processes on this machine, or over the machines of a Dask cluster.

A task's result does not depend on which process does it, and results come in the order of the tasks. So a run depends
neither on the number of processes nor on their speed, and a task whose process was killed is simply done again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, TypeVar

from vabanque.parallel.processes import in_processes

T = TypeVar("T")


def spread(
    work: Callable[..., T],
    tasks: Iterable[tuple[Any, ...]],
    *,
    jobs: int = 1,
    cluster: str | None = None,
    needs: tuple[str, ...] = (),
) -> Generator[T]:
    """`work(*task)` for every task, in order: here, in `jobs` processes (−1: one per core), or on a cluster.

    Tasks are taken one by one as needed, a few ahead. `needs` are modules whose compiled code the work uses
    (`vabanque.warmup`): until they are ready, plain Python does the work. Raises what `work` raises; WorkerDied if a
    task kills every process that tries it; Refusal if there is no such cluster. Closing the generator stops it.
    """
    ahead = iter(tasks)
    if cluster is not None:
        from vabanque.parallel.cluster import on_cluster

        yield from on_cluster(work, ahead, cluster, needs)
    elif jobs == 1:
        yield from _here(work, ahead, needs)
    else:
        yield from in_processes(work, ahead, os.cpu_count() or 1 if jobs < 0 else jobs, needs)


def _here(work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], needs: tuple[str, ...]) -> Generator[T]:
    """In this process; if that runs plain Python, in a new process as soon as everything is compiled."""
    for task in tasks:
        yield work(*task)
        if needs and _outdated(needs):
            yield from in_processes(work, tasks, 1, needs)


def _outdated(needs: tuple[str, ...]) -> bool:
    from vabanque.compiled import SLOW
    from vabanque.warmup import is_ready

    return SLOW == "compiling" and is_ready(*needs)
