"""Reading small numbers packed into one integer."""

from __future__ import annotations

from vabanque.compiled import compiled, integer


@compiled(fast=True)
def weight_at(weights: int, owner: int) -> int:
    """The weight of an owner in packed weights (`games.vegas.compiled`)."""
    return weights >> 4 * owner & 15


@compiled(fast=True)
def owner_from(seat: int, step: int, seats: int) -> int:
    """The owner `step` places clockwise from a seat; the neutral colour comes after all seats."""
    return (seat + step) % seats if step < seats else seats


@compiled(fast=True)
def set_size(members: int) -> int:
    """How many members a set of small numbers has."""
    size = 0
    while members:
        size += members & 1
        members >>= 1
    return integer(size)


@compiled(fast=True)
def nth_member(members: int, n: int) -> int:
    """The n-th member of a set, counting from 0."""
    member = 0
    while True:
        if members >> member & 1:
            if n == 0:
                return member
            n -= 1
        member += 1
