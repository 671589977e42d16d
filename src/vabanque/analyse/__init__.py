"""What every move of a recorded game cost, and how much was luck.

    from vabanque.analyse import review
    from vabanque.play.record import read_record

    reviewed = review(read_record(text))
    reviewed.accounts[0].luck, reviewed.accounts[0].decisions

docs/review.md defines every number.
"""

from typing import TYPE_CHECKING, Any

from vabanque.analyse.registry import evaluator_for
from vabanque.core import Lazy

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
    "review",
]


def __getattr__(name: str) -> Any:
    """Import lazily: reviews need NumPy, which the server's own process avoids."""
    if name in __all__:
        return Lazy(f"{__name__}.reviewer:{name}").load()
    raise AttributeError(name)
