"""Las Vegas, its card game and Die oberen 10 000: one set of rules to play, verify, simulate and study.

What is listed in `__all__` is the public interface (docs/api.md); everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from vabanque.bots import BOTS, make_bot
    from vabanque.core import (
        Bot,
        Decide,
        IllegalMove,
        Impossible,
        Misconfigured,
        Over,
        Refusal,
        Result,
        Rules,
        Unreadable,
    )
    from vabanque.games import GAMES, game, scenes
    from vabanque.i18n import Words
    from vabanque.play.dealers import ByHandDealer, LiveDealer, ScriptedDealer, SeededDealer, stream
    from vabanque.play.record import Record, read_record
    from vabanque.play.session import Session
    from vabanque.play.text import read_position, state_hash, write_position
    from vabanque.play.verify import Verdict, WrongRecord, check_record, replay, verify

__all__ = [
    "BOTS",
    "GAMES",
    "Bot",
    "ByHandDealer",
    "Decide",
    "IllegalMove",
    "Impossible",
    "LiveDealer",
    "Misconfigured",
    "Over",
    "Record",
    "Refusal",
    "Result",
    "Rules",
    "ScriptedDealer",
    "SeededDealer",
    "Session",
    "Unreadable",
    "Verdict",
    "Words",
    "WrongRecord",
    "check_record",
    "game",
    "make_bot",
    "read_position",
    "read_record",
    "replay",
    "scenes",
    "state_hash",
    "stream",
    "verify",
    "write_position",
]

_HOMES = {
    "vabanque.bots": ("BOTS", "make_bot"),
    "vabanque.core": (
        "Bot",
        "Decide",
        "IllegalMove",
        "Impossible",
        "Misconfigured",
        "Over",
        "Refusal",
        "Result",
        "Rules",
        "Unreadable",
    ),
    "vabanque.games": ("GAMES", "game", "scenes"),
    "vabanque.i18n": ("Words",),
    "vabanque.play.dealers": ("ByHandDealer", "LiveDealer", "ScriptedDealer", "SeededDealer", "stream"),
    "vabanque.play.record": ("Record", "read_record"),
    "vabanque.play.session": ("Session",),
    "vabanque.play.text": ("read_position", "state_hash", "write_position"),
    "vabanque.play.verify": ("Verdict", "WrongRecord", "check_record", "replay", "verify"),
}


def __getattr__(name: str) -> Any:
    # Imported when first used: `vabanque --help` should not wait for the rule books.
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'vabanque' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
