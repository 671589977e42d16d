"""The store: reads, and one writer that appends many tables' rows in one transaction.

How durable an acknowledgement is: it is given after COMMIT. SQLite runs in WAL mode with `synchronous=FULL`: a commit
has reached the disk, so neither a killed process nor a power cut loses it. That is affordable because one commit serves
all tables that wait. `NORMAL` leaves the last moments to the operating system: a killed process still loses nothing, a
power cut may. PostgreSQL waits for its disk unless its administrator says otherwise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from vabanque.store.schema import Device, Row, TableRow, devices, journal, tables, takeovers
from vabanque.store.upgrade import upgrade

Synchronous = Literal["NORMAL", "FULL"]
BATCH: Final = 500
"""Appends in one transaction at most."""

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this (table, seq) or this command: read on and decide again."""


class Unavailable(Exception):
    """The database does not answer. Whether it has written is not known: read on before deciding again."""


@dataclass(slots=True)
class Append:
    """Rows for one table, and what changes with them. All of it is written, or nothing."""

    table: str
    rows: Sequence[Row]
    changes: Mapping[str, Any] = field(default_factory=dict)
    """New values of columns of `tables`."""
    before: Sequence[Executable] = ()
    after: Sequence[Executable] = ()


_INSERT_ROW = insert(journal)
_UPDATE_TURN = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(touched=bindparam("touched"), status=bindparam("status"), due=bindparam("due"))
)
_TURN = {"touched", "status", "due"}


