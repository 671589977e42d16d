"""Every way to continue after a roll, best first, by what the ends of the turn are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from vabanque.core import Impossible, Misconfigured
from vabanque.games.top_10000.exact.throws import STEP, DiceHand
from vabanque.games.top_10000.rules import COIN, Face, asides

Then = Literal["throw", "bank"]
SIX_DICE = DiceHand(5, 1)


class TurnAhead(Protocol):
    """What a turn is worth to the mover."""

    def bank(self, points: int) -> float:
        """The chance to win after banking this many points of the turn."""
        ...

    def roll(self, points: int, hand: DiceHand) -> float:
        """The chance to win when rolling these dice with this many points at stake."""
        ...


@dataclass(frozen=True)
class CoachChoice:
    """One way to continue after a roll."""

    combos: tuple[str, ...]
    points: int
    dice: DiceHand
    """The dice in hand afterwards."""
    then: Then
    win: float
    """The mover's chance to win."""
    cost: float
    """What it loses compared with the best choice."""


def ranked(turn_ahead: TurnAhead, turn: int, black: Sequence[int], red: Face | None) -> list[CoachChoice]:
    """Every way to set dice aside and continue, best first; none for a bust. Among equals: more points, then bank."""
    hand = DiceHand(len(black), int(red is not None))
    ways: list[tuple[float, tuple[str, ...], int, DiceHand, Then]] = []
    for aside in asides(tuple(sorted(black)), red):
        left = DiceHand(hand.black - aside.black, hand.red - aside.red)
        if red == COIN or left.black + left.red == 0:
            left = SIX_DICE
        total = turn + aside.points
        ways.append((turn_ahead.bank(total), aside.combos, aside.points, left, "bank"))
        ways.append((turn_ahead.roll(total, left), aside.combos, aside.points, left, "throw"))
    ways.sort(key=lambda way: (-way[0], -way[2]))
    best = ways[0][0] if ways else 0.0
    return [CoachChoice(combos, points, left, then, win, best - win) for win, combos, points, left, then in ways]


def check_scores(me: int, others: Sequence[int], target: int) -> None:
    """Raises Misconfigured for a number of seats that is not solved, Impossible for scores that nobody can have."""
    if len(others) not in (1, 2, 3):
        raise Misconfigured("bad-seats", seats=len(others) + 1, least=2, most=4)
    if target <= 0 or target % STEP:
        raise Impossible("points-not-of-50", points=target)
    for score in (me, *others):
        check_points(score)
        if score >= target:
            raise Impossible("score-at-target", score=score, target=target)


def check_points(points: int) -> None:
    if points < 0 or points % STEP:
        raise Impossible("points-not-of-50", points=points)
