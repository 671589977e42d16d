"""`vabanque arena`, as typed."""

from __future__ import annotations

import csv
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

QUICK = ("arena", "las-vegas-2012", "--bots", "random,gain", "--seats", "2", "--games", "20", "--jobs", "1")


def test_the_report_names_bots_shares_and_confidence(vabanque: Run) -> None:
    done = vabanque(*QUICK)
    assert done.returncode == 0
    text = done.stdout.decode()
    assert "20 games (10 deals, each played in 2 rotations)" in text
    assert "A fair share is 50.0." in text
    assert text.index("gain") < text.index("random")
    assert not done.stderr


def test_json_csv_and_plot_agree(vabanque: Run, tmp_path: Path) -> None:
    table, picture = tmp_path / "games.csv", tmp_path / "shares.svg"
    done = vabanque(*QUICK, "--json", "--csv", str(table), "--plot", str(picture))
    report = json.loads(done.stdout)
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert len(rows) == 20 * 2
    for standing in report["standings"]:
        won = [float(row["share"]) for row in rows if row["bot"] == standing["bot"]]
        assert sum(won) / len(won) == pytest.approx(standing["share"]["mean"], abs=1e-3)
    assert picture.read_text("utf-8").startswith("<?xml")


def test_options_and_a_hero_are_used(vabanque: Run) -> None:
    done = vabanque(
        "arena", "las-vegas-biggy", "-b", "random", "-b", "gain,richest", "-o", "bandit", "--seats", "3",
        "--hero", "gain", "--games", "9", "--json", "-j", "1",
    )  # fmt: skip
    report = json.loads(done.stdout)
    assert report["options"] == {"bandit": True}
    assert {pair["bot"] for pair in report["against_copies"]} == {"gain"}


def test_a_misbehaving_bot_is_named_and_the_run_succeeds(vabanque: Run) -> None:
    done = vabanque(*QUICK[:3], f"random,cmd:{sys.executable} -c pass", *QUICK[4:])
    assert done.returncode == 0
    assert "forfeited moves" in done.stdout.decode()
    assert "was disqualified" in done.stdout.decode()


def test_your_own_bot_may_be_in_the_working_folder(tmp_path: Path) -> None:
    (tmp_path / "my_module.py").write_text(
        "class MyBot:\n"
        "    def __init__(self, rules, seat, rng): pass\n"
        "    def choose(self, view, moves): return moves[0]\n",
        encoding="utf-8",
    )
    command = Path(sys.executable).with_name("vabanque")
    done = subprocess.run(
        [command, *QUICK[:3], "random,my_module:MyBot", *QUICK[4:-1], "2"],
        cwd=tmp_path, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert b"forfeited" not in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena",),
        ("arena", "poker"),
        ("arena", "las-vegas-2012", "--bots", "nobody"),
        ("arena", "las-vegas-2012", "--seats", "7"),
        ("arena", "las-vegas-2012", "--option", "bandit"),
        ("arena", "las-vegas-2012", "--jobs", "0"),
        ("arena", "las-vegas-2012", "--games", "0"),
        ("arena", "las-vegas-2012", "--plot", "picture.doc"),
        ("arena", "las-vegas-2012", "--csv", "no/such/folder.csv"),
        ("arena", "top-10000", "--ladder"),
    ],
)
def test_wrong_usage_says_why_and_exits_with_2(vabanque: Run, arguments: tuple[str, ...]) -> None:
    done = vabanque(*arguments)
    assert done.returncode == 2
    assert done.stderr


def test_ctrl_c_prints_what_is_known_and_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    command: list[str | Path] = [Path(sys.executable).with_name("vabanque")]
    command += [*QUICK[:7], "1000000", *QUICK[8:], "--resume", file]
    with started(command, env={**os.environ, "NO_COLOR": "1"}) as process:
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors.decode().startswith("vabanque: Interrupted: this is the result so far. Continue with --resume ")
    assert "share of wins" in out.decode()
    assert file.read_bytes().count(b"\n") > 3


@pytest.mark.parametrize(("language", "share"), [("de", "Siege"), ("fr", "victoires"), ("nl", "gewonnen")])
def test_the_result_comes_in_the_chosen_language(vabanque: Run, language: str, share: str) -> None:
    done = vabanque(*QUICK, "--lang", language)
    assert share in done.stdout.decode()
    assert re.search(r"\d,\d ±\d", done.stdout.decode())
