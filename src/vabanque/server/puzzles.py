"""Positions to solve, as a browser draws them: those of days and weeks, and decisions from anyone's recorded games."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from random import Random
from string import ascii_uppercase
from typing import Any

import msgspec

from vabanque.bots import levels_for
from vabanque.core import Decide, Refusal, Unreadable
from vabanque.core.contract import seat_of
from vabanque.games import scenes
from vabanque.play.journal import to_plain
from vabanque.play.position import position_from_text, position_to_text
from vabanque.play.record import Record, read_record
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay
from vabanque.puzzles import (
    FIRST_DAY,
    Position,
    Puzzle,
    collection,
    games,
    monday,
    of_day,
    of_week,
    position_of,
)
from vabanque.puzzles.position import before
from vabanque.server import messages as m
from vabanque.server.replays import MOST_ENTRIES
from vabanque.server.table import NotFound

WEEK = re.compile(r"(\d{4})-W(\d\d)\.(\d)")
"""A position of a weekly set: the ISO week, and its number from 1."""


def puzzles() -> m.Puzzles:
    """What there is to solve."""
    today = datetime.now(UTC).date()
    return m.Puzzles(
        first=FIRST_DAY.isoformat(),
        games=[m.PuzzleGame(game, len(collection(game).puzzles), _week_of(game, today)) for game in games()],
    )


def _week_of(game: str, day: date) -> m.PuzzleWeek | None:
    weekly = of_week(game, day)
    if weekly is None:
        return None
    year, week, _ = day.isocalendar()
    return m.PuzzleWeek(f"{year}-W{week:02}", weekly.theme, len(weekly.puzzles))


def encode_puzzle(game: str, name: str) -> bytes:
    """The position of a day or of a weekly set, encoded. Raises NotFound."""
    find_puzzle(game, name)
    return _encoded(game, name)


def find_puzzle(game: str, name: str) -> Puzzle:
    """The position of a day (2026-11-17), or one of a weekly set (2026-W47.1).

    Raises NotFound if there is none, or if that day or week has not begun anywhere yet.
    """
    week = WEEK.fullmatch(name)
    try:
        day = date.fromisocalendar(int(week[1]), int(week[2]), 1) if week else date.fromisoformat(name)
    except ValueError:
        raise NotFound("no-such-page") from None
    first = monday(FIRST_DAY) if week else FIRST_DAY
    # Somewhere it is already tomorrow.
    if game not in games() or not first <= day <= datetime.now(UTC).date() + timedelta(days=1):
        raise NotFound("no-such-page")
    if week is None:
        return of_day(game, day)
    weekly, number = of_week(game, day), int(week[3])
    if weekly is None or not 1 <= number <= len(weekly.puzzles):
        raise NotFound("no-such-page")
    return weekly.puzzles[number - 1]


@lru_cache(maxsize=64)
def _encoded(game: str, name: str) -> bytes:
    return msgspec.json.encode(_drawn_puzzle(find_puzzle(game, name)))


def _drawn_puzzle(puzzle: Puzzle) -> m.DrawnPuzzle:
    record = puzzle.record
    position = position_of(record, puzzle.seat)
    return m.DrawnPuzzle(
        id=puzzle.id,
        position=_drawn(record, position, known=False),
        answers=[
            m.PuzzleAnswer(**msgspec.structs.asdict(answer), label=position.called(answer.move))
            for answer in puzzle.answers
        ],
        tempting=puzzle.tempting,
        rollouts=puzzle.rollouts,
        theme=puzzle.theme,
        found=puzzle.found,
        levels=len(levels_for(puzzle.game)),
    )


def encode_position(text: bytes, entry: int) -> bytes | tuple[str, dict[str, int | str]]:
    """The table before a decision in a record, encoded. Runs in a worker: a stranger's record may take a while.

    If it cannot be shown, returns (code, facts) of the refusal: a Refusal cannot be pickled.
    """
    try:
        record = read_record(text)
        if len(record.journal) > MOST_ENTRIES:
            raise Unreadable("record-too-long", most=MOST_ENTRIES)
        cut, seat = before(record, entry)
        return msgspec.json.encode(_drawn(cut, position_of(cut, seat), known=True))
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)


def encode_line(line: str) -> bytes | tuple[str, dict[str, int | str]]:
    """The table that a position in one line describes, encoded, as `encode_position` does; players have its letters."""
    try:
        rules, state = position_from_text(line, open_money=True)
        turn = rules.turn(state)
        deciding = turn.seats if isinstance(turn, Decide) else ()
        seat = deciding[0] if deciding else seat_of(turn) or 0
        names = list(ascii_uppercase[: rules.spec.seats])
        written = position_to_text(rules, state)
        chronicle = Chronicle(scenes(rules), replay(Record(rules, tuple(names), 0, (), position=written)))
        return msgspec.json.encode(
            m.DrawnPosition(
                game=rules.spec.game,
                options=dict(rules.spec.options),
                names=names,
                seat=seat,
                to_move=list(deciding),
                scene=chronicle.scene(),
                hand=chronicle.scenes.hand(state, seat, odds=False) if deciding else None,
                entries=[],
                moves=[m.LegalMove(rules.write_move(move), to_plain(move)) for move in rules.legal(state, seat)],
                line=written,
            )
        )
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)


def _drawn(record: Record, position: Position, *, known: bool) -> m.DrawnPosition:
    """The position as it is drawn; `known` if whoever sees it has the whole record."""
    rules, seat = position.rules, position.seat
    return m.DrawnPosition(
        game=record.game,
        options=record.options,
        names=list(record.seats),
        seat=seat,
        to_move=list(position.to_move),
        scene=position.scene,
        hand=position.hand,
        entries=[
            m.Seen(seq=seq, at=0, entry=to_plain(entry), told=phrases)
            for seq, (entry, phrases) in enumerate(zip(position.entries, position.told, strict=True))
        ],
        moves=[m.LegalMove(rules.write_move(move), to_plain(move)) for move in rules.legal(position.state, seat)],
        line=position_to_text(rules, position.state if known else _made_up(position)),
    )


def _made_up(position: Position) -> Any:
    """A state that agrees with what the seat knows."""
    return position.rules.fill(position.rules.view(position.state, position.seat), Random(0))
