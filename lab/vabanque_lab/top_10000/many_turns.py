"""Many turns at once, for whole tables: `turn.climb`, compiled, 64 turns side by side.

Besides the mover's own value, each turn carries what the table solver needs: how much of the value depends on the bust
(`SHARE`), and the other seats' chances. All of them follow the mover's choices.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.top_10000.exact.throws import GAME, HandOption, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, Floats, Ints, bust_chances

LANES = 64
"""Turns solved side by side, so that the compiler can use vector instructions."""
OWN, SHARE, OTHERS = range(3)
"""Columns of a turn's values: the mover's value, the share of it that depends on the bust, then all other seats but the
last."""


class Tree(NamedTuple):
    """All option sets of all hands, as one walk over a forest in which sets share their common options.

    Node k stands for the best of its parent (the last node before it with `depth[k] - 1`) and the option
    `(points[k], hand[k])`; `chance[k]` is the probability that a roll offers exactly this set of options, 0 for a mere
    step on the way. The nodes of hand h are `first[h]` to `first[h + 1]`. This halves the number of comparisons.
    """

    first: Ints
    depth: Ints
    points: Ints
    hand: Ints
    chance: Floats
    bust: Floats
    """The bust chance of each hand."""
    six: int
    """The number of the hand with all six dice."""


@cache
def tree(rulings: Rulings = GAME) -> Tree:
    """The forest of the game under these rulings."""
    first = [0]
    nodes: list[tuple[int, HandOption, float]] = []
    for choices in book(rulings).choices:
        sets = {frozenset(one): float(chance) for one, chance in zip(choices.sets, choices.chances, strict=True)}
        nodes += _grow(sets, 0)
        first.append(len(nodes))
    depth, options, chance = zip(*nodes, strict=True)
    return Tree(
        np.array(first),
        np.array(depth),
        np.array([option.points for option in options]),
        np.array([option.hand for option in options]),
        np.array(chance),
        bust_chances(rulings),
        book(rulings).six,
    )


def _grow(sets: dict[frozenset[HandOption], float], depth: int) -> list[tuple[int, HandOption, float]]:
    """Split off the sets that contain the most common option, until none is left."""
    nodes: list[tuple[int, HandOption, float]] = []
    sets = {one: chance for one, chance in sets.items() if one}
    while sets:
        common: dict[HandOption, int] = {}
        for one in sets:
            for option in one:
                common[option] = common.get(option, 0) + 1
        split = max(common, key=lambda option: (common[option], option))
        within = {one - {split}: chance for one, chance in sets.items() if split in one}
        nodes.append((depth, split, within.get(frozenset(), 0.0)))
        nodes += _grow(within, depth + 1)
        sets = {one: chance for one, chance in sets.items() if split not in one}
    return nodes


class Turns(NamedTuple):
    """Turns to be solved, one per state."""

    rows: Ints
    """Where the table has the states that the mover reaches by banking: the others' scores fixed, the mover's last."""
    movers: Ints
    """The node of the mover's score."""
    rungs: Ints
    """Steps of 50 from the mover's score to the target."""
    bust: Floats
    """What a bust is worth to the mover."""


class Banking(NamedTuple):
    """How to read the value of a banked score from the table."""

    stencil: Ints
    """`[mover, rung, j]`: nodes to read …"""
    weights: Floats
    """… and the weight of each."""
    entry: int = 0
    """From a score of 0, fewer than this many steps cannot be banked."""


class Lanes(NamedTuple):
    """The turns that are solved side by side: `[rung, what, lane]`, `[lane]`, `[lane]`, `[what, lane]`."""

    bank: Floats
    """The value of banking; rung 0 is unused."""
    bust: Floats
    rungs: Ints
    out: Floats
    """The value of starting the turn."""


class Scratch(NamedTuple):
    """Flat work arrays: `[TOP + rung - 1, hand, what, lane]`, `[depth, what, lane]`, `[what, lane]`, `[lane]`.

    The first `TOP` rungs of the table hold what reaching the target is worth.
    """

    table: Floats
    best: Floats
    total: Floats
    better: Floats


