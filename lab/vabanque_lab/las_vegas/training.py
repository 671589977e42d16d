"""Training the network of Las Vegas with dice: self-play and games against a league of other players; compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, compiled, copy_record, integer
from vabanque.games.las_vegas.bots.beliefs import forget, may_estimate, update_beliefs
from vabanque.games.las_vegas.bots.evaluation import new_workspace, value_moves
from vabanque.games.las_vegas.bots.habits import (
    CHANCES,
    DICE_SPENT,
    ESTIMATES,
    HABITS,
    LEAD_WON,
    OWN_GAIN,
    RANDOM,
    RIVALS_GAIN,
    TOP_BILL,
    TRAITS,
    weigh_moves,
)
from vabanque.games.las_vegas.bots.inputs import describe, shape_for
from vabanque.games.las_vegas.compiled import (
    RECORD,
    SEATS,
    bill_for,
    legal,
    place,
    play,
    ranked,
    settle,
    start,
)
from vabanque.games.las_vegas.convert import new
from vabanque.games.vegas.bots.choosing import best_of, chance, final_shares
from vabanque.games.vegas.bots.inputs import BILL
from vabanque.games.vegas.bots.net import Inputs, Net, Shape
from vabanque.games.vegas.bots.packed import nth_member, set_size
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque_lab.vegas.league import (
    COPIES,
    LEARNER,
    SELF_PLAY,
    League,
    Seating,
    new_seating,
    seat_one_learner,
    seat_players,
)
from vabanque_lab.vegas.learning import Learner, Memory, learn_from, new_memory
from vabanque_lab.vegas.trainer import Lessons, Recipe, train

OLDER, LINEAR = HABITS, HABITS + 1
"""Policies besides the learner and the habits: an older version of the network, and a player with random weights for
the traits of a move."""
LEAGUE = League(older=OLDER, rivals=LINEAR, policies=LINEAR + 1, strongest=CHANCES, older_tables=0.5)
MOST_POSITIONS = 300
"""No game has more positions than this."""


class TrainingTable(NamedTuple):
    """Who plays in a game of the league, and what is recorded of it."""

    seating: Seating
    preferences: Any
    """[seat, trait]: for LINEAR players."""
    beliefs: Any
    """What everybody believes about everybody."""
    memory: Memory


def new_table(shape: Shape, workspace: Workspace, older: Net) -> TrainingTable:
    preferences = np.zeros((SEATS, TRAITS))
    beliefs = np.zeros((shape.seats, HABITS), np.float32)
    return TrainingTable(new_seating(workspace, older), preferences, beliefs, new_memory(shape, MOST_POSITIONS))


@compiled(fast=True)
def learn(workspace: Workspace, learner: Learner, table: TrainingTable, lucks: Any, lessons: Lessons) -> None:
    """Play the game in the workspace, and add its gradient."""
    s, luck = workspace.positions[0], lucks[0]
    seats = integer(s.seats)
    kind = seat_players(table.seating, seats, luck, LEAGUE, lessons.self_play)
    if lessons.frozen:
        seat_one_learner(table.seating, seats, luck, OLDER, lessons.explore)
    elif kind != SELF_PLAY:
        draw_preferences(table.preferences, seats, kind == COPIES, luck)
    start(s, below(luck, seats))
    length = play_game(workspace, table, luck, lessons.greed)
    final_shares(s, table.seating.result)
    learn_from(learner, table.memory, length, table.seating.result, table.seating.payouts, lessons.decay)


@compiled(fast=True)
def play_game(workspace: Workspace, table: TrainingTable, luck: Any, greed: float) -> int:
    """Play a game from start to end; returns how many positions were recorded."""
    positions, memory = workspace.positions, table.memory
    s = positions[0]
    seats = integer(s.seats)
    forget(table.beliefs)
    length = 0
    while not s.over:
        settle(s, luck)
        seat = integer(s.seat)
        round_number = integer(s.round_number)
        chosen = choose(workspace, table, seat, luck, greed)
        copy_record(positions, 0, 1)
        play(s, workspace.moves[chosen])
        ended = s.round_number != round_number or s.over
        if ended:
            # What every casino paid, from the position with the last placement but before the payout.
            last = positions[1]
            place(last, workspace.moves[chosen])
            for casino in range(last.filled):
                order = ranked(last, casino)
                for owner in range(seats):
                    table.seating.payouts[round_number, casino, owner] = BILL * bill_for(last, casino, order, owner)
        if s.over:
            break
        # Record the position as seen from the player who placed, or from the one before the next starter.
        viewer = (s.starter + seats - 1) % seats if ended else seat
        known = viewer if table.seating.policies[viewer] == LEARNER else -1
        inputs = Inputs(memory.inputs.casinos[length], memory.inputs.table[length], memory.inputs.head[length])
        memory.casinos[length] = describe(s, viewer, known, table.beliefs, inputs, workspace.layers)
        memory.viewer[length] = viewer
        memory.round_number[length] = 0 if ended else round_number
        length += 1
    return length


@compiled(fast=True)
def choose(workspace: Workspace, table: TrainingTable, seat: int, luck: Any, greed: float) -> int:
    """The index of the move that a seat's policy chooses; updates everybody's beliefs about that seat."""
    policy, slip = table.seating.policies[seat], table.seating.slips[seat]
    count = legal(workspace.positions[0], workspace.moves)
    if count == 1:
        return 0
    estimate = CHANCES <= policy < HABITS or policy == LINEAR or may_estimate(table.beliefs, seat)
    weigh_moves(workspace, count, estimate)
    if slip > 0 and chance(luck) < slip:
        chosen = below(luck, count)
    elif policy == LEARNER:
        value_moves(workspace, table.beliefs, greed)
        chosen = best_of(workspace.shares[:, seat], count)
    elif policy == OLDER:
        value_moves(table.seating.older, table.beliefs, greed)
        chosen = best_of(workspace.shares[:, seat], count)
    elif policy == LINEAR:
        chosen = best_by_preference(workspace.traits, count, table.preferences[seat])
    else:
        fitting = workspace.fitting[policy]
        chosen = nth_member(fitting, below(luck, set_size(fitting)) if slip > 0 or policy == RANDOM else 0)
    update_beliefs(table.beliefs, seat, workspace.fitting, chosen, count, estimate)
    return chosen


@compiled(fast=True)
def best_by_preference(traits: Any, count: int, preferences: Any) -> int:
    """The index of the move whose traits a LINEAR player likes best."""
    best = -1e9
    chosen = 0
    for k in range(count):
        worth = 0.0
        for trait in range(TRAITS):
            worth += preferences[trait] * traits[k, trait]
        if worth > best:
            best = worth
            chosen = k
    return chosen


@compiled(fast=True)
def draw_preferences(preferences: Any, seats: int, copies: bool, luck: Any) -> None:
    """Random, mostly sensible weights for the traits of moves; the same for everybody at a table of copies.

    Half of the players go mainly by an estimate. WEIGHT_ADDED never counts: DICE_SPENT is nearly the same. The ranges
    are chosen by hand.
    """
    for seat in range(seats):
        if seat and copies:
            preferences[seat] = preferences[0]
            continue
        estimate = chance(luck) < 0.5
        for trait in range(TRAITS):
            preferences[seat, trait] = 0
        weights = preferences[seat]
        if estimate:
            weights[ESTIMATES + below(luck, TRAITS - ESTIMATES)] = 1
        weights[OWN_GAIN] = chance(luck) * (0.3 if estimate else 1.0)
        weights[RIVALS_GAIN] = -chance(luck) * (0.3 if estimate else 1.0)
        weights[DICE_SPENT] = (chance(luck) - 0.7) * 30  # most players would rather keep their dice
        weights[TOP_BILL] = (chance(luck) - 0.3) * 0.3
        weights[LEAD_WON] = chance(luck) * 0.5
        for trait in range(TRAITS):
            if trait < ESTIMATES and chance(luck) < 0.4:
                weights[trait] = 0


RECIPE = Recipe(
    *(shape_for, RECORD, new, new_workspace, new_table, learn),
    games={
        "las-vegas-2012": {2: 300_000, 3: 500_000, 4: 450_000, 5: 350_000},
        "las-vegas-biggy": {2: 100_000, 3: 120_000, 4: 120_000, 5: 120_000, 6: 250_000},
    },
    starts_from={"las-vegas-biggy": "las-vegas-2012"},
    mostly_plain=True,
)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    train("las-vegas-2012", 2, 1)
