"""The network's value of every legal move in the card game, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import compiled, copy_record, integer
from vabanque.games.las_vegas_cards.bots.inputs import describe_casino, describe_table
from vabanque.games.las_vegas_cards.compiled import (
    CASINOS,
    RECORD,
    card_count,
    dice_at,
    lay,
    legal,
    next_play,
    pass_turn,
)
from vabanque.games.las_vegas_cards.editions import ROUNDS
from vabanque.games.vegas.bots import desk as desks
from vabanque.games.vegas.bots.choosing import add_money_forecast, add_money_paid, final_shares
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import Net, Shape, conclude, embed_casino, embed_table, forward, sum_casino

TOGETHER = 0.004
"""The temperature (`softmax_choice`) when all choose at the same time, so that rivals cannot predict a move. Chosen by
hand: the network cannot tell moves this close apart."""


def new_desk(shape: Shape, net: Net) -> desks.Desk:
    """A desk for this game."""
    return desks.new_desk(RECORD, 2, shape, net)


@compiled(fast=True)
def value_moves(desk: Desk, seat: int, greed: float) -> int:
    """Write the legal moves of a seat at the desk's position and what each is worth to it; returns how many.

    That is its win share and, before the last round, also money, weighted by `greed`.
    """
    net, work, x = desk.net, desk.work, desk.inputs.casinos
    positions = desk.positions
    s = positions[0]
    greedy = greed > 0 and s.round_number < ROUNDS
    alone = lays_alone(s, seat)
    count = legal(s, seat, desk.moves)
    # The casinos before any move.
    for casino in range(CASINOS):
        describe_casino(s, seat, casino, x[casino], desk.paid[casino])
        embed_casino(net, work, casino, x[casino])
        work.kept[casino] = work.casinos[casino]
    unchanged = np.zeros_like(work.summed)
    cards_before = 0
    for k in range(count):
        cards = desk.moves[k]
        copy_record(positions, 0, 1)
        after = positions[1]
        lay(after, seat, cards)
        if alone and end_of_round(after):
            value_between_rounds(desk, after, seat, desk.shares[k])
            if greedy:
                add_money_paid(desk.shares[k], seat, s, after, seat, greed)
            cards_before = 0
            continue
        sum_up_lay(desk, after, seat, cards, card_count(cards) != cards_before, unchanged)
        cards_before = card_count(cards)
        describe_standings(after, seat, desk.payable, False, desk.inputs)
        conclude(net, work, CASINOS, desk.inputs.head)
        desk.shares[k, seat] = work.share[0]
        if greedy:
            add_money_forecast(desk.shares[k], seat, work, greed)
    for k in range(count):
        desk.values[k] = desk.shares[k, seat]
    return count


@compiled(fast=True)
def sum_up_lay(desk: Desk, after: Any, seat: int, cards: int, other_count: bool, unchanged: Any) -> None:
    """Sum up the casinos after a lay, and what they would pay.

    Lays of the same number of cards share the table's inputs and most casinos. `unchanged` caches these casinos until
    a lay has a different number of cards than the one before (`other_count`).
    """
    net, work, payable = desk.net, desk.work, desk.payable
    out = (after.out >> seat) & 1
    if other_count:
        describe_table(after, seat, False, desk.inputs.table)
        embed_table(net, work, desk.inputs.table)
        if not out:
            for casino in range(CASINOS):
                sum_casino(net, work, casino, work.kept[casino], unchanged[casino])
    payable[:] = 0
    work.total[:] = 0
    for casino in range(CASINOS):
        # A player who is out draws no more cards, which changes all casinos.
        changed = out or dice_at(cards, casino)
        if changed:
            x = desk.inputs.casinos[casino]
            describe_casino(after, seat, casino, x, desk.paid_after[casino])
            embed_casino(net, work, casino, x)
            sum_casino(net, work, casino, work.casinos[casino], work.summed[casino])
        work.total[:] += work.summed[casino] if changed else unchanged[casino]
        for owner in range(integer(after.seats)):
            payable[owner] += desk.paid_after[casino, owner] if changed else desk.paid[casino, owner]


@compiled(fast=True)
def lays_alone(s: Any, seat: int) -> bool:
    """Does nobody lay at the same time as `seat`?"""
    others = ((1 << s.seats) - 1) & ~(s.out | 1 << seat)
    return s.in_turn or others == 0


@compiled(fast=True)
def end_of_round(s: Any) -> bool:
    """If a move was the last of the round, go on and pay; otherwise leave the position unchanged."""
    round_number = integer(s.round_number)
    play = integer(s.play)
    seat = integer(s.seat)
    if s.in_turn:
        pass_turn(s)
    else:
        next_play(s)
    if s.over or s.round_number != round_number:
        return True
    s.play = play
    s.seat = seat
    return False


@compiled(fast=True)
def value_between_rounds(desk: Desk, s: Any, seat: int, share: Any) -> None:
    """Everybody's win share between two rounds or at the end, as `seat` sees it: share[seat]."""
    if s.over:
        final_shares(s, share)
        return
    seats = integer(s.seats)
    desk.payable[:] = 0
    describe_table(s, seat, True, desk.inputs.table)
    describe_standings(s, seat, desk.payable, True, desk.inputs)
    forward(desk.net, desk.work, 0, desk.inputs.table, desk.inputs.head)
    for i in range(seats):
        share[(seat + i) % seats] = desk.work.share[i]
