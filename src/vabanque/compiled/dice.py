"""Dice packed into one number, and rolling up to eight of them at once.

Bits 4(f−1) … 4(f−1)+3 of a throw count how often face f shows; from bit FACES on there is one bit for every face shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from vabanque.compiled.arrays import int32, int64, lookup
from vabanque.compiled.decorator import compiled, integer
from vabanque.compiled.luck import below

FACES = 24
"""The first bit of the set of faces shown."""
COUNTS = (1 << FACES) - 1
AT_ONCE = 4
"""Dice that are looked up together: all 6⁴ orders of four dice fit into the processor's fastest cache."""
ORDERS_AT_ONCE = 6**AT_ONCE


def throw_of(faces: Iterable[int]) -> int:
    """Faces as a throw."""
    throw = 0
    for face in faces:
        throw += 1 << 4 * (face - 1)
        throw |= 1 << FACES + face - 1
    return throw


def faces_of(throw: int) -> tuple[int, ...]:
    """The faces a throw shows, sorted."""
    return tuple(face for face in range(1, 7) for _ in range(throw >> 4 * (face - 1) & 15))


def _orders() -> Iterator[int]:
    for dice in range(AT_ONCE + 1):
        for faces in product(range(1, 7), repeat=dice):
            yield throw_of(faces)


def _first_order(dice: int) -> int:
    """1 + 6 + 36 + …: how many orders fewer dice have."""
    return (6**dice - 1) // 5


ORDERS = lookup(list(_orders()), int32)
"""Throws in every order: of no dice, then of one die, of two dice …"""
# [dice]: where in ORDERS the first four of these dice begin, and where the others do.
FIRST_ORDER = lookup([_first_order(min(dice, AT_ONCE)) for dice in range(2 * AT_ONCE + 1)], int64)
OTHER_ORDER = lookup([_first_order(max(dice - AT_ONCE, 0)) for dice in range(2 * AT_ONCE + 1)], int64)
POWER = lookup([6**dice for dice in range(2 * AT_ONCE + 1)], int64)
"""[dice]: how many orders they can fall in."""

FACE_COUNT = lookup([mask.bit_count() for mask in range(64)], int64)
"""[set of faces]: how many there are."""
NTH_FACE = lookup(
    [([face for face in range(1, 7) if mask >> face - 1 & 1] + [0] * 8)[n] for mask in range(64) for n in range(8)],
    int64,
)
"""[8 · set of faces + n]: the n-th of them."""


@compiled
def throw_dice(luck: Any, dice: int) -> int:
    """Roll up to eight dice, whose faces are the digits of one random number. Zero dice use no random number."""
    if dice == 0:
        return 0
    order = below(luck, POWER[dice])
    other = order // ORDERS_AT_ONCE  # 0 for up to four dice; this avoids a branch the processor would have to predict
    first = integer(ORDERS[FIRST_ORDER[dice] + order - ORDERS_AT_ONCE * other])
    rest = integer(ORDERS[OTHER_ORDER[dice] + other])
    return ((first & COUNTS) + (rest & COUNTS)) | ((first | rest) & ~COUNTS)


@compiled
def shown(throw: int, face: int) -> int:
    """How many dice of a throw show `face`."""
    return throw >> 4 * (face - 1) & 15