@compiled
def _solve(lanes: Lanes, scratch: Scratch, tree: Tree) -> None:
    """Fill `lanes.out` with the values of starting each turn `rungs[lane]` steps below the target."""
    bank, bust, rungs, out = lanes
    table, best, total, better = scratch
    first, depth, points, hand, chance, bust_chance, six = tree
    whats, hands = bank.shape[1], len(bust_chance)
    width = whats * LANES
    last = 0
    for lane in range(LANES):
        last = max(last, rungs[lane])
    for rung in range(1, last + 1):
        row = (rung + TOP - 1) * hands
        for thrown in range(hands):
            # a bust
            missed = bust_chance[thrown]
            for cell in range(width):
                total[cell] = 0.0
            for lane in range(LANES):
                total[lane] = missed * bust[lane]
                total[LANES + lane] = missed
            # the best of every set of options, weighted by its chance
            for node in range(first[thrown], first[thrown + 1]):
                here = np.uint64(depth[node] * width)
                to = np.uint64((row - points[node] * hands + hand[node]) * width)
                if depth[node] == 0:
                    for cell in range(width):
                        best[here + np.uint64(cell)] = table[to + np.uint64(cell)]
                else:
                    up = np.uint64((depth[node] - 1) * width)
                    # 0/1 arithmetic instead of a branch: the compiler turns this into vector code
                    for lane in range(LANES):
                        i = np.uint64(lane)
                        better[i] = 1.0 if table[to + i] > best[up + i] else 0.0
                    for what in range(whats):
                        at = np.uint64(what * LANES)
                        for lane in range(LANES):
                            i = np.uint64(lane)
                            old = best[up + at + i]
                            best[here + at + i] = old + better[i] * (table[to + at + i] - old)
                weight = chance[node]
                if weight > 0.0:
                    for cell in range(width):
                        total[cell] += weight * best[here + np.uint64(cell)]
            # stop or roll again
            put = np.uint64((row + thrown) * width)
            for lane in range(LANES):
                stop = bank[rung, OWN, lane] >= total[lane]  # equal: stop
                for what in range(whats):
                    cell = what * LANES + lane
                    table[put + np.uint64(cell)] = bank[rung, what, lane] if stop else total[cell]
            # a turn begins with all six dice
            if thrown == six:
                for lane in range(LANES):
                    if rungs[lane] == rung:
                        for what in range(whats):
                            out[what, lane] = total[what * LANES + lane]


@compiled
def _solve_all(
    result: Floats, values: Floats, turns: Turns, banking: Banking, tree: Tree, lanes: Lanes, scratch: Scratch
) -> None:
    """Solve all turns, `LANES` at a time."""
    count, whats = result.shape
    for start in range(0, count, LANES):
        used = min(LANES, count - start)
        _fill(lanes, start, used, values, turns, banking)
        _solve(lanes, scratch, tree)
        for lane in range(used):
            for what in range(whats):
                result[start + lane, what] = lanes.out[what, lane]


@compiled
def _fill(lanes: Lanes, start: int, used: int, values: Floats, turns: Turns, banking: Banking) -> None:
    """Write what banking and a bust are worth in turns from `start` on; surplus lanes repeat the last turn."""
    rows, movers, rungs, bust = turns
    stencil, weights, entry = banking
    bank, lane_bust, lane_rungs, _ = lanes
    whats = values.shape[1]
    for lane in range(LANES):
        k = start + min(lane, used - 1)
        lane_bust[lane], lane_rungs[lane] = bust[k], rungs[k]
        mover = movers[k]
        for rung in range(1, rungs[k]):
            for what in range(whats):
                bank[rung, what, lane] = 0.0
            if mover == 0 and rungs[k] - rung < entry:
                bank[rung, OWN, lane] = -1.0  # may not be banked
                continue
            for j in range(stencil.shape[2]):
                weight = weights[mover, rung, j]
                if weight == 0.0:
                    continue
                node = stencil[mover, rung, j]
                if node == mover:  # the state to which a bust leads, still unknown
                    bank[rung, OWN, lane] += weight * bust[k]
                    bank[rung, SHARE, lane] += weight
                    continue
                place = rows[k] + node
                bank[rung, OWN, lane] += weight * values[place, whats - 1]
                for seat in range(whats - OTHERS):
                    bank[rung, OTHERS + seat, lane] += weight * values[place, seat]


def solve_turns(values: Floats, turns: Turns, banking: Banking, tree: Tree) -> Floats:
    """One turn from each of many states; returns `[state, what]`.

    `values[index, seat]` is the table of start-of-turn states, seats counted from the one to move.
    """
    # Allocate all memory here: compiling code that allocates costs another ten megabytes.
    count, whats, hands = len(turns.rows), values.shape[1], len(tree.bust)
    most, width = int(turns.rungs.max()), whats * LANES
    result = np.empty((count, whats))
    table = np.zeros((most + TOP, hands, whats, LANES))
    table[:TOP, :, OWN] = 1.0  # at the target the mover has won
    lanes = Lanes(
        np.zeros((most + 1, whats, LANES)), np.zeros(LANES), np.ones(LANES, np.int64), np.zeros((whats, LANES))
    )
    depths = int(tree.depth.max()) + 1
    scratch = Scratch(table.reshape(-1), np.empty(depths * width), np.empty(width), np.empty(LANES))
    _solve_all(result, values, turns, banking, tree, lanes, scratch)
    return result
