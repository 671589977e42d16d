"""How much work something is, in CPU time: what others do on this machine meanwhile does not count."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import TypeVar

T = TypeVar("T")
TIMES = 8
"""The larger input is this many times as large as the smaller one."""
MOST = 3 * TIMES
"""Work in proportion takes 8 times as long, quadratic work 64 times; caches and a busy machine make up to 12 of 8."""

QUICK = 0.004
"""Seconds: sizes are chosen so that quadratic work takes many times as long, so this needs no comparison."""


def check_in_proportion(work: Callable[[T], object], make: Callable[[int], T], size: int) -> None:
    """Fail if eight times the input is much more than eight times the work."""
    small, large = make(size), make(TIMES * size)
    if _measure(work, large, 1) < QUICK:
        return
    for _ in range(3):  # the clock of a loaded machine may jump once, not three times in a row
        before, after = _cost(work, small), _cost(work, large)
        if after < MOST * before:
            return
    raise AssertionError(f"{TIMES} times the input is {after / before:.0f} times the work ({after:.3f} s)")


def _cost(work: Callable[[T], object], given: T) -> float:
    """Seconds for one call: the quickest of three tries that are each long enough to be measured."""
    calls = 1
    while True:
        seconds = _measure(work, given, calls)
        if seconds > 0.002:
            return min(seconds, *(_measure(work, given, calls) for _ in range(2))) / calls
        calls *= 4


def _measure(work: Callable[[T], object], given: T, calls: int) -> float:
    started = process_time()
    for _ in range(calls):
        work(given)
    return process_time() - started
