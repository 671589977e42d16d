"""Bots for Las Vegas – the card game."""

from __future__ import annotations

from vabanque.games.vegas.bots import vegas_bots

BOTS = vegas_bots(
    __name__,
    {
        "las-vegas-cards": {
            "tourist": (0.4,) * 4,
            "gambler": (0.95,) * 4,
            "regular": (0.3, 0.35, 0.4, 0.45),
            "accountant": (0.2, 0.4, 0.4, 0.48),
            "shark": (0.045, 0.06, 0.05, 0.045),
        },
    },
)
