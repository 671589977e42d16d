"""Simulated games between perfect players: a check of the computed chances that shares little code with them.

Scores never fall, so many games are played at once, from low scores to high: all games at the same scores
share one solved turn. Dice are rolled one by one, and the game's rules decide what can be set aside.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.top_10000.exact.throws import STEP, book
from vabanque.games.top_10000.exact.turn import TOP, Flat, Floats, Ints, flat
from vabanque.games.top_10000.rules import COIN, RED_FACES, Face, asides


class _Lookup(NamedTuple):
    """For every hand and every ordered roll of it: where its ways to set aside begin in `points` and `hands`."""

    dice: Ints
    first: Ints
    """Where the rolls of each hand begin in `start`."""
    start: Ints
    points: Ints
    hands: Ints


def _lookup() -> _Lookup:
    dice: list[int] = []
    first: list[int] = []
    start: list[int] = []
    points: list[int] = []
    hands: list[int] = []
    known: dict[tuple[int, tuple[int, ...], Face | None], int] = {}
    for number, hand in enumerate(book().hands):
        dice.append(hand.black + hand.red)
        first.append(len(start))
        for faces in product(range(6), repeat=hand.black + hand.red):  # the red die comes last
            black = tuple(sorted(face + 1 for face in faces[: hand.black]))
            red = RED_FACES[faces[-1]] if hand.red else None
            key = number, black, red
            if key not in known:
                known[key] = len(points)
                for aside in asides(black, red):
                    left = hand.black - aside.black, hand.red - int(aside.red)
                    again = red == COIN or left == (0, 0)
                    points.append(aside.points // STEP)
                    hands.append(book().six if again else book().number[type(hand)(*left)])
                points.append(0)  # the end of the list
                hands.append(-1)
            start.append(known[key])
    return _Lookup(*(np.array(column, dtype=np.int64) for column in (dice, first, start, points, hands)))


@compiled
def _climb(bank: Floats, sets: Flat) -> tuple[Floats, Floats]:
    """Mirrors turn.climb; a bust is worth as much as the last rung. Returns best values, and 1 where to stop."""
    offsets, starts, chances, first, bust = sets
    rungs, hands = len(bank), len(bust)
    best, stop = np.ones((rungs, hands)), np.ones((rungs, hands))
    cells = best.reshape(-1)
    for rung in range(TOP, rungs):
        for hand in range(hands):
            value = bust[hand] * bank[-1]
            for one in range(first[hand], first[hand + 1] if hand + 1 < hands else len(starts)):
                most = 0.0
                for option in range(starts[one], starts[one + 1] if one + 1 < len(starts) else len(offsets)):
                    most = max(most, cells[rung * hands + offsets[option]])
                value += chances[one] * most
            stop[rung, hand] = 0.0 if value > bank[rung] else 1.0
            best[rung, hand] = max(value, bank[rung])
    return best, stop


@compiled
def _turns(games: int, rungs: int, best: Floats, stop: Floats, six: int, lookup: _Lookup) -> Ints:
    """Play `games` turns. Returns counts of how they ended: `[0]` busts, `[k]` banked k steps of 50."""
    ended = np.zeros(rungs + TOP + 1, dtype=np.int64)
    for _ in range(games):
        total, hand = 0, six
        while True:
            throw = 0
            for _die in range(lookup.dice[hand]):
                throw = 6 * throw + np.random.randint(6)
            at = lookup.start[lookup.first[hand] + throw]
            if lookup.points[at] == 0:
                ended[0] += 1
                break
            value, points, left = -1.0, 0, 0
            while lookup.points[at]:
                rung = TOP - 1 + rungs - total - lookup.points[at]
                if best[rung, lookup.hands[at]] > value:
                    value = best[rung, lookup.hands[at]]
                    points, left = lookup.points[at], lookup.hands[at]
                at += 1
            total, hand = total + points, left
            if stop[TOP - 1 + rungs - total, hand] > 0.0:
                ended[total] += 1
                break
    return ended


@compiled
def _seed(seed: int) -> None:
    np.random.seed(seed)


def play_perfect(win: Floats, games: int, seed: int) -> int:
    """How many of `games` games between two perfect players the first one wins; `win` as in `Two`."""
    size = len(win)
    lookup, six = _lookup(), book().six
    _seed(seed)
    # waiting[first player to move?, mover's score, other's score]
    waiting = np.zeros((2, size, size), dtype=np.int64)
    waiting[1, 0, 0] = games
    won = 0
    for total in range(2 * size - 1):
        for a in range(max(0, total - size + 1), min(total, size - 1) + 1):
            b = total - a
            if a > b:
                break
            solved = {}
            while waiting[:, a, b].any() or waiting[:, b, a].any():  # busts pass the turn back and forth
                for mover, other in {(a, b), (b, a)}:
                    if not waiting[:, mover, other].any():
                        continue
                    if mover not in solved:
                        bank = np.concatenate([np.ones(TOP), 1.0 - win[other, mover:][::-1]])
                        solved[mover] = _climb(bank, flat())
                    for first in (0, 1):
                        count = int(waiting[first, mover, other])
                        if not count:
                            continue
                        waiting[first, mover, other] = 0
                        ended = _turns(count, size - mover, *solved[mover], six, lookup)
                        waiting[1 - first, other, mover] += ended[0]
                        for banked in np.flatnonzero(ended[1:]) + 1:
                            if mover + banked >= size:
                                won += int(ended[banked]) * first
                            else:
                                waiting[1 - first, other, mover + banked] += ended[banked]
    return won
