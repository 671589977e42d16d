"""Many turns at once, for whole tables: the numba twin of `turn.climb`, 64 turns side by side.

Besides the mover's own value each turn carries what the table solver needs: how much of the value hangs on the bust
(`SHARE`), and the other seats' chances. All of them follow the mover's choices.
"""

from __future__ import annotations

import numpy as np
from numba import njit  # type: ignore[import-untyped]

from vabanque.solve.throws import HANDS, SIX
from vabanque.solve.turn import BUST, TOP, TREE, Floats, Ints

LANES = 64
HAND_COUNT = len(HANDS)
OWN, SHARE = 0, 1
"""What a turn carries: the mover's value, the part of the bust in it, then the other seats but the last."""

_DEPTHS = int(TREE.depth.max()) + 1


@njit(cache=True)
def _solve(
    table: Floats,
    bank: Floats,
    bust: Floats,
    rungs: Ints,
    out: Floats,
    first: Ints,
    depth: Ints,
    points: Ints,
    hand: Ints,
    chance: Floats,
    bust_chance: Floats,
) -> None:
    """Fill `out[what, lane]` with the value of starting a turn `rungs[lane]` steps below the target.

    `bank[rung, what, lane]` is the value of banking (rung 0 unused), `bust[lane]` what a bust is worth to the mover. `table`
    is scratch, flat `[TOP + rung, hand, what, lane]`; its first `TOP` rungs hold what reaching the target is worth.
    """
    whats = bank.shape[1]
    width = whats * LANES
    best = np.empty(_DEPTHS * width)
    total = np.empty(width)
    better = np.empty(LANES)
    for rung in range(1, rungs.max() + 1):
        row = (rung + TOP - 1) * HAND_COUNT
        for thrown in range(HAND_COUNT):
            missed = bust_chance[thrown]
            total[:] = 0.0
            for lane in range(LANES):
                total[lane] = missed * bust[lane]
                total[LANES + lane] = missed
            for node in range(first[thrown], first[thrown + 1]):
                here = np.uint64(depth[node] * width)
                to = np.uint64((row - points[node] * HAND_COUNT + hand[node]) * width)
                if depth[node] == 0:
                    for cell in range(width):
                        best[here + np.uint64(cell)] = table[to + np.uint64(cell)]
                else:
                    up = np.uint64((depth[node] - 1) * width)
                    # 0/1 arithmetic in place of a choice: this way the compiler makes vector code of it
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
            put = np.uint64((row + thrown) * width)
            for lane in range(LANES):
                stop = bank[rung, OWN, lane] >= total[lane]  # equal: stop
                for what in range(whats):
                    cell = what * LANES + lane
                    table[put + np.uint64(cell)] = bank[rung, what, lane] if stop else total[cell]
            if thrown == SIX:
                for lane in range(LANES):
                    if rungs[lane] == rung:
                        for what in range(whats):
                            out[what, lane] = total[what * LANES + lane]


@njit(cache=True)
def solve_layer(
    values: Floats,
    states: Ints,
    rungs: Ints,
    bust: Floats,
    nodes: Ints,
    stencil: Ints,
    weights: Floats,
    won: Floats,
    first: Ints,
    depth: Ints,
    points: Ints,
    hand: Ints,
    chance: Floats,
    bust_chance: Floats,
) -> Floats:
    """One turn from each of many states; returns `[state, what]`.

    `values[index, seat]` is the table of start-of-turn states, seats counted from the one to move; `states[k]` is the index
    of the first state in the row along which state k's mover banks (the others' scores fixed, the mover last). Between the
    nodes of a coarse grid a banked score is read off by `stencil[node, rung]` and `weights[node, rung]`.
    """
    count, whats = len(states), values.shape[1]
    result = np.empty((count, whats))
    most = 0
    for k in range(count):
        most = max(most, rungs[k])
    table = np.zeros((most + TOP) * HAND_COUNT * whats * LANES)
    for row in range(TOP * HAND_COUNT):
        for what in range(whats):
            for lane in range(LANES):
                table[(row * whats + what) * LANES + lane] = won[what]
    bank = np.zeros((most + 1, whats, LANES))
    lane_bust, lane_rungs = np.zeros(LANES), np.ones(LANES, dtype=np.int64)
    out = np.zeros((whats, LANES))
    width = stencil.shape[2]
    for start in range(0, count, LANES):
        lanes = min(LANES, count - start)
        for lane in range(LANES):
            k = start + min(lane, lanes - 1)
            lane_bust[lane], lane_rungs[lane] = bust[k], rungs[k]
            at = nodes[k]
            for rung in range(1, rungs[k]):
                for what in range(whats):
                    bank[rung, what, lane] = 0.0
                for j in range(width):
                    weight = weights[at, rung, j]
                    if weight == 0.0:
                        continue
                    node = stencil[at, rung, j]
                    if node == at:  # the mover's own node: the state a bust leads to, still unknown
                        bank[rung, OWN, lane] += weight * bust[k]
                        bank[rung, SHARE, lane] += weight
                        continue
                    place = states[k] + node
                    bank[rung, OWN, lane] += weight * values[place, whats - 1]
                    for seat in range(whats - 2):
                        bank[rung, 2 + seat, lane] += weight * values[place, seat]
        _solve(table, bank, lane_bust, lane_rungs, out, first, depth, points, hand, chance, bust_chance)
        for lane in range(lanes):
            for what in range(whats):
                result[start + lane, what] = out[what, lane]
    return result


THROWS = (*TREE, BUST)
"""The last arguments of `solve_layer`."""
