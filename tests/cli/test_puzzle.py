"""`vabanque puzzle`, as users run it."""

from __future__ import annotations

from datetime import date

from tests.cli.conftest import Run
from vabanque.puzzles import of_day

DAY = date(2026, 11, 10)


def test_an_answer_from_the_shell_says_whether_it_is_the_best(vabanque: Run) -> None:
    puzzle = of_day("top-10000", DAY)
    worst = min(puzzle.answers, key=lambda answer: answer.win).move
    for move, code in ((puzzle.best, 0), (worst, 1), ("nonsense", 2)):
        done = vabanque("puzzle", "top-10000", "--date", DAY.isoformat(), "--answer", move)
        assert done.returncode == code
        assert b"Traceback" not in done.stderr
    assert vabanque("puzzle", "--game", "top-10000", "--date", DAY.isoformat(), "--answer", worst).returncode == 1


def test_an_unknown_game_or_day_is_refused(vabanque: Run) -> None:
    done = vabanque("puzzle", "whist")
    assert done.returncode == 2
    assert b"whist" in done.stderr
    assert vabanque("puzzle", "--date", "yesterday").returncode == 2
    assert vabanque("puzzle", "--date", "2999-01-01").returncode == 1
    listed = vabanque("puzzle", "--list").stdout.decode()
    assert "top-10000" in listed
