"""`verify` accepts what was played and refuses every forgery, with the right code at the right entry."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.forging import FORGERIES, VARIANTS, NotHere, game_of, line_of, verdict_on
from vabanque.core import Decide, Over
from vabanque.play.record import record_from_plain
from vabanque.play.verify import Verdict, replay, verify

SEEDS = range(3)
"""The recorded games of each variant that are searched for something to forge."""


@given(variant=st.sampled_from(sorted(VARIANTS)), seed=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_every_random_game_is_accepted(variant: str, seed: int) -> None:
    assert verify(line_of(variant, seed)) == Verdict(True)


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused_with_its_code(name: str) -> None:
    forge, code = FORGERIES[name]
    forged = 0
    for variant in VARIANTS:
        for seed in SEEDS:
            plain = game_of(variant, seed)
            try:
                wrong = forge(plain)
            except (NotHere, IndexError):
                continue
            verdict = verdict_on(plain)
            assert (verdict.code, verdict.entry) == (code, wrong), (variant, seed, verdict)
            forged += 1
            break
    assert forged


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_entry_can_be_left_out_or_repeated(variant: str) -> None:
    # Games without a `leave`: omitting the leave of a player with nothing left to do changes nothing.
    plain = game_of(variant)
    journal = plain["journal"]
    step = max(1, len(journal) // 20)
    for at in range(0, len(journal), step):
        for changed in (journal[:at] + journal[at + 1 :], [*journal[: at + 1], *journal[at:]]):
            assert not verdict_on({**plain, "journal": changed}).ok, journal[at]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_under_way_may_stop_wherever_no_rule_is_due(variant: str) -> None:
    plain = game_of(variant)
    del plain["result"]
    record = record_from_plain(plain)
    stops, at = {0} if not record.rules.start(record.start).entries else set(), 0
    for step in replay(record):
        at += len(step.entries)
        stops.add(at)
    size = len(plain["journal"])
    for end in range(0, size, max(1, size // 20)):
        verdict = verdict_on({**plain, "journal": plain["journal"][:end]})
        assert verdict.ok == (end in stops), (end, verdict)
        if not verdict.ok:
            assert verdict.code == "journal-ends-early"


@st.composite
def altered(draw: st.DrawFn, value: Any) -> Any:
    """A JSON value close to this one, of the same type."""
    if isinstance(value, bool) or value is None:
        return draw(st.sampled_from([None, 1, 4, "coin"]))
    if isinstance(value, int):
        return value + draw(st.sampled_from([-50, -10, -2, -1, 1, 2, 10, 50]))
    if isinstance(value, str):
        return draw(st.sampled_from(["1", "5", "6+", "3", "coin", "bank", "throw", "5>1", "111"]))
    if isinstance(value, dict):
        bills = dict(value)
        moved: bool = draw(st.booleans())
        if bills and moved:
            seat = draw(st.sampled_from(sorted(bills)))
            bill = bills.pop(seat)
            if draw(st.booleans()):
                bills[str(int(seat) + 1)] = bill
        else:
            bills[draw(st.sampled_from("0123"))] = draw(st.sampled_from([10, 50, 90]))
        return bills
    assert isinstance(value, list)
    changed = list(value)
    what = draw(st.sampled_from(["drop", "add", "change"])) if changed else "add"
    if what == "add":
        near = changed[0] if changed else draw(st.sampled_from([1, "1"]))
        changed.append(draw(altered(near)))
    else:
        at = draw(st.integers(0, len(changed) - 1))
        changed[at : at + 1] = [] if what == "drop" else [draw(altered(changed[at]))]
    return sorted(changed, key=str) if draw(st.booleans()) else changed


@given(data=st.data(), variant=st.sampled_from(sorted(VARIANTS)), seed=st.integers(0, 4))
@settings(max_examples=400, deadline=None)
def test_an_altered_entry_is_refused_unless_it_could_have_happened_and_changes_no_rule(
    data: st.DataObject, variant: str, seed: int
) -> None:
    """The only changes that leave a record valid: an outcome or decision that was possible at that moment and leads to
    the same rule entries and result, such as the face of a die that stays in the hand, a discarded card, or the order
    in which the small bills of one casino were drawn. No rule entry can be changed at all."""
    plain = game_of(variant, seed)
    at = data.draw(st.integers(0, len(plain["journal"]) - 1))
    before = json.loads(json.dumps(plain["journal"][at]))
    key = data.draw(st.sampled_from(sorted(before)))
    plain["journal"][at][key] = data.draw(altered(before[key]))
    if json.dumps(plain["journal"][at]) == json.dumps(before):
        return
    verdict = verdict_on(plain)
    if verdict.ok:
        assert could_have_happened(plain, at)


def could_have_happened(plain: dict[str, Any], at: int) -> bool:
    record = record_from_plain(plain)
    entry = record.journal[at]
    if entry.by == "rules":
        return False
    done, state = 0, None
    for step in replay(record):
        if done + len(step.entries) > at:
            break
        done, state = done + len(step.entries), step.state
    turn = record.rules.turn(state)
    assert not isinstance(turn, Over)
    if isinstance(turn, Decide):
        # Cards and combinations may be named in any order.
        written = record.rules.write_move(entry).split()
        moves = record.rules.legal(state, entry.seat)  # type: ignore[attr-defined]
        return any(sorted(record.rules.write_move(move).split()) == sorted(written) for move in moves)
    return entry in {outcome for outcome, _ in turn.outcomes()} or entry.kind == "spare"


def test_a_die_that_stays_in_the_hand_may_have_shown_something_else() -> None:
    plain = game_of("las-vegas-2012-2")
    for at, place in enumerate(plain["journal"]):
        roll = plain["journal"][at - 1]
        if place["kind"] == "place" and place["face"] != 6 and roll["own"][-1] == 5 and place["face"] != 5:
            roll["own"][-1] = 6
            break
    assert roll["own"][-1] == 6
    assert verdict_on(plain).ok


def test_small_bills_of_one_casino_may_have_come_in_another_order() -> None:
    for seed in range(50):
        plain = game_of("las-vegas-2012-2", seed)
        for entry in plain["journal"]:
            if entry["kind"] == "fill" and len(entry["bills"]) >= 3 and entry["bills"][0] != entry["bills"][1]:
                entry["bills"][:2] = entry["bills"][1::-1]
                assert verdict_on(plain).ok
                return
    raise AssertionError("no casino with three bills")
