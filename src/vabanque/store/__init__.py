"""Tables and their journals on disk: one SQLite file, or PostgreSQL for many hosts. Both use the same code.

Only the stores need SQLAlchemy; the values that go into them are also used without (`vabanque.offline`).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vabanque.store.values import (
    LONGEST_KIND,
    REMOVED,
    Append,
    Bar,
    Change,
    ClubKey,
    Conflict,
    Deleted,
    DeletionAsked,
    Device,
    DeviceAdded,
    DeviceChange,
    DeviceRemoved,
    EveningRow,
    Notice,
    Paired,
    Row,
    SeatsChanged,
    TableAdded,
    TableListing,
    TableRow,
    TableStanding,
    TokenChanged,
    Unavailable,
    devices_after,
)

if TYPE_CHECKING:
    from vabanque.store.clubs import Calling, ClubRow, ClubStore, EveningHead
    from vabanque.store.store import Store

__all__ = [
    "LONGEST_KIND",
    "REMOVED",
    "Append",
    "Bar",
    "Calling",
    "Change",
    "ClubKey",
    "ClubRow",
    "ClubStore",
    "Conflict",
    "Deleted",
    "DeletionAsked",
    "Device",
    "DeviceAdded",
    "DeviceChange",
    "DeviceRemoved",
    "EveningHead",
    "EveningRow",
    "Notice",
    "Paired",
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
]

_LATER = {"Store": "store", "Calling": "clubs", "ClubRow": "clubs", "ClubStore": "clubs", "EveningHead": "clubs"}
"""What needs the database's packages, and where it is: imported when somebody first asks for it."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
