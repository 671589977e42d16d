"""From values to a choice, and how much money counts besides win shares; compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, integer
from vabanque.games.vegas.bots.inputs import BILL
from vabanque.games.vegas.bots.net import Layers
from vabanque.games.vegas.bots.packed import set_size
from vabanque.games.vegas.compiled import score, winners

# How habits break ties.
BIG_TIE = 16.0
"""Money counts this much, so that dice or cards (nobody has more than ten) only break ties …"""
BIGGER_TIE = 128.0
"""… dice count this much, so that bills (at most 100) only break ties …"""
SMALL_TIE = 0.001
"""… and here a tie is broken by less than any difference in money per die or card."""
EQUAL = 1e-4
"""Moves that differ by less count as equal: the difference is only rounding."""


@compiled(fast=True)
def final_shares(s: Any, share: Any) -> None:
    """Everybody's share of the victory when the game is over: share[seat]."""
    won = winners(s)
    count = set_size(won)
    for seat in range(s.seats):
        share[seat] = (won >> seat & 1) / count


@compiled(fast=True)
def add_money_forecast(values: Any, at: int, layers: Layers, greed: float) -> None:
    """Add to values[at] what the network expects this round to bring, compared with the others."""
    seats = layers.payoff.shape[0]
    for i in range(seats):
        values[at] += (-greed / (seats - 1) if i else greed) * layers.payoff[i]


@compiled(fast=True)
def add_money_paid(values: Any, at: int, before: Any, after: Any, seat: int, greed: float) -> None:
    """Add to values[at] what the round has brought to `seat`, compared with the others."""
    seats = integer(before.seats)
    for i in range(seats):
        owner = (seat + i) % seats
        part = -greed / (seats - 1) if i else greed
        values[at] += part * BILL * (score(after, owner) - score(before, owner))


@compiled(fast=True)
def chance(luck: Any) -> float:
    """Uniform on [0, 1)."""
    return below(luck, 1 << 30) / (1 << 30)


@compiled(fast=True)
def best_of(values: Any, count: int) -> int:
    """The index of the highest of the first `count` values, the first among equals."""
    best = 0
    for k in range(1, count):
        if values[k] > values[best]:
            best = k
    return best


@compiled(fast=True)
def softmax_choice(values: Any, count: int, temperature: float, point: float) -> int:
    """The index of a move, better ones more often. Mirrors player.softmax_choice; `point` is uniform on [0, 1)."""
    best = best_of(values, count)
    if temperature == 0:
        return best
    total = 0.0
    for k in range(count):
        total += np.exp((values[k] - values[best]) / temperature)
    point *= total
    for k in range(count):
        point -= np.exp((values[k] - values[best]) / temperature)
        if point < 0:
            return k
    return best


@compiled(fast=True)
def overlooked_casinos(luck: Any, offered: int, caught: int, overlooks: float) -> int:
    """The overlooked casinos among those `offered`, never those that catch the eye (`caught`). Mirrors levels.Guest."""
    overlooked = 0
    others = offered & ~caught
    casino = 0
    while others >> casino:
        if others >> casino & 1 and chance(luck) < overlooks:
            overlooked |= 1 << casino
        casino += 1
    return overlooked
