"""The dealer of the card game that repeats the luck of a compiled game."""

from __future__ import annotations

from vabanque.core import Chance, Entry
from vabanque.games.las_vegas_cards.editions import CARDS, HAND
from vabanque.games.las_vegas_cards.rules import Draw, DrawHand, in_order
from vabanque.games.vegas.dealers import PileDealer


class EngineDealer(PileDealer):
    """Takes one random number per card, as compiled code does."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, DrawHand):
            pile = self.pile(f"cards {chance.seat}", CARDS, len(chance.pile))
            return Draw(chance.seat, in_order(self.take(pile) for _ in range(HAND)))
        return super().deal(chance, number)
