"""Whatever is in a file, `verify` answers with a code and never with a stack trace.

Files in tests/corpus are named `<code>--<what>`: add a file, get a test.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.forging import VARIANTS, game_of, line_of
from vabanque.conformance import walk
from vabanque.core import Decide, Impossible, Over, Refusal
from vabanque.core.chance import uniform
from vabanque.games import make
from vabanque.play.dealers import stream
from vabanque.play.record import LONGEST_LINE, read_record
from vabanque.play.text import read_position, write_position
from vabanque.play.verify import Verdict, verify

CORPUS = sorted((Path(__file__).parents[1] / "corpus").iterdir())
SMALL = "top-10000-2-target=50"


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_a_bad_file_is_refused_with_its_code(path: Path) -> None:
    verdict = verify(path.read_bytes())
    assert verdict.code == path.name.partition("--")[0]
    # Every refusal can be reported: its facts can be written anywhere.
    json.dumps(verdict.facts, ensure_ascii=False).encode()


def test_a_line_of_100_megabytes_is_refused_unread() -> None:
    assert verify(b"[" * (100 << 20)).code == "line-too-long"


def test_the_longest_line_is_still_read() -> None:
    line = line_of(SMALL).encode()
    assert verify(line + b" " * (LONGEST_LINE - len(line))).ok
    assert verify(line + b" " * (LONGEST_LINE + 1 - len(line))).code == "line-too-long"


@pytest.mark.parametrize("depth", range(800, 1100, 20))
@pytest.mark.parametrize("key", ["format", "start", "options", "at", "result", "seats"])
def test_nesting_of_any_depth_gets_an_answer(depth: int, key: str) -> None:
    plain = game_of(SMALL)
    plain[key] = "@"
    verdict = verify(json.dumps(plain).replace('"@"', "[" * depth + "]" * depth))
    assert isinstance(verdict, Verdict)


def test_unknown_keys_beside_the_journal_are_ignored_and_kept() -> None:
    line = json.dumps({**game_of(SMALL), "rules_version": 1, "at": "2026-11-15", "mood": {"good": [1.5, None]}})
    assert verify(line).ok
    assert read_record(line).to_plain()["mood"] == {"good": [1.5, None]}


def test_a_record_may_be_spaced_and_ordered_in_any_way() -> None:
    plain = game_of(SMALL)
    turned = dict(reversed(plain.items()))
    turned["journal"] = [dict(reversed(entry.items())) for entry in plain["journal"]]
    assert verify(json.dumps(turned, indent=2)).ok


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(["coin", "1", "6+", "5>1", "throw", "bank", "pay", "roll", "leave"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@given(st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps))
@settings(max_examples=300, deadline=None)
def test_no_text_crashes_verify(text: str | bytes) -> None:
    assert not verify(text).ok


@given(data=st.data(), variant=st.sampled_from(sorted(VARIANTS)))
@settings(max_examples=300, deadline=None)
def test_no_value_anywhere_in_a_record_crashes_verify(data: st.DataObject, variant: str) -> None:
    plain: Any = game_of(variant)
    spot, key = plain, data.draw(st.sampled_from(sorted(plain)))
    while isinstance(spot[key], list | dict) and spot[key] and data.draw(st.integers(0, 3)):
        spot = spot[key]
        key = data.draw(st.integers(0, len(spot) - 1) if isinstance(spot, list) else st.sampled_from(sorted(spot)))
    spot[key] = data.draw(JSON)
    assert isinstance(verify(json.dumps(plain)), Verdict)


@given(data=st.data(), variant=st.sampled_from(sorted(VARIANTS)))
@settings(max_examples=200, deadline=None)
def test_no_broken_byte_crashes_verify(data: st.DataObject, variant: str) -> None:
    line = bytearray(line_of(variant).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    assert isinstance(verify(bytes(line)), Verdict)


@given(text=st.text(max_size=30), variant=st.sampled_from(sorted(VARIANTS)))
@settings(max_examples=300, deadline=None)
def test_no_text_crashes_reading_a_move_or_a_throw(text: str, variant: str) -> None:
    rules = VARIANTS[variant]
    with suppress(Refusal):
        rules.read_move(0, text)
    with suppress(Refusal):
        rules.turn(rules.start().state).read(text)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "7", "{}", '"\ud800"', "[" * 50_000, "[" * 100_000, '{"round": 1e400}']
)
def test_text_that_is_not_a_position_is_refused(text: str) -> None:
    for variant in ("las-vegas-2012-2", "las-vegas-cards-2", "top-10000-2"):
        with pytest.raises(Refusal):
            read_position(VARIANTS[variant], text)


def test_a_position_of_another_table_is_refused() -> None:
    five, two = make("las-vegas-2012", 5), make("las-vegas-2012", 2)
    for rules, other in ((two, five), (five, two), (two, make("las-vegas-2012", 2, {"neutral": True}))):
        with pytest.raises(Refusal):
            read_position(rules, write_position(other.start().state))


@given(data=st.data(), variant=st.sampled_from(sorted(VARIANTS)), seed=st.integers(0, 3))
@settings(max_examples=400, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(data: st.DataObject, variant: str, seed: int) -> None:
    rules = VARIANTS[variant]
    nodes = list(walk(rules, seed, leaving=0.02))
    plain: Any = json.loads(write_position(nodes[data.draw(st.integers(0, len(nodes) - 1))].state))
    spot, key = plain, data.draw(st.sampled_from(sorted(plain)))
    while isinstance(spot[key], list | dict) and spot[key] and data.draw(st.integers(0, 4)):
        spot = spot[key]
        key = data.draw(st.integers(0, len(spot) - 1) if isinstance(spot, list) else st.sampled_from(sorted(spot)))
    old = spot[key]
    if isinstance(old, int) and not isinstance(old, bool):
        spot[key] = data.draw(st.sampled_from([old - 1, old + 1, -1, 0, 1, 7, 100]))
    elif isinstance(old, list) and old:
        spot[key] = data.draw(st.sampled_from([old[1:], [*old, old[0]], old[::-1], []]))
    else:
        spot[key] = data.draw(st.sampled_from([True, False, None, [], [1], 0, 5]))
    try:
        state = read_position(rules, json.dumps(plain))
    except Refusal:
        return
    play_on(variant, state)


def play_on(variant: str, state: Any) -> None:
    """Play a position to its end, looking at it from every seat."""
    rules = VARIANTS[variant]
    below = uniform(stream("on"))
    for _ in range(5000):
        for viewer in (None, *range(rules.spec.seats)):
            rules.fill(rules.view(state, viewer), Random(1))
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Decide):
            moves = [rules.legal(state, seat) for seat in turn.seats]
            assert all(moves), "a player to move has a move"
            state = rules.play(state, *(options[below(len(options))] for options in moves)).state
        else:
            try:
                outcome = turn.deal(below)
            except Impossible as refused:
                if refused.code == "pile-empty":
                    return  # the number of bills is right, but a made-up deck may still hold too few
                raise
            state = rules.land(state, outcome).state
    raise AssertionError("the game does not end")
