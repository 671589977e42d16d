"""Three and four players: the equilibrium, at every score for three and on a coarser grid for four."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from vabanque.solve.grid import Grid, Solved, WorkFile, solve
from vabanque.solve.tables import shipped, write
from vabanque.solve.throws import STEP

FROM_TARGET = (
    *(1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 54, 63, 73, 84, 96),
    *(109, 123, 138, 154, 170, 185, 200),
)
"""The nodes for four players, in steps of 50 from the target: close together where a single throw decides."""

FINER = tuple(sorted({*FROM_TARGET, 7, 9, 11, 13, 15, 18, 22, 26, 30, 36, 42, 50, 58, 68, 78, 90, 102, 116, 130, 146, 162, 178}))
"""The finer grid against which the one for four players is measured (`vabanque study`)."""

SETTLED = 2e-6
QUANTUM = {3: 1e-5, 4: 1e-5}
"""The shipped tables are rounded to this."""


def grid_of(players: int, target: int, distances: tuple[int, ...] = FROM_TARGET) -> Grid:
    """All scores for three players; for four the nodes, continued evenly if the target is far."""
    if players == 3:
        return Grid.full(target, 3)
    steps = -(-target // STEP)
    far = range(distances[-1] + 15, steps, 15)
    nodes = {steps - distance for distance in (*distances, *far) if distance <= steps} | {0}
    return Grid(steps, tuple(sorted(nodes)), players)


def solve_more(players: int, target: int, work: Path, show: Callable[[int, int], None]) -> Solved:
    """Solve, going on from the work file if there is one. The regret is that of this run's part."""
    grid = grid_of(players, target)
    file = WorkFile(work, grid)
    layers = grid.seats * (len(grid.nodes) - 1) + 1

    def after_layer(total: int, regret: float) -> None:
        file.done(total, regret)
        show(layers - total, layers)

    solved = solve(grid, settled=SETTLED, values=file.values, start_layer=file.next_layer, after_layer=after_layer)
    return Solved(grid, solved.values, max(solved.regret, file.regret))


def just_moved(solved: Solved) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """The chances of the seat that has just moved, one axis a seat: what `tables` holds."""
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


def write_more(path: Path, solved: Solved) -> None:
    """Write the shipped form."""
    write(path, solved.grid, just_moved(solved), QUANTUM[solved.grid.seats])
