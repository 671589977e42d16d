"""Records, arrays and lookup tables: numpy where code is compiled, plain objects and lists where it is not."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

import numpy as np

from vabanque.compiled.decorator import JIT, compiled


class PlainRecord:
    """A record for plain Python: the same fields, holding integers and lists of them."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        for name in dtype.names or ():
            shape = dtype[name].shape
            setattr(self, name, [0] * shape[0] if shape else 0)


def layout(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The type of a record: its fields as (name, type) or (name, type, length)."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def records(dtype: np.dtype[Any], count: int = 1) -> Any:
    """Empty records. Pass the array to compiled functions, not a record taken from it: that is much faster."""
    return np.zeros(count, dtype) if JIT else [PlainRecord(dtype) for _ in range(count)]


def repeated(positions: Any, count: int) -> Any:
    """`count` copies of the first record: a position, and room to play on from it."""
    return np.repeat(positions[:1], count) if JIT else [deepcopy(positions[0]) for _ in range(count)]


def padded(values: Iterable[int], length: int) -> list[int]:
    """These numbers, padded with zeros: what a field of a record can be set to."""
    given = list(values)
    return given + [0] * (length - len(given))


def numbers(length: int, dtype: Any = np.int64) -> Any:
    """An array for integers: moves, policies, scores."""
    return np.zeros(length, dtype) if JIT else [0] * length


def lookup(values: Any, dtype: Any) -> Any:
    """A constant lookup table for compiled code."""
    array = np.array(values, dtype)
    return array if JIT else array.tolist()


if JIT:

    @compiled
    def copy_record(positions: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        positions[target] = positions[source]

else:

    def copy_record(positions: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        positions[target] = deepcopy(positions[source])
