"""The network's values for many guesses at everybody's money, compiled: what they share is computed once."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import add_product, read_out


@compiled(fast=True)
def conclude_for_all(desk: Desk, s: Any, seat: int, purses: Any, shares: Any) -> None:
    """Write shares[guess, seat] for a position whose casinos are already summed. Mirrors bots.vegas.net.conclude."""
    net, work, table, head = desk.net, desk.work, desk.inputs.table, desk.inputs.head
    seats = integer(s.seats)
    standings = table.shape[0]
    work.top[:] = net.top_bias
    add_product(work.total, net.total, work.top)
    add_product(table, net.head[:standings], work.top)
    common = work.top.copy()
    for guess in range(purses.shape[0]):
        for owner in range(seats):
            s.won[owner] = purses[guess, owner]
        describe_standings(s, seat, desk.payable, False, desk.inputs)
        work.top[:] = common
        add_product(head[standings:], net.head[standings:], work.top)
        read_out(net, work)
        for i in range(seats):
            shares[guess, (seat + i) % seats] = work.share[i]
