"""A module whose compiled code cannot be compiled, as far as `vabanque.warmup` can tell."""

from __future__ import annotations


def rehearse() -> None:
    raise TypeError("cannot unify int64 and float64\nin a long explanation")
