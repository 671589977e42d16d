"""Which evaluator judges a game. Games without one are judged by rollouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry, attribute

if TYPE_CHECKING:
    from vabanque.analyse.evaluator import Evaluator


@dataclass(frozen=True, slots=True)
class Listing:
    """Where an evaluator is, because NumPy and numba are slow to import."""

    where: str
    """`module:Class`"""
    compiled: bool
    """Does its module have compiled code and a `rehearse` function (`vabanque.warmup`)?"""


EVALUATORS: Registry[Listing] = Registry()
"""Game → its evaluator."""
ROLLOUTS = "vabanque.analyse.rollouts:RolloutEvaluator"


def register_evaluator(game: str, where: str, *, compiled: bool = False) -> None:
    """Register the `Evaluator` that judges a game; `where` is `"module:Class"`.

    With `compiled`, its module has a function `rehearse`, and nobody waits for the compiler (`vabanque.warmup`).
    """
    EVALUATORS.add(game, Listing(where, compiled))


def compiled_modules(*games: str) -> tuple[str, ...]:
    """The modules that must be compiled to review these games, or all, fast (`vabanque.warmup`)."""
    listings = [EVALUATORS[game] for game in games or EVALUATORS if game in EVALUATORS]
    return tuple(dict.fromkeys(listing.where.partition(":")[0] for listing in listings if listing.compiled))


def evaluator_for(rules: AnyRules, seed: str = "") -> Evaluator:
    """The evaluator of a game."""
    listing = EVALUATORS.get(rules.spec.game)
    kind: type[Evaluator] = attribute(ROLLOUTS if listing is None else listing.where)
    return kind(rules, seed)
