"""What a game provides to be simulated fast. Other games are simulated by their readable rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vabanque.core.contract import AnyRules
from vabanque.core.luck import Luck
from vabanque.games import find
from vabanque.sim.dealer import LuckDealer


@dataclass(frozen=True, slots=True)
class Engine:
    """A game's compiled code, as the simulator uses it."""

    new: Callable[[Any], Any]
    """A record for these rules, as an array of one."""
    policy: Callable[[str], int | None]
    """The number that stands for a bot in compiled code; None if that bot is not compiled."""
    scratch: Callable[[], Any]
    """New scratch arrays (`loops.Scratch`)."""
    simulate: Callable[..., None]
    """`loops.simulate` for this game."""
    playouts: Callable[..., None]
    """`loops.playouts` for this game."""


def engine_of(rules: AnyRules) -> Engine | None:
    """The compiled code of a game; None if it has none."""
    brought = find(rules.spec.game).brings.engine
    engine: Engine | None = None if brought is None else brought.load()
    return engine


def dealer_of(rules: AnyRules, luck: Luck) -> LuckDealer:
    """Deals the same dice and cards to the readable rules as the compiled code would."""
    dealer = find(rules.spec.game).brings.engine_dealer
    kind: type[LuckDealer] = LuckDealer if dealer is None else dealer.load()
    return kind(luck)
