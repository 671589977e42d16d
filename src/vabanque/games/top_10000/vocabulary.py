"""Everything that can ever be set aside, numbered."""

from __future__ import annotations

from functools import cache

from vabanque.core.chance import throws
from vabanque.games.top_10000.rules import BLACK, ORDER, RED_FACES, Aside, Top10000, asides


def vocabulary(rules: Top10000) -> tuple[str, ...]:  # noqa: ARG001
    """Version 1: the fewest dice first; each selection first with `throw`, then with `bank`."""
    return tuple(f"{' '.join(combos)} {then}" for combos in all_combos() for then in ("throw", "bank"))


@cache
def all_combos() -> tuple[tuple[str, ...], ...]:
    """What can be set aside from throws of all six dice. Fewer dice allow nothing else."""
    ways = {aside for black, _ in throws(BLACK) for red in RED_FACES for aside in asides(black, red)}
    return tuple(aside.combos for aside in sorted(ways, key=_place))


def _place(aside: Aside) -> tuple[int, tuple[int, ...]]:
    return aside.black + aside.red, tuple(ORDER[name] for name in aside.combos)
