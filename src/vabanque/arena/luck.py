"""The luck of a game as control variates: what dice and cards did to everybody's win share.

For every chance event, the value after it minus the mean over all its outcomes is zero on average, whatever the
evaluator thinks of the position. So subtracting it changes no mean, only the spread (AIVAT; Burch and others, 2018).
The evaluator is fixed before the games are played. Bills are left alone: their mean would have to be sampled.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
import numpy.typing as npt

from vabanque.analyse import evaluator_for
from vabanque.arena.contest import Contest, is_foreign
from vabanque.arena.registry import CONTESTS, Support
from vabanque.core import Outcome, Step
from vabanque.core.contract import AnyRules
from vabanque.core.registry import attribute

Shares = npt.NDArray[np.float64]
"""[seat]: win shares."""


class Meter(ABC):
    """Adds up the luck of one game while it is played."""

    def __init__(self, rules: AnyRules, seed: str) -> None:
        self.rules = rules
        self.luck: Shares = np.zeros(rules.spec.seats)
        self.seconds = 0.0
        """CPU time that measuring took."""
        self._state: Any = None

    def watch(self, step: Step[Any]) -> None:
        """The next step of the game, from its start on."""
        begun = time.process_time()
        outcome = step.entries[0] if step.entries else None
        if isinstance(outcome, Outcome) and outcome.medium != "bills":
            self.luck += self.landed(self._state, outcome, step.state)
        self._state = step.state
        self.seconds += time.process_time() - begun

    @abstractmethod
    def landed(self, before: Any, outcome: Outcome, after: Any) -> Shares:
        """What an outcome was worth to every seat: zero on average over all outcomes."""


class ValueMeter(Meter):
    """What the evaluator of reviews thinks after an outcome, minus its mean over all outcomes."""

    def __init__(self, rules: AnyRules, seed: str) -> None:
        super().__init__(rules, seed)
        self._evaluator = evaluator_for(rules, seed)

    def landed(self, before: Any, outcome: Outcome, after: Any) -> Shares:
        return self._evaluator.value(after).shares - self._evaluator.expected(before).shares


def new_meter(contest: Contest, deal: int, rotation: int) -> Meter | None:
    """What measures the luck of a game, if its contest wants that.

    Games between our own bots are so cheap that exact expectations cost more than they save. There the game's own
    control variate is used, if it has one.
    """
    if not contest.luck_adjusted:
        return None
    cheap = None if any(map(is_foreign, contest.bots)) else CONTESTS.get(contest.game, Support()).control
    kind: type[Meter] = ValueMeter if cheap is None else attribute(cheap)
    return kind(contest.rules(), f"{contest.seed} {deal} {rotation}")
