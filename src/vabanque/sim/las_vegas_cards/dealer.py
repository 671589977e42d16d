"""The luck of the compiled card game for its readable rules."""

from __future__ import annotations

from vabanque.core import Chance, Entry
from vabanque.games.las_vegas_cards.editions import CARDS, HAND
from vabanque.games.las_vegas_cards.rules import Draw, DrawHand, in_order
from vabanque.sim.vegas import PileDealer


class CardDealer(PileDealer):
    """Takes one random number per card."""

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, DrawHand):
            pile = self.pile(f"cards {chance.seat}", CARDS, len(chance.pile))
            return Draw(chance.seat, in_order(self.take(pile) for _ in range(HAND)))
        return super().deal(chance, number)
