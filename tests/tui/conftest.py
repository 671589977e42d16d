"""Tables to sit down at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vabanque.i18n import Words
from vabanque.tui.local import LocalTable, new_seed
from vabanque.tui.players import read_players
from vabanque.tui.saves import LocalSetup

SitDown = Callable[..., LocalTable]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without games: nothing is written where a real user's games are."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("VABANQUE_LANG", "en")
    return tmp_path / "vabanque" / "games"


@pytest.fixture
def words() -> Words:
    return Words("en")


@pytest.fixture
def sit_down(home: Path) -> SitDown:
    def new(
        game: str, seats: str = "me:Anna,greedy,random", *, seed: str = "4", keep: bool = True, **more: Any
    ) -> LocalTable:
        options = more.pop("options", {})
        setup = LocalSetup(game, read_players(seats, "Guest"), options, new_seed(seed), **more)
        return LocalTable.new(setup, home if keep else None)

    return new
