"""What a store keeps, as plain values: rows, devices, what changes in one commit, and how writing can fail.

Nothing here knows a database, so that tables can also be kept elsewhere (`vabanque.offline`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sqlalchemy.sql import Executable

LONGEST_KIND = 16
"""How many characters of an entry's kind the journal stores next to its body."""

REMOVED = "removed"
"""In place of a join's name: somebody else has taken this device's seat."""


class TableRow(NamedTuple):
    """A row of `tables`."""

    id: str
    code: str | None
    game: str
    status: str
    public: bool
    created: int
    touched: int
    due: int | None
    secret: bytes
    summary: str

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # a log must not show the secret


class Row(NamedTuple):
    """A row of `journal`, without its table."""

    seq: int
    at: int
    kind: str
    seat: int | None
    body: str
    command: str | None = None


class Device(NamedTuple):
    """A row of `devices`, without its table."""

    token_hash: bytes
    seats: tuple[int, ...]
    host: bool
    seen: int = 0
    joined: str | None = None


class Bar(NamedTuple):
    """A row of `bars`: nobody from this network is let in."""

    network: str
    since: int
    until: int | None


class Notice(NamedTuple):
    """A row of `notices`."""

    table: str
    token_hash: bytes
    kind: str
    body: str
    told: int
    due: int | None = None
    tries: int = 0

    def __repr__(self) -> str:
        return f"Notice({self.table!r}, {self.kind!r})"  # a log must not show the address


class EveningRow(NamedTuple):
    """A row of `evening_journal`, without its evening."""

    seq: int
    at: int
    actor: str
    body: str
    command: str | None = None


class ClubKey(NamedTuple):
    """A row of `club_keys`, without its club."""

    key_hash: bytes
    name: str
    created: int

    def __repr__(self) -> str:
        return f"ClubKey({self.name!r})"


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
    removed: bool = False
    """Has somebody else taken its last seat? Then its join can no longer be repeated."""


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


class DeletionAsked(NamedTuple):
    """A player has deleted the table, so it goes at this time. The first who asks decides when."""

    due: int


class Paired(NamedTuple):
    """A pairing has led to this table. It can lead nowhere else."""

    id_hash: bytes


class PulseTaken(NamedTuple):
    """The database could be written to at this time."""

    at: int


class ClubChanged(NamedTuple):
    """Something of a club or one of its evenings, as `vabanque.store.clubs` writes it."""

    statements: Sequence[Executable]


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
    | ClubChanged
    | DeletionAsked
    | Paired
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
            case SeatsChanged(token_hash, seats, removed):
                joined = REMOVED if removed else after[token_hash].joined
                after[token_hash] = after[token_hash]._replace(seats=seats, joined=joined)
            case TokenChanged(old, new, joined):
                after[old] = after[old]._replace(token_hash=new, joined=joined)
    return list(after.values())


class Conflict(Exception):
    """Another host has already written this (table, seq) or this command: read the new rows and decide again."""


class Unavailable(Exception):
    """The database does not answer. It may or may not have written: read the rows before deciding again."""


@dataclass(frozen=True, slots=True)
class TableStanding:
    """The columns of `tables` that change with almost every append."""

    touched: int
    status: str
    due: int | None
    """When another host should act if this one is dead."""


@dataclass(frozen=True, slots=True)
class TableListing:
    """What lists show of a table."""

    code: str | None
    public: bool
    summary: str


@dataclass(frozen=True, slots=True)
class Append:
    """Rows for one table, and what changes with them. Either all of it is written or nothing."""

    table: str
    rows: Sequence[Row] = ()
    standing: TableStanding | None = None
    listing: TableListing | None = None
    changes: Sequence[Change] = ()


class Deleted(Exception):
    """The table no longer exists, so nothing can be written to it."""
