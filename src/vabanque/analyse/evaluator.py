"""What positions are worth: the contract for evaluators (docs/review.md has the definitions).

An evaluator estimates how likely every seat is to win the game. A position before a decision is worth what its best
move leads to. Before a chance event the evaluator looks one step further, at the mean over all outcomes (`expected`).
That may differ from its value for the last move: it has changed its mind, and the review reports by how much.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vabanque.core import Decide, Over, Result, Seat, Step
from vabanque.core.contract import AnyRules
from vabanque.play.text import state_hash

Shares = npt.NDArray[np.float64]
"""[seat]: win shares, which sum to 1."""
CERTAIN = 2
"""A mistake costs at least this many standard errors: what rollouts cannot tell from chance is never called one."""


class Trust(NamedTuple):
    """How far off values are that no sample tells about, measured against exact ones (docs/review.md, "How sure?")."""

    spread: float = 0.0
    """The standard error of a cost is this times its square root."""
    noise: float = 0.0
    """A smaller cost may be none; nine in ten from here on are real."""

    def error(self, cost: float) -> float:
        return float(self.spread * cost**0.5)


EXACT = Trust()


@dataclass(frozen=True)
class Judgement:
    """What every legal move of a seat is worth to all seats, in the order of the moves."""

    known: Shares
    """[move, seat]: based on what the moving seat can know. Moves are compared by this."""
    actual: Shares
    """[move, seat]: in the position as it really is."""
    error: Shares
    """[move]: standard error of its loss against the best move, for the moving seat, as far as values are sampled."""
    trust: Trust = EXACT
    """How far off the values themselves may be."""

    def best(self, seat: Seat) -> int:
        """The move that is worth most to `seat`, the first among equals."""
        return int(np.argmax(self.known[:, seat]))

    def expected(self, seat: Seat) -> Shares:
        """[seat]: what `seat`'s best move leads to; the mean if several are equally good."""
        own = self.known[:, seat]
        return np.asarray(self.actual[own == own.max()].mean(axis=0))


def judgement(guesses: Shares, actual: Shares, seat: Seat, trust: Trust = EXACT) -> Judgement:
    """The judgement from `guesses[guess, move, seat]`, each sampling what `seat` cannot know, and `actual[move, seat]`.

    Without guesses, `seat` knows everything.
    """
    if not len(guesses):
        return Judgement(actual, actual, np.zeros(len(actual)), trust)
    known = guesses.mean(axis=0)
    own = guesses[:, :, seat]
    apart = own - own[:, [int(np.argmax(known[:, seat]))]]
    return Judgement(known, actual, apart.std(axis=0) / max(1, len(guesses) - 1) ** 0.5, trust)


class Value(NamedTuple):
    """What a position is worth to every seat."""

    shares: Shares
    error: float = 0.0
    """Standard error of the shares if outcomes are sampled; 0 if all are enumerated."""


class Evaluator(ABC):
    """Values positions of one game. It may cache results."""

    exact = False
    """Is every value exact? Then the evaluator never changes its mind."""
    rough = False
    """Do values come from random rollouts?"""

    def __init__(self, rules: AnyRules, seed: str = "") -> None:
        self.rules = rules
        self.seats = rules.spec.seats
        self.seed = seed
        """Seed for sampling, so that a review can be repeated."""

    def prepare(self, steps: Sequence[Step[Any]]) -> None:  # noqa: B027, most need no plan
        """The game that is about to be reviewed, so that an evaluator can plan how thorough it can afford to be."""

    def value(self, state: Any) -> Value:
        """What a position is worth to every seat."""
        shares = final_shares(self.rules, state)
        return self.unfinished(state) if shares is None else Value(shares)

    @abstractmethod
    def unfinished(self, state: Any) -> Value:
        """The value of a position that is not the end of the game."""

    def expected(self, state: Any) -> Value:
        """The mean of `value` over all outcomes of the chance event due in `state`."""
        return self.value(state)

    def landed(self, state: Any) -> Value:
        """What a position right after a chance event is worth, by the same measure as `expected` before it.

        Luck is the difference of the two. It is fair only if neither knows better than the other.
        """
        return self.value(state)

    def is_exact(self, state: Any) -> bool:
        """Is the value of this position exact? Then nothing is gained by judging its moves again."""
        return self.exact

    @abstractmethod
    def judge(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Judgement:
        """What each of `moves`, all the legal moves of `seat`, leads to."""

    def weigh(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Judgement:
        """`judge`, perhaps less thorough: for the many positions that the coach looks at once (`vabanque.coach`)."""
        return self.judge(state, seat, moves)

    def certain(self, moves: int) -> float:
        """How many standard errors a loss has to be, among this many moves, to be more than noise."""
        return CERTAIN

    def decided(self, state: Any) -> Value:
        """What a position before one seat's decision is worth: what its best move leads to."""
        turn = self.rules.turn(state)
        assert isinstance(turn, Decide)
        (seat,) = turn.seats
        judged = self.judge(state, seat, self.rules.legal(state, seat))
        return Value(judged.expected(seat))

    def enumerated(self, state: Any) -> Value:
        """What a position before a chance event is worth: the mean over all outcomes."""
        chance: Any = self.rules.turn(state)
        shares = np.zeros(self.seats)
        for outcome, probability in chance.outcomes():
            shares += float(probability) * self.value(self.rules.land(state, outcome).state).shares
        return Value(shares)

    def fills(self, state: Any, seat: Seat, count: int) -> list[Any]:
        """Positions in the same information set as `state` for `seat`, sampled only from what it can see."""
        view = self.rules.view(state, seat)
        rng = Random(f"{state_hash(view)}")
        return [self.rules.fill(view, rng) for _ in range(count)]


def shares_of(result: Result) -> Shares:
    """Every seat's share of the victory."""
    shares = np.zeros(len(result.score))
    for seat in result.winners:
        shares[seat] = 1 / len(result.winners)
    return shares


def final_shares(rules: AnyRules, state: Any) -> Shares | None:
    """Every seat's share of the victory if the game is over."""
    turn = rules.turn(state)
    return shares_of(turn.result) if isinstance(turn, Over) else None
