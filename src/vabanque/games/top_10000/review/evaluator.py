"""What positions of Die oberen 10 000 are worth: exact for two, the equilibrium for three, the grid for four.

A turn is worth what its possible ends are worth: banking some number of points, or a bust. The tables give the value of
an end to the player whose turn it was; solving the next turn gives its value to the next player. That settles two
players (exactly) and three. With four, the other two share the rest in proportion to what they would have right after
a turn of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from vabanque.analyse.evaluator import Evaluator, Judgement, Shares, Value
from vabanque.core import Seat
from vabanque.games.top_10000.exact.coach import SIX_DICE, prospect
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import STEP, DiceHand, book
from vabanque.games.top_10000.exact.turn import TOP, bust_chances, climb_for_all
from vabanque.games.top_10000.rules import BLACK, Keep, State, Top10000

SOLVED = 10_000
"""The tables cover every target up to this one."""
SURE = 3
"""Up to this many players the mover's chances are exact (to 1e-5 with three) …"""
GRID = 0.001
"""… and with four they are off by about this much (docs/studies/top-10000.md)."""
BETWEEN = (0, 7, 14, 24, 40, 70, 120)
"""The next player's turn is solved after banking this many steps of 50; in between, it is interpolated."""


class Turn(NamedTuple):
    """One turn: scores of those still at the table, the mover's first."""

    scores: tuple[int, ...]
    target: int


class SolvedEvaluator(Evaluator):
    """Reads the solved tables."""

    rules: Top10000

    def __init__(self, rules: Top10000, seed: str = "") -> None:
        super().__init__(rules, seed)
        self.exact = rules.seats == 2 and rules.target <= SOLVED

    def unfinished(self, state: State) -> Value:
        if state.throw is not None:
            return self.decided(state)
        if not state.turn and state.black == BLACK and state.red:
            return Value(self._spread(state, state.seat, start_of_turn(self._turn(state))))
        return self.expected(state)

    def expected(self, state: State) -> Value:
        return Value(self.rolled(state, state.turn, DiceHand(state.black, int(state.red))))

    def judge(self, state: State, seat: Seat, moves: Sequence[Keep]) -> Judgement:
        shares = np.array([self._after(state, move) for move in moves])
        error = GRID if len(self._playing(state, seat)) > SURE else 0.0
        return Judgement(shares, shares, error * (shares[:, seat] < shares[:, seat].max()))

    def _after(self, state: State, move: Keep) -> Shares:
        seat, after = state.seat, self.rules.play(state, move).state
        if move.then == "bank":
            if after.over or len(self._playing(state, seat)) < 3:
                return self.value(after).shares
            # Interpolated, like the mean over all rolls. The next turn may change the evaluator's mind.
            return self._spread(state, seat, banked(self._turn(state), state.turn + move.points))
        return self.rolled(state, after.turn, DiceHand(after.black, int(after.red)))

    def rolled(self, state: State, points: int, hand: DiceHand) -> Shares:
        """Win shares when the player on turn rolls some dice with some points at stake."""
        return self._spread(state, state.seat, throw_on(self._turn(state), points, hand))

    def _turn(self, state: State) -> Turn:
        return Turn(tuple(state.scores[seat] for seat in self._playing(state, state.seat)), self.rules.target)

    def _playing(self, state: State, first: Seat) -> list[Seat]:
        """Seats still at the table, clockwise from `first`."""
        clockwise = [(first + ahead) % self.seats for ahead in range(self.seats)]
        return [seat for seat in clockwise if seat not in state.left]

    def _spread(self, state: State, first: Seat, ordered: Shares) -> Shares:
        """Win shares by seat, from shares in the order of play starting with `first`; seats that left have none."""
        shares = np.zeros(self.seats)
        shares[self._playing(state, first)] = ordered
        return shares


