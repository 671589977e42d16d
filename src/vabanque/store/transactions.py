"""Transactions of the store's writer: it keeps one connection, and runs all statements of a transaction in one go."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vabanque.store.values import Deleted

Work = Callable[[Connection], None]


class Transactions(ABC):
    """Runs transactions one after another."""

    @abstractmethod
    async def run(self, work: Work) -> None:
        """Do `work` and commit it. If that fails, nothing is written and the error is raised."""

    @abstractmethod
    async def close(self) -> None: ...


class InThread(Transactions):
    """For SQLite. One call to a thread per transaction; the asynchronous driver needs one per statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1)

    async def run(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            _commit(self._connection, work)
        except Exception as error:
            if not _harmless(error):
                with suppress(SQLAlchemyError, OSError):
                    self._connection.invalidate()
                self._hang_up()
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()
        self._engine.dispose()


class OnLoop(Transactions):
    """For PostgreSQL, whose driver needs no thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.run_sync(_commit, work)
        except Exception as error:
            if not _harmless(error):
                with suppress(SQLAlchemyError, OSError):
                    await self._connection.invalidate()
                await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


def _commit(connection: Connection, work: Work) -> None:
    try:
        work(connection)
    except (IntegrityError, Deleted):
        connection.rollback()
        raise
    connection.commit()


def _harmless(error: Exception) -> bool:
    """May the connection be kept? After any other error, it may be in any state."""
    return isinstance(error, IntegrityError | Deleted)
