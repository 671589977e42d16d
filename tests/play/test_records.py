"""Every recorded game in tests/records stays valid: add a file, get a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.forging import VARIANTS
from vabanque.core.contract import AnyRules
from vabanque.games import GAMES, make
from vabanque.play.record import read_record, record_from_plain
from vabanque.play.session import Session
from vabanque.play.verify import Verdict, verify

FILES = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_is_valid(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    assert lines
    for line in lines:
        assert verify(line) == Verdict(True)
        record = read_record(line)
        # Written back it is unchanged, and the game can be resumed.
        assert read_record(record.to_json()).journal == record.journal
        assert Session.resume(record).over == (record.result is not None)


def test_every_variant_has_a_recorded_game() -> None:
    assert set(VARIANTS) <= {path.stem for path in FILES}


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_a_record_states_every_option_of_its_game(rules: AnyRules) -> None:
    record = Session(rules, ["Anna"] * rules.spec.seats).record()
    assert record.to_plain()["options"] == dict(rules.spec.options)
    assert set(rules.spec.options) == {option.name for option in GAMES[rules.spec.game].options}


def test_an_option_that_a_record_does_not_state_has_its_default() -> None:
    plain = Session(make("las-vegas-biggy", 2, {"bandit": True}), ["Anna", "Ben"]).record().to_plain()
    del plain["options"]["bandit_ties"]
    assert record_from_plain(plain).options == {"neutral": False, "bandit": True, "bandit_ties": "first"}  # R14


def test_keys_of_other_programs_are_kept_apart_from_ours() -> None:
    plain = Session(make("las-vegas-2012", 2), ["Anna", "Bo"]).record().to_plain()
    record = record_from_plain({**plain, "result": None, "place": "the kitchen table"})
    assert record.extra == {"place": "the kitchen table"}
    assert record.to_plain() == {**plain, "place": "the kitchen table"}
