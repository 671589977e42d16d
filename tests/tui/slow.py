"""A bot that thinks until it is told to stop."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Any

THINKING = Event()
ENOUGH = Event()


class Slow:
    def __init__(self, rules: Any, seat: int, rng: Any) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        THINKING.set()
        assert ENOUGH.wait(20)
        return moves[0]
