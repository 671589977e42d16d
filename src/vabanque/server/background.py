"""What runs besides the requests: single tasks and repeated work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from vabanque.server.table import NotFound
from vabanque.store import Unavailable

log = logging.getLogger("vabanque.background")


class Background:
    """The tasks of one host. When the host closes, all of them are cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run `work` in the background; a failure goes to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do `work` now and then every `seconds`, whatever happens."""
        self.spawn(self._repeat(seconds, work))

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Unavailable as error:
                log.debug("database away", extra={"facts": {"error": str(error)}})
            except NotFound:
                pass  # the table has expired meanwhile
            except Exception:
                log.exception("%s failed", work.__name__)
            await asyncio.sleep(seconds)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)
