"""From a position whose casinos are embedded to everybody's win share, compiled; the same for all Las Vegas games."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.vegas.bots.desk import Desk
from vabanque.games.vegas.bots.inputs import describe_standings
from vabanque.games.vegas.bots.net import conclude, sum_casinos


@compiled(fast=True)
def sum_up(desk: Desk, casinos: int, changed: int) -> None:
    """Add up the network's casinos and what they would pay, those in the set `changed` as a move has left them."""
    sum_casinos(desk.net, desk.work, casinos, changed)
    add_up_paid(desk, casinos, changed)


@compiled(fast=True)
def add_up_paid(desk: Desk, casinos: int, changed: int) -> None:
    """Write what each seat would be paid by all casinos together."""
    payable = desk.payable
    payable[:] = 0
    for casino in range(casinos):
        paid = desk.paid_after[casino] if changed >> casino & 1 else desk.paid[casino]
        for owner in range(payable.shape[0]):
            payable[owner] += paid[owner]


@compiled(fast=True)
def write_shares(desk: Desk, s: Any, seat: int, share: Any) -> None:
    """Write share[seat] after `sum_up`, as `seat` sees the position."""
    describe_standings(s, seat, desk.payable, desk.inputs)
    conclude(desk.net, desk.work, desk.inputs.head, desk.inputs.table.shape[0])
    seats = integer(s.seats)
    for i in range(seats):
        share[(seat + i) % seats] = desk.work.share[i]


@compiled(fast=True)
def write_shares_for_all(desk: Desk, s: Any, seat: int, purses: Any, shares: Any) -> None:
    """The same for many guesses at everybody's money: shares[guess, seat]."""
    for guess in range(purses.shape[0]):
        for owner in range(s.seats):
            s.won[owner] = purses[guess, owner]
        write_shares(desk, s, seat, shares[guess])
