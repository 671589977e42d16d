"""What a game brings to be an environment."""

from __future__ import annotations

from vabanque.core import Misconfigured
from vabanque.core.contract import AnyRules
from vabanque.envs.loops import Loops
from vabanque.games import GAMES, find


def games() -> list[str]:
    """The games that have environments: all whose moves are numbered."""
    return [name for name, game in GAMES.items() if game.vocabulary is not None]


def is_compiled(rules: AnyRules) -> bool:
    """Does the game bring compiled tables? Otherwise its environments play by the readable rules."""
    return find(rules.spec.game).brings.environment is not None


def loops_of(rules: AnyRules) -> Loops:
    """The compiled loops of a game. Raises Misconfigured if it has none."""
    environment = find(rules.spec.game).brings.environment
    if environment is None:
        raise Misconfigured("no-environment", game=rules.spec.game)
    loops: Loops = environment.load()
    return loops
