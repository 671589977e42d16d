"""What a device keeps of a table, and what one question to the house changes and says."""

from __future__ import annotations

import msgspec

from vabanque.server import messages as m
from vabanque.server.lists import own_summary, summary_of
from vabanque.server.table import ServerTable
from vabanque.store import Device, Row, TableRow


class KeptTable(msgspec.Struct):
    """A table without its journal, as the browser stores it."""

    row: TableRow
    devices: list[Device]


class Kept(msgspec.Struct):
    """A table as it comes back from the browser's storage."""

    table: KeptTable
    rows: list[Row]


class Write(msgspec.Struct):
    """What has to be stored before anybody hears of it. Rows with these numbers must not be there yet."""

    table: str
    kept: KeptTable
    rows: list[Row]
    summary: m.TableSummary
    """How lists show it to this device."""


class Said(msgspec.Struct):
    """A message for a line."""

    line: int
    message: msgspec.Raw


class HouseAnswer(msgspec.Struct):
    """What a question has brought. First the writes are stored, then the answer and the messages go out."""

    ok: bool = True
    answer: msgspec.Raw | None = None
    """The answer, or a `Problem`."""
    writes: list[Write] = []
    deleted: list[str] = []
    said: list[Said] = []
    due: int | None = None
    """Milliseconds until something happens by itself: then `act`."""


def write_of(table: ServerTable, rows: list[Row], now: int) -> Write:
    """The new rows of a table and how it stands after them."""
    setup = table.setup
    row = TableRow(
        table.id, table.code, setup.game, table.status, False, table.created, now, None, table.secret, summary_of(table)
    )
    summary = own_summary(row, table, table.devices[0])
    return Write(table.id, KeptTable(row, table.devices), rows, summary)
