"""Lists of tables: the public ones, and those of one browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vabanque.server import messages as m
from vabanque.server.names import read_code
from vabanque.server.table import NotFound, ServerTable
from vabanque.store import Device, TableRow

if TYPE_CHECKING:
    from vabanque.server.rooms import Rooms
    from vabanque.store import Store

LISTED = 50
"""Public tables in a list, for those that wait and those that run."""
CONSIDERED = 500
"""Waiting tables among which those with people come first: beyond this, the newest count."""


class Lists:
    """Finds tables for people."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def public(self) -> list[m.TableSummary]:
        """Public tables that have not begun, and running ones that anyone may watch, newest first.

        The two do not crowd each other out, and tables at which nobody waits do not crowd out the others.
        """
        waiting = await self._store.public("open", limit=CONSIDERED)
        waiting.sort(key=lambda row: not self._rooms.attended(row.id))
        running = [_read_summary(row) for row in await self._store.public("running", limit=LISTED)]
        tables = [*map(_read_summary, waiting[:LISTED]), *(table for table in running if table.spectators)]
        return sorted(tables, key=lambda table: -table.created)

    async def mine(self, tokens: dict[str, str]) -> list[m.TableSummary]:
        """The tables for which the token is valid, most recently used first."""
        summaries = []
        for row in await self._store.some(list(tokens)):
            try:
                table = (await self._rooms.read(row.id)).table
            except NotFound:
                if row.id in self._rooms.unreadable:  # it exists, so the browser should keep its token
                    summaries.append(_read_summary(row._replace(code=None)))
                continue
            device = table.device(tokens[row.id])
            if device is None:
                continue
            summaries.append(own_summary(row, table, device))
        return sorted(summaries, key=lambda summary: -summary.touched)

    async def find_code(self, code: str) -> str:
        """The table of a join code. Raises NotFound."""
        code = read_code(code)
        table = await self._store.find_code(code) if code.isascii() and code.isalnum() else None
        if table is None:
            raise NotFound("no-such-code")
        return table


def summary_of(table: ServerTable) -> str:
    """What lists show of a table, as JSON. Nothing in it is secret."""
    summary = {
        "seats": table.seats,
        "free": sum(seat.kind == "open" for seat in table.seats),
        "round": table.round,
        "spectators": table.setup.spectators,
        "starts": table.starts_at(),
    }
    return msgspec.json.encode(summary).decode()


def own_summary(row: TableRow, table: ServerTable, device: Device) -> m.TableSummary:
    """What a list shows of a table to one of its devices."""
    summary = _read_summary(row)
    summary.code = table.code
    summary.yours = list(device.seats)
    # While real dice are awaited, nobody has to choose and anyone may enter them.
    by_hand = table.setup.dice == "by-hand" and summary.status == "running" and not table.waiting_for
    summary.your_turn = by_hand or any(seat in device.seats for seat in table.waiting_for)
    ends = [end for seat in device.seats if (end := table.clock_ends(seat)) is not None]
    summary.clock_ends = min(ends, default=None)
    return summary


def _read_summary(row: TableRow) -> m.TableSummary:
    return msgspec.convert(
        {
            **msgspec.json.decode(row.summary),
            "table": row.id,
            "code": row.code,
            "game": row.game,
            "status": row.status,
            "created": row.created,
            "touched": row.touched,
            "yours": [],
            "your_turn": False,
        },
        m.TableSummary,
    )
