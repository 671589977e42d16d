"""The greedy bot for Las Vegas with dice."""

from __future__ import annotations

from vabanque.games.las_vegas.rules import Place, State
from vabanque.games.vegas.bots.greedy import GreedyBase


class Greedy(GreedyBase):
    def spent(self, state: State, table: State, move: Place) -> int:
        return sum(state.own) - sum(table.own)
