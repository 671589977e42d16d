"""What a game provides to be simulated fast. Other games are simulated by their readable rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from vabanque.core import OptionValue
from vabanque.core.contract import AnyRules
from vabanque.core.luck import Luck
from vabanque.core.registry import Registry, attribute
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


class Race(NamedTuple):
    """What `vabanque bench` measures: these players with these options."""

    name: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue]
    compiled: int
    """Games per measurement in compiled code."""
    readable: int
    """Games per measurement by the readable rules."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Where to find what a game provides, as "module:attribute", because numba is slow to import."""

    dealer: str
    """A LuckDealer that consumes the same random numbers as the compiled code."""
    engine: str
    """An Engine."""
    races: tuple[Race, ...]

    @property
    def module(self) -> str:
        """The module of the engine."""
        return self.engine.partition(":")[0]


SIMULATIONS: Registry[Simulation] = Registry()


def register_simulation(game: str, *, dealer: str, engine: str, races: Sequence[Race] = ()) -> None:
    """Register a game's compiled code, and the dealer that gives the readable rules the same luck."""
    SIMULATIONS.add(game, Simulation(dealer, engine, tuple(races)))


def engine_of(rules: AnyRules) -> Engine | None:
    """The compiled code of a game; None if it has none."""
    simulation = SIMULATIONS.get(rules.spec.game)
    return None if simulation is None else attribute(simulation.engine)


def dealer_of(rules: AnyRules, luck: Luck) -> LuckDealer:
    """Deals the same dice and cards to the readable rules as the compiled code would."""
    simulation = SIMULATIONS.get(rules.spec.game)
    kind: type[LuckDealer] = LuckDealer if simulation is None else attribute(simulation.dealer)
    return kind(luck)
