"""Las Vegas, its card game and Die oberen 10 000: one set of rules to play, verify, simulate and study.

What is listed in `__all__` is the public interface (docs/api.md); everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from vabanque.bots import BOTS, make_bot
    from vabanque.core import (
        Bot,
        Chance,
        Decide,
        Entry,
        IllegalMove,
        Impossible,
        Misconfigured,
        Move,
        Over,
        Refusal,
        Result,
        Rules,
        Unreadable,
        Watcher,
    )
    from vabanque.games import GAMES, game, scenes
    from vabanque.games.las_vegas.rules import LasVegas, Place, Roll
    from vabanque.games.las_vegas.rules import State as LasVegasState
    from vabanque.games.las_vegas.rules import View as LasVegasView
    from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay
    from vabanque.games.las_vegas_cards.rules import State as LasVegasCardsState
    from vabanque.games.las_vegas_cards.rules import View as LasVegasCardsView
    from vabanque.games.top_10000.rules import Keep, Throw, Top10000
    from vabanque.games.top_10000.rules import State as Top10000State
    from vabanque.games.top_10000.rules import View as Top10000View
    from vabanque.i18n import Words
    from vabanque.play.dealers import ByHandDealer, LiveDealer, ScriptedDealer, SeededDealer, stream
    from vabanque.play.files import read_records, sample_records
    from vabanque.play.position import position_from_text, position_to_text
    from vabanque.play.record import Record, read_record
    from vabanque.play.session import Session
    from vabanque.play.text import read_position, state_hash, write_position
    from vabanque.play.verify import Verdict, WrongRecord, check_record, replay, verify
    from vabanque.table import Table

__all__ = [
    "BOTS",
    "GAMES",
    "Bot",
    "ByHandDealer",
    "Chance",
    "Decide",
    "Entry",
    "IllegalMove",
    "Impossible",
    "Keep",
    "LasVegas",
    "LasVegasCards",
    "LasVegasCardsState",
    "LasVegasCardsView",
    "LasVegasState",
    "LasVegasView",
    "Lay",
    "LiveDealer",
    "Misconfigured",
    "Move",
    "Over",
    "Place",
    "Record",
    "Refusal",
    "Result",
    "Roll",
    "Rules",
    "ScriptedDealer",
    "SeededDealer",
    "Session",
    "Table",
    "Throw",
    "Top10000",
    "Top10000State",
    "Top10000View",
    "Unreadable",
    "Verdict",
    "Watcher",
    "Words",
    "WrongRecord",
    "check_record",
    "game",
    "make_bot",
    "position_from_text",
    "position_to_text",
    "read_position",
    "read_record",
    "read_records",
    "replay",
    "sample_records",
    "scenes",
    "state_hash",
    "stream",
    "verify",
    "write_position",
]

_HOMES = {
    "vabanque.bots": (
        "BOTS",
        "make_bot",
    ),
    "vabanque.core": (
        "Bot",
        "Chance",
        "Decide",
        "Entry",
        "IllegalMove",
        "Impossible",
        "Misconfigured",
        "Move",
        "Over",
        "Refusal",
        "Result",
        "Rules",
        "Unreadable",
        "Watcher",
    ),
    "vabanque.games": (
        "GAMES",
        "game",
        "scenes",
    ),
    "vabanque.games.las_vegas.rules": (
        "LasVegas",
        "Place",
        "Roll",
        "State as LasVegasState",
        "View as LasVegasView",
    ),
    "vabanque.games.las_vegas_cards.rules": (
        "LasVegasCards",
        "Lay",
        "State as LasVegasCardsState",
        "View as LasVegasCardsView",
    ),
    "vabanque.games.top_10000.rules": (
        "Keep",
        "Throw",
        "Top10000",
        "State as Top10000State",
        "View as Top10000View",
    ),
    "vabanque.i18n": ("Words",),
    "vabanque.play.dealers": (
        "ByHandDealer",
        "LiveDealer",
        "ScriptedDealer",
        "SeededDealer",
        "stream",
    ),
    "vabanque.play.files": (
        "read_records",
        "sample_records",
    ),
    "vabanque.play.position": (
        "position_from_text",
        "position_to_text",
    ),
    "vabanque.play.record": (
        "Record",
        "read_record",
    ),
    "vabanque.play.session": ("Session",),
    "vabanque.play.text": (
        "read_position",
        "state_hash",
        "write_position",
    ),
    "vabanque.play.verify": (
        "Verdict",
        "WrongRecord",
        "check_record",
        "replay",
        "verify",
    ),
    "vabanque.table": ("Table",),
}
"""Module → the names it exports here; `State as LasVegasState` exports one under another name."""


def __getattr__(name: str) -> Any:
    # Import on first use: `vabanque --help` should not have to wait for the rules of every game.
    for module, names in _HOMES.items():
        for own, _, public in (listed.partition(" as ") for listed in names):
            if name == (public or own):
                value = getattr(import_module(module), own)
                globals()[name] = value  # found directly next time
                return value
    raise AttributeError(f"module 'vabanque' has no attribute {name!r}")


def _sentence(refusal: Refusal) -> str:
    """A refusal in words, for tracebacks, whichever package raised it."""
    from vabanque.i18n import Words

    try:
        return Words("en").refusal(refusal)
    except KeyError:  # a code from another package, for which there is no sentence
        return type(refusal).__name__


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
