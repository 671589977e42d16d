"""An open data set: the same command makes the same bytes, every game verifies, and every number can be found again."""

from __future__ import annotations

import csv
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, vabanque  # noqa: F401
from vabanque import position_from_text
from vabanque.core import Impossible
from vabanque.dataset import DatasetPlan, make_dataset
from vabanque.dataset.making import tasks
from vabanque.games import make
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.play.verify import verify
from vabanque.puzzles import collection

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "examples/dataset"
PLAN = DatasetPlan("1", "vabanque dataset make FOLDER", ("top-10000",), 2)


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    make_dataset(PLAN, folder)
    return folder


def test_two_processes_make_the_same_bytes(made: Path, tmp_path: Path) -> None:
    make_dataset(PLAN, tmp_path / "set", jobs=2)
    assert bytes_of(tmp_path / "set") == bytes_of(made)


def test_an_existing_folder_is_refused_and_stays(made: Path) -> None:
    before = bytes_of(made)
    with pytest.raises(Impossible, match="folder-taken"):
        make_dataset(PLAN, made)
    assert bytes_of(made) == before


def test_all_levels_seats_and_options_take_part() -> None:
    drawn = list(tasks(DatasetPlan("1", "", ("las-vegas-biggy",), 60)))
    assert {len(task.levels) for task in drawn} == {task.seats for task in drawn} == {2, 3, 4, 5, 6}
    assert {level for task in drawn for level in task.levels} == {
        "tourist", "gambler", "regular", "accountant", "shark", "house",
    }  # fmt: skip
    plain = [task for task in drawn if task.options == dict(make("las-vegas-biggy", task.seats).spec.options)]
    assert 30 <= len(plain) < 60


@pytest.mark.parametrize("where", ["made", "sample"])
def test_everything_in_a_data_set_agrees(where: str, made: Path) -> None:
    folder = made if where == "made" else SAMPLE
    manifest: dict[str, Any] = json.loads((folder / "dataset.json").read_text("utf-8"))
    there = bytes_of(folder)
    listed = {
        name: {"bytes": len(body), "sha256": sha256(body).hexdigest()}
        for name, body in there.items()
        if name not in ("dataset.json", "README.md", "LICENSE")
    }
    assert manifest["files"] == listed
    decisions = rows(folder / "decisions.csv")
    for game in manifest["games"]:
        records = (folder / "games" / f"{game}.jsonl").read_text("utf-8").splitlines()
        reviews = [json.loads(line) for line in (folder / "reviews" / f"{game}.jsonl").read_text("utf-8").splitlines()]
        assert len(records) == len(reviews) == manifest["games_each"]
        assert all(verify(record).ok for record in records)
        for number, review in enumerate(reviews):
            assert review["number"] == number
            told = [event for event in review["events"] if event["kind"] == "decision"]
            mine = [row for row in decisions if (row["game"], row["number"]) == (game, str(number))]
            assert [(row["move"], row["best"]) for row in mine] == [(one["chosen"], one["best"]) for one in told]
            for row in mine[:5]:
                rules, _ = position_from_text(row["position"])
                assert (rules.spec.game, rules.spec.seats) == (game, int(row["seats"]))
                assert row["level"] == review["levels"][int(row["seat"])]
    assert "cc0" in (folder / "README.md").read_text("utf-8")


def test_puzzles_and_solution_are_those_of_the_package(made: Path) -> None:
    gathered = rows(made / "puzzles.csv")
    ours = collection("top-10000").puzzles
    assert [(row["id"], row["best"], row["theme"]) for row in gathered] == [(p.id, p.best, p.theme) for p in ours]
    exact = rows(made / "exact/top-10000-2.csv")
    assert len(exact) == 200**2
    by_scores = {(int(row["score"]), int(row["rival"])): float(row["win"]) for row in exact}
    # At the start of the game the second player has just "ended a turn".
    assert by_scores[0, 0] == pytest.approx(1 - float(shipped(2).row([0])[0]), abs=1e-6)
    assert by_scores[9950, 0] > 0.9 > 0.5 > by_scores[0, 9950]


def test_the_command_writes_parquet_and_refuses_what_it_cannot_do(vabanque: Run, tmp_path: Path) -> None:  # noqa: F811
    from pyarrow import parquet

    folder = tmp_path / "set"
    line = ("dataset", "make", str(folder), "--game", "top-10000", "--games", "1")
    done = vabanque(*line, "--parquet", VABANQUE_NO_JIT="1")
    assert done.returncode == 0, done.stderr
    assert b"one game" in done.stdout
    assert parquet.read_table(folder / "exact/top-10000-2.parquet").num_rows == 200**2
    assert "--parquet" in json.loads((folder / "dataset.json").read_text("utf-8"))["command"]
    refusals = {line: 1, ("dataset", "make", str(tmp_path / "no/such"), "--games", "1"): 2, (*line[:-1], "0"): 2}
    for wrong, code in refusals.items():
        refused = vabanque(*wrong)
        assert (refused.returncode, refused.stdout) == (code, b""), wrong
        assert b"Traceback" not in refused.stderr
    assert vabanque("dataset", "make", str(tmp_path / "x"), "--game", "chess").returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["set"]
