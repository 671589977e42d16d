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
    """A random position before a roll of the last round, with at most this many dice in each hand.

    With fewer than eight, nothing but these dice and Biggies is at stake.
    """
    below = uniform(rng)

    def choose(state: State, seat: int) -> Any:
        moves = rules.legal(state, seat)
        return moves[below(len(moves))]

    while True:
        for step in play_on(rules, rules.start(), lambda chance: chance.deal(below), choose):
            state: State = step.state
            due = rules.turn(state)
            if (
                state.round == rules.edition.rounds
                and isinstance(due, RollDice)
                and max(state.own) <= dice
                and (dice == 8 or solvable(rules, state))
            ):
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


CLOSE = 2e-7
"""Values have four bytes: twelve placements in a row may round each time."""


@pytest.mark.parametrize(
    ("game", "options", "dice", "positions"),
    [
        ("las-vegas-2012", {}, 1, 12),
        ("las-vegas-2012", {}, 2, 8),
        ("las-vegas-2012", {}, 3, 1),
        ("las-vegas-2012", {"neutral": True}, 2, 4),
        ("las-vegas-2012", {"jetons": True}, 1, 4),
        ("las-vegas-biggy", {}, 1, 6),
        ("las-vegas-biggy", {"neutral": True}, 1, 3),
        ("las-vegas-biggy", {"bandit": True}, 2, 3),
    ],
)
def test_the_last_round_for_two_equals_brute_force_in_fractions(
    game: str, options: dict[str, Any], dice: int, positions: int
) -> None:
    rules = make(game, 2, options)
    assert isinstance(rules, LasVegas)
    rng = Random(dice)
    for _ in range(positions):
        state = last_round(rules, rng, dice)
        solution = solve(rules, state)
        seen: dict[State, Fraction] = {}
        assert solution.value(state) == pytest.approx(float(brute_force(rules, state, seen)), abs=CLOSE)
        for reached, share in seen.items():
            assert solution.covers(reached)
            assert solution.value(reached) == pytest.approx(float(share), abs=CLOSE)


def test_all_ways_to_place_a_roll_are_worth_what_they_lead_to() -> None:
    rules = make("las-vegas-biggy", 2)
    assert isinstance(rules, LasVegas)
    state = last_round(rules, Random(5), 3)
    solution = solve(rules, state)
    due = rules.turn(state)
    assert isinstance(due, RollDice)
    better = max if state.seat == 0 else min
    mean = 0.0
    for roll, chance in due.outcomes():
        rolled = rules.land(state, roll).state
        placed = {move: solution.placed(rolled, move) for move in rules.legal(rolled, state.seat)}
        for move, share in placed.items():
            after = rules.play(rolled, move).state
            if isinstance(rules.turn(after), RollDice):
                assert share == pytest.approx(solution.value(after), abs=1e-12)
        mean += float(chance) * better(placed.values())
    assert solution.value(state) == pytest.approx(mean, abs=CLOSE)


def test_a_solution_serves_the_rest_of_its_round_and_no_other_position() -> None:
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    state = last_round(rules, Random(1), 4)
    solution = solve(rules, state)
    assert solution.covers(state)
    assert not solution.covers(replace(state, won=((90,), (80,))))
    earlier = last_round(rules, Random(1), 8)
    assert not solution.covers(earlier)
    assert solve(rules, earlier).covers(earlier)


def test_positions_in_which_more_than_own_dice_is_at_stake_are_not_solved() -> None:
    for rules in (
        make("las-vegas-2012", 3),
        make("las-vegas-2012", 2, {"neutral": True}),
        make("las-vegas-2012", 2, {"jetons": True}),
        make("las-vegas-biggy", 2, {"bandit": True}),
    ):
        assert isinstance(rules, LasVegas)
        assert not solvable(rules, last_round(rules, Random(0), 8))
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    start = rules.start().state
    assert isinstance(rules.turn(start), DealBills)
    assert not solvable(rules, start)
