"""What positions of Las Vegas with dice are worth: the network, exact over all rolls, and exact ends of rounds.

What a roll shows matters only through the placements it allows. A placement is a face and a number of dice, so there
are few of them. All are valued at once, which gives the mean over thousands of rolls nearly for free.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from vabanque.analyse.evaluator import EXACT, Judgement, Shares, Trust, Value
from vabanque.core import Below, Seat
from vabanque.core.chance import throws
from vabanque.core.frozen import replace
from vabanque.games.las_vegas.bots.beliefs import new_beliefs
from vabanque.games.las_vegas.bots.evaluation import new_workspace
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.convert import from_state
from vabanque.games.las_vegas.exact import duel
from vabanque.games.las_vegas.review.placements import BIGGY, FACE, OWN, best_placements, value_placements
from vabanque.games.las_vegas.rules import BANDIT, LasVegas, Place, RollDice, RollSpare, State
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.review.evaluator import NetEvaluator, Worths, rehearse_evaluator

RESPECT = {
    2: (0.96, 0.97, 0.98, 0.93),
    3: (0.75, 0.87, 0.92, 0.87),
    4: (0.68, 0.79, 0.90, 0.90),
    5: (0.62, 0.76, 0.91, 0.94),
}
"""Seats → by round, the probability with which a seat that has just placed takes each other player for its equal.

