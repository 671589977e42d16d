"""What hosts share besides the database, and what a single process has in its place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from vabanque.reach import Reach

log = logging.getLogger("vabanque.bus")
Ring = Callable[[str, int], None]
"""Called with (table, seq): this table has new rows, up to this seq. A seq of 0 means that someone came or went."""
PRESENCE = 0
"""The seq of a ring for someone who came or went."""


def new_reach() -> Reach:
    return Reach(
        log, "the bus does not answer: news from other hosts may take two seconds longer", "the bus answers again"
    )


class Bus(Protocol):
    """Tells the other hosts that there is news. Never raises, even if they cannot be reached."""

    alone: bool
    """Is there no other host that could write?"""
    reach: Reach
    """Is it answering?"""

    async def start(self, hear: Ring) -> None:
        """Listen: `hear` is called for every ring of another host."""

    def ring(self, table: str, seq: int) -> None:
        """Tell all hosts, soon."""

    async def take(self, bucket: str, rate: float, most: float) -> float | None:
        """Take a token from a bucket that all hosts share: `rate` flow in per second, and it holds `most`.

        Returns 0, or the seconds to wait if the bucket is empty. None if there is no shared bucket: keep your own.
        """

    async def close(self) -> None: ...


class LocalBus:
    """One process: the writer already knows."""

    alone = True

    def __init__(self) -> None:
        self.reach = new_reach()

    async def start(self, hear: Ring) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        pass

    async def take(self, bucket: str, rate: float, most: float) -> float | None:
        return None

    async def close(self) -> None:
        pass


def make_bus(url: str | None) -> Bus:
    """A bus for one process without a URL, or for many hosts with `redis://…`. Raises ValueError."""
    if not url:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"no such bus: {url.partition(':')[0]}")
    from vabanque.bus.redis import RedisBus  # one process needs no Redis client

    return RedisBus(url)
