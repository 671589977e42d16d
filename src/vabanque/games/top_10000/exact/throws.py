"""Every roll in Die oberen 10 000, reduced to what a player can do with it.

Points are counted in steps of 50, the smallest possible score. This mirrors `games.top_10000.rules.asides`, which names
the combinations; here only their effect matters. A test compares the two for every roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial
from typing import Literal, NamedTuple

STEP = 50
"""Every score is a multiple of this."""

NO_RED, COIN = 0, 6
"""The red die's face when it is not rolled, and the coin in place of its 6."""


class Rulings(NamedTuple):
    """Rulings that could have been different. The defaults are the game's; the study shows the effect of others."""

    turned_fives: int = 3
    """How many pairs of fives may count as a one in one roll (R43: any number, which is three with six dice)."""
    coin: Literal["six", "nothing", "bust"] = "six"
    """What the coin does beside scoring dice: all six dice come back (4.4), nothing, or the roll is a bust."""
    fives_across: bool = False
    """May fives set aside one by one become a triple later (R46: no)?"""
    habit: Literal["free", "most-points", "most-dice"] = "free"
    """Not a ruling but a thoughtless player: always takes the most points (then dice), or keeps the most dice."""


GAME = Rulings()


class DiceHand(NamedTuple):
    """Dice to roll: 0-5 black ones, with or without the red one. `fives` set aside matter only under `fives_across`."""

    black: int
    red: int
    fives: int = 0


class Thrown(NamedTuple):
    """A roll as a multiset: how many black dice show 1, 2 … 6, and the red die's face (`NO_RED`, 1-5 or `COIN`)."""

    black: tuple[int, ...]
    red: int


class ThrowAside(NamedTuple):
    """One way to set dice aside: points in steps of 50, black dice, whether the red die, fives taken one by one."""

    points: int
    black: int
    red: int
    fives: int


class HandOption(NamedTuple):
    """The effect of setting aside: points in steps of 50, and the number of the next hand."""

    points: int
    hand: int


class HandChoices(NamedTuple):
    """A hand's rolls, merged if they leave the same options: `sets[k]` has probability `chances[k]`."""

    bust: Fraction
    sets: tuple[tuple[HandOption, ...], ...]
    chances: tuple[Fraction, ...]


def throws(hand: DiceHand) -> Iterator[tuple[Thrown, Fraction]]:
    """All rolls of a hand with their exact probabilities."""
    for counts in _counts(hand.black, 6):
        ways = factorial(hand.black)
        for count in counts:
            ways //= factorial(count)
        for face in (*range(1, 6), COIN) if hand.red else (NO_RED,):
            yield Thrown(counts, face), Fraction(ways, 6 ** (hand.black + hand.red))


def _counts(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, faces - 1):
            yield first, *rest


