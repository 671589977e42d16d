"""Bots for Las Vegas with dice, both editions."""

from __future__ import annotations

from vabanque.games.vegas.bots import vegas_bots

BOTS = vegas_bots(
    __name__,
    {
        "las-vegas-2012": {
            "tourist": (0.2, 0.98, 0.98, 0.98),
            "gambler": (0.62, 0.8, 0.88, 0.9),
            "regular": (0.6, 0.68, 0.7, 0.75),
            "accountant": (0.4, 0.5, 0.5, 0.53),
            "shark": (0.025, 0.05, 0.046, 0.042),
        },
        ("las-vegas-2012", "jetons"): {
            "gambler": (0.62, 0.8, 0.88, 0.94),
            "accountant": (0.4, 0.53, 0.56, 0.57),
        },
        "las-vegas-biggy": {
            "tourist": (0.2, 0.98, 1.0, 1.0, 1.0),
            "gambler": (0.62, 0.6, 0.77, 0.79, 0.89),
            "regular": (0.6, 0.65, 0.78, 0.67, 0.69),
            "accountant": (0.42, 0.46, 0.52, 0.5, 0.5),
            "shark": (0.065, 0.045, 0.043, 0.05, 0.052),
        },
        ("las-vegas-biggy", "neutral"): {
            "gambler": (0.62, 0.72, 0.86),
        },
        ("las-vegas-biggy", "bandit"): {
            "gambler": (0.62, 0.6, 0.8, 0.88, 0.93),
            "regular": (0.6, 0.65, 0.78, 0.8, 0.83),
            "accountant": (0.42, 0.46, 0.52, 0.53, 0.63),
        },
    },
)
