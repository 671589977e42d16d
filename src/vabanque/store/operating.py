"""What an operator does with a database, even while a server is using it: open it, look at it, delete from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, delete, func, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vabanque.store.engines import make_engine, reason_of, sqlite_file
from vabanque.store.schema import METADATA, bars, devices, journal, orders, reviews, tables
from vabanque.store.store import BATCH, forget, write_all
from vabanque.store.upgrade import check_revision, upgrade
from vabanque.store.values import Append, Bar, Conflict, Unavailable

T = TypeVar("T")
Isolation = Literal["REPEATABLE READ", "AUTOCOMMIT"]
"""One consistent snapshot, or no transaction at all."""
STATEMENT_SECONDS = 600
"""Seconds that a statement may take: counting a large journal is slow."""


class Missing(Exception):
    """There is no such file."""


class Listed(NamedTuple):
    """A table as listed for operators."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    touched: int
    summary: str
    rows: int


class Figures(NamedTuple):
    """How much there is in a database."""

    tables: dict[tuple[str, str], int]
    """Game and status → how many."""
    rows: int
    devices: int
    reviews: int
    oldest: int | None
    """When the oldest table was created, and when any was last touched; None without tables."""
    newest: int | None
    bytes: int


def operate(url: str, work: Callable[[Connection], T], isolation: Isolation | None = None) -> T:
    """Do `work` in one transaction on a database that exists and has the newest schema.

    Raises Missing, Unavailable, or what `check_revision` raises.
    """
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise Missing
    return asyncio.run(_operate(url, work, isolation))


async def _operate(url: str, work: Callable[[Connection], T], isolation: Isolation | None) -> T:
    engine = make_engine(url, patience=STATEMENT_SECONDS)
    if isolation is not None:
        engine = engine.execution_options(isolation_level=isolation)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(check_revision)
            return await connection.run_sync(work)
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(reason_of(error)) from error
    finally:
        await engine.dispose()


async def upgrade_database(url: str, revision: str = "head") -> None:
    """`vabanque db upgrade`: the database is created if it does not exist."""
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(reason_of(error)) from error
    finally:
        await engine.dispose()


def list_tables(connection: Connection, *, game: str | None, status: str | None, limit: int | None) -> list[Listed]:
    """Tables, most recently used first."""
    lengths = select(journal.c.table_id, func.max(journal.c.seq).label("rows")).group_by(journal.c.table_id).subquery()
    c = tables.c
    query = (
        select(c.id, c.game, c.status, c.public, c.created, c.touched, c.summary, func.coalesce(lengths.c.rows, 0))
        .join(lengths, lengths.c.table_id == c.id, isouter=True)
        .order_by(c.touched.desc(), c.id)
        .limit(limit)
    )
    if game is not None:
        query = query.where(c.game == game)
    if status is not None:
        query = query.where(c.status == status)
    return [Listed(*row) for row in connection.execute(query)]


def all_tables(connection: Connection, status: str | None = None) -> list[str]:
    """The ids of all tables, oldest first."""
    query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
    return list(connection.scalars(query if status is None else query.where(tables.c.status == status)))


def count_all(connection: Connection) -> Figures:
    kind = tables.c.game, tables.c.status
    kinds = connection.execute(select(*kind, func.count()).group_by(*kind).order_by(*kind))
    oldest, newest = connection.execute(select(func.min(tables.c.created), func.max(tables.c.touched))).one()
    rows, held, reviewed = (
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (journal, devices, reviews)
    )
    by_kind = {(game, status): count for game, status, count in kinds}
    return Figures(by_kind, rows, held, reviewed, oldest, newest, _size(connection))


def count_tables(connection: Connection, *which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(tables).where(*which)).scalar_one()


def existing(connection: Connection, wanted: Sequence[str]) -> list[str]:
    """The wanted tables that exist."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(wanted))))


def delete_tables(connection: Connection, wanted: Sequence[str]) -> list[str]:
    """Delete these tables; returns those that existed."""
    gone: list[str] = []
    for start in range(0, len(wanted), BATCH):
        gone += forget(connection, tables.c.id.in_(wanted[start : start + BATCH]))
    _tell_servers(connection)
    return gone


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write to the journals of tables that a server may be writing to as well. Raises Conflict if it was faster."""
    try:
        write_all(connection, list(appends))
    except IntegrityError:
        raise Conflict from None
    _tell_servers(connection)


def bar(connection: Connection, networks: Sequence[str], since: int, until: int | None) -> None:
    """Keep these networks out from now on; a bar that is there already gets the new time."""
    connection.execute(delete(bars).where(bars.c.network.in_(networks)))
    connection.execute(insert(bars), [{"network": network, "since": since, "until": until} for network in networks])
    _tell_servers(connection)


def unbar(connection: Connection, networks: Sequence[str]) -> list[str]:
    """Let these networks in again; returns those that were barred."""
    gone = list(connection.scalars(delete(bars).where(bars.c.network.in_(networks)).returning(bars.c.network)))
    _tell_servers(connection)
    return gone


def list_bars(connection: Connection) -> list[Bar]:
    """Who is kept out, the newest bar first; those whose time is up are included."""
    return [Bar(*row) for row in connection.execute(select(bars).order_by(bars.c.since.desc(), bars.c.network))]


def _tell_servers(connection: Connection) -> None:
    """Running servers look for this number every two seconds."""
    connection.execute(update(orders).values(number=orders.c.number + 1))


def damages(connection: Connection) -> list[tuple[str, str]]:
    """What is wrong with the database itself: a table's id (or an empty string) and a reason in its own words."""
    faults: list[tuple[str, str]] = []
    if connection.dialect.name == "sqlite":
        faults += [("", reason) for (reason,) in connection.execute(text("PRAGMA integrity_check")) if reason != "ok"]
        faults += [("", f"foreign key: {row[0]}") for row in connection.execute(text("PRAGMA foreign_key_check"))]
    lost = select(journal.c.table_id).where(journal.c.table_id.not_in(select(tables.c.id))).distinct()
    faults += [(table, "rows without a table") for table in connection.scalars(lost)]
    return faults


def compact(connection: Connection) -> int:
    """Return the space of deleted tables to the disk; returns how many bytes. Not in a transaction."""
    before = _size(connection)
    connection.execute(text("VACUUM"))
    return max(0, before - _size(connection))


def is_empty(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).limit(1)).first() is None


def empty(connection: Connection) -> None:
    """Delete everything."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())


def _size(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        pages, size = (
            connection.execute(text(f"PRAGMA {pragma}")).scalar_one() for pragma in ("page_count", "page_size")
        )
        return int(pages) * int(size)
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
