"""The store: reads, and one writer that appends the rows of many tables in one transaction.

A write is acknowledged after COMMIT. How durable is that? SQLite runs in WAL mode with `synchronous=FULL`: a commit has
reached the disk, so neither a killed process nor a power cut loses it. That is affordable because one commit serves all
tables that are waiting. With `NORMAL`, a killed process still loses nothing, but a power cut may lose the last moments.
PostgreSQL waits for its disk unless its administrator has configured it otherwise.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Insert,
    Update,
    and_,
    bindparam,
    create_engine,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from vabanque.reach import Reach
from vabanque.store.changes import read_seats, statements
from vabanque.store.engines import Synchronous, database_url, make_engine, reason_of, set_pragmas
from vabanque.store.schema import (
    bars,
    deletions,
    devices,
    journal,
    keys,
    notices,
    orders,
    pairings,
    profiles,
    reviews,
    tables,
    takeovers,
)
from vabanque.store.transactions import InThread, OnLoop, Transactions
from vabanque.store.upgrade import upgrade
from vabanque.store.values import (
    Append,
    Bar,
    Change,
    Conflict,
    Deleted,
    Device,
    DevicesSeen,
    KeyMade,
    Notice,
    NoticeKept,
    ProfileOffered,
    PulseTaken,
    ReviewKept,
    Row,
    TableAdded,
    TableRow,
    TablesTouched,
    TakeoverOffered,
    Unavailable,
)

log = logging.getLogger("vabanque.store")
BATCH: Final = 500
"""The most appends in one transaction."""

LARGEST_SKEW: Final = 60_000
"""Milliseconds by which the hosts' clocks may differ."""

T = TypeVar("T")
Stored = tuple[TableRow, list[Row], list[Device]]
"""Everything about one table."""


_INSERT_ROW = insert(journal)
_UPDATE_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(touched=bindparam("touched"), status=bindparam("status"), due=bindparam("due"))
)


