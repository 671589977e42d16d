"""Las Vegas with dice as the network sees it, compiled.

A position is seen right after a placement, from the player who has just placed; seats count clockwise from there.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.las_vegas.bots.habits import HABITS, STRANGER, bandit_weights, free_bandit_faces
from vabanque.games.las_vegas.compiled import BANDIT_AT, MOST_BILLS, bill_for, has_dice, ranked
from vabanque.games.las_vegas.rules import IN_HAND
from vabanque.games.vegas.bots.inputs import (
    BILL,
    HAND,
    MORE_DICE,
    WEIGHT,
    describe_pairs,
    describe_standings,
    pair_inputs,
    standing_inputs,
    with_more_dice,
)
from vabanque.games.vegas.bots.net import Inputs, Layers, Shape
from vabanque.games.vegas.bots.packed import owner_from, weight_at
from vabanque.games.vegas.compiled import ranking

BILLS_SEEN = 3
"""The network sees at most the top three bills of a casino."""
HAS_JETON, IS_BANDIT, FACE_IS_FREE, FREE_FACES = range(4)
"""A casino's last inputs: does it have a Jeton, is it the Bandit, is this casino's face still free on the Bandit, and,
for the Bandit itself, the fraction of faces still free."""
CASINO_FLAGS, HAND_INPUTS, ROUNDS, TABLE_FLAGS = 4, 5, 4, 4
"""How many inputs there are of each kind. For every seat: own dice, none at all, exactly one, neutral dice, a Biggy in
hand. For the table: neutral dice, Jetons, the Bandit, and whether pips break all ties on it."""
NEUTRAL = 0.25
"""Scale of neutral dice in hand: four are 1."""


def shape_for(seats: int) -> Shape:
    """The network for a number of seats."""
    owners = seats + 1
    casino = owners + (1 + MORE_DICE) * seats + pair_inputs(owners) + BILLS_SEEN + CASINO_FLAGS
    table = (HAND_INPUTS + HABITS) * seats + ROUNDS + TABLE_FLAGS
    return Shape(casino, table, table + standing_inputs(seats), seats)


@compiled(fast=True)
def describe_casino(s: Any, seat: int, casino: int, x: Any, paid: Any, row: int) -> None:
    """Write the inputs for one casino, and what it would pay every seat now: paid[row, seat]."""
    seats = integer(s.seats)
    x[:] = 0
    weights = bandit_weights(s) if casino == BANDIT_AT else integer(s.weights[casino])
    order = ranked(s, casino)
    # Everybody's dice.
    at = 0
    for i in range(seats + 1):
        x[at] = weight_at(weights, owner_from(seat, i, seats)) * WEIGHT
        at += 1
    # What it would pay now, and with more dice.
    for i in range(seats):
        owner = (seat + i) % seats
        paid[row, owner] = bill_for(s, casino, order, owner)
        x[at] = paid[row, owner] * BILL
        at += 1
    for more in range(1, MORE_DICE + 1):
        for i in range(seats):
            owner = (seat + i) % seats
            x[at] = bill_for(s, casino, ranking(with_more_dice(weights, owner, more)), owner) * BILL
            at += 1
    describe_pairs(weights, seat, seats, seats + 1, x[at:])
    at += seats * (seats + 1)
    # Its bills, and what is special about it.
    for number in range(min(s.bill_count[casino], BILLS_SEEN)):
        x[at + number] = s.bills[MOST_BILLS * casino + number] * BILL
    at += BILLS_SEEN
    if casino == BANDIT_AT:
        x[at + IS_BANDIT] = 1
        x[at + FREE_FACES] = free_bandit_faces(s) / 6
    else:
        x[at + HAS_JETON] = s.jetons_at >> casino & 1
        x[at + FACE_IS_FREE] = s.has_bandit and s.lot_seat[casino] == 0


@compiled(fast=True)
def describe_hand(s: Any, owner: int, x: Any, at: int) -> None:
    """Write the inputs for the dice in a hand."""
    own = integer(s.own[owner])
    x[at] = own * HAND
    x[at + 1] = not has_dice(s, owner)
    x[at + 2] = own == 1
    x[at + 3] = s.neutral[owner] * NEUTRAL
    x[at + 4] = s.biggies[owner] == IN_HAND


@compiled(fast=True)
def describe_table(s: Any, round_number: int, seat: int, known: int, beliefs: Any, x: Any) -> None:
    """Write the inputs for the whole table. `known` is the seat that plays by the network and knows itself, or −1."""
    seats = integer(s.seats)
    for i in range(seats):
        describe_hand(s, (seat + i) % seats, x, HAND_INPUTS * i)
    at = HAND_INPUTS * seats
    # Habits.
    for i in range(seats):
        owner = (seat + i) % seats
        for habit in range(HABITS):
            x[at + habit] = beliefs[owner, habit]
        if owner == known:
            x[at : at + HABITS] = 0
            x[at + STRANGER] = 1
        at += HABITS
    # The round and the options.
    for number in range(ROUNDS):
        x[at + number] = round_number == number + 1
    at += ROUNDS
    x[at] = s.neutral_each > 0
    x[at + 1] = s.has_jetons
    x[at + 2] = s.has_bandit
    x[at + 3] = s.has_bandit and s.bandit_ties_all


@compiled(fast=True)
def describe(s: Any, seat: int, known: int, beliefs: Any, inputs: Inputs, layers: Layers) -> int:
    """Write all inputs for a position; returns the number of casinos, 0 between two rounds."""
    casinos = integer(s.filled)
    for casino in range(casinos):
        describe_casino(s, seat, casino, inputs.casinos[casino], layers.paid, casino)
    describe_table(s, integer(s.round_number), seat, known, beliefs, inputs.table)
    first = inputs.table.shape[0]
    inputs.head[:first] = inputs.table
    describe_standings(s, seat, layers.paid[:casinos].sum(axis=0), inputs.head, first)
    return casinos
