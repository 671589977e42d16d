"""Positions to solve, as the server tells them."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo
from typing import Self

import msgspec
import pytest

from vabanque.core import Decide
from vabanque.play.position import position_from_text
from vabanque.puzzles import FIRST_DAY, WEEKLY, collection, games, of_day, of_week
from vabanque.server import puzzles
from vabanque.server.messages import DrawnPosition
from vabanque.server.table import NotFound


def test_days_that_have_not_come_anywhere_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Evening(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2026, 11, 17, 23, 0, tzinfo=tz)

    monkeypatch.setattr(puzzles, "datetime", Evening)
    for day in (FIRST_DAY, date(2026, 11, 17), date(2026, 11, 18)):  # somewhere it is tomorrow already
        assert puzzles.find_puzzle("top-10000", day.isoformat()) == of_day("top-10000", day)
    before, after = FIRST_DAY - timedelta(days=1), date(2026, 11, 19)
    for game, text in (("top-10000", str(before)), ("top-10000", str(after)), ("whist", str(FIRST_DAY)), ("x", "x")):
        with pytest.raises(NotFound, match=r"\bno-such-page(?![-\w])"):
            puzzles.find_puzzle(game, text)


def test_a_position_of_a_weekly_set_is_told_once_its_week_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    class Saturday(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2026, 11, 21, 12, tzinfo=tz)

    monkeypatch.setattr(puzzles, "datetime", Saturday)
    weekly = of_week("top-10000", date(2026, 11, 16))
    assert weekly is not None
    assert [puzzles.find_puzzle("top-10000", f"2026-W47.{number}") for number in range(1, 7)] == list(weekly.puzzles)
    # On Saturday nobody has Monday yet; there is no seventh, no week 54, and nothing before the archive begins.
    for name in ("2026-W48.1", "2026-W47.0", "2026-W47.7", "2026-W54.1", "2026-W35.1"):
        with pytest.raises(NotFound):
            puzzles.find_puzzle("top-10000", name)
    shown = {game.game: game.week for game in puzzles.puzzles().games}["top-10000"]
    assert shown is not None
    assert (shown.week, shown.theme, shown.size) == ("2026-W47", weekly.theme, WEEKLY)


def test_the_server_lists_what_there_is_to_solve() -> None:
    told = puzzles.puzzles()
    assert told.first == FIRST_DAY.isoformat()
    assert [(game.game, game.puzzles) for game in told.games] == [
        (game, len(collection(game).puzzles)) for game in games()
    ]


def test_a_position_is_told_with_its_table_its_moves_and_its_answers() -> None:
    puzzle = of_day("top-10000", FIRST_DAY)
    told = msgspec.json.decode(puzzles.encode_puzzle("top-10000", FIRST_DAY.isoformat()))
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


LINES = {
    "las-vegas-2012": "las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566",
    "las-vegas-biggy": "las-vegas-biggy/2+bandit 1ba 62:B/91/53/71/64/84:b2/X5:3a2.5A 4/4 -/- - 1136",
    "las-vegas-cards": "las-vegas-cards/2 1aa2 X5/93/84/63/77/54 134/25+ 11335/22466 25/134 -/- - -",
    "top-10000": "top-10000/2 b 9800/9500 300 2 25",
}


@pytest.mark.parametrize("game", LINES)
def test_a_position_in_one_line_is_told_as_whoever_decides_sees_it(game: str) -> None:
    told = puzzles.encode_line(LINES[game])
    assert isinstance(told, bytes)
    drawn = msgspec.json.decode(told, type=DrawnPosition)
    rules, state = position_from_text(LINES[game])
    turn = rules.turn(state)
    assert isinstance(turn, Decide)
    assert (drawn.game, drawn.line, drawn.names) == (game, LINES[game], ["A", "B", "C"][: rules.spec.seats])
    assert (drawn.seat, drawn.to_move) == (turn.seats[0], list(turn.seats))
    assert [move.text for move in drawn.moves] == [rules.write_move(move) for move in rules.legal(state, drawn.seat)]
    assert drawn.hand is not None


def test_a_position_in_one_line_may_wait_for_dice_or_be_over() -> None:
    for line, seat in (("top-10000/2 b 9800/9500 300 2 -", 1), ("top-10000/2 a 10200/9500 0 5r end", 0)):
        told = puzzles.encode_line(line)
        assert isinstance(told, bytes), told
        drawn = msgspec.json.decode(told, type=DrawnPosition)
        assert (drawn.seat, drawn.to_move, drawn.moves, drawn.hand) == (seat, [], [], None)
        assert drawn.scene["over"] == line.endswith("end")


def test_a_line_that_is_no_position_is_refused_with_a_reason() -> None:
    for line, code in (
        ("", "unknown-game"),
        ("top-10000/2 b 9800/9500 300 2", "position-fields"),
        ("las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 2225556", "wrong-dice-count"),
    ):
        told = puzzles.encode_line(line)
        assert told[0] == code, told
