"""The network's value of every legal move in Las Vegas with dice, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, copy_record, integer
from vabanque.games.las_vegas.bots.habits import HABITS, TRAITS
from vabanque.games.las_vegas.bots.inputs import describe_casino, describe_table
from vabanque.games.las_vegas.compiled import BANDIT_AT, RECORD, has_dice, legal, pay_out, place
from vabanque.games.vegas.bots import desk as desks
from vabanque.games.vegas.bots.choosing import add_money_forecast, add_money_paid, final_shares
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import Net, Shape, embed_casino, forward


def new_desk(shape: Shape, net: Net) -> desks.Desk:
    """A desk for this game; the endgame tries up to three placements in a row, and rollouts need two more positions."""
    return desks.new_desk(RECORD, 6, shape, net, habits=HABITS, traits=TRAITS)


@compiled(fast=True)
def value_moves(desk: Desk, beliefs: Any, greed: float) -> int:
    """Write the legal moves of the desk's position and everybody's win share after each; returns how many.

    Before the last round, the share of the seat to move also includes money, weighted by `greed`.
    """
    net, work, positions = desk.net, desk.work, desk.positions
    s = positions[0]
    seat, seats, casinos = integer(s.seat), integer(s.seats), integer(s.filled)
    greedy = s.round_number < s.rounds
    count = legal(s, desk.moves)
    look(desk, s, seat)
    for k in range(count):
        move = desk.moves[k]
        copy_record(positions, 0, 1)
        after = positions[1]
        place(after, move)
        if round_is_over(after):
            pay_out(after)
            value_between_rounds(desk, beliefs, after, seat, desk.shares[k])
            if greedy:
                add_money_paid(desk.shares[k], seat, s, after, seat, greed)
            continue
        look_again(desk, after, seat, move)
        describe_table(after, seat, seat, beliefs, desk.inputs.table)
        describe_standings(after, seat, desk.payable, False, desk.inputs)
        forward(net, work, casinos, desk.inputs.table, desk.inputs.head)
        for i in range(seats):
            desk.shares[k, (seat + i) % seats] = work.share[i]
        if greedy:
            add_money_forecast(desk.shares[k], seat, work, greed)
        put_back(desk, move)
    return count


@compiled(fast=True)
def look(desk: Desk, s: Any, seat: int) -> None:
    """Embed all casinos before any move; a move changes only one or two of them."""
    net, work, x = desk.net, desk.work, desk.inputs.casinos
    for casino in range(s.filled):
        describe_casino(s, seat, casino, x[casino], desk.paid[casino])
        embed_casino(net, work, casino, x[casino])
        work.kept[casino] = work.casinos[casino]


@compiled(fast=True)
def look_again(desk: Desk, after: Any, seat: int, move: int) -> None:
    """Embed what a move has changed: its casino and, if that is the Bandit, the casino of the face placed there too."""
    net, work, x = desk.net, desk.work, desk.inputs.casinos
    changed = move - 1 if move <= 6 else BANDIT_AT
    describe_casino(after, seat, changed, x[changed], desk.paid_after[changed])
    embed_casino(net, work, changed, x[changed])
    for owner in range(after.seats):
        desk.payable[owner] = desk.paid_after[changed, owner]
        for casino in range(after.filled):
            if casino != changed:
                desk.payable[owner] += desk.paid[casino, owner]
    if changed == BANDIT_AT:
        face = move - 7
        describe_casino(after, seat, face, x[face], desk.paid_after[face])
        embed_casino(net, work, face, x[face])


@compiled(fast=True)
def put_back(desk: Desk, move: int) -> None:
    """Restore the casinos that this move has changed."""
    work = desk.work
    changed = move - 1 if move <= 6 else BANDIT_AT
    work.casinos[changed] = work.kept[changed]
    if changed == BANDIT_AT:
        work.casinos[move - 7] = work.kept[move - 7]


@compiled(fast=True)
def value_between_rounds(desk: Desk, beliefs: Any, s: Any, known: int, share: Any) -> None:
    """Everybody's win share between two rounds or at the end: share[seat]. `known` is the seat whose player asks."""
    if s.over:
        final_shares(s, share)
        return
    seats = integer(s.seats)
    seat = (s.starter + seats - 1) % seats  # as if this seat had just placed: the starter is next
    desk.payable[:] = 0
    describe_table(s, seat, known, beliefs, desk.inputs.table)
    describe_standings(s, seat, desk.payable, True, desk.inputs)
    forward(desk.net, desk.work, 0, desk.inputs.table, desk.inputs.head)
    for i in range(seats):
        share[(seat + i) % seats] = desk.work.share[i]


@compiled(fast=True)
def round_is_over(s: Any) -> bool:
    """Does nobody have any dice left?"""
    playing = 0
    for seat in range(s.seats):
        playing += has_dice(s, seat)
    return playing == 0
