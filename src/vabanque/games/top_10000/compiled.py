"""Die oberen 10 000, compiled. A position is one record, `s`. Functions are named after those in rules.py they mirror.

What can be set aside from a throw is looked up: a table lists, for each of the 3,234 throws, the ways to set dice aside
in the order of the readable rules, which also generate the table. A move is its number among the legal moves: twice the
number of the way, plus one to bank.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import numpy as np

from vabanque.compiled import POWER, below, cache_folder, compiled, integer, layout, lookup
from vabanque.core.chance import throws
from vabanque.games.top_10000.rules import BLACK, RED_FACES, Face, asides

SEATS = 4
RED = (None, *RED_FACES)
"""What the red die shows, by number: 0 if it is not rolled, 6 is the coin."""
REDS = len(RED)
COIN_SHOWN = 6

RECORD = layout(
    ("scores", np.int32, SEATS),
    ("turn", np.int32),  # points set aside in this turn
    ("throw", np.int16),  # the throw to set aside from, plus one; 0 if none
    ("seat", np.int8),
    ("black", np.int8),
    ("red", np.int8),
    ("left", np.int8),  # set of seats
    ("over", np.int8),
    ("seats", np.int8),
    ("target", np.int32),
)

THROW, DECIDE, OVER = range(3)
"""What has to happen next: mirrors rules.Top10000.turn."""

BLACKS: tuple[tuple[int, ...], ...] = tuple(faces for dice in range(BLACK + 1) for faces, _ in throws(dice))
"""Everything up to five black dice can show. A throw's number is REDS · its index here + the red die's number."""
NUMBER = {faces: number for number, faces in enumerate(BLACKS)}
SHOWN = lookup(
    [NUMBER[tuple(sorted(faces))] for dice in range(BLACK + 1) for faces in product(range(1, 7), repeat=dice)], np.int16
)
"""The index in BLACKS of what black dice show, in every order: first for no dice, then for one die, two dice …"""
FIRST_SHOWN = lookup([(6**dice - 1) // 5 for dice in range(BLACK + 1)], np.int64)
"""[dice]: where in SHOWN their orders begin."""

# A way to set dice aside is one number: its points, and how many black and red dice it takes.
POINTS = (1 << 16) - 1
BLACK_AT = 16
RED_AT = 20


def _listed() -> Any:
    """For every throw, where its ways begin in the list of all ways; then that list, in the order of rules.asides."""
    firsts: list[int] = []
    ways: list[int] = []
    for black in BLACKS:
        for red in RED:
            firsts.append(len(ways))
            ways += [way.points | way.black << BLACK_AT | way.red << RED_AT for way in asides(black, red)]
    firsts.append(len(ways))
    return np.array(firsts + ways, np.int32)


def _load() -> Any:
    """The list takes most of a second to compute, so it is cached next to the compiled code."""
    path = cache_folder(__name__, __file__) / "asides.npy"
    try:
        return np.load(path, allow_pickle=False)
    except (OSError, ValueError):
        asides_list = _listed()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}.npy")
        np.save(fresh, asides_list)
        fresh.replace(path)
    except OSError:
        pass  # nowhere to cache it: computed again next time
    return asides_list


_THROWS = len(BLACKS) * REDS
_list = _load()
FIRST_WAY = lookup(_list[: _THROWS + 1], np.int32)
"""[throw]: where in WAYS its ways begin."""
WAYS = lookup(_list[_THROWS + 1 :], np.int32)
MOST_MOVES = 2 * int(np.diff(_list[: _THROWS + 1]).max())


def throw_number(black: tuple[int, ...], red: Face | None) -> int:
    """The number of a throw."""
    return REDS * NUMBER[black] + RED.index(red)


@compiled
def throw_dice(luck: Any, black: int, red: int) -> int:
    """Roll black dice and perhaps the red one; returns the throw's number. Mirrors rules.ThrowDice."""
    if red:
        order = below(luck, 6 * POWER[black])
        return REDS * integer(SHOWN[FIRST_SHOWN[black] + order // 6]) + order % 6 + 1
    return REDS * integer(SHOWN[FIRST_SHOWN[black] + below(luck, POWER[black])])


@compiled
def way_count(throw: int) -> int:
    """How many ways there are to set dice aside from a throw; 0 is a bust."""
    return integer(FIRST_WAY[throw + 1]) - integer(FIRST_WAY[throw])


@compiled
def start(s: Any, first: int) -> None:
    """Mirrors rules.Top10000.start. The options must be in the record already (`new`)."""
    for seat in range(s.seats):
        s.scores[seat] = 0
    s.left = 0
    s.over = 0
    begin_turn(s, first)


@compiled
def begin_turn(s: Any, seat: int) -> None:
    """A seat takes all six dice."""
    s.seat = seat
    s.turn = 0
    s.black = BLACK
    s.throw = 0
    s.red = 1  # it is rolled with the black dice


@compiled
def turn(s: Any) -> int:
    """Mirrors rules.Top10000.turn."""
    if s.over:
        return OVER
    return DECIDE if s.throw else THROW


@compiled
def deal(s: Any, luck: Any) -> None:
    """Roll the dice."""
    land_throw(s, throw_dice(luck, s.black, s.red))


@compiled(inline=True)
def settle(s: Any, luck: Any) -> None:
    """Roll until something can be set aside, or the game is over."""
    while not s.over and s.throw == 0:
        deal(s, luck)


@compiled
def land_throw(s: Any, throw: int) -> None:
    """Enter a throw; it is a bust if nothing can be set aside (R52). Mirrors rules.Top10000.land."""
    if way_count(throw) == 0:
        next_turn(s)
    else:
        s.throw = throw + 1


@compiled
def next_turn(s: Any) -> None:
    """The next player still at the table takes all six dice. Mirrors rules.Top10000._next_turn."""
    seat = s.seat
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if not (s.left >> seat) & 1:
            break
    begin_turn(s, seat)


@compiled
def legal(s: Any, moves: Any) -> int:
    """Write the moves in order, and return how many. Mirrors rules.Top10000.legal."""
    count = 2 * way_count(s.throw - 1)
    for move in range(count):
        moves[move] = move
    return count


@compiled
def way_of(s: Any, move: int) -> int:
    """What a move sets aside, packed as in WAYS."""
    return integer(WAYS[integer(FIRST_WAY[s.throw - 1]) + (move >> 1)])


@compiled
def play(s: Any, move: int) -> None:
    """Mirrors rules.Top10000.play and dice_after. The move must be legal."""
    way = way_of(s, move)
    points = s.turn + (way & POINTS)
    # Bank: the points count, and the next player rolls, or the game is over.
    if move & 1:
        s.scores[s.seat] += points
        if s.scores[s.seat] >= s.target:
            begin_turn(s, s.seat)
            s.over = 1  # at once, and only at the end of a turn (R55)
        else:
            next_turn(s)
        return
    # Roll again: with the dice that are left, or with all of them.
    coin = (s.throw - 1) % REDS == COIN_SHOWN
    s.turn = points
    s.black -= way >> BLACK_AT & 15
    s.red -= way >> RED_AT
    if coin or (s.black == 0 and s.red == 0):  # R51, R53, R54
        s.black = BLACK
        s.red = 1
    s.throw = 0


@compiled
def score(s: Any, seat: int) -> int:
    """Points of a seat."""
    return integer(s.scores[seat])


@compiled
def winners(s: Any) -> int:
    """The set of seats nobody is ahead of. Mirrors rules.Top10000.turn when the game is over."""
    best = -1
    who = 0
    for seat in range(s.seats):
        if s.scores[seat] > best:
            best = s.scores[seat]
            who = 0
        if s.scores[seat] == best:
            who |= 1 << seat
    return who
