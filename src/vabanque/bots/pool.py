"""Pools of worker processes, in which bots think and other heavy work is done.

Each kind of work has a pool of its own, so that none waits for another. A pool has a queue of limited length and gives
each asker a limited share of it. A worker whose time is up is killed: the work does not go on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from heapq import heappop, heappush
from itertools import count
from math import ceil
from typing import Any, NamedTuple, TypeVar

from vabanque import warmup
from vabanque.bots import advisers, compiled_modules, must_load, worker
from vabanque.bots.worker import Question, State
from vabanque.core import Refusal
from vabanque.parallel.processes import new_pool, stop_pool
from vabanque.play.guard import Fault
from vabanque.warmup.folders import cache_root

log = logging.getLogger("vabanque.bots")
T = TypeVar("T")
THINKING_SECONDS = 60.0
"""Seconds after which a bot that is still thinking is abandoned."""
STARTING_SECONDS = 60.0
"""Seconds that a process has to start. They do not count as work."""
WAITING_SECONDS = 10.0
"""Seconds that somebody waits in the queue. Whoever still has no worker then is told to come back."""
TRIES = 2
"""How many processes may die of the same work."""
LONGEST_WAIT = 30
"""The longest time in seconds after which an asker is told to come back."""
LISTING_SECONDS = 60.0
"""Seconds after which the bots of other packages are asked for again, if that failed."""


class Overloaded(Refusal):
    """There is no room in the queue, or no process to be had; `seconds` says how long to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__("overloaded", seconds=min(LONGEST_WAIT, max(1, ceil(seconds))))


class TooSlow(Exception):
    """The work took too long. Its process has been killed."""


class HintAnswer(NamedTuple):
    """What a person is told who asks for a hint."""

    values: list[float]
    """What each move is worth."""
    bot: str | None
    """The best bot that could be asked."""
    move: Any | None
    """What it would do."""


