"""An event loop with virtual time, on which several hosts live and die."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any
from unittest.mock import patch

OWNER: ContextVar[str] = ContextVar("OWNER", default="")
"""Which host is running; empty outside of all hosts. Tasks and timers inherit it."""

BEGAN = 1_800_000_000.0
"""Seconds since 1970 at the start of a run."""


class Deadlock(Exception):
    """Nobody will ever do anything again."""


class _NoWaiting(selectors.SelectSelector):
    """Instead of waiting, moves the clock."""

    loop: Scheduler

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Deadlock
        self.loop.now += timeout
        return []


class Scheduler(asyncio.SelectorEventLoop):
    """Runs what is due, in asyncio's order. What a dead host had still to do never happens."""

    def __init__(self) -> None:
        self.now = 0.0
        self._dead: set[str] = set()
        self._remains: set[asyncio.Task[Any]] = set()
        """Tasks of dead hosts, among others. A killed process cleans nothing up: their `finally` must not run."""
        self.skew: dict[str, float] = {}
        """Host → by how many seconds its wall clock is wrong."""
        selector = _NoWaiting()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def call_soon(  # type: ignore[override]  # asyncio's types follow the arguments, which do not matter here
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self._unless_dead(super().call_soon(callback, *args, context=context))

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        self._unless_dead(handle)
        return handle

    def _unless_dead(self, handle: asyncio.Handle) -> asyncio.Handle:
        if self._owner(handle) in self._dead:
            handle.cancel()
        return handle

    def _owner(self, handle: asyncio.Handle) -> str:
        context: Context = handle._context  # type: ignore[attr-defined]
        return context.get(OWNER, "")

    def kill(self, owner: str) -> None:
        """SIGKILL: from this moment on, nothing of this host runs."""
        self._dead.add(owner)
        for handle in [*self._ready, *self._scheduled]:  # type: ignore[attr-defined]
            self._unless_dead(handle)
        self._remains |= asyncio.all_tasks(self)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        raise AssertionError(f"{func} wants a thread, and threads cannot be repeated")

    def bury(self) -> None:
        """After the run: drop whatever is left, without a word from tasks that never end."""
        self._remains |= asyncio.all_tasks(self)
        for task in self._remains:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):
                task.get_coro().close()
        self._remains.clear()
        self.close()


def context_of(owner: str) -> Context:
    """A context in which tasks belong to this host."""
    context = copy_context()
    context.run(OWNER.set, owner)
    return context


@contextmanager
def virtual(loop: Scheduler, rng: Random) -> Iterator[None]:
    """The clocks and the source of secrets belong to the run while this lasts."""

    def wall() -> float:
        return BEGAN + loop.now + loop.skew.get(OWNER.get(), 0.0)

    replaced: dict[str, Callable[..., Any]] = {
        "time.monotonic": loop.time,
        "time.perf_counter": loop.time,
        "time.time": wall,
        "time.time_ns": lambda: int(wall() * 1e9),
        "os.urandom": rng.randbytes,
        "random._urandom": rng.randbytes,
    }
    with ExitStack() as stack:
        for name, function in replaced.items():
            stack.enter_context(patch(name, function))
        yield