class Store:
    """One database. Every coroutine may raise Unavailable."""

    def __init__(self, engine: AsyncEngine, transactions: Transactions) -> None:
        self._engine = engine
        self._transactions = transactions
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.appends = 0
        self.reach = Reach(
            log, "the database does not answer: commands are refused until it does", "the database answers again"
        )

    @classmethod
    async def open(cls, url: str, *, synchronous: Synchronous = "FULL") -> Store:
        """Connect, migrate, and start writing."""
        engine = make_engine(url, synchronous)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise Unavailable(reason_of(error)) from error
        store = cls(engine, _transactions(engine, url, synchronous))
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what is queued, then disconnect."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._transactions.close()
        await self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        return self._queue.qsize()

    def _unavailable(self, error: BaseException) -> Unavailable:
        reason = reason_of(error)
        self.reach.failed(reason)
        return Unavailable(reason)

    # Writing

    async def append(self, append: Append) -> None:
        """Write rows and changes; returns once they are committed. Raises Conflict, Deleted or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        await done  # even if the caller goes away (a closed socket), it is written

    async def _write(self) -> None:
        """Write everything that is waiting in one transaction: a commit costs more than a row."""
        while True:
            waiting = [await self._queue.get()]
            while len(waiting) < BATCH and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            try:
                await self._write_batch(waiting)
            except Exception as error:  # noqa: BLE001  # raised in the callers instead; the writer goes on
                away = isinstance(error, SQLAlchemyError | OSError)
                for _, done in waiting:
                    _fail(done, self._unavailable(error) if away else error)
            finally:
                for _ in waiting:
                    self._queue.task_done()

    async def _write_batch(self, waiting: list[tuple[Append, asyncio.Future[None]]]) -> None:
        appends = [append for append, _ in waiting]
        try:
            await self._transactions.run(lambda connection: write_all(connection, appends))
        except (IntegrityError, Deleted) as error:
            if len(waiting) == 1:
                _fail(waiting[0][1], error if isinstance(error, Deleted) else Conflict())
                return
            # One of them cannot be written; write the others anyway.
            for one in waiting:
                await self._write_batch([one])
            return
        self.commits += 1
        self.appends += len(appends)
        self.reach.answered()
        for _, done in waiting:
            if not done.done():
                done.set_result(None)

    async def create(
        self, row: TableRow, rows: Sequence[Row], held: Sequence[Device], changes: Sequence[Change] = ()
    ) -> None:
        """A new table with its first rows. Raises Conflict if its id or code is taken, or a change cannot be made."""
        await self.append(Append(row.id, changes=[TableAdded(row, rows, held), *changes]))

    # Reading

    async def read_with(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise self._unavailable(error) from error

    async def load(self, table: str, limit: int | None = None) -> Stored | None:
        """Everything about one table, or its first rows."""
        return await self.read_with(lambda connection: connection.run_sync(read_table, table, limit))

    async def rows_after(self, table: str, seq: int, limit: int | None = None) -> list[Row]:
        return await self.read_with(lambda connection: connection.run_sync(_rows_after, table, seq, limit))

    async def devices(self, table: str) -> list[Device]:
        return await self.read_with(lambda connection: connection.run_sync(_devices, table))

    async def heads(self, wanted: Sequence[str]) -> dict[str, int]:
        """Table → its last seq."""

        async def work(connection: AsyncConnection) -> dict[str, int]:
            query = (
                select(journal.c.table_id, func.max(journal.c.seq))
                .where(journal.c.table_id.in_(wanted))
                .group_by(journal.c.table_id)
            )
            return {row[0]: row[1] for row in await connection.execute(query)}

        return await self.read_with(work) if wanted else {}

    async def due(self, now: int, without: Collection[str] = (), limit: int = 200) -> list[str]:
        """Tables at which a bot or a clock should have acted by now: the host responsible may be dead.

        This includes tables last written in the future: a clock has been set back, so `due` means nothing there.
        """

        async def work(connection: AsyncConnection) -> list[str]:
            late = or_(tables.c.due < now, and_(tables.c.due.is_not(None), tables.c.touched > now + LARGEST_SKEW))
            query = select(tables.c.id).where(late, tables.c.id.not_in(without)).order_by(tables.c.due).limit(limit)
            return list((await connection.execute(query)).scalars())

        return await self.read_with(work)

    async def find_code(self, code: str) -> str | None:
        async def work(connection: AsyncConnection) -> str | None:
            table: str | None = await connection.scalar(select(tables.c.id).where(tables.c.code == code))
            return table

        return await self.read_with(work)

    async def public(self, status: str, game: str | None = None, *, oldest: bool = False, limit: int) -> list[TableRow]:
        """Public tables with this status: the newest first, or the oldest."""
        order = tables.c.created.asc() if oldest else tables.c.created.desc()
        which = [tables.c.public, tables.c.status == status, *([] if game is None else [tables.c.game == game])]

        async def work(connection: AsyncConnection) -> list[TableRow]:
            query = select(tables).where(*which).order_by(order).limit(limit)
            return [TableRow(*row) for row in await connection.execute(query)]

        return await self.read_with(work)

    async def paired(self, id_hash: bytes) -> str | None:
        """The table that a pairing has led to."""

        async def work(connection: AsyncConnection) -> str | None:
            table: str | None = await connection.scalar(
                select(pairings.c.table_id).where(pairings.c.id_hash == id_hash)
            )
            return table

        return await self.read_with(work)

    async def some(self, wanted: Sequence[str]) -> list[TableRow]:
        async def work(connection: AsyncConnection) -> list[TableRow]:
            return [TableRow(*row) for row in await connection.execute(select(tables).where(tables.c.id.in_(wanted)))]

        return await self.read_with(work) if wanted else []

    async def newest(self) -> int | None:
        """When any table was last touched."""

        async def work(connection: AsyncConnection) -> int | None:
            newest: int | None = await connection.scalar(select(func.max(tables.c.touched)))
            return newest

        return await self.read_with(work)

    async def count(self) -> int:
        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(select(func.count()).select_from(tables))).scalar_one()

        return await self.read_with(work)

    async def take_pulse(self, at: int) -> None:
        """Write one row, to see if that is possible. Raises Unavailable if not."""
        await self.append(Append("", changes=[PulseTaken(at)]))

    # Operators

    async def orders(self) -> int:
        """Grows with everything that an operator does while servers run."""

        async def work(connection: AsyncConnection) -> int:
            return int(await connection.scalar(select(orders.c.number)) or 0)

        return await self.read_with(work)

    async def bars(self) -> list[Bar]:
        """Networks that are kept out, and until when."""

        async def work(connection: AsyncConnection) -> list[Bar]:
            return [Bar(*row) for row in await connection.execute(select(bars))]

        return await self.read_with(work)

    # Notices

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The key of this name. The first host that needs it makes it; all others get the same one."""

        async def work(connection: AsyncConnection) -> bytes | None:
            body: bytes | None = await connection.scalar(select(keys.c.body).where(keys.c.name == name))
            return body

        while (body := await self.read_with(work)) is None:
            with suppress(Conflict):
                await self.append(Append("", changes=[KeyMade(name, make())]))
        return body

    async def keep_notice(self, notice: Notice) -> None:
        """Tell this device from now on; replaces an earlier wish of the same kind. Raises Conflict without a table."""
        await self.append(Append(notice.table, changes=[NoticeKept(notice)]))

    async def notice_kinds(self, table: str, token_hash: bytes) -> list[str]:
        mine = notices.c.table_id == table, notices.c.token_hash == token_hash

        async def work(connection: AsyncConnection) -> list[str]:
            return list(await connection.scalars(select(notices.c.kind).where(*mine).order_by(notices.c.kind)))

        return await self.read_with(work)

    async def drop_notices(self, table: str, token_hash: bytes, kind: str | None = None) -> None:
        which = [notices.c.table_id == table, notices.c.token_hash == token_hash]
        if kind is not None:
            which.append(notices.c.kind == kind)
        await self.change(delete(notices).where(*which).returning(notices.c.kind))

    async def notices(self, now: int, after: str = "", limit: int = BATCH) -> list[Notice]:
        """Wishes at running tables where a turn has begun that was not told, or where it is time to try again.

        Those of the tables that come `after` this one, by their ids.
        """
        last = select(func.max(journal.c.seq)).where(journal.c.table_id == notices.c.table_id).scalar_subquery()
        ripe = or_(and_(notices.c.due.is_(None), notices.c.told < last), notices.c.due <= now)

        async def work(connection: AsyncConnection) -> list[Notice]:
            query = (
                select(notices)
                .join(tables, tables.c.id == notices.c.table_id)
                .where(tables.c.status == "running", notices.c.table_id > after, ripe)
                .order_by(notices.c.table_id)
                .limit(limit)
            )
            return [Notice(*row) for row in await connection.execute(query)]

        return await self.read_with(work)

    async def settle_notice(self, notice: Notice, told: int, due: int | None, tries: int) -> bool:
        """Change a row that is still as it was: of several hosts only one succeeds. Returns whether this one did."""
        return await self._change_notice(notice, told=told, due=due, tries=tries) is not None

    async def finish_notice(self, notice: Notice, due: int | None, tries: int) -> None:
        """The host that took this turn has told it, or it is to be tried again at `due`."""
        await self._change_notice(notice, held=True, due=due, tries=tries)

    async def _change_notice(self, notice: Notice, *, held: bool = False, **values: int | None) -> Any:
        c = notices.c
        which = [c.table_id == notice.table, c.token_hash == notice.token_hash, c.kind == notice.kind]
        which.append(c.told == notice.told)
        if not held:
            which.append(c.due.is_(None) if notice.due is None else c.due == notice.due)
        return await self.change(update(notices).where(*which).values(**values).returning(c.told))

    # Devices

    async def seen(self, table: str, token_hashes: Sequence[bytes], at: int) -> None:
        """These devices were last connected at this time."""
        await self.append(Append(table, changes=[DevicesSeen(token_hashes, at)]))

    # Taking over

    async def offer_takeover(self, code_hash: bytes, table: str, token_hash: bytes, expires: int) -> None:
        await self.append(Append(table, changes=[TakeoverOffered(code_hash, token_hash, expires)]))

    async def take_offer(self, code_hash: bytes, now: int) -> tuple[str, bytes] | None:
        """The table and device for a code, which can be used only once; None if the code is not valid."""
        valid = takeovers.c.code_hash == code_hash, takeovers.c.expires >= now
        row = await self.change(delete(takeovers).where(*valid).returning(takeovers.c.table_id, takeovers.c.token_hash))
        return None if row is None else (row[0], row[1])

    async def offer_profile(self, code_hash: bytes, body: bytes, expires: int) -> None:
        await self.append(Append("", changes=[ProfileOffered(code_hash, body, expires)]))

    async def take_profile(self, code_hash: bytes, now: int) -> bytes | None:
        """The profile for a code, which can be used only once; None if the code is not valid."""
        valid = profiles.c.code_hash == code_hash, profiles.c.expires >= now
        row = await self.change(delete(profiles).where(*valid).returning(profiles.c.body))
        return None if row is None else row[0]

    async def expire_profiles(self, now: int) -> None:
        """Delete profiles that nobody can fetch any more."""
        await self.change(delete(profiles).where(profiles.c.expires < now).returning(profiles.c.expires))

    async def change(self, statement: Executable) -> Sequence[Any] | None:
        """Change or delete rows; returns what the statement returns of the first one."""
        try:
            async with self._engine.begin() as connection:
                return (await connection.execute(statement)).first()
        except (SQLAlchemyError, OSError) as error:
            raise self._unavailable(error) from error

    # Reviews

    async def keep_review(self, table: str, body: bytes) -> None:
        """Store a table's review. Raises Conflict if there is one already, or if the table no longer exists."""
        await self.append(Append(table, changes=[ReviewKept(body)]))

    async def review(self, table: str) -> bytes | None:
        """The review stored with a table."""

        async def work(connection: AsyncConnection) -> bytes | None:
            body: bytes | None = await connection.scalar(select(reviews.c.body).where(reviews.c.table_id == table))
            return body

        return await self.read_with(work)

    # Forgetting

    async def touch(self, wanted: Sequence[str], at: int) -> None:
        """Keep tables that someone has open from expiring."""
        await self.append(Append("", changes=[TablesTouched(wanted, at)]))

    async def delete(self, table: str) -> None:
        """Delete a table and everything stored with it."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(forget, tables.c.id == table)
        except (SQLAlchemyError, OSError) as error:
            raise self._unavailable(error) from error

    async def expire(self, before: Mapping[str, int], now: int = 0, limit: int = 200) -> list[str]:
        """Delete tables untouched since `before[status]`, and those deleted by a player that go by `now`."""
        deleted = select(deletions.c.table_id).where(deletions.c.due < now).limit(limit)
        try:
            async with self._engine.begin() as connection:
                gone = await connection.run_sync(forget, tables.c.id.in_(deleted))
                return gone + await connection.run_sync(forget_untouched, before, limit)
        except (SQLAlchemyError, OSError) as error:
            raise self._unavailable(error) from error


def _transactions(engine: AsyncEngine, url: str, synchronous: Synchronous) -> Transactions:
    parsed = database_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return OnLoop(engine)
    writer = create_engine(parsed.set(drivername="sqlite"), hide_parameters=True)
    set_pragmas(writer, synchronous)
    return InThread(writer)


def read_table(connection: Connection, table: str, limit: int | None = None) -> Stored | None:
    """Everything about one table, with so many rows at most."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    return TableRow(*row), _rows_after(connection, table, 0, limit), _devices(connection, table)


