"""`vabanque train` gives the same networks, however many processes train them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vabanque.games.vegas.bots.weights import read_weights, shipped

LESSON = ("train", "las-vegas-cards", "--seats", "2", "--seats", "3", "--games", "20", "--seed", "5")


def test_two_processes_train_the_same_networks(vabanque: Run, tmp_path: Path) -> None:
    nets = []
    for jobs in ("1", "2"):
        done = vabanque(*LESSON, "--jobs", jobs, "--out", str(tmp_path / jobs))
        assert done.returncode == 0, done.stderr
        nets.append(read_weights(tmp_path / jobs / "las-vegas-cards.npz"))
    assert list(nets[0]) == list(nets[1]) == [2, 3]
    assert all((nets[0][seats] == nets[1][seats]).all() for seats in (2, 3))


def test_review_networks_start_from_playing_ones_and_have_their_own_file(vabanque: Run, tmp_path: Path) -> None:
    done = vabanque(*LESSON[:4], "--games", "20", "--reviews", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.iterdir()
    assert path.name == "las-vegas-cards-reviews.npz"
    learned, played = (read_weights(file)[2] for file in (path, shipped("las-vegas-cards")))
    assert 0 < abs(learned - played).max() < 0.1


def test_a_game_whose_reviews_use_the_playing_network_says_so(vabanque: Run) -> None:
    done = vabanque("train", "las-vegas-2012", "--reviews")
    assert done.returncode == 2
    assert b"las-vegas-cards" in done.stderr


def test_a_number_of_seats_that_is_not_played_is_refused_at_once(vabanque: Run) -> None:
    done = vabanque("train", "las-vegas-cards", "--seats", "9")
    assert done.returncode == 2
    assert b"2 to 5" in done.stderr


WITHOUT_LAB = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "vabanque_lab":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from vabanque.cli import main
main()
"""


@pytest.mark.parametrize(
    "typed", ["train las-vegas-2012 --help", "solve top-10000 --players 3", "study", "puzzle make top-10000"]
)
def test_without_the_lab_its_commands_say_how_to_get_it(typed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LAB, *typed.split(), "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith("vabanque: This command is part of the lab, which is not installed.")
    assert "Traceback" not in done.stderr


def test_without_the_lab_the_help_lists_what_is_there() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_LAB, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert " advise " in done.stdout
    assert " train " not in done.stdout
