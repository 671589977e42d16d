"""What all kernels share: compiling, records, luck, throws of dice, purses of bills.

A kernel mirrors the readable rules for simulation and search. Its functions work on one small record per game and are
written so that numba can compile them; without numba they are plain Python on plain objects, slower, with the same
results. The readable rules stay the truth, and tests compare every state.

Small numbers travel packed, four bits each: a throw is the count of every face, an order of owners is one number.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from vabanque.core.luck import GAME_BITS, MASK, MIX_1, MIX_2, STEP, Luck, seed_key
from vabanque.games.vegas import JETON_VALUE

# -- compiling -----------------------------------------------------------------------------------------------------

Function = TypeVar("Function", bound=Callable[..., Any])

SLOW = ""
"""Why kernels run uncompiled: `asked` (VABANQUE_NO_JIT), `missing` (no numba), or empty: they are compiled."""
if os.environ.get("VABANQUE_NO_JIT", "0") not in ("", "0"):
    SLOW = "asked"
else:
    try:
        import numba
    except ImportError:
        SLOW = "missing"
JIT = not SLOW


@cache
def cache_folder() -> Path:
    """Where compiled kernels and tables are kept between processes.

    numba only sees edits of a function's own file, but a kernel also contains what it calls and the numbers of its
    rule book. So the folder is named after the text of all of them, and after the switches that change the code.
    """
    package = Path(__file__).parents[1]
    texts = sorted({*(package / "games").rglob("*.py"), *(package / "core").rglob("*.py"), *package.rglob("kernel.py")})
    name = sha256()
    for path in texts:
        name.update(path.read_bytes())
    for switch in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_DEBUG"):
        name.update(f"{switch}={os.environ.get(switch)}".encode())
    home = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(home or Path.home() / ".cache") / "vabanque" / "kernels" / name.hexdigest()[:16]


def jit(function: Function) -> Function:
    """Compile `function` on its first call, or leave it as it is where there is no numba."""
    if not JIT:
        return function
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before  # other people's functions keep their own cache
    return cast("Function", compiled)


whole: Any = np.int64 if JIT else int
"""A whole number, whatever small field it comes from."""


def table(values: Any, dtype: Any) -> Any:
    """A constant that kernels look things up in."""
    found = np.array(values, dtype)
    return found if JIT else found.tolist()


# -- records -------------------------------------------------------------------------------------------------------


class Plain:
    """A record where there is no numba: the same fields, whole numbers and lists of them."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        for name in dtype.names or ():
            length = dtype[name].shape
            setattr(self, name, [0] * length[0] if length else 0)


def fields(*these: tuple[Any, ...]) -> np.dtype[Any]:
    """The layout of a record."""
    return np.dtype((np.record, np.dtype(list(these), align=True)))


def records(dtype: np.dtype[Any], count: int = 1) -> Any:
    """Empty records. Hand the array to compiled functions, not a record out of it: that is much faster."""
    return np.zeros(count, dtype) if JIT else [Plain(dtype) for _ in range(count)]


def numbers(length: int, dtype: Any = np.int64) -> Any:
    """Room for whole numbers: moves, policies, scores."""
    return np.zeros(length, dtype) if JIT else [0] * length


def repeated(these: Any, count: int) -> Any:
    """The first record so many times, each of its own: a position, and room to play on from it."""
    return np.repeat(these[:1], count) if JIT else [deepcopy(these[0]) for _ in range(count)]


if JIT:

    @jit
    def copy(these: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        these[target] = these[source]

else:

    def copy(these: Any, source: int, target: int) -> None:
        """Copy one record over another of the same array."""
        these[target] = deepcopy(these[source])


# -- luck ----------------------------------------------------------------------------------------------------------

LUCK = fields(("at", np.uint64), ("key", np.uint64))
"""core.luck.Luck as a record: numba would count references to an array at every call."""


def new_luck(seed: int | str) -> Any:
    """Luck for a seed, as an array of one. `open_stream` chooses the game."""
    if not JIT:
        return [Luck(seed)]
    lucks = records(LUCK)
    lucks[0].at = lucks[0].key = seed_key(seed)
    return lucks


if JIT:
    _STEP, _MIX_1, _MIX_2 = np.uint64(STEP), np.uint64(MIX_1), np.uint64(MIX_2)
    _GAME_STEP = np.uint64((STEP << GAME_BITS) & MASK)
    _27, _30, _31, _32, _LOW = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32), np.uint64(0xFFFFFFFF)

    @jit
    def open_stream(luck: Any, game: int) -> None:
        """Mirrors core.luck.Luck.open."""
        luck.at = luck.key + np.uint64(game) * _GAME_STEP

    @jit
    def below(luck: Any, n: int) -> int:
        """Mirrors core.luck.Luck.below."""
        luck.at += _STEP
        x = luck.at
        x = (x ^ (x >> _30)) * _MIX_1
        x = (x ^ (x >> _27)) * _MIX_2
        x ^= x >> _31
        # The upper half of the 128-bit product x · n.
        return (whole(x >> _32) * n + (whole(x & _LOW) * n >> 32)) >> 32

else:

    def open_stream(luck: Any, game: int) -> None:
        """Mirrors core.luck.Luck.open."""
        luck.open(game)

    def below(luck: Any, n: int) -> int:
        """Mirrors core.luck.Luck.below."""
        return int(luck.below(n))


# -- dice ----------------------------------------------------------------------------------------------------------
# A throw is one number: how often face f shows in bits 4(f−1) … 4(f−1)+3, and from bit FACES on which faces show.

