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
from vabanque.games.vegas.bots import desk as desks
from vabanque.games.vegas.bots.choosing import add_money_forecast, add_money_paid, final_shares
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.evaluation import sum_up, write_shares
from vabanque.games.vegas.bots.net import Net, Shape, add_to_hidden, add_to_top, begin, embed_casino, forecast


def new_desk(shape: Shape, net: Net) -> desks.Desk:
    """A desk for this game; the endgame tries up to three placements in a row, and rollouts need two more positions."""
    return desks.new_desk(RECORD, 6, shape, net, habits=HABITS, traits=TRAITS)


@compiled(fast=True)
def fold_beliefs(desk: Desk, known: int, beliefs: Any, strangers: Any) -> None:
    """Begin a search from the desk's position in which seat `known` uses `beliefs`, all other viewers `strangers`."""
    begin(desk.net, desk.work)
    s, x, views = desk.positions[0], desk.inputs.table, desk.views
    for viewer in range(s.seats):
        believed = beliefs if viewer == known else strangers
        fold_table(desk, integer(s.round_number), viewer, viewer, believed, views.top[viewer])
        views.hidden[viewer] = desk.net.hidden_bias
        add_to_hidden(x, desk.net.table, HAND_INPUTS * s.seats, x.shape[0], views.hidden[viewer])
    fold_between_rounds(desk, known, beliefs)


@compiled(fast=True)
def fold_between_rounds(desk: Desk, known: int, beliefs: Any) -> None:
    """The same for positions between this round and the next, which all viewers see with these beliefs."""
    s = desk.positions[0]
    for viewer in range(s.seats):
        fold_table(desk, integer(s.round_number) + 1, viewer, known, beliefs, desk.views.between[viewer])


@compiled(fast=True)
def fold_table(desk: Desk, round_number: int, viewer: int, known: int, beliefs: Any, top: Any) -> None:
    """Write the table's inputs, and what all of them but the hands contribute to the top layer."""
    x, s = desk.inputs.table, desk.positions[0]
    describe_table(s, round_number, viewer, known, beliefs, x)
    top[:] = desk.net.top_bias
    add_to_top(x, desk.net.head, HAND_INPUTS * s.seats, x.shape[0], top)


@compiled(fast=True)
def value_moves(desk: Desk, beliefs: Any, greed: float) -> int:
    """Write the legal moves of the desk's position and everybody's win share after each; returns how many.

    Before the last round, the share of the seat to move also includes money, weighted by `greed`.
    """
    fold_beliefs(desk, integer(desk.positions[0].seat), beliefs, beliefs)
    return value_moves_at(desk, 0, greed, desk.shares)


@compiled(fast=True)
def value_moves_at(desk: Desk, at: int, greed: float, shares: Any) -> int:
    """The same for positions[at], with shares[move, seat] and folded beliefs; the next position is scratch space."""
    positions = desk.positions
    s = positions[at]
    seat = integer(s.seat)
    greedy = greed > 0 and s.round_number < s.rounds
    count = legal(s, desk.moves)
    embed_position(desk, at)
    for k in range(count):
        copy_record(positions, at, at + 1)
        after = positions[at + 1]
        place(after, desk.moves[k])
        if round_is_over(after):
            pay_out(after)
            value_between_rounds(desk, after, shares[k])
            if greedy:
                add_money_paid(shares[k], seat, s, after, seat, greed)
            continue
        embed_move(desk, after, desk.moves[k])
        write_shares(desk, after, seat, shares[k])
        if greedy:
            forecast(desk.net, desk.work, integer(s.filled))
            add_money_forecast(shares[k], seat, desk.work, greed)
    return count


@compiled(fast=True)
def embed_position(desk: Desk, at: int) -> None:
    """Embed positions[at] before any move, as the seat to move sees it, without its own hand."""
    s, net, views, hands = desk.positions[at], desk.net, desk.views, desk.inputs.table
    seat, seats = integer(s.seat), integer(s.seats)
    for casino in range(s.filled):
        x = desk.inputs.casinos[casino]
        describe_casino(s, seat, casino, x, desk.paid[casino])
        embed_casino(net, x, desk.work.casinos[casino])
    views.table[:] = views.hidden[seat]
    views.head[:] = views.top[seat]
    views.hand[0] = -1
    for i in range(1, seats):
        describe_hand(s, (seat + i) % seats, hands, HAND_INPUTS * i)
    add_to_hidden(hands, net.table, HAND_INPUTS, HAND_INPUTS * seats, views.table)
    add_to_top(hands, net.head, HAND_INPUTS, HAND_INPUTS * seats, views.head)


@compiled(fast=True)
def embed_move(desk: Desk, after: Any, move: int) -> None:
    """Embed and sum up what a move has changed in the embedded position: casinos, and the hand of its player."""
    net, work, views, seat = desk.net, desk.work, desk.views, integer(after.seat)
    # Moves that leave the same hand share all casinos that they do not change.
    hand = integer(after.own[seat]) + 16 * integer(after.neutral[seat]) + 256 * integer(after.biggies[seat] == IN_HAND)
    if hand != views.hand[0]:
        views.hand[0] = hand
        work.table[:] = views.table
        work.head[:] = views.head
        describe_hand(after, seat, desk.inputs.table, 0)
        add_to_hidden(desk.inputs.table, net.table, 0, HAND_INPUTS, work.table)
        add_to_top(desk.inputs.table, net.head, 0, HAND_INPUTS, work.head)
        work.is_summed[:] = False
    # On the Bandit, dice also change the casino of their face.
    changed = 1 << move - 1 if move <= 6 else 1 << BANDIT_AT | 1 << move - 7
    for casino in range(after.filled):
        if changed >> casino & 1:
            x = desk.inputs.casinos[casino]
            describe_casino(after, seat, casino, x, desk.paid_after[casino])
            embed_casino(net, x, work.changed[casino])
    sum_up(desk, integer(after.filled), changed)


@compiled(fast=True)
def value_between_rounds(desk: Desk, s: Any, share: Any) -> None:
    """Everybody's win share between two rounds or at the end: share[seat]."""
    if s.over:
        final_shares(s, share)
        return
    work, hands, seats = desk.work, desk.inputs.table, integer(s.seats)
    seat = (s.starter + seats - 1) % seats  # as if this seat had just placed: the starter is next
    work.head[:] = desk.views.between[seat]
    for i in range(seats):
        describe_hand(s, (seat + i) % seats, hands, HAND_INPUTS * i)
    add_to_top(hands, desk.net.head, 0, HAND_INPUTS * seats, work.head)
    desk.views.hand[0] = -1
    sum_up(desk, 0, 0)
    write_shares(desk, s, seat, share)


@compiled(fast=True)
def round_is_over(s: Any) -> bool:
    """Does nobody have any dice left?"""
    playing = 0
    for seat in range(s.seats):
        playing += has_dice(s, seat)
    return playing == 0
