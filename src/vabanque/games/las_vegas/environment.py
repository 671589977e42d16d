"""Las Vegas with dice as numbers: what a seat sees, and which moves it has. Mirrors rules.LasVegas.view and legal.

Seats are counted from the viewer on, clockwise: the viewer is 0. The neutral dice come last.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import compiled, integer, lookup
from vabanque.envs.layout import Form, Layout, Slice
from vabanque.envs.loops import Senses, Terms, new_environment
from vabanque.games.las_vegas.bots import habits
from vabanque.games.las_vegas.bots.beliefs import forget
from vabanque.games.las_vegas.bots.endgame import decide
from vabanque.games.las_vegas.bots.evaluation import new_workspace
from vabanque.games.las_vegas.bots.habits import CHANCES, HABITS, STRANGER, choose_as_guest, weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.policies import GREEDY, POLICIES
from vabanque.games.las_vegas.bots.policies import choose as choose_simply
from vabanque.games.las_vegas.compiled import MOST_BILLS, bandit_faces, legal, ranked
from vabanque.games.las_vegas.convert import from_state
from vabanque.games.las_vegas.loop import GAME
from vabanque.games.las_vegas.rules import IN_HAND, LasVegas
from vabanque.games.vegas.bots.choosing import chance, softmax_choice
from vabanque.games.vegas.environment import (
    DECK,
    LevelMind,
    jeton_slices,
    levels_with,
    money_slices,
    observe_deck,
    observe_jetons,
    observe_money,
)

# Scales. Nobody has more than eight dice, and no bill is above 100.
DICE = 8
BILL = 100
# Lookups and multiplications, since division is slower.
DICE_SCALED = lookup([dice / DICE for dice in range(16)], np.float32)
BILL_SHARE = np.float32(1 / BILL)
NOTHING = np.float32(0)
# Masks beyond any value that occurs: with them the compiler knows that an index is not negative, and need not handle
# Python's negative indices.
SMALL, IN_ROW = 7, 1023


def layout(rules: LasVegas, form: Form) -> Layout:
    """What `observe` writes."""
    seats, owners, edition = rules.seats, rules.owners, rules.edition
    bills = rules.money.exactly or MOST_BILLS
    slices = [
        Slice("round", (edition.rounds,), "1 for the current round"),
        Slice("starter", (seats,), "1 for the seat that started the round"),
        Slice("mover", (seats,), "1 for the seat whose turn it is"),
        Slice("own", (seats,), f"dice left, in {DICE}ths"),
    ]
    if rules.neutral_each:
        slices.append(Slice("neutral", (seats,), f"neutral dice left, in {DICE}ths"))
    if edition.biggy:
        slices.append(Slice("biggy", (seats,), "1 if the Biggy is still in hand"))
    slices.append(Slice("roll", (6,), f"the roll to place from, dice by face, in {DICE}ths"))
    if rules.neutral_each:
        slices.append(Slice("roll_neutral", (6,), f"neutral dice of the roll, in {DICE}ths"))
    if edition.biggy:
        slices.append(Slice("roll_biggy", (6,), "1 for the face that the Biggy shows"))
    slices += [
        Slice("dice", (6, owners), f"dice at each casino by owner, a Biggy counting two, in {DICE}ths"),
        Slice("bills", (rules.casinos, bills), f"bills at each casino, highest first, in {BILL}ths"),
    ]
    if rules.bandit:
        slices += [
            Slice("bandit", (6, owners), f"dice on the Bandit by face and owner, a Biggy counting two, in {DICE}ths"),
            Slice("bandit_taken", (6,), "1 if that face lies on the Bandit"),
        ]
    if rules.jetons:
        slices += jeton_slices(seats)
    slices += money_slices(seats)
    if form == "full":
        slices += [
            Slice("paid_now", (rules.casinos, owners), f"what each casino would pay now, in {BILL}ths"),
            DECK,
        ]
    return Layout(tuple(slices))


@compiled
def move_of(_s: Any, action: int) -> int:
    """The move with this number (`vocabulary`)."""
    return action + 1


@compiled
def mask(s: Any, viewer: int, row: Any) -> None:
    """1 for every legal move of the viewer, by its number."""
    faces = s.faces if s.seat == viewer else 0
    for face in range(6):
        row[face] = faces >> face & 1
    if s.has_bandit:
        free = bandit_faces(s) if faces else 0
        for face in range(6):
            row[6 + face] = free >> face & 1


@compiled
def observe(s: Any, terms: Terms, viewer: int, row: Any) -> None:
    """Write what the viewer sees, in the order of `layout`."""
    seats = integer(s.seats) & SMALL
    viewer &= SMALL
    # The round, and whose turn it is.
    at = integer(s.rounds) & SMALL
    for number in range(at + 2 * seats):
        row[number] = 0
    row[s.round_number - 1] = 1
    row[at + place_of(s.starter, viewer, seats)] = 1
    row[at + seats + place_of(s.seat, viewer, seats)] = 1
    at += 2 * seats
    # What everybody holds: own dice, then neutral dice and Biggies, if there are any.
    neutral = at + seats
    biggies = neutral + seats if s.neutral_each else neutral
    seat = viewer
    for place in range(seats):
        row[at + place] = DICE_SCALED[s.own[seat]]
        if s.neutral_each:
            row[neutral + place] = DICE_SCALED[s.neutral[seat]]
        if s.biggy:
            row[biggies + place] = s.biggies[seat] == IN_HAND
        seat = seat + 1 if seat + 1 < seats else 0
    at = biggies + seats if s.biggy else biggies
    # The roll.
    rolled = s.faces != 0
    roll = integer(s.roll_own) if rolled else 0
    for face in range(6):
        row[at + face] = DICE_SCALED[roll >> 4 * face & 15]
    at += 6
    if s.neutral_each:
        roll = integer(s.roll_neutral) if rolled else 0
        for face in range(6):
            row[at + face] = DICE_SCALED[roll >> 4 * face & 15]
        at += 6
    if s.biggy:
        for face in range(6):
            row[at + face] = rolled and s.roll_biggy == face + 1
        at += 6
    # Dice at the casinos: packed, and rotated so that the viewer's come first.
    at &= IN_ROW
    before, others = 4 * viewer, 4 * (seats - viewer)
    for casino in range(6):
        weights = integer(s.weights[casino])
        turned = weights >> before | weights << others
        for place in range(seats):
            row[at + place] = DICE_SCALED[turned >> 4 * place & 15]
        at += seats
        if s.neutral_each:
            row[at] = DICE_SCALED[weights >> 4 * seats & 15]
            at += 1
    # Bills, always five: if a casino has room for fewer, later values overwrite the rest.
    at &= IN_ROW
    bills = (integer(s.exactly) or MOST_BILLS) & SMALL
    for casino in range(s.casinos):
        lie = integer(s.bill_count[casino]) if casino < s.filled else 0
        for number in range(MOST_BILLS):
            row[at + number] = BILL_SHARE * s.bills[MOST_BILLS * casino + number] if number < lie else NOTHING
        at += bills
    if s.has_bandit:
        at = _observe_bandit(s, viewer, row, at)
    if s.has_jetons:
        at = observe_jetons(s, viewer, row, at)
    at = observe_money(s, terms, viewer, row, at & IN_ROW)
    if terms.full:
        _observe_more(s, viewer, row, at & IN_ROW)


@compiled
def place_of(seat: int, viewer: int, seats: int) -> int:
    """How many places clockwise from the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


