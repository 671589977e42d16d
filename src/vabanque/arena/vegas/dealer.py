"""Duplicate luck of the Las Vegas games.

- Bills: the same at every casino in every round. What is drawn never depends on what was played (R1).
- Everything else belongs to a seat in a round. Spare neutral dice are the same in every game of a deal. So are the
  hands of the card game: six hands use up the whole pile, so choices never change the next one.
"""

from __future__ import annotations

from vabanque.arena.duplicate import DuplicateDealer
from vabanque.core import Chance, Entry
from vabanque.games.vegas.rules import DealBills


class RoundDealer(DuplicateDealer):
    """Counts the rounds: each begins with bills for the first casino."""

    round = 0

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, DealBills):
            if chance.casino == 1:
                self.round += 1
            return chance.deal(self.stream("bills"))
        return chance.deal(self.stream(self.round, chance.kind, chance.seat or 0))
