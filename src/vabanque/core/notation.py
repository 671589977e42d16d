"""What a game's own notation for positions is made of (docs/positions.md).

A notation writes a state as a few fields of text, and reads them again. `play.position` puts the game, its options and
the number of seats before them, counts the fields, and lets the rules audit what was read.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from vabanque.core.contract import AnyRules, Seat, StateT
from vabanque.core.refusals import Unreadable

SEATS = "abcdefghij"
"""Seat 0 is a, seat 1 is b …"""
NOTHING = "-"
"""An empty field, or an empty part of one."""
LEFT = "x"
"""Stands before what belongs to a player who has left for good."""
END = "end"
"""The game is over."""


class Notation(ABC, Generic[StateT]):
    """Writes the positions of one game under some rules, and reads them.

    Equal states have equal texts. Fields contain no spaces, and `read` takes time in proportion to their length.
    """

    fields: ClassVar[tuple[str, ...]]
    """What the fields are called, in order: refusals name them."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    @abstractmethod
    def write(self, state: StateT) -> tuple[str, ...]:
        """One text for each field."""

    @abstractmethod
    def read(self, *texts: str) -> StateT:
        """The state that these fields describe; the rules audit it afterwards. Raises Unreadable or Impossible."""


def matched(field: str, pattern: str, text: str) -> re.Match[str]:
    """The whole of `text` matched by `pattern`. Raises Unreadable."""
    match = re.fullmatch(pattern, text, re.ASCII)
    if match is None:
        raise unreadable(field, text)
    return match


def unreadable(field: str, text: str) -> Unreadable:
    """The refusal for a field, or for the part of it that cannot be read."""
    return Unreadable("position-field", field=field, text=text)


def for_each_seat(rules: AnyRules, field: str, text: str) -> list[str]:
    """The parts of a field that has one for every seat. Raises Unreadable."""
    parts = text.split("/")
    if len(parts) != rules.spec.seats:
        raise Unreadable("position-seats", field=field, seats=rules.spec.seats, found=len(parts))
    return parts


def read_seat(rules: AnyRules, field: str, letter: str) -> Seat:
    """The seat with this letter. Raises Unreadable if there is none."""
    seat = SEATS.find(letter.lower())
    if seat not in range(rules.spec.seats):
        raise unreadable(field, letter)
    return seat
