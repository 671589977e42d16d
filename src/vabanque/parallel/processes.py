"""Worker processes on this machine."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from vabanque import warmup
from vabanque.core import Refusal

P = ParamSpec("P")
T = TypeVar("T")
AHEAD = 3
"""Tasks handed out per process, so that none has to wait for the next."""
TRIES = 3
"""How many times in a row the pool may lose a process before the task gets the blame."""


class WorkerDied(Refusal):
    """Processes died several times before finishing a task: because of third-party code, or lack of memory."""


def new_pool(processes: int, needs: tuple[str, ...], nice: int = 0) -> ProcessPoolExecutor:
    """A pool whose processes start on demand, and would rather be slow than wait for the compiler (`warmup`).

    With `nice` (0 to 19), others come first if there are not enough cores.
    """
    # Spawned, not forked: a worker gets no socket, no database connection and no secret.
    return _Pool(processes, get_context("spawn"), _settle_in, (os.getpid(), needs, nice))


class _Pool(ProcessPoolExecutor):
    """Its processes start when there is work for them."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _deaf_to_interrupts():
            return super().submit(fn, *args, **kwargs)


def _settle_in(parent: int, needs: tuple[str, ...], nice: int) -> None:
    """Set up a worker: leave Ctrl-C to the parent, and exit when the parent does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    warmup.needs(*needs)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def in_processes(
    work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], processes: int, needs: tuple[str, ...]
) -> Generator[T]:
    """See `parallel.spread`."""
    plain = warmup.why_plain(*needs) == "compiling"
    pool = new_pool(processes, needs)
    pools = [pool]
    waiting: deque[tuple[tuple[Any, ...], Future[T]]] = deque()
    losses = 0
    try:
        while True:
            while len(waiting) < AHEAD * processes and (task := next(tasks, None)) is not None:
                waiting.append((task, _submitted(pool, work, task)))
            if not waiting:
                return
            try:
                result = waiting[0][1].result()
            except BrokenProcessPool:
                losses += 1
                if losses == TRIES:
                    raise WorkerDied("worker-died") from None
                pool = new_pool(processes, needs)
                pools.append(pool)
                waiting = deque((task, done if _is_done(done) else pool.submit(work, *task)) for task, done in waiting)
                continue
            losses = 0
            waiting.popleft()
            yield result
            if plain and warmup.is_ready(*needs):
                # New processes take over with compiled code; the old ones finish what they have started.
                plain = False
                pool = new_pool(processes, needs)
                pools.append(pool)
                waiting = deque((task, pool.submit(work, *task) if old.cancel() else old) for task, old in waiting)
    finally:
        for used in pools:
            stop_pool(used)


def _submitted(pool: ProcessPoolExecutor, work: Callable[..., T], task: tuple[Any, ...]) -> Future[T]:
    """A task handed out; if the pool has just broken, its result says so, as that of a task handed out before would."""
    try:
        return pool.submit(work, *task)
    except BrokenProcessPool as broken:
        lost: Future[T] = Future()
        lost.set_exception(broken)
        return lost


def _is_done(future: Future[Any]) -> bool:
    return future.done() and future.exception() is None


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here never receive Ctrl-C, not even while starting; this one receives it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool, whatever they are doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    answers = getattr(pool, "_result_queue", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()
    # A process may have died in the middle of an answer. As long as anyone has the pipe's writing end open, the thread
    # that reads it would wait for the rest forever, and this program for that thread. We have it open, so close it.
    if answers is not None:
        answers._writer.close()
