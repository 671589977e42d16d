"""The greedy bot for the card game."""

from __future__ import annotations

from vabanque.games.las_vegas_cards.rules import Lay, State
from vabanque.games.vegas.bots.greedy import GreedyBase


class Greedy(GreedyBase):
    def spent(self, state: State, table: State, move: Lay) -> int:
        return len(move.cards)
