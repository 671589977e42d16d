"""The decorator for compiled functions, and the switch that turns compiling off."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from vabanque.warmup import Reason, needed, why_plain
from vabanque.warmup.folders import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

SLOW: Reason = why_plain(*needed())
"""Why this process runs everything as plain Python: see `why_plain`. Empty if code is compiled."""
if not SLOW:
    try:
        import numba
    except ImportError:
        SLOW = "missing"
JIT = not SLOW

if JIT:
    import numpy as np

    integer: Any = np.int64
else:
    integer = int
"""A 64-bit integer from a smaller field, so that no sum or shift overflows."""


@overload
def compiled(function: Function, /) -> Function: ...
@overload
def compiled(*, fast: bool = ..., inline: bool = ...) -> Callable[[Function], Function]: ...
def compiled(
    function: Function | None = None, /, *, fast: bool = False, inline: bool = False
) -> Function | Callable[[Function], Function]:
    """Compile a function on its first call; without numba, leave it as it is.

    `fast` lets floating-point sums be computed in any order, so results may differ in the last digits. `inline` copies
    the function into its callers, for inner loops in which even passing on a tuple of forty arrays takes long.
    """
    if function is None:
        return lambda decorated: _compile(decorated, fast, inline)
    return _compile(function, fast, inline)


def compiled_with(template: Function, module: str, file: str, **functions: Callable[..., Any]) -> Function:
    """A compiled copy of a plain function for one module (`__name__`, `__file__`) that calls these functions.

    This way a loop is written once for all games, each of which has its own `start` and `play`. (numba cannot cache
    functions that take other functions as arguments.)
    """
    code = template.__code__
    copy = FunctionType(code, {**template.__globals__, **functions}, code.co_name)
    copy.__module__, copy.__qualname__ = module, f"{module}.{code.co_name}"
    return cast("Function", _compile(copy, file=file))


def _compile(function: Function, fast: bool = False, inline: bool = False, file: str | None = None) -> Function:
    if not JIT:
        return function
    config: Any = numba.config
    folder = cache_folder(function.__module__, file or function.__code__.co_filename)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        jit = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=fast, forceinline=inline)
        dispatcher = jit(function)
    finally:
        config.CACHE_DIR = before  # other packages keep their own cache
    _share(dispatcher)
    return cast("Function", dispatcher)


def _share(function: Any) -> None:
    """Let compiled callers with small integers or constants use the version for 64-bit integers.

    Otherwise numba would compile one version for each combination of int8, int32, int64, 0, 1 …, and of everything it
    calls.
    """
    specialise = function.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return specialise(tuple(map(_widened, args)), {name: _widened(type_) for name, type_ in kws.items()})

    function.get_call_template = get_call_template


def _widened(type_: Any) -> Any:
    types: Any = numba.types
    general = types.unliteral(type_)
    return types.int64 if isinstance(general, types.Integer) and general.signed else general
