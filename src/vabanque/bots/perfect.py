"""Perfect play of Die oberen 10 000: exact for two seats, the equilibrium for three, close to it for four."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from vabanque.core import Seat
from vabanque.games.top_10000.rules import Keep, Top10000, View
from vabanque.solve.coach import rank


class Perfect:
    """Takes the choice with the best chance to win. The same position always gets the same answer."""

    games: ClassVar[frozenset[str]] = frozenset({"top-10000"})

    def __init__(self, rules: Top10000, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Keep]) -> Keep:
        assert view.throw is not None
        seats = self.rules.seats
        around = [(self.seat + ahead) % seats for ahead in range(1, seats)]
        others = tuple(view.scores[seat] for seat in around if seat not in view.left)
        if not others:  # everybody else has left: whatever happens, nobody can be overtaken
            return max(moves, key=lambda move: (move.points, move.then == "bank"))
        scores = view.scores[self.seat], others
        best = rank(*scores, view.turn, view.throw.black, view.throw.red, self.rules.target)[0]
        return next(move for move in moves if move.combos == best.combos and move.then == best.then)
