"""Positions in one line on the command line."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vabanque import Table, position_from_text, read_record, verify
from vabanque.puzzles import of_day

LATE = "top-10000/2 b 9800/9500 300 2 25"


def test_a_game_begins_in_a_position_and_its_record_says_so(vabanque: Run, tmp_path: Path) -> None:
    done = vabanque("play", "--plain", "--from", LATE, given=b"5 bank\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert b"9,850" in done.stdout  # 9,500 + 300 + 50
    (saved,) = (tmp_path / "vabanque/games").iterdir()
    assert LATE in saved.read_text("utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--from", "top-10000"),
        ("--from", LATE, "--first", "1"),
        ("--from", LATE, "-o", "target=500"),
        ("--from", LATE, "--resume", "last"),
        ("--from", LATE, "las-vegas-2012"),
        ("--from", LATE, "--seats", "me,greedy,greedy"),
    ],
)
def test_a_wrong_beginning_is_wrong_usage(vabanque: Run, arguments: tuple[str, ...]) -> None:
    done = vabanque("play", "--plain", *arguments)
    assert done.returncode == 2
    assert done.stderr


def test_advice_is_given_for_a_position(vabanque: Run) -> None:
    done = vabanque("advise", LATE, "--json")
    advice = json.loads(done.stdout)
    assert [move["move"] for move in advice["moves"]] == ["5 throw", "5 bank"]
    assert advice["seat"] == 1
    # Why the other is a mistake, with the counterfactual that proves it.
    assert advice["moves"][0]["reasons"] == []
    reason = advice["moves"][1]["reasons"][0]
    assert reason["family"] == "10000-chase"
    assert reason["counterfactual"]["loss"] <= max(0.01, 0.25 * reason["loss"])
    assert "needs only 200 points" in vabanque("advise", LATE).stdout.decode()
    assert b"5 throw" in vabanque("advise", LATE).stdout
    assert vabanque("advise", LATE.replace("25", "-")).returncode == 1
    assert vabanque("advise", LATE.replace("25", "77")).returncode == 2
    assert vabanque("advise", "top-10000").returncode == 2


def test_a_review_names_the_position_before_every_decision(vabanque: Run, tmp_path: Path) -> None:
    table = Table.from_position("top-10000/2 b 9800/9500 0 5r -", seed=2, bots={0: "greedy", 1: "greedy"})
    table.run_bots()
    file = tmp_path / "games.jsonl"
    file.write_text(table.record().to_json() + "\n", "utf-8")
    assert verify(read_record(file.read_text("utf-8"))).ok
    done = vabanque("review", str(file), "--json")
    assert done.returncode == 0, done.stderr
    decisions = [event for event in json.loads(done.stdout)["events"] if event["kind"] == "decision"]
    assert decisions
    for decision in decisions:
        rules, state = position_from_text(decision["position"])
        assert decision["chosen"] in [rules.write_move(move) for move in rules.legal(state, decision["seat"])]


def test_a_puzzle_says_how_to_play_on(vabanque: Run) -> None:
    best = of_day("top-10000", date(2026, 11, 10)).best
    told = vabanque("puzzle", "top-10000", "--date", "2026-11-10", "--answer", best).stdout.decode()
    line = told.split('--from "')[1].split('"')[0]
    assert position_from_text(line).rules.spec.game == "top-10000"
