"""The baselines of Las Vegas with dice, compiled: the traits of every move, and which habits would make it.

The networks train against these habits, and the house recognises them in its rivals (`beliefs`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import compiled, copy_record, integer, shown
from vabanque.games.las_vegas.compiled import BANDIT_AT, MOST_BILLS, bandit_key, bill_for, place, ranked
from vabanque.games.las_vegas.rules import IN_HAND
from vabanque.games.vegas.bots.choosing import BIG_TIE, BIGGER_TIE, EQUAL, SMALL_TIE, overlooked_casinos
from vabanque.games.vegas.bots.packed import weight_at
from vabanque.games.vegas.bots.race import Race, expected_bill
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque.games.vegas.compiled import rank_of
from vabanque.games.vegas.rules import BIGGY_WEIGHT, JETON_VALUE

STRANGER, RANDOM, GAIN, GAIN_MINUS, PER_DIE, MOST_DICE, RICHEST, TOP_NOTE, GAIN_MOST = range(9)
CHANCES, MAJORITY, HOPES = range(9, 12)
HABITS = 12
"""Ways to choose, named after the baselines. A stranger follows none of them: people, and the network itself.
GAIN_MOST is `gain` with as many dice as possible. The last three estimate chances."""

OWN_GAIN, RIVALS_GAIN, DICE_SPENT, WEIGHT_ADDED, TOP_BILL, LEAD_WON = range(6)
EXPECTED_LEAD, EXPECTED_TOP, EXPECTED_OWN = range(6, 9)
TRAITS = 9
"""Traits of a move: the money it brings to this seat and to all rivals if everything were paid now, the dice and weight
it places, the top bill there, that bill again if the move takes the lead (negative if it gives it up). The last three
are estimates for the end of the round: this seat's expected bills minus the rivals' mean, its expected top bills, its
expected bills. CHANCES, MAJORITY and HOPES go by them, in this order."""
ESTIMATES = EXPECTED_LEAD


@compiled(fast=True)
def weigh_moves(workspace: Workspace, count: int, estimate: bool) -> None:
    """Write the traits of the workspace's first `count` moves, and which of them fit which habit."""
    fitting = workspace.fitting
    best = np.full(HABITS, -1e9)
    for habit in range(HABITS):
        fitting[habit] = 0
    describe_moves(workspace, 0, count, estimate)
    for n in range(count):
        traits = workspace.traits[n]
        for habit in range(1, HABITS):
            worth = worth_to(habit, traits)
            if worth > best[habit] + EQUAL:
                best[habit] = worth
                fitting[habit] = 1 << n
            elif worth > best[habit] - EQUAL:
                fitting[habit] |= 1 << n


@compiled(fast=True)
def describe_moves(workspace: Workspace, at: int, count: int, estimate: bool) -> None:
    """Write the traits of the workspace's first `count` moves in positions[at]; the next position is scratch space.

    Estimating takes longer than all the rest, so it is done only with `estimate`; otherwise the estimates are 0.
    """
    positions = workspace.positions
    seat = positions[at].seat
    for n in range(count):
        copy_record(positions, at, at + 1)
        before, after = positions[at], positions[at + 1]
        place(after, workspace.moves[n])
        traits = workspace.traits[n]
        describe_move(before, after, workspace.moves[n], traits)
        if estimate:
            estimate_chances(after, workspace.race, traits)
            traits[ESTIMATES:] += JETON_VALUE * (integer(after.jetons[seat]) - integer(before.jetons[seat]))


@compiled(fast=True)
def worth_to(habit: int, traits: Any) -> float:
    """How much a habit likes a move. Mirrors `worth` in vegas.baselines."""
    gain, spent = traits[OWN_GAIN], traits[DICE_SPENT]
    if habit == GAIN:
        return BIG_TIE * gain - spent
    if habit == GAIN_MINUS:
        return BIG_TIE * (gain - traits[RIVALS_GAIN]) - spent
    if habit == PER_DIE:
        return (gain / max(spent, 1.0) if gain > 0 else gain) - SMALL_TIE * spent
    if habit == MOST_DICE:
        return BIGGER_TIE * traits[WEIGHT_ADDED] + traits[TOP_BILL]
    if habit == RICHEST:
        return BIG_TIE * traits[TOP_BILL] + traits[WEIGHT_ADDED]
    if habit == TOP_NOTE:
        return traits[LEAD_WON]
    if habit == GAIN_MOST:
        return BIG_TIE * gain + spent
    if habit >= CHANCES:
        return traits[ESTIMATES + habit - CHANCES]
    return 0.0


