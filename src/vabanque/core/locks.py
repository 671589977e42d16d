"""Locks between processes: the operating system's, on a file, so they end with the process, however that ends."""

from __future__ import annotations

import os
import sys
import time

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock(file: int, *, shared: bool = False) -> None:
    """Lock an open file until it is closed. Raises OSError if another process has it."""
    if sys.platform == "win32":
        if not shared:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def wait_for_lock(file: int) -> None:
    """Lock an open file until it is closed; waits as long as another process has it."""
    while True:
        try:
            lock(file)
        except OSError:
            time.sleep(0.1)
        else:
            return


def open_lock(path: str | os.PathLike[str]) -> int:
    """The file to lock, made if it is missing; `os.close` gives it back. Raises OSError."""
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
