"""The decorator for compiled functions, and the switch that turns compiling off."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

import numpy as np

from vabanque.compiled.cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

SLOW = ""
"""Why nothing is compiled: `asked` (VABANQUE_NO_JIT) or `missing` (no numba). Empty if code is compiled."""
if os.environ.get("VABANQUE_NO_JIT", "0") not in ("", "0"):
    SLOW = "asked"
else:
    try:
        import numba
    except ImportError:
        SLOW = "missing"
JIT = not SLOW

integer: Any = np.int64 if JIT else int
"""A 64-bit integer from a smaller field, so that no sum or shift overflows."""


@overload
def compiled(function: Function, /) -> Function: ...
@overload
def compiled(*, fast: bool) -> Callable[[Function], Function]: ...
def compiled(function: Function | None = None, /, *, fast: bool = False) -> Function | Callable[[Function], Function]:
    """Compile a function on its first call, or leave it alone where there is no numba.

    `fast` lets floating-point sums be taken in any order, so results may differ in the last digits.
    """
    if function is None:
        return lambda decorated: _compile(decorated, fast)
    return _compile(function, fast)


def _compile(function: Function, fast: bool) -> Function:
    if not JIT:
        return function
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder(function.__module__, function.__code__.co_filename))
    try:
        made = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=fast)(function)
    finally:
        config.CACHE_DIR = before  # other packages keep their own cache
    return cast("Function", made)
