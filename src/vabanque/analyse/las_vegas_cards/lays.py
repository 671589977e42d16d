"""What every selection of cards is worth to all seats, compiled. Mirrors bots.las_vegas_cards.choice."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.analyse.vegas.conclusions import conclude_for_all
from vabanque.bots.las_vegas_cards.choice import end_of_round, lays_alone, value_between_rounds
from vabanque.bots.las_vegas_cards.inputs import describe_casino, describe_table
from vabanque.bots.vegas.desk import MOST_MOVES, Desk
from vabanque.bots.vegas.net import embed_casino, embed_table, sum_casino, sum_up
from vabanque.compiled import compiled, copy_record, integer
from vabanque.games.las_vegas_cards.compiled import CASINOS, card_count, dice_at, draw_hand, lay, legal

DRAWN, LAID = 0, 1
"""Positions on the desk: with the hand drawn, and with cards laid from it. The third is the one before the draw."""
UNDRAWN = 2


@compiled(fast=True)
def value_lays(desk: Desk, seat: int, purses: Any, shares: Any) -> int:
    """Write the legal moves of a seat and shares[guess, move, seat], as that seat sees them; returns how many."""
    net, work, x = desk.net, desk.work, desk.inputs.casinos
    positions, payable = desk.positions, desk.payable
    s = positions[DRAWN]
    seats = integer(s.seats)
    alone = lays_alone(s, seat)
    count = legal(s, seat, desk.moves)
    share = np.zeros(6, np.float32)
    for casino in range(CASINOS):
        describe_casino(s, seat, casino, x[casino], desk.paid[casino])
        embed_casino(net, work, casino, x[casino])
        work.kept[casino] = work.casinos[casino]
    # Moves of as many cards leave the same table and most casinos as they are.
    summed = np.zeros_like(work.summed)
    cards_before = -1
    for k in range(count):
        cards = desk.moves[k]
        for guess in range(purses.shape[0]):
            if guess and not alone:
                break
            copy_record(positions, DRAWN, LAID)
            after = positions[LAID]
            for owner in range(seats):
                after.won[owner] = purses[guess, owner]
            lay(after, seat, cards)
            if not (alone and end_of_round(after)):
                break
            cards_before = -1
            value_between_rounds(desk, after, seat, share)
            for owner in range(seats):
                shares[guess, k, owner] = share[owner]
        after = positions[LAID]
        if after.over or after.round_number != s.round_number:
            continue
        out = (after.out >> seat) & 1
        if card_count(cards) != cards_before:
            cards_before = card_count(cards)
            describe_table(after, seat, False, desk.inputs.table)
            embed_table(net, work, desk.inputs.table)
            if not out:
                for casino in range(CASINOS):
                    sum_casino(net, work, casino, work.kept[casino], summed[casino])
        payable[:] = 0
        work.total[:] = 0
        for casino in range(CASINOS):
            # A player who is out draws no more cards, which changes all casinos.
            if out or dice_at(cards, casino):
                describe_casino(after, seat, casino, x[casino], desk.paid_after[casino])
                embed_casino(net, work, casino, x[casino])
                sum_casino(net, work, casino, work.casinos[casino], work.summed[casino])
                work.total[:] += work.summed[casino]
                for owner in range(seats):
                    payable[owner] += desk.paid_after[casino, owner]
            else:
                work.total[:] += summed[casino]
                for owner in range(seats):
                    payable[owner] += desk.paid[casino, owner]
        conclude_for_all(desk, after, seat, purses, shares[:, k])
    return count


@compiled(fast=True)
def value_out(desk: Desk, seat: int, purses: Any, shares: Any) -> None:
    """Write shares[0, seat] for a seat that has nothing more to lay in this round."""
    s = desk.positions[DRAWN]
    desk.payable[:] = 0
    for casino in range(CASINOS):
        describe_casino(s, seat, casino, desk.inputs.casinos[casino], desk.paid[casino])
        embed_casino(desk.net, desk.work, casino, desk.inputs.casinos[casino])
        for owner in range(s.seats):
            desk.payable[owner] += desk.paid[casino, owner]
    describe_table(s, seat, False, desk.inputs.table)
    sum_up(desk.net, desk.work, CASINOS, desk.inputs.table)
    conclude_for_all(desk, s, seat, purses, shares)


@compiled(fast=True)
def draw_and_lay(desk: Desk, seat: int, purses: Any, luck: Any, drawn: Any) -> None:
    """Write drawn[sample, seat]: win shares after the best move from a hand drawn at random, as its owner sees them."""
    shares = np.zeros((purses.shape[0], MOST_MOVES, 6), np.float32)
    for sample in range(drawn.shape[0]):
        copy_record(desk.positions, UNDRAWN, DRAWN)
        draw_hand(desk.positions[DRAWN], seat, luck)
        count = value_lays(desk, seat, purses, shares)
        # The seat chooses on what it knows: its guesses at hidden money, if it has to guess.
        known_best = np.float32(-1)
        for k in range(count):
            known = shares[0, k, seat]
            if purses.shape[0] > 1:
                known = shares[1:, k, seat].sum()
            if known > known_best:
                known_best = known
                for owner in range(drawn.shape[1]):
                    drawn[sample, owner] = shares[0, k, owner]
