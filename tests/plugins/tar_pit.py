"""A game whose records nobody reads to the end, and a bot that never moves: they keep a worker busy for ever."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

from pig import TARGET, Pig, PigScenes  # type: ignore[import-not-found]  # from examples/pig

from vabanque import core
from vabanque.bots import register_bot
from vabanque.games import register


def sink() -> NoReturn:
    """Never end, and hardly ever let another thread run."""
    while True:
        sum(range(10_000_000))


class TarPit(Pig):  # type: ignore[misc]
    """Pig, until it starts."""

    def start(self, first: core.Seat = 0) -> NoReturn:
        sink()


class Statue:
    """Never moves."""

    def __init__(self, rules: Any, seat: core.Seat, rng: Random) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Any]) -> NoReturn:
        sink()


GAME = register(core.Game("tar-pit", range(2, 11), (TARGET,), build=TarPit, scenes=PigScenes))
register_bot("statue", "tests.plugins.tar_pit:Statue", games=["pig"])