class Store:
    """One database. Everything that is awaited may raise Unavailable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.appends = 0

    @classmethod
    async def open(cls, url: str, *, synchronous: Synchronous = "FULL") -> Store:
        """Connect, migrate, and start writing."""
        engine = make_engine(url, synchronous)
        store = cls(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise Unavailable(_said(error)) from error
        store._writer = asyncio.create_task(store._write(), name="store-writer")
        return store

    async def close(self) -> None:
        """Write what is queued, then disconnect."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    # Writing

    async def append(self, append: Append) -> None:
        """Returns once it is committed. Raises Conflict or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        # A caller who goes away (a closed socket) must not undo what others are told.
        await asyncio.shield(done)

    async def _write(self) -> None:
        """Everything that waits goes into one transaction: a commit costs more than a row."""
        connection: AsyncConnection | None = None
        try:
            while True:
                waiting = [await self._queue.get()]
                while len(waiting) < BATCH and not self._queue.empty():
                    waiting.append(self._queue.get_nowait())
                try:
                    if connection is None:
                        connection = await self._engine.connect()
                    await self._write_batch(connection, waiting)
                except (SQLAlchemyError, OSError) as error:
                    for _, done in waiting:
                        _fail(done, Unavailable(_said(error)))
                    await _discard(connection)
                    connection = None
                finally:
                    for _ in waiting:
                        self._queue.task_done()
        finally:
            if connection is not None:
                await connection.close()

    async def _write_batch(
        self, connection: AsyncConnection, waiting: list[tuple[Append, asyncio.Future[None]]]
    ) -> None:
        try:
            await self._commit(connection, [append for append, _ in waiting])
        except IntegrityError:
            await connection.rollback()
            if len(waiting) == 1:
                _fail(waiting[0][1], Conflict())
                return
            # One of them lost its race; the others must not suffer.
            for one in waiting:
                await self._write_batch(connection, [one])
            return
        for _, done in waiting:
            if not done.done():
                done.set_result(None)

    async def _commit(self, connection: AsyncConnection, appends: list[Append]) -> None:
        for append in appends:
            for statement in append.before:
                await connection.execute(statement)
        rows = [
            {
                "table_id": append.table,
                "seq": row.seq,
                "at": row.at,
                "kind": row.kind,
                "seat": row.seat,
                "body": row.body,
                "command": row.command,
            }
            for append in appends
            for row in append.rows
        ]
        if rows:
            await connection.execute(_INSERT_ROW, rows)
        turns = []
        for append in appends:
            if append.changes.keys() == _TURN:
                turns.append({"of": append.table, **append.changes})
            elif append.changes:
                await connection.execute(update(tables).where(tables.c.id == append.table).values(**append.changes))
            for statement in append.after:
                await connection.execute(statement)
        if turns:
            await connection.execute(_UPDATE_TURN, turns)
        await connection.commit()
        self.commits += 1
        self.appends += len(appends)

    async def create(self, row: TableRow, rows: Sequence[Row], held: Iterable[Device]) -> None:
        """A new table with its first rows."""
        made = insert(tables).values(**row._asdict())
        await self.append(Append(row.id, rows, before=[made, *(add_device(row.id, device) for device in held)]))

    # Reading

    async def _read(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await work(connection)
        except (DBAPIError, OSError) as error:
            raise Unavailable(_said(error)) from error

    async def load(self, table: str) -> tuple[TableRow, list[Row], list[Device]] | None:
        """Everything about one table."""

        async def work(connection: AsyncConnection) -> tuple[TableRow, list[Row], list[Device]] | None:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if found is None:
                return None
            rows = await _rows_after(connection, table, 0)
            return TableRow(*found), rows, await _devices(connection, table)

        return await self._read(work)

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        return await self._read(lambda connection: _rows_after(connection, table, seq))

    async def devices(self, table: str) -> list[Device]:
        return await self._read(lambda connection: _devices(connection, table))

    async def heads(self, wanted: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""

        async def work(connection: AsyncConnection) -> dict[str, int]:
            query = (
                select(journal.c.table_id, func.max(journal.c.seq))
                .where(journal.c.table_id.in_(wanted))
                .group_by(journal.c.table_id)
            )
            return {row[0]: row[1] for row in await connection.execute(query)}

        return await self._read(work) if wanted else {}

    async def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables at which a bot or a clock should have acted by now: whoever should have done it may be dead."""

        async def work(connection: AsyncConnection) -> list[str]:
            query = select(tables.c.id).where(tables.c.due < now).order_by(tables.c.due).limit(limit)
            return list((await connection.execute(query)).scalars())

        return await self._read(work)

    async def find_code(self, code: str) -> str | None:
        async def work(connection: AsyncConnection) -> str | None:
            found: str | None = await connection.scalar(select(tables.c.id).where(tables.c.code == code))
            return found

        return await self._read(work)

    async def public(self, limit: int = 50) -> list[TableRow]:
        """Public tables that are not over, newest first."""

        async def work(connection: AsyncConnection) -> list[TableRow]:
            query = (
                select(tables)
                .where(tables.c.public, tables.c.status.in_(("open", "running")))
                .order_by(tables.c.created.desc())
                .limit(limit)
            )
            return [TableRow(*row) for row in await connection.execute(query)]

        return await self._read(work)

    async def some(self, wanted: Sequence[str]) -> list[TableRow]:
        async def work(connection: AsyncConnection) -> list[TableRow]:
            return [TableRow(*row) for row in await connection.execute(select(tables).where(tables.c.id.in_(wanted)))]

        return await self._read(work) if wanted else []

    async def count(self) -> int:
        async def work(connection: AsyncConnection) -> int:
            return await connection.scalar(select(func.count()).select_from(tables)) or 0

        return await self._read(work)

    async def ping(self) -> None:
        await self._read(lambda connection: connection.execute(text("SELECT 1")))

    # Devices

    async def seen(self, table: str, token_hashes: Sequence[bytes], at: int) -> None:
        """These devices are connected (or, at 0, gone)."""
        statement = (
            update(devices).where(devices.c.table_id == table, devices.c.token_hash.in_(token_hashes)).values(seen=at)
        )
        await self.append(Append(table, (), after=[statement]))

    # Taking over

    async def offer_takeover(self, code_hash: bytes, table: str, token_hash: bytes, expires: int) -> None:
        row = {"code_hash": code_hash, "table_id": table, "token_hash": token_hash, "expires": expires}
        # One open offer for each device: the newest.
        old = delete(takeovers).where(takeovers.c.table_id == table, takeovers.c.token_hash == token_hash)
        await self.append(Append(table, (), before=[old, insert(takeovers).values(**row)]))

    async def take_offer(self, code_hash: bytes, now: int) -> tuple[str, bytes] | None:
        """The table and device that a code stands for; the code is used up. None if there is none."""
        try:
            async with self._engine.begin() as connection:
                taken = await connection.execute(
                    delete(takeovers)
                    .where(takeovers.c.code_hash == code_hash, takeovers.c.expires >= now)
                    .returning(takeovers.c.table_id, takeovers.c.token_hash)
                )
                row = taken.first()
        except (DBAPIError, OSError) as error:
            raise Unavailable(_said(error)) from error
        return None if row is None else (row[0], row[1])

    # Forgetting

    async def expire(self, before: Mapping[str, int], limit: int = 200) -> list[str]:
        """Delete tables untouched since `before[status]`; returns their ids."""
        gone: list[str] = []
        try:
            async with self._engine.begin() as connection:
                for status, then in before.items():
                    query = select(tables.c.id).where(tables.c.status == status, tables.c.touched < then).limit(limit)
                    gone += (await connection.execute(query)).scalars()
                if gone:
                    await connection.execute(delete(takeovers).where(takeovers.c.table_id.in_(gone)))
                    await connection.execute(delete(devices).where(devices.c.table_id.in_(gone)))
                    await connection.execute(delete(journal).where(journal.c.table_id.in_(gone)))
                    await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        except (DBAPIError, OSError) as error:
            raise Unavailable(_said(error)) from error
        return gone


