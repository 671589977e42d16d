"""Two servers on one SQLite file would not hear of each other's moves: the second one must not start."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from vabanque.core import Misconfigured
from vabanque.server.config import Config
from vabanque.store.store import database_url

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def claimed(config: Config) -> Iterator[None]:
    """While this is open, no other server uses the SQLite file, except with a bus. Raises Misconfigured.

    The lock is the operating system's, on a file beside the database: it ends with the process, however that ends.
    """
    url = database_url(config.database)
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        yield
        return
    try:
        file = os.open(f"{url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Misconfigured("database-away", reason=str(error.strerror)) from None
    try:
        _lock(file, shared=bool(config.bus))
    except OSError:
        os.close(file)
        raise Misconfigured("database-in-use", database=url.database) from None
    try:
        yield
    finally:
        os.close(file)


def _lock(file: int, *, shared: bool) -> None:
    """Raises OSError if another process has it."""
    if sys.platform == "win32":
        if not shared:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
