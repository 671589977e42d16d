"""What the bots of the Las Vegas games are made of, for compiled loops: contests, and rivals in environments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import JIT
from vabanque.games.vegas.bots.player import GREED

NET = 0
"""The number of the network's policy in all games; the others are habits."""


class ContestPlayer(NamedTuple):
    """What a bot is made of."""

    habit: int
    """NET or one of the game's habits."""
    eye: int = 0
    """The move that this habit likes best catches its eye (`levels.Guest`) …"""
    overlooks: float = 0.0
    """… and this is the chance that it overlooks any other move."""
    temperature: float = 0.0
    greed: float = 0.0
    watches_rivals: bool = False
    searches: bool = False
    """Does it decide by rollouts, in games whose bots can?"""


def players_with(habits: Any) -> dict[str, ContestPlayer]:
    """All bots built from these habits, a module of `vabanque.bots`."""
    return {
        "random": ContestPlayer(habits.RANDOM),
        "most-dice": ContestPlayer(habits.MOST_DICE),
        "richest": ContestPlayer(habits.RICHEST),
        "gain": ContestPlayer(habits.GAIN),
        "gain-minus": ContestPlayer(habits.GAIN_MINUS),
        "gain-per-die": ContestPlayer(habits.PER_DIE),
        "top-note": ContestPlayer(habits.TOP_NOTE),
        "majority": ContestPlayer(habits.MAJORITY),
        "chances": ContestPlayer(habits.CHANCES),
        "hopes": ContestPlayer(habits.HOPES),
        "tourist": ContestPlayer(habits.MOST_DICE, habits.RICHEST),
        "gambler": ContestPlayer(habits.TOP_NOTE, habits.MOST_DICE),
        "regular": ContestPlayer(habits.GAIN, habits.RICHEST),
        "accountant": ContestPlayer(habits.HOPES, habits.RICHEST),
        "shark": ContestPlayer(NET, greed=GREED),
        "house": ContestPlayer(
            NET, watches_rivals=True, searches=JIT
        ),  # like the bot itself: plain Python would take minutes per move
    }


class Lineup(NamedTuple):
    """Players by seat."""

    habits: Any
    eyes: Any
    overlooks: Any
    temperatures: Any
    greeds: Any
    watches_rivals: Any
    searches: Any


def lineup_of(players: Iterable[ContestPlayer]) -> Lineup:
    return Lineup(*(np.array(column) for column in zip(*players, strict=True)))
