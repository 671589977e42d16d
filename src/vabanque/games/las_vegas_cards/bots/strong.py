"""Shark and house at the card game, as compiled code (`player`); the shark in a browser, too (`portable`).

Both ask a value network for their win share after every move and count everybody's money. The shark now and then plays
a slightly worse move. The house makes rollouts before it decides (`rollouts`). When all choose at the same time, both
mix moves of nearly equal value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from vabanque.core import Entry, Seat
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.convert import unpacked
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, State, View
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.player import softmax_choice
from vabanque.games.vegas.rules import Pay, Round

TOGETHER = 0.004
"""The temperature (`softmax_choice`) when all choose at the same time, so that rivals cannot predict a move. Chosen by
hand: the network cannot tell moves this close apart."""


class StrongPlayer(ABC):
    """Plays the move that it rates highest."""

    level: ClassVar[str]
    searches: ClassVar[bool] = False
    """Does it make rollouts before it decides?"""

    def __init__(self, rules: LasVegasCards, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        misjudges = manner_of(rules.spec, self.level).misjudges
        self._temperature = misjudges or (0.0 if rules.in_turn else TOGETHER)
        """How far it strays from the best move (`softmax_choice`)."""
        self.counted: list[list[int]] = [[] for _ in range(rules.seats)]
        """Everybody's bills, as far as this player has seen them won."""

    @abstractmethod
    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        """The legal moves of this seat, as packed cards, and what each is worth."""

    def choose(self, view: View, moves: Sequence[Lay]) -> Lay:
        if len(moves) == 1:
            return moves[0]
        state = self.rules.fill(view, self.rng)
        if tuple(map(len, self.counted)) == view.won_bills:
            state = replace(state, won=tuple(tuple(sorted(bills, reverse=True)) for bills in self.counted))
        lays, values = self.weigh(state)
        cards = unpacked(lays[softmax_choice(values, self._temperature, self.rng)])
        return next((move for move in moves if move.cards == cards), moves[0])

    def watch(self, entry: Entry) -> None:
        """Count the money, which is always won in the open. Everything else in the journal is in the view."""
        if isinstance(entry, Round) and entry.number == 1:
            self.counted = [[] for _ in range(self.rules.seats)]
        elif isinstance(entry, Pay):
            for seat, bill in entry.bills.items():
                self.counted[seat].append(bill)


class SharkLevel(StrongPlayer):
    """Knows what every position is worth; now and then it takes the second-best move."""

    level = "shark"


class HouseLevel(StrongPlayer):
    """Always wins in the end."""

    level = "house"
    searches = True
