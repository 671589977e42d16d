"""Rules of thumb against perfect play."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.solve.top_10000 import slow_check
from vabanque.games.top_10000.exact.throws import Rulings
from vabanque_lab.top_10000.duel import Habit, Thumb, duels, most_points
from vabanque_lab.top_10000.rules_of_thumb import players, stop_at
from vabanque_lab.top_10000.study import _runs, handicap
from vabanque_lab.top_10000.two_players import Two, solve_two

SIZE = 8


@pytest.fixture(scope="module")
def tiny() -> Two:
    return solve_two(50 * SIZE)


def test_perfect_play_against_itself_is_even(tiny: Two) -> None:
    (duel,) = duels([Habit("perfect", Rulings())], tiny.win)
    assert duel.mean == pytest.approx(0.5, abs=1e-12)
    assert duel.first == pytest.approx(tiny.win[0, 0], abs=1e-12)


def test_no_rule_of_thumb_beats_perfect_play(tiny: Two) -> None:
    for duel in duels(players(), tiny.win):
        assert duel.mean <= 0.5 + 1e-12, duel.name


def test_a_rule_of_thumb_in_plain_python_wins_as_often(tiny: Two) -> None:
    """Stop at 150, most points: its turns from physical dice, then both players' chances by repeated substitution."""

    @cache
    def ends(total: int, hand: tuple[int, int]) -> dict[int, float]:
        """The chance of every way a turn can end: 0 for a bust, otherwise the banked points in steps of 50."""
        shares: dict[int, float] = {}
        for options, chance in slow_check.throws(hand).items():
            if not options:
                shares[0] = shares.get(0, 0.0) + float(chance)
                continue
            points, left = max(options, key=lambda way: (way[0], sum(way[1]), way[1][1], way[1][0]))
            now = total + points // 50
            for end, part in ({now: 1.0} if now >= 3 else ends(now, left)).items():
                shares[end] = shares.get(end, 0.0) + float(chance) * part
        return shares

    thumb = Thumb("stop at 150", most_points, stop_at(150))
    (duel,) = duels([thumb], tiny.win)
    uncut = ends(0, slow_check.SIX)
    close = {a: _cut(uncut, a) for a in range(SIZE)}
    win = _against_perfect(close, tiny.win)
    assert duel.first == pytest.approx(win, abs=1e-9)


def _cut(uncut: dict[int, float], score: int) -> dict[int, float]:
    """The rule also stops on reaching the target before 150."""
    need = SIZE - score
    if need >= 3:
        return uncut

    @cache
    def go_on(total: int, hand: tuple[int, int]) -> tuple[tuple[int, float], ...]:
        shares: dict[int, float] = {}
        for options, chance in slow_check.throws(hand).items():
            if not options:
                shares[0] = shares.get(0, 0.0) + float(chance)
                continue
            points, left = max(options, key=lambda way: (way[0], sum(way[1]), way[1][1], way[1][0]))
            now = total + points // 50
            for end, part in ((now, 1.0),) if now >= need else go_on(now, left):
                shares[end] = shares.get(end, 0.0) + float(chance) * part
        return tuple(shares.items())

    return dict(go_on(0, slow_check.SIX))


def _against_perfect(turns: dict[int, dict[int, float]], win: np.ndarray) -> float:
    """The rule's chance when moving first, by repeated substitution until it settles."""
    theirs, ours = np.zeros((SIZE, SIZE)), np.zeros((SIZE, SIZE))
    perfect = {(b, a): _perfect_turn(b, a, win) for a in range(SIZE) for b in range(SIZE)}
    for _ in range(200):
        for a in range(SIZE):
            for b in range(SIZE):
                theirs[a, b] = sum(
                    part * (1.0 if end and a + end >= SIZE else 1.0 - ours[b, a + end])
                    for end, part in turns[a].items()
                )
                ours[b, a] = sum(
                    part * (1.0 if end and b + end >= SIZE else 1.0 - theirs[a, b + end])
                    for end, part in perfect[b, a].items()
                )
    return float(theirs[0, 0])


def _perfect_turn(me: int, other: int, win: np.ndarray) -> dict[int, float]:
    """How a perfect turn ends, from physical dice."""

    @cache
    def after(total: int, hand: tuple[int, int]) -> tuple[float, tuple[tuple[int, float], ...]]:
        if me + total >= SIZE:
            return 1.0, ((total, 1.0),)
        bank = 1.0 - float(win[other, me + total])
        rolled = go_on(total, hand)
        return rolled if rolled[0] > bank else (bank, ((total, 1.0),))

    @cache
    def go_on(total: int, hand: tuple[int, int]) -> tuple[float, tuple[tuple[int, float], ...]]:
        value, shares = 0.0, {0: 0.0}
        for options, chance in slow_check.throws(hand).items():
            bust = (1.0 - float(win[other, me]), ((0, 1.0),))
            best, end = max((after(total + points // 50, left) for points, left in options), default=bust)
            value += float(chance) * best
            for where, part in end:
                shares[where] = shares.get(where, 0.0) + float(chance) * part
        return value, tuple(shares.items())

    return dict(go_on(0, slow_check.SIX)[1])


def test_the_fair_handicap_makes_the_game_even() -> None:
    win = np.tile(np.linspace(0.6, 0.2, 5), (5, 1))
    assert handicap(win) == pytest.approx(50.0)


def test_the_ranges_in_which_to_stop_are_found() -> None:
    assert list(_runs(np.array([0.0, 1, 1, 0, 1]))) == [(2, 3), (5, 5)]
