"""`vabanque stats`: the numbers of docs/statistics.md."""

from __future__ import annotations

import csv
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vabanque.cli.app import app
from vabanque.stats import by_order, by_seats, evenings, extremes, over_time, read_games, records_of, rivals, share_of

RECORDS = Path(__file__).parents[1] / "records"


def game(names: str, score: list[int], winners: list[int], at: int = 0, **more: Any) -> bytes:
    result = {"score": score, "winners": winners, **more}
    plain = {"format": "vabanque/1", "game": "top-10000", "options": {}, "seats": names.split(), "start": 0,
             "journal": [], "result": result, "at": at}  # fmt: skip
    return json.dumps(plain).encode()


def evening(day: int, hour: int, number: int = 0) -> int:
    return int(datetime(2026, 11, day, hour, number).astimezone().timestamp() * 1000)


def test_a_shared_victory_counts_in_part_with_a_wilson_interval() -> None:
    lines = [game("Anna Ben", [3, 1], [0], at=1), game("Anna Ben", [3, 3], [0, 1], at=2), game("Ben Anna", [2, 1], [0])]
    mine = share_of(read_games(lines).of("anna "))
    assert (mine.games, mine.wins, mine.fair) == (3, 1.5, 0.5)
    # Wilson, 1.5 of 3: symmetric around one half.
    assert (mine.low, mine.high) == pytest.approx((0.1250, 0.8750), abs=5e-4)


def test_a_game_counts_once_and_anything_but_a_finished_game_is_left_out() -> None:
    once = game("Anna Ben", [3, 1], [0])
    unfinished = json.dumps({"format": "vabanque/1", "game": "x", "seats": ["A"], "journal": []}).encode()
    games = read_games([once, once, b"[]", b"{", unfinished, game("Anna Ben", [3], [0]), game("Anna", [3], [5])])
    assert len(games.played) == 1
    assert games.skipped == 5


def test_places_break_ties_and_rivals_are_met_head_to_head() -> None:
    lines = [
        game("Anna Ben Carla", [3, 3, 1], [1], bills=[1, 2, 0]),
        game("Anna Ben", [5, 1], [0]),
        game("Anna Carla", [4, 4], [0, 1]),
    ]
    ben, carla = sorted(rivals(read_games(lines).of("Anna")), key=lambda rival: rival.name)
    assert (ben.name, ben.ahead, ben.behind, ben.theirs.wins) == ("Ben", 1, 1, 1.0)
    assert (carla.name, carla.ahead, carla.behind) == ("Carla", 1, 0)
    assert [seats for seats, _ in by_seats(read_games(lines).of("Anna"))] == [2, 3]
    assert [order for order, _ in by_order(read_games(lines).of("Ben"))] == [1]


def test_an_evening_lasts_until_five_and_the_best_has_three_games() -> None:
    good = [game("Anna Ben", [3, 1], [0], at=evening(3, 22, minute)) for minute in (1, 2)]
    late = [game("Anna Ben", [3, 1], [0], at=evening(4, 4))]
    bad = [game("Anna Ben", [1, 3], [1], at=evening(5, 20, minute)) for minute in (1, 2, 3)]
    games = read_games([*bad, *good, *late]).of("Anna")
    assert [(night.day.day, night.games, night.over) for night in evenings(games)] == [(3, 3, 1.5), (5, 3, -1.5)]
    best_and_worst = extremes(games)
    assert best_and_worst is not None
    assert (best_and_worst[0].day.day, best_and_worst[1].day.day) == (3, 5)
    assert extremes(games[:4]) is None
    records = records_of(games)
    assert (records.streak, records.longest and records.longest.games) == (3, 3)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["stats", *arguments])


def test_the_command_reports_exports_and_reviews(tmp_path: Path) -> None:
    file = str(RECORDS / "top-10000-2-target=50.jsonl")
    report = run(file, "--player", "Seat 1", "--lang", "en")
    assert report.exit_code == 0
    assert "Head to head" in report.output
    reviews = tmp_path / "reviews.jsonl"
    table, lines = tmp_path / "anna.csv", tmp_path / "anna.jsonl"
    options = ["--reviews", str(reviews), "--csv", str(table), "--jsonl", str(lines), "--json"]
    answered = run(file, "--player", "Seat 1", *options)
    assert answered.exit_code == 0, answered.output
    plain = json.loads(answered.output.splitlines()[-1])
    games = read_games((RECORDS / "top-10000-2-target=50.jsonl").read_bytes().splitlines())
    assert plain["all"]["games"] == len(games.of("Seat 1")) == len(lines.read_bytes().splitlines())
    assert plain["over_time"][0]["decisions"] <= 0
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert float(rows[0]["luck"]) == pytest.approx(plain["over_time"][0]["luck"])
    before = reviews.read_bytes()
    run(file, "--player", "Seat 1", "--reviews", str(reviews))
    assert reviews.read_bytes() == before  # nothing was reviewed again


def test_over_time_puts_games_into_at_most_sixty_groups() -> None:
    from msgspec.structs import replace

    games = read_games([game("Anna Ben", [number, 1], [0], at=number) for number in range(2, 152)]).of("Anna")
    trend = over_time([replace(played, luck=0.1, decisions=-0.2) for played in games])
    assert (len(trend), sum(part.games for part in trend)) == (50, 150)
    assert trend[0].decisions == pytest.approx(-0.2)


def test_bad_input_gets_an_answer(tmp_path: Path) -> None:
    assert run(str(tmp_path / "missing.jsonl")).exit_code == 2
    other = tmp_path / "other.jsonl"
    other.write_text('{"no": "game"}\n')
    assert run(str(other)).exit_code == 1
    assert run(str(RECORDS / "top-10000-2-target=50.jsonl"), "--player", "Nobody").exit_code == 1
    assert run(str(RECORDS / "top-10000-2-target=50.jsonl"), "--plot", "x.gif").exit_code == 2
    broken = tmp_path / "reviews.jsonl"
    broken.write_text("not reviews\n")
    refused = run(str(RECORDS / "top-10000-2-target=50.jsonl"), "--reviews", str(broken))
    assert refused.exit_code != 0
    assert broken.read_text() == "not reviews\n"
