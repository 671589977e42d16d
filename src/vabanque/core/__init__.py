"""What every game has in common: the contract, chance with exact probabilities, and refusals.

Standard library only, except for `frozen`, which is built on msgspec. Nothing here has a clock, a random source or any
user-facing text.
"""

from vabanque.core.chance import Below, Chance, Sampled
from vabanque.core.contract import (
    Bot,
    Decide,
    Effect,
    Entry,
    Hidden,
    Leave,
    Move,
    OpenRules,
    Outcome,
    Over,
    Result,
    Rules,
    Seat,
    Step,
    Turn,
    Watcher,
    alone,
)
from vabanque.core.game import Brings, Facts, Game, Lazy, Option, OptionValue, Spec
from vabanque.core.refusals import (
    IllegalMove,
    Impossible,
    Misconfigured,
    Refusal,
    Unreadable,
)

__all__ = [
    "Below",
    "Bot",
    "Brings",
    "Chance",
    "Decide",
    "Effect",
    "Entry",
    "Facts",
    "Game",
    "Hidden",
    "IllegalMove",
    "Impossible",
    "Lazy",
    "Leave",
    "Misconfigured",
    "Move",
    "OpenRules",
    "Option",
    "OptionValue",
    "Outcome",
    "Over",
    "Refusal",
    "Result",
    "Rules",
    "Sampled",
    "Seat",
    "Spec",
    "Step",
    "Turn",
    "Unreadable",
    "Watcher",
    "alone",
]
