"""Everything compiled code shares: the decorator and its cache, records, random numbers, dice.

A function marked `@compiled` is compiled by numba on its first call. Without numba, with VABANQUE_NO_JIT=1, or in a
process that would rather not wait (`vabanque.warmup`), it runs as plain Python with the same results, only slower.
Import everything from here:

    from vabanque.compiled import below, compiled, integer

    @compiled
    def throw_two(luck: Any) -> int:
        return 2 + below(luck, 6) + below(luck, 6)
"""

from vabanque.compiled.arrays import (
    copy_record,
    int8,
    int32,
    int64,
    layout,
    lookup,
    numbers,
    padded,
    records,
    repeated,
)
from vabanque.compiled.decorator import JIT, SLOW, compiled, compiled_with, integer
from vabanque.compiled.dice import (
    COUNTS,
    FACE_COUNT,
    FACES,
    NTH_FACE,
    POWER,
    faces_of,
    shown,
    throw_dice,
    throw_of,
)
from vabanque.compiled.luck import LUCK, below, new_luck, open_stream
from vabanque.warmup.folders import cache_folder

__all__ = [
    "COUNTS",
    "FACES",
    "FACE_COUNT",
    "JIT",
    "LUCK",
    "NTH_FACE",
    "POWER",
    "SLOW",
    "below",
    "cache_folder",
    "compiled",
    "compiled_with",
    "copy_record",
    "faces_of",
    "int8",
    "int32",
    "int64",
    "integer",
    "layout",
    "lookup",
    "new_luck",
    "numbers",
    "open_stream",
    "padded",
    "records",
    "repeated",
    "shown",
    "throw_dice",
    "throw_of",
]
