"""The network's value of every legal move in Las Vegas with dice, compiled.

A move changes one or two casinos and its player's hand, so only that goes through the network again (incremental
evaluation). Beliefs stay the same during a whole search and contribute what `fold_beliefs` has worked out.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, copy_record, integer
from vabanque.games.las_vegas.bots.habits import HABITS, TRAITS
from vabanque.games.las_vegas.bots.inputs import HAND_INPUTS, describe_casino, describe_hand, describe_table
from vabanque.games.las_vegas.compiled import BANDIT_AT, RECORD, has_dice, legal, pay_out, place
from vabanque.games.las_vegas.rules import IN_HAND
from vabanque.games.vegas.bots.choosing import add_money_forecast, add_money_paid, final_shares
from vabanque.games.vegas.bots.evaluation import write_shares
from vabanque.games.vegas.bots.net import (
    AFTER,
    Layers,
    Net,
    Shape,
    add_to_hidden,
    add_to_top,
    begin,
    embed_casino,
    forecast,
    sum_casinos,
)
from vabanque.games.vegas.bots.workspace import Workspace, make_workspace


def new_workspace(shape: Shape, net: Net) -> Workspace:
    """Room for a search: the endgame tries up to three placements in a row, rollouts need two positions more."""
    return make_workspace(RECORD, 6, shape, net, habits=HABITS, traits=TRAITS)


@compiled(fast=True)
def fold_beliefs(workspace: Workspace, known: int, beliefs: Any, prior: Any) -> None:
    """Begin a search from the first position, in which seat `known` uses `beliefs`, and all other viewers a `prior`."""
    net, layers, s = workspace.net, workspace.layers, workspace.positions[0]
    begin(net, layers)
    x = layers.table_inputs
    for viewer in range(s.seats):
        believed = beliefs if viewer == known else prior
        fold_table(net, x, s, integer(s.round_number), viewer, viewer, believed, layers.seat_heads[viewer])
        layers.seat_tables[viewer] = net.hidden_bias
        add_to_hidden(x, net.table, HAND_INPUTS * s.seats, x.shape[0], layers.seat_tables[viewer])
    fold_between_rounds(workspace, known, beliefs)


@compiled(fast=True)
def fold_between_rounds(workspace: Workspace, known: int, beliefs: Any) -> None:
    """The same for positions between this round and the next, which all viewers see with these beliefs."""
    net, layers, s = workspace.net, workspace.layers, workspace.positions[0]
    for viewer in range(s.seats):
        round_number = integer(s.round_number) + 1
        fold_table(net, layers.table_inputs, s, round_number, viewer, known, beliefs, layers.between[viewer])


@compiled(fast=True)
def fold_table(net: Net, x: Any, s: Any, round_number: int, viewer: int, known: int, beliefs: Any, top: Any) -> None:
    """Write the table's inputs, and what all of them but the hands contribute to the top layer."""
    describe_table(s, round_number, viewer, known, beliefs, x)
    top[:] = net.top_bias
    add_to_top(x, net.head, HAND_INPUTS * s.seats, x.shape[0], top)


@compiled(fast=True)
def value_moves(workspace: Workspace, beliefs: Any, greed: float) -> int:
    """Write the legal moves of the workspace's position and everybody's win share after each; returns how many.

    Before the last round, the share of the seat to move also includes money, weighted by `greed`.
    """
    fold_beliefs(workspace, integer(workspace.positions[0].seat), beliefs, beliefs)
    return value_moves_at(workspace, 0, greed, workspace.shares)


