"""The random and the greedy bot for Las Vegas with dice, compiled: they play whole simulations."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import FACE_COUNT, NTH_FACE, below, compiled, shown
from vabanque.games.las_vegas.compiled import BANDIT_AT, bandit_faces, bill_for, legal, ranked_bandit
from vabanque.games.vegas.compiled import ranking
from vabanque.games.vegas.rules import BIGGY_WEIGHT

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots by name, and the numbers that stand for them in compiled code."""
TIE = 16
"""One thousand counts as much as this many dice: more than any move has, so dice only break ties."""


@compiled
def choose(s: Any, policy: int, luck: Any, moves: Any) -> int:
    """A policy's move for the deciding seat. `moves` is a scratch array for all legal moves."""
    if policy == GREEDY:
        return choose_greedy(s, moves)
    return choose_random(s, luck)


@compiled
def choose_random(s: Any, luck: Any) -> int:
    """Mirrors bots.random.RandomBot: one of `legal`, without listing them all."""
    count = FACE_COUNT[s.faces]
    if not s.has_bandit:
        return NTH_FACE[8 * s.faces + below(luck, count)]
    free = bandit_faces(s)
    n = below(luck, count + FACE_COUNT[free])
    return NTH_FACE[8 * s.faces + n] if n < count else 6 + NTH_FACE[8 * free + n - count]


@compiled
def choose_greedy(s: Any, moves: Any) -> int:
    """Mirrors greedy.Greedy: most money if all were paid now, then the fewest own dice, then the first."""
    best = -(1 << 30)
    chosen = 0
    for n in range(legal(s, moves)):
        move = moves[n]
        own = shown(s.roll_own, move if move <= 6 else move - 6)
        worth = TIE * gain(s, move) - own
        if worth > best:
            best = worth
            chosen = move
    return chosen


@compiled
def gain(s: Any, move: int) -> int:
    """How much more the deciding seat would be paid after a move: only one casino changes."""
    seat = s.seat
    face = move if move <= 6 else move - 6
    own = shown(s.roll_own, face) + BIGGY_WEIGHT * (s.roll_biggy == face)
    neutral = shown(s.roll_neutral, face)
    if move <= 6:
        before = s.weights[face - 1]
        after = before + (own << 4 * seat) + (neutral << 4 * s.seats)
        return bill_for(s, face - 1, ranking(after), seat) - bill_for(s, face - 1, ranking(before), seat)
    # On the Bandit the ranking depends on every face there, so make the move and take it back.
    paid = bill_for(s, BANDIT_AT, ranked_bandit(s), seat)
    s.lot_seat[face - 1] = seat + 1
    s.lot_own[face - 1] = own
    s.lot_neutral[face - 1] = neutral
    s.lot_biggy[face - 1] = 0
    then = bill_for(s, BANDIT_AT, ranked_bandit(s), seat)
    s.lot_seat[face - 1] = 0
    return then - paid
