"""What can change in the same commit as new rows: a table's devices, a second table, a review.

These are plain values. Only `statements` knows the SQL for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Update, delete, insert, update
from sqlalchemy.sql import Executable

from vabanque.store.schema import (
    Device,
    Notice,
    Row,
    TableRow,
    devices,
    journal,
    keys,
    notices,
    profiles,
    pulse,
    reviews,
    tables,
    takeovers,
)


class DeviceAdded(NamedTuple):
    """A new device may act at the table."""

    device: Device


class DeviceRemoved(NamedTuple):
    """A device may no longer act at the table."""

    token_hash: bytes


class SeatsChanged(NamedTuple):
    """A device now holds these seats."""

    token_hash: bytes
    seats: tuple[int, ...]


class TokenChanged(NamedTuple):
    """A device's token was replaced: the old one is no longer valid."""

    old: bytes
    new: bytes
    joined: str | None = None
    """The join request that may replace it again, if the device still comes from that join."""


class DevicesSeen(NamedTuple):
    """These devices were last connected at this time."""

    token_hashes: Sequence[bytes]
    at: int


class TakeoverOffered(NamedTuple):
    """Another device may replace this one with a code. The newest offer of a device replaces its older one."""

    code_hash: bytes
    token_hash: bytes
    expires: int


class ProfileOffered(NamedTuple):
    """Another device may fetch this profile with a code."""

    code_hash: bytes
    body: bytes
    expires: int

    def __repr__(self) -> str:
        return "ProfileOffered()"  # a log must not show the tokens in it


class TableAdded(NamedTuple):
    """Another table with its first rows and its devices."""

    row: TableRow
    rows: Sequence[Row]
    devices: Sequence[Device]


class TablesTouched(NamedTuple):
    """These tables were in use at this time."""

    tables: Sequence[str]
    at: int


class ReviewKept(NamedTuple):
    """The finished game of this table has been reviewed."""

    body: bytes


class NoticeKept(NamedTuple):
    """A device wants to be told when it is its turn."""

    notice: Notice


class KeyMade(NamedTuple):
    """A key that all hosts share."""

    name: str
    body: bytes

    def __repr__(self) -> str:
        return f"KeyMade({self.name!r})"


class PulseTaken(NamedTuple):
    """The database could be written to at this time."""

    at: int


DeviceChange = DeviceAdded | DeviceRemoved | SeatsChanged | TokenChanged
Change = (
    DeviceChange
    | DevicesSeen
    | TakeoverOffered
    | ProfileOffered
    | TableAdded
    | TablesTouched
    | ReviewKept
    | PulseTaken
    | NoticeKept
    | KeyMade
)


def devices_after(held: Iterable[Device], changes: Iterable[DeviceChange]) -> list[Device]:
    """The devices of a table once these changes are written."""
    after = {device.token_hash: device for device in held}
    for change in changes:
        match change:
            case DeviceAdded(device):
                after[device.token_hash] = device
            case DeviceRemoved(token_hash):
                after.pop(token_hash, None)
            case SeatsChanged(token_hash, seats):
                after[token_hash] = after[token_hash]._replace(seats=seats)
            case TokenChanged(old, new, joined):
                after[old] = after[old]._replace(token_hash=new, joined=joined)
    return list(after.values())


def statements(table: str, change: Change) -> list[Executable]:
    """The SQL for one change at `table`."""
    match change:
        case DeviceAdded(device):
            return [insert(devices).values(**_device_values(table, device))]
        case DeviceRemoved(token_hash):
            return [delete(devices).where(devices.c.table_id == table, devices.c.token_hash == token_hash)]
        case SeatsChanged(token_hash, seats):
            return [_update_device(table, token_hash).values(seats=_write_seats(seats))]
        case TokenChanged(old, new, joined):
            return [_update_device(table, old).values(token_hash=new, joined=joined)]
        case DevicesSeen(token_hashes, at):
            connected = devices.c.table_id == table, devices.c.token_hash.in_(token_hashes)
            return [update(devices).where(*connected).values(seen=at)]
        case TakeoverOffered(code_hash, token_hash, expires):
            offer = {"code_hash": code_hash, "table_id": table, "token_hash": token_hash, "expires": expires}
            older = takeovers.c.table_id == table, takeovers.c.token_hash == token_hash
            return [delete(takeovers).where(*older), insert(takeovers).values(**offer)]
        case ProfileOffered():
            return [insert(profiles).values(**change._asdict())]
        case TablesTouched(wanted, at):
            return [update(tables).where(tables.c.id.in_(wanted)).values(touched=at)]
        case ReviewKept(body):
            return [insert(reviews).values(table_id=table, body=body)]
        case NoticeKept(notice):
            c, values = notices.c, notice._asdict()
            values["table_id"] = values.pop("table")
            earlier = c.table_id == notice.table, c.token_hash == notice.token_hash, c.kind == notice.kind
            return [delete(notices).where(*earlier), insert(notices).values(**values)]
        case KeyMade(name, body):
            return [insert(keys).values(name=name, body=body)]
        case PulseTaken(at):
            return [update(pulse).values(at=at)]
        case TableAdded(row, rows, held):
            return [
                insert(tables).values(**row._asdict()),
                *(insert(devices).values(**_device_values(row.id, device)) for device in held),
                *([insert(journal).values([row_values(row.id, line) for line in rows])] if rows else []),
            ]


def row_values(table: str, row: Row) -> dict[str, object]:
    """A row of the journal as columns."""
    return {"table_id": table, **row._asdict()}


def read_seats(text: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in text.split(",") if seat)


def _write_seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def _device_values(table: str, device: Device) -> dict[str, object]:
    return {
        "table_id": table,
        "token_hash": device.token_hash,
        "seats": _write_seats(device.seats),
        "host": device.host,
        "seen": device.seen,
        "joined": device.joined,
    }


def _update_device(table: str, token_hash: bytes) -> Update:
    return update(devices).where(devices.c.table_id == table, devices.c.token_hash == token_hash)
