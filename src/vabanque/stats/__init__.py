"""What many recorded games add up to for one player. docs/statistics.md defines every number.

from vabanque.stats import read_games, share_of

games = read_games(lines)
share_of(games.of("Anna")).low
"""

from __future__ import annotations

from vabanque.stats.games import Games, Played, read_games
from vabanque.stats.numbers import (
    Evening,
    Rival,
    Share,
    by_game,
    by_order,
    by_seats,
    evenings,
    extremes,
    over_time,
    records_of,
    rivals,
    share_of,
)

__all__ = [
    "Evening",
    "Games",
    "Played",
    "Rival",
    "Share",
    "by_game",
    "by_order",
    "by_seats",
    "evenings",
    "extremes",
    "over_time",
    "read_games",
    "records_of",
    "rivals",
    "share_of",
]