class Pool:
    """Worker processes for one kind of work. They start when they are needed, and are replaced when they die."""

    def __init__(
        self,
        workers: int,
        modules: tuple[str, ...] | None = None,
        *,
        seconds: float = THINKING_SECONDS,
        most: int | None = None,
        share: int | None = None,
        idle: float | None = None,
        nice: int = 0,
    ) -> None:
        """`modules` are compiled first; None means all bots.

        Work may take this many `seconds`. Of those who say who they are, `most` may wait or be served at a time, and
        `share` of the same name. A process that has had nothing to do for `idle` seconds is ended.
        Where cores are few, those with a lower `nice` come first.
        """
        self.workers = workers
        self.questions = 0
        """How many questions are being answered or waiting for a worker."""
        self.refused = 0
        """How often there was no room in the queue."""
        self.replaced = 0
        """How many processes were killed because their time was up, or died."""
        self.nice = nice
        self._modules, self._seconds, self._most, self._share, self._idle = modules, seconds, most, share, idle
        self._all = [_Worker(self) for _ in range(workers)]
        self._free = list(self._all)
        """The last one was busy last: the first ones become idle."""
        self._queue: list[tuple[int, int, asyncio.Future[_Worker], float]] = []
        """Rank, number, whom to hand a worker to, and since when."""
        self._numbers = count()
        self._askers: Counter[str] = Counter()
        self._usual = 0.1
        """About how many seconds work has taken lately."""
        self._names: dict[str, list[str]] | None = None
        self._listing = asyncio.Lock()
        self._list_again = 0.0
        self.closed = False

    @property
    def modules(self) -> tuple[str, ...]:
        if self._modules is None:
            self._modules = compiled_modules()
        return self._modules

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(not turn.done() for _, _, turn, _ in self._queue)

    @property
    def oldest(self) -> float:
        """For how many seconds the question has waited that has waited longest; 0 if none waits."""
        since = min((since for _, _, turn, since in self._queue if not turn.done()), default=None)
        return 0.0 if since is None else time.monotonic() - since

    @property
    def running(self) -> int:
        """How many processes there are at the moment."""
        return sum(one.running for one in self._all)

    @property
    def state(self) -> State:
        """Do the bots run compiled code?"""
        why = warmup.why_plain(*self.modules)
        if why != "compiling":
            return "plain" if why else "compiled"
        return "failed" if warmup.failure(*self.modules) else "compiling"

    # What people and tables ask for

    async def bots(self) -> dict[str, list[str]]:
        """Game → its bots. Needs no worker, unless another package has to be loaded to learn its bots' games."""
        if self._names is None and not must_load():
            self._names = worker.bots_by_game()
        if self._names is None:
            async with self._listing:
                await self._list()
        return worker.bots_by_game(load=False) if self._names is None else self._names

    async def _list(self) -> None:
        """Ask a worker for the bots of all packages. If there is none to be had, do without for a while."""
        if self._names is None and time.monotonic() >= self._list_again:
            try:
                self._names = await self.ask(worker.bots_by_game, rank=-1)
            except (Overloaded, TooSlow):
                self._list_again = time.monotonic() + LISTING_SECONDS

    async def warm(self) -> None:
        """Start a worker before anyone asks."""
        try:
            await self.ask(worker.bots_by_game)
        except (Overloaded, TooSlow):
            if not self.closed:
                log.warning("no worker could be started")

    async def choose(self, bot: str, question: Question, rank: int = 0) -> Any:
        """The bot's move or, if it fails, a simple bot's: a broken bot must not hang a game.

        Raises Overloaded or TooSlow if no process could be asked, which is nobody's move.
        """
        failure: Exception | None = None
        for name in (bot, advisers(question.game)[-1]):
            try:
                return await self._move_of(name, question, rank)
            except Exception as error:  # noqa: BLE001  # a bot may be anybody's code
                if not self.closed:
                    _report(name, question, error)
                failure = error if isinstance(error, Overloaded | TooSlow) else None
        if failure is not None:
            raise failure
        return question.moves[-1]

    async def _move_of(self, bot: str, question: Question, rank: int) -> Any:
        if len(question.moves) == 1:
            return question.moves[0]
        return question.moves[await self.ask(worker.choose, bot, question, rank=rank)]

    async def remember(self, bot: str, question: Question) -> list[str | None]:
        """What the bot carries over to the next game; nothing if it fails."""
        try:
            return await self.ask(worker.remember, bot, question)
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's code, and the next game must begin
            _report(bot, question, error)
            return []

    async def advise(
        self, question: Question, seconds: float, bots: Sequence[str], who: str | None = None
    ) -> HintAnswer:
        """What the moves are worth, worked out for about this long, and what the best of these bots would do.

        Raises Overloaded or TooSlow.
        """
        values, bot, choice, failures = await self.ask(worker.advise, question, seconds, list(bots), who=who)
        for name, kind in failures:
            _report(name, question, Fault(kind))
        return HintAnswer(values, bot, None if choice is None else question.moves[choice])

    # The queue

    async def ask(
        self,
        work: Callable[..., T],
        *arguments: Any,
        who: str | None = None,
        rank: int = 0,
        seconds: float | None = None,
        patience: float = WAITING_SECONDS,
    ) -> T:
        """What `work` returns in a worker; a lower `rank` goes first. Raises what it raises, Overloaded or TooSlow.

        Whoever says `who` is asking counts towards the limits, and waits only so many seconds (`patience`).
        """
        if self.closed or (who is not None and self._is_full_for(who)):
            self.refused += 1
            raise Overloaded(self.questions * self._usual / self.workers)
        self.questions += 1
        if who is not None:
            self._askers[who] += 1
        try:
            mine = await self._next_worker(rank, None if who is None else patience)
            started = time.monotonic()
            try:
                return await mine.ask(seconds or self._seconds, work, *arguments)
            finally:
                self._usual += (time.monotonic() - started - self._usual) / 8
                self._hand_on(mine)
        finally:
            self.questions -= 1
            if who is not None:
                self._askers[who] -= 1
                if not self._askers[who]:
                    del self._askers[who]

    def _is_full_for(self, who: str) -> bool:
        full = self._most is not None and self._askers.total() >= self._most
        return full or (self._share is not None and self._askers[who] >= self._share)

    async def _next_worker(self, rank: int, patience: float | None) -> _Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heappush(self._queue, (rank, next(self._numbers), turn, time.monotonic()))
        try:
            async with asyncio.timeout(patience):
                try:
                    return await turn
                except asyncio.CancelledError:
                    if turn.done() and not turn.cancelled() and turn.exception() is None:
                        self._hand_on(turn.result())
                    raise
        except TimeoutError:
            self.refused += 1
            raise Overloaded(LONGEST_WAIT) from None

    def _hand_on(self, mine: _Worker) -> None:
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(mine)
                return
        self._free.append(mine)
        if self._idle is not None and not self.closed:
            mine.end_after(self._idle)

    def close(self) -> None:
        """End all processes at once, whatever they are doing. Those who wait for them are refused."""
        self.closed = True
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_exception(Overloaded(LONGEST_WAIT))
        for one in self._all:
            one.end()


