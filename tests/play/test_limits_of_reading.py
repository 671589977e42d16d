"""Exactly where reading a record stops: how long, how deep, which characters, and what a refusal says about it."""

from __future__ import annotations

import json

import pytest

from tests.play.forging import VARIANTS, game_of, line_of
from vabanque.core import Unreadable
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.record import LONGEST_LINE, LONGEST_NAME, read_record
from vabanque.play.text import LONGEST_POSITION, read_position, state_hash, write_position
from vabanque.play.verify import verify

SMALL = "top-10000-2-target=50"
RULES = VARIANTS[SMALL]


def test_the_limits_are_those_of_the_documentation() -> None:
    assert LONGEST_LINE == 32 * 1024 * 1024
    assert LONGEST_NAME == 200
    assert LONGEST_POSITION == 64 * 1024


@pytest.mark.parametrize("seed", ["\ud800", "a\udfffb"])
def test_half_a_character_in_text_is_refused_as_it_is_in_bytes(seed: str) -> None:
    """A record passed as text can hold a lone surrogate, which no file can."""
    plain = {**game_of(SMALL), "mood": seed}
    line = json.dumps(plain, ensure_ascii=False)
    assert seed in line
    verdict = verify(line)
    assert (verdict.code, (verdict.facts or {})["reason"]) == ("not-json", "UTF-8: surrogates not allowed")
    assert verify(json.dumps(plain, ensure_ascii=True)).code == "not-json"


@pytest.mark.parametrize("mood", ["größer 👩‍🚀", "\\ud83d\\ude00"])
def test_whole_characters_are_welcome_escaped_or_not(mood: str) -> None:
    line = line_of(SMALL)[:-1] + f', "mood": "{mood}"}}'
    assert verify(line).ok
    assert verify(line.encode()).ok


@pytest.mark.parametrize(("length", "ok"), [(200, True), (201, False)])
def test_a_name_may_have_200_characters(length: int, ok: bool) -> None:
    plain = game_of(SMALL)
    plain["seats"] = ["x" * length, "Benno"]
    assert verify(json.dumps(plain)).code == (None if ok else "bad-names")


def refusal(text: str | bytes) -> str:
    verdict = verify(text)
    facts = ", ".join(f"{name}={value}" for name, value in (verdict.facts or {}).items())
    return f"{verdict.code} at {verdict.entry} ({facts})"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[]", "not-a-record at None ()"),
        ("{}", "missing-key at None (key=format)"),
        ('{"format": "vabanque/2"}', "unknown-format at None (format=vabanque/2)"),
        ('{"format": "vabanque/1"}', "missing-key at None (key=game)"),
        ('{"a": 1, "b": 2, "b": 3}', "duplicate-key at None (key=b)"),
        ('{"a": NaN}', "not-json at None (reason=NaN)"),
        ('{"a": -Infinity}', "not-json at None (reason=-Infinity)"),
        ('{"a": 1e999}', "not-json at None (reason=1e999)"),
        ("{", "not-json at None (reason=Expecting property name enclosed in double quotes: line 1 column 2 (char 1))"),
        (b"\xff", "not-json at None (reason=UTF-8: invalid start byte)"),
        ("[" * 100_000, "nested-too-deep at None ()"),
    ],
)
def test_text_that_is_not_a_record_is_refused_with_a_reason(text: str | bytes, expected: str) -> None:
    assert refusal(text) == expected


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": 7}, "wrong-type at None (reason=game)"),
        ({"options": []}, "wrong-type at None (reason=options)"),
        ({"seats": "Anna"}, "bad-names at None ()"),
        ({"seats": [1, 2]}, "bad-names at None ()"),
        ({"start": 2}, "bad-start at None (start=2)"),
        ({"start": -1}, "bad-start at None (start=-1)"),
        ({"start": True}, "bad-start at None (start=True)"),
        ({"journal": {}}, "wrong-type at None (reason=journal)"),
        ({"result": []}, "wrong-type at None (reason=result)"),
        ({"journal": [7]}, "not-an-entry at 0 ()"),
        ({"journal": [{"kind": "dance"}]}, "unknown-kind at 0 (kind=dance)"),
        ({"journal": [{"kind": "throw", "seat": 0}]}, "missing-key at 0 (key=black)"),
        (
            {"journal": [{"kind": "bust", "seat": 0, "why": "bad luck"}]},
            "unknown-key at 0 (key=why)",
        ),
        (
            {"journal": [{"kind": "bust", "seat": "0"}]},
            "wrong-type at 0 (reason=Expected `int`, got `str` - at `$.seat`)",
        ),
        ({"journal": [], "result": {"score": [0, 0]}}, "not-over at None ()"),
    ],
)
def test_a_wrong_part_of_a_record_is_named(change: dict[str, object], expected: str) -> None:
    assert refusal(json.dumps({**game_of(SMALL), **change})) == expected


def test_an_entry_is_written_kind_first_and_read_back() -> None:
    for entry in read_record(line_of(SMALL)).journal:
        plain = to_plain(entry)
        assert next(iter(plain)) == "kind"
        assert from_plain(RULES, json.loads(json.dumps(plain))) == entry


def test_a_position_is_read_up_to_64_kilobytes() -> None:
    text = write_position(RULES.start().state)
    assert read_position(RULES, text + " " * (LONGEST_POSITION - len(text))) == RULES.start().state
    with pytest.raises(Unreadable) as refused:
        read_position(RULES, text + " " * (LONGEST_POSITION + 1 - len(text)))
    assert refused.value.facts == {"reason": "65537 characters"}


def test_a_hash_is_64_bits_of_the_positions_text() -> None:
    """A known answer: recorded games carry these hashes."""
    assert state_hash(RULES.start().state) == "027570b9b6539ba8"
