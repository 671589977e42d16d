"""A second, slow computation in plain Python, from physical dice and the text of the rule book alone.

It shares nothing with `vabanque.solve`: dice are thrown one by one, sets of dice are tried one by one, and nothing is
merged or pruned except throws that offer exactly the same options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product

Die = tuple[str, int]
"""Colour and face; the coin is face 0."""
Hand = tuple[int, int]
Way = tuple[int, Hand]
"""Points, and the hand afterwards."""

SIX = (5, 1)


def combinations_in(dice: tuple[Die, ...]) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Points, dice set aside, dice blocked: every single combination, with dice named by position."""
    for place, (_, face) in enumerate(dice):
        if face == 1:
            yield 100, (place,), ()
        if face == 5:
            yield 50, (place,), ()
            for other, (_, second) in enumerate(dice):
                if second == 5 and other != place:
                    yield 100, (place,), (other,)  # two fives as a one: this five is turned, the other stays
    for three in combinations(range(len(dice)), 3):
        faces = {dice[place][1] for place in three}
        if len(faces) == 1 and faces != {0}:
            (face,) = faces
            yield 1000 if face == 1 else 100 * face, three, ()
    if sorted(face for _, face in dice) == [1, 2, 3, 4, 5, 6]:
        yield 1000, tuple(range(6)), ()


@cache
def ways(dice: tuple[Die, ...]) -> frozenset[Way]:
    """Everything that can be done with a throw; empty for a bust."""
    single = list(combinations_in(dice))
    ways_seen: set[Way] = set()

    def go_on(start: int, points: int, aside: frozenset[int], blocked: frozenset[int]) -> None:
        if aside:
            black = sum(dice[place][0] == "black" for place in range(len(dice)) if place not in aside)
            red = sum(dice[place][0] == "red" for place in range(len(dice)) if place not in aside)
            again = ("red", 0) in dice or black + red == 0
            ways_seen.add((points, SIX if again else (black, red)))
        for number in range(start, len(single)):
            more, taken, stays = single[number]
            if not (aside | blocked) & {*taken, *stays}:
                go_on(number + 1, points + more, aside | {*taken}, blocked | {*stays})

    go_on(0, 0, frozenset(), frozenset())
    return frozenset(ways_seen)


@cache
def throws(hand: Hand) -> dict[frozenset[Way], Fraction]:
    """The throws of a hand, grouped by what can be done with them, and their chances."""
    black, red = hand
    # the red die's six is the coin: face 0
    colours = [range(1, 7)] * black + [(1, 2, 3, 4, 5, 0)] * red
    counted: Counter[frozenset[Way]] = Counter()
    for faces in product(*colours):
        dice = [("black", face) for face in sorted(faces[:black])] + [("red", face) for face in faces[black:]]
        counted[ways(tuple(dice))] += 1
    return {options: Fraction(count, 6 ** (black + red)) for options, count in counted.items()}


def turn_value(score: int, target: int, bank: Callable[[int], float], bust: float) -> float:
    """The value of a turn that begins at `score`; `bank` gives the value of each banked score below the target."""
    flat = {hand: [(float(chance), options) for options, chance in throws(hand).items()] for hand in all_hands()}

    @cache
    def going_on(total: int, hand: Hand) -> float:
        value = 0.0
        for chance, options in flat[hand]:
            value += chance * max((after(total + points, left) for points, left in options), default=bust)
        return value

    @cache
    def after(total: int, hand: Hand) -> float:
        return 1.0 if total >= target else max(bank(total), going_on(total, hand))

    for total in range(target - 50, score, -50):  # from the top, to keep the recursion flat
        for hand in all_hands():
            after(total, hand)
    return going_on(score, SIX)


def all_hands() -> list[Hand]:
    return [(black, red) for red in (0, 1) for black in range(6) if black + red]
