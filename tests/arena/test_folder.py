"""A folder of bots competes, and the standings become a page."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Run, vabanque  # noqa: F401
from vabanque.arena.folder import bots_in
from vabanque.core import Misconfigured

ROOT = Path(__file__).parents[2]
BANKER = """
class Banker:
    def __init__(self, rules, seat, rng): ...

    def choose(self, view, moves):
        return next(move for move in moves if move.then == "bank")
"""


def students(folder: Path) -> Path:
    (folder / "banker.py").write_text(BANKER, "utf-8")
    shutil.copy(ROOT / "examples/bot.py", folder / "program.py")
    (folder / "notes.txt").write_text("not a bot", "utf-8")
    return folder


def test_classes_and_programs_are_found_by_their_files(tmp_path: Path) -> None:
    bots = bots_in(students(tmp_path))
    assert list(bots.values()) == ["banker", "program"]
    banker, program = bots
    assert banker == "banker:Banker"
    assert program.startswith("cmd:")


def test_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BANKER, "utf-8")
    program = tmp_path / "bot.sh"
    program.write_text("#!/bin/sh\n", "utf-8")
    assert list(bots_in(tmp_path).values()) == ["bot"]  # nobody may run the other one
    program.chmod(0o755)
    assert list(bots_in(tmp_path).values()) == ["bot.py", "bot.sh"]


def test_a_folder_without_bots_and_a_broken_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Misconfigured, match="no-bots-in-folder"):
        bots_in(tmp_path)
    (tmp_path / "broken.py").write_text("class (", "utf-8")
    with pytest.raises(Misconfigured, match="bad-bot"):
        bots_in(tmp_path)


def test_the_leaderboard_names_everybody_once_best_first(vabanque: Run, tmp_path: Path) -> None:  # noqa: F811
    page = tmp_path / "leaderboard.html"
    folder = tmp_path / "students"
    folder.mkdir()
    done = vabanque(
        "arena", "top-10000", "-o", "target=1000", "--folder", str(students(folder)), "--bots", "greedy",
        "--games", "30", "-j", "1", "--page", str(page), PYTHONDONTWRITEBYTECODE="1",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"cmd:" not in done.stdout, "the terminal, too, names bots by their files"
    text = page.read_text("utf-8")
    names = re.findall(r"<tr><td>\d+</td><td>([^<]+)</td><td>([\d.]+) ±", text)
    assert {name for name, _ in names} == {"banker", "program", "greedy"}
    shares = [float(share) for _, share in names]
    assert shares == sorted(shares, reverse=True)
    assert "http" not in text
    assert vabanque("arena", "top-10000", "--folder", str(tmp_path / "nowhere")).returncode == 2
