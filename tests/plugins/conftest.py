"""Games from outside are there for these tests only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from vabanque.core import Game
from vabanque.games import GAMES, register

PIG = Path(__file__).parents[2] / "examples/pig"


PLUGINS = ["pig", *(f"tests.plugins.{name}" for name in ("goofspiel", "liars_dice", "bulls", "kalah"))]


@pytest.fixture(params=PLUGINS)
def outside(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game that somebody else has written."""
    monkeypatch.syspath_prepend(PIG)
    loaded = request.param in sys.modules
    game: Game = import_module(request.param).GAME
    if loaded:  # importing it registers it, but only once
        register(game)
    yield game
    GAMES.remove(game.id)
