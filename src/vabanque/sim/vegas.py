"""Piles of bills and cards that are shuffled as they are drawn, for both Las Vegas games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vabanque.core import Chance, Entry
from vabanque.core.luck import Luck
from vabanque.games.vegas.rules import DealBills, Fill
from vabanque.sim.dealer import LuckDealer


class PileDealer(LuckDealer):
    """Deals bills; derived dealers deal the rest."""

    def __init__(self, luck: Luck) -> None:
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
