"""Perfect play of Die oberen 10 000: exact for two seats, the equilibrium for three, close to it for four."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vabanque.core import Seat
from vabanque.games.top_10000.bots.estimate import rivals_scores
from vabanque.games.top_10000.exact.coach import rank
from vabanque.games.top_10000.rules import Keep, Top10000, View


class Perfect:
    """Takes the choice with the best chance to win. The same position always gets the same answer."""

    def __init__(self, rules: Top10000, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Keep]) -> Keep:
        assert view.throw is not None
        others = rivals_scores(self.rules, view, self.seat)
        if not others:  # everybody else has left, so nobody can overtake us
            return max(moves, key=lambda move: (move.points, move.then == "bank"))
        score, throw = view.scores[self.seat], view.throw
        best = rank(score, others, view.turn, throw.black, throw.red, self.rules.target)[0]
        return next(move for move in moves if move.combos == best.combos and move.then == best.then)
