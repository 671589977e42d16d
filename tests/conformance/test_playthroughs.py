"""Recorded playthroughs match how games play today (tests/conformance/playthroughs.py writes them)."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import FOLDER, TEXTS
from vabanque.conformance import playthrough


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_playthrough_matches(name: str) -> None:
    assert playthrough(TEXTS[name], 1) == (FOLDER / name).read_text("utf-8")


def test_every_playthrough_is_tested() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TEXTS)
