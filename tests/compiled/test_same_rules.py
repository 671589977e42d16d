"""The kernels and the readable rules: the same states, the same moves, the same payments, in every variant."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.compiled.variants import VARIANTS, label
from vabanque.bots import make_bot
from vabanque.bots.top_10000.greedy import ENOUGH
from vabanque.core import Decide, Entry, Over
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.games.kernel import new_luck, numbers, repeated, throw_of
from vabanque.games.las_vegas import kernel as dice
from vabanque.games.las_vegas.rules import LasVegas, Roll, Spare
from vabanque.games.las_vegas_cards import kernel as cards
from vabanque.games.las_vegas_cards.rules import Draw, LasVegasCards
from vabanque.games.top_10000 import kernel as top
from vabanque.games.top_10000.rules import Throw
from vabanque.games.vegas import Fill
from vabanque.play.dealers import SeededDealer

GAMES_EACH = 2


class Mirror:
    """One game in a kernel, told everything that happens by the readable rules."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules: Any = rules
        self.kernel: Any = {LasVegas: dice, LasVegasCards: cards}.get(type(rules), top)
        self.these = self.kernel.new(rules)
        self.moves = numbers(256)

    @property
    def record(self) -> Any:
        return self.these[0]

    def state(self) -> Any:
        return self.kernel.to_state(self.rules, self.these)

    def land(self, outcome: Entry) -> None:
        s, kernel = self.record, self.kernel
        if isinstance(outcome, Fill):
            if kernel is cards:
                kernel.land_fill(s, *outcome.bills)
            else:
                bills = numbers(len(outcome.bills))
                for number, bill in enumerate(outcome.bills):
                    bills[number] = bill
                kernel.land_fill(s, bills, len(outcome.bills))
        elif isinstance(outcome, Spare):
            kernel.land_spare(s, throw_of(outcome.faces))
        elif isinstance(outcome, Roll):
            kernel.land_roll(s, throw_of(outcome.own), throw_of(outcome.neutral), outcome.biggy or 0)
        elif isinstance(outcome, Draw):
            kernel.land_draw(s, outcome.seat, cards.packed(outcome.cards))
        else:
            assert isinstance(outcome, Throw)
            kernel.land_throw(s, top.throw_number(outcome.black, outcome.red))

    def legal(self, seat: int) -> tuple[Any, ...]:
        s, kernel = self.record, self.kernel
        if kernel is cards:
            count = kernel.legal(s, seat, self.moves)
            return tuple(kernel.to_move(seat, self.moves[n]) for n in range(count))
        count = kernel.legal(s, self.moves)
        if kernel is dice:
            return tuple(kernel.to_move(s, self.moves[n]) for n in range(count))
        found = self.rules.legal(self.state(), seat)
        return tuple(found[self.moves[n]] for n in range(count))

    def greedy(self, seat: int) -> Any:
        s, kernel = self.record, self.kernel
        if kernel is cards:
            return kernel.to_move(seat, kernel.choose_greedy(s, seat, self.moves, kernel.legal(s, seat, self.moves)))
        if kernel is dice:
            return kernel.to_move(s, kernel.choose_greedy(s, self.moves))
        return kernel.to_move(self.rules, self.these, kernel.choose_stop(s, ENOUGH))

    def play(self, moves: tuple[Any, ...]) -> None:
        s, kernel = self.record, self.kernel
        if kernel is cards:
            chosen = numbers(cards.SEATS)
            for move in moves:
                chosen[move.seat] = kernel.from_move(move)
            kernel.play(s, chosen)
        elif kernel is dice:
            kernel.play(s, kernel.from_move(moves[0]))
        else:
            kernel.play(s, kernel.from_move(self.rules, self.these, moves[0]))

    def payments(self) -> list[dict[int, int]]:
        """Per casino, owner → bill; the neutral dice are owner number `seats`."""
        paid = numbers(7 * 7)
        self.kernel.payments(self.record, paid)
        return [
            {owner: int(paid[7 * casino + owner]) for owner in range(7) if paid[7 * casino + owner]}
            for casino in range(self.record.filled)
        ]


def readable_payments(rules: Any, state: Any) -> list[dict[int, int]]:
    return [
        {**pay.bills, **({} if pay.neutral is None else {rules.seats: pay.neutral})} for pay in rules.payments(state)
    ]