def _rows_after(connection: Connection, table: str, seq: int, limit: int | None = None) -> list[Row]:
    query = (
        select(journal.c.seq, journal.c.at, journal.c.kind, journal.c.seat, journal.c.body, journal.c.command)
        .where(journal.c.table_id == table, journal.c.seq > seq)
        .order_by(journal.c.seq)
        .limit(limit)
    )
    return [Row(*row) for row in connection.execute(query)]


def _devices(connection: Connection, table: str) -> list[Device]:
    columns = devices.c.token_hash, devices.c.seats, devices.c.host, devices.c.seen, devices.c.joined
    query = select(*columns).where(devices.c.table_id == table)
    return [
        Device(token_hash, read_seats(seats), host, seen, joined)
        for token_hash, seats, host, seen, joined in connection.execute(query)
    ]


def untouched(before: Mapping[str, int]) -> ColumnElement[bool]:
    """Tables that nobody has touched since `before[status]`, and whose clock (it may run for days) has run out too."""

    def since(then: int) -> ColumnElement[bool]:
        return and_(tables.c.touched < then, or_(tables.c.due.is_(None), tables.c.due < then))

    return or_(*(and_(tables.c.status == status, since(then)) for status, then in before.items()))


def forget_untouched(connection: Connection, before: Mapping[str, int], limit: int | None = None) -> list[str]:
    """Delete tables that nobody has touched since `before[status]`; returns their ids."""
    old = untouched(before)
    # A table that is being written to at this moment survives: `old` is checked again once its row is unlocked.
    return forget(connection, tables.c.id.in_(select(tables.c.id).where(old).limit(limit)), old)


