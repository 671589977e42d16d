"""What positions of the card game are worth: a network for reviews that sees each seat's own cards.

The network that plays takes a lay as a sign of how good its player is (docs/models.md). The one for reviews has learned
what positions are worth if good players play on, no matter who played so far. It judges a position from one seat, which
knows its own cards and everything face up. If several lay at the same time, each seat's share is read from its own
side, and the shares are then made to sum to 1: what a hand only its owner has seen is worth comes evenly from the
others. If a seat lays alone (in turn, or as the last one in the round), all shares are read from its side, since it
knows most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import numpy as np

from vabanque.analyse.evaluator import Judgement, Shares, Trust, Value
from vabanque.compiled import JIT
from vabanque.core import Below, Seat
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.bots.evaluation import new_workspace, value_lays
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.convert import from_state, packed
from vabanque.games.las_vegas_cards.editions import HAND, PLAYS, ROUNDS
from vabanque.games.las_vegas_cards.review.lays import (
    DRAWN,
    UNDRAWN,
    Hands,
    Last,
    draw_and_lay,
    let_last_lay,
    value_out,
)
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, State
from vabanque.games.vegas.bots.net import MOST_SEATS
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.bots.workspace import MOST_MOVES
from vabanque.games.vegas.review.evaluator import NetEvaluator, Worths, rehearse_evaluator

HANDS = 24 if JIT else 4
"""Hands drawn at random to value a position before the draw: thousands are possible."""
SMALL_PILE = 10 if JIT else 5
"""With a pile this small, every hand is tried: at most 252."""
HANDS_BEFORE_BILLS = 4 if JIT else 1
"""HANDS for a position with bills laid out at random, of which there are many."""


NETWORK = Trust(0.2, 0.03)
"""How sure the network is: taken to be what it is with dice and several players …"""
ALONE = Trust(0.4, 0.2)
"""… and in the last round with nobody else left in it, as measured (docs/review.md, "How sure?")."""


class Undrawn(NamedTuple):
    """A position in which nobody holds cards."""

    shares: Shares
    """[seat]: summing to 1."""
    own: Shares
    """[seat]: as each seat sees it."""
    error: float


class Lays(NamedTuple):
    """What the selections of a seat are worth."""

    number: dict[int, int]
    """Packed cards → number of the selection."""
    worths: Worths


class CardEvaluator(NetEvaluator):
    """The network for reviews; the last lay of a game is valued over all hands."""

    rules: LasVegasCards
    hands = HANDS
    hands_before_bills = HANDS_BEFORE_BILLS

    def __init__(self, rules: LasVegasCards, seed: str = "") -> None:
        super().__init__(rules, seed)
        shape = shape_for(rules.seats)
        net = load_net(rules.spec.game, rules.seats, shape, for_reviews=True)
        self._workspace, self._last_workspace = (new_workspace(shape, net) for _ in range(2))
        self._undrawn = lru_cache(maxsize=8)(self._draw_hands)
        self._lays = lru_cache(maxsize=16)(self._value_lays)
        self._rng = Random(f"hands {seed}")
        """Draws hands, different ones every time."""

    def before_chance(self, state: State) -> Value:
        """The value before anybody drew, plus what the hands drawn since then are worth to their owners."""
        alone = self._alone(state)
        if alone is not None and state.hands[alone]:
            return self.decided(state)
        before = self._undrawn(replace(state, hands=((),) * self.seats), self.hands, not self._begins(state))
        shares = before.shares.copy()
        for seat, hand in enumerate(state.hands):
            if hand:
                worths = self._lays(state, seat).worths
                gain = worths.actual[worths.judged(seat).best(seat), seat] - before.own[seat]
                shares -= gain / (self.seats - 1)
                shares[seat] += gain + gain / (self.seats - 1)
        return Value(shares, before.error)

    def expected(self, state: State) -> Value:
        if self._begins(state):
            before = self._undrawn(state, self.hands, True)
            return Value(before.shares, before.error)
        return super().expected(state)

    def before_decision(self, state: State) -> Value:
        return self.before_chance(state)

    def round_begun(self, state: State, below: Below) -> Shares:
        return self._draw_hands(state, self.hands_before_bills, False).shares

    def judge(self, state: State, seat: Seat, moves: Sequence[Lay]) -> Judgement:
        lays = self._lays(state, seat)
        at = [lays.number[packed(move.cards)] for move in moves]
        alone = state.round == ROUNDS and all(out for owner, out in enumerate(state.out) if owner != seat)
        return lays.worths.judged(seat, at, ALONE if alone else NETWORK)

    def _value_lays(self, state: State, seat: Seat) -> Lays:
        last = self._last(state, seat)
        purses = self._purses(state, seat, last)
        shares = np.zeros((len(purses), MOST_MOVES, MOST_SEATS), np.float32)
        self._workspace.positions[DRAWN] = from_state(self.rules, state)[0]
        count = value_lays(self._workspace, seat, purses, 0.0, shares)
        if last.seat >= 0:
            for k in range(count):
                let_last_lay(self._workspace, seat, k, last, 0, 1, shares[0, k])
        number = {int(cards): k for k, cards in enumerate(self._workspace.moves[:count])}
        valued = shares[:, :count, : self.seats].astype(np.float64)
        return Lays(number, Worths(valued[1:], valued[0]))

    def _draw_hands(self, state: State, hands: int, guess: bool) -> Undrawn:
        """Value a position in which nobody holds cards by drawing hands at random.

        Without `guess`, everybody knows everybody's money. That hardly matters for the first choice of a round, and it
        saves most of the time when many ways to lay out the bills are valued.
        """
        workspace = self._workspace
        undrawn = from_state(self.rules, state)[0]
        alone = self._alone(state)
        own, variance = np.zeros(self.seats), 0.0
        for seat in range(self.seats) if alone is None else [alone]:
            last = self._last(state, seat)
            purses = self._purses(state, seat, last, guess)
            workspace.positions[DRAWN] = undrawn
            workspace.positions[UNDRAWN] = undrawn
            if state.out[seat]:
                shares = np.zeros((1, MOST_SEATS), np.float32)
                value_out(workspace, seat, purses[:1], shares)
                own[seat] = shares[0, seat]
                continue
            drawable = self._hands(state, seat, hands, purses)
            drawn = np.zeros((len(drawable.cards), self.seats))
            draw_and_lay(workspace, seat, drawable, last, drawn)
            mean = drawable.chance @ drawn
            sampled = len(self.rules.pile(state, seat)) > SMALL_PILE
            squares = drawable.chance @ (drawn - mean) ** 2 / hands if sampled else np.zeros(self.seats)
            if alone is not None:
                return Undrawn(mean, mean, float(np.sqrt(squares).mean()))
            own[seat] = mean[seat]
            variance += squares[seat] / self.seats
        return Undrawn(own + (1 - own.sum()) / self.seats, own, float(variance**0.5))

    def _hands(self, state: State, seat: Seat, count: int, purses: Any) -> Hands:
        """What a seat may draw: every hand if its pile is small, otherwise some at random."""
        pile = self.rules.pile(state, seat)
        if len(pile) <= SMALL_PILE:
            drawn = Counter(map(packed, combinations(pile, HAND)))
        else:
            drawn = Counter(packed(self._rng.sample(pile, HAND)) for _ in range(count))
        return Hands(np.array(list(drawn), np.int64), np.array(list(drawn.values())) / drawn.total(), purses)

    def _last(self, state: State, seat: Seat) -> Last:
        """The only seat that can lay after `seat` in the last round, if its pile is small enough to try every hand."""
        place = [(owner - state.starter) % self.seats for owner in range(self.seats)]
        laying = [
            owner
            for owner in range(self.seats)
            if owner != seat and not state.out[owner] and (state.play < PLAYS or place[owner] > place[seat])
        ]
        if self.rules.in_turn and state.round == ROUNDS and len(laying) == 1:
            (owner,) = laying
            if len(self.rules.pile(state, owner)) <= SMALL_PILE:
                return Last(owner, self._hands(state, owner, 0, self.purses(state, owner)), self._last_workspace)
        return Last(-1, Hands(np.zeros(0, np.int64), np.zeros(0), np.zeros((0, 0), np.int64)), self._last_workspace)

    def _purses(self, state: State, seat: Seat, last: Last, guess: bool = True) -> Any:
        """Like `purses`, but with a guess even where all money is known, if the last player's cards are not."""
        purses = self.purses(state, seat, guess)
        return purses.repeat(2, axis=0) if last.seat >= 0 and len(purses) == 1 else purses

    def _alone(self, state: State) -> Seat | None:
        """The seat that lays next, if nobody else lays at the same time."""
        active = self.rules.active(state)
        return active[0] if len(active) == 1 else None

    def _begins(self, state: State) -> bool:
        """Are all bills of a round laid out, and has nobody drawn yet?"""
        laid_out = len(state.bills) == self.rules.casinos
        return laid_out and not any(state.laid) and not any(state.hands)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_evaluator(CardEvaluator, "las-vegas-cards")
