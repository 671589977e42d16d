"""How the shipped tables are packed, as far as it needs no NumPy (`tables` writes them)."""

from __future__ import annotations

import lzma
import sys
from array import array

FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]


def unfolded(packed: bytes) -> list[int]:
    """Signed numbers from zigzag-encoded ones of eight bytes, of which those of equal significance lie together."""
    count = len(packed) // 8
    together = bytearray(len(packed))
    for place in range(8):
        together[place::8] = packed[place * count : (place + 1) * count]
    folded = array("Q", bytes(together))
    if sys.byteorder == "big":
        folded.byteswap()
    return [number >> 1 ^ -(number & 1) for number in folded]
