"""Training the network of the card game: self-play and games against a league of other players; compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, compiled, copy_record, integer
from vabanque.games.las_vegas_cards.bots.evaluation import new_workspace, value_moves
from vabanque.games.las_vegas_cards.bots.habits import HABITS, NET, RANDOM, choose_by_habit
from vabanque.games.las_vegas_cards.bots.inputs import describe, shape_for
from vabanque.games.las_vegas_cards.bots.strong import TOGETHER
from vabanque.games.las_vegas_cards.compiled import (
    CASINOS,
    RECORD,
    SEATS,
    active,
    bill_for,
    lay,
    legal,
    play,
    settle,
    start,
    weights,
)
from vabanque.games.las_vegas_cards.convert import new
from vabanque.games.las_vegas_cards.editions import PLAYS, ROUNDS
from vabanque.games.vegas.bots.choosing import chance, final_shares, softmax_choice
from vabanque.games.vegas.bots.inputs import BILL
from vabanque.games.vegas.bots.net import Inputs, Net, Shape
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque.games.vegas.compiled import ranking
from vabanque_lab.vegas.league import (
    League,
    Seating,
    draw_handover,
    hand_over,
    new_seating,
    seat_one_learner,
    seat_players,
)
from vabanque_lab.vegas.learning import Learner, Memory, learn_from, new_memory
from vabanque_lab.vegas.trainer import Lessons, Recipe, train

OLDER = HABITS
"""An older version of the network, besides the policies in `habits`."""
LEAGUE = League(older=OLDER, rivals=HABITS - 1, policies=HABITS + 1, strongest=OLDER, older_tables=0.4)
MOST_POSITIONS = 32
"""No player sees more positions than this in a game."""


class TrainingTable(NamedTuple):
    """A table of the league: who plays there, and what is recorded for every seat."""

    seating: Seating
    chosen: Any
    """[seat]: what it lays in this play."""
    memory: Memory
    """Arrays with one more dimension in front: the seat."""
    length: Any
    """[seat]: how many positions it has seen."""


def new_table(shape: Shape, workspace: Workspace, older: Net) -> TrainingTable:
    chosen, length = np.zeros((2, SEATS), np.int64)
    return TrainingTable(new_seating(workspace, older), chosen, new_memory(shape, SEATS, MOST_POSITIONS), length)


@compiled(fast=True)
def learn(workspace: Workspace, learner: Learner, table: TrainingTable, lucks: Any, lessons: Lessons) -> None:
    """Play the game in the workspace, and add its gradient, as every seat saw it."""
    s, luck = workspace.positions[0], lucks[0]
    seats = integer(s.seats)
    result, payouts = table.seating.result, table.seating.payouts
    seat_players(table.seating, seats, luck, LEAGUE, lessons.self_play)
    if lessons.frozen:
        seat_one_learner(table.seating, seats, luck, OLDER, lessons.explore)
    handover = -1
    if lessons.for_reviews:
        handover = draw_handover(table.seating, seats, luck, ROUNDS * PLAYS * (seats if s.in_turn else 1))
    start(s, below(luck, seats))
    play_game(workspace, table, luck, lessons.greed, handover)
    final_shares(s, result)
    for seat in range(seats):
        learn_from(learner, memory_of(table, seat), table.length[seat], result, payouts, lessons.decay)


@compiled(fast=True)
def play_game(workspace: Workspace, table: TrainingTable, luck: Any, greed: float, handover: int) -> None:
    """Play a game from start to end, and record what every seat sees.

    After `handover` choices the learner takes all seats, and only what comes after the last choice before that is
    recorded, if the game lasts that long. With −1, everybody plays on and everything is recorded.
    """
    positions, chosen = workspace.positions, table.chosen
    s = positions[0]
    seats = integer(s.seats)
    for seat in range(seats):
        table.length[seat] = 0
    choices = 0
    while not s.over:
        settle(s, luck)
        round_number = integer(s.round_number)
        if choices == handover - 1:
            for seat in range(seats):
                table.length[seat] = 0
        if choices == handover:
            hand_over(table.seating, seats)
        choices += 1
        # Everybody chooses, and sees only their own cards laid.
        for i in range(seats):
            seat = (s.starter + i) % seats
            if active(s, seat):
                chosen[seat] = workspace.moves[choose(workspace, table, seat, luck, greed)]
                copy_record(positions, 0, 1)
                lay(positions[1], seat, chosen[seat])
                remember(workspace, table, positions[1], seat, round_number)
        # What every casino would pay now; the last play of the round overwrites the earlier ones.
        copy_record(positions, 0, 1)
        last = positions[1]
        for seat in range(seats):
            if active(s, seat):
                lay(last, seat, chosen[seat])
        for casino in range(CASINOS):
            order = ranking(weights(last, casino))
            for seat in range(seats):
                table.seating.payouts[round_number, casino, seat] = BILL * bill_for(last, casino, order, seat)
        play(s, chosen)
        if s.round_number != round_number and not s.over:
            for seat in range(seats):
                remember(workspace, table, s, seat, 0)
    if choices < handover:
        for seat in range(seats):
            table.length[seat] = 0


@compiled(fast=True)
def remember(workspace: Workspace, table: TrainingTable, s: Any, seat: int, round_number: int) -> None:
    """Record a position as a seat sees it."""
    memory = memory_of(table, seat)
    k = table.length[seat]
    inputs = Inputs(memory.inputs.casinos[k], memory.inputs.table[k], memory.inputs.head[k])
    memory.casinos[k] = describe(s, seat, inputs, workspace.layers)
    memory.viewer[k] = seat
    memory.round_number[k] = round_number
    table.length[seat] += 1


@compiled(fast=True)
def memory_of(table: TrainingTable, seat: int) -> Memory:
    """The positions that a seat has seen."""
    memory = table.memory
    inputs = Inputs(memory.inputs.casinos[seat], memory.inputs.table[seat], memory.inputs.head[seat])
    return Memory(inputs, memory.casinos[seat], memory.viewer[seat], memory.round_number[seat])


@compiled(fast=True)
def choose(workspace: Workspace, table: TrainingTable, seat: int, luck: Any, greed: float) -> int:
    """The index of the move that a seat's policy chooses."""
    s = workspace.positions[0]
    policy, slip = table.seating.policies[seat], table.seating.slips[seat]
    count = legal(s, seat, workspace.moves)
    if policy == RANDOM or (slip > 0 and chance(luck) < slip):
        return below(luck, count)
    if policy not in (NET, OLDER):
        return choose_by_habit(workspace, seat, policy, count, 0)
    if policy == NET:
        value_moves(workspace, seat, greed)
    else:
        value_moves(table.seating.older, seat, greed)
    return softmax_choice(workspace.values, count, 0.0 if s.in_turn else TOGETHER, chance(luck))


RECIPE = Recipe(
    *(shape_for, RECORD, new, new_workspace, new_table, learn),
    games={"las-vegas-cards": {2: 40_000, 3: 40_000, 4: 40_000, 5: 40_000}},
    starts_from={},
    mostly_plain=False,
    review_games={"las-vegas-cards": {2: 80_000, 3: 80_000, 4: 80_000, 5: 80_000}},
)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    train("las-vegas-cards", 2, 1)
