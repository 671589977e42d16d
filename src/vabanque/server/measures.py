"""What a host measures about itself, for monitoring."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds. 0.15 is among them because a move should be on every screen by then."""


class Histogram:
    """How long something takes: how often it took no longer than each of `BOUNDS`."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def cumulated(self) -> list[int]:
        """For each bound, how many took no longer; the last number counts all."""
        return list(accumulate(self._counts))


class Measures:
    """The figures of one host, besides its counts."""

    def __init__(self) -> None:
        self.to_ack = Histogram()
        """From receiving a command on a socket to having sent its acknowledgement."""
        self.to_all = Histogram()
        """From deciding on a change to having sent it to the last socket of the table on this host."""
        self.refusals: Counter[tuple[str, str]] = Counter()
        """Code and class of address → how often something was refused on a socket."""
