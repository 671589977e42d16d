"""The scores that a table covers: all of them, or a coarser grid with interpolation in between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import ceil

import numpy as np

from vabanque.games.top_10000.exact.throws import STEP
from vabanque.games.top_10000.exact.turn import Floats, Ints


@dataclass(frozen=True)
class Grid:
    """The scores of the states, in steps of 50, ascending from 0 to the last score below the target."""

    target: int
    nodes: tuple[int, ...]
    seats: int

    @staticmethod
    def full(target: int, seats: int) -> Grid:
        steps = ceil(target / STEP)
        return Grid(steps, tuple(range(steps)), seats)

    @property
    def size(self) -> int:
        return int(len(self.nodes) ** self.seats)

    def layers(self) -> Iterator[Ints]:
        """States by descending sum of their node numbers: `[state, seat]` node numbers, ordered by the mover's."""
        count = len(self.nodes)
        for total in range(self.seats * (count - 1), -1, -1):
            yield self.layer(total)

    def layer(self, total: int) -> Ints:
        count = len(self.nodes)
        axes = np.meshgrid(*[np.arange(count)] * (self.seats - 1), indexing="ij")
        rest = total - np.sum(axes, axis=0)
        keep = (rest >= 0) & (rest < count)
        last = [axis[keep] for axis in axes] + [rest[keep]]
        return np.stack(last, axis=1).astype(np.int64)

    def index(self, states: Ints) -> Ints:
        place = np.zeros(len(states), dtype=np.int64)
        for seat in range(self.seats):
            place = place * len(self.nodes) + states[:, seat]
        return place

    def stencils(self, width: int) -> tuple[Ints, Floats]:
        """Where to read a banked score: `[mover's node, rung, j]` node numbers and weights (Lagrange)."""
        count, nodes = len(self.nodes), np.array(self.nodes)
        width = 1 if count == self.target else min(width, count)
        at = np.zeros((count, self.target + 1, width), dtype=np.int64)
        weights = np.zeros((count, self.target + 1, width))
        for mover, rung in product(range(count), range(1, self.target + 1)):
            score = self.target - rung
            if score <= nodes[mover]:
                continue
            below = int(np.searchsorted(nodes, score, side="right")) - 1
            if nodes[below] == score:
                at[mover, rung, :] = below
                weights[mover, rung, 0] = 1.0
                continue
            start = min(max(below - (width - 2) // 2, mover), count - width)
            start = max(start, 0)
            points = nodes[start : start + width]
            at[mover, rung] = np.arange(start, start + width)
            if start < mover:  # too near the top for a full stencil: a line between the two neighbours
                at[mover, rung] = below
                at[mover, rung, 1] = below + 1
                part = (score - nodes[below]) / (nodes[below + 1] - nodes[below])
                weights[mover, rung, :2] = 1 - part, part
                continue
            for j in range(width):
                others = np.delete(points, j)
                weights[mover, rung, j] = np.prod((score - others) / (points[j] - others))
        return at, weights
