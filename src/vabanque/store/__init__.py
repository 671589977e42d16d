"""Tables and their journals on disk: one SQLite file, or PostgreSQL for many hosts. Both use the same code."""

from vabanque.store.changes import (
    Change,
    DeviceAdded,
    DeviceChange,
    DeviceRemoved,
    SeatsChanged,
    TableAdded,
    TokenChanged,
    devices_after,
)
from vabanque.store.schema import LONGEST_KIND, Bar, Device, Notice, Row, TableRow
from vabanque.store.store import Append, Conflict, Store, TableListing, TableStanding, Unavailable
from vabanque.store.transactions import Deleted
from vabanque.store.upgrade import upgrade

__all__ = [
    "LONGEST_KIND",
    "Append",
    "Bar",
    "Change",
    "Conflict",
    "Deleted",
    "Device",
    "DeviceAdded",
    "DeviceChange",
    "DeviceRemoved",
    "Notice",
    "Row",
    "SeatsChanged",
    "Store",
    "TableAdded",
    "TableListing",
    "TableRow",
    "TableStanding",
    "TokenChanged",
    "Unavailable",
    "devices_after",
    "upgrade",
]
