"""Bots that misbehave in our own process."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any


class Honest:
    """Takes the last move."""

    def __init__(self, rules: Any, seat: int, rng: Random) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[-1]


class NeverReady(Honest):
    def __init__(self, rules: Any, seat: int, rng: Random) -> None:
        raise ValueError("not today")


class Raises(Honest):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        raise ZeroDivisionError("oops")


class Exits(Honest):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        sys.exit(3)


class Loops(Honest):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        while True:
            try:
                len(moves)
            except Exception:  # noqa: BLE001
                continue


class Cheats(Honest):
    """Its move says that it is equal to every move, and it tampers with the rules it was given."""

    def __init__(self, rules: Any, seat: int, rng: Random) -> None:
        rules.seats = 1
        rules.money = None

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return None
