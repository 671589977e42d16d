"""Game records in the format `vabanque/1` (record.md): reading, writing, and refusing what is not one."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isinf
from typing import Any, NoReturn

import msgspec

from vabanque.core import Entry, OptionValue, Refusal, Result, Seat, Step, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.play.journal import from_plain, journal_from_plain, to_plain
from vabanque.play.position import position_from_text

FORMAT = "vabanque/1"
LONGEST_LINE = 32 << 20
"""Longest record in bytes: ten times the longest game that anyone could want to record."""
LONGEST_NAME = 200
_KEYS = ("format", "game", "options", "seats", "start", "journal")


@dataclass(frozen=True)
class Record:
    """One game, finished or in progress.

    >>> from vabanque import Table
    >>> record = Table("top-10000", ["Anna", "Benno"], seed=1).record()
    >>> record.game, record.seats, record.result
    ('top-10000', ('Anna', 'Benno'), None)
    >>> record.to_json()[:43]
    '{"format":"vabanque/1","game":"top-10000","'
    """

    rules: AnyRules
    seats: tuple[str, ...]
    """Names."""
    start: Seat
    journal: tuple[Entry, ...]
    written_result: Mapping[str, Any] | None = None
    """The result as the record has it; `verify` compares it with the rules."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further top-level keys: `fairness`, `hashes`, `at`…"""
    position: str | None = None
    """Where the game began, if not at the start: a position in one line (docs/positions.md)."""

    def opening(self) -> Step[Any]:
        """How the game began. Raises a Refusal if its position is not one of this game."""
        return begin(self.rules, self.start, self.position)

    @property
    def result(self) -> Result | None:
        """How the game ended, according to the record; None while it is under way. Raises Unreadable."""
        return None if self.written_result is None else result_from_plain(self.written_result)

    @property
    def game(self) -> str:
        """The game's id."""
        return self.rules.spec.game

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option of the game with its value, so that a reader needs no defaults."""
        return dict(self.rules.spec.options)

    def to_plain(self) -> dict[str, Any]:
        """As JSON values, in the order in which records are written."""
        plain: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "seats": list(self.seats),
            "start": self.start,
            **({} if self.position is None else {"position": self.position}),
            "journal": [to_plain(entry) for entry in self.journal],
        }
        if self.written_result is not None:
            plain["result"] = dict(self.written_result)
        return {**plain, **self.extra}

    def to_json(self) -> str:
        """One line, without the line break."""
        return msgspec.json.encode(self.to_plain()).decode()


class BadEntry(Unreadable):
    """An entry of the journal cannot be read."""

    def __init__(self, reason: Refusal, entry: int) -> None:
        super().__init__(reason.code, **reason.facts)
        self.entry = entry


def result_to_plain(result: Result) -> dict[str, Any]:
    """A result as record.md writes it."""
    counts = {name: list(numbers) for name, numbers in result.counts.items()}
    return {"score": list(result.score), **counts, "winners": list(result.winners)}


def result_from_plain(plain: Mapping[str, Any]) -> Result:
    """A result as record.md writes it, read again. Raises Unreadable; whether it is right, `verify` can tell."""
    counts = {name: _numbers(plain[name]) for name in plain if name not in ("score", "winners")}
    return Result(_numbers(plain.get("score")), _numbers(plain.get("winners")), counts)


def _numbers(plain: Any) -> tuple[int, ...]:
    if not isinstance(plain, list) or not all(type(number) is int for number in plain):
        raise Unreadable("wrong-type", reason="result")
    return tuple(plain)


def read_record(text: str | bytes) -> Record:
    """Read one game; raises Unreadable (BadEntry for a journal entry) or Misconfigured.

    >>> from vabanque import Table
    >>> read_record(Table("top-10000", seed=1).record().to_json()).journal
    (Throw(seat=0, black=(1, 1, 4, 4, 6), red=4),)
    """
    return record_from_plain(_read_json(text))


def record_from_plain(plain: Any) -> Record:
    """Read one game from JSON values."""
    if not isinstance(plain, dict):
        raise Unreadable("not-a-record")
    if "format" not in plain:
        raise Unreadable("missing-key", key="format")
    if plain["format"] != FORMAT:
        raise Unreadable("unknown-format", format=str(plain["format"]))
    for key in _KEYS:
        if key not in plain:
            raise Unreadable("missing-key", key=key)
    game, options, names, start, journal = (plain[key] for key in _KEYS[1:])
    if not isinstance(game, str):
        raise Unreadable("wrong-type", reason="game")
    if not isinstance(options, dict):
        raise Unreadable("wrong-type", reason="options")
    if not isinstance(names, list):
        raise Unreadable("bad-names")
    check_names(names)
    rules = make(game, len(names), options)
    if type(start) is not int or start not in range(len(names)):
        raise Unreadable("bad-start", start=str(start))
    if not isinstance(journal, list):
        raise Unreadable("wrong-type", reason="journal")
    position = plain.get("position")
    if not (position is None or isinstance(position, str)):
        raise Unreadable("wrong-type", reason="position")
    result = plain.get("result")
    if not (result is None or isinstance(result, dict)):
        raise Unreadable("wrong-type", reason="result")
    extra = {key: value for key, value in plain.items() if key not in (*_KEYS, "result", "position")}
    return Record(rules, tuple(names), start, _read_journal(rules, journal), result, extra, position)


def _read_journal(rules: AnyRules, plains: list[Any]) -> tuple[Entry, ...]:
    """All entries; raises BadEntry for the first that cannot be read."""
    entries = journal_from_plain(rules, plains)
    if entries is not None:
        return entries
    one_by_one = []
    for number, plain in enumerate(plains):
        try:
            one_by_one.append(from_plain(rules, plain))
        except Unreadable as reason:
            raise BadEntry(reason, number) from None
    return tuple(one_by_one)


def begin(rules: AnyRules, start: Seat, position: str | None = None) -> Step[Any]:
    """The start of a game, or a position of it. Raises a Refusal, such as Unreadable if it is of another game."""
    if position is None:
        return rules.start(start)
    placed = position_from_text(position)
    if placed.rules.spec != rules.spec:
        raise Unreadable("position-of-another-game", game=rules.spec.game)
    return Step(placed.state, ())


def check_names(names: Sequence[object]) -> None:
    """Raise Unreadable unless all of these are allowed as players' names in a record."""
    if not all(_is_name(name) for name in names):
        raise Unreadable("bad-names")


