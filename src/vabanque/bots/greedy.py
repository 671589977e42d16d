"""What looks best right now, without a thought for what comes after."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vabanque.core import Seat
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.top_10000.rules import Top10000

ENOUGH = 350
"""Points at which the greedy player of Die oberen 10 000 banks: a common habit, not an optimum."""


class Greedy:
    """Takes the move after which most money would be its own if everything were paid now, with the fewest dice.

    In Die oberen 10 000 it takes the most points and banks at 350, or at `enough`.
    """

    enough = ENOUGH

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self._rng = rng

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if isinstance(self.rules, Top10000):
            return self._choose_points(view, moves)
        # Hidden money plays no part here, so any state that agrees with the view will do.
        state = self.rules.fill(view, self._rng)
        return max(moves, key=lambda move: self._worth(state, move))

    def _worth(self, state: Any, move: Any) -> tuple[int, int]:
        table = self.rules.after(state, move)
        used = len(move.cards) if isinstance(move, Lay) else sum(state.own) - sum(table.own)
        mine = sum(pay.bills.get(self.seat, 0) for pay in self.rules.payments(table))
        return mine, -used

    def _choose_points(self, view: Any, moves: Sequence[Any]) -> Any:
        best = max(move.points for move in moves)
        score = view.scores[self.seat] + view.turn + best
        enough = view.turn + best >= self.enough or score >= self.rules.target
        return next(move for move in moves if move.points == best and (move.then == "bank") == enough)
