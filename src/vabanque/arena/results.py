"""Raw results of a contest: one per game, and the bots' faults."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from vabanque.arena.contest import Lineup
from vabanque.core import Seat
from vabanque.play.guard import Fault, FaultKind

FEW = 10
"""Nothing is fitted to fewer deals than this."""


class ContestGame(msgspec.Struct, frozen=True, array_like=True):
    """One finished game, by seats."""

    deal: int
    rotation: int
    lineup: Lineup
    score: tuple[int, ...]
    tie_break: tuple[int, ...]
    """What decides between equal scores, such as bills in Las Vegas; zeros in games where nothing does."""
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()
    """What the dice and cards were worth to every seat, as a share of the victory; empty if it was not measured."""

    def shares(self) -> list[float]:
        """One victory, divided among those who share it."""
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.lineup))]

    def ranks(self) -> list[int]:
        """1 for the winners, and so on; equals share a rank."""
        keys = list(zip(self.score, self.tie_break, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]


def without_luck(games: Sequence[ContestGame]) -> list[list[float]]:
    """Every game's shares minus the fraction of the luck, between none and all, that leaves the least variance.

    Where one bot nearly always wins, luck hardly decides the game. The fraction is fitted for every bot: for even deals
    on the odd ones, for odd deals on the even ones. So no game influences its own fraction, and since luck is zero on
    average, no mean shifts.
    """
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for game in games:
        for bot, share, luck in zip(game.lineup, game.shares(), game.luck, strict=True):
            for at, value in enumerate((share, luck, 1.0)):
                sums[bot, game.deal][at] += value
    weights = {
        (bot, half): _weight([row for (other, deal), row in sums.items() if other == bot and deal % 2 != half])
        for bot in {bot for bot, _ in sums}
        for half in range(2)
    }
    return [
        [
            share - weights[bot, game.deal % 2] * luck
            for bot, share, luck in zip(game.lineup, game.shares(), game.luck, strict=True)
        ]
        for game in games
    ]


def _weight(deals: Sequence[Sequence[float]]) -> float:
    """The fraction of the luck to subtract, from sums of shares, luck and games. With few deals, all of it."""
    games = sum(size for _, _, size in deals)
    if len(deals) < FEW:
        return 1.0
    mean = sum(share for share, _, _ in deals) / games
    spread = sum(luck * luck for _, luck, _ in deals)
    together = sum((share - mean * size) * luck for share, luck, size in deals)
    return min(1.0, max(0.0, together / spread)) if spread else 1.0


class Faults(msgspec.Struct):
    """What went wrong with one bot's answers."""

    counts: dict[FaultKind, int] = {}
    first: str = ""
    """The first of them, in words."""
    waited: int = 0
    """How many faults cost time: crashed programs, stalled moves."""

    def note(self, fault: Fault, where: str) -> None:
        self.counts[fault.kind] = self.counts.get(fault.kind, 0) + 1
        if not self.first:
            self.first = f"{where}: {fault.kind}" + (f" ({fault.detail})" if fault.detail else "")

    def add(self, later: Faults) -> None:
        self.counts = dict(Counter(self.counts) + Counter(later.counts))
        self.first = self.first or later.first
        self.waited += later.waited


class DealBatch(msgspec.Struct):
    """Several deals in a row, each played in all rotations, and which bots misbehaved."""

    first: int
    last: int
    """One past the last deal."""
    games: list[ContestGame] = msgspec.field(name="matches")  # its name in files that --resume reads
    faults: dict[str, Faults] = {}
    playing: float = 0.0
    """CPU seconds spent on playing …"""
    adjusting: float = 0.0
    """… and on measuring the luck."""