def forget(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    """Delete tables and everything that belongs to them; returns their ids."""
    gone = list(connection.execute(delete(tables).where(*which).returning(tables.c.id)).scalars())
    for start in range(0, len(gone), BATCH):  # devices, offers and reviews are deleted along with their table
        connection.execute(delete(journal).where(journal.c.table_id.in_(gone[start : start + BATCH])))
    return gone


def write_all(connection: Connection, appends: list[Append]) -> None:
    """Raises IntegrityError, or Deleted if one of the tables does not exist."""
    rows = [(append.table, *row) for append in appends for row in append.rows]
    if rows:
        connection.exec_driver_sql(_text(connection.dialect, _INSERT_ROW), rows)
    standings = []
    for append in appends:
        standing, listing = append.standing, append.listing
        if standing is not None:
            # In the order in which the statement binds them.
            standings.append((standing.status, standing.touched, standing.due, append.table))
        if listing is not None:
            connection.execute(update(tables).where(tables.c.id == append.table).values(**asdict(listing)))
        for change in append.changes:
            for statement in statements(append.table, change):
                connection.execute(statement)
    if standings:
        _update_standings(connection, standings)


def _update_standings(connection: Connection, standings: list[tuple[str, int, int | None, str]]) -> None:
    """Raises Deleted if one of the tables does not exist."""
    updated = connection.exec_driver_sql(_text(connection.dialect, _UPDATE_STANDING), standings).rowcount
    if updated < 0:  # this driver does not count; the rows are locked now, so it is safe to count them
        ids = {table for *_, table in standings}
        query = select(func.count()).select_from(tables).where(tables.c.id.in_(ids))
        updated = len(standings) - len(ids) + connection.execute(query).scalar_one()
    if updated < len(standings):
        raise Deleted


@cache
def _text(dialect: Dialect, statement: Insert | Update) -> str:
    """The statement as text for the driver, to run with plain tuples: SQLAlchemy would process every single value."""
    return str(statement.compile(dialect=dialect))


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