@lru_cache(maxsize=4096)
def _start_of_turn(turn: Turn) -> tuple[float, ...]:
    scores, target = turn
    if len(scores) == 1:
        return (1.0,)  # nobody can overtake
    last = _just_moved(scores, target)
    if len(scores) == 2:
        return (1 - last, last)
    mover = prospect(scores[0], scores[1:], target).roll(0, SIX_DICE)
    rest = max(0.0, 1 - mover - last)
    if len(scores) == 3:
        return (mover, rest, last)
    between = np.array([_just_moved((*scores[seat + 1 :], *scores[: seat + 1]), target) for seat in (1, 2)])
    parts = between / between.sum() if between.any() else np.full(2, 0.5)
    return (mover, *map(float, rest * parts), last)


def _just_moved(scores: tuple[int, ...], target: int) -> float:
    """The chance of the last of these players, who has just moved."""
    table = shipped(len(scores))
    # Only the distance to the target matters. Beyond the table's range, use its start.
    *others, own = [max(0, table.grid.target - -(-(target - score) // STEP)) for score in scores]
    return float(table.row(others)[own])


def start_of_turn(turn: Turn) -> Shares:
    """Win shares at the start of a turn, in the order of play."""
    return np.array(_start_of_turn(turn))


def throw_on(turn: Turn, points: int, hand: DiceHand) -> Shares:
    """Win shares in the order of play when the mover rolls this hand with this many points at stake."""
    scores, target = turn
    if len(scores) == 1:
        return np.ones(1)
    if len(scores) == 2:
        own = prospect(scores[0], scores[1:], target).roll(points, hand)
        return np.array([own, 1 - own])
    number = book().number[hand]
    bust = _after_turn(turn, 0)
    if points >= target - scores[0]:  # any roll that is not a bust wins
        missed = float(bust_chances()[number])
        won = np.zeros(len(scores))
        won[0] = 1
        return missed * bust + (1 - missed) * won
    ladder = _ladder(turn).roll
    rung = max(TOP, len(ladder) - 1 - points // STEP)
    return np.asarray(ladder[rung, number])


def banked(turn: Turn, points: int) -> Shares:
    """Win shares in the order of play when the mover, one of three or four, banks points that do not win yet."""
    bank = _ladder(turn).bank
    return np.asarray(bank[len(bank) - 1 - points // STEP])


def _after_turn(turn: Turn, banked: int) -> Shares:
    """Win shares in the order of play, the mover first, when the turn ends with this many steps banked."""
    scores, target = turn
    ended = start_of_turn(Turn((*scores[1:], scores[0] + STEP * banked), target))
    return np.roll(ended, 1)


class SolvedPosition(NamedTuple):
    """A turn of three or four players. The last rung has no points."""

    bank: Any
    """[rung, seat]: what banking is worth."""
    roll: Any
    """[rung, hand, seat]: what rolling again is worth."""


@lru_cache(maxsize=16)
def _ladder(turn: Turn) -> SolvedPosition:
    scores, target = turn
    rungs = -(-(target - scores[0]) // STEP)
    nodes = [steps for steps in BETWEEN if steps < rungs]
    if nodes[-1] != rungs - 1:
        nodes.append(rungs - 1)
    ends = np.array([_after_turn(turn, steps) for steps in nodes])
    banked = np.arange(rungs - 1, -1, -1)
    bank = np.zeros((TOP + rungs, len(scores)))
    bank[:TOP, 0] = 1
    for seat in range(1, len(scores)):
        bank[TOP:, seat] = np.interp(banked, nodes, ends[:, seat])
    # The mover's own chances are in the table; the others share what is left.
    table = shipped(len(scores))
    own, *others = [max(0, table.grid.target - -(-(target - score) // STEP)) for score in scores]
    row = table.row(others)
    bank[TOP:, 0] = row[np.minimum(own + banked, table.grid.target - 1)]
    bank[TOP:, 1:] *= ((1 - bank[TOP:, 0]) / bank[TOP:, 1:].sum(axis=1))[:, None]
    return SolvedPosition(bank, climb_for_all(bank, _after_turn(turn, 0)))
