"""The equilibrium of Die oberen 10 000 for any number of seats, on a grid of scores.

A state is the scores at the start of a turn, the mover's first, then clockwise. Its value is a vector: every seat's
chance to win, in the same order. A turn either busts, which rotates the state, or banks, which raises one score
and then rotates it. So states with a higher sum of scores are solved first, and only the rotations of one state depend
on each other, in a circle. A circle is solved by policy iteration: guess what busts are worth, take the best turns,
solve the circle exactly for those turns, and repeat with the new values until nothing changes.

The grid may be coarse (`nodes`): opponents are then always on nodes, and a banked score between nodes is interpolated
from nodes that are not below the mover's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np

from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.throws import GAME, Rulings
from vabanque.games.top_10000.exact.turn import Floats, Ints
from vabanque_lab.top_10000.many_turns import OTHERS, OWN, SHARE, Banking, Turns, solve_turns, tree

SETTLED = 1e-13
"""A circle is done when no value of a bust moves by more than this. The remaining error is of the order of its square:
a slightly wrong guess leads to wrong decisions only where they hardly matter.

With three seats or more, a few circles never settle: where a mover is almost indifferent, its choice changes the
others' chances and so what a bust is worth. For these circles, the turns with the least regret are kept."""


@dataclass
class Solved:
    """A solved table: `values[index, seat]`, and the most that any mover could gain by a better turn."""

    grid: Grid
    values: Floats
    regret: float


def solve(
    grid: Grid,
    *,
    settled: float = SETTLED,
    passes: int = 12,
    stencil: int = 4,
    rulings: Rulings = GAME,
    entry: int = 0,
    values: Floats | None = None,
    start_layer: int | None = None,
    after_layer: Callable[[int, float], None] | None = None,
) -> Solved:
    """Solve all layers from `start_layer` down; `after_layer(total, regret)` is called after each.

    `values` may be a file on disk. From a score of 0 no fewer than `entry` steps can be banked (R41: none).
    """
    if values is None:
        values = np.zeros((grid.size, grid.seats))
    banking = Banking(*grid.stencils(stencil), entry)
    sets = tree(rulings)
    nodes = np.array(grid.nodes)
    top = grid.seats * (len(nodes) - 1)
    worst = 0.0
    for total in range(top if start_layer is None else start_layer, -1, -1):
        states = grid.layer(total)
        index = grid.index(states)
        turned = [grid.index(np.roll(states, -seats, axis=1)) for seats in range(grid.seats)]
        row = turned[1] - states[:, 0]
        bust = _guess(grid, values, states, turned[1])
        # the states of a circle are linked by their places within the layer, not within the table
        order = np.argsort(index)
        place = [order[np.searchsorted(index[order], one)] for one in turned]
        active = np.arange(len(states))
        turns = np.empty((len(states), grid.seats))
        solved, kept = np.zeros_like(turns), np.zeros_like(turns)
        least = np.full(len(states), np.inf)
        for step in range(passes):
            movers = states[active, 0]
            now = Turns(row[active], movers, grid.target - nodes[movers], bust[active])
            turns[active] = solve_turns(values, now, banking, sets)
            if step:  # how much could the best turns still gain over those that gave the values `solved`?
                gain = np.max([np.abs(turns[one, OWN] - solved[one, OWN]) for one in place], axis=0)
                better = np.zeros(len(states), dtype=bool)
                better[active] = gain[active] < least[active]
                least[better], kept[better] = gain[better], solved[better]
            solved = _circle(turns, bust, place)
            fresh = solved[place[1], grid.seats - 1]
            shift = np.abs(fresh - bust)
            shift = np.max([shift[one] for one in place], axis=0)  # a circle is settled as a whole
            bust = fresh
            settling = active[shift[active] <= settled]
            least[settling], kept[settling] = shift[settling], solved[settling]
            active = active[shift[active] > settled]
            if not len(active):
                break
        values[index] = kept
        regret = float(least.max())
        worst = max(worst, regret)
        if after_layer is not None:
            after_layer(total, regret)
    return Solved(grid, values, worst)


def _guess(grid: Grid, values: Floats, states: Ints, turned: Ints) -> Floats:
    """A first guess of what a bust is worth, from states with higher scores: the mixed difference of all seats is zero.

    At the edge of the table, where one of these states is missing, it is what the mover would have one node higher.
    """
    last, count = grid.seats - 1, len(grid.nodes)
    top = len(values) - 1
    guess = np.zeros(len(states))
    for higher in product((0, 1), repeat=grid.seats):
        if any(higher):
            ahead = sum(up * count**place for place, up in enumerate(reversed(higher)))
            guess -= (-1) ** sum(higher) * values[np.minimum(turned + ahead, top), last]
    inside = np.all(states < count - 1, axis=1)
    beside = np.where(states[:, 0] < count - 1, values[np.minimum(turned + 1, top), last], 0.5)
    return np.where(inside, np.clip(guess, 0.0, 1.0), beside)


def _circle(turns: Floats, bust: Floats, place: list[Ints]) -> Floats:
    """Values of all seats from the turns' parts: `value = share * (value after the bust, rotated) + rest`."""
    seats = turns.shape[1]
    share = turns[:, SHARE]
    rest = np.empty_like(turns)  # by seat, from the mover on
    rest[:, 0] = turns[:, OWN] - share * bust
    rest[:, 1 : seats - 1] = turns[:, OTHERS:]
    rest[:, seats - 1] = 1.0 - share - rest[:, : seats - 1].sum(axis=1)
    value = np.zeros_like(turns)
    factor = np.ones(len(turns))
    for later in range(seats):  # after `later` busts in a row
        there = place[later]
        for seat in range(seats):
            value[:, seat] += factor * rest[there, (seat - later) % seats]
        factor = factor * share[there]
    return value / (1.0 - factor)[:, None]


class WorkFile:
    """A table on disk that survives a killed process: the values solved so far, and the last finished layer."""

    def __init__(self, path: Path, grid: Grid) -> None:
        self._note = path.with_name(path.name + ".json")
        shape = (grid.size, grid.seats)
        self._facts = {"target": grid.target, "nodes": list(grid.nodes), "seats": grid.seats}
        self.regret = 0.0
        self.next_layer = grid.seats * (len(grid.nodes) - 1)
        known = False
        if path.exists() and self._note.exists() and path.stat().st_size == 8 * shape[0] * shape[1]:
            note = json.loads(self._note.read_text())
            known = note.get("of") == self._facts
            if known:
                self.next_layer, self.regret = note["layer"] - 1, note["regret"]
        self.values: Floats = np.memmap(path, dtype=np.float64, mode="r+" if known else "w+", shape=shape)

    def done(self, layer: int, regret: float) -> None:
        self.regret = max(self.regret, regret)
        self.values.flush()  # type: ignore[attr-defined]  # it is a memmap
        fresh = self._note.with_suffix(".new")
        fresh.write_text(json.dumps({"of": self._facts, "layer": layer, "regret": self.regret}))
        fresh.replace(self._note)
