"""What the numbers of an observation mean: named slices of one flat vector."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np

Form = Literal["full", "compact"]
"""`compact` leaves out what can be derived from the rest, or remembered."""


class Slice(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class SeatObservation(NamedTuple):
    """What a seat sees, and which moves it has."""

    observation: np.ndarray[Any, np.dtype[np.float32]]
    mask: np.ndarray[Any, np.dtype[np.int8]]


@dataclass(frozen=True)
class Layout(Mapping[str, slice]):
    """The slices of an observation, in order: `observation[layout["money"]]`. All numbers are between 0 and 1."""

    slices: tuple[Slice, ...]

    def __getitem__(self, name: str) -> slice:
        begin = 0
        for part in self.slices:
            if part.name == name:
                return slice(begin, begin + part.size)
            begin += part.size
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (part.name for part in self.slices)

    def __len__(self) -> int:
        return len(self.slices)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.slices)

    def describe(self) -> str:
        """A table of the slices, for people."""
        lines = []
        for part in self.slices:
            where = self[part.name]
            shape = " × ".join(map(str, part.shape))
            lines.append(f"{where.start:>4}–{where.stop - 1:<4} {part.name:<13} {shape:<9} {part.meaning}")
        return "\n".join(lines)
