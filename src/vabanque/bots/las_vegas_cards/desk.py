"""Where a player of the card game thinks: all arrays that a decision needs, made once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.bots.vegas.net import Inputs, Net, Shape, Work, new_inputs, new_work
from vabanque.bots.vegas.race import Race, new_race
from vabanque.compiled import records
from vabanque.games.las_vegas_cards.compiled import CASINOS, MOST_MOVES, RECORD, SEATS


class Desk(NamedTuple):
    """A position to decide, a network that values it, and scratch space."""

    positions: Any
    """Records: [0] is the position to decide, [1] is for trying moves."""
    net: Net
    work: Work
    inputs: Inputs
    moves: Any
    """The legal moves."""
    values: Any
    """[move]: what it is worth to the seat that decides: its win share, and money (GREED)."""
    race: Race
    embedded: Any
    """[casino]: the network's first layer (`Work.casinos`) before the move."""
    paid: Any
    """[casino, seat]: what a casino would pay before the move …"""
    paid_after: Any
    """… and after it."""
    payable: Any
    """[seat]: what all casinos together would pay now."""
    share: Any
    """[seat]: win share."""


def new_desk(shape: Shape, net: Net) -> Desk:
    return Desk(
        positions=records(RECORD, 2),
        net=net,
        work=new_work(shape),
        inputs=new_inputs(shape),
        moves=np.zeros(MOST_MOVES, np.int64),
        values=np.zeros(MOST_MOVES, np.float32),
        race=new_race(),
        embedded=np.zeros((CASINOS, shape.hidden), np.float32),
        paid=np.zeros((CASINOS, SEATS), np.int64),
        paid_after=np.zeros((CASINOS, SEATS), np.int64),
        payable=np.zeros(SEATS, np.int64),
        share=np.zeros(SEATS, np.float32),
    )
