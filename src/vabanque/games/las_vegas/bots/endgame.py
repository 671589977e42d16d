"""The end of a round of Las Vegas with dice, searched exhaustively; compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import FACES, compiled, copy_record, integer
from vabanque.games.las_vegas.bots.evaluation import fold_beliefs, value_between_rounds, value_moves
from vabanque.games.las_vegas.compiled import MOST_MOVES, SEATS, land_roll, legal, play
from vabanque.games.las_vegas.rules import IN_HAND
from vabanque.games.vegas.bots.workspace import Workspace

LAST_DICE = 2
"""With this many dice left after a placement, or fewer, all future rolls are tried. Three would take about fifty times
as long."""
AFTER_ONE, AFTER_TWO, AFTER_THREE = range(1, 4)
"""Positions: after one, two and three placements from the position to decide, which is the first."""


@compiled(fast=True)
def decide(workspace: Workspace, beliefs: Any, greed: float) -> int:
    """Write the legal moves of the workspace's position and what each is worth to the seat to move; returns how many.

    The values come from the network or, near the end of a round, from the search.
    """
    positions = workspace.positions
    s = positions[0]
    seat = integer(s.seat)
    if dice_left(s) - 1 > LAST_DICE:  # every placement takes at least one
        count = value_moves(workspace, beliefs, greed)
    else:
        fold_beliefs(workspace, seat, beliefs, beliefs)
        count = legal(s, workspace.moves)
        for k in range(count):
            copy_record(positions, 0, AFTER_ONE)
            play(positions[AFTER_ONE], workspace.moves[k])
            search_rolls(workspace, workspace.shares[k])
    for k in range(count):
        workspace.values[k] = workspace.shares[k, seat]
    return count


@compiled(fast=True)
def search_rolls(workspace: Workspace, expected: Any) -> None:
    """Everybody's expected win share at positions[AFTER_ONE], before its roll, if all play their best from now on.

    Needs folded beliefs. At most two placements are left in the round, so two loops are enough. (Recursion would be
    shorter, but breaks with numba's cache.)
    """
    positions = workspace.positions
    round_number = integer(positions[0].round_number)
    if has_ended(positions[AFTER_ONE], round_number):
        value_between_rounds(workspace.net, workspace.layers, positions[AFTER_ONE], expected)
        return
    mover = integer(positions[AFTER_ONE].seat)
    moves = np.zeros(MOST_MOVES, np.int64)
    best = np.zeros(SEATS, np.float32)
    # [move, dice placed]: win shares after it. Dice left in hand are rolled again, so what they show doesn't matter.
    shares = np.zeros((MOST_MOVES + 1, 1 << LAST_DICE, SEATS), np.float32)
    tried = np.zeros((MOST_MOVES + 1, 1 << LAST_DICE), np.bool_)
    expected[:] = 0
    dice = dice_of(positions[AFTER_ONE], mover)
    rolls = 6**dice
    for roll in range(rolls):
        show(positions[AFTER_ONE], roll)
        for k in range(legal(positions[AFTER_ONE], moves)):
            placed = showing(roll, dice, (moves[k] - 1) % 6)
            share = shares[moves[k], placed]
            if not tried[moves[k], placed]:
                tried[moves[k], placed] = True
                copy_record(positions, AFTER_ONE, AFTER_TWO)
                play(positions[AFTER_TWO], moves[k])
                if has_ended(positions[AFTER_TWO], round_number):
                    value_between_rounds(workspace.net, workspace.layers, positions[AFTER_TWO], share)
                else:
                    search_last_die(workspace, share)
            if k == 0 or share[mover] > best[mover]:
                best[:] = share
        expected += best / np.float32(rolls)


@compiled(fast=True)
def search_last_die(workspace: Workspace, expected: Any) -> None:
    """Everybody's expected win share at positions[AFTER_TWO], where one last die is to be rolled."""
    positions = workspace.positions
    mover = integer(positions[AFTER_TWO].seat)
    moves = np.zeros(MOST_MOVES, np.int64)
    best = np.zeros(SEATS, np.float32)
    share = np.zeros(SEATS, np.float32)
    expected[:] = 0
    for face in range(6):
        show(positions[AFTER_TWO], face)
        for k in range(legal(positions[AFTER_TWO], moves)):
            copy_record(positions, AFTER_TWO, AFTER_THREE)
            play(positions[AFTER_THREE], moves[k])
            value_between_rounds(workspace.net, workspace.layers, positions[AFTER_THREE], share)
            if k == 0 or share[mover] > best[mover]:
                best[:] = share
        expected += best / np.float32(6)


@compiled(fast=True)
def has_ended(s: Any, round_number: int) -> bool:
    """Is this round over?"""
    return s.over or s.round_number != round_number


@compiled(fast=True)
def dice_of(s: Any, seat: int) -> int:
    """All dice in a hand, the neutral ones and the Biggy included."""
    neutral = integer(s.neutral[seat]) if s.neutral_each else 0
    return integer(s.own[seat]) + neutral + integer(s.biggies[seat] == IN_HAND)


@compiled(fast=True)
def dice_left(s: Any) -> int:
    """All dice in all hands."""
    dice = 0
    for owner in range(s.seats):
        dice += dice_of(s, owner)
    return dice


@compiled(fast=True)
def show(s: Any, roll: int) -> None:
    """Set the dice of the player to roll to roll number `roll` of all 6ⁿ."""
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


@compiled(fast=True)
def showing(roll: int, dice: int, face: int) -> int:
    """The set of dice that show a face (counted from 0) in roll number `roll`."""
    shown = 0
    for die in range(dice):
        if roll % 6 == face:
            shown |= 1 << die
        roll //= 6
    return shown
