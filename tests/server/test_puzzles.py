"""Positions to solve, as the server tells them."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo
from typing import Self

import msgspec
import pytest

from vabanque.puzzles import FIRST_DAY, collection, games, of_day
from vabanque.server import puzzles
from vabanque.server.table import NotFound


def test_days_that_have_not_come_anywhere_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Evening(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2026, 11, 17, 23, 0, tzinfo=tz)

    monkeypatch.setattr(puzzles, "datetime", Evening)
    for day in (FIRST_DAY, date(2026, 11, 17), date(2026, 11, 18)):  # somewhere it is tomorrow already
        assert puzzles.find_day("top-10000", day.isoformat()) == day
    before, after = FIRST_DAY - timedelta(days=1), date(2026, 11, 19)
    for game, text in (("top-10000", str(before)), ("top-10000", str(after)), ("whist", str(FIRST_DAY)), ("x", "x")):
        with pytest.raises(NotFound, match=r"\bno-such-page(?![-\w])"):
            puzzles.find_day(game, text)


def test_the_server_lists_what_there_is_to_solve() -> None:
    told = puzzles.puzzles()
    assert told.first == FIRST_DAY.isoformat()
    assert [(game.game, game.puzzles) for game in told.games] == [
        (game, len(collection(game).puzzles)) for game in games()
    ]


def test_a_position_is_told_with_its_table_its_moves_and_its_answers() -> None:
    puzzle = of_day("top-10000", FIRST_DAY)
    told = msgspec.json.decode(puzzles.puzzle_of_day("top-10000", FIRST_DAY.isoformat()))
    assert (told["id"], told["tempting"], told["rollouts"]) == (puzzle.id, puzzle.tempting, puzzle.rollouts)
    assert [answer["win"] for answer in told["answers"]] == [answer.win for answer in puzzle.answers]
    position, record = told["position"], puzzle.record
    assert (position["game"], position["options"], position["seat"]) == (record.game, record.options, puzzle.seat)
    assert (position["names"], position["to_move"]) == (list(record.seats), [puzzle.seat])
    assert [entry["seq"] for entry in position["entries"]] == list(range(len(position["entries"])))
    assert {entry["at"] for entry in position["entries"]} == {0}
    assert {move["text"] for move in position["moves"]} == {answer.move for answer in puzzle.answers}
    assert position["scene"]
    assert position["hand"]


def test_a_record_that_cannot_be_shown_is_refused_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    record = of_day("top-10000", FIRST_DAY).record
    text, length = record.to_json().encode(), len(record.journal)
    assert puzzles.encode_position(b"nonsense", 0)[0] == "not-json"
    monkeypatch.setattr(puzzles, "MOST_ENTRIES", length - 1)
    assert puzzles.encode_position(text, 0) == ("record-too-long", {"most": length - 1})
    monkeypatch.setattr(puzzles, "MOST_ENTRIES", length)
    assert puzzles.encode_position(text, 0)[0] != "record-too-long"