def _is_name(name: object) -> bool:
    """Text that is safe to show: no control characters or line breaks (they trick terminals), no lone surrogates."""
    return (
        isinstance(name, str)
        and len(name) <= LONGEST_NAME
        and not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in name)
    )


def _read_json(text: str | bytes) -> Any:
    """JSON without its traps: no duplicate keys, no NaN, no bottomless nesting, no lone surrogates."""
    if len(text) > LONGEST_LINE:
        raise Unreadable("line-too-long", most=LONGEST_LINE)
    try:
        text = text.decode() if isinstance(text, bytes) else text
        plain = _as_written(text)
        if plain is not None:
            return plain
        plain = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
        if "\\u" in text or not text.isascii():
            msgspec.json.encode(plain)  # raises if some text cannot be written as UTF-8
        return plain
    except Unreadable:
        raise
    except RecursionError:
        raise Unreadable("nested-too-deep") from None
    except UnicodeError as error:
        raise Unreadable("not-json", reason=f"UTF-8: {error.reason}") from None  # type: ignore[attr-defined]
    except ValueError as error:  # also numbers with thousands of digits
        raise Unreadable("not-json", reason=str(error)) from None


def _as_written(text: str) -> Any | None:
    """Decode text in exactly the form in which records are written, which cannot hide a trap. None for any other text.

    Several times faster than checking every object.
    """
    data = text.rstrip("\n").encode()
    try:
        plain = msgspec.json.decode(data)
        return plain if msgspec.json.encode(plain) == data else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise Unreadable("duplicate-key", key=_first_double([key for key, _ in pairs]))
    return plain


def _first_double(keys: list[str]) -> str:
    """The first of these keys that comes more than once. Takes one pass: a stranger decides how many keys there are."""
    counts = Counter(keys)
    return next(key for key in keys if counts[key] > 1)


def _no_constant(name: str) -> NoReturn:
    raise Unreadable("not-json", reason=name)


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise Unreadable("not-json", reason=digits)
    return number
