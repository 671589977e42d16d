"""Changing what is frozen: by a copy with a difference."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")

_SLOTS: dict[type, tuple[Any, dict[str, Any]]] = {}


def swap(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """`values` with the one at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])


def changed(frozen: T, **changes: Any) -> T:
    """A copy of a frozen, slotted dataclass with some fields changed.

    `dataclasses.replace` at a third of its cost, which is most of what playing by the readable rules costs: the slots
    are written directly, since nobody has seen the new object yet.
    """
    kind = type(frozen)
    if kind not in _SLOTS:
        names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        _SLOTS[kind] = attrgetter(*names), {name: getattr(kind, name).__set__ for name in names}
    read, write = _SLOTS[kind]
    new = object.__new__(kind)
    for put, value in zip(write.values(), read(frozen), strict=True):
        put(new, value)
    for name, value in changes.items():
        write[name](new, value)
    return new
