"""The card game as numbers: what a seat sees, and which moves it has. Mirrors rules.LasVegasCards.view and legal.

Seats are counted clockwise from the viewer, who is 0. If all choose together, the environments ask one seat after the
other; nobody sees a choice before the last one is made.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import compiled, integer, lookup
from vabanque.envs.layout import Form, Layout, Slice
from vabanque.envs.loops import Senses, Terms, new_environment
from vabanque.games.las_vegas_cards.bots import habits
from vabanque.games.las_vegas_cards.bots.evaluation import new_workspace, value_moves
from vabanque.games.las_vegas_cards.bots.habits import NET, choose_as_guest
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.policies import GREEDY, POLICIES
from vabanque.games.las_vegas_cards.bots.policies import choose as choose_simply
from vabanque.games.las_vegas_cards.bots.strong import TOGETHER
from vabanque.games.las_vegas_cards.compiled import (
    BILLS,
    CASINOS,
    PILE,
    active,
    bill_for,
    card_count,
    dice_at,
    drawer,
    legal,
    mover,
    weights,
)
from vabanque.games.las_vegas_cards.convert import from_state, packed
from vabanque.games.las_vegas_cards.editions import CARDS, PLAYS, ROUNDS, SORTS
from vabanque.games.las_vegas_cards.loop import GAME
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.las_vegas_cards.vocabulary import all_selections
from vabanque.games.vegas.bots.choosing import chance, softmax_choice
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.compiled import ranking
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

# Scales.
SINGLES = 4
DICE = 12  # five cards of one number after seven others
LAID = 12
BILL = 100
SORT_COUNT = len(SORTS)

LAYS = lookup([packed(cards) for cards in all_selections()], np.int64)
"""[move]: the cards laid, packed."""
_NUMBER = {cards: number for number, cards in enumerate(all_selections())}


def _pair(one: str, other: str) -> int:
    return _NUMBER.get(tuple(sorted((one, other))), -1)


PAIRS = lookup([_pair(one, other) for one in SORTS for other in SORTS], np.int64)
"""[12 · sort + other sort]: the number of that pair; −1 for two doubles of one number."""


def _of_one_number(number: str, cards: int, double: bool) -> int:
    singles = (number,) * (cards - double)
    return _NUMBER.get((*singles, f"{number}+") if double else singles, -1)


MANY = lookup(
    [_of_one_number(number, cards, double) for number in "123456" for cards in range(8) for double in (False, True)],
    np.int64,
)
"""[16 · casino + 2 · cards + double]: the number of that many cards of one number, with the double or without."""
FULL_SET = packed(CARDS)


def layout(rules: LasVegasCards, form: Form) -> Layout:
    """What `observe` writes."""
    seats = rules.seats
    slices = [
        Slice("round", (ROUNDS,), "1 for the current round"),
        Slice("play", (PLAYS,), "1 for the current play of the round"),
        Slice("starter", (seats,), "1 for the seat that started the round"),
        Slice("active", (seats,), "1 for the seats that choose now"),
        Slice("out", (seats,), "1 for the seats that are out of this round"),
        Slice("hand", (SORT_COUNT,), f"your hand: copies of 1, 1+, 2, 2+ … 6+, in {SINGLES}ths"),
        Slice("glass", (SORT_COUNT,), f"your discards of this round, in the same order, in {SINGLES}ths"),
        Slice("cards", (seats,), f"cards laid in this round, in {LAID}ths"),
        Slice("dice", (seats, CASINOS), f"dice on them by casino, in {DICE}ths"),
        Slice("bills", (CASINOS, BILLS), f"bills at each casino, highest first, in {BILL}ths"),
    ]
    if rules.jetons:
        slices += jeton_slices(seats)
    slices += money_slices(seats)
    if form == "full":
        slices += [
            Slice("laid", (seats, SORT_COUNT), f"cards laid in this round, copies by sort, in {SINGLES}ths"),
            Slice("paid_now", (CASINOS, seats), f"what each casino would pay now, in {BILL}ths"),
            DECK,
        ]
    return Layout(tuple(slices))


@compiled
def move_of(_s: Any, action: int) -> int:
    """The move with this number (`vocabulary`)."""
    return LAYS[action]


@compiled
def mask(s: Any, viewer: int, row: Any) -> None:
    """1 for every legal move of the viewer, by its number."""
    for number in range(len(LAYS)):
        row[number] = 0
    if s.over or s.filled < CASINOS or not active(s, viewer) or drawer(s) >= 0:
        return
    hand = s.hands[viewer]
    for one in range(SORT_COUNT):
        if hand >> 4 * one & 15:
            row[one] = 1
            rest = hand - (1 << 4 * one)
            for other in range(one, SORT_COUNT):
                if rest >> 4 * other & 15:
                    row[PAIRS[SORT_COUNT * one + other]] = 1
    # Three or more must be of one number.
    for casino in range(CASINOS):
        single = hand >> 8 * casino & 15
        double = hand >> 8 * casino + 4 & 15
        for cards in range(3, single + double + 1):
            if cards <= single:
                row[MANY[16 * casino + 2 * cards]] = 1
            if double:
                row[MANY[16 * casino + 2 * cards + 1]] = 1


@compiled
def observe(s: Any, terms: Terms, viewer: int, row: Any) -> None:
    """Write what the viewer sees, in the order of `layout`."""
    seats = s.seats
    at = 0
    for number in range(1, ROUNDS + 1):
        row[at] = s.round_number == number
        at += 1
    for number in range(1, PLAYS + 1):
        row[at] = s.play == number
        at += 1
    seat = viewer
    for place in range(seats):
        row[at + place] = s.starter == seat
        row[at + seats + place] = active(s, seat)
        row[at + 2 * seats + place] = s.out >> seat & 1
        seat = seat + 1 if seat + 1 < seats else 0
    at += 3 * seats
    # The viewer's hand and discards: the cards neither in hand nor laid nor in the pile.
    hand = s.hands[viewer]
    glass = FULL_SET - hand - s.laid[viewer]
    for card in range(s.pile_count[viewer]):
        glass -= 1 << 4 * integer(s.piles[PILE * viewer + card])
    for sort in range(SORT_COUNT):
        row[at + sort] = (hand >> 4 * sort & 15) / SINGLES
        row[at + SORT_COUNT + sort] = (glass >> 4 * sort & 15) / SINGLES
    at += 2 * SORT_COUNT
    seat = viewer
    for place in range(seats):
        row[at + place] = card_count(s.laid[seat]) / LAID
        for casino in range(CASINOS):
            row[at + seats + CASINOS * place + casino] = dice_at(s.laid[seat], casino) / DICE
        seat = seat + 1 if seat + 1 < seats else 0
    at += seats + CASINOS * seats
    for number in range(CASINOS * BILLS):
        row[at] = s.bills[number] / BILL if number < BILLS * s.filled else 0
        at += 1
    if s.has_jetons:
        at = observe_jetons(s, viewer, row, at)
    at = observe_money(s, terms, viewer, row, at)
    if terms.full:
        _observe_more(s, viewer, row, at)


@compiled
def _observe_more(s: Any, viewer: int, row: Any, at: int) -> None:
    """Write what the full form adds: every card laid, payments, and the deck."""
    seat = viewer
    for _ in range(s.seats):
        for sort in range(SORT_COUNT):
            row[at] = (s.laid[seat] >> 4 * sort & 15) / SINGLES
            at += 1
        seat = seat + 1 if seat + 1 < s.seats else 0
    for casino in range(CASINOS):
        order = ranking(weights(s, casino)) if casino < s.filled else 0
        seat = viewer
        for place in range(s.seats):
            row[at + place] = bill_for(s, casino, order, seat) / BILL
            seat = seat + 1 if seat + 1 < s.seats else 0
        at += s.seats
    observe_deck(s, row, at)


@compiled(fast=True)
def choose_as_level(s: Any, policy: int, luck: Any, mind: LevelMind) -> int:
    """The cards of a level or a habit, or of the network without rollouts. Mirrors contests.play_game."""
    workspace, lineup = mind.workspace, mind.lineup
    if policy <= GREEDY:
        return choose_simply(s, policy, luck, workspace.moves)
    workspace.positions[0] = s
    seat = mover(s)
    count = legal(s, seat, workspace.moves)
    habit = lineup.habits[policy]
    if habit == NET:
        value_moves(workspace, seat, GREED)
        temperature = lineup.temperatures[policy]
        if temperature == 0 and not s.in_turn:
            temperature = TOGETHER
        chosen = softmax_choice(workspace.values, count, temperature, chance(luck))
    else:
        chosen = choose_as_guest(workspace, seat, count, habit, lineup.eyes[policy], lineup.overlooks[policy], luck)
    return workspace.moves[chosen]


def _new_beliefs(_seats: int) -> Any:
    """None: nobody sees what a rival could have laid instead."""
    return np.zeros((1, 1), np.float32)


LEVELS = levels_with(habits, POLICIES, shape_for, new_workspace, _new_beliefs, choose_as_level)
LOOPS = new_environment(__name__, __file__, GAME, Senses(layout, from_state, observe, mask, move_of, LEVELS))
