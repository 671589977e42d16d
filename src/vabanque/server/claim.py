"""Only one server per SQLite file: two would not hear of each other's moves, so the second must not start."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

from vabanque.core import Misconfigured
from vabanque.server.config import Config
from vabanque.store.engines import database_url

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Claim:
    """The address that a server leaves next to its database file, so that a second one can send people there."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def announce(self, address: str) -> None:
        if self._file is not None:
            with suppress(OSError):  # then nobody can be sent here
                self._file.touch(0o600)
                self._file.write_text(address, encoding="utf-8")

    def withdraw(self) -> None:
        if self._file is not None:
            self._file.unlink(missing_ok=True)


def running_at(config: Config) -> str | None:
    """The address of the server that uses this configuration's file, if there is one and it answers."""
    url = database_url(config.database)
    if not url.drivername.startswith("sqlite") or not url.database:
        return None
    try:
        address = Path(f"{os.path.realpath(url.database)}.address").read_text("utf-8").strip()
        if urlsplit(address).scheme != "http":
            return None
        with urlopen(f"{address}/health", timeout=5) as answer:  # noqa: S310  # http, see above
            return address if "version" in json.load(answer) else None
    except (OSError, ValueError):
        return None  # left over from a server that was killed


@contextmanager
def claimed(config: Config) -> Iterator[Claim]:
    """While this is open, no other server can use the SQLite file, except with a bus. Raises Misconfigured.

    The lock is the operating system's, on a file next to the database: it ends with the process, however that ends.
    """
    url = database_url(config.database)
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        yield Claim(None)
        return
    database = os.path.realpath(url.database)  # a link is the same database
    try:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Misconfigured("database-away", reason=str(error.strerror)) from None
    try:
        _lock(file, shared=bool(config.bus))
    except OSError:
        os.close(file)
        raise Misconfigured("database-in-use", database=url.database) from None
    claim = Claim(None if config.bus else Path(f"{database}.address"))
    try:
        yield claim
    finally:
        claim.withdraw()
        os.close(file)


def _lock(file: int, *, shared: bool) -> None:
    """Raises OSError if another process has it."""
    if sys.platform == "win32":
        if not shared:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
