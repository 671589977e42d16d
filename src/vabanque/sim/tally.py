"""Totals over many games. Integers only, so the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from vabanque.core.confidence import Z_95

SHARE = 2520
"""A victory consists of this many parts: up to ten winners can share it without a remainder."""


@dataclass
class Tally:
    """Sums over games; lists are per seat."""

    seats: int
    bin: int = 10
    """Width of the bars in `bars`."""
    games: int = 0
    shares: list[int] = field(default_factory=list)
    """Victories, in parts."""
    alone: list[int] = field(default_factory=list)
    """Victories not shared."""
    starter_shares: int = 0
    """Victories of the starter, in parts."""
    ties: int = 0
    """Games with more than one winner."""
    score: list[int] = field(default_factory=list)
    score_squares: list[int] = field(default_factory=list)
    bars: list[Counter[int]] = field(default_factory=list)
    """n → how often a score was in bin · n … bin · (n + 1) − 1."""
    decisions: int = 0
    decisions_squares: int = 0
    shortest: int = 0
    longest: int = 0

    def __post_init__(self) -> None:
        for name in ("shares", "alone", "score", "score_squares"):
            if not getattr(self, name):
                setattr(self, name, [0] * self.seats)
        self.bars = self.bars or [Counter() for _ in range(self.seats)]

    def count(self, first: int, scores: Any, won: Any, lengths: Any) -> None:
        """Add games from number `first` on: scores[game][seat], sets of winners, numbers of decisions."""
        scores = np.asarray(scores, np.int64).reshape(-1, self.seats)
        lengths = np.asarray(lengths, np.int64)
        games = len(lengths)
        winner = np.asarray(won, np.int64)[:, None] >> np.arange(self.seats) & 1
        winners = winner.sum(axis=1)
        shares = winner * (SHARE // winners)[:, None]
        starters = (first + np.arange(games)) % self.seats
        self._add_to(self.shares, shares.sum(axis=0))
        self._add_to(self.alone, winner[winners == 1].sum(axis=0))
        self._add_to(self.score, scores.sum(axis=0))
        self._add_to(self.score_squares, (scores * scores).sum(axis=0))
        for bars, column in zip(self.bars, scores.T, strict=True):
            lowest = int(column.min()) // self.bin  # below 0 if scores are penalties
            counts = np.bincount(column // self.bin - lowest)
            bars.update({lowest + int(bar): int(counts[bar]) for bar in np.flatnonzero(counts)})
        self.starter_shares += int(shares[np.arange(games), starters].sum())
        self.ties += int((winners > 1).sum())
        self.decisions += int(lengths.sum())
        self.decisions_squares += int((lengths * lengths).sum())
        self.shortest = min(self.shortest or int(lengths.min()), int(lengths.min()))
        self.longest = max(self.longest, int(lengths.max()))
        self.games += games

    def add(self, other: Tally) -> None:
        """Add other games of the same matchup."""
        for name in ("shares", "alone", "score", "score_squares"):
            self._add_to(getattr(self, name), getattr(other, name))
        for bars, more in zip(self.bars, other.bars, strict=True):
            bars.update(more)
        for name in ("games", "starter_shares", "ties", "decisions", "decisions_squares"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        if other.games:
            self.shortest = min(self.shortest or other.shortest, other.shortest)
            self.longest = max(self.longest, other.longest)

    @staticmethod
    def _add_to(sums: list[int], more: Any) -> None:
        for seat, value in enumerate(more):
            sums[seat] += int(value)

    # Statistics

    def win_share(self, seat: int) -> float:
        return self.shares[seat] / SHARE / self.games

    def sure_share(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of a seat's share of victories."""
        return confidence(self.win_share(seat), self.games)

    def mean(self, seat: int) -> float:
        return self.score[seat] / self.games

    def spread(self, seat: int) -> float:
        """Standard deviation of a seat's score."""
        return deviation(self.games, self.score[seat], self.score_squares[seat])

    def starter_share(self) -> float:
        return self.starter_shares / SHARE / self.games

    def length(self) -> tuple[float, float]:
        """Mean and standard deviation of the number of decisions in a game."""
        return self.decisions / self.games, deviation(self.games, self.decisions, self.decisions_squares)


def confidence(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: never outside 0 … 1, and wide if few games were played."""
    z2 = Z_95 * Z_95 / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = Z_95 * sqrt(share * (1 - share) / games + z2 / 4 / games) / (1 + z2)
    return max(0.0, middle - reach) if share else 0.0, min(1.0, middle + reach)


def deviation(count: int, total: int, squares: int) -> float:
    """Standard deviation from exact sums."""
    return sqrt((count * squares - total * total) / (count * (count - 1))) if count > 1 else 0.0
