"""Where a strong player thinks: all arrays that a decision needs, allocated once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled, records
from vabanque.games.vegas.bots.net import MOST_CASINOS, Inputs, Net, Shape, Work, new_inputs, new_work
from vabanque.games.vegas.bots.race import Race, new_race

MOST_SEATS = 6
MOST_MOVES = 31


class Desk(NamedTuple):
    """A position to decide, a network that values it, and scratch space."""

    positions: Any
    """Records: [0] is the position to decide, the others are for trying moves."""
    net: Net
    work: Work
    inputs: Inputs
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


def new_desk(record: Any, positions: int, shape: Shape, net: Net, *, habits: int = 0, traits: int = 0) -> Desk:
    """A desk with this many records of a game, and arrays for habits and traits if they are used."""
    return Desk(
        positions=records(record, positions),
        net=net,
        work=new_work(shape),
        inputs=new_inputs(shape),
        moves=np.zeros(MOST_MOVES, np.int64),
        shares=np.zeros((MOST_MOVES, MOST_SEATS), np.float32),
        values=np.zeros(MOST_MOVES),
        traits=np.zeros((MOST_MOVES, traits)),
        fitting=np.zeros(habits, np.int64),
        race=new_race(),
        paid=np.zeros((MOST_CASINOS, MOST_SEATS), np.int64),
        paid_after=np.zeros((MOST_CASINOS, MOST_SEATS), np.int64),
        payable=np.zeros(MOST_SEATS, np.int64),
    )


@compiled(fast=True)
def add_up_paid(desk: Desk, casinos: int) -> Any:
    """What each seat would be paid by all casinos together."""
    payable = desk.payable
    payable[:] = 0
    for casino in range(casinos):
        for owner in range(payable.shape[0]):
            payable[owner] += desk.paid[casino, owner]
    return payable
