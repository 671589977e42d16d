"""What every game has in common: the contract, chance with exact probabilities, and refusals.

Standard library only. Nothing here knows a clock, a random source or a sentence.
"""

from vabanque.core.chance import Below, Chance
from vabanque.core.contract import (
    Bot,
    Decide,
    Entry,
    Game,
    Leave,
    Option,
    OptionValue,
    Over,
    Result,
    Rules,
    Seat,
    Spec,
    Step,
    Turn,
    Watcher,
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
    "Entry",
    "Game",
    "IllegalMove",
    "Impossible",
    "Leave",
    "Misconfigured",
    "Option",
    "OptionValue",
    "Over",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "Spec",
    "Step",
    "Turn",
    "Unreadable",
    "Watcher",
]
