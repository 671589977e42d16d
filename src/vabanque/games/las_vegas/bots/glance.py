"""The network at a glance, compiled: the values of `choice.value_moves`, several times as fast.

While a player searches, its beliefs stay the same. So their contribution to the layers is computed once for every
viewing seat (`fold_beliefs`), and a move only adds what it changes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled, copy_record, integer
from vabanque.games.las_vegas.bots.choice import round_is_over
from vabanque.games.las_vegas.bots.habits import HABITS, STRANGER
from vabanque.games.las_vegas.bots.inputs import HAND_INPUTS, NEUTRAL, ROUNDS, describe_casino
from vabanque.games.las_vegas.compiled import BANDIT_AT, has_dice, legal, pay_out, place
from vabanque.games.las_vegas.rules import IN_HAND
from vabanque.games.vegas.bots.choosing import final_shares
from vabanque.games.vegas.bots.desk import MOST_SEATS, Desk
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import MOST_CASINOS, Net, Shape
from vabanque.games.vegas.bots.scales import HAND

HIDDEN, SUMMED, TOP = (Shape._field_defaults[layer] for layer in ("hidden", "summed", "top"))
"""Sizes of the layers. As constants they let the compiler unroll every loop, which makes it three times as fast."""
TARGET, OF_FACE, NOTHING = range(3)
"""Rows for what a move has changed: the casino where its dice lie; the casino of their face, if they went to the
Bandit; and, in `paid_after` only, a row of zeros."""


class Glance(NamedTuple):
    """Partial sums of the layers over everything that no move changes, by viewing seat; and scratch space."""

    hidden: Any
    """[seat, unit]: bias and beliefs in the first layer …"""
    top: Any
    """… and in the last hidden layer."""
    between: Any
    """[seat, unit]: the same between two rounds."""
    second: Any
    """[summed, hidden]: the network's second layer, transposed, so that a sum stays in a register."""
    casinos: Any
    """[casino, unit]: the first layer's part that depends on a casino alone, before a move …"""
    changed: Any
    """… and after it: rows TARGET and OF_FACE."""
    table: Any
    table_now: Any
    head: Any
    head_now: Any
    units: Any
    total: Any
    logits: Any
    inputs: Any
    """Scratch array for the inputs of one casino."""


