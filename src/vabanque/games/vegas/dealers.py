"""Dealers of the Las Vegas games that repeat the luck of a compiled game, or of a duplicate deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vabanque.arena.duplicate import DuplicateDealer
from vabanque.core import Chance, Entry
from vabanque.core.luck import LuckStream
from vabanque.games.vegas.rules import DealBills, Fill
from vabanque.sim.dealer import LuckDealer


class PileDealer(LuckDealer):
    """Shuffles piles of bills and cards as they are drawn; derived dealers roll the dice."""

    def __init__(self, luck: LuckStream) -> None:
        super().__init__(luck)
        self._piles: dict[str, list[Any]] = {}

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if not isinstance(chance, DealBills):
            return super().deal(chance, number)
        money = chance.money
        if chance.deck == money.deck:
            self._piles["bills"] = money.listed(money.deck)
        deck = self._piles["bills"]
        bills: list[int] = []
        while not money.full(bills):
            bills.append(self.take(deck))
        return Fill(chance.casino, tuple(bills))

    def pile(self, name: str, full: Sequence[Any], left: int) -> list[Any]:
        """The current pile, with `left` of its cards; a full pile is a new one."""
        if left == len(full):
            self._piles[name] = list(full)
        return self._piles[name]

    def take(self, pile: list[Any]) -> Any:
        """Draw a random card; the last one moves into its place."""
        drawn = self.luck.below(len(pile))
        pile[drawn], pile[-1] = pile[-1], pile[drawn]
        return pile.pop()


class RoundDealer(DuplicateDealer):
    """Counts the rounds: each begins with bills for the first casino.

    - Bills: the same at every casino in every round. What is drawn never depends on what was played (R1).
    - Everything else belongs to a seat in a round. Spare neutral dice are the same in every game of a deal. So are the
      hands of the card game: six hands use up the whole pile, so choices never change the next one.
    """

    round = 0

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, DealBills):
            if chance.casino == 1:
                self.round += 1
            return chance.deal(self.stream("bills"))
        return chance.deal(self.stream(self.round, chance.kind, chance.seat or 0))
