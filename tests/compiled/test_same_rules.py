"""The compiled and the readable rules: the same states, the same moves, the same payments, in every variant."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.compiled.variants import VARIANTS, label
from vabanque.bots import make_bot
from vabanque.compiled import new_luck, numbers, repeated, throw_of
from vabanque.core import Decide, Entry, Over
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.games.las_vegas import compiled as dice_rules
from vabanque.games.las_vegas import convert as dice_convert
from vabanque.games.las_vegas.bots import policies as dice_policies
from vabanque.games.las_vegas.rules import LasVegas, Roll, Spare
from vabanque.games.las_vegas_cards import compiled as card_rules
from vabanque.games.las_vegas_cards import convert as card_convert
from vabanque.games.las_vegas_cards.bots import policies as card_policies
from vabanque.games.las_vegas_cards.rules import Draw, LasVegasCards
from vabanque.games.top_10000 import compiled as top_rules
from vabanque.games.top_10000 import convert as top_convert
from vabanque.games.top_10000.bots import policies as top_policies
from vabanque.games.top_10000.bots.greedy import ENOUGH
from vabanque.games.top_10000.rules import Throw
from vabanque.games.vegas import compiled as vegas_compiled
from vabanque.games.vegas.rules import Fill
from vabanque.play.dealers import SeededDealer
from vabanque.sim.registry import engine_of


def together(*modules: Any) -> Any:
    """All compiled code of one game under one name."""
    return SimpleNamespace(**{name: value for module in modules for name, value in vars(module).items()})


dice = together(vegas_compiled, dice_rules, dice_convert, dice_policies)
cards = together(vegas_compiled, card_rules, card_convert, card_policies)
top = together(top_rules, top_convert, top_policies)

GAMES_EACH = 2


class Mirror:
    """One game in compiled code that follows everything the readable rules do."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules: Any = rules
        self.compiled: Any = {LasVegas: dice, LasVegasCards: cards}.get(type(rules), top)
        self.positions = self.compiled.new(rules)
        self.moves = numbers(256)

    @property
    def record(self) -> Any:
        return self.positions[0]

    def state(self) -> Any:
        return self.compiled.to_state(self.rules, self.positions)

    def land(self, outcome: Entry) -> None:
        s, compiled = self.record, self.compiled
        if isinstance(outcome, Fill):
            if compiled is cards:
                compiled.land_fill(s, *outcome.bills)
            else:
                bills = numbers(len(outcome.bills))
                for number, bill in enumerate(outcome.bills):
                    bills[number] = bill
                compiled.land_fill(s, bills, len(outcome.bills))
        elif isinstance(outcome, Spare):
            compiled.land_spare(s, throw_of(outcome.faces))
        elif isinstance(outcome, Roll):
            compiled.land_roll(s, throw_of(outcome.own), throw_of(outcome.neutral), outcome.biggy or 0)
        elif isinstance(outcome, Draw):
            compiled.land_draw(s, outcome.seat, cards.packed(outcome.cards))
        else:
            assert isinstance(outcome, Throw)
            compiled.land_throw(s, top.throw_number(outcome.black, outcome.red))

    def legal(self, seat: int) -> tuple[Any, ...]:
        s, compiled = self.record, self.compiled
        if compiled is cards:
            count = compiled.legal(s, seat, self.moves)
            return tuple(compiled.to_move(seat, self.moves[n]) for n in range(count))
        count = compiled.legal(s, self.moves)
        if compiled is dice:
            return tuple(compiled.to_move(s, self.moves[n]) for n in range(count))
        legal = self.rules.legal(self.state(), seat)
        return tuple(legal[self.moves[n]] for n in range(count))

    def greedy(self, seat: int) -> Any:
        s, compiled = self.record, self.compiled
        if compiled is cards:
            return compiled.to_move(
                seat, compiled.choose_greedy(s, seat, self.moves, compiled.legal(s, seat, self.moves))
            )
        if compiled is dice:
            return compiled.to_move(s, compiled.choose_greedy(s, self.moves))
        return compiled.to_move(self.rules, self.positions, compiled.choose_stop(s, ENOUGH))

    def play(self, moves: tuple[Any, ...]) -> None:
        s, compiled = self.record, self.compiled
        if compiled is cards:
            chosen = numbers(cards.SEATS)
            for move in moves:
                chosen[move.seat] = compiled.from_move(move)
            compiled.play(s, chosen)
        elif compiled is dice:
            compiled.play(s, compiled.from_move(moves[0]))
        else:
            compiled.play(s, compiled.from_move(self.rules, self.positions, moves[0]))

    def payments(self) -> list[dict[int, int]]:
        """Per casino, owner → bill; the neutral dice are owner number `seats`."""
        owners = cards.SEATS if self.compiled is cards else dice.OWNERS
        paid = numbers(owners * dice.CASINOS)
        self.compiled.payments(self.record, paid)
        return [
            {owner: int(paid[owners * casino + owner]) for owner in range(owners) if paid[owners * casino + owner]}
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
        mirror.compiled.start(mirror.record, first)
        while True:
            assert mirror.state() == state
            assert mirror.compiled.to_state(rules, mirror.compiled.from_state(rules, state)) == state
            turn = rules.turn(state)
            if isinstance(turn, Over):
                assert mirror.compiled.turn(mirror.record) == mirror.compiled.OVER
                break
            if isinstance(turn, Decide):
                assert mirror.compiled.turn(mirror.record) == mirror.compiled.DECIDE
                moves = []
                for seat in turn.seats:
                    legal = rules.legal(state, seat)
                    assert mirror.legal(seat) == legal
                    greedy = make_bot("greedy", rules, seat, rng).choose(rules.view(state, seat), legal)
                    assert mirror.greedy(seat) == greedy
                    moves.append(rng.choice((*legal, greedy)))
                if mirror.compiled is not top:
                    assert mirror.payments() == readable_payments(rules, state)
                mirror.play(tuple(moves))
                state = rules.play(state, *moves).state
            else:
                outcome = dealer.deal(turn, 0)
                mirror.land(outcome)
                state = rules.land(state, outcome).state
        result = turn.result
        assert tuple(mirror.compiled.score(mirror.record, seat) for seat in range(rules.spec.seats)) == result.score
        assert mirror.compiled.winners(mirror.record) == sum(1 << seat for seat in result.winners)


@pytest.mark.parametrize("rules", [r for r in VARIANTS if r.spec.seats == 3], ids=label)
def test_a_game_that_a_player_has_left_continues_the_same_way(rules: Any) -> None:
    """Compiled rules know no leaving, but play on from a position with an empty seat."""
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
    mirror.positions = mirror.compiled.from_state(rules, state)
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


@pytest.mark.parametrize("rules", [r for r in VARIANTS if r.spec.seats == 3], ids=label)
def test_playouts_leave_the_position_alone_and_play_the_rules(rules: Any) -> None:
    compiled, engine = Mirror(rules).compiled, engine_of(rules)
    assert engine is not None
    start = compiled.new(rules)
    compiled.start(start[0], 1)
    positions = repeated(start, 2)
    totals = numbers(3)
    engine.playouts(positions, engine.players([0, 0, 0]), new_luck(4), 1, 9, totals)
    assert compiled.to_state(rules, positions[:1]) == rules.start(1).state
    played = compiled.to_state(rules, positions[1:])
    rules.audit(played)
    assert rules.turn(played).result.score == tuple(int(total) for total in totals)


def test_a_playout_can_end_with_the_round() -> None:
    rules: Any = make("las-vegas-2012", 5)
    engine = engine_of(rules)
    assert engine is not None
    positions = repeated(dice.new(rules), 2)
    dice.start(positions[0], 0)
    engine.playouts(positions, engine.players([0] * 5), new_luck(4), 1, 1, numbers(5))
    state = dice.to_state(rules, positions[1:])
    assert (state.round, state.bills, sum(map(len, state.won)) > 0) == (2, (), True)
