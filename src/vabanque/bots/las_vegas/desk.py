"""Where a player of Las Vegas with dice thinks: all arrays that a decision needs, made once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.bots.las_vegas.habits import HABITS, TRAITS
from vabanque.bots.vegas.net import Inputs, Net, Shape, Work, new_inputs, new_work
from vabanque.bots.vegas.race import Race, new_race
from vabanque.compiled import records
from vabanque.games.las_vegas.compiled import CASINOS, MOST_MOVES, RECORD, SEATS


class Desk(NamedTuple):
    """A position to decide, a network that values it, and scratch space."""

    positions: Any
    """Records: [0] is the position to decide, [1] … [3] are for trying moves."""
    net: Net
    work: Work
    inputs: Inputs
    moves: Any
    """The legal moves."""
    shares: Any
    """[move, seat]: everybody's win share after a move; that of the seat to move includes money (GREED)."""
    values: Any
    """[move]: what it is worth to the seat to move."""
    traits: Any
    """[move, trait]: see `habits`."""
    fitting: Any
    """[habit]: the set of moves, by their index, that a player with this habit might make."""
    race: Race
    paid: Any
    """[casino, seat]: what a casino would pay now. The last row is for a casino that a move changes."""
    payable: Any
    """[seat]: what all casinos together would pay now."""


def new_desk(shape: Shape, net: Net) -> Desk:
    return Desk(
        positions=records(RECORD, 4),
        net=net,
        work=new_work(shape),
        inputs=new_inputs(shape),
        moves=np.zeros(MOST_MOVES, np.int64),
        shares=np.zeros((MOST_MOVES, SEATS), np.float32),
        values=np.zeros(MOST_MOVES),
        traits=np.zeros((MOST_MOVES, TRAITS)),
        fitting=np.zeros(HABITS, np.int64),
        race=new_race(),
        paid=np.zeros((CASINOS + 1, SEATS), np.int64),
        payable=np.zeros(SEATS, np.int64),
    )
