"""The two dice editions of Las Vegas, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vabanque.core import Option
from vabanque.games.vegas.rules import Money


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything that differs between the two editions."""

    id: str
    seats: range
    rounds: int
    dice: int
    """Normal dice of each player."""
    biggy: bool
    """Does every player have a Biggy as well?"""
    money: Money
    neutral: Mapping[int, int] = field(hash=False)
    """Seats → neutral dice each player takes every round (2–4 seats only: R11)."""
    spare: Mapping[int, int] = field(hash=False)
    """Seats → neutral dice rolled before the round and placed at once (R8)."""
    options: tuple[Option, ...] = ()


FLAG = (False, True)
NEUTRAL = Option("neutral", False, FLAG, seats=range(2, 5), refusal="neutral-seats")  # R11

LAS_VEGAS_2012 = Edition(
    id="las-vegas-2012",
    seats=range(2, 6),
    rounds=4,
    dice=8,
    biggy=False,
    money=Money({10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}, least=50),
    neutral={2: 4, 3: 2, 4: 2},
    spare={3: 2},
    options=(NEUTRAL, Option("jetons", False, FLAG)),
)

LAS_VEGAS_BIGGY = Edition(
    id="las-vegas-biggy",
    rounds=3,
    seats=range(2, 7),
    biggy=True,
    dice=6,
    money=Money({10: 4, 20: 4, 30: 5, 40: 5, 50: 6, 60: 6, 70: 6, 80: 4, 90: 4, 100: 4}, exactly=2),
    # The neutral colour's Biggy stays in the box (R12).
    neutral={2: 3, 3: 2, 4: 1},
    spare={},
    options=(
        NEUTRAL,
        Option("bandit", False, FLAG),
        Option("bandit_ties", "first", ("first", "all"), needs=("bandit", True), formerly="all"),  # R14
    ),
)