@pytest.mark.parametrize("rules", VARIANTS, ids=label)
def test_every_state_move_and_payment_is_the_same(rules: Any) -> None:
    for game in range(GAMES_EACH):
        rng = Random(game)
        dealer = SeededDealer("kernels", label(rules), game)
        first = rng.randrange(rules.spec.seats)
        mirror = Mirror(rules)
        state = rules.start(first).state
        mirror.kernel.start(mirror.record, first)
        while True:
            assert mirror.state() == state
            assert mirror.kernel.to_state(rules, mirror.kernel.from_state(rules, state)) == state
            turn = rules.turn(state)
            if isinstance(turn, Over):
                assert mirror.kernel.turn(mirror.record) == mirror.kernel.OVER
                break
            if isinstance(turn, Decide):
                assert mirror.kernel.turn(mirror.record) == mirror.kernel.DECIDE
                moves = []
                for seat in turn.seats:
                    legal = rules.legal(state, seat)
                    assert mirror.legal(seat) == legal
                    greedy = make_bot("greedy", rules, seat, rng).choose(rules.view(state, seat), legal)
                    assert mirror.greedy(seat) == greedy
                    moves.append(rng.choice((*legal, greedy)))
                if mirror.kernel is not top:
                    assert mirror.payments() == readable_payments(rules, state)
                mirror.play(tuple(moves))
                state = rules.play(state, *moves).state
            else:
                outcome = dealer.deal(turn, 0)
                mirror.land(outcome)
                state = rules.land(state, outcome).state
        result = turn.result
        assert tuple(mirror.kernel.score(mirror.record, seat) for seat in range(rules.spec.seats)) == result.score
        assert mirror.kernel.winners(mirror.record) == sum(1 << seat for seat in result.winners)


@pytest.mark.parametrize("rules", [r for r in VARIANTS if r.spec.seats == 3], ids=label)
def test_a_game_that_somebody_left_goes_on_alike(rules: Any) -> None:
    """Kernels have no leaving, but play on from a position in which a seat is empty."""
    rng = Random(3)
    dealer = SeededDealer("left", label(rules))
    state = rules.start(0).state
    for _ in range(40):
        turn = rules.turn(state)
        if isinstance(turn, Decide):
            state = rules.play(state, *(rng.choice(rules.legal(state, seat)) for seat in turn.seats)).state
        elif not isinstance(turn, Over):
            state = rules.land(state, dealer.deal(turn, 0)).state
    if isinstance(rules.turn(state), Over):
        state = rules.start(0).state  # a short game
    state = rules.leave(state, 1).state
    mirror = Mirror(rules)
    mirror.these = mirror.kernel.from_state(rules, state)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            moves = tuple(rng.choice(rules.legal(state, seat)) for seat in turn.seats)
            mirror.play(moves)
            state = rules.play(state, *moves).state
        else:
            outcome = dealer.deal(turn, 0)
            mirror.land(outcome)
            state = rules.land(state, outcome).state
        assert mirror.state() == state


def test_greedy_banks_at_the_same_points() -> None:
    assert top.GREEDY_STOPS == ENOUGH


@pytest.mark.parametrize("rules", [r for r in VARIANTS if r.spec.seats == 3], ids=label)
def test_playouts_leave_the_position_alone_and_play_the_rules(rules: Any) -> None:
    kernel = Mirror(rules).kernel
    start = kernel.new(rules)
    kernel.start(start[0], 1)
    these = repeated(start, 2)
    totals, policies, lucks = numbers(3), numbers(3, np.int32), new_luck(4)
    kernel.playouts(these, policies, lucks, numbers(256), 1, 9, totals)
    assert kernel.to_state(rules, these[:1]) == rules.start(1).state
    played = kernel.to_state(rules, these[1:])
    rules.audit(played)
    assert rules.turn(played).result.score == tuple(int(total) for total in totals)


def test_a_playout_can_end_with_the_round() -> None:
    rules: Any = make("las-vegas-2012", 5)
    these = repeated(dice.new(rules), 2)
    dice.start(these[0], 0)
    dice.playouts(these, numbers(5, np.int32), new_luck(4), numbers(256), 1, 1, numbers(5))
    state = dice.to_state(rules, these[1:])
    assert (state.round, state.bills, sum(map(len, state.won)) > 0) == (2, (), True)
