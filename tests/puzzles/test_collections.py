"""The shipped collections: legal, right, the same for everybody, and silent about what their seat may not know."""

from __future__ import annotations

import gzip
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import CLEAR, coach_for
from vabanque.bots import levels_for
from vabanque.core import Misconfigured, Unreadable
from vabanque.games import GAMES
from vabanque.play.record import read_record
from vabanque.play.verify import WrongRecord
from vabanque.puzzles import FIRST_DAY, WEEKLY, collection, games, monday, of_day, of_week, position_of
from vabanque.puzzles.collection import pack, parse
from vabanque.puzzles.position import before
from vabanque.server.puzzles import encode_position, encode_puzzle
from vabanque_lab.ends import solved
from vabanque_lab.puzzles import CERTAIN, DECEIVED, LEAST, make_collection, plan_for, puzzle_in

RECORDS = Path(__file__).parents[1] / "records"
LARGEST = 3_000_000
"""Bytes of all collections together."""
EVERY = [puzzle for game in games() for puzzle in collection(game).puzzles]


def test_every_game_of_ours_has_puzzles_and_they_are_small() -> None:
    assert set(games()) == {game.id for game in GAMES.values() if game.words is None}
    collections = [
        files(game.brings.data).joinpath("data", f"{name}.jsonl.gz") for name, game in GAMES.items() if game.brings.data
    ]
    assert sum(len(entry.read_bytes()) for entry in collections) <= LARGEST


def test_a_collection_says_how_it_was_made() -> None:
    for game in games():
        header = collection(game).header
        assert header.game == game
        assert header.command.startswith(f"vabanque puzzle make {game} ")
        assert f"--seed {header.seed}" in header.command


def test_every_puzzle_is_a_legal_decision_with_all_its_moves() -> None:
    for puzzle in EVERY:
        position = position_of(puzzle.record, puzzle.seat)
        legal = {position.rules.write_move(move) for move in position.rules.legal(position.state, puzzle.seat)}
        assert {answer.move for answer in puzzle.answers} == legal
        assert puzzle.tempting in legal - {puzzle.best}


def test_there_is_a_puzzle_for_every_day_of_a_year_with_its_theme_and_difficulty() -> None:
    for game in games():
        puzzles = collection(game).puzzles
        assert len(puzzles) >= 366
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
        themes = Counter(puzzle.theme for puzzle in puzzles)
        assert themes[""] <= 0.3 * len(puzzles)
        assert len(themes) >= 6
        names = {family.name for family in coach_for(game).families}  # type: ignore[union-attr]
        assert set(themes) - {""} <= names
        assert all(set(puzzle.found) < set(levels_for(game)) for puzzle in puzzles)


def test_every_number_of_seats_has_several_puzzles() -> None:
    for game in games():
        seats = Counter(puzzle.seats for puzzle in collection(game).puzzles)
        assert set(seats) == set(GAMES[game].seats)
        assert min(seats.values()) >= 3


def test_right_answers_are_clear_and_beyond_doubt() -> None:
    for puzzle in EVERY:
        best, *others = puzzle.answers
        assert all(first.win >= second.win for first, second in pairwise(puzzle.answers))
        wrong = [other for other in others if best.win - other.win >= 1e-4]
        assert wrong
        for other in wrong:
            assert best.win - other.win >= CLEAR - 1e-4  # rounded
            assert best.win - other.win >= CERTAIN * other.error - 1e-3
        assert len(wrong) >= 2 / 3 * len(puzzle.answers) - 1
        assert puzzle.rollouts == 0 or puzzle.rollouts >= LEAST


def test_exact_puzzles_agree_with_the_solution() -> None:
    exact = [puzzle for puzzle in EVERY if not puzzle.rollouts]
    assert exact
    for puzzle in Random(18).sample(exact, 16):
        position = position_of(puzzle.record, puzzle.seat)
        evaluator = evaluator_for(position.rules)
        if puzzle.game == "top-10000":
            moves = position.rules.legal(position.state, puzzle.seat)
            worth = evaluator.judge(position.state, puzzle.seat, moves).known[:, puzzle.seat]
            values = {position.rules.write_move(move): float(win) for move, win in zip(moves, worth, strict=True)}
        else:
            ended = solved(position.rules, position.state, puzzle.seat)
            assert ended is not None
            values = ended
        assert {answer.move: answer.win for answer in puzzle.answers} == pytest.approx(values, abs=1e-4)


def test_simple_bots_are_deceived() -> None:
    from vabanque.bots import make_bot

    for game in games():
        simple = collection(game).header.simple
        puzzle = collection(game).puzzles[0]
        position = position_of(puzzle.record, puzzle.seat)
        rules, seat = position.rules, puzzle.seat
        moves, view = rules.legal(position.state, seat), rules.view(position.state, seat)
        chosen = [make_bot(name, rules, seat, Random(puzzle.number)).choose(view, moves) for name in simple]
        wrong = [rules.write_move(move) != puzzle.best for move in chosen]
        assert sum(wrong) >= DECEIVED * len(simple)


# The day


