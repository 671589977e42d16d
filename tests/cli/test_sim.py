"""`vabanque sim` as users run it."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.processes import started
from vabanque.play.verify import verify

MATCH = ("sim", "las-vegas-2012", "--seats", "greedy,random,random", "-o", "neutral=true", "--seed", "7")


def test_the_same_seed_prints_the_same_result_for_any_number_of_processes(vabanque: Run) -> None:
    alone = vabanque(*MATCH, "--games", "300", "--json")
    together = vabanque(*MATCH, "--games", "300", "--json", "--jobs", "2")
    assert alone.returncode == 0
    assert alone.stdout == together.stdout
    plain = json.loads(alone.stdout)
    assert (plain["games"], plain["seed"], plain["interrupted"]) == (300, 7, False)
    assert sum(seat["win_share"] for seat in plain["seats"]) == pytest.approx(1)
    assert plain["seats"][0]["win_share"] > 0.5  # greedy


def test_recorded_games_are_valid_and_the_same_as_unrecorded_ones(vabanque: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    recorded = vabanque(*MATCH, "--games", "20", "--csv", "-", "--record", str(file))
    assert recorded.stdout == vabanque(*MATCH, "--games", "20", "--csv", "-").stdout
    lines = file.read_bytes().splitlines()
    assert len(lines) == 20
    assert all(verify(line).ok for line in lines)
    first = file.read_bytes()
    vabanque(*MATCH, "--games", "20", "--jobs", "2", "--record", str(file))
    assert file.read_bytes() == first


def test_equal_bots_get_numbers_in_recorded_games(vabanque: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    vabanque("sim", "top-10000", "--seats", "random,greedy,random", "--games", "2", "--record", str(file))
    names = {tuple(json.loads(line)["seats"]) for line in file.read_text("utf-8").splitlines()}
    assert names == {("random", "greedy", "random 2")}


def test_csv_has_one_line_per_seat(vabanque: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(vabanque(*MATCH, "--games", "50", "--csv", "-").stdout.decode())))
    assert [row["player"] for row in rows] == ["greedy", "random", "random"]


def test_the_table_shows_the_result(vabanque: Run) -> None:
    printed = vabanque(*MATCH, "--games", "100", "--lang", "de").stdout.decode()
    for word in ("1 greedy", "3 random", "Erster Sitz", "Geteilte Siege", "Entscheidungen", "Startwert 7"):
        assert word in printed


def test_a_pipe_gets_plain_columns_and_numbers_as_the_reader_writes_them(vabanque: Run) -> None:
    printed = vabanque(*MATCH, "--games", "100", "--lang", "de").stdout.decode()
    assert not set("┃│━─┏╇┡└") & set(printed)
    assert re.search(r"1 greedy +\d+,\d\d\xa0% ", printed)
    english = vabanque(*MATCH, "--games", "100").stdout.decode()
    assert re.search(r"1 greedy +\d+\.\d\d% ", english)


def test_seats_are_a_number_or_the_bots_as_in_the_arena(vabanque: Run) -> None:
    named = vabanque("sim", "top-10000", "--seats", "greedy,random,random", "--games", "20", "--json")
    counted = vabanque("sim", "top-10000", "--bots", "greedy,random", "--seats", "3", "--games", "20", "--json")
    assert named.stdout == counted.stdout
    assert json.loads(named.stdout)["seed"] == 1  # in the arena too
    assert vabanque("sim", "top-10000", "--seats", "greedy,random,random", "-j", "-1", "--games", "20", "--json").stdout


def test_bots_that_are_not_compiled_are_named(vabanque: Run) -> None:
    printed = vabanque("sim", "las-vegas-2012", "--seats", "house,random", "--games", "1").stderr.decode()
    assert "house cannot be compiled here" in printed
    assert "vabanque arena las-vegas-2012" in printed


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_a_plot_is_drawn(vabanque: Run, tmp_path: Path, ending: str, begins: bytes) -> None:
    file = tmp_path / f"plot.{ending}"
    assert vabanque(*MATCH, "--games", "200", "--plot", str(file)).returncode == 0
    assert file.read_bytes().startswith(begins)


@pytest.mark.parametrize(
    "wrong",
    [
        ("sim", "poker"),
        ("sim", "las-vegas-2012", "--seats", "random"),
        ("sim", "las-vegas-2012", "--seats", "random,nobody"),
        ("sim", "las-vegas-2012", "-o", "jetons=perhaps"),
        ("sim", "las-vegas-2012", "--games", "0"),
        ("sim", "las-vegas-2012", "--plot", "plot.gif"),
        ("sim", "las-vegas-2012", "--csv", "-", "--json"),
        ("sim", "las-vegas-2012", "--plot", "no/such/folder/plot.png"),
        ("sim", "las-vegas-2012", "--csv", "no/such/folder/rows.csv"),
        ("sim", "las-vegas-2012", "--jobs", "0"),
        ("sim", "las-vegas-2012", "--bots", "greedy", "--seats", "greedy,random"),
        ("sim", "las-vegas-2012", "--record", "no/such/folder/games.jsonl"),
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_with_2_and_says_why(vabanque: Run, wrong: tuple[str, ...]) -> None:
    answer = vabanque(*wrong)
    assert (answer.returncode, answer.stdout) == (2, b"")
    assert answer.stderr


def test_a_refusal_does_not_touch_an_old_record(vabanque: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    bot = tmp_path / "broken.py"
    bot.write_text("class Bot:\n    def __init__(self, *_): pass\n    def choose(self, view, moves): return None\n")
    answer = vabanque(
        "sim", "top-10000", "--seats", "broken:Bot,random", "--record", str(file), PYTHONPATH=str(tmp_path)
    )
    assert answer.returncode == 1
    assert b"broken:Bot" in answer.stderr
    assert file.read_text() == "precious"
    assert list(tmp_path.glob("*.part")) == []


def test_without_a_compiler_it_says_so_once_and_gives_the_same_result(vabanque: Run) -> None:
    fast = vabanque(*MATCH, "--games", "50", "--json")
    slow = vabanque(*MATCH, "--games", "50", "--json", VABANQUE_NO_JIT="1")
    assert slow.stdout == fast.stdout
    assert fast.stderr == b""
    assert slow.stderr.count(b"VABANQUE_NO_JIT") == 1


def test_everything_still_works_without_numba() -> None:
    code = "import sys; sys.modules['numba'] = None; from vabanque.cli import main; main()"
    answer = subprocess.run(
        [sys.executable, "-c", code, "sim", "top-10000", "--games", "10", "--seed", "1"],
        capture_output=True,
        env={**os.environ, "VABANQUE_LANG": "en"},
        check=False,
    )
    assert answer.returncode == 0
    assert answer.stderr.count(b"numba is not installed") == 1
    assert b"share of wins" in answer.stdout


def test_help_does_not_wait_for_numba() -> None:
    code = (
        "import sys\nfrom vabanque.cli import main\n"
        "try:\n    main()\nfinally:\n    print(*sorted({'numba', 'numpy', 'joblib', 'matplotlib'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code, "sim", "--help"], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[-1] == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_with_the_result_so_far(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["sim", "top-10000", "--games", "100000000", "--seed", "1", "--json", "--jobs", jobs, "--record", str(file)]
    part = file.with_name("games.jsonl.part")
    with started([Path(sys.executable).with_name("vabanque"), *words]) as process:
        deadline = time.monotonic() + 120
        while not (part.exists() and part.stat().st_size > 100_000):  # a few hundred games
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # like a terminal: to the workers too
        out, err = process.communicate(timeout=60)
    plain = json.loads(out)
    assert process.returncode == 0
    assert b"Traceback" not in err
    assert plain["interrupted"]
    assert plain["games"] == file.read_bytes().count(b"\n") > 0
