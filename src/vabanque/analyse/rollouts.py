"""Values by random rollouts, for games without an evaluator of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from vabanque.analyse.evaluator import Evaluator, Judgement, Shares, Value, final_shares, judgement
from vabanque.core import Below, Decide, Seat, Step
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.play.loop import follow, play_on

ROLLOUTS = 12
"""Rollouts per position. Equal positions get the same rollouts, so values never depend on the caller."""
OUTCOMES = 12
"""Of a chance event with more outcomes, this many are drawn at random."""
MOST_STEPS = 1_000
"""Steps after which a rollout is abandoned and everybody gets the same share."""


class RolloutEvaluator(Evaluator):
    """What a position is worth if everybody plays on at random."""

    rough = True

    def __init__(self, rules: AnyRules, seed: str = "") -> None:
        super().__init__(rules, seed)
        self._played_on = lru_cache(maxsize=4096)(self._roll_out)

    def expected(self, state: Any) -> Value:
        chance: Any = self.rules.turn(state)
        outcomes = list(islice(chance.outcomes(), OUTCOMES + 1))
        if len(outcomes) <= OUTCOMES:
            return self.enumerated(state)
        below = uniform(Random(f"{self.seed} {state}"))
        drawn = [self.value(self.rules.land(state, chance.deal(below)).state).shares for _ in range(OUTCOMES)]
        return Value(np.mean(drawn, axis=0), float(np.std(drawn, axis=0).mean() / OUTCOMES**0.5))

    def unfinished(self, state: Any) -> Value:
        turn = self.rules.turn(state)
        if isinstance(turn, Decide):
            return self.decided(state) if len(turn.seats) == 1 else Value(self._played_on(state))
        return Value(self._played_on(state))

    def judge(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Judgement:
        fills = self.fills(state, seat, ROLLOUTS)
        actual = np.array([[self._follow(state, move, k) for move in moves] for k in range(ROLLOUTS)])
        guesses = actual
        if any(fill != state for fill in fills):
            guesses = np.array([[self._follow(fill, move, k) for move in moves] for k, fill in enumerate(fills)])
        return judgement(guesses, actual.mean(axis=0), seat)

    def _follow(self, state: Any, move: Any, number: int) -> Shares:
        """The result of rollout `number` after a move; its dice are the same for all moves."""
        below = uniform(Random(number))
        return self._finish(follow(self.rules, state, move, lambda chance: chance.deal(below), self._at_random(below)))

    def _roll_out(self, state: Any) -> Shares:
        results = [self._play_on(state, uniform(Random(f"{number} {state}"))) for number in range(ROLLOUTS)]
        return np.asarray(np.mean(results, axis=0))

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
