"""What a game brings to be an environment."""

from __future__ import annotations

from vabanque.core import Misconfigured
from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry, attribute
from vabanque.envs.kernel import Kernel

ENVIRONMENTS: Registry[str] = Registry()
"""Game id → its Kernel, as "module:attribute", because numba is slow to import."""


def register_environment(game: str, kernel: str) -> None:
    """Register the compiled tables of a game."""
    ENVIRONMENTS.add(game, kernel)


def kernel_of(rules: AnyRules) -> Kernel:
    """The compiled tables of a game. Raises Misconfigured if it has none."""
    if rules.spec.game not in ENVIRONMENTS:
        raise Misconfigured("no-environment", game=rules.spec.game)
    kernel: Kernel = attribute(ENVIRONMENTS[rules.spec.game])
    return kernel
