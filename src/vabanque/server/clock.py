"""The time, as the server records it."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Calendar:
    """The time for what cannot be undone, such as deleting old tables. A wrong wall clock must not make them look old.

    Since a clock can be wrong in either direction, it has two readings: the earliest time it can be, to compare with,
    and the latest, to note when something was used.
    """

    def __init__(self) -> None:
        self._least = self._most = now_ms()
        self._monotonic = time.monotonic()

    def doubt(self, newest: int | None) -> None:
        """Something was last written at `newest`. Time in which no host was running does not count."""
        if newest is not None:
            self._least, self._most = min(self._least, newest), max(self._most, newest)

    def at_least(self) -> int:
        """Milliseconds since 1970, or less: a wall clock that is set forward does not move it."""
        return min(now_ms(), self._least + self._passed())

    def at_most(self) -> int:
        """Milliseconds since 1970, or more: a wall clock that is set back does not move it."""
        return max(now_ms(), self._most + self._passed())

    def _passed(self) -> int:
        return int(1000 * (time.monotonic() - self._monotonic))
