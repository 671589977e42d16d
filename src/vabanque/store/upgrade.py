"""Upgrading a database to the newest schema.

Alembic is imported only where there is something to upgrade: loading it takes a good part of a server's start.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_110_000
"""The number of PostgreSQL's advisory lock while migrating: hosts that start together take turns."""


class Newer(Exception):
    """The database was created by a newer version."""


class Older(Exception):
    """The database was created by an older version and has not been upgraded."""


class Foreign(Exception):
    """There is a database, but it is not one of ours."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run all missing migrations in the transaction of `connection`."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if revision == "head" and _revision_of(connection) == newest():
        return
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config(connection), revision)
    except CommandError as error:  # it has a revision that these migrations do not know
        raise Newer from error


def check_revision(connection: Connection) -> None:
    """Make sure that the database has the newest schema. Raises Foreign, Older or Newer."""
    revision = _revision_of(connection)
    if revision is None:
        raise Foreign
    if revision not in _revisions():
        raise Newer
    if revision != newest():
        raise Older


def newest() -> str:
    """The newest revision of the schema."""
    return _revisions()[-1]


def _revisions() -> list[str]:
    """All revisions, the oldest first: each is the number with which its file's name begins."""
    return sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def config(connection: Connection) -> Config:
    """Alembic's configuration, without a file."""
    from alembic.config import Config

    alembic = Config()
    alembic.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    alembic.attributes["connection"] = connection
    return alembic
