"""What a refusal says: its code and its facts, which become a sentence in four languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.table import A, B, C, card_game, dice_game, filled
from vabanque.core import Misconfigured, Refusal
from vabanque.core.frozen import replace
from vabanque.games import game, make
from vabanque.games.las_vegas.rules import Place, Roll, RollDice, RollSpare, Spare
from vabanque.games.las_vegas_cards.rules import Draw, DrawHand, Lay
from vabanque.games.top_10000.rules import Keep, Throw, ThrowDice
from vabanque.games.vegas.rules import Fill

TWO = dice_game("las-vegas-2012", 2)
BANDIT = dice_game("las-vegas-biggy", 2, {"bandit": True})
SPARE = dice_game("las-vegas-2012", 3, {"neutral": True})
CARDS = card_game(2)
TOP: Any = make("top-10000", 2, {"target": 1000})

ROLLED = TWO.land(filled(TWO), Roll(A, (1, 1, 3, 3, 3, 5, 5, 6), (), None)).state
ROLLED_BANDIT = BANDIT.land(filled(BANDIT), Roll(A, (1, 1, 3, 3, 3, 5), (), 2)).state
AT_BANDIT = BANDIT.land(BANDIT.play(ROLLED_BANDIT, Place(A, 3, 7)).state, Roll(B, (1, 1, 3, 3, 3, 5), (), 2)).state
HANDS = filled(CARDS)
for hand in ("1 1 1 2 3+", "1 2 3 4 5"):
    HANDS = CARDS.land(HANDS, CARDS.turn(HANDS).read(hand)).state  # type: ignore[union-attr]
THROWN = TOP.land(TOP.start().state, Throw(A, (1, 2, 3, 5, 5), "coin")).state
AWAITING_SPARE = replace(filled(SPARE), spare_due=True, dice=((0,) * 4,) * 6)
OVER = TWO.leave(TWO.leave(filled(TWO), A).state, B).state
CARDS_OVER = CARDS.leave(CARDS.leave(filled(CARDS), A).state, B).state
TOP_OVER = TOP.leave(TOP.leave(TOP.start().state, A).state, B).state
PILE = CARDS.pile(filled(CARDS), A)


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        # Las Vegas with dice
        (lambda: TWO.play(ROLLED), "one-move (moves=0)"),
        (lambda: TWO.play(ROLLED, Place(A, 1, 1), Place(A, 3, 3)), "one-move (moves=2)"),
        (lambda: TWO.play(ROLLED, Place(B, 1, 1)), "not-your-turn (seat=1)"),
        (lambda: TWO.check(filled(TWO), Place(A, 1, 1)), "not-your-turn (seat=0)"),
        (lambda: TWO.play(ROLLED, Place(A, 4, 4)), "face-not-rolled (face=4)"),
        (lambda: TWO.play(ROLLED, Place(A, 3, 5)), "wrong-casino (face=3, casino=5)"),
        (lambda: TWO.play(ROLLED, Place(A, 3, 7)), "no-bandit"),
        (lambda: BANDIT.play(AT_BANDIT, Place(B, 3, 7)), "bandit-face-taken (face=3)"),
        (lambda: TWO.check(OVER, Place(A, 1, 1)), "game-over"),
        (lambda: TWO.leave(OVER, A), "game-over"),
        (lambda: TWO.leave(ROLLED, 2), "no-such-seat (seat=2)"),
        (lambda: TWO.leave(ROLLED, -1), "no-such-seat (seat=-1)"),
        (lambda: TWO.start(2), "no-such-seat (seat=2)"),
        (lambda: TWO.start(-1), "no-such-seat (seat=-1)"),
        (lambda: TWO.land(ROLLED, Roll(A, (1,) * 8, (), None)), "unexpected-outcome (found=roll)"),
        (lambda: TWO.land(filled(TWO), Fill(1, (90,))), "unexpected-outcome (found=fill)"),
        (lambda: TWO.read_move(A, "1 2 3"), "not-a-move (text=1 2 3)"),
        (lambda: TWO.read_move(A, ""), "not-a-move (text=)"),
        (lambda: TWO.read_move(A, "3 x"), "not-a-move (text=3 x)"),
        (lambda: RollDice(B, 2, 1, True).check(Roll(A, (1, 2), (3,), 4)), "wrong-seat (seat=1, found=0)"),
        (lambda: RollDice(A, 2, 1, True).check(Roll(A, (1, 2), (3,), None)), "biggy-count (dice=0)"),
        (lambda: RollDice(A, 2, 1, False).check(Roll(A, (1, 2), (3,), 4)), "biggy-count (dice=1)"),
        (lambda: RollDice(A, 2, 1, True).check(Roll(A, (1, 2), (3, 3), 4)), "wrong-dice-count (dice=1, shown=2)"),
        (lambda: RollDice(A, 2, 1, True).check(Roll(A, (1, 2), (7,), 4)), "no-such-face (face=7)"),
        (lambda: RollDice(A, 2, 0, True).read("1 2 b3 b4"), "biggy-count (dice=2)"),
        (lambda: RollSpare(A, 2).check(Spare(B, (1, 2))), "wrong-seat (seat=0, found=1)"),
        (lambda: RollSpare(A, 2).check(Spare(A, (1,))), "wrong-dice-count (dice=2, shown=1)"),
        (lambda: RollSpare(A, 2).read("0 1"), "no-such-face (face=0)"),
        (lambda: RollSpare(A, 2).read("1 2 3"), "wrong-dice-count (dice=2, shown=3)"),
        (lambda: SPARE.leave(SPARE.start().state, 3), "no-such-seat (seat=3)"),
        (lambda: SPARE.land(AWAITING_SPARE, Spare(B, (1, 2))), "wrong-seat (seat=0, found=1)"),
        (lambda: SPARE.land(AWAITING_SPARE, Spare(A, (1, 7))), "no-such-face (face=7)"),
        (lambda: SPARE.land(AWAITING_SPARE, Roll(A, (1,) * 8, (1, 1), None)), "unexpected-outcome (found=roll)"),
        # Bills
        (lambda: TWO.land(TWO.start().state, Fill(2, (90,))), "wrong-casino-filled (casino=1, found=2)"),
        (lambda: TWO.land(TWO.start().state, Fill(1, (45,))), "bill-not-in-deck (bill=45)"),
        (lambda: TWO.land(TWO.start().state, Fill(1, (90,) * 6)), "bill-not-in-deck (bill=90)"),
        (lambda: TWO.land(TWO.start().state, Fill(1, (40,))), "fill-too-short (casino=1)"),
        (lambda: TWO.land(TWO.start().state, Fill(1, ())), "fill-too-short (casino=1)"),
        (lambda: TWO.land(TWO.start().state, Fill(1, (50, 10))), "fill-too-long (casino=1)"),
        (lambda: BANDIT.land(BANDIT.start().state, Fill(1, (50, 10, 10))), "fill-too-long (casino=1)"),
        # Cards
        (lambda: CARDS.play(HANDS, Lay(A, ("1",))), "one-move (moves=1)"),
        (lambda: CARDS.play(HANDS, Lay(A, ("1",)), Lay(A, ("2",))), "one-move (moves=2)"),
        (lambda: CARDS.play(HANDS, Lay(A, ("1",)), Lay(A, ("1",)), Lay(B, ("1",))), "one-move (moves=3)"),
        (lambda: CARDS.check(HANDS, Lay(C, ("1",))), "not-your-turn (seat=2)"),
        (lambda: CARDS.check(HANDS, Lay(A, ())), "no-cards"),
        (lambda: CARDS.check(HANDS, Lay(A, ("2", "2"))), "card-not-in-hand (card=2)"),
        (lambda: CARDS.check(HANDS, Lay(A, ("1", "2", "3+"))), "mixed-numbers (cards=3)"),
        (lambda: CARDS.check(CARDS_OVER, Lay(A, ("1",))), "game-over"),
        (lambda: CARDS.leave(CARDS_OVER, A), "game-over"),
        (lambda: CARDS.leave(HANDS, 2), "no-such-seat (seat=2)"),
        (lambda: CARDS.start(2), "no-such-seat (seat=2)"),
        (lambda: CARDS.land(HANDS, Fill(1, (90,))), "unexpected-outcome (found=fill)"),
        (lambda: CARDS.read_move(A, "1 7"), "no-such-card (card=7)"),
        (lambda: DrawHand(A, PILE).check(Draw(B, ("1",) * 4 + ("2",))), "wrong-seat (seat=0, found=1)"),
        (lambda: DrawHand(A, PILE).check(Draw(A, ("1",) * 4)), "wrong-card-count (cards=5, found=4)"),
        (lambda: DrawHand(A, PILE).read("1 1 1 1 1"), "card-not-in-pile (card=1)"),
        (lambda: DrawHand(A, PILE).check(Draw(A, ("2", "1", "1", "1", "1"))), "not-sorted"),
        # Die oberen 10 000
        (lambda: TOP.play(THROWN), "one-move (moves=0)"),
        (lambda: TOP.check(THROWN, Keep(B, ("1",), 100, "bank")), "not-your-turn (seat=1)"),
        (lambda: TOP.check(TOP.start().state, Keep(A, ("1",), 100, "bank")), "not-your-turn (seat=0)"),
        (lambda: TOP.check(THROWN, Keep(A, (), 0, "bank")), "nothing-set-aside"),
        (lambda: TOP.check(THROWN, Keep(A, ("7",), 0, "bank")), "no-such-combo (combo=7)"),
        (lambda: TOP.check(THROWN, Keep(A, ("1",), 100, "fold")), "throw-or-bank (then=fold)"),  # type: ignore[arg-type]
        (lambda: TOP.check(THROWN, Keep(A, ("1",), 150, "bank")), "wrong-points (points=150, expected=100)"),
        (lambda: TOP.check(THROWN, Keep(A, ("222",), 200, "bank")), "not-in-throw (combos=222)"),
        (lambda: TOP.check(THROWN, Keep(A, ("123456",), 1000, "bank")), "not-in-throw (combos=123456)"),
        (lambda: TOP.check(THROWN, Keep(A, ("5", "5>1"), 150, "bank")), "five-blocked (combos=5>1 5)"),
        (lambda: TOP.check(THROWN, Keep(A, ("5", "5", "5"), 150, "bank")), "not-in-throw (combos=5 5 5)"),
        (lambda: TOP.check(THROWN, Keep(A, ("5", "r5"), 100, "bank")), "not-in-throw (combos=5 r5)"),
        (lambda: TOP.check(TOP_OVER, Keep(A, ("1",), 100, "bank")), "game-over"),
        (lambda: TOP.leave(TOP_OVER, A), "game-over"),
        (lambda: TOP.leave(THROWN, 2), "no-such-seat (seat=2)"),
        (lambda: TOP.start(2), "no-such-seat (seat=2)"),
        (lambda: TOP.land(THROWN, Throw(A, (1, 2, 3, 5, 5), 1)), "unexpected-outcome (found=throw)"),
        (lambda: TOP.read_move(A, "1"), "throw-or-bank (then=1)"),
        (lambda: TOP.read_move(A, ""), "throw-or-bank (then=)"),
        (lambda: TOP.read_move(A, "1 7 bank"), "no-such-combo (combo=7)"),
        (lambda: ThrowDice(A, 2, True).check(Throw(B, (1, 2), 3)), "wrong-seat (seat=0, found=1)"),
        (lambda: ThrowDice(A, 2, True).check(Throw(A, (1,), 3)), "wrong-dice-count (dice=2, shown=1)"),
        (lambda: ThrowDice(A, 2, True).check(Throw(A, (1, 2), None)), "red-count (dice=0)"),
        (lambda: ThrowDice(A, 2, False).check(Throw(A, (1, 2), 1)), "red-count (dice=1)"),
        (lambda: ThrowDice(A, 2, True).check(Throw(A, (1, 2), 6)), "no-such-face (face=6)"),
        (lambda: ThrowDice(A, 2, True).check(Throw(A, (1, 2), 0)), "no-such-face (face=0)"),
        (lambda: ThrowDice(A, 2, True).read("1 2 r1 r2"), "red-count (dice=2)"),
        # Setting up
        (lambda: make("poker", 2), "unknown-game (game=poker)"),
        (lambda: make("las-vegas-2012", 6), "bad-seats (seats=6, least=2, most=5)"),
        (lambda: make("las-vegas-biggy", 1), "bad-seats (seats=1, least=2, most=6)"),
        (lambda: make("top-10000", True), "bad-seats (seats=True, least=2, most=4)"),
        (lambda: make("las-vegas-2012", 2, {"colour": 1}), "unknown-option (option=colour)"),
        (lambda: make("las-vegas-2012", 2, {"neutral": 1}), "bad-option (option=neutral, value=1)"),
        (lambda: make("top-10000", 2, {"target": 20}), "bad-option (option=target, value=20)"),
        (lambda: make("las-vegas-2012", 5, {"neutral": True}), "neutral-seats (seats=5)"),
        (lambda: make("las-vegas-cards", 2, {"jetons": True}), "jetons-in-turn"),
        # Numbers
        (lambda: RollSpare(A, 2).read("1 1000"), "wrong-dice-count (dice=2, shown=5)"),
        (lambda: RollSpare(A, 2).read("19"), "no-such-face (face=9)"),
        (lambda: RollSpare(A, 2).read("1 x"), "not-faces (word=x)"),
        (lambda: RollDice(A, 2, 1, True).read("12b"), "not-faces (word=12b)"),
        (lambda: RollDice(A, 2, 1, True).read("1234"), "which-is-the-biggy"),
        (lambda: RollDice(A, 2, 1, True).read("123 b4"), "which-are-neutral"),
        (lambda: ThrowDice(A, 2, True).read("123"), "which-is-red"),
        (lambda: ThrowDice(A, 2, True).read("12"), "red-is-missing"),
        (lambda: ThrowDice(A, 2, True).read("1234"), "wrong-dice-count (dice=3, shown=4)"),
        (lambda: RollDice(A, 2, 1, True).read("12 n3"), "biggy-is-missing"),
        (lambda: RollDice(A, 2, 1, True).read("12345"), "wrong-dice-count (dice=4, shown=5)"),
        (lambda: ThrowDice(A, 2, True).read("12 r6"), "no-such-red-face (face=6)"),
        (lambda: ThrowDice(A, 2, True).read("12 r0"), "no-such-face (face=0)"),
    ],
)
def test_a_refusal_names_its_reason_and_its_facts(act: Callable[[], Any], expected: str) -> None:
    with pytest.raises(Refusal) as refused:
        act()
    assert expected in str(refused.value)


def test_a_refusal_carries_code_and_facts_as_an_exception_does() -> None:
    refusal = Misconfigured("bad-seats", seats=9)
    assert refusal.args == ("bad-seats", {"seats": 9})
    assert (refusal.code, refusal.facts) == ("bad-seats", {"seats": 9})


def test_the_bandit_takes_every_face_once() -> None:
    assert Place(B, 3, 7) not in BANDIT.legal(AT_BANDIT, B)
    assert Place(B, 1, 7) in BANDIT.legal(AT_BANDIT, B)


@pytest.mark.parametrize("text", ["3b", "3 b", "3 bandit", "3BANDIT", "3 ban"])
def test_the_bandit_may_be_named_in_short(text: str) -> None:
    assert BANDIT.read_move(B, text) == Place(B, 3, 7)
    assert BANDIT.write_move(Place(B, 3, 7)) == "3 bandit"
    assert BANDIT.write_move(BANDIT.read_move(B, "3")) == "3"


@pytest.mark.parametrize("id_", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_money_is_hidden_unless_the_table_agrees_on_open_money(id_: str) -> None:
    """Money is hidden by default (R6); players see their own bills, and all bills once the game is over."""
    for rules, shown in ((make(id_, 2), False), (game(id_, 2), False), (make(id_, 2, open_money=True), True)):
        state = replace(filled(rules), won=((90, 10), (50,)))
        assert rules.view(state, A).won == ((90, 10), (50,) if shown else None)
        assert rules.view(state, None).won == (((90, 10), (50,)) if shown else (None, None))
        assert rules.view(state, None).won_bills == (2, 1)
        assert rules.view(replace(state, over=True), None).won == ((90, 10), (50,))