@compiled(fast=True)
def value_moves_at(workspace: Workspace, at: int, greed: float, shares: Any) -> int:
    """The same for positions[at], with shares[move, seat] and folded beliefs; the next position is scratch space."""
    net, layers, positions, moves = workspace.net, workspace.layers, workspace.positions, workspace.moves
    s = positions[at]
    seat = integer(s.seat)
    greedy = greed > 0 and s.round_number < s.rounds
    count = legal(s, moves)
    embed_position(net, layers, s)
    for k in range(count):
        copy_record(positions, at, at + 1)
        after = positions[at + 1]
        place(after, moves[k])
        if round_is_over(after):
            pay_out(after)
            value_between_rounds(net, layers, after, shares[k])
            if greedy:
                add_money_paid(shares[k], seat, s, after, seat, greed)
            continue
        embed_move(net, layers, after, moves[k])
        write_shares(net, layers, after, seat, shares[k])
        if greedy:
            forecast(net, layers, integer(s.filled))
            add_money_forecast(shares[k], seat, layers, greed)
    return count


@compiled(fast=True, inline=True)
def embed_position(net: Net, layers: Layers, s: Any) -> None:
    """Embed a position before any move, as the seat to move sees it, without its own hand."""
    seat, seats = integer(s.seat), integer(s.seats)
    hands = layers.table_inputs
    for casino in range(s.filled):
        describe_casino(s, seat, casino, layers.casino_inputs, layers.paid, casino)
        embed_casino(net, layers, casino, layers.casino_inputs)
    for i in range(1, seats):
        describe_hand(s, (seat + i) % seats, hands, HAND_INPUTS * i)
    layers.seen_table[:] = layers.seat_tables[seat]
    add_to_hidden(hands, net.table, HAND_INPUTS, HAND_INPUTS * seats, layers.seen_table)
    layers.seen_head[:] = layers.seat_heads[seat]
    add_to_top(hands, net.head, HAND_INPUTS, HAND_INPUTS * seats, layers.seen_head)
    layers.hand[0] = -1


@compiled(fast=True, inline=True)
def embed_move(net: Net, layers: Layers, after: Any, move: int) -> None:
    """Embed and sum up what a move has changed in the embedded position: casinos, and the hand of its player."""
    seat = integer(after.seat)
    # Moves that leave the same hand share all casinos that they do not change.
    hand = integer(after.own[seat]) + 16 * integer(after.neutral[seat]) + 256 * integer(after.biggies[seat] == IN_HAND)
    if hand != layers.hand[0]:
        layers.hand[0] = hand
        x = layers.table_inputs
        describe_hand(after, seat, x, 0)
        layers.table[:] = layers.seen_table
        add_to_hidden(x, net.table, 0, HAND_INPUTS, layers.table)
        layers.head[:] = layers.seen_head
        add_to_top(x, net.head, 0, HAND_INPUTS, layers.head)
        layers.is_summed[:] = False
    # On the Bandit, dice also change the casino of their face.
    changed = 1 << move - 1 if move <= 6 else 1 << BANDIT_AT | 1 << move - 7
    for casino in range(after.filled):
        if changed >> casino & 1:
            describe_casino(after, seat, casino, layers.casino_inputs, layers.paid, AFTER + casino)
            embed_casino(net, layers, AFTER + casino, layers.casino_inputs)
    sum_casinos(net, layers, integer(after.filled), changed)


@compiled(fast=True)
def value_between_rounds(net: Net, layers: Layers, s: Any, share: Any) -> None:
    """Everybody's win share between two rounds or at the end: share[seat]."""
    if s.over:
        final_shares(s, share)
        return
    hands, seats = layers.table_inputs, integer(s.seats)
    seat = (s.starter + seats - 1) % seats  # as if this seat had just placed: the starter is next
    for i in range(seats):
        describe_hand(s, (seat + i) % seats, hands, HAND_INPUTS * i)
    layers.head[:] = layers.between[seat]
    add_to_top(hands, net.head, 0, HAND_INPUTS * seats, layers.head)
    layers.hand[0] = -1
    sum_casinos(net, layers, 0, 0)
    write_shares(net, layers, s, seat, share)


@compiled(fast=True)
def round_is_over(s: Any) -> bool:
    """Does nobody have any dice left?"""
    playing = 0
    for seat in range(s.seats):
        playing += has_dice(s, seat)
    return playing == 0
