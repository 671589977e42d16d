"""The baselines of the card game, compiled: the network trains against them.

Nobody sees what a rival could have laid instead, so habits are not inferred from what rivals lay.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, integer
from vabanque.games.las_vegas_cards.compiled import BILLS, CASINOS, bill_for, card_count, dice_at, weights
from vabanque.games.las_vegas_cards.editions import EXIT
from vabanque.games.vegas.bots.choosing import BIG_TIE, BIGGER_TIE, EQUAL, SMALL_TIE, overlooked_casinos
from vabanque.games.vegas.bots.race import Race, expected_bill
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque.games.vegas.compiled import rank_of, ranking
from vabanque.games.vegas.rules import JETON_VALUE

NET, RANDOM, GAIN, GAIN_MINUS, PER_DIE, MOST_DICE, RICHEST, TOP_NOTE, CHANCES, MAJORITY, HOPES = range(11)
HABITS = 11
"""Policies: 0 is the network, the others are habits, named after the baselines. The last three estimate chances."""


@compiled(fast=True)
def choose_by_habit(workspace: Workspace, seat: int, habit: int, count: int, overlooked: int) -> int:
    """The index of the move that a player with this habit makes: the first among equals.

    Moves to casinos in the set `overlooked` are not considered.
    """
    best = -1e9
    chosen = 0
    for n in range(count):
        comes_to_mind = overlooked == 0 or overlooked & casinos_of(workspace.moves[n]) == 0
        worth = worth_to(workspace, seat, habit, workspace.moves[n])
        if comes_to_mind and worth > best + EQUAL:
            best = worth
            chosen = n
    return chosen


@compiled(fast=True)
def casinos_of(cards: int) -> int:
    """The set of casinos where these cards go, counted from 0."""
    casinos = 0
    for casino in range(CASINOS):
        if dice_at(cards, casino):
            casinos |= 1 << casino
    return casinos


@compiled(fast=True)
def worth_to(workspace: Workspace, seat: int, habit: int, cards: int) -> float:
    """How much a habit likes laying these cards. Mirrors `worth` in vegas.baselines."""
    s = workspace.positions[0]
    if habit >= CHANCES:
        return worth_by_chances(s, workspace.race, seat, habit, cards)
    if habit in (MOST_DICE, RICHEST):
        return worth_by_bills(s, habit, cards)
    return worth_by_gain(s, seat, habit, cards)


@compiled(fast=True)
def worth_by_bills(s: Any, habit: int, cards: int) -> float:
    """How much a habit that sees only dice and top bills likes these cards. Mirrors MostDice and Richest."""
    best = -1.0 if habit == MOST_DICE else 1e9
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        if dice:
            top = float(s.bills[BILLS * casino])
            best = max(best, BIGGER_TIE * dice + top) if habit == MOST_DICE else min(best, BIG_TIE * top + dice)
    return best


@compiled(fast=True)
def worth_by_gain(s: Any, seat: int, habit: int, cards: int) -> float:
    """How much a habit that looks at payments now likes these cards. Mirrors Gain, GainMinus, GainPerDie, TopNote."""
    used = card_count(cards)
    own = 0
    rivals = 0
    leads = 0
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        if dice:
            weighed = weights(s, casino)
            before = ranking(weighed)
            after = ranking(weighed + (dice << 4 * seat))
            lead = integer(rank_of(after, seat) == 0) - integer(rank_of(before, seat) == 0)
            leads += lead * integer(s.bills[BILLS * casino])
            for owner in range(s.seats):
                gain = bill_for(s, casino, after, owner) - bill_for(s, casino, before, owner)
                if owner == seat:
                    own += gain
                else:
                    rivals += gain
            if takes_jeton(s, casino, dice):
                own += JETON_VALUE
    if habit == TOP_NOTE:
        return float(leads)
    if habit == GAIN:
        return BIG_TIE * own - used
    if habit == GAIN_MINUS:
        return BIG_TIE * (own - rivals) - used
    return (own / used if own > 0 else float(own)) - SMALL_TIE * used


@compiled(fast=True)
def worth_by_chances(s: Any, race: Race, seat: int, habit: int, cards: int) -> float:
    """What laying these cards promises at the end of the round. Mirrors Chances, Majority and Hopes."""
    worth = 0.0
    for owner in range(s.seats):
        laid = card_count(s.laid[owner]) + (card_count(cards) if owner == seat else 0)
        race.left[owner] = 0 if (s.out >> owner) & 1 else max(0, EXIT - laid)
    for casino in range(CASINOS):
        for bill in range(BILLS):
            race.bills[bill] = s.bills[BILLS * casino + bill]
        dice = dice_at(cards, casino)
        for owner in range(s.seats):
            race.weight[owner] = dice_at(s.laid[owner], casino) + (dice if owner == seat else 0)
        for owner in range(s.seats):
            expected, expected_top = expected_bill(race, s.seats, BILLS, owner, True)
            if owner == seat:
                worth += expected_top if habit == MAJORITY else expected
            elif habit == CHANCES:
                worth -= expected / (s.seats - 1)
        if takes_jeton(s, casino, dice):
            worth += JETON_VALUE
    return worth


@compiled(fast=True)
def takes_jeton(s: Any, casino: int, dice: int) -> bool:
    """Does a player who lays this many dice here at once take a Jeton (R24, R25)?"""
    return dice >= 2 and (s.jetons_at >> casino) & 1 == 1


@compiled(fast=True)
def choose_as_guest(
    workspace: Workspace, seat: int, count: int, habit: int, eye: int, overlooks: float, luck: Any
) -> int:
    """The index of the move that a guest makes among the first `count`. Mirrors vegas.levels.Guest."""
    offered = 0
    for n in range(count):
        offered |= casinos_of(workspace.moves[n])
    caught = casinos_of(workspace.moves[choose_by_habit(workspace, seat, eye, count, 0)])
    overlooked = overlooked_casinos(luck, offered, caught, overlooks)
    return choose_by_habit(workspace, seat, habit, count, overlooked)
