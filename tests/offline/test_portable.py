"""Strong bots where there is neither NumPy nor a compiler: the same numbers as everywhere else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.programs import node
from vabanque.games import GAMES
from vabanque.games.top_10000.exact import tables
from vabanque.games.top_10000.exact.coach import prospect
from vabanque.games.top_10000.exact.plain import prospect as plain_prospect
from vabanque.games.top_10000.exact.throws import book

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perfect_play_without_numpy_reads_the_same_numbers(seats: int) -> None:
    luck = Random(seats)
    for _ in range(6):
        me, *others = (50 * luck.randrange(200) for _ in range(seats))
        with_numpy, plain = prospect(me, tuple(others)), plain_prospect(me, tuple(others))
        for points in range(0, 4000, 250):
            assert plain.bank(points) == pytest.approx(with_numpy.bank(points), abs=1e-12)
            for hand in book().hands:
                assert plain.roll(points, hand) == pytest.approx(with_numpy.roll(points, hand), abs=1e-12)


def test_a_coarser_table_keeps_the_scores_it_has(tmp_path: Path) -> None:
    scores = [*range(0, 200, 20), *range(190, 200)]
    tables.write_coarser(tmp_path / "table.zip", 3, scores)
    coarser, shipped = tables.ValueTable(tmp_path / "table.zip"), tables.shipped(3)
    for others in ([0, 60], [195, 20], [199, 199]):
        assert coarser.row(others)[scores] == pytest.approx(shipped.row(others)[scores], abs=1e-9)
        assert coarser.row(others) == pytest.approx(shipped.row(others), abs=0.05)


LOSES, LOSES_EVER = 0.0005, 0.02
"""What the shark's choice in a browser may cost by its values here, in win shares: on average, and at most. There, the
networks are rounded, and sums are made in another order (docs/offline.md)."""


def test_the_browsers_python_plays_the_same_game() -> None:
    """State by state and choice by choice on 1,000 positions of each game; perfect play takes longer: on one in 25."""
    judging = HERE / "judging.py"
    ours = subprocess.run([sys.executable, judging, "1000", "25"], capture_output=True, text=True, check=True)
    theirs = subprocess.run(
        [node(), HERE / "python.mjs", judging, "1000", "25"], capture_output=True, text=True, check=False
    )
    assert theirs.returncode == 0, theirs.stderr
    here, there = ([json.loads(line) for line in done.stdout.splitlines()] for done in (ours, theirs))
    assert Counter(line["game"] for line in here) >= Counter(dict.fromkeys(GAMES, 1000))
    moves = [
        (one.pop("perfect", None), other.pop("perfect", None), one["seats"])
        for one, other in zip(here, there, strict=False)
    ]
    losses = []
    for one, other in zip(here, there, strict=True):
        values, others = one.pop("shark", None), other.pop("shark", None)
        if one["game"] != "top-10000":
            assert list(values) == list(others), "the same moves in the same order"
            losses.append(max(values.values()) - values[max(others, key=others.__getitem__)])
    assert len(losses) >= 3000
    assert sum(losses) / len(losses) <= LOSES
    assert max(losses) <= LOSES_EVER
    assert here == there
    # With three seats the browser's table is coarser: see test_a_coarser_table_loses_next_to_nothing.
    asked = [(one, other) for one, other, seats in moves if one is not None and seats != 3]
    assert len(asked) > 20
    assert [one for one, _ in asked] == [other for _, other in asked]


def test_perfect_play_needs_no_numpy() -> None:
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('numpy', 'numba')))\n"
        "from vabanque.offline import DeviceHouse\n"
        "print(DeviceHouse().bots['top-10000'][-1])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "perfect\n"), done.stderr


def test_a_coarser_table_loses_next_to_nothing(tmp_path: Path) -> None:
    """Three seats in a browser: what the moves chosen by the kit's table give away, by the whole table."""
    tables.write_coarser(tmp_path / "table.zip", 3)
    coarser, luck = tables.ValueTable(tmp_path / "table.zip"), Random(3)
    for _ in range(60):
        others = [luck.randrange(200), luck.randrange(200)]
        apart = abs(coarser.row(others) - tables.shipped(3).row(others))
        assert apart.max() < 0.02
        assert apart.mean() < 0.002
