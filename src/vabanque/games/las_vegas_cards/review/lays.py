"""What every selection of cards is worth to all seats, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled, copy_record
from vabanque.games.las_vegas_cards.bots.evaluation import embed_lay, end_of_round, value_lays
from vabanque.games.las_vegas_cards.compiled import land_draw, lay, pass_turn
from vabanque.games.las_vegas_cards.editions import PLAYS
from vabanque.games.vegas.bots.evaluation import write_shares_for_all
from vabanque.games.vegas.bots.net import begin
from vabanque.games.vegas.bots.workspace import MOST_MOVES, Workspace

DRAWN, LAID = 0, 1
"""Positions: with the hand drawn, and with cards laid from it. The third is the one before the draw."""
UNDRAWN = 2
THINNED = 8
"""If a seat's hands are tried one by one, only every eighth hand of the last seat is tried with each."""


@compiled(fast=True)
def value_out(workspace: Workspace, seat: int, purses: Any, shares: Any) -> None:
    """Write shares[0, seat] for a seat that has nothing more to lay in this round."""
    s = workspace.positions[DRAWN]
    net, layers = workspace.net, workspace.layers
    begin(net, layers)
    embed_lay(net, layers, s, seat, 0, True)
    write_shares_for_all(net, layers, s, seat, purses, shares)


class Hands(NamedTuple):
    """What a seat may draw next, and what it knows of everybody's money."""

    cards: Any
    """[hand]: the cards, packed."""
    chance: Any
    """[hand]: how likely it is."""
    purses: Any
    """[guess, seat]: everybody's money; the first row is the truth."""


class Last(NamedTuple):
    """The only other seat that can still lay in this round, with its own workspace."""

    seat: int
    """−1 if there is none, or more than one."""
    hands: Hands
    workspace: Workspace


@compiled(fast=True)
def draw_and_lay(workspace: Workspace, seat: int, hands: Hands, last: Last, drawn: Any) -> None:
    """Write drawn[hand, seat]: win shares after the best lay from each hand. UNDRAWN is the position before."""
    shares = np.zeros((hands.purses.shape[0], MOST_MOVES, 6), np.float32)
    for number in range(drawn.shape[0]):
        copy_record(workspace.positions, UNDRAWN, DRAWN)
        land_draw(workspace.positions[DRAWN], seat, hands.cards[number])
        count = value_lays(workspace, seat, hands.purses, 0.0, shares)
        if last.seat >= 0:
            for k in range(count):
                if known_share(shares, k, seat) == best_known(shares, count, seat):
                    let_last_lay(workspace, seat, k, last, number % THINNED, THINNED, shares[0, k])
        drawn[number] = 0
        add_best(shares, count, seat, 1.0, drawn[number])


@compiled(fast=True)
def let_last_lay(workspace: Workspace, seat: int, k: int, last: Last, first: int, step: int, share: Any) -> None:
    """Write share[seat] after lay number k, if only `last` can lay after it: over all its hands or some of them."""
    copy_record(workspace.positions, DRAWN, LAID)
    after = workspace.positions[LAID]
    lay(after, seat, workspace.moves[k])
    if (after.play < PLAYS and not (after.out >> seat) & 1) or end_of_round(after):
        return
    pass_turn(after)
    hands = last.hands
    shares = np.zeros((hands.purses.shape[0], MOST_MOVES, 6), np.float32)
    share[:] = 0
    tried = 0.0
    for number in range(first % hands.cards.shape[0], hands.cards.shape[0], step):
        last.workspace.positions[DRAWN] = after
        land_draw(last.workspace.positions[DRAWN], last.seat, hands.cards[number])
        count = value_lays(last.workspace, last.seat, hands.purses, 0.0, shares)
        add_best(shares, count, last.seat, hands.chance[number], share)
        tried += hands.chance[number]
    share /= tried


@compiled(fast=True)
def add_best(shares: Any, count: int, seat: int, chance: float, total: Any) -> None:
    """Add chance × what the best lay leads to; the mean if several are equally good."""
    best = best_known(shares, count, seat)
    equals = 0
    for k in range(count):
        equals += known_share(shares, k, seat) == best
    for k in range(count):
        if known_share(shares, k, seat) == best:
            for owner in range(total.shape[0]):
                total[owner] += chance / equals * shares[0, k, owner]


@compiled(fast=True)
def best_known(shares: Any, count: int, seat: int) -> float:
    """What the best of `count` lays is worth to the seat that chooses."""
    best = known_share(shares, 0, seat)
    for k in range(1, count):
        best = max(best, known_share(shares, k, seat))
    return best


@compiled(fast=True)
def known_share(shares: Any, k: int, seat: int) -> float:
    """What a lay is worth to the seat that chooses, averaged over guesses at hidden money if it has to guess."""
    if shares.shape[0] == 1:
        return shares[0, k, seat]
    return shares[1:, k, seat].sum()
