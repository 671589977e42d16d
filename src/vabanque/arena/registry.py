"""What a game brings to contests: duplicate dice, and the option sets of its ladder.

A game that brings nothing is played by its readable rules, with luck that belongs to seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from vabanque.arena.duplicate import DuplicateDealer
from vabanque.core import OptionValue
from vabanque.core.registry import Registry


@dataclass(frozen=True, slots=True)
class Support:
    """Where to find what a game brings, as "module:attribute": numba takes its time to import."""

    dealer: str | None = None
    """A DuplicateDealer that keeps luck comparable as long as the game allows it."""
    ladder: tuple[Mapping[str, OptionValue], ...] = ()
    """The option sets with which the ladder measures the game's levels."""


CONTESTS: Registry[Support] = Registry()


def register_contests(
    game: str,
    *,
    dealer: str | None = None,
    ladder: Sequence[Mapping[str, OptionValue]] = (),
) -> None:
    """Say what a game brings to contests."""
    CONTESTS.add(game, Support(dealer, tuple(ladder)))


def duplicate_dealer(game: str, *path: object) -> DuplicateDealer:
    """Deals the luck of one deal, which is named by its path."""
    where = CONTESTS.get(game, Support()).dealer
    kind: type[DuplicateDealer] = DuplicateDealer if where is None else _attribute(where)
    return kind(*path)


def _attribute(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
