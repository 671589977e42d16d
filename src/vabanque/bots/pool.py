"""The pool of worker processes in which bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from vabanque import warmup
from vabanque.bots import advisers, compiled_modules, worker
from vabanque.bots.worker import Question
from vabanque.parallel.processes import new_pool
from vabanque.play.guard import Fault

log = logging.getLogger("vabanque.bots")
T = TypeVar("T")
THINKING_SECONDS = 60.0
"""Seconds after which a bot that is still thinking is abandoned."""


class Pool:
    """Asks worker processes, and replaces them when they die or when the bots have been compiled."""

    def __init__(self, workers: int, modules: tuple[str, ...] | None = None) -> None:
        """`modules` are compiled first; None means all bots."""
        self.workers = workers
        self.questions = 0
        """How many questions are being answered or waiting for a worker."""
        self._modules = compiled_modules() if modules is None else modules
        warmup.compile_in_background(*self._modules)
        self._plain = warmup.why_plain(*self._modules) == "compiling"
        self._pool = self._start()
        self._replacement: ProcessPoolExecutor | None = None
        """Workers with compiled bots that will replace those without."""
        self._rehearsals: list[Future[None]] = []
        self._names: dict[str, list[str]] | None = None

    def _start(self) -> ProcessPoolExecutor:
        return new_pool(self.workers, self._modules)

    def _current(self) -> ProcessPoolExecutor:
        """The workers to ask. Those with compiled bots take over once they have loaded them."""
        if self._plain and self._replacement is None and warmup.is_ready(*self._modules):
            self._replacement = self._start()
            self._rehearsals = [self._replacement.submit(worker.rehearse, module) for module in self._modules]
        if self._replacement is not None and all(rehearsal.done() for rehearsal in self._rehearsals):
            self._pool.shutdown(wait=False)
            self._pool, self._replacement, self._plain = self._replacement, None, False
        return self._pool

    async def bots(self) -> dict[str, list[str]]:
        """Game → its bots."""
        if self._names is None:
            self._names = await self.ask(worker.bots_by_game)
        return self._names

    async def choose(self, bot: str, question: Question) -> Any:
        """The bot's move or, if it fails, a simple bot's: a broken bot must not hang a game."""
        for name in (bot, advisers(question.game)[-1]):
            move = await self.try_bot(name, question)
            if move is not None:
                return move
        return question.moves[-1]

    async def try_bot(self, bot: str, question: Question) -> Any | None:
        """The bot's move, or None if it failed."""
        if len(question.moves) == 1:
            return question.moves[0]
        try:
            return question.moves[await self.ask(worker.choose, bot, question)]
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's code
            # Only the kind: a message may quote cards.
            kind = error.kind if isinstance(error, Fault) else type(error).__name__
            facts = {"bot": bot, "game": question.game, "error": kind}
            log.error("bot failed", extra={"facts": facts})
            return None

    async def remember(self, bot: str, question: Question) -> list[str | None]:
        """What the bot carries over to the next game; nothing if it fails."""
        try:
            return await self.ask(worker.remember, bot, question)
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's code, and the next game must begin
            kind = error.kind if isinstance(error, Fault) else type(error).__name__
            log.error("bot failed", extra={"facts": {"bot": bot, "game": question.game, "error": kind}})
            return []

    async def estimate(self, question: Question, seconds: float) -> list[float]:
        return await self.ask(worker.estimate, question, seconds)

    async def ask(self, work: Callable[..., T], *arguments: Any) -> T:
        """What `work` returns in a worker."""
        self.questions += 1
        try:
            return await self._ask(work, *arguments)
        finally:
            self.questions -= 1

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T:
        pool = self._current()
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(answer, THINKING_SECONDS)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._start()
            again = asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
            return await asyncio.wait_for(again, THINKING_SECONDS)

    def close(self) -> None:
        for pool in filter(None, (self._pool, self._replacement)):
            pool.shutdown(wait=False, cancel_futures=True)
