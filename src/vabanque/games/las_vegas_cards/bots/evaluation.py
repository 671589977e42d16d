"""The network's value of every legal move in the card game, compiled."""

from __future__ import annotations

from typing import Any

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
from vabanque.games.vegas.bots.choosing import add_money_forecast, add_money_paid, final_shares
from vabanque.games.vegas.bots.evaluation import write_shares, write_shares_for_all
from vabanque.games.vegas.bots.net import (
    AFTER,
    MOST_SEATS,
    Layers,
    Net,
    Shape,
    begin,
    embed_casino,
    embed_table,
    forecast,
    sum_casinos,
)
from vabanque.games.vegas.bots.workspace import MOST_MOVES, Workspace, make_workspace


def new_workspace(shape: Shape, net: Net) -> Workspace:
    """A workspace for this game: two positions to value moves, three more for rollouts or a review."""
    return make_workspace(RECORD, 5, shape, net)


@compiled(fast=True)
def value_moves(workspace: Workspace, seat: int, greed: float) -> int:
    """Write the legal moves of a seat at the workspace's position and what each is worth to it; returns how many.

    That is its win share and, before the last round, also money, weighted by `greed`.
    """
    s = workspace.positions[0]
    for owner in range(s.seats):
        workspace.purses[0, owner] = s.won[owner]
    shares = workspace.shares.reshape(1, MOST_MOVES, MOST_SEATS)
    count = value_lays(workspace, seat, workspace.purses, greed, shares)
    for k in range(count):
        workspace.values[k] = shares[0, k, seat]
    return count


@compiled(fast=True)
def value_lays(workspace: Workspace, seat: int, purses: Any, greed: float, shares: Any) -> int:
    """The same for many guesses at everybody's money: shares[guess, move, seat], as that seat sees them."""
    net, layers, positions, moves = workspace.net, workspace.layers, workspace.positions, workspace.moves
    s = positions[0]
    greedy = greed > 0 and s.round_number < ROUNDS
    alone = lays_alone(s, seat)
    count = legal(s, seat, moves)
    embed_position(net, layers, s, seat)
    cards_before = -1
    for k in range(count):
        cards = moves[k]
        for guess in range(purses.shape[0]):
            copy_record(positions, 0, 1)
            after = positions[1]
            for owner in range(s.seats):
                after.won[owner] = purses[guess, owner]
            lay(after, seat, cards)
            if not (alone and end_of_round(after)):
                embed_lay(net, layers, after, seat, cards, card_count(cards) != cards_before)
                cards_before = card_count(cards)
                write_shares_for_all(net, layers, after, seat, purses, shares[:, k])
                if greedy:
                    forecast(net, layers, CASINOS)
                    add_money_forecast(shares[guess, k], seat, layers, greed)
                break
            cards_before = -1
            value_between_rounds(net, layers, after, seat, shares[guess, k])
            if greedy:
                add_money_paid(shares[guess, k], seat, s, after, seat, greed)
    return count


@compiled(fast=True, inline=True)
def embed_position(net: Net, layers: Layers, s: Any, seat: int) -> None:
    """Embed all casinos before any move."""
    begin(net, layers)
    for casino in range(CASINOS):
        describe_casino(s, seat, casino, layers.casino_inputs, layers.paid, casino)
        embed_casino(net, layers, casino, layers.casino_inputs)


@compiled(fast=True, inline=True)
def embed_lay(net: Net, layers: Layers, after: Any, seat: int, cards: int, other_count: bool) -> None:
    """Embed what a lay has changed in the embedded position, and sum everything up.

    Lays of the same number of cards share the table's inputs and most casinos. They are worked out again only if a lay
    has a different number of cards than the one before (`other_count`).
    """
    if other_count:
        describe_table(after, seat, layers.table_inputs)
        embed_table(net, layers, layers.table_inputs)
    changed = 0
    for casino in range(CASINOS):
        # A player who is out draws no more cards, which changes all casinos.
        if (after.out >> seat) & 1 or dice_at(cards, casino):
            changed |= 1 << casino
            describe_casino(after, seat, casino, layers.casino_inputs, layers.paid, AFTER + casino)
            embed_casino(net, layers, AFTER + casino, layers.casino_inputs)
    sum_casinos(net, layers, CASINOS, changed)


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
def value_between_rounds(net: Net, layers: Layers, s: Any, seat: int, share: Any) -> None:
    """Everybody's win share between two rounds or at the end, as `seat` sees it: share[seat]."""
    if s.over:
        final_shares(s, share)
        return
    describe_table(s, seat, layers.table_inputs)
    embed_table(net, layers, layers.table_inputs)
    sum_casinos(net, layers, 0, 0)
    write_shares(net, layers, s, seat, share)
