"""What a game provides to be simulated fast. Other games are simulated by their readable rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vabanque.core.contract import AnyRules
from vabanque.core.luck import LuckStream
from vabanque.games import find
from vabanque.sim.dealer import LuckDealer

if TYPE_CHECKING:
    from vabanque.sim.loops import SimulationEngine  # loads numba


def engine_of(rules: AnyRules) -> SimulationEngine | None:
    """The compiled code of a game; None if it has none."""
    brought = find(rules.spec.game).brings.engine
    engine: SimulationEngine | None = None if brought is None else brought.load()
    return engine


def dealer_of(rules: AnyRules, luck: LuckStream) -> LuckDealer:
    """Deals the same dice and cards to the readable rules as the compiled code would."""
    dealer = find(rules.spec.game).brings.engine_dealer
    kind: type[LuckDealer] = LuckDealer if dealer is None else dealer.load()
    return kind(luck)
