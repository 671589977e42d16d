"""The pool of worker processes in which bots think."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from vabanque.bots import advisers, worker
from vabanque.bots.worker import Question
from vabanque.play.guard import Fault

log = logging.getLogger("vabanque.bots")
T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a bot that is still thinking is given up."""


class Pool:
    """Asks worker processes, and starts new ones when they died."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()
        self._names: dict[str, list[str]] | None = None

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker gets no socket, no database connection and no secret.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), worker.settle_in, (os.getpid(),))

    async def bots(self) -> dict[str, list[str]]:
        """Game → its bots."""
        if self._names is None:
            self._names = await self.ask(worker.bots_by_game)
        return self._names

    async def choose(self, bot: str, question: Question) -> Any:
        """The bot's move; if it fails, a simple bot's: a game must not hang because one is broken."""
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

    async def estimate(self, question: Question, seconds: float) -> list[float]:
        return await self.ask(worker.estimate, question, seconds)

    async def ask(self, work: Callable[..., T], *arguments: Any) -> T:
        """What `work` returns in a worker."""
        pool = self._pool
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(answer, PATIENCE)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._start()
            again = asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
            return await asyncio.wait_for(again, PATIENCE)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
