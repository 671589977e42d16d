"""The numbers of docs/statistics.md. The browser computes the same ones (`web/src/mine/statistics.ts`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import partial
from math import sqrt
from typing import NamedTuple, TypeVar

import msgspec

from vabanque.core.confidence import Z_95
from vabanque.games import GAMES
from vabanque.stats.games import Played

Key = TypeVar("Key", bound=Hashable)

MORNING = timedelta(hours=5)
"""An evening lasts until then."""
LONG = 3
"""How many games an evening needs to count as the best or the worst."""
POINTS = 60
"""How many points a line over time has at most."""


class Share(msgspec.Struct, frozen=True):
    """A win share with its 95 % confidence interval (Wilson's)."""

    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    """What a player of equal strength would win."""


def share_of(games: Sequence[Played], seat_of: Callable[[Played], int] = lambda game: game.me) -> Share:
    n = len(games)
    if not n:
        return Share(0, 0.0, 0.0, 0.0, 1.0, 0.0)
    wins = sum(game.win_of(seat_of(game)) for game in games)
    fair = sum(1 / len(game.names) for game in games) / n
    share = wins / n
    middle = (share + Z_95 * Z_95 / (2 * n)) / (1 + Z_95 * Z_95 / n)
    half = Z_95 * sqrt(share * (1 - share) / n + Z_95 * Z_95 / (4 * n * n)) / (1 + Z_95 * Z_95 / n)
    return Share(n, wins, share, max(0.0, middle - half), min(1.0, middle + half), fair)


def _groups(games: Iterable[Played], keys: Callable[[Played], Iterable[Key]]) -> dict[Key, list[Played]]:
    groups: dict[Key, list[Played]] = {}
    for game in games:
        for key in keys(game):
            groups.setdefault(key, []).append(game)
    return groups


def by_game(games: Sequence[Played]) -> list[tuple[str, Share]]:
    """The most frequent first."""
    shares = [(game, share_of(those)) for game, those in _groups(games, lambda game: [game.game]).items()]
    return sorted(shares, key=lambda row: -row[1].games)


def by_seats(games: Sequence[Played]) -> list[tuple[int, Share]]:
    """By the number of players."""
    return [(seats, share_of(those)) for seats, those in sorted(_groups(games, lambda g: [len(g.names)]).items())]


def by_order(games: Sequence[Played]) -> list[tuple[int, Share]]:
    """By the order of play: 0 if I began, 1 if I was second … Games without a first player do not count."""
    ordered = [game for game in games if game.game not in GAMES or GAMES[game.game].facts.first_player]
    orders = _groups(ordered, lambda game: [(game.me - game.first) % len(game.names)])
    return [(order, share_of(those)) for order, those in sorted(orders.items())]


class Rival(msgspec.Struct, frozen=True):
    """Someone I have played with."""

    name: str
    mine: Share
    """My share in games with them …"""
    theirs: Share
    ahead: int
    """How often I finished ahead of them …"""
    behind: int


def _others(game: Played) -> set[str]:
    return {name for seat, name in enumerate(game.names) if seat != game.me}


def _best_seat(name: str, game: Played) -> int:
    """Of the seats with this name, other than mine, the one that did best."""
    seats = [seat for seat, other in enumerate(game.names) if other == name and seat != game.me]
    return min(seats, key=game.places.__getitem__)


def rivals(games: Sequence[Played]) -> list[Rival]:
    """Everybody I have played with, the most frequent first."""
    met = []
    for name, those in _groups(games, _others).items():
        best = partial(_best_seat, name)
        lead = [game.places[best(game)] - game.places[game.me] for game in those]
        ahead, behind = sum(by > 0 for by in lead), sum(by < 0 for by in lead)
        met.append(Rival(name, share_of(those), share_of(those, best), ahead, behind))
    return sorted(met, key=lambda rival: (-rival.mine.games, rival.name))


class Evening(msgspec.Struct, frozen=True):
    """The games of one day."""

    day: date
    games: int
    wins: float
    over: float
    """Wins beyond the fair share."""


def evenings(games: Sequence[Played]) -> list[Evening]:
    """All evenings, the earliest first, by this machine's clock."""

    def day_of(game: Played) -> list[date]:
        return [(datetime.fromtimestamp(game.at / 1000).astimezone() - MORNING).date()] if game.at else []

    days = []
    for day, those in sorted(_groups(games, day_of).items()):
        share = share_of(those)
        days.append(Evening(day, share.games, share.wins, share.wins - share.fair * share.games))
    return days


def extremes(games: Sequence[Played]) -> tuple[Evening, Evening] | None:
    """The best and the worst evening of at least `LONG` games; None if there are fewer than two."""
    long = [evening for evening in evenings(games) if evening.games >= LONG]
    if len(long) < 2:
        return None
    return max(long, key=lambda evening: evening.over), min(long, key=lambda evening: evening.over)


class Records(NamedTuple):
    """Personal records."""

    scores: list[tuple[str, Played]]
    """Game → the game in which I scored most."""
    streak: int
    """The most victories in a row."""
    longest: Evening | None
    """The evening with the most games."""


def records_of(games: Sequence[Played]) -> Records:
    """`games` in order, the oldest first."""
    scores = [
        (name, max(those, key=lambda game: game.score[game.me]))
        for name, those in _groups(games, lambda game: [game.game]).items()
    ]
    streak = running = 0
    for game in games:
        running = running + 1 if game.win else 0
        streak = max(streak, running)
    longest = max(evenings(games), key=lambda evening: evening.games, default=None)
    return Records(scores, streak, longest)


class Trend(NamedTuple):
    """Means over a group of reviewed games."""

    at: int
    games: int
    luck: float
    decisions: float


def over_time(games: Sequence[Played]) -> list[Trend]:
    """Luck and decisions, the oldest games first, in at most `POINTS` equal groups."""
    reviewed = [(game.at, game.luck, game.decisions) for game in games if game.luck is not None]
    size = max(1, -(-len(reviewed) // POINTS))
    trend = []
    for first in range(0, len(reviewed), size):
        group = reviewed[first : first + size]
        luck, decisions = sum(luck or 0 for _, luck, _ in group), sum(cost or 0 for _, _, cost in group)
        trend.append(Trend(group[-1][0], len(group), luck / len(group), decisions / len(group)))
    return trend
