"""What a game brings to contests: duplicate dice and a compiled engine.

A game that brings neither is played by its readable rules, with luck that belongs to seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from vabanque import bots
from vabanque.arena.contest import Contest
from vabanque.arena.duplicate import DuplicateDealer
from vabanque.arena.results import ContestGame
from vabanque.core.game import compiled_modules
from vabanque.games import find


class ContestEngine(Protocol):
    """Plays contests faster than the readable rules do."""

    def can_play(self, contest: Contest) -> bool:
        """Does it know all bots of the contest?"""

    def play(self, contest: Contest, deals: Iterable[int]) -> list[ContestGame]:
        """All games of these deals. Deals and rotations are those of the contest."""


def duplicate_dealer(game: str, *path: object) -> DuplicateDealer:
    """Deals the luck of one deal, identified by `path`."""
    dealer = find(game).brings.contest_dealer
    kind: type[DuplicateDealer] = DuplicateDealer if dealer is None else dealer.load()
    return kind(*path)


def contest_modules(game: str, names: Iterable[str]) -> tuple[str, ...]:
    """The modules that must be compiled for these bots to play a game fast (`vabanque.warmup`)."""
    return compiled_modules(find(game).brings.contests) or bots.compiled_modules(game, bots=names)


def engine_for(contest: Contest) -> ContestEngine | None:
    """The engine that plays a contest; None if its game has none, or a bot needs the readable rules."""
    brought = find(contest.game).brings.contests
    engine: ContestEngine | None = None if brought is None else brought.load()
    return engine if engine is not None and engine.can_play(contest) else None
