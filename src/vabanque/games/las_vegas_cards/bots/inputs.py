"""The card game as the network sees it, compiled.

A position is seen from one player right after choosing: its own cards are laid, those of others who choose at the same
time are not yet. Seats count clockwise from that player.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.las_vegas_cards.compiled import BILLS, PILE, bill_for, card_count, weights
from vabanque.games.las_vegas_cards.editions import PLAYS, ROUNDS
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
from vabanque.games.vegas.bots.packed import weight_at
from vabanque.games.vegas.compiled import ranking

HAS_JETON, SINGLES_TO_COME, DOUBLES_TO_COME = range(3)
"""A casino's last inputs: does it have a Jeton, and which of its cards are still in the player's own pile."""
CASINO_FLAGS, HAND_INPUTS, TABLE_FLAGS = 3, 5, 2
"""How many inputs there are of each kind. For every seat: cards laid, out or not, still to lay in this play, plays
left, starting player or not. For the table: whether players lay in turn, and whether there are Jetons."""
SINGLE, PLAY = 0.25, 0.1667
"""Scales. Single cards still to come: four are 1. Plays left: six are about 1; the shipped networks were trained with
exactly this number."""


def shape_for(seats: int) -> Shape:
    """The network for a number of seats."""
    casino = (2 + MORE_DICE) * seats + pair_inputs(seats) + BILLS + CASINO_FLAGS
    table = HAND_INPUTS * seats + PLAYS + ROUNDS + TABLE_FLAGS
    return Shape(casino, table, table + standing_inputs(seats), seats)


@compiled(fast=True)
def describe_casino(s: Any, seat: int, casino: int, x: Any, paid: Any, row: int) -> None:
    """Write the inputs for one casino, and what it would pay every seat now: paid[row, seat]."""
    seats = integer(s.seats)
    x[:] = 0
    weighed = weights(s, casino)
    order = ranking(weighed)
    # Everybody's dice, what it would pay now, and with more dice.
    at = 0
    for i in range(seats):
        owner = (seat + i) % seats
        paid[row, owner] = bill_for(s, casino, order, owner)
        x[at] = weight_at(weighed, owner) * WEIGHT
        x[at + 1] = paid[row, owner] * BILL
        for more in range(1, MORE_DICE + 1):
            x[at + 1 + more] = bill_for(s, casino, ranking(with_more_dice(weighed, owner, more)), owner) * BILL
        at += 2 + MORE_DICE
    describe_pairs(weighed, seat, seats, seats, x[at:])
    at += seats * (seats - 1)
    # Its bills, and what is special about it.
    for number in range(BILLS):
        x[at + number] = s.bills[BILLS * casino + number] * BILL
    at += BILLS
    x[at + HAS_JETON] = s.jetons_at >> casino & 1
    for card in range(s.pile_count[seat]):
        sort = s.piles[PILE * seat + card]
        if sort == 2 * casino:
            x[at + SINGLES_TO_COME] += SINGLE
        elif sort == 2 * casino + 1:
            x[at + DOUBLES_TO_COME] += 1


@compiled(fast=True)
def still_to_lay(s: Any, seat: int, other: int) -> bool:
    """Does `other` still have to lay in this play, after `seat` has just chosen?"""
    if other == seat or (s.out >> other) & 1:
        return False
    if not s.in_turn:
        return True
    seats = integer(s.seats)
    return (other - s.starter + seats) % seats > (seat - s.starter + seats) % seats


@compiled(fast=True)
def describe_table(s: Any, seat: int, x: Any) -> None:
    """Write the inputs for the whole table; between two rounds, everybody still has to lay."""
    seats = integer(s.seats)
    between = s.filled == 0
    # What everybody has laid and can still lay.
    at = 0
    for i in range(seats):
        owner = (seat + i) % seats
        waiting = between or still_to_lay(s, seat, owner)
        out = (s.out >> owner) & 1
        x[at] = card_count(s.laid[owner]) * HAND
        x[at + 1] = out
        x[at + 2] = waiting
        x[at + 3] = 0 if out else (PLAYS - s.play + waiting) * PLAY
        x[at + 4] = owner == s.starter
        at += HAND_INPUTS
    # The play, the round and the options.
    for number in range(PLAYS):
        x[at + number] = s.play == number + 1
    at += PLAYS
    for number in range(ROUNDS):
        x[at + number] = s.round_number == number + 1
    at += ROUNDS
    x[at] = s.in_turn
    x[at + 1] = s.has_jetons


@compiled(fast=True)
def describe(s: Any, seat: int, inputs: Inputs, layers: Layers) -> int:
    """Write all inputs for a position as `seat` sees it; returns the number of casinos, 0 between two rounds."""
    casinos = integer(s.filled)
    for casino in range(casinos):
        describe_casino(s, seat, casino, inputs.casinos[casino], layers.paid, casino)
    describe_table(s, seat, inputs.table)
    first = inputs.table.shape[0]
    inputs.head[:first] = inputs.table
    describe_standings(s, seat, layers.paid[:casinos].sum(axis=0), inputs.head, first)
    return casinos
