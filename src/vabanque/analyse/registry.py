"""Which evaluator judges a game. Games that bring none are judged by rollouts."""

from __future__ import annotations

from vabanque.analyse.evaluator import Evaluator
from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry, attribute

EVALUATORS: Registry[str] = Registry()
"""Game → `"module:Class"` of its evaluator: NumPy and numba take their time to import."""
ROLLOUTS = "vabanque.analyse.rollouts:RolloutEvaluator"


def register_evaluator(game: str, where: str) -> None:
    """Say which `Evaluator` judges a game; `where` is `"module:Class"`."""
    EVALUATORS.add(game, where)


def evaluator_for(rules: AnyRules, seed: str = "") -> Evaluator:
    """The evaluator of a game."""
    kind: type[Evaluator] = attribute(EVALUATORS.get(rules.spec.game, ROLLOUTS))
    return kind(rules, seed)
