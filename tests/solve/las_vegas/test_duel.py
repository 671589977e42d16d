"""The last round for two: solved as exactly as brute force by the readable rules."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from vabanque.core import Over
from vabanque.core.chance import uniform
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.exact.duel import solvable, solve
from vabanque.games.las_vegas.rules import LasVegas, RollDice, State
from vabanque.games.vegas.rules import DealBills
from vabanque.play.loop import play_on


def last_round(rules: LasVegas, rng: Random, dice: int) -> State:
    """A random position before a roll of the last round, with at most this many dice in each hand."""
    below = uniform(rng)

    def choose(state: State, seat: int) -> Any:
        moves = rules.legal(state, seat)
        return moves[below(len(moves))]

    while True:
        for step in play_on(rules, rules.start(), lambda chance: chance.deal(below), choose):
            state: State = step.state
            due = rules.turn(state)
            if state.round == rules.edition.rounds and isinstance(due, RollDice) and max(state.own) <= dice:
                # Level the purses, so that the round decides something.
                return replace(state, won=(state.won[0],) * rules.seats)


def brute_force(rules: LasVegas, state: State, seen: dict[State, Fraction]) -> Fraction:
    """The first seat's share of the victory if both play their best: every roll, every placement."""
    due = rules.turn(state)
    if isinstance(due, Over):
        winners = due.result.winners
        return Fraction(int(0 in winners), len(winners))
    assert isinstance(due, RollDice)
    if state not in seen:
        best = max if state.seat == 0 else min
        seen[state] = sum(
            (
                chance
                * best(
                    brute_force(rules, rules.play(rolled, move).state, seen)
                    for rolled in [rules.land(state, roll).state]
                    for move in rules.legal(rolled, state.seat)
                )
                for roll, chance in due.outcomes()
            ),
            Fraction(0),
        )
    return seen[state]


@pytest.mark.parametrize(("dice", "positions"), [(1, 12), (2, 8), (3, 1)])
def test_the_last_round_for_two_equals_brute_force_in_fractions(dice: int, positions: int) -> None:
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    rng = Random(dice)
    for _ in range(positions):
        state = last_round(rules, rng, dice)
        duel = solve(rules, state)
        seen: dict[State, Fraction] = {}
        assert duel.value(state) == pytest.approx(float(brute_force(rules, state, seen)), abs=1e-12)
        for reached, share in seen.items():
            assert duel.covers(reached)
            assert duel.value(reached) == pytest.approx(float(share), abs=1e-12)


def test_positions_that_are_not_a_plain_round_for_two_are_not_solved() -> None:
    for rules in (make("las-vegas-2012", 3), make("las-vegas-2012", 2, {"neutral": True}), make("las-vegas-biggy", 2)):
        assert isinstance(rules, LasVegas)
        assert not solvable(rules, last_round(rules, Random(0), 4))
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    start = rules.start().state
    assert isinstance(rules.turn(start), DealBills)
    assert not solvable(rules, start)