The network trained at tables where most others were weaker, so this is one of its inputs. With less respect it would
expect every seat to win too much right after its own placement and change its mind at the next roll; with more respect,
too little. These numbers make its changes of mind about zero on average (docs/review.md); six seats are like five."""


FOR_TWO, FOR_MORE = Trust(0.13, 0.02), Trust(0.2, 0.03)
"""How sure the network is, with two players and with more (docs/review.md, "How sure?")."""
LEADS = Trust(0.02)
"""How sure a solved round is that is not the last: its end is valued by what a lead is worth, which has a standard
error of 0.1 to 0.8 points (docs/studies/las-vegas-for-two.md)."""


class Dice(NamedTuple):
    """The dice of one roll."""

    own: int
    neutral: int
    biggy: bool


class Rolls(NamedTuple):
    """All rolls of some dice, and the placements they allow."""

    placements: Any
    """[placement, column]: columns as in `placements`; first those on the normal casinos, then those on the Bandit."""
    allowed: Any
    """[roll]: the numbers of the placements it allows, by face, normal casinos first; −1 for faces not shown."""
    chance: Any
    """[roll]"""
    number: dict[tuple[int, int, int, int], int]
    """Face and dice of each kind → number of the placement."""


@lru_cache(maxsize=64)
def all_rolls(dice: Dice, bandit: bool) -> Rolls:
    """All rolls of some dice, with or without the Bandit: up to 160,000 with neutral dice and a Biggy."""
    counts = np.array(
        [
            (face, own, neutral, biggy)
            for own in range(dice.own + 1)
            for neutral in range(dice.neutral + 1)
            for biggy in range(dice.biggy + 1)
            if own + neutral + biggy
            for face in range(1, 7)
        ],
        np.int64,
    )
    number = {(face, own, neutral, biggy): k for k, (face, own, neutral, biggy) in enumerate(counts.tolist())}
    # [face − 1, own, neutral, biggy]: the number of the placement
    table = np.full((6, dice.own + 1, dice.neutral + 1, 2), -1, np.int16)
    for (face, own, neutral, biggy), k in number.items():
        table[face - 1, own, neutral, biggy] = k
    own_counts, own_chance = _throws(dice.own)
    neutral_counts, neutral_chance = _throws(dice.neutral)
    biggies = np.eye(6, dtype=np.int64) if dice.biggy else np.zeros((1, 6), np.int64)
    shape = (len(own_counts), len(neutral_counts), len(biggies), 6)
    allowed = table[
        np.arange(6),
        np.broadcast_to(own_counts[:, None, None], shape),
        np.broadcast_to(neutral_counts[None, :, None], shape),
        np.broadcast_to(biggies[None, None], shape),
    ].reshape(-1, 6)
    chance = np.einsum("i,j,k->ijk", own_chance, neutral_chance, np.full(len(biggies), 1 / len(biggies))).reshape(-1)
    placements = np.hstack([counts, np.zeros((len(counts), 1), np.int64)])
    if bandit:
        on_bandit = np.hstack([counts, np.ones((len(counts), 1), np.int64)])
        placements = np.vstack([placements, on_bandit])
        allowed = np.hstack([allowed, np.where(allowed < 0, -1, allowed + len(counts))])
    return Rolls(placements, allowed, chance, number)


@lru_cache(maxsize=16)
def _throws(dice: int) -> tuple[Any, Any]:
    """Counts `[roll, face − 1]`, and the chance of each roll."""
    counts = [[shown.count(face) for face in range(1, 7)] for shown, _ in throws(dice)]
    return np.array(counts, np.int64), np.array([float(chance) for _, chance in throws(dice)])


class Worth(NamedTuple):
    """What all placements of a seat are worth, and what its roll is worth on average."""

    rolls: Rolls
    placements: Worths
    mean: Shares
    """[seat]: the mean over all rolls, if the seat chooses by what it knows."""
    trust: Trust


class DiceEvaluator(NetEvaluator):
    """The network that `house` plays by. It judges all seats alike, as players without habits."""

    rules: LasVegas

    def __init__(self, rules: LasVegas, seed: str = "") -> None:
        super().__init__(rules, seed)
        self._beliefs = [new_beliefs(rules.seats, respect) for respect in RESPECT[min(rules.seats, 5)]]
        shape = shape_for(rules.seats)
        self._workspace = new_workspace(shape, load_net(rules.spec.game, rules.seats, shape))
        self._worth = lru_cache(maxsize=8)(self._work_out)
        self._spare_due = lru_cache(maxsize=2)(self.enumerated)

    def expected(self, state: State) -> Value:
        if isinstance(self.rules.turn(state), RollDice):
            return Value(self._worth(state).mean)
        return super().expected(state)

    def before_chance(self, state: State) -> Value:
        due = self.rules.turn(state)
        if not isinstance(due, RollDice):
            return self._spare_due(state)
        begins = self._begins(state) and duel.duel_for(self.rules, state) is None
        return Value(self._worth(state, guess=not begins).mean)

    def landed(self, state: State) -> Value:
        # The bills' luck is measured by the network, which can value many ways to lay them out. After that, the first
        # roll changes its mind.
        if isinstance(self.rules.turn(state), RollDice) and self._begins(state):
            return Value(self._worth(state, guess=False).mean)
        return self.value(state)

    def is_exact(self, state: State) -> bool:
        return state.round == self.rules.edition.rounds and duel.duel_for(self.rules, state) is not None

    def _begins(self, state: State) -> bool:
        return state.seat == state.starter and state.own[state.seat] == self.rules.edition.dice

    def round_begun(self, state: State, below: Below) -> Shares:
        due = self.rules.turn(state)
        if isinstance(due, RollSpare):
            state = self.rules.land(state, due.deal(below)).state
        return self.landed(state).shares

    def judge(self, state: State, seat: Seat, moves: Sequence[Place]) -> Judgement:
        worth = self._worth(replace(state, roll=None))
        at = [self._number(worth.rolls, state, move) for move in moves]
        return worth.placements.judged(seat, at, worth.trust)

    def weigh(self, state: State, seat: Seat, moves: Sequence[Place]) -> Judgement:
        """By the network alone, and no other moves than these."""
        roll, workspace = state.roll, self._workspace
        assert roll is not None
        placements = [
            (m.face, roll.own.count(m.face), roll.neutral.count(m.face), roll.biggy == m.face, m.casino == BANDIT)
            for m in moves
        ]
        purses = self.purses(state, seat)
        shares = np.zeros((len(purses), len(moves), self.seats), np.float32)
        workspace.positions[0] = from_state(self.rules, replace(state, roll=None))[0]
        value_placements(workspace, self._beliefs[state.round - 1], purses, np.array(placements, np.int64), shares)
        return Worths(shares[1:].astype(np.float64), shares[0].astype(np.float64)).judged(seat)

    def _number(self, rolls: Rolls, state: State, move: Place) -> int:
        roll, face = state.roll, move.face
        assert roll is not None
        number = rolls.number[face, roll.own.count(face), roll.neutral.count(face), int(roll.biggy == face)]
        return number + len(rolls.number) * (move.casino == BANDIT)

    def _work_out(self, state: State, guess: bool = True) -> Worth:
        """What a seat's roll may lead to. Without `guess`, the seat knows everybody's money, and the network is asked.
        Before the first roll of a round that knowledge is worth hardly anything, and assuming it saves most of the time
        when many ways to lay out the bills are valued."""
        rules, seat = self.rules, state.seat
        due = rules.turn(state)
        assert isinstance(due, RollDice)
        rolls = all_rolls(Dice(due.own, due.neutral, due.biggy), rules.bandit)
        ordinary, placements = len(rolls.number), rolls.placements
        taken = np.zeros(len(placements), bool)
        if rules.bandit:
            free = np.array([lot is None for lot in state.bandit])
            taken[ordinary:] = ~free[placements[ordinary:, FACE] - 1]
        solved = duel.duel_for(rules, state) if guess else None
        network = FOR_TWO if self.seats == duel.SEATS else FOR_MORE
        trust = network if solved is None else EXACT if self.is_exact(state) else LEADS
        if solved is None:
            worths = self._by_network(state, placements, ~taken, guess)
        else:
            # With two seats nothing is hidden: whoever counts knows the other's money.
            actual = solved.after(state, placements[:, [FACE, OWN, BIGGY]])
            worths = Worths(actual[np.newaxis][:0], actual)
        # Equal values have equal ranks; the last rank is for a face not shown.
        ranks = np.unique(-np.where(taken, -1.0, worths.known(seat)), return_inverse=True)[1]
        chances = np.zeros(len(placements))
        best_placements(np.append(ranks, len(ranks)), rolls.allowed, rolls.chance, chances)
        return Worth(rolls, worths, chances @ worths.actual, trust)

    def _by_network(self, state: State, placements: Any, allowed: Any, guess: bool) -> Worths:
        """What all placements are worth to the network, with two dice or fewer left by search."""
        rules, workspace = self.rules, self._workspace
        purses = self.purses(state, state.seat, guess)
        shares = np.zeros((len(purses), len(placements), rules.seats), np.float32)
        valued = np.zeros((len(purses), int(allowed.sum()), rules.seats), np.float32)
        workspace.positions[0] = from_state(rules, state)[0]
        value_placements(workspace, self._beliefs[state.round - 1], purses, placements[allowed], valued)
        shares[:, allowed] = valued
        return Worths(shares[1:].astype(np.float64), shares[0].astype(np.float64))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    duel.rehearse()
    rehearse_evaluator(DiceEvaluator, "las-vegas-2012")
