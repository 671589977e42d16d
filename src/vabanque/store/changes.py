"""What can change in the same commit as new rows: a table's devices, a second table, a review.

These are plain values. Only `statements` knows the SQL for them.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Update, delete, exists, insert, literal, select, update
from sqlalchemy.sql import Executable

from vabanque.store.schema import (
    deletions,
    devices,
    journal,
    keys,
    notices,
    pairings,
    profiles,
    pulse,
    reviews,
    tables,
    takeovers,
)
from vabanque.store.values import (
    REMOVED,
    Change,
    ClubChanged,
    DeletionAsked,
    Device,
    DeviceAdded,
    DeviceRemoved,
    DevicesSeen,
    KeyMade,
    NoticeKept,
    Paired,
    ProfileOffered,
    PulseTaken,
    ReviewKept,
    Row,
    SeatsChanged,
    TableAdded,
    TablesTouched,
    TakeoverOffered,
    TokenChanged,
)


def statements(table: str, change: Change) -> list[Executable]:
    """The SQL for one change at `table`."""
    match change:
        case DeviceAdded(device):
            return [insert(devices).values(**_device_values(table, device))]
        case DeviceRemoved(token_hash):
            return [delete(devices).where(devices.c.table_id == table, devices.c.token_hash == token_hash)]
        case SeatsChanged(token_hash, seats, removed):
            marked = {"joined": REMOVED} if removed else {}
            return [_update_device(table, token_hash).values(seats=_write_seats(seats), **marked)]
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
        case ClubChanged(executables):
            return list(executables)
        case DeletionAsked(due):
            asked = exists(select(deletions.c.table_id).where(deletions.c.table_id == table))
            first = select(literal(table), literal(due)).where(~asked)
            return [insert(deletions).from_select(["table_id", "due"], first)]
        case Paired(id_hash):
            return [insert(pairings).values(id_hash=id_hash, table_id=table)]
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
