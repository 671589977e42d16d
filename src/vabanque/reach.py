"""Is an outside service, such as a database, answering? Logged once when it stops and once when it is back."""

from __future__ import annotations

import logging
import time


class Reach:
    """Whether a service that may be unreachable answered last time, and how often it did not."""

    def __init__(self, log: logging.Logger, away: str, back: str) -> None:
        self._log, self._away, self._back = log, away, back
        self._since = 0.0
        self.up = True
        """Did it answer last time?"""
        self.failures = 0

    def failed(self, reason: str) -> None:
        self.failures += 1
        if self.up:
            self.up, self._since = False, time.monotonic()
            self._log.error(self._away, extra={"facts": {"reason": reason}})

    def answered(self) -> None:
        if not self.up:
            self.up = True
            self._log.warning(self._back, extra={"facts": {"after_seconds": round(time.monotonic() - self._since, 1)}})