# -- statements that go with an append ------------------------------------------------------------------------------


def add_device(table: str, device: Device) -> Executable:
    return insert(devices).values(
        table_id=table,
        token_hash=device.token_hash,
        seats=",".join(map(str, device.seats)),
        host=device.host,
        seen=device.seen,
    )


def change_device(table: str, held: bytes, /, **changes: Any) -> Executable:
    if "seats" in changes:
        changes["seats"] = ",".join(map(str, changes["seats"]))
    return update(devices).where(devices.c.table_id == table, devices.c.token_hash == held).values(**changes)


# -- connecting ----------------------------------------------------------------------------------------------------


def database_url(url: str) -> URL:
    """`sqlite:///file`, a plain file name, or `postgresql://…` → the URL of the asynchronous driver."""
    parsed = make_url(url if "://" in url else f"sqlite:///{Path(url).expanduser()}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if parsed.drivername not in {*drivers, *drivers.values()}:
        raise ValueError(f"no such database: {parsed.drivername}")
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


def make_engine(url: str, synchronous: Synchronous = "FULL") -> AsyncEngine:
    parsed = database_url(url)
    if not parsed.drivername.startswith("sqlite"):
        # A statement that hangs is a database that does not answer.
        return create_async_engine(
            parsed,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=5,
            connect_args={"timeout": 5, "command_timeout": 10},
        )
    engine = create_async_engine(parsed, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def upgrade_database(url: str) -> None:
    """`vabanque db upgrade`."""
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(_said(error)) from error
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    upgrade(connection)


async def _rows_after(connection: AsyncConnection, table: str, seq: int) -> list[Row]:
    query = (
        select(journal.c.seq, journal.c.at, journal.c.kind, journal.c.seat, journal.c.body, journal.c.command)
        .where(journal.c.table_id == table, journal.c.seq > seq)
        .order_by(journal.c.seq)
    )
    return [Row(*row) for row in await connection.execute(query)]


async def _devices(connection: AsyncConnection, table: str) -> list[Device]:
    query = select(devices.c.token_hash, devices.c.seats, devices.c.host, devices.c.seen).where(
        devices.c.table_id == table
    )
    return [
        Device(token_hash, tuple(int(seat) for seat in seats.split(",") if seat), host, seen)
        for token_hash, seats, host, seen in await connection.execute(query)
    ]


async def _discard(connection: AsyncConnection | None) -> None:
    """A connection after an error may be in any state."""
    if connection is not None:
        with suppress(SQLAlchemyError, OSError):
            await connection.invalidate()
        with suppress(SQLAlchemyError, OSError):
            await connection.close()


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _said(error: BaseException) -> str:
    """What went wrong, without statement and parameters: those may hold secrets."""
    return str(getattr(error, "orig", None) or error).splitlines()[0][:200] if str(error) else type(error).__name__
