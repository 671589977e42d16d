"""Rollouts for Las Vegas with dice, compiled: the rest of the round against whom we believe to sit there."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas.kernel import (
    CHANCES,
    GREED,
    HABITS,
    RANDOM,
    STRANGER,
    best_of,
    consider,
    nth_of,
    size_of,
    value_between,
    weigh_habits,
)
from vabanque.bots.net.kernel import fast
from vabanque.games.kernel import below, copy, open_stream
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import MOST_MOVES, SEATS, legal, play, roll_dice

DETERMINED = 1 << 30
TRUST = 8
"""The net's own opinion counts as much as this many rollouts."""


@fast
def guess_habits(about: Any, seats: int, luck: Any, guessed: Any) -> None:
    """One habit for every seat, as likely as we believe it to be."""
    for seat in range(seats):
        point = below(luck, DETERMINED) / DETERMINED
        guessed[seat] = STRANGER
        for habit in range(HABITS):
            point -= about[seat, habit]
            if point < 0:
                guessed[seat] = habit
                break


@fast
def think(
    these: Any,
    net: Any,
    work: Any,
    about: Any,
    x: Any,
    whole: Any,
    head: Any,
    moves: Any,
    lucks: Any,
    stream: int,
    tries: int,
    horizon: int,
    values: Any,
) -> int:
    """Write the legal moves of these[0] and the own win share after each: values[n]. Returns how many.

    Every move is tried against the same guesses and the same luck. We play `horizon` more own placements and then trust
    the net; at the end of the round it only has to judge the standings, and nothing at the end of the game.
    These[1 … 3] are room for it.
    """
    s, luck = these[0], lucks[0]
    me = integer(s.seat)
    number = integer(s.round_number)
    shares = np.zeros((MOST_MOVES, SEATS), np.float32)
    share = np.zeros(SEATS, np.float32)
    count = consider(these, 0, net, work, about, x, whole, head, moves, shares, 0.0)
    for k in range(count):
        values[k] = shares[k, me]
    if count < 2 or tries == 0:
        return count
    replies = np.zeros(MOST_MOVES, np.int64)
    masks = np.zeros(HABITS, np.int64)
    guessed = np.zeros(SEATS, np.int64)
    totals = np.zeros(MOST_MOVES)
    alive = np.ones(MOST_MOVES, np.bool_)
    for k in range(count):
        totals[k] = TRUST * values[k]
    done = 0
    for number_of_try in range(tries):
        if number_of_try in (tries // 4, tries // 2):
            keep_best(totals, alive, count, 3 if number_of_try < tries // 2 else 2)
        for k in range(count):
            if not alive[k]:
                continue
            open_stream(luck, stream + number_of_try)
            guess_habits(about, integer(s.seats), luck, guessed)
            copy(these, 0, 2)
            t = these[2]
            play(t, moves[k])
            ours = 0
            while True:
                if t.over or t.round_number != number:
                    value_between(t, net, work, me, about, whole, head, share)
                    totals[k] += share[me]
                    break
                roll_dice(t, luck)
                seat = integer(t.seat)
                if seat == me or guessed[seat] == STRANGER:
                    options = consider(these, 2, net, work, about, x, whole, head, replies, shares, GREED)
                    reply = best_of(shares, options, seat)
                    if seat == me:
                        ours += 1
                        if ours > horizon:
                            totals[k] += shares[reply, me]
                            break
                else:
                    options = legal(t, replies)
                    reply = 0
                    if options > 1:
                        weigh_habits(these, 2, replies, options, masks, guessed[seat] == CHANCES)
                        mask = masks[guessed[seat]]
                        reply = nth_of(mask, below(luck, size_of(mask)) if guessed[seat] == RANDOM else 0)
                play(t, replies[reply])
        done += 1
    for k in range(count):
        values[k] = totals[k] / (TRUST + done) if alive[k] else values[k] - 1
    return count


@fast
def keep_best(totals: Any, alive: Any, count: int, best: int) -> None:
    """Only the best moves are worth more thought."""
    for k in range(count):
        if alive[k]:
            better = 0
            for other in range(count):
                if alive[other] and totals[other] > totals[k]:
                    better += 1
            alive[k] = better < best