@compiled(fast=True)
def describe_move(before: Any, after: Any, move: int, traits: Any) -> None:
    """Write all traits that need no estimate. Mirrors Baseline.gains and the methods beside it."""
    seat = before.seat
    face = move if move <= 6 else move - 6
    casino = move - 1 if move <= 6 else BANDIT_AT
    own = shown(before.roll_own, face)
    biggy = integer(before.roll_biggy == face)
    order_before, order_after = ranked(before, casino), ranked(after, casino)
    gain = bill_for(before, casino, order_after, seat) - bill_for(before, casino, order_before, seat)
    rivals = 0
    for rival in range(before.seats):
        if rival != seat:
            rivals += bill_for(before, casino, order_after, rival) - bill_for(before, casino, order_before, rival)
    top = integer(before.bills[MOST_BILLS * casino])
    traits[OWN_GAIN] = gain + JETON_VALUE * (integer(after.jetons[seat]) - integer(before.jetons[seat]))
    traits[RIVALS_GAIN] = rivals
    traits[DICE_SPENT] = own + biggy
    traits[WEIGHT_ADDED] = own + BIGGY_WEIGHT * biggy
    traits[TOP_BILL] = top
    traits[LEAD_WON] = top * (integer(rank_of(order_after, seat) == 0) - integer(rank_of(order_before, seat) == 0))
    traits[ESTIMATES:] = 0


@compiled(fast=True)
def estimate_chances(s: Any, race: Race, traits: Any) -> None:
    """Write the three estimates for the seat that has just placed. Mirrors Chances, Majority and Hopes."""
    seat, seats = s.seat, integer(s.seats)
    # What everybody can still place.
    race.left[seats] = 0
    race.biggy[seats] = 0
    for owner in range(seats):
        race.left[owner] = s.own[owner]
        race.biggy[owner] = s.biggies[owner] == IN_HAND
        if s.neutral_each:
            race.left[seats] += s.neutral[owner]
    lead = 0.0
    top = 0.0
    own = 0.0
    for casino in range(s.filled):
        bills = integer(s.bill_count[casino])
        for place_ in range(bills):
            race.bills[place_] = s.bills[MOST_BILLS * casino + place_]
        weights = bandit_weights(s) if casino == BANDIT_AT else integer(s.weights[casino])
        for owner in range(s.owners):
            race.weight[owner] = weight_at(weights, owner)
        if casino == BANDIT_AT and bandit_is_closed(s):  # the Bandit is the last casino
            race.left[:] = 0
            race.biggy[:] = 0
        for owner in range(seats):
            expected, expected_top = expected_bill(race, s.owners, bills, owner, casino != BANDIT_AT)
            lead += expected if owner == seat else -expected / (seats - 1)
            if owner == seat:
                top += expected_top
                own += expected
    traits[EXPECTED_LEAD] = lead
    traits[EXPECTED_TOP] = top
    traits[EXPECTED_OWN] = own


@compiled(fast=True)
def free_bandit_faces(s: Any) -> int:
    """How many faces can still be placed on the Bandit."""
    free = 0
    for face in range(6):
        free += s.lot_seat[face] == 0
    return free


@compiled(fast=True)
def bandit_is_closed(s: Any) -> bool:
    """Does every face lie on the Bandit?"""
    return free_bandit_faces(s) == 0


@compiled(fast=True)
def bandit_weights(s: Any) -> int:
    """Dice of every owner on the Bandit, packed."""
    weights = 0
    for owner in range(s.owners):
        weights |= min(bandit_key(s, owner) >> 16, 15) << 4 * owner
    return weights


@compiled(fast=True)
def choose_as_guest(workspace: Workspace, count: int, habit: int, eye: int, overlooks: float, luck: Any) -> int:
    """The index of the move that a guest makes among the first `count`, weighed before. Mirrors vegas.levels.Guest."""
    offered = 0
    caught = 0
    brightest = -1e9
    for n in range(count):
        offered |= 1 << casino_of(workspace.moves[n])
        bright = worth_to(eye, workspace.traits[n])
        if bright > brightest:
            brightest = bright
            caught = 1 << casino_of(workspace.moves[n])
    overlooked = overlooked_casinos(luck, offered, caught, overlooks)
    best = -1e9
    chosen = 0
    for n in range(count):
        if overlooked >> casino_of(workspace.moves[n]) & 1:
            continue
        worth = worth_to(habit, workspace.traits[n])
        if worth > best + EQUAL:
            best = worth
            chosen = n
    return chosen


@compiled(fast=True)
def casino_of(move: int) -> int:
    """The casino where a move goes, counted from 0."""
    return move - 1 if move <= 6 else BANDIT_AT
