"""Backups. A backup is one SQLite file, whichever database it comes from, so it can be restored into either.

Taking one is safe while a server is writing: SQLite copies the database as it is at one moment, and PostgreSQL is read
in one snapshot. A file appears under its name only when it is complete and has reached the disk.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from vabanque.store.engines import APPLICATION, make_engine, reason_of, sqlite_file
from vabanque.store.operating import STATEMENT_SECONDS, Missing, count_tables, empty, is_empty, operate
from vabanque.store.schema import METADATA
from vabanque.store.store import BATCH
from vabanque.store.upgrade import Foreign, Newer, upgrade
from vabanque.store.values import Unavailable


class Damaged(Exception):
    """A file is not a SQLite database, or is incomplete."""


class Occupied(Exception):
    """The database already has tables."""


class InUse(Exception):
    """A server is connected to the database."""


def back_up(url: str, file: Path) -> int:
    """Write the whole database to `file`; returns the number of tables.

    Raises Missing, Unavailable, Foreign, Older, Newer, Damaged, or OSError if the file cannot be written.
    """
    with _whole(file) as partial:
        original = sqlite_file(url)
        if original is None:
            operate(url, lambda connection: _copy_out(connection, partial), "REPEATABLE READ")
        elif not original.is_file():
            raise Missing
        else:
            _copy_file(original, partial)
        return _examine(partial)


def restore(url: str, file: Path, *, replace: bool) -> int:
    """Restore the backup `file`, upgraded to the newest schema; returns the number of tables.

    Raises Missing, Damaged, Foreign, Newer, Occupied, InUse, Unavailable or OSError. If it fails, nothing has changed.
    For SQLite, the caller makes sure that no server is using the file.
    """
    if not file.is_file():
        raise Missing
    target = sqlite_file(url)
    if target is None:
        return asyncio.run(_restore_postgres(url, file, replace=replace))
    if not replace and target.exists() and target.stat().st_size and not operate(url, is_empty):
        raise Occupied
    target = target.resolve()  # a link stays a link
    with _whole(target) as partial:
        _copy_file(file, partial)
        tables = _examine(partial, newest=True)
        _settle(target)
        for beside in ("-wal", "-shm"):  # they belong to the database that is being replaced
            Path(f"{target}{beside}").unlink(missing_ok=True)
    return tables


def _settle(file: Path) -> None:
    """Move what a killed server left beside its database into the file: if the restore fails, nothing is lost."""
    if Path(f"{file}-wal").exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as database:  # a damaged one cannot be saved
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _restore_postgres(url: str, file: Path, *, replace: bool) -> int:
    engine = make_engine(url, patience=STATEMENT_SECONDS)
    try:
        with TemporaryDirectory() as folder:  # only its owner may open it
            copy = Path(folder) / "copy.db"
            _copy_file(file, copy)
            tables = _examine(copy, newest=True)
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                await connection.run_sync(_copy_in, copy, replace)
        return tables
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(reason_of(error)) from error
    finally:
        await engine.dispose()


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A private file next to `file` that takes its name once it is complete and on the disk."""
    partial = file.with_name(f"{file.name}.partial")
    try:
        os.close(os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        yield partial
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(file)
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            Path(f"{partial}{beside}").unlink(missing_ok=True)
    with suppress(OSError):  # not every system can sync folders
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _copy_file(original: Path, copy: Path) -> None:
    """SQLite's online backup: the whole database at one moment, even while others write. Raises Damaged."""
    try:
        with (
            closing(sqlite3.connect(f"{original.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # so that there is only one file
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from None


def _examine(file: Path, *, newest: bool = False) -> int:
    """Check all of a copy, and upgrade it to the newest schema if `newest`; returns the number of tables."""
    try:
        with _opened(file) as connection:
            _check(connection)
            if newest:
                upgrade(connection)
            return count_tables(connection)
    except SQLAlchemyError as error:
        raise Damaged(reason_of(error)) from None


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """Open a SQLite file for one transaction, and close it afterwards."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True, poolclass=NullPool)
    with engine.begin() as connection:
        yield connection


def _check(connection: Connection) -> None:
    problem = connection.scalar(text("PRAGMA integrity_check(1)"))
    if problem != "ok":
        raise Damaged(str(problem))
    ours = connection.scalar(text("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"))
    if not ours:
        raise Foreign


def _copy_out(connection: Connection, file: Path) -> None:
    """PostgreSQL → a new SQLite file."""
    with _opened(file) as copy:
        upgrade(copy)
        _copy(connection, copy)


def _copy_in(connection: Connection, file: Path, replace: bool) -> None:
    """A SQLite file of the newest schema → PostgreSQL."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
    )
    if connection.scalar(others, {"name": APPLICATION}):
        raise InUse
    if not replace and not is_empty(connection):
        raise Occupied
    with _opened(file) as copy:
        _copy(copy, connection)


def _copy(source: Connection, target: Connection) -> None:
    """Copy everything between two databases with the same schema."""
    empty(target)
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=BATCH).execute(select(table))
        for some in rows.partitions():
            target.execute(insert(table), [dict(row._mapping) for row in some])


__all__ = ["Damaged", "Foreign", "InUse", "Newer", "Occupied", "back_up", "restore"]
