"""Values by random rollouts, for games without an evaluator of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from statistics import NormalDist
from typing import Any

import numpy as np

from vabanque.analyse.evaluator import Evaluator, Judgement, Shares, Value, final_shares, judgement
from vabanque.core import Below, Decide, Seat, Step
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.play.loop import follow, play_on

FEWEST, MOST = 4, 12
"""Rollouts per position: as many of them as the budget allows. Equal positions get the same rollouts."""
BUDGET = 200_000
"""Steps of the game that the rollouts of a whole review should take: some 20 seconds for simple rules. A game that is
too long even for the fewest rollouts takes more."""
OUTCOMES = 12
"""Of a chance event with more outcomes, this many are drawn at random; fewer if the budget is short."""
NOISE = 0.005
"""The probability with which a decision that costs nothing may be called a mistake."""
MOST_STEPS = 1_000
"""Steps after which a rollout is abandoned and everybody gets the same share."""


class RolloutEvaluator(Evaluator):
    """What a position is worth if everybody plays on at random."""

    rough = True

    def __init__(self, rules: AnyRules, seed: str = "") -> None:
        super().__init__(rules, seed)
        self._played_on = lru_cache(maxsize=4096)(self._roll_out)
        self.rollouts = MOST

    def prepare(self, steps: Sequence[Step[Any]]) -> None:
        """Divide the budget. It is counted in steps, not in seconds, so that a review can be repeated anywhere."""
        once = sum(self._positions(step.state) * (len(steps) - number) for number, step in enumerate(steps[:-1]))
        self.rollouts = min(MOST, max(FEWEST, BUDGET // max(1, once)))
        self._played_on.cache_clear()

    def _positions(self, state: Any) -> int:
        """From how many positions a review of this step rolls out."""
        turn = self.rules.turn(state)
        if not isinstance(turn, Decide):
            return 2
        views = 2 if self.rules.spec.facts.secret_hands or self.rules.spec.facts.hidden_scores else 1
        return 1 + views * sum(len(self.rules.legal(state, seat)) for seat in turn.seats)

    @property
    def _outcomes(self) -> int:
        return min(OUTCOMES, self.rollouts)

    def expected(self, state: Any) -> Value:
        chance: Any = self.rules.turn(state)
        outcomes = list(islice(chance.outcomes(), self._outcomes + 1))
        if len(outcomes) <= self._outcomes:
            return self.enumerated(state)
        below = uniform(Random(f"{self.seed} {state}"))
        drawn = [self.value(self.rules.land(state, chance.deal(below)).state).shares for _ in range(self._outcomes)]
        return Value(np.mean(drawn, axis=0), float(np.std(drawn, axis=0).mean() / self._outcomes**0.5))

    def unfinished(self, state: Any) -> Value:
        turn = self.rules.turn(state)
        if isinstance(turn, Decide):
            return self.decided(state) if len(turn.seats) == 1 else self._played_on(state)
        return self._played_on(state)

    def judge(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Judgement:
        fills = self.fills(state, seat, self.rollouts)
        actual = np.array([[self._follow(state, move, k) for move in moves] for k in range(self.rollouts)])
        guesses = actual
        if any(fill != state for fill in fills):
            guesses = np.array([[self._follow(fill, move, k) for move in moves] for k, fill in enumerate(fills)])
        return judgement(guesses, actual.mean(axis=0), seat)

    def certain(self, moves: int) -> float:
        """The best of many noisy values is ahead by chance alone, so more moves ask for more standard errors.

        Few rollouts do so too: they misjudge the standard error itself (an approximation of Student's t).
        """
        normal = NormalDist().inv_cdf(1 - NOISE / max(1, moves - 1))
        return normal * (1 + (normal**2 + 1) / (4 * (self.rollouts - 1)))

    def _follow(self, state: Any, move: Any, number: int) -> Shares:
        """The result of rollout `number` after a move; its dice are the same for all moves."""
        below = uniform(Random(number))
        return self._finish(follow(self.rules, state, move, lambda chance: chance.deal(below), self._at_random(below)))

    def _roll_out(self, state: Any) -> Value:
        results = [self._play_on(state, uniform(Random(f"{number} {state}"))) for number in range(self.rollouts)]
        error = np.std(results, axis=0).mean() / (len(results) - 1) ** 0.5
        return Value(np.asarray(np.mean(results, axis=0)), float(error))

    def _play_on(self, state: Any, below: Below) -> Shares:
        steps = play_on(self.rules, Step(state, ()), lambda chance: chance.deal(below), self._at_random(below))
        return self._finish(steps)

    def _at_random(self, below: Below) -> Any:
        def choose(state: Any, seat: Seat) -> Any:
            moves = self.rules.legal(state, seat)
            return moves[below(len(moves))]

        return choose

    def _finish(self, steps: Any) -> Shares:
        for step in islice(steps, MOST_STEPS):
            state = step.state
        shares = final_shares(self.rules, state)
        return np.full(self.seats, 1 / self.seats) if shares is None else shares
