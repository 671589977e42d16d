"""Positions that cannot come up in a game: `audit` refuses each of them with its code and facts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import A, B, card_game, dice_game, fill_casinos, filled, finished, new_session
from vabanque.core import Impossible
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.rules import BANDIT, Lot, Place, Roll
from vabanque.games.top_10000.rules import Throw

TWO = dice_game("las-vegas-2012", 2)
THREE = dice_game("las-vegas-2012", 3)
NEUTRAL = dice_game("las-vegas-2012", 2, {"neutral": True})
SPARE = dice_game("las-vegas-2012", 3, {"neutral": True})
JETONS = dice_game("las-vegas-2012", 2, {"jetons": True})
BIGGY = dice_game("las-vegas-biggy", 2, {"bandit": True})
CARDS = card_game(2)
IN_TURN = card_game(2, {"order": "in-turn"})
TOP = make("top-10000", 2)


def refusal(rules: AnyRules, state: Any) -> str:
    """What the audit says: `code (fact=value, …)`."""
    with pytest.raises(Impossible) as refused:
        rules.audit(state)
    return refused.value.plain


def changed(rules: AnyRules, **changes: Any) -> tuple[AnyRules, Any]:
    """The table right after the casinos are filled, with changes."""
    return rules, replace(filled(rules), **changes)


def rolled(rules: AnyRules, roll: Roll) -> Any:
    return rules.land(filled(rules), roll).state


def test_the_positions_changed_below_are_accepted_unchanged() -> None:
    tables: list[AnyRules] = [TWO, THREE, NEUTRAL, SPARE, JETONS, BIGGY, CARDS, IN_TURN, TOP]
    for rules in tables:
        rules.audit(rules.start().state)
        rules.audit(filled(rules))


EMPTY = ((0, 0),) * 6
FULL = TWO.money.total(TWO.money.deck)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (changed(TWO, won=((),)), "not-a-position (reason=won)"),
        (changed(TWO, own=(8, 8, 8)), "not-a-position (reason=own)"),
        (changed(TWO, deck=(0,)), "not-a-position (reason=deck)"),
        (changed(TWO, seat=2), "no-such-seat (seat=2)"),
        (changed(TWO, seat=-1), "no-such-seat (seat=-1)"),
        (changed(TWO, starter=2), "no-such-seat (seat=2)"),
        (changed(TWO, left=(2,)), "no-such-seat (seat=2)"),
        (changed(TWO, left=(A, A)), "not-a-position (reason=left)"),
        (changed(TWO, left=(B, A)), "not-a-position (reason=left)"),
        (changed(TWO, left=(A, B), own=(0, 0)), "not-a-position (reason=left)"),
        (changed(TWO, round=0), "not-a-position (reason=round)"),
        (changed(TWO, round=5), "not-a-position (reason=round)"),
        (changed(TWO, bills=(*filled(TWO).bills, (90,))), "not-a-position (reason=round)"),
        (changed(TWO, deck=(-1, *filled(TWO).deck[1:])), "bills-unaccounted (expected=0, found=-1)"),
        (changed(TWO, gone=(*filled(TWO).gone[:-1], -1)), "bills-unaccounted (expected=0, found=-1)"),
        (changed(JETONS, jetons=(0, -1)), "bills-unaccounted (expected=0, found=-1)"),
        (changed(TWO, bills=((10, 60), *filled(TWO).bills[1:])), "not-sorted"),
        (changed(TWO, won=((10, 60), ())), "not-sorted"),
        (changed(TWO, bills=((10, 30), *filled(TWO).bills[1:])[:1]), "not-sorted"),
        (changed(TWO, bills=(filled(TWO).bills[0], (40,))), "fill-too-short (casino=2)"),
        (changed(BIGGY, bills=((90,), *filled(BIGGY).bills[1:])), "fill-too-short (casino=1)"),
    ],
)
def test_a_table_that_no_game_of_las_vegas_can_have_is_refused(table: tuple[AnyRules, Any], expected: str) -> None:
    assert refusal(*table) == expected


def test_surplus_bills_are_reported_as_money() -> None:
    state = filled(TWO)
    assert refusal(TWO, replace(state, won=((90,), ()))) == f"bills-unaccounted (expected={FULL}, found={FULL + 90})"
    assert FULL == 2500


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        # Dice that are missing, or a negative number of dice.
        (changed(TWO, dice=((0, 0, 0), *EMPTY[1:])), "dice-unaccounted (seat=0)"),
        (changed(TWO, dice=((0, 0, 0), *EMPTY[1:]), seat=B), "dice-unaccounted (seat=1)"),
        (changed(TWO, dice=((-1, 0), (1, 0), *EMPTY[2:])), "dice-unaccounted (seat=0)"),
        (changed(TWO, own=(-1, 8), dice=((9, 0), *EMPTY[1:]), seat=B), "dice-unaccounted (seat=1)"),
        (changed(TWO, own=(7, 8)), "dice-unaccounted (seat=0)"),
        (changed(TWO, own=(8, 9)), "dice-unaccounted (seat=1)"),
        # The player who is to roll has no dice.
        (changed(TWO, own=(0, 8), dice=((8, 0), *EMPTY[1:])), "dice-unaccounted (seat=0)"),
        # A player who left has dice in hand.
        (changed(THREE, left=(B,)), "dice-unaccounted (seat=1)"),
        (changed(NEUTRAL, neutral=(-1, 9)), "dice-unaccounted (seat=0)"),
        (changed(NEUTRAL, neutral=(3, 4)), "dice-unaccounted (seat=2)"),
        (changed(NEUTRAL, neutral=(5, 4)), "dice-unaccounted (seat=2)"),
        (changed(SPARE, dice=((0, 0, 0, 0),) * 6), "dice-unaccounted (seat=3)"),
        (changed(TWO, spare_due=True), "not-a-position (reason=spare_due)"),
        (changed(BIGGY, biggies=(8, 0)), "biggy-count (dice=0)"),
        (changed(BIGGY, biggies=(-2, 0)), "biggy-count (dice=0)"),
        (changed(BIGGY, bandit=(Lot(2, 1, 0, False), *(None,) * 5)), "dice-unaccounted (seat=0)"),
        (changed(BIGGY, bandit=(Lot(B, -1, 0, False), *(None,) * 5)), "dice-unaccounted (seat=0)"),
        (changed(BIGGY, bandit=(Lot(B, 0, 1, False), *(None,) * 5)), "dice-unaccounted (seat=0)"),
        (changed(BIGGY, bandit=(Lot(B, 1, 0, False), *(None,) * 5)), "dice-unaccounted (seat=1)"),
    ],
)
def test_dice_that_are_not_accounted_for_are_noticed(table: tuple[AnyRules, Any], expected: str) -> None:
    assert refusal(*table) == expected


def test_a_biggy_may_lie_at_every_casino_in_the_hand_or_be_void() -> None:
    for place in range(-1, BANDIT + 1):
        BIGGY.audit(changed(BIGGY, biggies=(place, 0))[1])


def test_a_roll_before_the_casinos_are_filled_is_noticed() -> None:
    roll = Roll(A, (1,) * 8, (), None)
    state = replace(TWO.start().state, roll=roll)
    assert refusal(TWO, state) == "unexpected-outcome (found=roll)"
    ended = replace(finished(TWO).state, roll=roll, own=(8, 8))
    assert refusal(TWO, ended) == "unexpected-outcome (found=roll)"


def test_a_roll_that_the_dice_in_hand_cannot_show_is_noticed() -> None:
    state = rolled(TWO, Roll(A, (1,) * 8, (), None))
    assert refusal(TWO, replace(state, roll=Roll(A, (1,) * 7, (), None))) == "wrong-dice-count (dice=8, shown=7)"
    assert refusal(TWO, replace(state, roll=Roll(B, (1,) * 8, (), None))) == "wrong-seat (seat=0, found=1)"


def test_dice_of_players_who_left_are_not_counted() -> None:
    session = new_session(NEUTRAL)
    fill_casinos(session)
    session.land(Roll(A, (2,) * 8, (2, 2, 3, 3), None))
    session.submit(Place(A, 2, 2))
    session.leave(A)
    NEUTRAL.audit(session.state)


def cards(rules: AnyRules, **changes: Any) -> Any:
    """Both have drawn 1 1 1 1 2, with changes."""
    state = filled(rules)
    for seat in (A, B):
        if seat == A or rules is CARDS:
            state = rules.land(state, rules.turn(state).read("1 1 1 1 2")).state  # type: ignore[union-attr]
    return replace(state, **changes)


HAND = ("1", "1", "1", "1", "2")


@pytest.mark.parametrize(
    ("rules", "changes", "expected"),
    [
        (CARDS, {"play": 0}, "not-a-position (reason=play)"),
        (CARDS, {"play": 7}, "not-a-position (reason=play)"),
        (CARDS, {"left": (B,)}, "not-a-position (reason=play)"),
        (CARDS, {"hands": (("2", "1", "1", "1", "1"), HAND)}, "not-sorted"),
        (CARDS, {"laid": ((), ("3", "1"))}, "not-sorted"),
        (CARDS, {"glass": ((), ("3", "1"))}, "not-sorted"),
        (CARDS, {"hands": (HAND, HAND[:4])}, "cards-unaccounted (seat=1)"),
        (CARDS, {"hands": (("1", "1", "1", "1", "1"), HAND)}, "cards-unaccounted (seat=0)"),
        (CARDS, {"laid": ((), ("1",))}, "cards-unaccounted (seat=1)"),
        (CARDS, {"glass": ((), ("9",))}, "cards-unaccounted (seat=1)"),
        (CARDS, {"out": (True, True), "hands": ((), ())}, "not-a-position (reason=out)"),
        (IN_TURN, {"out": (True, False)}, "not-a-position (reason=out)"),
        # Everybody still in the round needs five cards for every play that is left.
        (CARDS, {"glass": ((), ("3",))}, "cards-unaccounted (seat=1)"),
        (IN_TURN, {"glass": (("3",), ())}, "cards-unaccounted (seat=0)"),
    ],
)
def test_cards_that_are_not_accounted_for_are_noticed(rules: AnyRules, changes: dict[str, Any], expected: str) -> None:
    assert refusal(rules, cards(rules, **changes)) == expected


def test_fewer_cards_are_enough_when_fewer_plays_are_left() -> None:
    CARDS.audit(cards(CARDS, play=2, glass=(("3", "3", "3", "3", "4"),) * 2))
    assert refusal(CARDS, cards(CARDS, play=2, glass=(("3", "3", "3", "3", "4"), ("3", "3", "3", "3", "4", "4")))) == (
        "cards-unaccounted (seat=1)"
    )
    # Before the hand is drawn, the play under way needs five cards too.
    assert refusal(CARDS, cards(CARDS, play=1, hands=((), HAND), glass=(("3",), ()))) == "cards-unaccounted (seat=0)"
    CARDS.audit(cards(CARDS, play=1, hands=((), HAND)))


THROW = Throw(A, (1, 2, 3, 4, 6), 5)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"black": -1}, "dice-unaccounted (seat=0)"),
        ({"black": 6}, "dice-unaccounted (seat=0)"),
        ({"black": 0, "red": False}, "dice-unaccounted (seat=0)"),
        ({"scores": (0,)}, "no-such-seat (seat=0)"),
        ({"seat": 2}, "no-such-seat (seat=2)"),
        ({"left": (2,)}, "no-such-seat (seat=0)"),
        ({"left": (B, B)}, "not-a-position (reason=left)"),
        ({"left": (A,)}, "not-a-position (reason=left)"),
        ({"throw": Throw(B, (1, 2, 3, 4, 6), 5)}, "wrong-seat (seat=0, found=1)"),
        ({"throw": THROW, "over": True}, "unexpected-outcome (found=throw)"),
        ({"throw": Throw(A, (2, 2, 3, 3, 4), 2), "turn": 50}, None),
        ({"throw": Throw(A, (2, 3, 3, 4, 4), 2)}, "unexpected-outcome (found=throw)"),
        ({"scores": (10_000, 0)}, "not-a-position (reason=over)"),
        ({"scores": (9950, 0)}, None),
        ({"scores": (0, 10_000), "over": True}, None),
        ({"turn": -50}, "points-not-of-50 (points=-50)"),
        ({"turn": 20}, "points-not-of-50 (points=20)"),
        ({"scores": (0, 75)}, "points-not-of-50 (points=75)"),
        ({"scores": (0, -100)}, "points-not-of-50 (points=-100)"),
        ({"black": 0, "red": True}, None),
        ({"black": 5, "red": False}, None),
        ({"left": (B,)}, None),
    ],
)
def test_impossible_positions_of_die_oberen_10000_are_refused(changes: dict[str, Any], expected: str | None) -> None:
    state = replace(TOP.start().state, **changes)
    if expected is None:
        TOP.audit(state)
    else:
        assert refusal(TOP, state) == expected
