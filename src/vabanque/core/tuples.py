"""Small tuples as values."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def swap(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """`values` with the one at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