def asides(thrown: Thrown, turned_fives: int = GAME.turned_fives) -> frozenset[ThrowAside]:
    """All ways to set dice aside from a roll, distinguished by points and by which dice leave (section 4.3)."""
    red = thrown.red if thrown.red != COIN else NO_RED  # the coin is not a number (R50)
    nothing = ThrowAside(0, 0, 0, 0)
    ways = {nothing}
    for face, count in enumerate(thrown.black, start=1):
        if count or face == red:
            of_face = _of_one_face(face, count, int(face == red), turned_fives)
            ways = {
                ThrowAside(a.points + b.points, a.black + b.black, a.red + b.red, a.fives + b.fives)
                for a, b in product(ways, of_face)
            }
    if [count + (face == red) for face, count in enumerate(thrown.black, start=1)] == [1] * 6:
        ways.add(ThrowAside(1000 // STEP, 5, 1, 0))
    return frozenset(ways - {nothing})


@cache
def _of_one_face(face: int, black: int, red: int, turned_fives: int) -> frozenset[ThrowAside]:
    """Ways to use the dice of one face: triples, ones and fives singly, and pairs of fives of which one is turned."""
    ways = set()
    dice = black + red
    triple = 1000 if face == 1 else 100 * face
    single = {1: 100, 5: 50}.get(face, 0)
    for triples in range(dice // 3 + 1):
        for singles in range(dice - 3 * triples + 1 if single else 1):
            left = dice - 3 * triples - singles
            # the other five of each turned pair is blocked for this roll (R43)
            for turned in range(min(left // 2, turned_fives) + 1 if face == 5 else 1):
                points = (triple * triples + single * singles + 100 * turned) // STEP
                aside = 3 * triples + singles + turned
                fives = singles if face == 5 else 0
                if aside <= black:
                    ways.add(ThrowAside(points, aside, 0, fives))
                if red and aside:
                    ways.add(ThrowAside(points, aside - 1, 1, fives))
    return frozenset(ways)


class Book:
    """All hands of the game and what can be done with their rolls, under given rulings."""

    def __init__(self, rulings: Rulings = GAME) -> None:
        self.rulings = rulings
        self.hands: tuple[DiceHand, ...] = tuple(
            DiceHand(black, red, fives)
            for red in (0, 1)
            for black in range(6)
            for fives in (range(min(2, 6 - black - red) + 1) if rulings.fives_across else (0,))
            if black + red
        )
        self.number = {hand: number for number, hand in enumerate(self.hands)}
        self.six = self.number[DiceHand(5, 1)]
        self.choices: tuple[HandChoices, ...] = tuple(self._choices(hand) for hand in self.hands)

    def options(self, hand: DiceHand, thrown: Thrown) -> tuple[HandOption, ...]:
        """The ways to set aside that matter: for each next hand, the most points. Empty if the roll is a bust (R52).

        Prunes only what is provably never better: the same dice in hand with fewer points. (With more points you can
        always play as if you did not have them.) It does *not* assume that more dice are better than fewer.
        """
        if thrown.red == COIN and self.rulings.coin == "bust":
            return ()
        best: dict[int, int] = {}
        for aside in asides(thrown, self.rulings.turned_fives):
            points, next_hand = aside.points, self.next_hand(hand, thrown, aside)
            if self.rulings.fives_across and hand.fives + aside.fives >= 3:
                points += (500 - 3 * 50) // STEP
            best[next_hand] = max(best.get(next_hand, 0), points)
        options = [HandOption(points, number) for number, points in best.items()]
        if options and self.rulings.habit != "free":
            options = [max(options, key=self._by_habit)]
        return tuple(sorted(options, reverse=True))

    def _by_habit(self, option: HandOption) -> tuple[int, ...]:
        hand = self.hands[option.hand]
        dice = hand.black + hand.red
        in_order = (option.points, dice) if self.rulings.habit == "most-points" else (dice, option.points)
        return *in_order, hand.red

    def next_hand(self, hand: DiceHand, thrown: Thrown, aside: ThrowAside) -> int:
        """The number of the next hand: the dice left, or all six after the coin (R51, R53) or if none is left (R54)."""
        black, red = hand.black - aside.black, hand.red - aside.red
        if black + red == 0 or (thrown.red == COIN and self.rulings.coin == "six"):
            return self.six
        fives = (hand.fives + aside.fives) % 3 if self.rulings.fives_across else 0
        return self.number[DiceHand(black, red, fives)]

    def _choices(self, hand: DiceHand) -> HandChoices:
        merged: dict[tuple[HandOption, ...], Fraction] = {}
        for thrown, chance in throws(hand):
            left = self.options(hand, thrown)
            merged[left] = merged.get(left, Fraction(0)) + chance
        bust = merged.pop((), Fraction(0))
        sets = tuple(sorted(merged))
        return HandChoices(bust, sets, tuple(merged[one] for one in sets))


@cache
def book(rulings: Rulings = GAME) -> Book:
    """The book under these rulings, built once."""
    return Book(rulings)
