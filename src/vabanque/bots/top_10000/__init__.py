"""Bots for Die oberen 10 000."""

from __future__ import annotations

from vabanque.bots.registry import LEVEL, register_bot, register_defaults, register_family

GAME = "top-10000"

register_bot("greedy", f"{__name__}.greedy:Greedy", games=[GAME], strength=10)
for step, name in enumerate(("tourist", "gambler", "regular", "accountant", "shark")):
    register_bot(name, f"{__name__}.levels:{name.capitalize()}", games=[GAME], strength=LEVEL + step)
register_bot("perfect", f"{__name__}.perfect:Perfect", games=[GAME], strength=100)
register_family("stop-", f"{__name__}.greedy:stop_at", games=[GAME])
register_defaults(
    GAME,
    advisers=("perfect", "greedy"),
    rivals=("greedy",),  # with three players a game takes a long time
    estimator=f"{__name__}.estimate:estimate",
    unit="win",
)
