"""Upgrading a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

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
    try:
        command.upgrade(config(connection), revision)
    except CommandError as error:  # it has a revision that these migrations do not know
        raise Newer from error


def check_revision(connection: Connection) -> None:
    """Make sure that the database has the newest schema. Raises Foreign, Older or Newer."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise Foreign
    known = [script.revision for script in ScriptDirectory.from_config(config(connection)).walk_revisions()]
    if revision not in known:
        raise Newer
    if revision != known[0]:
        raise Older


def config(connection: Connection) -> Config:
    """Alembic's configuration, without a file."""
    alembic = Config()
    alembic.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    alembic.attributes["connection"] = connection
    return alembic
