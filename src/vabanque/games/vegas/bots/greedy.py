"""What looks best right now, without a thought for what comes after."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from vabanque.core import Seat


class GreedyBase(ABC):
    """Takes the move after which the casinos would pay it most if they paid now; among equals, the cheapest."""

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self._rng = rng

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        # Payments do not depend on hidden money, so any state that agrees with the view will do.
        state = self.rules.fill(view, self._rng)
        return max(moves, key=lambda move: self._worth(state, move))

    def _worth(self, state: Any, move: Any) -> tuple[int, int]:
        table = self.rules.after(state, move)
        paid = sum(pay.bills.get(self.seat, 0) for pay in self.rules.payments(table))
        return paid, -self.spent(state, table, move)

    @abstractmethod
    def spent(self, state: Any, table: Any, move: Any) -> int:
        """Dice or cards that a move uses up; `table` is the state after it."""