@compiled
def _observe_bandit(s: Any, viewer: int, row: Any, at: int) -> int:
    """Write what lies on the Bandit; returns the index after it."""
    for face in range(6):
        taken = s.lot_seat[face]
        for owner in range(s.owners):
            row[at + owner] = 0
        if taken:
            place = taken - 1 - viewer
            row[at + (place if place >= 0 else place + s.seats)] = DICE_SCALED[s.lot_own[face] + 2 * s.lot_biggy[face]]
            if s.neutral_each:
                row[at + s.seats] = DICE_SCALED[s.lot_neutral[face]]
        at += s.owners
    for face in range(6):
        row[at] = s.lot_seat[face] != 0
        at += 1
    return at


@compiled
def _observe_more(s: Any, viewer: int, row: Any, at: int) -> None:
    """Write what the full form adds: payments, and the deck."""
    for casino in range(s.casinos):
        for owner in range(s.owners):
            row[at + owner] = 0
        if casino < s.filled:
            order = ranked(s, casino)
            for number in range(s.bill_count[casino]):
                if order == 0:
                    break
                owner = (order & 15) - 1
                if owner < s.seats:
                    owner = owner - viewer if owner >= viewer else owner - viewer + s.seats
                row[at + owner] = BILL_SHARE * s.bills[MOST_BILLS * casino + number]
                order >>= 4
        at += s.owners
    observe_deck(s, row, at)


@compiled(fast=True)
def choose_as_level(s: Any, policy: int, luck: Any, mind: LevelMind) -> int:
    """The move of a level or a habit, or of the network without rollouts. Mirrors contests.play_game."""
    workspace, lineup = mind.workspace, mind.lineup
    if policy <= GREEDY:
        return choose_simply(s, policy, luck, workspace.moves)
    workspace.positions[0] = s
    count = legal(s, workspace.moves)
    if count == 1:
        return workspace.moves[0]
    habit = lineup.habits[policy]
    if habit == STRANGER:
        decide(workspace, mind.beliefs, lineup.greeds[policy])
        chosen = softmax_choice(workspace.values, count, lineup.temperatures[policy], chance(luck))
    else:
        weigh_moves(workspace, count, habit >= CHANCES)
        chosen = choose_as_guest(workspace, count, habit, lineup.eyes[policy], lineup.overlooks[policy], luck)
    return workspace.moves[chosen]


def _new_beliefs(seats: int) -> Any:
    beliefs = np.zeros((seats, HABITS), np.float32)
    forget(beliefs)
    return beliefs


LEVELS = levels_with(habits, POLICIES, shape_for, new_workspace, _new_beliefs, choose_as_level)
LOOPS = new_environment(__name__, __file__, GAME, Senses(layout, from_state, observe, mask, move_of, LEVELS))
