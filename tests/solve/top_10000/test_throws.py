"""What can be done with a throw, compared with the rules and with physical dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from tests.solve.top_10000 import slow_check
from vabanque.games.top_10000 import rules
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import COIN, NO_RED, STEP, DiceHand, Thrown, asides, book, throws
from vabanque.games.top_10000.exact.turn import TOP, climb

HANDS = book().hands


@pytest.mark.parametrize(
    ("hand", "bust"),
    [
        (DiceHand(5, 1), Fraction(35, 972)),
        (DiceHand(4, 1), Fraction(109, 1296)),
        (DiceHand(3, 1), Fraction(71, 432)),
        (DiceHand(2, 1), Fraction(61, 216)),
        (DiceHand(1, 1), Fraction(4, 9)),
        (DiceHand(0, 1), Fraction(2, 3)),
        (DiceHand(5, 0), Fraction(25, 324)),
        (DiceHand(4, 0), Fraction(17, 108)),
        (DiceHand(3, 0), Fraction(5, 18)),
        (DiceHand(2, 0), Fraction(4, 9)),
        (DiceHand(1, 0), Fraction(2, 3)),
    ],
)
def test_bust_chances_are_those_of_section_4_6(hand: DiceHand, bust: Fraction) -> None:
    assert book().choices[book().number[hand]].bust == bust


@pytest.mark.parametrize("hand", HANDS)
def test_throws_and_option_sets_have_chances_that_sum_to_one(hand: DiceHand) -> None:
    assert sum(chance for _, chance in throws(hand)) == 1
    choices = book().choices[book().number[hand]]
    assert choices.bust + sum(choices.chances) == 1


@cache
def _red_face(red: int) -> rules.Face | None:
    return None if red == NO_RED else rules.COIN if red == COIN else red


@pytest.mark.parametrize("hand", HANDS)
def test_every_throw_offers_what_the_rules_say(hand: DiceHand) -> None:
    for thrown, _ in throws(hand):
        black = tuple(face for face, count in enumerate(thrown.black, start=1) for _ in range(count))
        by_rules = {(way.points, way.black, int(way.red)) for way in rules.asides(black, _red_face(thrown.red))}
        assert {(way.points * STEP, way.black, way.red) for way in asides(thrown)} == by_rules


@pytest.mark.parametrize("hand", HANDS)
def test_merged_throws_agree_with_physical_dice(hand: DiceHand) -> None:
    merged: dict[frozenset[tuple[int, tuple[int, int]]], Fraction] = {}
    for options, chance in slow_check.throws((hand.black, hand.red)).items():
        best: dict[tuple[int, int], int] = {}
        for points, left in options:
            best[left] = max(points, best.get(left, 0))
        key = frozenset((points, left) for left, points in best.items())
        merged[key] = merged.get(key, Fraction(0)) + chance
    choices = book().choices[book().number[hand]]
    ours = {
        frozenset((option.points * STEP, HANDS[option.hand][:2]) for option in one): chance
        for one, chance in zip(choices.sets, choices.chances, strict=True)
    }
    assert ours | {frozenset(): choices.bust} == merged


def test_a_straight_needs_a_black_six_and_a_turned_five_is_not_a_one() -> None:
    straight = Thrown((1, 1, 1, 1, 0, 1), 5)  # D10-D3
    assert max(asides(straight)).points * STEP == 1000
    no_straight = Thrown((0, 1, 1, 1, 1, 1), 5)  # D10-D4
    assert {(way.points * STEP, way.black, way.red) for way in asides(no_straight)} == {
        (100, 1, 1),
        (100, 1, 0),
        (100, 0, 1),
        (50, 1, 0),
        (50, 0, 1),
    }


STATES = [(0, 0), (100, 20), (20, 100), (199, 0), (0, 199), (150, 170), (190, 195), (199, 199)]


@pytest.mark.parametrize(("me", "other"), STATES)
def test_pruned_options_are_never_better(me: int, other: int) -> None:
    """Fewer points with the same dice are pruned; the value of a turn never falls as its points rise."""
    row = shipped(2).row((other,))
    bank = np.concatenate([np.ones(TOP), row[me:][::-1]])
    best = climb(bank, row[me]).best
    assert np.all(np.diff(best, axis=0) <= 1e-12)


@pytest.mark.parametrize(("me", "other"), STATES)
def test_six_dice_are_never_worse_than_fewer(me: int, other: int) -> None:
    """R51: nobody would decline the coin's six dice. Not used by the solver, but claimed by the rules."""
    row = shipped(2).row((other,))
    bank = np.concatenate([np.ones(TOP), row[me:][::-1]])
    roll = climb(bank, row[me]).roll
    assert np.all(roll[:, [book().six]] >= roll - 1e-12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_banked_points_are_never_worse(seats: int) -> None:
    """Proved for two. With more seats, others could in principle gang up on a leader; the tables show they do not."""
    rng = np.random.default_rng(5)
    for _ in range(30):
        others = tuple(int(score) for score in rng.integers(0, 200, seats - 1))
        assert np.all(np.diff(shipped(seats).row(others)) >= -2e-5)
