"""The random and the greedy bot for the card game, compiled: they play whole simulations."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import below, compiled
from vabanque.games.las_vegas_cards.compiled import CASINOS, bill_for, card_count, dice_at, legal, mover, weights
from vabanque.games.vegas.compiled import ranking

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots by name, and the numbers that stand for them in compiled code."""
TIE = 16
"""One thousand counts as much as this many cards: more than any move has, so cards only break ties."""


@compiled
def choose(s: Any, policy: int, luck: Any, moves: Any) -> int:
    """A policy's move for the seat to choose. `moves` is a scratch array for all legal moves."""
    seat = mover(s)
    count = legal(s, seat, moves)
    if policy == GREEDY:
        return choose_greedy(s, seat, moves, count)
    return moves[below(luck, count)]


@compiled
def choose_greedy(s: Any, seat: int, moves: Any, count: int) -> int:
    """Mirrors greedy.Greedy: most money if all were paid now, then the fewest cards, then the first."""
    best = -(1 << 30)
    chosen = 0
    for n in range(count):
        worth = TIE * gain(s, seat, moves[n]) - card_count(moves[n])
        if worth > best:
            best = worth
            chosen = moves[n]
    return chosen


@compiled
def gain(s: Any, seat: int, cards: int) -> int:
    """How much more `seat` would be paid if these cards were laid too."""
    more = 0
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        if dice:
            before = weights(s, casino)
            more += bill_for(s, casino, ranking(before + (dice << 4 * seat)), seat)
            more -= bill_for(s, casino, ranking(before), seat)
    return more