FACES = 24
COUNTS = (1 << FACES) - 1
AT_ONCE = 4
"""Dice looked up together: all 6⁴ = 1296 orders of four dice fit into the processor's nearest cache."""


def throw_of(faces: Any) -> int:
    """Faces as a throw."""
    throw = 0
    for face in faces:
        throw += 1 << 4 * (face - 1)
        throw |= 1 << FACES + face - 1
    return throw


def faces_of(throw: int) -> tuple[int, ...]:
    """The faces a throw shows, sorted."""
    return tuple(face for face in range(1, 7) for _ in range(throw >> 4 * (face - 1) & 15))


def _orders() -> Iterator[int]:
    for dice in range(AT_ONCE + 1):
        for faces in product(range(1, 7), repeat=dice):
            yield throw_of(faces)


ORDERS = table(list(_orders()), np.int32)
"""Throws of no die, of one die in all its orders, of two …"""


def _first_order(dice: int) -> int:
    return (6**dice - 1) // 5


# [dice]: where the orders of the first four of so many dice begin, and of the others.
FIRST_ORDER = table([_first_order(min(dice, AT_ONCE)) for dice in range(2 * AT_ONCE + 1)], np.int64)
OTHER_ORDER = table([_first_order(max(dice - AT_ONCE, 0)) for dice in range(2 * AT_ONCE + 1)], np.int64)
POWER = table([6**dice for dice in range(2 * AT_ONCE + 1)], np.int64)

FACE_COUNT = table([mask.bit_count() for mask in range(64)], np.int64)
NTH_FACE = table(
    [([face for face in range(1, 7) if mask >> face - 1 & 1] + [0] * 8)[n] for mask in range(64) for n in range(8)],
    np.int64,
)
"""[8 · mask + n]: the n-th face of a set of faces."""


@jit
def throw_dice(luck: Any, dice: int) -> int:
    """Throw up to eight dice at once, whose faces are the digits of one number. Takes no luck for no dice."""
    if dice == 0:
        return 0
    order = below(luck, POWER[dice])
    other = order // 1296  # 0 for up to four dice: no branch that the processor would have to guess
    some = whole(ORDERS[FIRST_ORDER[dice] + order - 1296 * other])
    more = whole(ORDERS[OTHER_ORDER[dice] + other])
    return ((some & COUNTS) + (more & COUNTS)) | ((some | more) & ~COUNTS)


@jit
def shown(throw: int, face: int) -> int:
    """How many dice of a throw show `face`."""
    return throw >> 4 * (face - 1) & 15


# -- seats ---------------------------------------------------------------------------------------------------------


def _next_seat(these: int, seat: int) -> int:
    return next((n % 8 for n in range(seat, seat + 8) if these >> n % 8 & 1), -1)


NEXT_SEAT = table([_next_seat(these, seat) for these in range(64) for seat in range(8)], np.int64)
"""[8 · seats + seat]: the first of a set of seats, from `seat` on clockwise; −1 if the set is empty."""


# -- owners in order -----------------------------------------------------------------------------------------------

HIGHEST = table([max(mask.bit_length() - 1, 0) for mask in range(1 << 9)], np.int64)
"""The highest bit of a set of weights; nobody can have a weight above 8 at a casino."""


@jit
def ranking(weights: int) -> int:
    """Owners whom nobody ties, most dice first; from packed weights to packed owners, each plus one.

    Mirrors vegas.ranking.
    """
    once = 0
    twice = 0
    who = 0  # [weight]: an owner who has it
    owner = 1
    while weights:
        weight = weights & 15
        twice |= once & (1 << weight)
        once |= 1 << weight
        who |= owner << 4 * weight
        weights >>= 4
        owner += 1
    alone = once & ~twice & ~1
    order = 0
    place = 0
    while alone:
        weight = HIGHEST[alone]
        order |= (who >> 4 * weight & 15) << place
        alone ^= 1 << weight
        place += 4
    return order


@jit
def rank_of(order: int, owner: int) -> int:
    """The place of `owner` in packed owners, 0 being first; −1 if not among them."""
    place = 0
    while order:
        if order & 15 == owner + 1:
            return place
        order >>= 4
        place += 1
    return -1


# -- bills ---------------------------------------------------------------------------------------------------------
# A purse is one number, so that one addition takes a bill: copies of 10, 20, … 100 in bits 0–39, the number of bills
# from bit 40 and their sum in tens from bit 48. What stands above bit 40 ranks players: money first, then bills.

RANK = 40
MONEY = 48


def _purse(bills: Any) -> int:
    purse = 0
    for bill in bills:
        purse += (1 << 4 * (bill // 10 - 1)) + (1 << RANK) + (bill // 10 << MONEY)
    return purse


PURSE = table([_purse((value,)) if value >= 10 else 0 for value in range(101)], np.int64)
"""[value]: a purse with one bill. Values that are no bill are never asked for."""


def purse_of(bills: Any) -> int:
    """Bills as a purse."""
    return _purse(bills)


def bills_of(purse: int) -> tuple[int, ...]:
    """The bills in a purse, highest first."""
    return tuple(10 * tens for tens in range(10, 0, -1) for _ in range(purse >> 4 * (tens - 1) & 15))


@jit
def money(purse: int) -> int:
    """What a purse is worth, in thousands."""
    return 10 * (purse >> MONEY)


@jit
def bill_count(purse: int) -> int:
    """How many bills are in a purse."""
    return (purse >> RANK) & 255


@jit
def standing(purse: int, jetons: int) -> int:
    """The higher, the better: money with Jetons, then bills. Mirrors vegas.final."""
    return (purse >> RANK) + ((JETON_VALUE // 10 * jetons) << (MONEY - RANK))
