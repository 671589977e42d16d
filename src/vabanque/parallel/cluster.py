"""The machines of a Dask cluster (needs `vabanque[cluster]`)."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from itertools import islice
from typing import Any, TypeVar

from vabanque import warmup
from vabanque.core import Refusal
from vabanque.parts import missing_part

T = TypeVar("T")
CLUSTER_TIMEOUT = "10s"
"""How long a cluster may take to answer."""
PATIENCE = 120.0
"""Seconds for which a scheduler may be gone while work is under way: long enough to start it again."""
PAUSE = 0.5
"""Seconds between two attempts to find it."""
CLOSING = 2.0
"""Seconds for saying goodbye to a scheduler that may be gone."""
AHEAD = 3
"""Tasks handed out per thread of the cluster."""


class _SchedulerGone(Exception):
    """The connection to the scheduler has ended, and with it all tasks that were handed out."""


def on_cluster(
    work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], cluster: str, needs: tuple[str, ...]
) -> Generator[T]:
    """See `parallel.spread`. Dask repeats the tasks of workers that die, and machines may come and go.

    If the scheduler dies, everything that is not finished is handed out again as soon as there is one at its address.
    """
    client = _connect(cluster)
    from distributed.comm.core import CommClosedError

    _silence()
    waiting: deque[tuple[Any, ...]] = deque()
    handed_out: deque[Any] = deque()
    try:
        while True:
            try:
                _hand_out(client, work, tasks, needs, waiting, handed_out)
                if not waiting:
                    return
                try:
                    result: T = handed_out[0].result()
                except (CancelledError, CommClosedError):
                    raise _SchedulerGone from None
            except _SchedulerGone:
                handed_out.clear()
                _leave(client)
                client = _find_again(cluster)
                continue
            waiting.popleft()
            handed_out.popleft()
            yield result
    finally:
        with suppress(Exception):
            client.cancel(list(handed_out))
        _leave(client)


def _connect(cluster: str) -> Any:
    """A client of the cluster. Raises Refusal if it does not answer."""
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise missing_part(error) or error from None
    try:
        return Client(cluster, timeout=CLUSTER_TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Refusal("no-cluster", cluster=cluster[:100], reason=str(error)[:200]) from None


def _find_again(cluster: str) -> Any:
    """The same after it was gone."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return _connect(cluster)
        except Refusal:
            if time.monotonic() > until:
                raise
            time.sleep(PAUSE)


def _silence() -> None:
    """Dask logs stack traces of tasks of its own that a lost connection has cancelled: nobody can do anything there."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("asyncio", "distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _leave(client: Any) -> None:
    with suppress(Exception):  # whatever goes wrong, it is of no use any more
        client.close(timeout=CLOSING)


def _hand_out(
    client: Any,
    work: Callable[..., T],
    tasks: Iterator[tuple[Any, ...]],
    needs: tuple[str, ...],
    waiting: deque[tuple[Any, ...]],
    handed_out: deque[Any],
) -> None:
    """Hand out those that wait, then new ones, a few for every thread."""
    try:
        for task in list(waiting)[len(handed_out) :]:
            handed_out.append(client.submit(_do, work, task, needs, pure=False))
        threads = sum(client.nthreads().values())
        for new in islice(tasks, max(0, AHEAD * max(1, threads) - len(waiting))):
            waiting.append(new)
            handed_out.append(client.submit(_do, work, new, needs, pure=False))
    except (OSError, RuntimeError, CancelledError):  # what Dask raises then depends on the moment
        raise _SchedulerGone from None


def _do(work: Callable[..., T], task: tuple[Any, ...], needs: tuple[str, ...]) -> T:
    """One task on one of the machines. Nobody is watching there, so it waits for the compiler, once per machine."""
    warmup.compile_first(*needs)
    return work(*task)
