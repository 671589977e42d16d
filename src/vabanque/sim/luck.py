"""The kernels' luck for the readable rules: both play the same games, die for die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vabanque.core import Chance, Entry
from vabanque.core.luck import Luck
from vabanque.games.las_vegas.rules import Roll, RollDice, RollSpare, Spare
from vabanque.games.las_vegas_cards.editions import CARDS, HAND
from vabanque.games.las_vegas_cards.rules import Draw, DrawHand, in_order
from vabanque.games.top_10000.rules import RED_FACES, Throw, ThrowDice
from vabanque.games.vegas import DealBills, Fill


class LuckDealer:
    """Resolves chance as the kernels do: all dice from one number, decks shuffled as they are drawn."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._piles: dict[str, list[Any]] = {}

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        if isinstance(chance, RollDice):
            own, neutral = self._dice(chance.own), self._dice(chance.neutral)
            return Roll(chance.seat, own, neutral, 1 + self._luck.below(6) if chance.biggy else None)
        if isinstance(chance, RollSpare):
            return Spare(chance.seat, self._dice(chance.dice))
        if isinstance(chance, DealBills):
            return self._bills(chance)
        if isinstance(chance, DrawHand):
            pile = self._pile(f"cards {chance.seat}", CARDS, len(chance.pile))
            return Draw(chance.seat, in_order(self._take(pile) for _ in range(HAND)))
        if isinstance(chance, ThrowDice):
            if not chance.red:
                return Throw(chance.seat, self._dice(chance.black), None)
            order, red = divmod(self._luck.below(6 ** (chance.black + 1)), 6)
            return Throw(chance.seat, _faces(order, chance.black), RED_FACES[red])
        return chance.deal(self._luck.below)  # a game that has no kernel

    def _dice(self, dice: int) -> tuple[int, ...]:
        return _faces(self._luck.below(6**dice), dice) if dice else ()

    def _bills(self, chance: DealBills) -> Fill:
        deck = self._pile("bills", chance.money.listed(chance.money.deck), sum(chance.deck))
        bills: list[int] = []
        while not chance.money.full(bills):
            bills.append(self._take(deck))
        return Fill(chance.casino, tuple(bills))

    def _pile(self, name: str, full: Sequence[Any], left: int) -> list[Any]:
        """The pile as it lies now; a full one is a new one."""
        if left == len(full):
            self._piles[name] = list(full)
        return self._piles[name]

    def _take(self, pile: list[Any]) -> Any:
        """Any card; the last one takes its place."""
        drawn = self._luck.below(len(pile))
        pile[drawn], pile[-1] = pile[-1], pile[drawn]
        return pile.pop()


def _faces(order: int, dice: int) -> tuple[int, ...]:
    """The digits of one number to the base of six are what the dice show."""
    return tuple(sorted(1 + order // 6**die % 6 for die in range(dice)))


class LuckyRandom:
    """bots.RandomBot with the kernels' luck."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[self._luck.below(len(moves))]
