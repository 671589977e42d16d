"""Calling all compiled code of an evaluator once (`vabanque.warmup`)."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from vabanque.analyse.evaluator import Evaluator
from vabanque.core import Step
from vabanque.core.chance import uniform
from vabanque.games import make
from vabanque.play.loop import play_on

STEPS = 60
"""Enough to see the end of a round with two players."""


def rehearse_evaluator(kind: type[Evaluator], game: str) -> None:
    """Value a round and what follows."""
    rules = make(game, 2)
    evaluator, below = kind(rules), uniform(Random(0))

    def choose(state: Any, seat: int) -> Any:
        moves = rules.legal(state, seat)
        return moves[below(len(moves))]

    begun: Step[Any] = rules.start()
    for step in islice(play_on(rules, begun, lambda chance: chance.deal(below), choose), STEPS):
        evaluator.value(step.state)