class _Worker:
    """One process. It starts when it is first asked; then one with compiled bots replaces it once they are there."""

    def __init__(self, pool: Pool) -> None:
        self._of = pool
        self._process: ProcessPoolExecutor | None = None
        self._plain = False
        self._replacement: ProcessPoolExecutor | None = None
        """A process with compiled bots that will replace the one without."""
        self._rehearsals: list[Future[None]] = []
        self._rest: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._process is not None

    async def ask(self, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        if self._rest is not None:
            self._rest.cancel()
        for _ in range(TRIES):
            if self._of.closed:
                break
            try:
                await self._start()
                return await self._answer(seconds, work, *arguments)
            except BrokenProcessPool:
                self._of.replaced += 1
                self.end()
        raise Overloaded(LONGEST_WAIT)

    async def _start(self) -> None:
        """Make sure that there is a process. One with compiled bots takes over once it has loaded them."""
        modules = self._of.modules
        if self._process is None:
            warmup.compile_in_background(*modules)
            warmup.when_failed(_log_failure, *modules)
            self._plain = warmup.why_plain(*modules) == "compiling"
            self._process = new_pool(1, modules, self._of.nice)
            try:
                await self._answer(STARTING_SECONDS, worker.settle)
            except TooSlow:
                raise Overloaded(LONGEST_WAIT) from None
        if self._plain and self._replacement is None and warmup.is_ready(*modules):
            self._replacement = new_pool(1, modules, self._of.nice)
            self._rehearsals = [self._replacement.submit(worker.rehearse, module) for module in modules]
        if self._replacement is not None and all(rehearsal.done() for rehearsal in self._rehearsals):
            stop_pool(self._process)
            self._process, self._replacement, self._plain = self._replacement, None, False

    async def _answer(self, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """What the process says. If nobody waits for it any longer, it is killed."""
        answer = asyncio.get_running_loop().run_in_executor(self._process, work, *arguments)
        try:
            await asyncio.wait({answer}, timeout=seconds)
            if not answer.done():
                raise TooSlow
            return answer.result()
        finally:
            if not answer.done():
                answer.cancel()
                self._of.replaced += 1
                self.end()

    def end_after(self, seconds: float) -> None:
        self._rest = asyncio.get_running_loop().call_later(seconds, self.end)

    def end(self) -> None:
        """Kill the process, whatever it is doing. The next question starts another one."""
        if self._rest is not None:
            self._rest.cancel()
        for process in filter(None, (self._process, self._replacement)):
            stop_pool(process)
        self._process = self._replacement = None


def _report(bot: str, question: Question, error: Exception) -> None:
    # Only the kind: a message may quote cards.
    kind = error.kind if isinstance(error, Fault) else type(error).__name__
    log.error("bot failed", extra={"facts": {"bot": bot, "game": question.game, "error": kind}})


@cache
def _log_failure(reason: str) -> None:
    """Say it once, however many workers start."""
    log.error(
        "compiling failed: bots and reviews are slower, and the house does not think ahead",
        extra={"facts": {"error": reason, "log": str(cache_root() / warmup.LOG)}},
    )
