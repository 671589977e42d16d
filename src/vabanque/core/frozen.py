"""Values that never change, and a list whose copies share their items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar, dataclass_transform, overload

from msgspec import Struct, StructMeta, ValidationError, convert, field
from msgspec.structs import asdict, astuple, replace

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(Struct, frozen=True, gc=False):
    """A value whose fields never change; `replace` makes modified copies. States, entries and scenes derive from it.

    Use it like a frozen dataclass, which takes seven times as long to create or copy. This is the only thing in the
    rules that does not come from the standard library.

    >>> class Coin(Frozen):
    ...     side: str
    ...     worth: int = 5
    >>> replace(Coin("heads"), side="tails")
    Coin(side='tails', worth=5)
    """


FrozenT = TypeVar("FrozenT", bound=Frozen)


def swap(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """`values` with the one at `index` replaced."""
    new = list(values)  # half the time of slices
    new[index] = value
    return tuple(new)


def recast(kind: type[FrozenT], frozen: Frozen, **rest: Any) -> FrozenT:
    """A value as another type, such as a state as a view: the fields of their common base, plus `rest`."""
    return kind(*astuple(frozen)[: _in_common(kind, type(frozen))], **rest)


@lru_cache(maxsize=256)
def _in_common(one: type[Frozen], other: type[Frozen]) -> int:
    """How many fields two types share through their nearest common base; these come first in both."""
    bases = (base for base in one.__mro__ if issubclass(base, Frozen) and issubclass(other, base))
    return len(next(bases).__struct_fields__)


class Log(Sequence[T]):
    """A list that only grows. Copying costs next to nothing, however long the list is.

    Copies share their items. When two of them diverge, the second to grow gets its own list.

    >>> one = Log("ab")
    >>> two = one.copy()
    >>> one.append("c"), two.append("d")
    (None, None)
    >>> one, two
    (Log(['a', 'b', 'c']), Log(['a', 'b', 'd']))
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> Log[T]:
        twin: Log[T] = Log.__new__(Log)
        twin._items, twin._length = self._items, self._length
        return twin

    def append(self, item: T) -> None:
        self += (item,)

    def __iadd__(self, items: Iterable[T]) -> Log[T]:
        if len(self._items) > self._length:  # another copy has grown already
            self._items = self._items[: self._length]
        self._items += items
        self._length = len(self._items)
        return self

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            if step < 0:  # a list would take a stop of −1 to mean the last item
                return [self._items[place] for place in range(start, stop, step)]
            return self._items[start:stop:step]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index % self._length]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | list) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"Log({self[:]})"


__all__ = [
    "Frozen",
    "Log",
    "StructMeta",
    "ValidationError",
    "asdict",
    "convert",
    "field",
    "recast",
    "replace",
    "swap",
]
