"""A simulation that was interrupted goes on where it stopped, and the result is that of one run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.conftest import Run, vabanque  # noqa: F401
from vabanque.core import Unreadable
from vabanque.sim import Matchup, simulate
from vabanque.sim.checkpoint import Checkpoint

MATCHUP = Matchup("top-10000", ("greedy", "random"), {"target": 500}, seed=3)


@pytest.mark.parametrize("recorded", [False, True])
def test_a_run_goes_on_where_it_stopped(tmp_path: Path, recorded: bool) -> None:
    kept = tmp_path / "run.sim"
    whole_lines = StringIO() if recorded else None
    whole = simulate(MATCHUP, 60, batch=7, record=whole_lines)
    games = tmp_path / "games.jsonl"
    games.touch()
    for wanted in (10, 25, 60):
        with games.open("r+", encoding="utf-8") as lines:
            lines.seek(0, 2)
            lines.write('{"half a li')  # what a killed run leaves behind
            part = simulate(MATCHUP, wanted, batch=4, record=lines if recorded else None, resume=kept)
        assert part.tally.games == wanted
    assert part.tally == whole.tally
    if whole_lines is not None:
        assert games.read_text("utf-8") == whole_lines.getvalue()


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "run.sim"
    first = simulate(MATCHUP, 20, resume=kept)
    before = kept.read_bytes()
    again = simulate(MATCHUP, 20, resume=kept)
    assert again.tally == first.tally
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (Matchup("top-10000", ("greedy", "random"), {"target": 500}, seed=4), "seed"),
        (Matchup("top-10000", ("random", "random"), {"target": 500}, seed=3), "players"),
        (Matchup("top-10000", ("greedy", "random"), {}, seed=3), "options"),
    ],
)
def test_the_file_of_another_run_is_refused_and_stays(tmp_path: Path, other: Matchup, key: str) -> None:
    kept = tmp_path / "run.sim"
    simulate(MATCHUP, 5, resume=kept)
    before = kept.read_bytes()
    with pytest.raises(Unreadable) as refused:
        simulate(other, 5, resume=kept)
    assert refused.value.facts["key"] == key
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{}", "nonsense", '{"format":"vabanque-sim/1"}'])
def test_what_is_no_such_file_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "run.sim"
    kept.write_text(text, "utf-8")
    with pytest.raises(Unreadable):
        Checkpoint(kept, MATCHUP, record=False).read(MATCHUP.tally())
    assert kept.read_text("utf-8") == text


def test_a_killed_command_is_continued_with_the_same_bytes(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("vabanque")), "sim", "top-10000", "--seats", "greedy,random"]
    command += ["--games", "3000", "--json"]
    usual = {**os.environ, "VABANQUE_JIT": "0", "VABANQUE_LANG": "en"}
    kept = tmp_path / "run.sim"
    with subprocess.Popen([*command, "--resume", str(kept)], env=usual, stdout=subprocess.DEVNULL) as begun:
        while not kept.exists() and begun.poll() is None:
            pass
        begun.send_signal(signal.SIGKILL)
    played = json.loads(kept.read_bytes())["tally"]["numbers"]["games"]
    assert played > 0
    resumed, whole = (
        subprocess.run([*command, *rest], env=usual, capture_output=True, check=True).stdout
        for rest in (["--resume", str(kept)], [])
    )
    assert resumed == whole


def test_rows_are_written_in_columns(vabanque: Run, tmp_path: Path) -> None:  # noqa: F811
    from pyarrow import feather, parquet

    for name, read in (("seats.parquet", parquet.read_table), ("seats.arrow", feather.read_table)):
        file = tmp_path / name
        done = vabanque("sim", "top-10000", "--seats", "random,random", "--games", "20", "--columns", str(file))
        assert done.returncode == 0, done.stderr
        rows = read(file).to_pylist()
        assert [row["player"] for row in rows] == ["random", "random"]
        assert sum(row["win_share"] for row in rows) == pytest.approx(1)
    file = tmp_path / "games.parquet"
    assert vabanque(
        "arena", "top-10000", "--bots", "random,greedy", "--games", "20", "-j", "1", "--columns", str(file)
    ).returncode in (0, 1)
    assert {row["bot"] for row in parquet.read_table(file).to_pylist()} == {"random", "greedy"}
    assert vabanque("sim", "top-10000", "--columns", "rows.xlsx").returncode == 2
