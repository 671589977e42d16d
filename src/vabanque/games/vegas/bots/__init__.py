"""What the bots of all Las Vegas games share: habits that only look at the table and its bills, levels, value networks.

A game's own folder defines how its moves change a table, and lists its bots with `vegas_bots`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from vabanque.bots.registry import LEVEL, GameBot, GameBots
from vabanque.core import Lazy

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
GUESTS = ("tourist", "gambler", "regular", "accountant")
"""The levels below shark and house, weakest first (`levels`)."""


def vegas_bots(package: str, manners: Mapping[str | tuple[str, str], Manners]) -> GameBots:
    """The bots in a game's package `bots`, which has the modules `baselines`, `player` and, for the shark in
    browsers, `portable`.

    `manners` maps each of its games to the numbers that set its levels apart; a key (game, option) overrides them where
    an option needs other numbers.
    """
    shark = "portable:PortableShark" if sys.platform == "emscripten" else "player:Shark"
    MANNERS.update({(at, "") if isinstance(at, str) else at: numbers for at, numbers in manners.items()})
    return GameBots(
        bots=(
            GameBot("greedy", Lazy(f"{package}.baselines:Greedy"), 10),
            *(GameBot(name, Lazy(f"{package}.baselines:{kind}"), 20) for name, kind in BASELINES.items()),
            *(
                GameBot(name, Lazy(f"{package}.baselines:{name.capitalize()}"), LEVEL + step)
                for step, name in enumerate(GUESTS)
            ),
            GameBot("shark", Lazy(f"{package}.{shark}", compiled=True), 60),
            GameBot("house", Lazy(f"{package}.player:House", compiled=True), 70, weaker_plain=True),
        ),
        advisers=("house", "greedy"),
        rivals=("regular", "tourist"),
        estimator=Lazy(f"{__name__}.estimate:estimate"),
        unit="money",
    )
