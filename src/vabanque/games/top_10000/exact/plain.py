"""The solution without NumPy: the same numbers as `coach.Prospect`, for browsers (docs/offline.md).

Mirrors `tables` and `turn`; a test compares the two.
"""

from __future__ import annotations

import json
import lzma
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate, product
from math import prod
from zipfile import ZipFile

from vabanque.games.top_10000.exact.packing import FILTERS, unfolded
from vabanque.games.top_10000.exact.ranking import check_scores
from vabanque.games.top_10000.exact.throws import STEP, DiceHand, book

Row = list[float]
TOP = 40
"""As in `turn`."""
NEIGHBOURS = 4
"""Nodes between which a score is interpolated, as in `tables`."""


class PlainTable:
    """One shipped table. Mirrors tables.ValueTable."""

    def __init__(self, seats: int) -> None:
        self._zip = ZipFile((files("vabanque.games.top_10000") / "data" / f"top-10000-{seats}.zip").open("rb"))
        meta = json.loads(self._zip.read("meta.json"))
        self.seats = seats
        self.target: int = meta["target"]
        self._quantum: float = meta["quantum"]
        self._nodes: list[int] = meta["nodes"]
        self._whole = len(self._nodes) == self.target

    def row(self, others: list[int]) -> Row:
        """The mover's chances at scores of 0, 1, 2 … steps of 50, given the others' scores (next player first)."""
        if self._whole:
            block = self._block("all" if self.seats == 2 else str(others[0]))
            return block[others[-1]]
        count = len(self._nodes)
        part = [0.0] * count
        first, *rest = (self._near(other) for other in others)
        for number, weight in first:
            block = self._block(str(number))
            for nodes in product(*rest):
                share = weight * prod(part_of for _, part_of in nodes)
                row = 0
                for node, _ in nodes:
                    row = row * count + node
                for n, chance in enumerate(block[row]):
                    part[n] += share * chance
        near = map(self._near, range(self.target))
        return [min(1.0, max(0.0, sum(weight * part[node] for node, weight in nodes))) for nodes in near]

    @lru_cache(maxsize=16)  # noqa: B019, there are three tables, and they live as long as the process
    def _block(self, name: str) -> list[Row]:
        """All rows of a block, one after another."""
        count = len(self._nodes)
        shape = (count,) * max(2, self.seats - 1)
        packed = lzma.decompress(self._zip.read(name), format=lzma.FORMAT_RAW, filters=FILTERS)
        numbers = unfolded(packed)
        rows: list[Row] = []
        for start in range(0, prod(shape), count * count):
            square = [numbers[at : at + count] for at in range(start, start + count * count, count)]
            columns = [list(accumulate(accumulate(column))) for column in zip(*square, strict=True)]
            sums = (accumulate(accumulate(row)) for row in zip(*columns, strict=True))
            rows += [[self._quantum * number for number in row] for row in sums]
        return rows

    def _near(self, score: int) -> list[tuple[int, float]]:
        """The nodes around a score and their weights. Mirrors Grid.stencils for a mover without points."""
        nodes = self._nodes
        below = bisect_right(nodes, score) - 1
        if nodes[below] == score:
            return [(below, 1.0)]
        start = max(0, min(below - (NEIGHBOURS - 2) // 2, len(nodes) - NEIGHBOURS))
        around = range(start, start + NEIGHBOURS)
        return [
            (node, prod((score - nodes[other]) / (nodes[node] - nodes[other]) for other in around if other != node))
            for node in around
        ]


@cache
def plain_table(seats: int) -> PlainTable:
    return PlainTable(seats)


@cache
def _flat() -> list[tuple[float, list[tuple[float, list[int]]]]]:
    """By hand: the chance of a bust; the other rolls' chances, and where in a ladder their options are."""
    game = book()
    return [
        (
            float(choices.bust),
            [
                (float(chance), [option.hand - option.points * len(game.hands) for option in one])
                for one, chance in zip(choices.sets, choices.chances, strict=True)
            ],
        )
        for choices in game.choices
    ]


def climb(bank: Row, bust: float) -> list[Row]:
    """[rung][hand]: what rolling is worth. Mirrors turn.climb."""
    hands = _flat()
    roll = [[worth] * len(hands) for worth in bank[:TOP]]
    best = [worth for worth in bank[:TOP] for _ in hands]
    for rung in range(TOP, len(bank)):
        at, worth = rung * len(hands), bank[rung]
        rolled = [
            missed * bust + sum([chance * max([best[at + option] for option in options]) for chance, options in sets])
            for missed, sets in hands
        ]
        roll.append(rolled)
        best += [max(worth, one) for one in rolled]
    return roll


class PlainProspect:
    """A turn from the mover's side. Mirrors coach.Prospect."""

    def __init__(self, me: int, others: tuple[int, ...], target: int) -> None:
        table = plain_table(len(others) + 1)
        own, *rest = [max(0, table.target - -(-(target - score) // STEP)) for score in (me, *others)]
        row = table.row(rest)
        self.need = target - me
        self.bust = row[own]
        self._rungs = table.target - own
        self._bank = [1.0] * TOP + row[own:][::-1]
        self._roll = climb(self._bank, self.bust)

    def _rung(self, points: int) -> int:
        return max(TOP - 1, TOP - 1 + self._rungs - points // STEP)

    def bank(self, points: int) -> float:
        """The chance to win after banking this many points of the turn."""
        return self._bank[self._rung(points)]

    def roll(self, points: int, hand: DiceHand) -> float:
        """The chance to win when rolling these dice with this many points at stake."""
        number = book().number[hand]
        if points >= self.need:  # any roll that is not a bust wins
            return 1.0 - _flat()[number][0] * (1.0 - self.bust)
        return self._roll[self._rung(points)][number]


@lru_cache(maxsize=16)
def prospect(me: int, others: tuple[int, ...], target: int = 10_000) -> PlainProspect:
    """The turn of the player whose score is `me`; `others` follow clockwise. Raises Misconfigured and Impossible."""
    check_scores(me, others, target)
    return PlainProspect(me, others, target)
