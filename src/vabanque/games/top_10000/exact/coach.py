"""What a player of Die oberen 10 000 should do, with two, three or four seats: pure functions of the position.

For two players the answers are exact, for three they follow the equilibrium, for four they come close to it
(docs/studies/top-10000.md says how close). Only NumPy is needed. Each turn is solved once, for all its decisions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from vabanque.core import Impossible, Unreadable
from vabanque.games.top_10000.exact.ranking import SIX_DICE, CoachChoice, check_points, check_scores, ranked
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import STEP, DiceHand, book
from vabanque.games.top_10000.exact.turn import TOP, Ladder, bust_chances, climb
from vabanque.games.top_10000.rules import RED_FACES, Face, ThrowDice

__all__ = [
    "SIX_DICE",
    "Advice",
    "CoachChoice",
    "Prospect",
    "advise",
    "prospect",
    "rank",
    "read_hand",
    "read_throw",
    "write_hand",
]


@dataclass(frozen=True)
class Advice:
    """Before a roll: what banking, rolling and a bust are worth to the mover, and how likely the bust is."""

    bank: float
    roll: float
    bust: float
    bust_chance: float


class Prospect:
    """A turn from the mover's side: scores are fixed, turn points and dice in hand vary. All in plain points."""

    def __init__(self, me: int, others: tuple[int, ...], target: int) -> None:
        table = shipped(len(others) + 1)
        size = table.grid.target
        # Only the distance to the target matters. Beyond the table's range, use its start.
        own, *rest = [max(0, size - -(-(target - score) // STEP)) for score in (me, *others)]
        row = table.row(rest)
        self.need = target - me
        self.bust = float(row[own])
        self._rungs = size - own
        bank = np.concatenate([np.ones(TOP), row[: own - 1 if own else None : -1]])
        self._bank = bank
        self._ladder: Ladder = climb(bank, self.bust)

    def _rung(self, points: int) -> int:
        return max(TOP - 1, TOP - 1 + self._rungs - points // STEP)

    def bank(self, points: int) -> float:
        """The chance to win after banking this many points of the turn."""
        return float(self._bank[self._rung(points)])

    def roll(self, points: int, hand: DiceHand) -> float:
        """The chance to win when rolling these dice with this many points at stake."""
        number = book().number[hand]
        if points >= self.need:  # any roll that is not a bust wins
            missed = float(bust_chances()[number])
            return 1.0 - missed * (1.0 - self.bust)
        return float(self._ladder.roll[self._rung(points), number])


@lru_cache(maxsize=64)
def prospect(me: int, others: tuple[int, ...], target: int = 10_000) -> Prospect:
    """The turn of the player whose score is `me`; `others` follow clockwise. Raises Misconfigured and Impossible."""
    check_scores(me, others, target)
    return Prospect(me, others, target)


def advise(me: int, others: Sequence[int], turn: int, hand: DiceHand, target: int = 10_000) -> Advice:
    """Bank or roll?"""
    turn_ahead = prospect(me, tuple(others), target)
    check_points(turn)
    missed = float(bust_chances()[book().number[hand]])
    return Advice(turn_ahead.bank(turn), turn_ahead.roll(turn, hand), turn_ahead.bust, missed)


def rank(
    me: int, others: Sequence[int], turn: int, black: Sequence[int], red: Face | None, target: int = 10_000
) -> list[CoachChoice]:
    """Every way to set dice aside and continue, best first; none for a bust. Among equals: more points, then bank."""
    turn_ahead = prospect(me, tuple(others), target)
    check_points(turn)
    return ranked(turn_ahead, turn, black, red)


def read_hand(text: str) -> DiceHand:
    """`3b+r`, `5b`, `r`: black dice and the red one."""
    match = re.fullmatch(r"(?:([0-9]+)b)?(\+?r)?", text.strip().lower().replace(" ", ""))
    if not match or not text.strip():
        raise Unreadable("not-dice", text=text[:20])
    black, red = int((match[1] or "0")[:4]), int(match[2] is not None)
    if not (black + red >= 1 and black <= 5):
        raise Impossible("no-such-hand", dice=text.strip()[:20])
    return DiceHand(black, red)


def write_hand(hand: DiceHand) -> str:
    parts = ([f"{hand.black}b"] if hand.black else []) + (["r"] if hand.red else [])
    return "+".join(parts)


def read_throw(text: str, hand: DiceHand | None = None) -> tuple[DiceHand, tuple[int, ...], Face | None]:
    """`2 3 3 4 5 r5`, `1 rc`: faces of the black dice, then the red one after an r. Without `hand`, any dice."""
    words = text.lower().split()
    if not words:
        raise Unreadable("not-dice", text=text[:20])
    if hand is None:
        reds = sum(word.startswith("r") for word in words)
        hand = DiceHand(len(words) - reds, min(reds, 1))
        if hand.black > 5:
            raise Impossible("no-such-hand", dice=write_hand(hand))
    throw = ThrowDice(0, hand.black, bool(hand.red)).read(text)
    assert throw.red is None or throw.red in RED_FACES
    return hand, throw.black, throw.red
