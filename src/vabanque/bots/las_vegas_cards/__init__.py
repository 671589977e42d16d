"""Bots for Las Vegas – the card game."""

from __future__ import annotations

from vabanque.bots.vegas import register_bots

register_bots(
    __name__,
    {
        "las-vegas-cards": {
            "tourist": (0.98, 0.98, 0.98, 0.98),
            "gambler": (0.85, 0.85, 0.85, 0.85),
            "regular": (0.65, 0.65, 0.65, 0.65),
            "accountant": (0.3, 0.42, 0.45, 0.5),
            "shark": (0.045, 0.045, 0.045, 0.04),
        },
    },
)