def test_a_day_shows_everybody_the_same_and_repeats_nothing_before_all_were_shown() -> None:
    for game in games():
        count = len(collection(game).puzzles)
        shown = [of_day(game, FIRST_DAY + timedelta(days=days)).id for days in range(count)]
        assert len(set(shown)) == count
        again = parse(gzip.decompress(pack(collection(game).header, collection(game).puzzles)))
        assert [puzzle.id for puzzle in again.puzzles] == [puzzle.id for puzzle in collection(game).puzzles]


def test_the_order_of_days_is_fixed() -> None:
    """Another order would give everybody another archive."""
    day = date(2026, 11, 17)
    assert of_day("top-10000", day).id == of_day("top-10000", day).id
    assert of_day("top-10000", day).id != of_day("top-10000", day + timedelta(days=1)).id
    with pytest.raises(Misconfigured):
        of_day("whist", day)


# Secrets


def _texts(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def test_nobody_learns_more_than_the_seat_may_know() -> None:
    """What is sent is the same whatever the hidden things are."""
    for game in games():
        for puzzle in collection(game).puzzles[:4]:
            record = puzzle.record
            position = position_of(record, puzzle.seat)
            for entry, seen in zip(record.journal, position.entries, strict=True):
                assert seen == entry.seen_by(puzzle.seat)
            rules = position.rules
            other = rules.fill(rules.view(position.state, puzzle.seat), Random(7))
            assert _texts(position.hand) == _texts(position.scenes.hand(other, puzzle.seat, odds=False))


def test_choices_revealed_together_are_not_told_to_an_exercise() -> None:
    record = read_record((RECORDS / "las-vegas-cards-3.jsonl").read_bytes().splitlines()[0])
    lays = [at for at, entry in enumerate(record.journal) if entry.kind == "lay"]
    cut, seat = before(record, lays[1])
    assert len(cut.journal) == lays[0]
    assert seat == record.journal[lays[1]].seat  # type: ignore[attr-defined]
    told = encode_position((RECORDS / "las-vegas-cards-3.jsonl").read_bytes().splitlines()[0], lays[1])
    assert isinstance(told, bytes)
    assert b'"lay"' not in msgspec.json.encode(msgspec.json.decode(told)["entries"])


def test_an_entry_that_is_no_decision_is_refused() -> None:
    text = (RECORDS / "top-10000-2-target=50.jsonl").read_bytes().splitlines()[0]
    assert encode_position(text, 0) == ("no-such-decision", {})
    assert encode_position(text, 10_000) == ("no-such-decision", {})
    assert encode_position(b"{}", 0)[0] == "missing-key"
    with pytest.raises(WrongRecord):
        position_of(read_record(text), 0)  # the game is over


@pytest.mark.parametrize("game", games())
def test_every_week_of_a_year_has_its_own_set_of_one_theme_the_easy_ones_first(game: str) -> None:
    weeks = [of_week(game, FIRST_DAY + timedelta(weeks=week)) for week in range(52)]
    seen: set[str] = set()
    for weekly in weeks:
        assert weekly is not None
        assert {puzzle.theme for puzzle in weekly.puzzles} == {weekly.theme}
        assert len(weekly.puzzles) == WEEKLY
        found = [len(puzzle.found) for puzzle in weekly.puzzles]
        assert found == sorted(found, reverse=True)
        assert seen.isdisjoint(puzzle.id for puzzle in weekly.puzzles)
        seen.update(puzzle.id for puzzle in weekly.puzzles)


def test_a_set_stays_from_monday_to_sunday() -> None:
    first = monday(date(2026, 11, 18))
    assert first.isoweekday() == 1
    for day in range(7):
        assert of_week("top-10000", first + timedelta(days=day)) is of_week("top-10000", first)
    assert of_week("top-10000", first + timedelta(days=7)) != of_week("top-10000", first)


def test_the_server_tells_a_day_with_its_solution() -> None:
    puzzle = of_day("top-10000", FIRST_DAY)
    told = msgspec.json.decode(encode_puzzle("top-10000", FIRST_DAY.isoformat()))
    assert told["id"] == puzzle.id
    assert [answer["move"] for answer in told["answers"]] == [answer.move for answer in puzzle.answers]
    assert {move["text"] for move in told["position"]["moves"]} == {answer.move for answer in puzzle.answers}


# Making


def test_a_collection_goes_on_where_it_stopped_and_is_the_same(tmp_path: Path) -> None:
    plan = plan_for("top-10000", 5, simple=("greedy", "stop-500"))
    whole = make_collection(plan, "…", tmp_path / "whole.jsonl.gz", 3)
    make_collection(plan, "…", tmp_path / "parts.jsonl.gz", 1)
    part = tmp_path / "parts.jsonl.gz.part"
    part.write_bytes(part.read_bytes() + b'{"number": 77, "ga')  # a crash in the middle of a line
    # Two puzzles may be alike only among at least forty, so a few games bring nothing new.
    parts = make_collection(plan, "…", tmp_path / "parts.jsonl.gz", 3)
    assert [puzzle.number for puzzle in parts.puzzles] == [puzzle.number for puzzle in whole.puzzles]
    assert puzzle_in(plan, whole.puzzles[0].number) == whole.puzzles[0]
    with pytest.raises(Unreadable):
        make_collection(plan_for("top-10000", 6), "…", tmp_path / "parts.jsonl.gz", 3)


def test_only_exactly_solved_numbers_of_players_make_puzzles_where_there_are_some() -> None:
    assert plan_for("top-10000", 1).seats == (2,)
