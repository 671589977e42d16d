"""Where a strong player thinks: all arrays that a decision needs, allocated once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import records
from vabanque.games.vegas.bots.net import MOST_SEATS, Layers, Net, Shape, new_layers
from vabanque.games.vegas.bots.race import Race, new_race

MOST_MOVES = 31


class Workspace(NamedTuple):
    """A position to decide, a network that values it, and scratch space."""

    positions: Any
    """Records: [0] is the position to decide, the others are for trying moves."""
    net: Net
    layers: Layers
    moves: Any
    """The legal moves."""
    shares: Any
    """[move, seat]: the win share after a move; for the deciding seat it includes money, if that seat is greedy."""
    values: Any
    """[move]: what it is worth to the deciding seat."""
    traits: Any
    """[move, trait]: the traits of each move."""
    fitting: Any
    """[habit]: the set of moves, by index, that a player with this habit might make."""
    race: Race
    purses: Any
    """[0, seat]: everybody's money."""


def make_workspace(
    record: Any, positions: int, shape: Shape, net: Net, *, habits: int = 0, traits: int = 0
) -> Workspace:
    """A workspace with this many records of a game, and arrays for habits and traits if they are used."""
    return Workspace(
        positions=records(record, positions),
        net=net,
        layers=new_layers(shape),
        moves=np.zeros(MOST_MOVES, np.int64),
        shares=np.zeros((MOST_MOVES, MOST_SEATS), np.float32),
        values=np.zeros(MOST_MOVES),
        traits=np.zeros((MOST_MOVES, traits)),
        fitting=np.zeros(habits, np.int64),
        race=new_race(),
        purses=np.zeros((1, shape.seats), np.int64),
    )
