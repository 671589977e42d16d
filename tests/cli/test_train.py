"""`vabanque train` gives the same networks, however many processes train them."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run
from vabanque.bots.vegas.weights import read_weights

LESSON = ("train", "las-vegas-cards", "--seats", "2", "--seats", "3", "--games", "20", "--seed", "5")


def test_two_processes_train_the_same_networks(vabanque: Run, tmp_path: Path) -> None:
    nets = []
    for jobs in ("1", "2"):
        done = vabanque(*LESSON, "--jobs", jobs, "--out", str(tmp_path / jobs))
        assert done.returncode == 0, done.stderr
        nets.append(read_weights(tmp_path / jobs / "las-vegas-cards.npz"))
    assert list(nets[0]) == list(nets[1]) == [2, 3]
    assert all((nets[0][seats] == nets[1][seats]).all() for seats in (2, 3))


def test_a_number_of_seats_that_is_not_played_is_refused_at_once(vabanque: Run) -> None:
    done = vabanque("train", "las-vegas-cards", "--seats", "9")
    assert done.returncode == 2
    assert b"2 to 5" in done.stderr
