"""Random rollouts for any game: an opponent and an adviser for games without bots of their own.

A rollout fills in what the view hides at random, makes one of the moves and lets everybody play at random to the end.
The share of rollouts won is the move's value.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from vabanque.core import Over, Result, Seat
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.play.loop import follow

STEPS = 4_000
"""Steps of the rules per decision: about 0.1 s. A count instead of a clock, so that the same seed repeats a game."""
MOST_STEPS = 1_000
"""Steps after which a rollout is abandoned, for games that random play might never end."""


class Rollouts:
    """Takes the move that wins the most rollouts; among equals, the one with the highest score."""

    def __init__(self, rules: AnyRules, seat: Seat, rng: Random) -> None:
        self._rollouts = _Batch(rules, seat, rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        batch = self._rollouts
        worth = batch.run(view, moves, lambda: batch.steps >= STEPS)
        return moves[max(range(len(moves)), key=worth.__getitem__)]


def estimate(rules: AnyRules, view: Any, moves: Sequence[Any], seat: Seat, rng: Random, seconds: float) -> list[float]:
    """The chance to win with each move, in per cent, if everybody plays on at random."""
    until = time.monotonic() + seconds
    worth = _Batch(rules, seat, rng).run(view, moves, lambda: time.monotonic() >= until)
    return [100 * win for win, _ in worth]


class _Batch:
    """Rollouts of all moves in turn, until there are enough."""

    def __init__(self, rules: AnyRules, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        self.steps = 0
        """How many steps of the rules this decision has taken."""
        self._below = uniform(rng)

    def run(self, view: Any, moves: Sequence[Any], enough: Callable[[], bool]) -> list[tuple[float, float]]:
        """Mean win share and mean score after each move."""
        wins, scores = [0.0] * len(moves), [0.0] * len(moves)
        self.steps = rounds = 0
        while not rounds or not enough():
            rounds += 1
            state = self.rules.fill(view, self.rng)  # the same for all moves, so that fewer rollouts tell them apart
            for number, move in enumerate(moves):
                result = self._play_out(state, move)
                if result is None:
                    wins[number] += 1 / self.rules.spec.seats
                    continue
                wins[number] += (self.seat in result.winners) / max(1, len(result.winners))
                scores[number] += result.score[self.seat]
        return [(win / rounds, score / rounds) for win, score in zip(wins, scores, strict=True)]

    def _play_out(self, state: Any, move: Any) -> Result | None:
        """How the game ends after `move`; None if it does not end in time."""
        rules, below = self.rules, self._below

        def choose(state: Any, seat: Seat) -> Any:
            moves = rules.legal(state, seat)
            return moves[below(len(moves))]

        for step in islice(follow(rules, state, move, lambda chance: chance.deal(below), choose), MOST_STEPS):
            self.steps += 1
            state = step.state
        turn = rules.turn(state)
        return turn.result if isinstance(turn, Over) else None
