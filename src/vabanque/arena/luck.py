"""The luck of a game as control variates: what dice and cards did to everybody's win share.

For every chance event, the value after it minus the mean over all its outcomes is zero on average, whatever the
evaluator thinks of the position. So subtracting it changes no mean, only the spread (AIVAT; Burch and others, 2018).
The same holds for what a bot makes of its luck, if it can be asked what it would have done with other luck: a mistake
counts as bad luck as far as the bot would not make it with other luck. Only simple bots are asked: that is cheap.
The evaluator is fixed before the games are played. Outcomes whose mean would be too costly to estimate, such as bills,
are left out (`Outcome.luck_is_measured`).
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from vabanque.analyse import evaluator_for
from vabanque.arena.contest import Contest, is_foreign
from vabanque.bots import make_bot
from vabanque.core import Bot, Decide, Move, Outcome, Seat, Step, Watcher
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import find
from vabanque.play.dealers import stream

Shares = npt.NDArray[np.float64]
"""[seat]: win shares."""
OTHERS = 8
"""How many other outcomes a double is asked about. Fewer add noise, more cost time (docs/studies/luck.md)."""


class Meter(ABC):
    """Adds up the luck of one game while it is played."""

    def __init__(self, rules: AnyRules, seed: str) -> None:
        self.rules = rules
        self.luck: Shares = np.zeros(rules.spec.seats)
        self.seconds = 0.0
        """CPU seconds spent on measuring."""
        self._state: Any = None

    def watch(self, step: Step[Any]) -> None:
        """Take in the next step of the game; called for every step from the start."""
        begun = time.process_time()
        entry = step.entries[0] if step.entries else None
        if isinstance(entry, Outcome) and entry.luck_is_measured:
            self.luck += self.landed(self._state, entry, step.state)
        elif isinstance(entry, Move):
            self.luck += self.moved(self._state, entry)
        self._state = step.state
        self.seconds += time.process_time() - begun

    @abstractmethod
    def landed(self, before: Any, outcome: Outcome, after: Any) -> Shares:
        """What an outcome was worth to every seat: zero on average over all outcomes."""

    def moved(self, before: Any, move: Move) -> Shares:
        """What the choice of a move was worth to every seat, as far as that counts as luck."""
        return np.zeros(self.rules.spec.seats)


class ValueMeter(Meter):
    """The value by the reviews' evaluator after an outcome, minus its mean over all outcomes.

    `doubles` are bots that play like those at the table, by seat. They are asked what they would have done with other
    outcomes. None means that the seat's bot cannot be asked.
    """

    def __init__(self, rules: AnyRules, seed: str, doubles: Sequence[Bot | None] = ()) -> None:
        super().__init__(rules, seed)
        self._evaluator = evaluator_for(rules, seed)
        self.doubles = doubles or [None] * rules.spec.seats
        self._below = uniform(stream(seed, "other luck"))
        self._landed = False
        """Was the last event an outcome whose luck is measured?"""

    def landed(self, before: Any, outcome: Outcome, after: Any) -> Shares:
        self._landed = True
        luck = self._evaluator.landed(after).shares - self._evaluator.expected(before).shares
        if not any(self.doubles):
            return luck
        chance: Any = self.rules.turn(before)
        others = [self.rules.land(before, chance.deal(self._below)).state for _ in range(OTHERS)]
        usual: Shares = np.mean([self._answered(state) for state in others], axis=0)
        return luck - usual

    def moved(self, before: Any, move: Move) -> Shares:
        landed, self._landed = self._landed, False
        if not landed or self._deciding(before) is None:
            return super().moved(before, move)
        return self._gives(before, move.seat, move)

    def _deciding(self, state: Any) -> Seat | None:
        """The seat that decides now, alone, if its bot can be asked."""
        turn = self.rules.turn(state)
        if isinstance(turn, Decide) and len(turn.seats) == 1 and self.doubles[turn.seats[0]]:
            return turn.seats[0]
        return None

    def _answered(self, state: Any) -> Shares:
        """What the asked bot's decision would give every seat; zero if there is none to make."""
        seat = self._deciding(state)
        if seat is None:
            return np.zeros(self.rules.spec.seats)
        double = self.doubles[seat]
        assert double is not None
        return self._gives(state, seat, double.choose(self.rules.view(state, seat), self.rules.legal(state, seat)))

    def _gives(self, state: Any, seat: Seat, move: Any) -> Shares:
        """What a move changes for every seat, compared with the best one."""
        moves = self.rules.legal(state, seat)
        judged = self._evaluator.judge(state, seat, moves)
        gained: Shares = judged.actual[moves.index(move)] - judged.actual[judged.best(seat)]
        return gained


def new_meter(contest: Contest, deal: int, rotation: int) -> Meter | None:
    """The meter for the luck of a game; None if its contest does not want one.

    Games between our own bots are so cheap that exact expectations cost more than they save. For these, the game's
    own control variate is used, if it has one.
    """
    if not contest.luck_adjusted:
        return None
    cheap = None if any(map(is_foreign, contest.bots)) else find(contest.game).brings.control
    seed = f"{contest.seed} {deal} {rotation}"
    if cheap is not None:
        control: type[Meter] = cheap.load()
        return control(contest.rules(), seed)
    names = [contest.bots[number] for number in contest.rotated(deal, rotation)]
    doubles = [_double(contest, name, seat, seed) for seat, name in enumerate(names)]
    return ValueMeter(contest.rules(), seed, doubles)


def _double(contest: Contest, name: str, seat: Seat, seed: str) -> Bot | None:
    """A bot that decides as the one at the table would. None for third-party bots, and for those with a memory."""
    if is_foreign(name):
        return None
    bot = make_bot(name, contest.rules(), seat, stream(seed, "double", seat))
    return None if isinstance(bot, Watcher) else bot
