"""What tables show in recorded games stays the same (tests/scenes/kept.py)."""

from __future__ import annotations

import pytest

from tests.scenes.kept import GAMES, KEPT, playthrough


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_shown_as_before(game: str) -> None:
    assert playthrough(game) == (KEPT / f"{game}.txt").read_text("utf-8").splitlines()
