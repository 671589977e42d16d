"""Tables and their journals on disk: one SQLite file, or PostgreSQL for many hosts. The same code for both."""

from vabanque.store.schema import Device, Row, TableRow
from vabanque.store.store import Append, Conflict, Store, Unavailable
from vabanque.store.upgrade import upgrade

__all__ = ["Append", "Conflict", "Device", "Row", "Store", "TableRow", "Unavailable", "upgrade"]
