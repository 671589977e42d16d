"""What the bots of all Las Vegas games share: habits that only look at the table and its bills, levels, value networks.

A game's own folder defines how its moves change a table, and registers its bots with `register_bots`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vabanque.bots.registry import LEVEL, register_bot, register_defaults

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
Manners = Mapping[str, Sequence[float]]
"""Level → one number for each number of seats, starting with two: how likely it is to overlook a casino or, for the
shark, how far it misjudges a move, in win shares (`levels.Manner`)."""
MANNERS: dict[tuple[str, str], Manners] = {}
"""(game, option) → the numbers for levels that need different ones with that option; (game, "") has the usual numbers.
If several options are switched on, the first of the game's options counts."""
RECIPES: dict[str, str] = {}
"""Game → the module with the recipe for training its network (`trainer.Recipe`)."""
GUESTS = ("tourist", "gambler", "regular", "accountant")
"""The levels below shark and house, weakest first (`levels`)."""


def register_bots(package: str, manners: Mapping[str | tuple[str, str], Manners]) -> None:
    """Register the bots in a package, which has the modules `greedy`, `baselines`, `player` and `training`.

    `manners` maps each of its games to the numbers that set its levels apart; a key (game, option) overrides them where
    an option needs other numbers.
    """
    MANNERS.update({(at, "") if isinstance(at, str) else at: numbers for at, numbers in manners.items()})
    games = [game for game in manners if isinstance(game, str)]
    register_bot("greedy", f"{package}.greedy:Greedy", games=games, strength=10)
    for name, kind in BASELINES.items():
        register_bot(name, f"{package}.baselines:{kind}", games=games, strength=20)
    for step, name in enumerate(GUESTS):
        register_bot(name, f"{package}.baselines:{name.capitalize()}", games=games, strength=LEVEL + step)
    register_bot("shark", f"{package}.player:Shark", games=games, strength=60, compiled=True)
    house = f"{package}.player:House"
    register_bot("house", house, games=games, strength=70, compiled=True, weaker_plain=True)
    for game in games:
        RECIPES[game] = f"{package}.training"
        register_defaults(
            game,
            advisers=("house", "greedy"),
            rivals=("regular", "tourist"),
            estimator=f"{__name__}.estimate:estimate",
            unit="money",
        )
