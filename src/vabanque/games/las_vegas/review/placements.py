"""What every placement that any roll allows is worth to all seats, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import FACES, JIT, compiled, copy_record, integer
from vabanque.games.las_vegas.bots.endgame import AFTER_ONE, LAST_DICE, dice_left, search_rolls
from vabanque.games.las_vegas.bots.evaluation import embed_move, embed_position, fold_beliefs, fold_between_rounds
from vabanque.games.las_vegas.compiled import find_roller, land_roll, place
from vabanque.games.vegas.bots.evaluation import write_shares_for_all
from vabanque.games.vegas.bots.workspace import Workspace

FACE, OWN, NEUTRAL, BIGGY, ON_BANDIT = range(5)
"""Columns of a placement: its face, how many dice of each kind, and whether it goes to the Bandit."""


@compiled(fast=True)
def value_placements(workspace: Workspace, beliefs: Any, purses: Any, placements: Any, shares: Any) -> None:
    """Write shares[guess, placement, seat]: win shares after each placement with each guess at everybody's money.

    The workspace holds the position of the seat to roll. The end of a round is searched exhaustively. It is faster if
    placements of the same dice follow each other.
    """
    net, layers, positions = workspace.net, workspace.layers, workspace.positions
    s = positions[0]
    seat, seats = integer(s.seat), integer(s.seats)
    fold_beliefs(workspace, seat, beliefs, beliefs)
    # Between two rounds, the network views the table from the seat before the next starter, so from this one.
    fold_between_rounds(workspace, integer(s.starter), beliefs)
    embed_position(net, layers, s)
    share = np.zeros(6, np.float32)
    for k in range(placements.shape[0]):
        for guess in range(purses.shape[0]):
            copy_record(positions, 0, AFTER_ONE)
            after = positions[AFTER_ONE]
            move = show_only(after, placements[k])
            place(after, move)
            for owner in range(seats):
                after.won[owner] = purses[guess, owner]
            if dice_left(after) > LAST_DICE:
                embed_move(net, layers, after, move)
                write_shares_for_all(net, layers, after, seat, purses, shares[:, k])
                break
            find_roller(after, seat + 1)
            search_rolls(workspace, share)
            for owner in range(seats):
                shares[guess, k, owner] = share[owner]


if JIT:

    @compiled
    def best_placements(ranks: Any, allowed: Any, chance: Any, chances: Any) -> None:
        """Write chances[placement]: how likely it is, if the best placement of a roll is made (ties at random).

        allowed[roll] are the numbers of placements; −1, the last in `ranks`, stands for none. Rank 0 is the best.
        """
        chances[:] = 0
        for roll in range(allowed.shape[0]):
            best = ranks[allowed[roll, 0]]
            equals = 1
            for k in range(1, allowed.shape[1]):
                rank = ranks[allowed[roll, k]]
                equals = 1 if rank < best else equals + (rank == best)
                best = min(best, rank)
            for k in range(allowed.shape[1]):
                if ranks[allowed[roll, k]] == best:
                    chances[allowed[roll, k]] += chance[roll] / equals

else:

    def best_placements(ranks: Any, allowed: Any, chance: Any, chances: Any) -> None:
        """The same, with arrays instead of loops."""
        shown = ranks[allowed]
        best = shown == shown.min(axis=1, keepdims=True)
        parts = (chance / best.sum(axis=1))[:, None] * best
        chances[:] = np.bincount(allowed[best], parts[best], len(chances))


@compiled(fast=True)
def show_only(s: Any, placement: Any) -> int:
    """Set the roll to just the dice of a placement; returns the number of the move."""
    face = integer(placement[FACE])
    mark = 1 << FACES + face - 1
    own = integer(placement[OWN])
    neutral = integer(placement[NEUTRAL])
    land_roll(
        s,
        own << 4 * (face - 1) | (mark if own else 0),
        neutral << 4 * (face - 1) | (mark if neutral else 0),
        face if placement[BIGGY] else 0,
    )
    return face + 6 * integer(placement[ON_BANDIT])
