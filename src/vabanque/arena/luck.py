"""The luck of a game as control variates: what dice and cards did to everybody's win share.

For every chance event, the value after it minus the mean over all its outcomes is zero on average, whatever the
evaluator thinks of the position. So subtracting it changes no mean, only the spread (AIVAT; Burch and others, 2018).
The evaluator is fixed before the games are played. Bills are left alone: their mean would have to be sampled.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from vabanque.analyse import evaluator_for
from vabanque.core import Outcome, Step
from vabanque.core.contract import AnyRules


class LuckMeter:
    """Adds up the luck of one game while it is played."""

    def __init__(self, rules: AnyRules, seed: str) -> None:
        self.luck = np.zeros(rules.spec.seats)
        self.seconds = 0.0
        """CPU time that measuring took."""
        self._evaluator = evaluator_for(rules, seed)
        self._state: Any = None

    def watch(self, step: Step[Any]) -> None:
        """The next step of the game, from its start on."""
        begun = time.process_time()
        outcome = step.entries[0] if step.entries else None
        if isinstance(outcome, Outcome) and outcome.medium != "bills":
            before = self._evaluator.expected(self._state).shares
            self.luck += self._evaluator.value(step.state).shares - before
        self._state = step.state
        self.seconds += time.process_time() - begun
