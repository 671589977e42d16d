"""The machines of a Dask cluster (needs `vabanque[cluster]`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeVar

from vabanque import warmup
from vabanque.core import Refusal
from vabanque.parts import missing_part

T = TypeVar("T")
CLUSTER_TIMEOUT = "10s"
"""How long a cluster may take to answer."""
AHEAD = 3
"""Tasks handed out per thread of the cluster."""


def on_cluster(
    work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], cluster: str, needs: tuple[str, ...]
) -> Generator[T]:
    """See `parallel.spread`. Dask repeats the tasks of workers that die, and machines may come and go."""
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise missing_part(error) or error from None
    try:
        client = Client(cluster, timeout=CLUSTER_TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Refusal("no-cluster", cluster=cluster[:100], reason=str(error)[:200]) from None
    with client:
        waiting: deque[Any] = deque()
        try:
            while True:
                threads = sum(client.nthreads().values())  # type: ignore[no-untyped-call]
                while len(waiting) < AHEAD * max(1, threads) and (task := next(tasks, None)) is not None:
                    waiting.append(client.submit(_do, work, task, needs, pure=False))
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            client.cancel(list(waiting))  # type: ignore[no-untyped-call]


def _do(work: Callable[..., T], task: tuple[Any, ...], needs: tuple[str, ...]) -> T:
    """One task on one of the machines. Nobody is watching there, so it waits for the compiler, once per machine."""
    warmup.compile_first(*needs)
    return work(*task)
