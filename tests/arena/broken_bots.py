"""Bots that misbehave in our own process."""

from __future__ import annotations

import os
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


class Attentive(Honest):
    """Raises if it is asked without having heard the beginning of the game and its own last roll."""

    def __init__(self, rules: Any, seat: int, rng: Random) -> None:
        self.seat = seat
        self.heard: list[Any] = []

    def watch(self, entry: Any) -> None:
        self.heard.append(entry)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if self.heard[0].kind != "round" or (self.heard[-1].kind, self.heard[-1].seat) != ("roll", self.seat):
            raise ValueError("what happened?")
        return moves[-1]


class ShutsItsEars(Honest):
    def watch(self, entry: Any) -> None:
        raise ValueError("too loud")


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


class Kills(Honest):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        os._exit(9)
