"""Connections to a database: one SQLite file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from sqlalchemy import event
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Synchronous = Literal["NORMAL", "FULL"]
APPLICATION = "vabanque"
"""The name of our connections in PostgreSQL."""


def database_url(url: str) -> URL:
    """`sqlite:///file`, a plain file name, or `postgresql://…` → the URL of the asynchronous driver."""
    parsed = make_url(url if "://" in url else f"sqlite:///{Path(url).expanduser()}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if parsed.drivername not in {*drivers, *drivers.values()}:
        raise ValueError(f"no such database: {parsed.drivername}")
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


def shown_url(url: str) -> str:
    """A database's name for messages, without a password. Raises ValueError."""
    parsed = database_url(url)
    return parsed.database or url if sqlite_file(url) else parsed.set(drivername="postgresql").render_as_string()


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL and for a database in memory."""
    parsed = database_url(url)
    if not parsed.drivername.startswith("sqlite") or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def make_engine(url: str, synchronous: Synchronous = "FULL", patience: int = 10) -> AsyncEngine:
    """With PostgreSQL, a statement that takes longer than `patience` seconds fails."""
    parsed = database_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return create_async_engine(
            parsed,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=5,
            pool_timeout=10,
            connect_args={
                "timeout": 5,
                "command_timeout": patience,
                "server_settings": {"application_name": APPLICATION},
            },
        )
    engine = create_async_engine(parsed, hide_parameters=True)
    set_pragmas(engine.sync_engine, synchronous)
    return engine


def set_pragmas(engine: Engine, synchronous: Synchronous) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def reason_of(error: BaseException) -> str:
    """What went wrong, without the statement and its parameters: those may contain secrets."""
    return str(getattr(error, "orig", None) or error).splitlines()[0][:200] if str(error) else type(error).__name__
