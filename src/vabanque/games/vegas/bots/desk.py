"""Where a strong player thinks: all arrays that a decision needs, allocated once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import records
from vabanque.games.vegas.bots.net import HIDDEN, MOST_CASINOS, TOP, Inputs, Net, Shape, Work, new_inputs, new_work
from vabanque.games.vegas.bots.race import Race, new_race

MOST_SEATS = 6
MOST_MOVES = 31


class Views(NamedTuple):
    """What the inputs that no move changes contribute to the layers: computed once for all positions of a search."""

    hidden: Any
    """[seat]: the first layer's sum over a viewer's beliefs, the round, the options and the bias …"""
    top: Any
    """… and the top layer's."""
    between: Any
    """[seat]: the top layer's between two rounds."""
    table: Any
    """The viewer's row of `hidden`, with all hands but its own …"""
    head: Any
    """… and its row of `top`."""
    hand: Any
    """[0]: the viewer's own hand in `Work.table` and `Work.head`, as a number; −1 if there is none."""


class Desk(NamedTuple):
    """A position to decide, a network that values it, and scratch space."""

    positions: Any
    """Records: [0] is the position to decide, the others are for trying moves."""
    net: Net
    work: Work
    inputs: Inputs
    views: Views
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
    paid: Any
    """[casino, seat]: what a casino would pay before a move …"""
    paid_after: Any
    """… and after it."""
    payable: Any
    """[seat]: what all casinos together would pay."""
    purses: Any
    """[0, seat]: everybody's money."""


def new_desk(record: Any, positions: int, shape: Shape, net: Net, *, habits: int = 0, traits: int = 0) -> Desk:
    """A desk with this many records of a game, and arrays for habits and traits if they are used."""
    hidden, top, between = (np.zeros((MOST_SEATS, size), np.float32) for size in (HIDDEN, TOP, TOP))
    return Desk(
        positions=records(record, positions),
        net=net,
        work=new_work(shape),
        inputs=new_inputs(shape),
        views=Views(hidden, top, between, np.zeros_like(hidden[0]), np.zeros_like(top[0]), np.zeros(1, np.int64)),
        moves=np.zeros(MOST_MOVES, np.int64),
        shares=np.zeros((MOST_MOVES, MOST_SEATS), np.float32),
        values=np.zeros(MOST_MOVES),
        traits=np.zeros((MOST_MOVES, traits)),
        fitting=np.zeros(habits, np.int64),
        race=new_race(),
        paid=np.zeros((MOST_CASINOS, MOST_SEATS), np.int64),
        paid_after=np.zeros((MOST_CASINOS, MOST_SEATS), np.int64),
        payable=np.zeros(MOST_SEATS, np.int64),
        purses=np.zeros((1, shape.seats), np.int64),
    )
