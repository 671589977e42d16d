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
    Game,
    Leave,
    Move,
    OpenRules,
    Option,
    OptionValue,
    Outcome,
    Over,
    Result,
    Rules,
    Seat,
    Spec,
    Step,
    Turn,
    Watcher,
    alone,
)
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
    "Chance",
    "Decide",
    "Effect",
    "Entry",
    "Game",
    "IllegalMove",
    "Impossible",
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
