"""What tables show in recorded games stays the same (tests/scenes/kept.py)."""

from __future__ import annotations

import msgspec
import pytest

from tests.scenes.kept import GAMES, KEPT, fingerprints, shown


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_shown_as_before(game: str) -> None:
    stored = (KEPT / f"{game}.txt").read_text("utf-8").splitlines()
    for line, old, (_, parts) in zip(fingerprints(game), stored, shown(game), strict=True):
        assert line == old, msgspec.json.format(msgspec.json.encode(parts)).decode()
