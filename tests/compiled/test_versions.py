"""How many versions of a function are compiled: one for all signed integers, no matter who calls it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vabanque.compiled import JIT, compiled

pytestmark = pytest.mark.skipif(not JIT, reason="needs numba")


@compiled
def twice(number: Any) -> Any:
    return number + number


@compiled
def of_all_kinds(small: Any, middle: Any, large: Any) -> Any:
    return twice(small[0]) + twice(middle[0]) + twice(large[0]) + twice(3) + twice(number=4)


@compiled
def of_no_sign(bits: Any) -> Any:
    return twice(bits[0])


@compiled
def of_fractions(numbers: Any) -> Any:
    return twice(numbers[0])


def test_small_integers_and_constants_share_the_version_for_64_bits() -> None:
    numbers = [np.array([100], kind) for kind in (np.int8, np.int32, np.int64)]
    assert of_all_kinds(*numbers) == 3 * 200 + 6 + 8, "nothing overflows"
    caller: Any = of_all_kinds
    caller.recompile()  # an earlier run may have left it in the cache, and then it calls for no version of `twice`
    function: Any = twice
    kinds = [str(kind) for (kind,) in function.signatures]
    assert [kind for kind in kinds if kind.startswith(("int", "Literal"))] == ["int64"]


def test_fractions_and_unsigned_numbers_keep_their_own_version() -> None:
    largest = np.array([2**63 - 1], np.uint64)
    assert of_no_sign(largest) == 2**64 - 2
    assert of_fractions(np.array([0.25], np.float32)) == 0.5