def new_glance(shape: Shape, net: Net) -> Glance:
    """Arrays for valuing positions with this network."""

    def room(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Glance(
        hidden=room(MOST_SEATS, shape.hidden),
        top=room(MOST_SEATS, shape.top),
        between=room(MOST_SEATS, shape.top),
        second=np.ascontiguousarray(net.summed.T),
        casinos=room(MOST_CASINOS, shape.hidden),
        changed=room(2, shape.hidden),
        table=room(shape.hidden),
        table_now=room(shape.hidden),
        head=room(shape.top),
        head_now=room(shape.top),
        units=room(shape.hidden),
        total=room(shape.summed),
        logits=room(MOST_SEATS),
        inputs=room(shape.casino),
    )


@compiled(fast=True)
def fold_beliefs(glance: Glance, net: Net, s: Any, known: int, beliefs: Any, strangers: Any) -> None:
    """Sum up what beliefs and options contribute. Seat `known` uses `beliefs`, all other viewers use `strangers`."""
    seats = integer(s.seats)
    for viewer in range(seats):
        believed = beliefs if viewer == known else strangers
        glance.hidden[viewer] = net.hidden_bias
        glance.top[viewer] = net.top_bias
        glance.between[viewer] = net.top_bias
        at = HAND_INPUTS * seats
        for i in range(seats):
            owner = (viewer + i) % seats
            for habit in range(HABITS):
                part = believed[owner, habit]
                if owner == viewer:
                    part = np.float32(habit == STRANGER)
                add_hidden(part, net.table, at, glance.hidden[viewer])
                add_top(part, net.head, at, glance.top[viewer])
                part = beliefs[owner, habit]
                if owner == known:
                    part = np.float32(habit == STRANGER)
                add_top(part, net.head, at, glance.between[viewer])
                at += 1
        at += ROUNDS
        all_ties = s.has_bandit > 0 and s.bandit_ties_all > 0
        for option in (s.neutral_each > 0, s.has_jetons > 0, s.has_bandit > 0, all_ties):
            if option:
                add_hidden(np.float32(1), net.table, at, glance.hidden[viewer])
                add_top(np.float32(1), net.head, at, glance.top[viewer])
                add_top(np.float32(1), net.head, at, glance.between[viewer])
            at += 1


@compiled(fast=True)
def add_hidden(part: Any, weights: Any, row: int, y: Any) -> None:
    """y += part · weights[row], in the first layer."""
    if part != 0:
        for j in range(HIDDEN):
            y[j] += part * weights[row, j]


@compiled(fast=True)
def add_top(part: Any, weights: Any, row: int, y: Any) -> None:
    """y += part · weights[row], in the last hidden layer."""
    if part != 0:
        for j in range(TOP):
            y[j] += part * weights[row, j]


@compiled(fast=True)
def add_hand(net: Net, s: Any, owner: int, i: int, table: Any, head: Any) -> None:
    """Add the dice in the hand of `owner`, who sits i places clockwise from the viewer. See `describe_table`."""
    at = HAND_INPUTS * i
    own = integer(s.own[owner])
    hand = (
        np.float32(own * HAND),
        np.float32(not has_dice(s, owner)),
        np.float32(own == 1),
        np.float32(s.neutral[owner] * NEUTRAL),
        np.float32(s.biggies[owner] == IN_HAND),
    )
    for part in hand:
        add_hidden(part, net.table, at, table)
        add_top(part, net.head, at, head)
        at += 1


@compiled(fast=True)
def glance_at_casino(glance: Glance, net: Net, s: Any, seat: int, casino: int, row: Any, paid: Any) -> None:
    """Write one casino's part of the first layer."""
    x = glance.inputs
    describe_casino(s, seat, casino, x, paid)
    row[:] = 0
    for i in range(x.shape[0]):
        add_hidden(x[i], net.casino, i, row)


@compiled(fast=True)
def glance_at_moves(glance: Glance, desk: Desk, at: int, shares: Any) -> int:
    """Write the legal moves of positions[at] and everybody's win share after each; returns how many.

    Needs positions[at + 1] as scratch space.
    """
    net, positions = desk.net, desk.positions
    s = positions[at]
    seat, seats, casinos = integer(s.seat), integer(s.seats), integer(s.filled)
    count = legal(s, desk.moves)
    for owner in range(seats):
        desk.payable[owner] = 0
    for casino in range(casinos):
        glance_at_casino(glance, net, s, seat, casino, glance.casinos[casino], desk.paid[casino])
        for owner in range(seats):
            desk.payable[owner] += desk.paid[casino, owner]
    table, head = glance.table, glance.head
    table[:] = glance.hidden[seat]
    head[:] = glance.top[seat]
    for i in range(1, seats):
        add_hand(net, s, (seat + i) % seats, i, table, head)
    now = (HAND_INPUTS + HABITS) * seats + s.round_number - 1
    add_hidden(np.float32(1), net.table, now, table)
    add_top(np.float32(1), net.head, now, head)
    for k in range(count):
        move = desk.moves[k]
        copy_record(positions, at, at + 1)
        after = positions[at + 1]
        place(after, move)
        if round_is_over(after):
            pay_out(after)
            glance_between_rounds(glance, desk, after, shares[k])
            continue
        glance.table_now[:] = table
        glance.head_now[:] = head
        add_hand(net, after, seat, 0, glance.table_now, glance.head_now)
        changed = move - 1 if move <= 6 else BANDIT_AT
        face = move - 7  # the face that goes to the Bandit; negative if none
        glance_at_casino(glance, net, after, seat, changed, glance.changed[TARGET], desk.paid_after[TARGET])
        if face >= 0:
            glance_at_casino(glance, net, after, seat, face, glance.changed[OF_FACE], desk.paid_after[OF_FACE])
        for owner in range(seats):
            desk.payable[owner] += desk.paid_after[TARGET, owner] - desk.paid[changed, owner]
        describe_standings(after, seat, desk.payable, False, desk.inputs)
        for owner in range(seats):
            desk.payable[owner] -= desk.paid_after[TARGET, owner] - desk.paid[changed, owner]
        glance.total[:] = 0
        for casino in range(casinos):
            if casino == changed:
                add_up_casino(glance, net, glance.changed, TARGET)
            elif casino == face:
                add_up_casino(glance, net, glance.changed, OF_FACE)
            else:
                add_up_casino(glance, net, glance.casinos, casino)
        for i in range(SUMMED):
            add_top(glance.total[i], net.total, i, glance.head_now)
        conclude(glance, desk, seats, seat, shares[k])
    return count


@compiled(fast=True)
def add_up_casino(glance: Glance, net: Net, rows: Any, row: int) -> None:
    """Add a casino's second layer to the sum of all."""
    units = glance.units
    for j in range(HIDDEN):
        units[j] = max(rows[row, j] + glance.table_now[j], np.float32(0))
    for i in range(SUMMED):
        summed = net.summed_bias[i]
        for j in range(HIDDEN):
            summed += units[j] * glance.second[i, j]
        glance.total[i] += max(summed, np.float32(0))


@compiled(fast=True)
def conclude(glance: Glance, desk: Desk, seats: int, seat: int, share: Any) -> None:
    """Add the standings (written by `describe_standings`), and write everybody's win share."""
    net, top, logits = desk.net, glance.head_now, glance.logits
    x = desk.inputs.head
    for i in range(desk.inputs.table.shape[0], x.shape[0]):
        add_top(x[i], net.head, i, top)
    for j in range(seats):
        logits[j] = net.out_bias[j]
    for i in range(TOP):
        if top[i] > 0:
            for j in range(seats):
                logits[j] += top[i] * net.out[i, j]
    highest = logits[0]
    for j in range(1, seats):
        highest = max(highest, logits[j])
    total = np.float32(0)
    for j in range(seats):
        logits[j] = np.exp(logits[j] - highest)
        total += logits[j]
    for j in range(seats):
        share[(seat + j) % seats] = logits[j] / total


@compiled(fast=True)
def glance_between_rounds(glance: Glance, desk: Desk, s: Any, share: Any) -> None:
    """Everybody's win share between two rounds or at the end. Mirrors choice.value_between_rounds."""
    if s.over:
        final_shares(s, share)
        return
    net, seats = desk.net, integer(s.seats)
    seat = (s.starter + seats - 1) % seats
    nothing = desk.paid_after[NOTHING]
    nothing[:] = 0
    glance.head_now[:] = glance.between[seat]
    for i in range(seats):
        add_hand(net, s, (seat + i) % seats, i, glance.table_now, glance.head_now)
    add_top(np.float32(1), net.head, (HAND_INPUTS + HABITS) * seats + s.round_number - 1, glance.head_now)
    describe_standings(s, seat, nothing, True, desk.inputs)
    conclude(glance, desk, seats, seat, share)
