"""Every throw of Die oberen 10 000, reduced to what a player can make of it.

A *hand* is what is thrown: `(black, red)`, 0-5 black dice and the red die or not. Hands are numbered as in `HANDS`;
six dice are hand `SIX`. Points are counted in steps of 50, the smallest score there is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import factorial
from typing import NamedTuple

STEP = 50
"""Every score is a multiple of this."""

HANDS: tuple[tuple[int, int], ...] = tuple((black, red) for red in (0, 1) for black in range(6) if black + red)
"""The eleven hands; the empty hand is not one of them: all six dice come back (4.4)."""

NUMBER: Mapping[tuple[int, int], int] = {hand: number for number, hand in enumerate(HANDS)}
SIX = NUMBER[5, 1]
COIN = 6
"""The coin stands in the place of the red die's 6."""

FACES = range(1, 7)
NO_RED = 0


class Thrown(NamedTuple):
    """A throw as a multiset: how many black dice show 1, 2, ... 6, and the red die's face (`NO_RED`, 1-5 or `COIN`)."""

    black: tuple[int, int, int, int, int, int]
    red: int

    @property
    def hand(self) -> tuple[int, int]:
        return sum(self.black), int(self.red != NO_RED)


class Aside(NamedTuple):
    """One way to set dice aside: points in steps of 50, how many black dice, the red die or not."""

    points: int
    black: int
    red: int


class Option(NamedTuple):
    """What is left of a way to set aside once only its effect counts: points in steps of 50, and the next hand's number."""

    points: int
    hand: int


def throws(hand: tuple[int, int]) -> Iterator[tuple[Thrown, Fraction]]:
    """All throws of a hand with their exact probabilities."""
    black, red = hand
    for counts in _counts(black, 6):
        ways = factorial(black)
        for count in counts:
            ways //= factorial(count)
        for face in (*range(1, 6), COIN) if red else (NO_RED,):
            yield Thrown(counts, face), Fraction(ways, 6 ** (black + red))  # type: ignore[arg-type]


def _counts(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, faces - 1):
            yield first, *rest


def asides(thrown: Thrown) -> frozenset[Aside]:
    """All ways to set dice aside from a throw, told apart by points and by which dice leave (section 4.3)."""
    red = thrown.red if thrown.red != COIN else NO_RED  # the coin is not a number (R50)
    found = {Aside(0, 0, 0)}
    for face in FACES:
        of_face = _of_one_face(face, thrown.black[face - 1], int(face == red))
        found = {Aside(*map(sum, zip(one, other, strict=True))) for one, other in product(found, of_face)}
    shown = [count + (face == red) for face, count in zip(FACES, thrown.black, strict=True)]
    if shown == [1] * 6:
        found.add(Aside(1000 // STEP, 5, 1))
    return frozenset(found - {Aside(0, 0, 0)})


@lru_cache(maxsize=None)
def _of_one_face(face: int, black: int, red: int) -> frozenset[Aside]:
    """Ways to use the dice of one face: triples, singles of 1 and 5, and pairs of 5 of which one is turned to a 1."""
    found = set()
    dice = black + red
    triple = 1000 if face == 1 else 100 * face
    single = {1: 100, 5: 50}.get(face, 0)
    for triples in range(dice // 3 + 1):
        for singles in range(dice - 3 * triples + 1 if single else 1):
            left = dice - 3 * triples - singles
            for turned in range(left // 2 + 1 if face == 5 else 1):  # the other 5 of each pair is blocked (R43)
                points = (triple * triples + single * singles + 100 * turned) // STEP
                aside = 3 * triples + singles + turned
                if aside <= black:
                    found.add(Aside(points, aside, 0))
                if red and aside:
                    found.add(Aside(points, aside - 1, 1))
    return frozenset(found)


def next_hand(thrown: Thrown, aside: Aside) -> int:
    """The hand after setting aside: what is left, or all six after the coin (R51, R53) or when nothing is left (R54)."""
    black, red = thrown.hand
    left = black - aside.black, red - aside.red
    return SIX if thrown.red == COIN or left == (0, 0) else NUMBER[left]


def options(thrown: Thrown) -> tuple[Option, ...]:
    """The ways to set aside that matter: for each next hand the most points. Empty: the throw is a bust.

    Only that is pruned which is provably never better: the same dice in hand with fewer points. (Whoever is ahead by some
    points can play as if they were not, so points are never bad.) That more dice are better than fewer is *not* used.
    """
    best: dict[int, int] = {}
    for aside in asides(thrown):
        hand = next_hand(thrown, aside)
        best[hand] = max(best.get(hand, 0), aside.points)
    return tuple(sorted((Option(points, hand) for hand, points in best.items()), reverse=True))


class Choices(NamedTuple):
    """A hand's throws, merged where they leave the same options: `sets[k]` comes with probability `chances[k]`."""

    bust: Fraction
    sets: tuple[tuple[Option, ...], ...]
    chances: tuple[Fraction, ...]


@lru_cache(maxsize=None)
def choices(hand: int) -> Choices:
    merged: dict[tuple[Option, ...], Fraction] = {}
    for thrown, chance in throws(HANDS[hand]):
        left = options(thrown)
        merged[left] = merged.get(left, Fraction(0)) + chance
    bust = merged.pop((), Fraction(0))
    sets = tuple(sorted(merged))
    return Choices(bust, sets, tuple(merged[one] for one in sets))
