"""What positions of the Las Vegas games are worth: the networks, averaged over bills and hidden money."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import numpy as np

from vabanque.analyse.evaluator import EXACT, Evaluator, Judgement, Shares, Trust, Value, judgement
from vabanque.compiled import JIT
from vabanque.core import Below, Decide, Seat, Step
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.games.vegas.compiled import purse_of
from vabanque.games.vegas.rules import DealBills
from vabanque.play.loop import play_on

SAMPLES = 8 if JIT else 3
"""Samples of how the rest of a round's bills are laid out. There are too many to try: one casino alone has hundreds."""
FILLS = 8 if JIT else 2
"""Guesses at the others' hidden money for each decision."""
STEPS = 60
"""Steps of a rehearsal: enough to see the end of a round with two players."""


class Worths(NamedTuple):
    """What some moves of a seat are worth to all seats."""

    guesses: Shares
    """[guess, move, seat]: each guess samples the hidden money; there is none if nothing is hidden."""
    actual: Shares
    """[move, seat]"""

    def judged(self, seat: Seat, moves: list[int] | None = None, trust: Trust = EXACT) -> Judgement:
        """The judgement of these moves, by number, or of all."""
        at = slice(None) if moves is None else moves
        return judgement(self.guesses[:, at], self.actual[at], seat, trust)

    def known(self, seat: Seat) -> Shares:
        """[move]: what each is worth to `seat`, based on what it can know."""
        shares = self.guesses[:, :, seat].mean(axis=0) if len(self.guesses) else self.actual[:, seat]
        return np.asarray(shares)


class NetEvaluator(Evaluator):
    """A value network, which sees a position right after a move."""

    layouts = SAMPLES
    guesses = FILLS
    """How many samples to take. With fewer, reviews are faster and coarser; luck stays zero on average."""

    def __init__(self, rules: AnyRules, seed: str = "") -> None:
        super().__init__(rules, seed)
        self._round_begun = lru_cache(maxsize=4)(self._lay_out)

    def unfinished(self, state: Any) -> Value:
        turn = self.rules.turn(state)
        if isinstance(turn, DealBills):
            return self._round_begun(state)
        if isinstance(turn, Decide):
            return self.before_decision(state)
        return self.before_chance(state)

    @abstractmethod
    def before_chance(self, state: Any) -> Value:
        """What a position with all bills laid out is worth before dice are rolled or cards drawn."""

    def before_decision(self, state: Any) -> Value:
        """What a position is worth before a decision."""
        return self.decided(state)

    def round_begun(self, state: Any, below: Below) -> Shares:
        """What a position with bills laid out at random is worth; there are many of them."""
        return self.before_chance(state).shares

    def _lay_out(self, state: Any) -> Value:
        """What a position is worth while bills are being laid out: the mean over sampled ways to continue.

        All positions of a round use the same random numbers, so their differences are more exact than their values.
        """
        values = []
        for number in range(self.layouts):
            below = uniform(Random(f"{self.seed} {state.round} {number}"))
            begun = state
            # Casinos that are already filled consume random numbers too, so that the others get the same luck.
            for casino in range(1, self.rules.casinos + 1):  # type: ignore[attr-defined]  # a Las Vegas game
                due = self.rules.turn(begun)
                if isinstance(due, DealBills) and due.casino == casino:
                    begun = self.rules.land(begun, due.deal(below)).state
                else:
                    for _ in range(2):
                        below(2)
            values.append(self.round_begun(begun, below))
        return Value(np.mean(values, axis=0), float(np.std(values, axis=0).mean() / self.layouts**0.5))

    def purses(self, state: Any, seat: Seat, guess: bool = True) -> Any:
        """[guess, seat]: everybody's money; first the truth, then guesses where `seat` cannot know it."""
        actual = np.array([[purse_of(bills) for bills in state.won]], np.int64)
        visible = self.rules.view(state, seat).won if guess else state.won
        hidden = [owner for owner, bills in enumerate(visible) if bills is None]
        # All bills were won in the open: anyone who counts can tell what the others hold together.
        together = sorted(bill for owner in hidden for bill in state.won[owner])
        if not together:
            return actual
        counts = tuple(len(state.won[owner]) for owner in hidden)
        purses = np.repeat(actual, 1 + self.guesses, axis=0)
        purses[1:, hidden] = guessed_purses(tuple(together), counts)[: self.guesses]
        return purses


@lru_cache(maxsize=64)
def guessed_purses(bills: tuple[int, ...], counts: tuple[int, ...]) -> Any:
    """[guess, owner]: bills dealt at random to owners of whom only the number of bills is known.

    The same for a whole round, so that new guesses do not change the evaluator's mind.
    """
    rng = Random(f"{bills} {counts}")
    purses = []
    for _ in range(FILLS):
        dealt = iter(rng.sample(bills, len(bills)))
        purses.append([purse_of(islice(dealt, count)) for count in counts])
    return np.array(purses, np.int64)


def rehearse_evaluator(kind: type[NetEvaluator], game: str) -> None:
    """Value a round and what follows, so that all compiled code is called once (`vabanque.warmup`)."""
    rules = make(game, 2)
    evaluator, below = kind(rules), uniform(Random(0))

    def choose(state: Any, seat: int) -> Any:
        moves = rules.legal(state, seat)
        return moves[below(len(moves))]

    begun: Step[Any] = rules.start()
    for step in islice(play_on(rules, begun, lambda chance: chance.deal(below), choose), STEPS):
        evaluator.value(step.state)
