"""Which evaluator judges a game. Games that bring none are judged by rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vabanque.core import Lazy
from vabanque.core.contract import AnyRules
from vabanque.core.game import compiled_modules
from vabanque.games import GAMES, find

if TYPE_CHECKING:
    from vabanque.analyse.evaluator import Evaluator

ROLLOUTS = Lazy("vabanque.analyse.rollouts:RolloutEvaluator")


def evaluator_modules(*games: str) -> tuple[str, ...]:
    """The modules that must be compiled to review these games, or all, fast (`vabanque.warmup`)."""
    return compiled_modules(*(GAMES[game].brings.evaluator for game in games or GAMES if game in GAMES))


def evaluator_for(rules: AnyRules, seed: str = "") -> Evaluator:
    """The evaluator of a game."""
    kind: type[Evaluator] = (find(rules.spec.game).brings.evaluator or ROLLOUTS).load()
    return kind(rules, seed)
