"""The solution for two players and for one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.solve.top_10000 import slow_check
from vabanque.games.top_10000.exact.coach import advise
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import DiceHand, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, climb
from vabanque_lab.top_10000.two_players import Two, fewest_turns, most_points, solve_two


@pytest.fixture(scope="module")
def short() -> Two:
    """The game to 1500: small enough to check every state."""
    return solve_two(1500)


def test_one_turn_is_worth_at_best_540_94_points_on_average() -> None:
    assert most_points() == pytest.approx(540.94, abs=0.005)


def test_the_residual_and_the_error_bound_are_tiny(short: Two) -> None:
    assert short.residual <= 1e-12
    assert short.error_bound <= 1e-10


def test_every_state_agrees_with_a_turn_solved_by_numpy(short: Two) -> None:
    size = len(short.win)
    for a in range(size):
        for b in range(0, size, 3):
            bank = np.concatenate([np.ones(TOP), 1.0 - short.win[b, a:][::-1]])
            value = climb(bank, 1.0 - short.win[b, a]).roll[-1, book().six]
            assert value == pytest.approx(short.win[a, b], abs=1e-12)


def test_the_shipped_table_agrees_with_a_shorter_game(short: Two) -> None:
    """Only the distance to the target matters."""
    table = shipped(2)
    for other in range(30):
        assert table.row((170 + other,))[170:] == pytest.approx(1.0 - short.win[other], abs=1e-9)


@pytest.mark.parametrize(
    ("me", "other"),
    [(0, 0), (0, 9950), (9950, 0), (9950, 9950), (9000, 9500), (4200, 5100), (7350, 6900), (2000, 8000)],
)
def test_plain_python_with_physical_dice_finds_the_same_chances(me: int, other: int) -> None:
    """The mover's chance at (me, other) follows from those after the turn; both are in the shipped table."""
    table = shipped(2)
    bank = table.row((other // 50,))
    by_hand = slow_check.turn_value(me, 10_000, lambda score: float(bank[score // 50]), float(bank[me // 50]))
    assert by_hand == pytest.approx(1.0 - table.row((me // 50,))[other // 50], abs=2e-9)


def test_more_points_are_never_worse(short: Two) -> None:
    assert np.all(np.diff(short.win, axis=0) >= -1e-12)
    assert np.all(np.diff(short.win, axis=1) <= 1e-12)


def test_decisions_are_not_monotone_in_turn_points() -> None:
    """At 9200 each, with one die: throw up to 550 points, stop at 600 to 700, throw again at 750."""
    choices = {turn: advise(9200, [9200], turn, DiceHand(1, 0)) for turn in range(400, 800, 50)}
    stops = [turn for turn, advice in choices.items() if advice.bank >= advice.roll]
    assert stops == [600, 650, 700]


def test_alone_the_last_step_takes_turns_until_the_first_throw_scores() -> None:
    """50 points are missing: any turn that does not bust at once is enough."""
    last = fewest_turns(1_000)[-1]
    assert last == pytest.approx(1 / (1 - 35 / 972), abs=1e-12)


def test_alone_plain_python_agrees() -> None:
    turns = fewest_turns(600)
    value = slow_check.turn_value(
        0, 600, lambda score: 1.0 - turns[score // 50], 1.0 - turns[0]
    )  # shifted by one, since there the target is worth 1
    assert 1.0 - value + 1.0 == pytest.approx(turns[0], abs=1e-10)


def test_rulings_change_the_points_of_a_turn_in_the_expected_direction() -> None:
    usual = most_points()
    assert most_points(Rulings(coin="bust")) < most_points(Rulings(coin="nothing")) < usual
    assert most_points(Rulings(turned_fives=0)) < most_points(Rulings(turned_fives=1)) <= usual
    assert most_points(Rulings(fives_across=True)) > usual


def test_with_fives_across_throws_the_third_five_makes_a_triple() -> None:
    across = book(Rulings(fives_across=True))
    hand = DiceHand(1, 0, 2)
    five = across.options(hand, next(thrown for thrown, _ in _throws(hand) if thrown.black[4] == 1))
    assert [option.points * 50 for option in five] == [400]  # 500 for all three, of which 100 were already counted


def _throws(hand: DiceHand):  # type: ignore[no-untyped-def]
    from vabanque.games.top_10000.exact.throws import throws

    return throws(hand)


def computed(code: str, folder: Path) -> dict[str, Any]:
    """The variables that this code leaves behind.

    It runs in a process that does not check every index, which is twice as fast; the short games above are checked.
    """
    file = folder / "results.npz"
    subprocess.run(
        [sys.executable, "-c", f"import numpy as np\n{code}\nnp.savez({str(file)!r}, **results)"],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "0"},
        check=True,
    )
    with np.load(file) as results:
        return dict(results)


@pytest.mark.slow
@pytest.mark.timeout(900)  # half a minute of computing, which takes much longer on a busy machine
def test_the_game_solved_from_scratch_is_the_shipped_table(tmp_path: Path) -> None:
    solution = computed(
        "from vabanque_lab.top_10000.two_players import solve_two\n"
        "two = solve_two()\n"
        "results = dict(win=two.win, residual=two.residual, bound=two.error_bound)",
        tmp_path,
    )
    assert solution["residual"] <= 1e-12
    assert solution["bound"] <= 1e-10
    table = shipped(2)
    for other in range(200):
        assert np.abs(table.row((other,)) - (1.0 - solution["win"][other])).max() <= 0.51e-9


@pytest.mark.slow
def test_simulated_perfect_play_agrees_with_the_computed_chance(tmp_path: Path) -> None:
    """False alarms: 1 in 15,000; the seed is fixed."""
    games = 200_000
    simulated = computed(
        "from vabanque_lab.top_10000.simulation import play_perfect\n"
        "from vabanque.games.top_10000.exact.tables import shipped\n"
        "win = 1.0 - np.array([shipped(2).row((other,)) for other in range(200)])\n"
        f"results = dict(won=play_perfect(win, {games}, seed=3), chance=win[0, 0])",
        tmp_path,
    )
    chance = float(simulated["chance"])
    assert abs(simulated["won"] / games - chance) < 4 * (chance * (1 - chance) / games) ** 0.5


def test_a_short_game_simulated_agrees_with_the_computed_chance(short: Two) -> None:
    from vabanque_lab.top_10000.simulation import play_perfect

    games = 200_000
    chance = float(short.win[0, 0])
    won = play_perfect(short.win, games, seed=3) / games
    assert abs(won - chance) < 4 * (chance * (1 - chance) / games) ** 0.5
