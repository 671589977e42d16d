"""Bots for Die oberen 10 000."""

from __future__ import annotations

from vabanque.bots.registry import LEVEL, GameBot, GameBots
from vabanque.core import Lazy

BOTS = GameBots(
    bots=(
        GameBot("greedy", Lazy(f"{__name__}.greedy:Greedy"), 10),
        *(
            GameBot(name, Lazy(f"{__name__}.levels:{name.capitalize()}"), LEVEL + step)
            for step, name in enumerate(("tourist", "gambler", "regular", "accountant", "shark"))
        ),
        GameBot("perfect", Lazy(f"{__name__}.perfect:Perfect"), 100),
    ),
    families={"stop-": Lazy(f"{__name__}.greedy:stop_at")},
    advisers=("perfect", "greedy"),
    rivals=("greedy",),  # with three players a game takes a long time
    estimator=Lazy(f"{__name__}.perfect:estimate"),
    unit="win",
)
