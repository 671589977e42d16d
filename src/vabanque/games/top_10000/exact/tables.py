"""The shipped tables of the solution: packed small, read in parts.

A table has one number per state: the winning chance of the player who has *just* ended a turn, which is the seat that
moves last. A mover needs nothing else: it gives the value of banking at each score, and of a bust. The value of
rolling again follows from these (`turn.climb`).

A table is a zip archive: `meta.json`, and for more than two seats one block for every score of the next player. A
block holds rounded numbers as second differences along its last two axes; these are small, since the chances are
smooth.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import numpy as np

from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.packing import FILTERS
from vabanque.games.top_10000.exact.turn import Floats, Ints

KEPT = 64
"""How many blocks stay in memory: for three seats a third of a megabyte each, and a game needs few at a time."""
_DATE = (2012, 1, 1, 0, 0, 0)


class ValueTable:
    """One shipped table. `row` reads it; the rest is packing."""

    def __init__(self, archive: Path | IO[bytes]) -> None:
        self._zip = ZipFile(archive)
        self.meta: Mapping[str, Any] = json.loads(self._zip.read("meta.json"))
        self.grid = Grid(self.meta["target"], tuple(self.meta["nodes"]), self.meta["seats"])
        self._blocks: dict[str, Floats] = {}
        self._between = None if len(self.grid.nodes) == self.grid.target else _between(self.grid)

    def row(self, others: Sequence[int]) -> Floats:
        """The mover's chances at scores of 0, 1, 2 … steps of 50, given the others' scores (next player first)."""
        if self._between is None:
            if self.grid.seats == 2:
                return np.asarray(self._block("all")[others[0]])
            return np.asarray(self._block(str(others[0]))[tuple(others[1:])])
        first = self._between[others[0]]
        part: Floats = np.sum([first[node] * self._block(str(node)) for node in np.flatnonzero(first)], axis=0)
        for other in others[1:]:
            part = np.tensordot(self._between[other], part, axes=1)
        return np.clip(self._between @ part, 0.0, 1.0)

    def _block(self, name: str) -> Floats:
        if name not in self._blocks:
            if len(self._blocks) >= KEPT:
                del self._blocks[next(iter(self._blocks))]
            shape = (len(self.grid.nodes),) * max(2, self.grid.seats - 1)
            packed = lzma.decompress(self._zip.read(name), format=lzma.FORMAT_RAW, filters=FILTERS)
            self._blocks[name] = unpack(packed, shape) * self.meta["quantum"]
        return self._blocks[name]


def write(path: Path, grid: Grid, chances: Floats, quantum: float, **meta: object) -> None:
    """Write a table; `chances` has one axis per seat, with the seat that has just moved last."""
    facts = {"seats": grid.seats, "target": grid.target, "nodes": list(grid.nodes), "quantum": quantum, **meta}
    with ZipFile(path, "w", ZIP_STORED) as archive:
        # a fixed date, so that the same table always makes the same file
        archive.writestr(ZipInfo("meta.json", _DATE), json.dumps(facts))
        blocks = {"all": chances} if grid.seats == 2 else {str(first): block for first, block in enumerate(chances)}
        for name, block in blocks.items():
            rounded = np.rint(block / quantum).astype(np.int64)
            packed = lzma.compress(pack(rounded), format=lzma.FORMAT_RAW, filters=FILTERS)
            archive.writestr(ZipInfo(name, _DATE), packed)


FEWER_SCORES = sorted({*range(0, 200, 5), *range(180, 200)})
"""The scores of a coarser table, in steps of 50: for three seats, a tenth of a megabyte instead of two and a half."""


def write_coarser(path: Path, seats: int, nodes: Sequence[int] = FEWER_SCORES) -> None:
    """Write a shipped table again with these scores only: for devices with little room."""
    table, at = shipped(seats), np.array(nodes)
    chances = np.array([table._block(str(first))[np.ix_(*[at] * (seats - 1))] for first in nodes])
    grid = Grid(table.grid.target, tuple(map(int, nodes)), seats)
    write(path, grid, chances, table.meta["quantum"])


def pack(numbers: Ints) -> bytes:
    """Integers as second differences along the last two axes, zigzag-encoded, bytes of equal significance together."""
    for axis in (-1, -2):
        for _ in range(2):
            numbers = np.diff(numbers, axis=axis, prepend=0)
    folded = np.where(numbers >= 0, 2 * numbers, -2 * numbers - 1).astype("<u8")
    return folded.reshape(-1).view(np.uint8).reshape(-1, 8).T.tobytes()


def unpack(packed: bytes, shape: tuple[int, ...]) -> Ints:
    """The inverse of `pack`."""
    folded = np.frombuffer(packed, dtype=np.uint8).reshape(8, -1).T.copy().view("<u8").reshape(shape)
    numbers = (folded >> np.uint64(1)).astype(np.int64) ^ -(folded & np.uint64(1)).astype(np.int64)
    for axis in (-2, -1):
        for _ in range(2):
            numbers = np.cumsum(numbers, axis=axis)
    return numbers


def _between(grid: Grid) -> Floats:
    """`[score, node]`: weights that interpolate a score from four nodes around it (cubic)."""
    at, weights = grid.stencils(4)
    matrix = np.zeros((grid.target, len(grid.nodes)))
    for score in range(grid.target):
        if score in grid.nodes:
            matrix[score, grid.nodes.index(score)] = 1.0
        else:  # as seen by a mover at 0, for whom all nodes are open
            np.add.at(matrix[score], at[0, grid.target - score], weights[0, grid.target - score])
    return matrix


def _file(seats: int) -> Any:
    return files("vabanque.games.top_10000").joinpath("data", f"top-10000-{seats}.zip")


def has_shipped(seats: int) -> bool:
    """Is there a table for this many seats?"""
    return bool(_file(seats).is_file())


@cache
def shipped(seats: int) -> ValueTable:
    """The table for targets up to 10,000 with 2, 3 or 4 seats."""
    return ValueTable(_file(seats).open("rb"))
