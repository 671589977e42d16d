"""From the sum of all casinos to everybody's win share, compiled; the same for all Las Vegas games."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import Layers, Net, conclude


@compiled(fast=True, inline=True)
def write_shares(net: Net, layers: Layers, s: Any, seat: int, share: Any) -> None:
    """Write share[seat] after `sum_casinos`, as `seat` sees the position."""
    first, seats = layers.table_inputs.shape[0], integer(s.seats)
    describe_standings(s, seat, layers.payable, layers.head_inputs, first)
    conclude(net, layers, layers.head_inputs, first)
    for i in range(seats):
        share[(seat + i) % seats] = layers.share[i]


@compiled(fast=True)
def write_shares_for_all(net: Net, layers: Layers, s: Any, seat: int, purses: Any, shares: Any) -> None:
    """The same for many guesses at everybody's money: shares[guess, seat]."""
    for guess in range(purses.shape[0]):
        for owner in range(s.seats):
            s.won[owner] = purses[guess, owner]
        write_shares(net, layers, s, seat, shares[guess])
