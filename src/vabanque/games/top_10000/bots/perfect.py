"""Perfect play of Die oberen 10 000: exact for two seats, the equilibrium for three, close to it for four."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vabanque.core import Refusal, Seat
from vabanque.games.top_10000.exact.ranking import TurnAhead, ranked
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
        best = ranked(turn_ahead(score, others, self.rules.target), view.turn, throw.black, throw.red)[0]
        return next(move for move in moves if move.combos == best.combos and move.then == best.then)


def turn_ahead(me: int, others: tuple[int, ...], target: int) -> TurnAhead:
    """What a turn is worth; a browser has no NumPy, so there plain Python reads the same tables (docs/offline.md)."""
    try:
        from vabanque.games.top_10000.exact.coach import prospect
    except ModuleNotFoundError:
        from vabanque.games.top_10000.exact.plain import prospect as plain_prospect

        return plain_prospect(me, others, target)
    return prospect(me, others, target)


def rivals_scores(rules: Top10000, view: View, seat: Seat) -> tuple[int, ...]:
    """The scores of all who still play against `seat`, clockwise."""
    clockwise = [(seat + ahead) % rules.seats for ahead in range(1, rules.seats)]
    return tuple(view.scores[other] for other in clockwise if other not in view.left)


def estimate(
    rules: Top10000, view: View, moves: Sequence[Keep], seat: Seat, _rng: Random, _seconds: float
) -> list[float]:
    """The chance to win after each move, in per cent. Empty for a number of players that is not solved."""
    assert view.throw is not None
    others = rivals_scores(rules, view, seat)
    try:
        ahead = turn_ahead(view.scores[seat], others, rules.target)
    except (Refusal, OSError):
        return []
    choices = ranked(ahead, view.turn, view.throw.black, view.throw.red)
    wins = {(choice.combos, choice.then): 100 * choice.win for choice in choices}
    return [wins[move.combos, move.then] for move in moves]
