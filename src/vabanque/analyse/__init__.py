"""What every move of a recorded game cost, and how much was luck.

    from vabanque.analyse import review
    from vabanque.play.record import read_record

    reviewed = review(read_record(text))
    reviewed.accounts[0].luck, reviewed.accounts[0].decisions

docs/review.md defines every number.
"""

from typing import TYPE_CHECKING, Any

# Each game's folder registers its evaluator. Nothing else here names a game.
from vabanque.analyse import las_vegas, las_vegas_cards, top_10000  # noqa: F401
from vabanque.analyse.registry import evaluator_for, register_evaluator
from vabanque.core.registry import attribute

if TYPE_CHECKING:
    from vabanque.analyse.reviewer import Account, Decision, Luck, Review, Reviewer, chances, review

__all__ = [
    "Account",
    "Decision",
    "Luck",
    "Review",
    "Reviewer",
    "chances",
    "evaluator_for",
    "register_evaluator",
    "review",
]


def __getattr__(name: str) -> Any:
    """Import lazily: reviews need NumPy, which the server's own process avoids."""
    if name in __all__:
        return attribute(f"{__name__}.reviewer:{name}")
    raise AttributeError(name)
