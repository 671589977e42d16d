"""Judging decisions again, more thoroughly: rollouts with common dice until the difference is clear.

A rollout samples what the mover cannot know, makes a move and lets everybody play the evaluator's best moves for a
while; then the evaluator values the position. All moves get the same samples and the same dice, so a few rollouts are
enough to tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from vabanque.analyse.evaluator import EXACT, Evaluator, Judgement, Shares
from vabanque.core import Seat
from vabanque.core.chance import uniform
from vabanque.play.loop import follow

MATTERS = 0.01
"""A decision is judged again if it seems to have cost at least this much …"""
CANDIDATES = 0.02
"""… comparing the chosen move, the best one, and all that seem at most this much worse than the best."""
BATCH, BUDGET = 8, 64
"""Rollouts between two checks of the difference, and at most in total."""
CLEAR = 3.0
"""A difference of this many standard errors is clear."""
STEPS = 24
"""Steps of the game in a rollout, chance events included."""


class Deep:
    """Refines the judgements of an evaluator."""

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self.evaluator, self.rules, self.seed = evaluator, evaluator.rules, seed

    def refine(self, state: Any, seat: Seat, moves: Sequence[Any], chosen: int, judged: Judgement) -> Judgement:
        """Judge a decision again, if it matters."""
        own = judged.known[:, seat]
        best = judged.best(seat)
        if own[best] - own[chosen] < MATTERS or self.evaluator.is_exact(state):
            return judged
        candidates = [k for k in range(len(moves)) if k == chosen or own[best] - own[k] <= CANDIDATES]
        at = candidates.index(chosen)

        def clear(won: Shares) -> bool:
            ahead = int(np.argmax(won.mean(axis=0)))
            apart = won[:, ahead] - won[:, at]
            return ahead == at or bool(apart.mean() > CLEAR * apart.std() / (len(won) - 1) ** 0.5)

        return self.rolled_out(state, seat, moves, candidates, judged, clear)

    def rolled_out(
        self,
        state: Any,
        seat: Seat,
        moves: Sequence[Any],
        candidates: Sequence[int],
        judged: Judgement,
        clear: Callable[[Shares], bool],
        budget: int | None = None,
    ) -> Judgement:
        """Judge `candidates`, numbers of moves, again by rollouts.

        After every batch, `clear` decides from the win shares of `seat`, `[rollout, candidate]`, whether to stop.
        """
        budget = budget or BUDGET
        fills = self.evaluator.fills(state, seat, budget)
        played: list[list[Shares]] = []
        while len(played) < budget:
            for _ in range(BATCH):
                number = len(played)
                played.append([self._rollout(fills[number], moves[k], number) for k in candidates])
            won = np.array(played)[:, :, seat]
            if clear(won):
                break
        ahead = int(np.argmax(won.mean(axis=0)))
        known, error = judged.known.copy(), judged.error.copy()
        mean = np.array(played).mean(axis=0)
        # Shift the moves that were not rolled out by the mean change, so that all moves stay comparable.
        known += (mean - judged.known[candidates]).mean(axis=0)
        known[candidates] = mean
        apart = won - won[:, [ahead]]
        error[candidates] = apart.std(axis=0) / (len(played) - 1) ** 0.5
        others = np.setdiff1d(np.arange(len(moves)), candidates)
        known[others, seat] = np.minimum(known[others, seat], mean[:, seat].max())
        return replace(judged, known=known, error=error, trust=EXACT)

    def _rollout(self, state: Any, move: Any, number: int) -> Shares:
        """Win shares at the end of rollout `number` after a move."""
        below = uniform(Random(f"{self.seed} {number}"))
        steps = follow(self.rules, state, move, lambda chance: chance.deal(below), self._best)
        for step in islice(steps, STEPS):
            state = step.state
        return self.evaluator.value(state).shares

    def _best(self, state: Any, seat: Seat) -> Any:
        moves = self.rules.legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        return moves[self.evaluator.judge(state, seat, moves).best(seat)]
