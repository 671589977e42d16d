"""The time, as the server writes it down."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Calendar:
    """The time for what cannot be undone. A wall clock that is set forward, by hand or by mistake, does not move it."""

    def __init__(self) -> None:
        self._began = now_ms()
        self._monotonic = time.monotonic()

    def doubt(self, newest: int | None) -> None:
        """Something was last written at `newest`. Time for which no host was running does not count."""
        if newest is not None:
            self._began = min(self._began, newest)

    def now(self) -> int:
        """Milliseconds since 1970, or less."""
        return min(now_ms(), self._began + int(1000 * (time.monotonic() - self._monotonic)))
