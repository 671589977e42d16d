"""Records, arrays and lookup tables: NumPy where code is compiled, plain objects and lists where it is not.

Plain Python needs no NumPy here: this is how a browser sets a position before it asks WebAssembly (`portable`).
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from struct import Struct, pack_into
from typing import Any

from vabanque.compiled.decorator import JIT, compiled

if JIT:
    import numpy as np

int8, int16, int32, int64, uint64 = "i1", "i2", "i4", "i8", "u8"
"""Types of fields, as NumPy knows them."""
_CODES = {int8: "b", int16: "h", int32: "i", int64: "q", uint64: "Q"}
"""The same for `struct`."""


class PlainLayout:
    """The type of a record in plain Python. `pack` writes one as an aligned record of NumPy."""

    def __init__(self, fields: Iterable[tuple[Any, ...]]) -> None:
        self.fields = [(name, kind, size[0] if size else 0) for name, kind, *size in fields]

    def pack(self, record: PlainRecord) -> bytes:
        """The bytes of a record, whose fields have types from above."""
        packed, end, widest = bytearray(), 0, 1
        for name, kind, size in self.fields:
            width = Struct(_CODES[kind]).size
            start = -(-end // width) * width
            end = start + width * max(size, 1)
            widest = max(widest, width)
            packed += bytes(end - len(packed))
            value = getattr(record, name)
            pack_into(f"<{max(size, 1)}{_CODES[kind]}", packed, start, *(value if size else [value]))
        return bytes(packed + bytes(-end % widest))


class PlainRecord:
    """A record for plain Python: the same fields, holding integers and lists of them."""

    def __init__(self, layout: PlainLayout) -> None:
        for name, _, size in layout.fields:
            setattr(self, name, [0] * size if size else 0)


def layout(*fields: tuple[Any, ...]) -> Any:
    """The type of a record: its fields as (name, type) or (name, type, length)."""
    return np.dtype((np.record, np.dtype(list(fields), align=True))) if JIT else PlainLayout(fields)


def records(dtype: Any, count: int = 1) -> Any:
    """Empty records. Pass the array to compiled functions, not a record taken from it: that is much faster."""
    return np.zeros(count, dtype) if JIT else [PlainRecord(dtype) for _ in range(count)]


def repeated(positions: Any, count: int) -> Any:
    """`count` copies of the first record: a position, and room to play on from it."""
    return np.repeat(positions[:1], count) if JIT else [deepcopy(positions[0]) for _ in range(count)]


def padded(values: Iterable[int], length: int) -> list[int]:
    """These numbers, padded with zeros: what a field of a record can be set to."""
    given = list(values)
    return given + [0] * (length - len(given))


def numbers(length: int, dtype: Any = int64) -> Any:
    """An array for integers: moves, policies, scores."""
    return np.zeros(length, dtype) if JIT else [0] * length


def lookup(values: Any, dtype: Any) -> Any:
    """A constant lookup table for compiled code."""
    if JIT:
        return np.array(values, dtype)
    return values.tolist() if hasattr(values, "tolist") else list(values)


if JIT:

    @compiled
    def copy_record(positions: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        positions[target] = positions[source]

else:

    def copy_record(positions: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        positions[target] = deepcopy(positions[source])
