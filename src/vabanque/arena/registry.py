"""What a game brings to contests: duplicate dice, a compiled engine, and the option sets of its ladder.

A game that registers nothing is played by its readable rules, with luck that belongs to seats.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from vabanque import bots
from vabanque.arena.contest import Contest
from vabanque.arena.duplicate import DuplicateDealer
from vabanque.arena.results import GameResult
from vabanque.core import OptionValue
from vabanque.core.registry import Registry, attribute


class ContestEngine(Protocol):
    """Plays contests faster than the readable rules do."""

    @property
    def players(self) -> Container[str]:
        """The bots it can play."""

    def play(self, contest: Contest, deals: Iterable[int]) -> list[GameResult]:
        """All games of these deals. Deals and rotations are those of the contest."""


@dataclass(frozen=True, slots=True)
class Support:
    """Where to find what a game brings, as "module:attribute", because numba is slow to import."""

    dealer: str | None = None
    """A DuplicateDealer that keeps luck comparable for as long as the game allows."""
    engine: str | None = None
    """A ContestEngine."""
    control: str | None = None
    """A cheap Meter: a control variate for games between fast bots (`arena.luck`)."""
    ladder: tuple[Mapping[str, OptionValue], ...] = ()
    """The option sets with which the ladder measures the game's levels."""

    @property
    def module(self) -> str:
        """The module of the engine; empty if there is none."""
        return (self.engine or "").partition(":")[0]


CONTESTS: Registry[Support] = Registry()


def register_contests(
    game: str,
    *,
    dealer: str | None = None,
    engine: str | None = None,
    control: str | None = None,
    ladder: Sequence[Mapping[str, OptionValue]] = (),
) -> None:
    """Register what a game brings to contests."""
    CONTESTS.add(game, Support(dealer, engine, control, tuple(ladder)))


def duplicate_dealer(game: str, *path: object) -> DuplicateDealer:
    """Deals the luck of one deal, identified by `path`."""
    where = CONTESTS.get(game, Support()).dealer
    kind: type[DuplicateDealer] = DuplicateDealer if where is None else attribute(where)
    return kind(*path)


def compiled_modules(game: str, names: Iterable[str]) -> tuple[str, ...]:
    """The modules that must be compiled for these bots to play a game fast (`vabanque.warmup`)."""
    module = CONTESTS.get(game, Support()).module
    return (module,) if module else bots.compiled_modules(game, bots=names)


def engine_for(contest: Contest) -> ContestEngine | None:
    """The engine that plays a contest; None if its game has none, or a bot needs the readable rules."""
    where = CONTESTS.get(contest.game, Support()).engine
    engine: ContestEngine | None = None if where is None else attribute(where)
    return engine if engine is not None and all(bot in engine.players for bot in contest.bots) else None
