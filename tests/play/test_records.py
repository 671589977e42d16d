"""Every recorded game in tests/records stays right: add a file, get a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.forging import VARIANTS
from vabanque.play.record import read_record
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
        # Written again it is the same, and it can be gone on with.
        assert read_record(record.to_json()).journal == record.journal
        assert Session.resume(record).over == (record.result is not None)


def test_every_variant_has_a_recorded_game() -> None:
    assert set(VARIANTS) <= {path.stem for path in FILES}
