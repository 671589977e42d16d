"""What a game brings to be an environment."""

from __future__ import annotations

from vabanque.core import Misconfigured
from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry, attribute
from vabanque.envs.loops import Loops

ENVIRONMENTS: Registry[str] = Registry()
"""Game id → its Loops, as "module:attribute", because numba is slow to import."""


def register_environment(game: str, loops: str) -> None:
    """Register the compiled loops of a game, as "module:attribute"."""
    ENVIRONMENTS.add(game, loops)


def loops_of(rules: AnyRules) -> Loops:
    """The compiled loops of a game. Raises Misconfigured if it has none."""
    if rules.spec.game not in ENVIRONMENTS:
        raise Misconfigured("no-environment", game=rules.spec.game)
    loops: Loops = attribute(ENVIRONMENTS[rules.spec.game])
    return loops
