"""The results of a contest: one per game, and which bots did what wrong."""

from __future__ import annotations

from collections import Counter

import msgspec

from vabanque.arena.contest import Lineup
from vabanque.core import Seat
from vabanque.play.guard import Fault, FaultKind


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """One finished game, by seats."""

    deal: int
    rotation: int
    lineup: Lineup
    score: tuple[int, ...]
    tie_break: tuple[int, ...]
    """What decides between equal scores, such as bills in Las Vegas; zeros in games where nothing does."""
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()
    """What the dice and cards were worth to every seat, as a share of the victory; empty if nobody worked it out."""

    def shares(self) -> list[float]:
        """One victory, divided among those who share it."""
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.lineup))]

    def adjusted(self) -> list[float]:
        """The shares without the luck. On average they are the same, since luck is zero on average."""
        return [share - luck for share, luck in zip(self.shares(), self.luck, strict=True)]

    def ranks(self) -> list[int]:
        """1 for the winners, and so on; equals share a rank."""
        keys = list(zip(self.score, self.tie_break, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]


class Faults(msgspec.Struct):
    """What went wrong with one bot's answers."""

    counts: dict[FaultKind, int] = {}
    first: str = ""
    """The first of them, in words."""
    waited: int = 0
    """Faults that cost time: programs given up, moves that stalled."""

    def note(self, fault: Fault, where: str) -> None:
        self.counts[fault.kind] = self.counts.get(fault.kind, 0) + 1
        if not self.first:
            self.first = f"{where}: {fault.kind}" + (f" ({fault.detail})" if fault.detail else "")

    def add(self, later: Faults) -> None:
        self.counts = dict(Counter(self.counts) + Counter(later.counts))
        self.first = self.first or later.first
        self.waited += later.waited


class Batch(msgspec.Struct):
    """Several deals in a row, each played in all rotations, and which bots misbehaved."""

    first: int
    last: int
    """The deal after the last one."""
    games: list[GameResult] = msgspec.field(name="matches")  # its name in files that --resume reads
    faults: dict[str, Faults] = {}
    playing: float = 0.0
    """CPU seconds spent on playing …"""
    adjusting: float = 0.0
    """… and on working out the luck."""
