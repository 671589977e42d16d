"""A counter-based random generator: a number for every (seed, game, place), available in any order.

Number k of game g under a seed is mix(key + (g · 2²⁴ + k) · STEP), k = 1, 2, … So games can be played in any order on
any machine, and no two games of a seed share a number: a game uses far fewer than 2²⁴. The generator is Steele, Lea
and Flood's SplitMix64. `vabanque.compiled` has a compiled version.
"""

from __future__ import annotations

from hashlib import sha256

STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
GAME_BITS = 24
MASK = (1 << 64) - 1


def seed_key(seed: int | str) -> int:
    """Where a seed's numbers begin."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")


class LuckStream:
    """The random stream of one game at a time."""

    __slots__ = ("at", "key")

    def __init__(self, seed: int | str, game: int = 0) -> None:
        self.key = seed_key(seed)
        self.open(game)

    def open(self, game: int) -> None:
        """Go to the beginning of the stream of one game."""
        self.at = self.key + (game << GAME_BITS) * STEP & MASK

    def below(self, n: int) -> int:
        """Uniform on 0 … n−1 for n < 2³¹, from one 64-bit number (the bias is at most 2⁻³³)."""
        self.at = x = self.at + STEP & MASK
        x = (x ^ (x >> 30)) * MIX_1 & MASK
        x = (x ^ (x >> 27)) * MIX_2 & MASK
        x ^= x >> 31
        return x * n >> 64
