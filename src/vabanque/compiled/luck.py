"""The random numbers of core.luck, compiled: the same numbers for the same seed, game and place."""

from __future__ import annotations

from typing import Any

from vabanque.compiled.arrays import layout, records, uint64
from vabanque.compiled.decorator import JIT, compiled, integer
from vabanque.core.luck import GAME_BITS, MASK, MIX_1, MIX_2, STEP, LuckStream, seed_key

LUCK = layout(("at", uint64), ("key", uint64))
"""core.luck.Luck as a record: numba would count references to an array at every call."""


def new_luck(seed: int | str) -> Any:
    """Luck for a seed, as an array of length one. `open_stream` chooses the game."""
    if not JIT:
        return [LuckStream(seed)]
    lucks = records(LUCK)
    lucks[0].at = lucks[0].key = seed_key(seed)
    return lucks


if JIT:
    import numpy as np

    _STEP, _MIX_1, _MIX_2 = np.uint64(STEP), np.uint64(MIX_1), np.uint64(MIX_2)
    _GAME_STEP = np.uint64((STEP << GAME_BITS) & MASK)
    _27, _30, _31, _32, _LOW = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32), np.uint64(0xFFFFFFFF)

    @compiled
    def open_stream(luck: Any, game: int) -> None:
        """Mirrors core.luck.Luck.open."""
        luck.at = luck.key + np.uint64(game) * _GAME_STEP

    @compiled
    def below(luck: Any, n: int) -> int:
        """Mirrors core.luck.Luck.below."""
        luck.at += _STEP
        x = luck.at
        x = (x ^ (x >> _30)) * _MIX_1
        x = (x ^ (x >> _27)) * _MIX_2
        x ^= x >> _31
        # The upper half of the 128-bit product x · n.
        return (integer(x >> _32) * n + (integer(x & _LOW) * n >> 32)) >> 32

else:

    def open_stream(luck: Any, game: int) -> None:
        """Mirrors core.luck.Luck.open."""
        luck.open(int(game))  # numpy's integers overflow

    def below(luck: Any, n: int) -> int:
        """Mirrors core.luck.Luck.below."""
        return int(luck.below(n))
