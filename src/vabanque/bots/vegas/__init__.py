"""What the bots of all Las Vegas games share: habits that only read a table and its bills, levels, value networks.

A game's own folder says how its moves change a table, and registers its bots with `register_bots`.
"""

from __future__ import annotations

from collections.abc import Sequence

from vabanque.bots.registry import register_bot, register_defaults

BASELINES = {
    "most-dice": "MostDice",
    "richest": "Richest",
    "gain": "Gain",
    "gain-minus": "GainMinus",
    "gain-per-die": "GainPerDie",
    "top-note": "TopNote",
    "majority": "Majority",
    "chances": "Chances",
    "hopes": "Hopes",
}
"""Name of a bot → its class in the game's `baselines`."""
RECIPES: dict[str, str] = {}
"""Game → the module that knows how its network is trained (`trainer.Recipe`)."""
LEVELS = ("tourist", "regular", "shark", "house")
"""The levels people choose from, weakest first."""


def register_bots(package: str, games: Sequence[str]) -> None:
    """Register the bots in a game's package, which has the modules `greedy`, `baselines`, `player` and `training`."""
    register_bot("greedy", f"{package}.greedy:Greedy", games=games, strength=10)
    for name, kind in BASELINES.items():
        register_bot(name, f"{package}.baselines:{kind}", games=games, strength=20)
    register_bot("tourist", f"{package}.baselines:Tourist", games=games, strength=40)
    register_bot("regular", f"{package}.baselines:Regular", games=games, strength=50)
    register_bot("shark", f"{package}.player:Shark", games=games, strength=60, compiled=True)
    register_bot("house", f"{package}.player:House", games=games, strength=70, compiled=True)
    for game in games:
        RECIPES[game] = f"{package}.training"
        register_defaults(
            game,
            advisers=("house", "greedy"),
            rivals=("regular", "tourist"),
            estimator=f"{__name__}.estimate:estimate",
            unit="money",
        )
