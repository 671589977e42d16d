"""Games between bots, recorded, for the reviews to judge."""

from __future__ import annotations

from functools import cache

from vabanque.bots.recording import record_game
from vabanque.core import OptionValue
from vabanque.games import make
from vabanque.play.record import Record


@cache
def recorded(game: str, bots: str, seed: int, **options: OptionValue) -> Record:
    """A game between these bots, separated by spaces; the same call gives the same record."""
    names = bots.split()
    return record_game(make(game, len(names), options), names, seed)
