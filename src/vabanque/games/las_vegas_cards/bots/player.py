"""Shark and house at the card game, as compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vabanque.compiled import JIT
from vabanque.core import Seat
from vabanque.games.las_vegas_cards.bots import mind
from vabanque.games.las_vegas_cards.bots.strong import HouseLevel, SharkLevel, StrongPlayer
from vabanque.games.las_vegas_cards.convert import from_state
from vabanque.games.las_vegas_cards.rules import LasVegasCards, State
from vabanque.games.vegas.bots.player import GREED, rehearse_at


class NetPlayer(StrongPlayer):
    """Plays the move that the value network likes best."""

    def __init__(self, rules: LasVegasCards, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._mind = mind.new_mind(rules.spec.game, rules.seats)

    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        workspace = self._mind.context.workspace
        workspace.positions[0] = from_state(self.rules, state)[0]
        count = mind.think(self._mind, self.seat) if self.searches else mind.judge(self._mind, self.seat, GREED)
        return workspace.moves[:count].tolist(), workspace.values[:count].tolist()


class Shark(NetPlayer, SharkLevel):
    """The shark."""


class House(NetPlayer, HouseLevel):
    """The house."""

    searches = JIT  # plain Python would take minutes per move


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_at("las-vegas-cards", Shark, House)
