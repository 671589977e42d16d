"""Players who leave for good (R11c): whose turn it is afterwards, and what is left on the table."""

from __future__ import annotations

from tests.rules.table import A, B, C, card_game, filled
from vabanque.core import Over
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.top_10000.rules import Keep, Throw

IN_TURN = card_game(3, {"order": "in-turn"})
TOGETHER = card_game(3)


def test_while_casinos_are_filled_the_turn_moves_on_only_from_the_one_who_leaves() -> None:
    for start, seat in ((A, B), (B, C), (C, A)):
        state = IN_TURN.start(start).state
        assert state.seat == start
        assert IN_TURN.leave(state, start).state.seat == seat
        for other in {A, B, C} - {start}:
            assert IN_TURN.leave(state, other).state.seat == start


def test_during_a_round_in_turn_the_next_player_follows_the_one_who_left() -> None:
    state = IN_TURN.land(filled(IN_TURN), IN_TURN.turn(filled(IN_TURN)).read("1 1 2 3 4")).state  # type: ignore[union-attr]
    assert (IN_TURN.leave(state, A).state.seat, IN_TURN.leave(state, B).state.seat) == (B, A)
    assert IN_TURN.leave(state, A).state.play == 1
    laid = IN_TURN.play(state, Lay(A, ("1",))).state
    assert (laid.seat, IN_TURN.leave(laid, B).state.seat) == (B, C)


def test_in_the_last_play_there_is_still_a_round_to_finish() -> None:
    state = replace(filled(TOGETHER), play=6)
    TOGETHER.audit(state)


def test_when_everybody_has_left_die_oberen_10000_ends_with_an_empty_table() -> None:
    rules = make("top-10000", 2)
    state = rules.land(rules.start().state, Throw(A, (1, 2, 3, 4, 6), 5)).state
    state = rules.play(state, Keep(A, ("1",), 100, "throw")).state
    assert (state.turn, state.black) == (100, 4)
    state = rules.leave(rules.leave(state, B).state, A).state
    assert isinstance(rules.turn(state), Over)
    assert (state.turn, state.black, state.red, state.throw, state.left) == (0, 5, True, None, (A, B))


def test_in_die_oberen_10000_the_next_player_takes_all_dice_from_the_one_who_left() -> None:
    rules = make("top-10000", 3)
    state = rules.land(rules.start().state, Throw(A, (1, 2, 3, 4, 6), 5)).state
    after = rules.leave(state, A).state
    assert (after.seat, after.turn, after.black, after.red, after.throw) == (B, 0, 5, True, None)
    other = rules.leave(state, B).state
    assert (other.seat, other.throw) == (A, state.throw)
    third = rules.leave(rules.leave(state, B).state, A).state
    assert third.seat == C
