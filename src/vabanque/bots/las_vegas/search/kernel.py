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
DEEP = LAST_DICE + 3
"""Positions on the way: before and after the placement, and one for every die."""


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

    The net says so; near the end of the round we look on ourselves. these[1:] is room for DEEP positions.
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
        ways = np.zeros((DEEP, MOST_MOVES), np.int64)
        room = np.zeros((2 * DEEP, SEATS), np.float32)
        for k in range(count):
            copy(these, 0, 1)
            play(these[1], moves[k])
            expect(these, 1, number, me, net, work, about, whole, head, ways, room)
            shares[k] = room[1]
    for k in range(count):
        values[k] = shares[k, me]
    return count


@fast
def expect(
    these: Any,
    at: int,
    number: int,
    me: int,
    net: Any,
    work: Any,
    about: Any,
    whole: Any,
    head: Any,
    ways: Any,
    room: Any,
) -> None:
    """Write to room[at] what everybody may expect at these[at], before its roll, if all do the best for themselves."""
    s = these[at]
    expected, best = room[at], room[DEEP + at]
    if s.over or s.round_number != number:
        value_between(s, net, work, me, about, whole, head, expected)
        return
    seat = integer(s.seat)
    dice = dice_of(s, seat)
    biggy = s.biggies[seat] == IN_HAND
    rolls = 6**dice
    expected[:] = 0
    for roll in range(rolls):
        own = 0
        neutral = 0
        big = 0
        rest = roll
        for die in range(dice):
            face = rest % 6
            rest //= 6
            if die < s.own[seat]:
                own = own + (1 << 4 * face) | 1 << FACES + face
            elif biggy and die == dice - 1:
                big = face + 1
            else:
                neutral = neutral + (1 << 4 * face) | 1 << FACES + face
        land_roll(s, own, neutral, big)
        count = legal(s, ways[at])
        for k in range(count):
            copy(these, at, at + 1)
            play(these[at + 1], ways[at, k])
            expect(these, at + 1, number, me, net, work, about, whole, head, ways, room)
            if k == 0 or room[at + 1, seat] > best[seat]:
                best[:] = room[at + 1]
        for each in range(s.seats):
            expected[each] += best[each] / rolls


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
