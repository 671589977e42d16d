"""What every placement that any roll allows is worth to all seats, compiled. Mirrors bots.las_vegas.choice."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import FACES, JIT, compiled, copy_record, integer
from vabanque.games.las_vegas.bots.choice import look, look_again, put_back, round_is_over
from vabanque.games.las_vegas.bots.endgame import AFTER_ONE, LAST_DICE, dice_of, search
from vabanque.games.las_vegas.bots.inputs import describe_table
from vabanque.games.las_vegas.compiled import BANDIT_AT, find_roller, land_roll, place
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.net import embed_table, sum_casino
from vabanque.games.vegas.review.conclusions import conclude_for_all

FACE, OWN, NEUTRAL, BIGGY, ON_BANDIT = range(5)
"""Columns of a placement: its face, how many dice of each kind, and whether it goes to the Bandit."""


@compiled(fast=True)
def value_placements(desk: Desk, beliefs: Any, purses: Any, placements: Any, shares: Any) -> None:
    """Write shares[guess, placement, seat]: win shares after each placement with each guess at everybody's money.

    The desk holds the position of the seat to roll. The end of a round is searched exhaustively. It is faster if
    placements of the same dice follow each other.
    """
    net, work, positions = desk.net, desk.work, desk.positions
    s = positions[0]
    seat, seats, casinos = integer(s.seat), integer(s.seats), integer(s.filled)
    round_number = integer(s.round_number)
    # Between two rounds, the network views the table from the seat before the next starter, so from this one.
    starter = integer(s.starter)
    look(desk, s, seat)
    share = np.zeros(6, np.float32)
    # Placements of the same dice share the rest of the table and change only one or two casinos.
    summed = np.zeros_like(work.summed)
    same_dice = False
    for k in range(placements.shape[0]):
        copy_record(positions, 0, AFTER_ONE)
        after = positions[AFTER_ONE]
        move = show_only(after, placements[k])
        place(after, move)
        dice = 0
        for owner in range(seats):
            dice += dice_of(after, owner)
        same_dice = same_dice and (placements[k, OWN : BIGGY + 1] == placements[k - 1, OWN : BIGGY + 1]).all()
        if dice <= LAST_DICE or round_is_over(after):
            same_dice = False
            for guess in range(purses.shape[0]):
                copy_record(positions, 0, AFTER_ONE)
                show_only(positions[AFTER_ONE], placements[k])
                place(positions[AFTER_ONE], move)
                for owner in range(seats):
                    positions[AFTER_ONE].won[owner] = purses[guess, owner]
                find_roller(positions[AFTER_ONE], seat + 1)
                search(desk, beliefs, round_number, starter, share)
                for owner in range(seats):
                    shares[guess, k, owner] = share[owner]
            continue
        if not same_dice:
            describe_table(after, seat, seat, beliefs, desk.inputs.table)
            embed_table(net, work, desk.inputs.table)
            for casino in range(casinos):
                sum_casino(net, work, casino, work.kept[casino], summed[casino])
            same_dice = True
        look_again(desk, after, seat, move)
        work.total[:] = 0
        for casino in range(casinos):
            if casino == (move - 1) % 6 or (casino == BANDIT_AT and move > 6):
                sum_casino(net, work, casino, work.casinos[casino], work.summed[casino])
                work.total[:] += work.summed[casino]
            else:
                work.total[:] += summed[casino]
        conclude_for_all(desk, after, seat, purses, shares[:, k])
        put_back(desk, move)


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
