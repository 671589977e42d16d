"""Chance as a node of the game: every outcome with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import ClassVar, Protocol, TypeVar

from vabanque.core.frozen import Frozen
from vabanque.core.refusals import Impossible, Unreadable

Below = Callable[[int], int]
"""`below(n)` is uniform on 0 … n−1. A dealer has to provide nothing else."""

MOST_LISTED = 16
"""Up to this many dice, all their throws are listed: 20,349 with six faces."""

Outcome_co = TypeVar("Outcome_co", covariant=True)


class Chance(Protocol[Outcome_co]):
    """Dice to be rolled or cards to be drawn; an outcome is a journal entry."""

    kind: ClassVar[str]
    """The kind of entry the outcome will be."""

    @property
    def seat(self) -> int | None:
        """Whose dice or cards they are; None if nobody's."""

    def outcomes(self) -> Iterator[tuple[Outcome_co, Fraction]]:
        """Every possible outcome once, with probabilities that sum to exactly 1."""

    def deal(self, below: Below) -> Outcome_co:
        """One outcome, drawn with `below`."""

    def read(self, text: str) -> Outcome_co:
        """Parse what someone typed in from real dice. Raises Unreadable or Impossible."""

    def sample(self, rng: Random) -> Outcome_co:
        """One outcome, drawn from a Python random stream. `Sampled` provides this."""


class Sampled(Frozen):
    """A base for chance nodes that provides `sample`."""

    def sample(self: Chance[Outcome_co], rng: Random) -> Outcome_co:
        """One outcome, drawn from a Python random stream: the same in every Python version."""
        return self.deal(uniform(rng))


def uniform(rng: Random) -> Below:
    """`below` from a random stream by rejection: the same numbers in every Python version."""
    getrandbits = rng.getrandbits

    def below(n: int) -> int:
        while (number := getrandbits(n.bit_length())) >= n:
            pass
        return number

    return below


@lru_cache(maxsize=64)
def throws(dice: int, faces: int = 6) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """All multisets that `dice` fair dice can show, sorted faces first, with probabilities."""
    total = faces**dice
    orders = factorial(dice)
    rolls = []
    for shown in combinations_with_replacement(range(1, faces + 1), dice):
        ways = orders
        for face in set(shown):
            ways //= factorial(shown.count(face))
        rolls.append((shown, Fraction(ways, total)))
    return tuple(rolls)


def deal_dice(dice: int, below: Below, faces: int = 6) -> tuple[int, ...]:
    """`dice` fair dice, rolled one by one and sorted."""
    shown = []
    for _ in range(dice):
        shown.append(1 + below(faces))  # noqa: PERF401  most throws are small: setting up a comprehension takes longer
    shown.sort()
    return tuple(shown)


def check_count(shown: int, dice: int) -> None:
    """Raise unless as many dice are shown as were rolled."""
    if shown != dice:
        raise Impossible("wrong-dice-count", dice=dice, shown=shown)


def check_faces(shown: tuple[int, ...], dice: int, faces: int = 6) -> None:
    """Raise unless `shown` is what `dice` dice can show, sorted."""
    check_count(len(shown), dice)
    # All throws of a few dice are quickly listed; a made-up position may have dice by the million.
    if dice <= MOST_LISTED and shown in _sorted_throws(dice, faces):
        return
    for face in (min(shown), max(shown)):
        if not 1 <= face <= faces:
            raise Impossible("no-such-face", face=face)
    if shown != tuple(sorted(shown)):
        raise Impossible("not-sorted")


@lru_cache(maxsize=64)
def _sorted_throws(dice: int, faces: int) -> frozenset[tuple[int, ...]]:
    return frozenset(combinations_with_replacement(range(1, faces + 1), dice))


def check_seat(seat: int, expected: int) -> None:
    """Raise unless the dice or cards are those of the seat whose turn it is."""
    if seat != expected:
        raise Impossible("wrong-seat", seat=expected, found=seat)


def pick(copies: list[int], below: Below) -> int:
    """Take one item out of a pile, given as the number of copies of each value; all items are equally likely."""
    total = sum(copies)
    if not total:
        raise Impossible("pile-empty")  # never happens in a game (R1, R32), but a made-up position can get here
    number = below(total)
    for value, left in enumerate(copies):
        if number < left:
            copies[value] -= 1
            return value
        number -= left
    raise AssertionError("below(n) must be less than n")


def read_dice(text: str, marks: str = "") -> dict[str, tuple[int, ...]]:
    """Dice as people type them, `1 3 3 n4` or `133n4`: the faces by the letter before each, "" without one, sorted.

    Raises Unreadable for anything but digits, these letters, spaces and commas.
    """
    faces: dict[str, list[int]] = {mark: [] for mark in ("", *marks)}
    for word in text.lower().replace(",", " ").split():
        mark = ""
        for letter in word:
            if letter in "0123456789":
                faces[mark].append(int(letter))
                mark = ""
            elif letter in marks and not mark:
                mark = letter
            else:
                raise Unreadable("not-faces", word=word[:20])
        if mark:
            raise Unreadable("not-faces", word=word[:20])
    return {mark: tuple(sorted(shown)) for mark, shown in faces.items()}


def read_numbers(words: Iterable[str]) -> tuple[int, ...]:
    """Words as integers; raises Unreadable for anything else."""
    numbers = []
    for word in words:
        # isdecimal alone accepts digits of other scripts; a long word cannot be a die.
        if not (word.isascii() and word.isdecimal() and len(word) <= 3):
            raise Unreadable("not-a-number", word=word)
        numbers.append(int(word))
    return tuple(numbers)
