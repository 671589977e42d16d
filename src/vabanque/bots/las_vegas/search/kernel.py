"""The last placements of a round of Las Vegas with dice, looked through to their end; compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas.kernel import GREED, consider, value_between
from vabanque.bots.net.kernel import fast
from vabanque.games.kernel import FACES, copy
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import MOST_MOVES, SEATS, land_roll, legal, play
from vabanque.games.las_vegas.rules import IN_HAND

LAST_DICE = 2
"""With so few dice left after a placement, all rolls to come are tried. One more would take 50 times as long."""


@fast
def dice_of(s: Any, seat: int) -> int:
    """All dice in a hand, neutral ones and the Biggy too."""
    neutral = integer(s.neutral[seat]) if s.neutral_each else 0
    return integer(s.own[seat]) + neutral + integer(s.biggies[seat] == IN_HAND)


@fast
def think(
    these: Any, net: Any, work: Any, about: Any, x: Any, whole: Any, head: Any, moves: Any, values: Any, greed: float
) -> int:
    """Write the legal moves of these[0] and what each is worth to the player to move: values[n]. Returns how many.

    The net says so; near the end of the round we look on ourselves. these[1 … 3] are room for it.
    """
    s = these[0]
    me = integer(s.seat)
    number = integer(s.round_number)
    dice = 0
    for seat in range(s.seats):
        dice += dice_of(s, seat)
    shares = np.zeros((MOST_MOVES, SEATS), np.float32)
    if dice - 1 > LAST_DICE:  # every placement takes at least one
        count = consider(these, 0, net, work, about, x, whole, head, moves, shares, greed)
    else:
        count = legal(s, moves)
        for k in range(count):
            copy(these, 0, 1)
            play(these[1], moves[k])
            expect(these, number, me, net, work, about, whole, head, shares[k])
    for k in range(count):
        values[k] = shares[k, me]
    return count


@fast
def expect(
    these: Any, number: int, me: int, net: Any, work: Any, about: Any, whole: Any, head: Any, expected: Any
) -> None:
    """What everybody may expect at these[1], before its roll, if all do the best for themselves from now on.

    Two placements at most are still to come. (Recursion would be shorter, but does not survive numba's cache.)
    """
    first, second, third = these[1], these[2], these[3]
    if first.over or first.round_number != number:
        value_between(first, net, work, me, about, whole, head, expected)
        return
    seat = integer(first.seat)
    ways = np.zeros(MOST_MOVES, np.int64)
    replies = np.zeros(MOST_MOVES, np.int64)
    best, then, best_then, last = (
        np.zeros(SEATS, np.float32),
        np.zeros(SEATS, np.float32),
        np.zeros(SEATS, np.float32),
        np.zeros(SEATS, np.float32),
    )
    expected[:] = 0
    rolls = 6 ** dice_of(first, seat)
    for roll in range(rolls):
        show(first, roll)
        for k in range(legal(first, ways)):
            copy(these, 1, 2)
            play(second, ways[k])
            if second.over or second.round_number != number:
                value_between(second, net, work, me, about, whole, head, then)
            else:
                # One die is left, whoever has it.
                owner = integer(second.seat)
                then[:] = 0
                for face in range(6):
                    show(second, face)
                    for reply in range(legal(second, replies)):
                        copy(these, 2, 3)
                        play(third, replies[reply])
                        value_between(third, net, work, me, about, whole, head, last)
                        if reply == 0 or last[owner] > best_then[owner]:
                            best_then[:] = last
                    then += best_then / np.float32(6)
            if k == 0 or then[seat] > best[seat]:
                best[:] = then
        expected += best / np.float32(rolls)


@fast
def show(s: Any, roll: int) -> None:
    """The dice of the player to roll show roll number `roll` of all 6ⁿ."""
    seat = integer(s.seat)
    dice = dice_of(s, seat)
    own = 0
    neutral = 0
    biggy = 0
    for die in range(dice):
        face = roll % 6
        roll //= 6
        if die < s.own[seat]:
            own = own + (1 << 4 * face) | 1 << FACES + face
        elif die == dice - 1 and s.biggies[seat] == IN_HAND:
            biggy = face + 1
        else:
            neutral = neutral + (1 << 4 * face) | 1 << FACES + face
    land_roll(s, own, neutral, biggy)


@fast
def choose_well(
    these: Any, net: Any, work: Any, about: Any, x: Any, whole: Any, head: Any, moves: Any, values: Any
) -> int:
    """The place in `moves` of the best one."""
    count = think(these, net, work, about, x, whole, head, moves, values, GREED)
    best = 0
    for k in range(1, count):
        if values[k] > values[best]:
            best = k
    return best
