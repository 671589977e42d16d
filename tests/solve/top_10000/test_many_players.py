"""Three and four seats: the equilibrium, killed runs, coarse grids and the shipped tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.solve.top_10000 import slow_check
from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.tables import ValueTable, pack, shipped, unpack, write
from vabanque_lab.top_10000.many_players import FROM_TARGET, gains, grid_of, just_moved, solve_more, turn_losses
from vabanque_lab.top_10000.solver import Solved, solve

TARGET = 600
SIZE = TARGET // 50


@pytest.fixture(scope="module")
def three() -> Solved:
    return solve(Grid.full(TARGET, 3))


def test_everybodys_chances_sum_to_one(three: Solved) -> None:
    assert three.values.sum(axis=1) == pytest.approx(1.0, abs=1e-12)
    assert three.values.min() >= 0.0


def test_no_single_turn_can_be_improved_with_three_players(three: Solved) -> None:
    assert three.regret <= 1e-6
    assert gains(three, 500).max() <= 1e-6


@pytest.mark.parametrize("scores", [(0, 0, 0), (100, 400, 250), (550, 550, 550), (0, 550, 300), (500, 0, 50)])
def test_plain_python_finds_the_same_chances_for_all_three(three: Solved, scores: tuple[int, int, int]) -> None:
    table = three.values.reshape(SIZE, SIZE, SIZE, 3)
    me, following, last = (score // 50 for score in scores)

    def seen_by_me(state: np.ndarray) -> tuple[float, float, float]:
        return float(state[2]), float(state[0]), float(state[1])

    bust = seen_by_me(table[following, last, me])

    @cache
    def after(total: int, hand: tuple[int, int]) -> tuple[float, float, float]:
        if total >= SIZE:
            return 1.0, 0.0, 0.0
        return max(seen_by_me(table[following, last, total]), going_on(total, hand), key=lambda chances: chances[0])

    @cache
    def going_on(total: int, hand: tuple[int, int]) -> tuple[float, float, float]:
        chances = np.zeros(3)
        for options, chance in slow_check.throws(hand).items():
            ends = [after(total + points // 50, left) for points, left in options]
            chances += float(chance) * np.array(max(ends, key=lambda end: end[0], default=bust))
        return float(chances[0]), float(chances[1]), float(chances[2])

    assert going_on(me, slow_check.SIX) == pytest.approx(tuple(table[me, following, last]), abs=1e-9)


def test_with_a_third_player_who_can_hardly_win_it_is_almost_the_game_for_two() -> None:
    """With the third at 0 and the others about to win, the chances are close to those of the game for two."""
    table = solve(Grid.full(1000, 3), settled=1e-8).values.reshape(20, 20, 20, 3)
    two = 1.0 - shipped(2).row((199,))[199]
    assert table[19, 19, 0, 0] == pytest.approx(two, abs=2e-3)


def test_a_killed_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    def die_half_way(done: int, of: int) -> None:
        if done == of // 2:
            raise Killed

    work = tmp_path / "work"
    with pytest.raises(Killed):
        solve_more(3, TARGET, work, die_half_way)
    layers: list[int] = []
    resumed = solve_more(3, TARGET, work, lambda done, _: layers.append(done))
    assert layers[0] == (3 * (SIZE - 1) + 1) // 2 + 1
    straight = solve_more(3, TARGET, tmp_path / "other", lambda *_: None)
    assert np.array_equal(resumed.values, straight.values)
    assert resumed.regret == straight.regret


def test_a_work_file_from_another_game_is_not_used(tmp_path: Path) -> None:
    work = tmp_path / "work"
    solve_more(3, 300, work, lambda *_: None)
    other = solve_more(3, 350, work, lambda *_: None)
    assert np.array_equal(other.values, solve_more(3, 350, tmp_path / "fresh", lambda *_: None).values)


def test_a_coarse_grid_comes_close_to_the_full_one() -> None:
    full = 1.0 - np.array([1.0 - shipped(2).row((other,)) for other in range(200)])
    grid = Grid(200, grid_of(4, 10_000).nodes, 2)
    coarse = solve(grid, settled=1e-8)
    nodes = np.array(grid.nodes)
    assert np.abs(just_moved(coarse) - full[np.ix_(nodes, nodes)]).mean() < 5e-4


def test_four_seats_agree_with_three_on_the_same_coarse_grid_when_the_fourth_is_far_behind() -> None:
    nodes = (0, 28, 32, 36, 38, 39)
    four = solve(Grid(40, nodes, 4), settled=1e-7).values.reshape(*[6] * 4, 4)
    three = solve(Grid(40, nodes, 3), settled=1e-7).values.reshape(*[6] * 3, 3)
    assert four[5, 5, 5, 0, :3] == pytest.approx(three[5, 5, 5], abs=2e-3)
    assert four.sum(axis=-1) == pytest.approx(1.0, abs=1e-9)


def test_packed_values_unpack_unchanged() -> None:
    numbers = np.random.default_rng(3).integers(0, 10**9, (7, 5, 6))
    assert np.array_equal(unpack(pack(numbers), numbers.shape), numbers)


def test_a_written_table_is_read_back_within_its_rounding(tmp_path: Path, three: Solved) -> None:
    write(tmp_path / "t.zip", three.grid, just_moved(three), 1e-5)
    table = ValueTable(tmp_path / "t.zip")
    for others in np.ndindex(SIZE, SIZE):
        assert np.abs(table.row(others) - just_moved(three)[others]).max() <= 0.51e-5


def test_the_same_table_makes_the_same_file(tmp_path: Path, three: Solved) -> None:
    for name in ("a", "b"):
        write(tmp_path / name, three.grid, just_moved(three), 1e-5)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_turn_played_by_the_right_table_loses_nothing_and_by_a_wrong_one_it_does() -> None:
    right = shipped(2).row
    states = np.random.default_rng(2).integers(0, 200, (64, 2))
    assert turn_losses(right, right, states, 200) == pytest.approx(0.0, abs=1e-12)
    wrong = turn_losses(lambda others: right(others)[::-1].copy(), right, states, 200)
    assert wrong.min() >= -1e-12
    assert wrong.max() > 0.05


@pytest.mark.parametrize(("seats", "most"), [(2, 100_000), (3, 5_000_000), (4, 5_000_000)])
def test_shipped_tables_are_small(seats: int, most: int) -> None:
    import vabanque.games.top_10000

    folder = Path(vabanque.games.top_10000.__file__).parent / "data"
    assert (folder / f"top-10000-{seats}.zip").stat().st_size <= most


def test_the_shipped_table_for_three_is_an_equilibrium_near_the_end() -> None:
    """The last 600 points of the long game are a short game."""
    short = just_moved(solve(Grid.full(TARGET, 3)))
    table, skip = shipped(3), 200 - SIZE
    for others in np.ndindex(SIZE, SIZE):
        row = table.row(tuple(skip + other for other in others))[skip:]
        assert row == pytest.approx(short[others], abs=1e-4)


def test_nodes_for_four_reach_from_the_start_to_the_last_step() -> None:
    grid = grid_of(4, 10_000)
    assert grid.nodes[0] == 0
    assert grid.nodes[-1] == 199
    assert len(grid.nodes) == len(FROM_TARGET)
    assert grid_of(4, 500).nodes[0] == 0
    assert grid_of(4, 20_000).nodes[0] == 0
