"""A table in words: what the line mode, `vabanque replay` and `print(table)` say, and how answers are understood.

`narrator` is the contract, `generic` the narrator of games that bring none of their own; `palette` has the signs and
colours that texts and drawings share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vabanque.core import Lazy
from vabanque.games import find

if TYPE_CHECKING:
    from vabanque.narration.narrator import AnyNarrator

GENERIC = Lazy("vabanque.narration.generic:AreaNarrator")


def narrator_for(game: str) -> type[AnyNarrator]:
    """What puts the scenes of a game into words. Raises Misconfigured if there is no such game."""
    narrator: type[AnyNarrator] = (find(game).brings.narrator or GENERIC).load()
    return narrator
