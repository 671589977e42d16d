"""What a guest overlooks, compiled. Mirrors levels.Guest."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.vegas.bots.choosing import chance


@compiled(fast=True)
def overlooked_casinos(luck: Any, offered: int, caught: int, overlooks: float) -> int:
    """The overlooked casinos among those `offered`, never those that catch the eye (`caught`)."""
    overlooked = 0
    others = offered & ~caught
    casino = 0
    while others >> casino:
        if others >> casino & 1 and chance(luck) < overlooks:
            overlooked |= 1 << casino
        casino += 1
    return overlooked
