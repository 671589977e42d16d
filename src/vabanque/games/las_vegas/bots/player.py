"""Shark and house at Las Vegas with dice, as compiled code. With two seats the house plays rounds exactly where they
can be solved (`exact`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.compiled import JIT
from vabanque.core import Seat
from vabanque.games.las_vegas.bots import mind
from vabanque.games.las_vegas.bots.beliefs import bring_back, keep
from vabanque.games.las_vegas.bots.strong import HouseLevel, SharkLevel, StrongPlayer
from vabanque.games.las_vegas.compiled import legal
from vabanque.games.las_vegas.convert import from_move, from_state
from vabanque.games.las_vegas.exact import duel
from vabanque.games.las_vegas.rules import LasVegas, Place, State
from vabanque.games.vegas.bots.player import rehearse_at


class NetPlayer(StrongPlayer):
    """Plays the move that the value network and the endgame search rate highest."""

    knows_duels: ClassVar[bool] = False
    """Does it solve rounds for two?"""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._mind = mind.new_mind(rules.spec.game, rules.seats)
        self._workspace = self._mind.context.workspace
        self.beliefs, self.style_posterior = self._mind.beliefs, self._mind.posterior

    def values(self, state: State) -> Any:
        """What each legal move is worth, in the order of the rules: a win share, and money by `greed`."""
        self._look_at(state)
        return self._workspace.values[: mind.judge(self._mind, self.greed)]

    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        """Exactly if the round is solved, after rollouts if this player runs them."""
        values = self.considered(state)
        return self._workspace.moves[: len(values)].tolist(), values.tolist()

    def considered(self, state: State) -> Any:
        solved = duel.duel_for(self.rules, state, duel.AT_THE_TABLE) if self.knows_duels else None
        if solved is not None:
            self._look_at(state)
            legal(self._workspace.positions[0], self._workspace.moves)
            return solved.worths(state, self.rules.legal(state, state.seat))
        if not self.searches:
            return self.values(state)
        self._look_at(state)
        return self._workspace.values[: mind.think(self._mind)]

    def learn(self, state: State, place: Place) -> None:
        self._look_at(state)
        mind.learn(self._mind, place.seat, from_move(place), self.searches)

    def _look_at(self, state: State) -> None:
        self._workspace.positions[0] = from_state(self.rules, state)[0]


class Shark(NetPlayer, SharkLevel):
    """The shark."""


class House(NetPlayer, HouseLevel):
    """The house."""

    searches = knows_duels = JIT  # plain Python would take minutes per move

    def memories(self) -> list[str | None]:
        return [keep(self.beliefs[seat], self.style_posterior[seat]) for seat in range(self.rules.seats)]

    def recall(self, memories: Sequence[str | None]) -> None:
        for seat, memory in enumerate(memories[: self.rules.seats]):
            if memory is not None:
                bring_back(memory, self.beliefs[seat], self.style_posterior[seat])


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    duel.rehearse()
    # With two seats the house would solve every round and never run its rollouts.
    rehearse_at("las-vegas-2012", Shark, type("House", (House,), {"knows_duels": False}))
    # Where a round is solved, only its moves are asked for.
    workspace = mind.new_mind("las-vegas-2012", duel.SEATS).context.workspace
    legal(workspace.positions[0], workspace.moves)
