"""Three and four players: the equilibrium, at every score for three and on a coarser grid for four."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.tables import ValueTable, shipped, write
from vabanque.games.top_10000.exact.throws import STEP
from vabanque.games.top_10000.exact.turn import Floats, Ints
from vabanque_lab.top_10000.many_turns import OTHERS, OWN, SHARE, Banking, Turns, solve_turns, tree
from vabanque_lab.top_10000.solver import Solved, WorkFile, solve

FROM_TARGET = (1, 2, 3, 5, 7, 10, 14, 19, 25, 32, 40, 49, 59, 70, 82, 95, 110, 126, 143, 161, 180, 200)
"""The nodes for four players, in steps of 50 from the target: close together where a single roll decides."""

FINER = (
    *(1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 54, 63, 73, 84, 96),
    *(109, 123, 138, 154, 170, 185, 200),
)
"""The finer grid against which the one for four players is measured."""

SETTLED = 2e-6
"""A circle of three or four states counts as settled below this change."""
QUANTUM = {3: 1e-5, 4: 1e-5}
"""The shipped tables are rounded to this."""


def grid_of(players: int, target: int, distances: tuple[int, ...] = FROM_TARGET) -> Grid:
    """All scores for three players; for four, the nodes, continued evenly if the target is far."""
    if players == 3:
        return Grid.full(target, 3)
    steps = -(-target // STEP)
    far = range(distances[-1] + 15, steps, 15)
    nodes = {steps - distance for distance in (*distances, *far) if distance <= steps} | {0}
    return Grid(steps, tuple(sorted(nodes)), players)


def solve_more(
    players: int,
    target: int,
    work: Path,
    show: Callable[[int, int], None],
    distances: tuple[int, ...] = FROM_TARGET,
) -> Solved:
    """Solve, continuing from the work file if there is one."""
    grid = grid_of(players, target, distances)
    file = WorkFile(work, grid)
    layers = grid.seats * (len(grid.nodes) - 1) + 1

    def after_layer(total: int, regret: float) -> None:
        file.done(total, regret)
        show(layers - total, layers)

    solved = solve(grid, settled=SETTLED, values=file.values, start_layer=file.next_layer, after_layer=after_layer)
    return Solved(grid, solved.values, max(solved.regret, file.regret))


def just_moved(solved: Solved) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """The chances of the seat that has just moved, one axis per seat: the content of `tables`."""
    grid = solved.grid
    shape = (len(grid.nodes),) * grid.seats
    return np.asarray(solved.values[:, grid.seats - 1]).reshape(shape)


def compare(solved: Solved) -> float:
    """The largest difference between this solution and the shipped table, over all its nodes."""
    table = shipped(solved.grid.seats)
    chances = just_moved(solved)
    nodes = np.array(solved.grid.nodes)
    worst = 0.0
    for others in np.ndindex(chances.shape[:-1]):
        row = table.row(tuple(nodes[list(others)]))[nodes]
        worst = max(worst, float(np.abs(row - chances[others]).max()))
    return worst


def write_more(path: Path, solved: Solved, **meta: object) -> None:
    """Write the shipped form."""
    win = [float(chance) for chance in solved.values[0]]
    write(path, solved.grid, just_moved(solved), QUANTUM[solved.grid.seats], win=win, regret=solved.regret, **meta)


def gains(solved: Solved, count: int = 20_000, seed: int = 1) -> Floats:
    """What the best turn gains over the solution, in random states of its grid."""
    grid = solved.grid
    rng = np.random.default_rng(seed)
    states = rng.integers(0, len(grid.nodes), (count, grid.seats))
    states = states[np.argsort(states[:, 0])]
    nodes = np.array(grid.nodes)
    turned = grid.index(np.roll(states, -1, axis=1))
    bust = solved.values[turned, grid.seats - 1]
    movers = states[:, 0].copy()
    rungs = grid.target - nodes[movers]
    best = solve_turns(solved.values, Turns(turned - movers, movers, rungs, bust), Banking(*grid.stencils(4)), tree())
    gained: Floats = np.abs(best[:, OWN] - solved.values[grid.index(states), 0])
    return gained


def measure_three(solved: Solved) -> dict[str, float]:
    """How accurate the table for three players is; stored with the table."""
    gained = gains(solved)
    return {
        "states": len(gained),
        "gain_max": float(gained.max()),
        "gain_mean": float(gained.mean()),
        "rounding": QUANTUM[3] / 2,
    }


def measure_four(show: Callable[[int, int], None], target: int = 5_000, count: int = 5_000) -> dict[str, float]:
    """What the grid for four loses against a finer one near the end, in random positions on and off the nodes."""
    with TemporaryDirectory() as folder:
        tables = []
        for name, distances in (("coarse", FROM_TARGET), ("fine", FINER)):
            path = Path(folder) / name
            write_more(path, solve_more(4, target, path.with_suffix(".work"), show, distances))
            tables.append(ValueTable(path))
        coarse, fine = tables
        rng = np.random.default_rng(1)
        states = rng.integers(0, target // STEP, (count, 4))
        states = states[np.argsort(states[:, 0])]
        apart = [np.abs(coarse.row(state[1:]) - fine.row(state[1:])) for state in states]
        losses = turn_losses(coarse.row, fine.row, states, target // STEP)
    return {
        "points": target,
        "nodes": len(coarse.grid.nodes),
        "finer_nodes": len(fine.grid.nodes),
        "states": count,
        "difference_mean": float(np.mean(apart)),
        "difference_max": float(np.max(apart)),
        "turn_mean": float(losses.mean()),
        "turn_max": float(losses.max()),
    }


Row = Callable[[Sequence[int]], Floats]
"""The mover's chances by banked score, given the others' scores: `Table.row`, or similar."""


def turn_losses(used: Row, true: Row, states: Ints, target: int) -> Floats:
    """What a turn loses if played by the chances `used` while `true` are correct; `states[k]` has the mover first."""
    count = len(states)
    banking = Banking(*Grid.full(target * STEP, 2).stencils(1))
    rows = np.zeros((2, count, target, 4))  # true value, ends by banking, unused, what the mover believes
    rows[..., 1] = 1.0
    for k, state in enumerate(states):
        believed, holds = used(state[1:]), true(state[1:])
        rows[:, k, :, 0] = holds
        rows[0, k, :, 3], rows[1, k, :, 3] = believed, holds
    movers = states[:, 0].copy()
    places = np.arange(count) * target
    true_bust = rows[1, np.arange(count), movers, 0]
    won = []
    for table in rows:
        bust = table[np.arange(count), movers, 3].copy()
        flat = table.reshape(-1, 4)
        solved = solve_turns(flat, Turns(places, movers, target - movers, bust), banking, tree())
        share, banked, ended = solved[:, SHARE], solved[:, OTHERS], solved[:, OTHERS + 1]
        won.append(1.0 - share - ended + banked + share * true_bust)
    losses: Floats = won[1] - won[0]
    return losses
