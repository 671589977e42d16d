"""Inputs that the networks of all Las Vegas games share: pairs of owners, and standings."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.vegas.bots.packed import owner_from, weight_at
from vabanque.games.vegas.compiled import bill_count, score

# Scales, which keep inputs near 1. The shipped networks were trained with exactly these numbers: changing one means
# retraining. All were chosen by hand.
BILL = 0.02
"""Bills and payouts: 50 thousand are 1."""
WEIGHT = 0.25
"""Dice at a casino: four are 1."""
HAND = 0.125
"""Dice in hand, or cards laid: eight are 1."""
MOST_DIFFERENCE = 3
DIFFERENCE = 0.3333
"""The difference between two owners, capped at three dice: three are about 1."""
SCORE = 0.01
"""Money won: 100 thousand are 1 …"""
MOST_SCORE = 4
"""… and a lead counts up to 400 thousand."""
BILLS_WON = 0.2
"""Bills won, which break ties: five are 1."""
MOST_AT_CASINO = 8
"""Nobody can have more dice than this at one casino."""
MORE_DICE = 3
"""For each seat, the network sees what the casino would pay it with 1, 2 and 3 more dice."""
STANDING = 5
"""Inputs per seat in `describe_standings`."""


def pair_inputs(owners: int) -> int:
    """How many inputs `describe_pairs` writes."""
    return owners * (owners - 1)


def standing_inputs(seats: int) -> int:
    """How many inputs `describe_standings` writes after those of the table."""
    return STANDING * seats + 1


@compiled(fast=True)
def with_more_dice(weights: int, owner: int, more: int) -> int:
    """The packed weights if an owner had more dice there."""
    return weights + (min(more, MOST_AT_CASINO - weight_at(weights, owner)) << 4 * owner)


@compiled(fast=True)
def describe_pairs(weights: int, seat: int, seats: int, owners: int, x: Any) -> None:
    """Write every pair of owners at a casino: the difference in dice, and whether they tie."""
    at = 0
    for i in range(owners):
        one = weight_at(weights, owner_from(seat, i, seats))
        for j in range(i + 1, owners):
            other = weight_at(weights, owner_from(seat, j, seats))
            x[at] = min(max(one - other, -MOST_DIFFERENCE), MOST_DIFFERENCE) * DIFFERENCE
            x[at + 1] = one == other and one > 0
            at += 2


@compiled(fast=True)
def describe_standings(s: Any, seat: int, payable: Any, head: Any, at: int) -> None:
    """Write the head's inputs from number `at` on: everybody's money and bills, seats counted from `seat`.

    payable[seat] is what the casinos would pay now; between two rounds, there are none.
    """
    seats = integer(s.seats)
    mean_score = 0.0
    mean_bills = 0.0
    for owner in range(seats):
        mean_score += score(s, owner)
        mean_bills += bill_count(s.won[owner])
    mean_score /= seats
    mean_bills /= seats
    for i in range(seats):
        owner = (seat + i) % seats
        own = score(s, owner)
        best = -1000
        best_paid = -1000
        for other in range(seats):
            if other != owner:
                best = max(best, score(s, other))
                best_paid = max(best_paid, score(s, other) + payable[other])
        lead_if_paid = own + payable[owner] - best_paid
        head[at] = (own - mean_score) * SCORE
        head[at + 1] = min(max((own - best) * SCORE, -MOST_SCORE), MOST_SCORE)
        head[at + 2] = (bill_count(s.won[owner]) - mean_bills) * BILLS_WON
        head[at + 3] = min(max(lead_if_paid * SCORE, -MOST_SCORE), MOST_SCORE)
        head[at + 4] = lead_if_paid > 0
        at += STANDING
    head[at] = s.filled == 0
