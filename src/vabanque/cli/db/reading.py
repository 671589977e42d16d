"""Tables, read from their journals."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vabanque.server.table import ServerTable


class BadJournal(Exception):
    """The game cannot be continued from this table's journal."""


def read(connection: Connection, id_: str) -> ServerTable | None:
    """A table; None if it does not exist. Raises BadJournal."""
    from vabanque.server.table import ServerTable
    from vabanque.store.store import read_table

    stored = read_table(connection, id_)
    if stored is None:
        return None
    try:
        table = ServerTable.read(*stored)
    except Exception as error:  # a damaged journal can make the rules fail in any way
        raise BadJournal from error
    if not table.seq:
        raise BadJournal
    return table
