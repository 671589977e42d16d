"""What positions of the card game are worth: the network, as every seat sees its own cards.

The network judges a position from one seat, which knows its own cards and what lies open. So each seat's share is read
from its own side, and the shares are then made to sum to 1. A good hand that only its owner has seen is taken evenly
from the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from vabanque.analyse.evaluator import Judgement, Shares, Value
from vabanque.analyse.las_vegas_cards.lays import DRAWN, UNDRAWN, draw_and_lay, value_lays, value_out
from vabanque.analyse.vegas.evaluator import NetEvaluator, Worths
from vabanque.analyse.vegas.rehearsal import rehearse_evaluator
from vabanque.bots.las_vegas_cards.inputs import shape_for
from vabanque.bots.vegas.desk import MOST_MOVES, MOST_SEATS, new_desk
from vabanque.bots.vegas.weights import load_net
from vabanque.compiled import JIT, new_luck
from vabanque.core import Below, Seat
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.compiled import RECORD
from vabanque.games.las_vegas_cards.convert import from_state, packed
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, State

HANDS = 24 if JIT else 4
"""Hands drawn at random to value a position before the draw: thousands are possible."""
HANDS_BEFORE_BILLS = 4 if JIT else 1
"""… and in a position with bills laid out at random, of which there are many."""


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
    """The network that `house` plays by."""

    rules: LasVegasCards

    def __init__(self, rules: LasVegasCards, seed: str = "") -> None:
        super().__init__(rules, seed)
        shape = shape_for(rules.seats)
        self._desk = new_desk(RECORD, 3, shape, load_net(rules.spec.game, rules.seats, shape))
        self._undrawn = lru_cache(maxsize=8)(self._draw_hands)
        self._lays = lru_cache(maxsize=16)(self._value_lays)
        self._luck = new_luck(f"hands {seed}")
        """Hands drawn at random: others every time."""

    def before_chance(self, state: State) -> Value:
        """The position before anybody drew, and what the hands drawn since then are worth to their owners."""
        before = self._undrawn(replace(state, hands=((),) * self.seats), HANDS)
        shares = before.shares.copy()
        for seat, hand in enumerate(state.hands):
            if hand:
                worths = self._lays(state, seat).worths
                gain = worths.actual[worths.judged(seat).best(seat), seat] - before.own[seat]
                shares -= gain / (self.seats - 1)
                shares[seat] += gain + gain / (self.seats - 1)
        return Value(shares, before.error)

    def before_decision(self, state: State) -> Value:
        return self.before_chance(state)

    def round_begun(self, state: State, below: Below) -> Shares:
        return self._draw_hands(state, HANDS_BEFORE_BILLS).shares

    def judge(self, state: State, seat: Seat, moves: Sequence[Lay]) -> Judgement:
        lays = self._lays(state, seat)
        at = [lays.number[packed(move.cards)] for move in moves]
        return lays.worths.judged(seat, at)

    def _value_lays(self, state: State, seat: Seat) -> Lays:
        purses = self.purses(state, seat)
        shares = np.zeros((len(purses), MOST_MOVES, MOST_SEATS), np.float32)
        self._desk.positions[DRAWN] = from_state(self.rules, state)[0]
        count = value_lays(self._desk, seat, purses, shares)
        number = {int(cards): k for k, cards in enumerate(self._desk.moves[:count])}
        valued = shares[:, :count, : self.seats].astype(np.float64)
        return Lays(number, Worths(valued[1:], valued[0]))

    def _draw_hands(self, state: State, hands: int) -> Undrawn:
        """Value a position in which nobody holds cards by drawing hands at random."""
        desk = self._desk
        undrawn = from_state(self.rules, state)[0]
        own, variance = np.zeros(self.seats), 0.0
        for seat in range(self.seats):
            purses = self.purses(state, seat)
            desk.positions[DRAWN] = undrawn
            desk.positions[UNDRAWN] = undrawn
            if self._lays_no_more(state, seat):
                shares = np.zeros((1, MOST_SEATS), np.float32)
                value_out(desk, seat, purses[:1], shares)
                own[seat] = shares[0, seat]
                continue
            samples = np.zeros(hands)
            draw_and_lay(desk, seat, purses, self._luck[0], samples)
            own[seat] = samples.mean()
            variance += samples.var() / hands / self.seats
        return Undrawn(own + (1 - own.sum()) / self.seats, own, float(variance**0.5))

    def _lays_no_more(self, state: State, seat: Seat) -> bool:
        """Is a seat out, or has it laid in this cycle already, so that the network sees it right after laying?"""
        order = self.rules.order(state)
        return state.out[seat] or (self.rules.in_turn and order.index(seat) < order.index(state.seat))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_evaluator(CardEvaluator, "las-vegas-cards")
