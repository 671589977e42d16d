"""Las Vegas with Biggy and the One-Armed Bandit: the rule book's examples (LVN-E…), boundary cases (D), rulings."""

from __future__ import annotations

import pytest

from tests.rules.table import (
    A,
    B,
    C,
    D,
    dice_game,
    fill_casinos,
    filled,
    finished,
    kinds,
    new_session,
    play_round,
    position,
)
from vabanque.conformance import title
from vabanque.core import IllegalMove, Impossible, Misconfigured, Over
from vabanque.core.frozen import replace
from vabanque.games.las_vegas.rules import BANDIT, LasVegas, Lot, Place, Roll, RollDice, State
from vabanque.games.vegas.rules import Fill, Pay, Round
from vabanque.play.verify import replay

TWO = dice_game("las-vegas-biggy", 2)
FOUR = dice_game("las-vegas-biggy", 4)
NEUTRAL_FOUR = dice_game("las-vegas-biggy", 4, {"neutral": True})
NEUTRAL_THREE = dice_game("las-vegas-biggy", 3, {"neutral": True})
NEUTRAL_TWO = dice_game("las-vegas-biggy", 2, {"neutral": True})
BANDIT_FOUR = dice_game("las-vegas-biggy", 4, {"bandit": True})
BANDIT_ALL = dice_game("las-vegas-biggy", 4, {"bandit": True, "bandit_ties": "all"})
BOTH = dice_game("las-vegas-biggy", 2, {"bandit": True, "neutral": True})
HIGH, LOW = 90, 50


def test_lvn_e1_all_four_threes_are_placed_and_the_last_die_is_forced() -> None:
    start = filled(TWO)
    state = position(TWO, start, own=(5, 6), biggies=(1, 0), dice=((1, 0), *start.dice[1:]))
    rolled = TWO.land(state, Roll(A, (3, 3, 3, 3, 5), (), None)).state
    assert TWO.legal(rolled, A) == (Place(A, 3, 3), Place(A, 5, 5))
    placed = TWO.play(rolled, Place(A, 3, 3)).state
    assert placed.dice[2] == (4, 0)
    later = position(TWO, placed, seat=A)
    for held_back in (2, 3, 4):
        with pytest.raises(Impossible, match="wrong-dice-count"):
            TWO.land(later, Roll(A, (3,) * held_back, (), None))
    last = TWO.land(later, Roll(A, (2,), (), None)).state
    assert TWO.legal(last, A) == (Place(A, 2, 2),)


PAYOUTS = {
    # id: rules, bills, plans, seat → bill, the neutral dice's bill, unclaimed
    "LVN-E2": (FOUR, (80, 30), ("2x2 6x4+B", "2x1 5x5+B", "2x2 4x4+B", "2x1 6x5+B"), {}, None, (80, 30)),
    "LVN-E3-E4": (FOUR, (30, 80), ("2x2+B 6x4", "2x3 5x3+B", "2x3 4x3+B", "2x1 6x5+B"), {A: 80, D: 30}, None, ()),
    "LVN-E5": (FOUR, (40, 40), ("6x6+B", "2x1 5x5+B", "4x6+B", "3x6+B"), {B: 40}, None, (40,)),
    "LVN-E6": (FOUR, (20, 70), ("6x6+B", "2x2 5x4+B", "2x3 4x3+B", "2x1 6x5+B"), {C: 70, B: 20}, None, ()),
    "LVN-E8": (
        NEUTRAL_FOUR,
        (80, 30),
        ("2x0+n1 6x6+B", "2x1 5x5+n1+B", "2x0+n1 4x6+B", "6x6+n1+B"),
        {B: 30},
        80,
        (),
    ),
    "LVN-E9": (
        NEUTRAL_FOUR,
        (70, 40),
        ("2x1 6x5+n1+B", "2x0+n1 5x6+B", "2x3 4x3+n1+B", "2x0+n1 6x6+B"),
        {C: 70},
        40,
        (),
    ),
    "LVN-D1": (TWO, (80, 30), ("2x0+B 6x6", "2x2 5x4+B"), {}, None, (80, 30)),
    "LVN-D2": (TWO, (80, 30), ("2x1+B 6x5", "2x3 5x3+B"), {}, None, (80, 30)),
}


@pytest.mark.parametrize("case", PAYOUTS)
def test_a_casino_pays_by_weight_and_a_biggy_weighs_two(case: str) -> None:
    rules, drawn, plans, paid, neutral, unclaimed = PAYOUTS[case]
    pay = play_round(rules, dict(enumerate(plans)), {2: drawn})[2]
    assert pay == Pay(2, paid, neutral, unclaimed)


def test_lvn_e7_own_and_neutral_dice_of_the_face_go_together() -> None:
    start = filled(NEUTRAL_TWO)
    dice = ((3, 0, 1), *start.dice[1:])
    state = position(NEUTRAL_TWO, start, own=(3, 6), neutral=(2, 3), biggies=(6, 0), dice=dice)
    rolled = NEUTRAL_TWO.land(state, Roll(A, (1, 1, 5), (1, 6), None)).state
    moves = NEUTRAL_TWO.legal(rolled, A)
    assert moves == (Place(A, 1, 1), Place(A, 5, 5), Place(A, 6, 6))
    placed = {move.face: NEUTRAL_TWO.after(rolled, move).dice[move.face - 1] for move in moves}
    assert placed == {1: (3 + 2, 0, 1 + 1), 5: (1, 0, 0), 6: (0, 0, 1)}


def with_bandit(rules: LasVegas, *lots: tuple[int, Lot]) -> State:
    """A filled table with dice on the Bandit, face → lot; everybody else's dice are still in hand."""
    state = filled(rules)
    bandit: list[Lot | None] = [None] * 6
    own, biggies = list(state.own), list(state.biggies)
    neutral = list(state.neutral)
    for face, lot in lots:
        bandit[face - 1] = lot
        own[lot.seat] -= lot.own
        if lot.biggy:
            biggies[lot.seat] = BANDIT
        if lot.neutral:
            neutral[lot.seat] -= lot.neutral
    changes = {"bandit": tuple(bandit), "own": tuple(own), "biggies": tuple(biggies), "neutral": tuple(neutral)}
    placed: State = position(rules, state, **changes)
    return placed


@pytest.mark.parametrize("seat", [A, D])
def test_lvn_e10_a_face_that_lies_on_the_bandit_is_closed_for_everybody(seat: int) -> None:
    state = replace(with_bandit(BANDIT_FOUR, (3, Lot(D, 3, 0, False))), seat=seat)
    own = (3,) * state.own[seat]
    rolled = BANDIT_FOUR.land(state, Roll(seat, own, (), 3)).state
    with pytest.raises(IllegalMove, match="bandit-face-taken"):
        BANDIT_FOUR.check(rolled, Place(seat, 3, BANDIT))
    assert BANDIT_FOUR.legal(rolled, seat) == (Place(seat, 3, 3),)


BANDITS = {
    # id: rules, plans, seat → bill, the neutral dice's bill, unclaimed
    "LVN-E11": (
        BANDIT_FOUR,
        ("6x2@bandit 1x4+B", "5x6+B", "4x2@bandit 1x1@bandit 2x3+B", "3x3@bandit 2x3+B"),
        {C: HIGH, D: LOW},
        None,
        (),
    ),
    "LVN-E11-all": (
        BANDIT_ALL,
        ("6x2@bandit 1x4+B", "5x6+B", "4x2@bandit 1x1@bandit 2x3+B", "3x3@bandit 2x3+B"),
        {C: HIGH, D: LOW},
        None,
        (),
    ),
    "LVN-D4": (
        BANDIT_FOUR,
        ("2x2@bandit 5x1@bandit 1x3+B", "3x3@bandit 2x3+B", "1x6+B", "2x6+B"),
        {A: HIGH, B: LOW},
        None,
        (),
    ),
    "LVN-D5-all": (
        BANDIT_ALL,
        ("6x3@bandit 1x3+B", "5x1@bandit 2x5+B", "4x1@bandit 1x5+B", "2x6+B"),
        {A: HIGH, B: LOW},
        None,
        (),
    ),
    "LVN-D5": (
        BANDIT_FOUR,
        ("6x3@bandit 1x3+B", "5x1@bandit 2x5+B", "4x1@bandit 1x5+B", "2x6+B"),
        {A: HIGH},
        None,
        (LOW,),
    ),
    "LVN-D6": (
        BANDIT_FOUR,
        ("4x0+B@bandit 1x6", "5x1@bandit 1x1@bandit 2x4+B", "2x6+B", "3x6+B"),
        {A: HIGH, B: LOW},
        None,
        (),
    ),
    "LVN-D7": (BOTH, ("4x1+n1@bandit 1x5+n2+B", "2x1@bandit 3x5+n3+B"), {B: HIGH}, None, (LOW,)),
    "R13-own-and-neutral-in-one-action": (BOTH, ("4x1+n3@bandit 1x5+B", "3x6+n3+B"), {A: LOW}, HIGH, ()),
    # A 4, 3, 1 and the neutral dice 4, 2, 2: different piles with equal weight, sum and highest face.
    "R16-different-piles": (
        BOTH,
        ("4x1+n1@bandit 3x1@bandit 1x1@bandit 5x3+n2+B", "2x0+n2@bandit 6x6+n1+B"),
        {},
        None,
        (HIGH, LOW),
    ),
}


@pytest.mark.parametrize("case", BANDITS)
def test_the_bandit_ranks_by_dice_then_pips_then_the_highest_face(case: str) -> None:
    rules, plans, paid, neutral, unclaimed = BANDITS[case]
    pay = play_round(rules, dict(enumerate(plans)), {BANDIT: (LOW, HIGH)})[BANDIT]
    assert pay == Pay(BANDIT, paid, neutral, unclaimed)


@pytest.mark.parametrize("rules", [BANDIT_FOUR, BANDIT_ALL], ids=title)
def test_lvn_d3_equal_pips_are_decided_by_the_highest_face(rules: LasVegas) -> None:
    # Three owners cannot get 6,6,1 · 5,5,3 · 4,4,2 onto one Bandit in fewer than these six actions.
    plans = {
        A: "6x2@bandit 1x1@bandit 2x3+B",
        B: "5x2@bandit 3x1@bandit 2x3+B",
        C: "4x2@bandit 2x1@bandit 1x3+B",
        D: "1x6+B",
    }
    pay = play_round(rules, plans, {BANDIT: (HIGH, LOW)})[BANDIT]
    assert pay == Pay(BANDIT, {A: HIGH, B: LOW}, None, ())


def test_lvn_d8_with_all_six_faces_on_it_the_bandit_is_closed() -> None:
    lots = [(face, Lot((face - 1) % 4, 1, 0, False)) for face in range(1, 7)]
    state = with_bandit(BANDIT_FOUR, *lots)
    rolled = BANDIT_FOUR.land(state, Roll(A, (1, 2, 3, 4), (), 6)).state
    assert all(move.casino == move.face for move in BANDIT_FOUR.legal(rolled, A))


def test_lvn_d9_r20_a_normal_casino_is_always_open() -> None:
    state = with_bandit(BANDIT_FOUR, (2, Lot(B, 1, 0, False)), (5, Lot(C, 1, 0, False)))
    rolled = BANDIT_FOUR.land(state, Roll(A, (2, 2, 2, 5, 5, 5), (), 5)).state
    assert BANDIT_FOUR.legal(rolled, A) == (Place(A, 2, 2), Place(A, 5, 5))


@pytest.mark.parametrize("rules", [TWO, BANDIT_FOUR, BOTH, NEUTRAL_THREE], ids=title)
def test_lvn_d10_all_money_is_2630_at_every_moment(rules: LasVegas) -> None:
    for step in replay(finished(rules).record()):
        state, money = step.state, rules.money
        lying = sum(sum(bills) for bills in (*state.bills, *state.won))
        assert lying + money.total(state.deck) + money.total(state.gone) == 2630


def test_the_deck_has_48_bills_and_never_runs_out() -> None:
    assert (sum(TWO.money.deck), TWO.money.total(TWO.money.deck)) == (48, 2630)
    assert 3 * 7 * 2 <= 48


def test_a_game_has_three_rounds_and_two_bills_at_each_casino() -> None:
    session = finished(dice_game("las-vegas-biggy", 6, {"bandit": True}))
    assert [entry for entry in session.journal if isinstance(entry, Round)] == [Round(1, 0), Round(2, 1), Round(3, 2)]
    fills = [entry for entry in session.journal if isinstance(entry, Fill)]
    assert all(len(fill.bills) == 2 for fill in fills)
    assert [fill.casino for fill in fills] == [1, 2, 3, 4, 5, 6, 7] * 3  # R19
    assert [entry.casino for entry in session.journal if isinstance(entry, Pay)] == [1, 2, 3, 4, 5, 6, 7] * 3


@pytest.mark.parametrize("bills", [(50,), (50, 50, 50), ()])
def test_a_casino_gets_exactly_two_bills(bills: tuple[int, ...]) -> None:
    with pytest.raises(Impossible, match="fill-too"):
        TWO.land(TWO.start().state, Fill(1, bills))


def test_everybody_has_six_dice_and_a_biggy() -> None:
    assert TWO.turn(filled(TWO)) == RollDice(A, 6, 0, True)


def test_the_biggy_must_follow_its_face_and_is_then_used_up() -> None:
    rolled = TWO.land(filled(TWO), Roll(A, (1, 1, 2, 2, 2, 6), (), 4)).state
    assert Place(A, 4, 4) in TWO.legal(rolled, A)
    placed = TWO.play(rolled, Place(A, 4, 4)).state
    assert (placed.biggies, placed.own) == ((4, 0), (6, 6))
    assert TWO.weights(placed, 4) == [2, 0]
    with pytest.raises(Impossible, match="biggy-count"):
        TWO.land(replace(placed, seat=A), Roll(A, (1, 1, 2, 2, 2, 6), (), 4))


@pytest.mark.parametrize(("seats", "neutral"), [(2, 3), (3, 2), (4, 1)])
def test_r12_neutral_dice_are_shared_out_without_the_neutral_biggy(seats: int, neutral: int) -> None:
    rules = dice_game("las-vegas-biggy", seats, {"neutral": True})
    assert rules.turn(filled(rules)) == RollDice(A, 6, neutral, True)
    assert "spare" not in kinds(finished(rules).journal)


@pytest.mark.parametrize("seats", [5, 6])
def test_r11_five_and_six_players_have_no_neutral_dice(seats: int) -> None:
    with pytest.raises(Misconfigured, match="neutral-seats"):
        dice_game("las-vegas-biggy", seats, {"neutral": True})


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(Misconfigured, match="bad-seats"):
        dice_game("las-vegas-biggy", seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ties", ["all", "first"])
def test_r13_bandit_and_neutral_dice_may_be_combined(seats: int, ties: str) -> None:
    session = finished(dice_game("las-vegas-biggy", seats, {"neutral": True, "bandit": True, "bandit_ties": ties}))
    assert any(isinstance(entry, Place) and entry.casino == BANDIT for entry in session.journal)


def test_r14_first_ties_for_most_keep_their_places_and_ties_below_cancel() -> None:
    # A and B are tied for most dice and both are paid; with three bills C and D would cancel.
    plans = {
        A: "6x2@bandit 1x4+B",
        B: "5x2@bandit 1x4+B",
        C: "4x1@bandit 1x5+B",
        D: "3x1@bandit 1x5+B",
    }
    pay = play_round(BANDIT_FOUR, plans, {BANDIT: (HIGH, LOW)})[BANDIT]
    assert pay == Pay(BANDIT, {A: HIGH, B: LOW}, None, ())
    lots = [(6, Lot(A, 2, 0, False)), (4, Lot(C, 1, 0, False)), (3, Lot(D, 1, 0, False))]
    state = with_bandit(BANDIT_FOUR, *lots)
    assert BANDIT_FOUR.ranked(state, BANDIT) == [A]
    assert BANDIT_ALL.ranked(state, BANDIT) == [A, C, D]


def test_r15_a_biggy_is_two_dice_of_its_face_in_the_pip_sum_too() -> None:
    state = with_bandit(BANDIT_FOUR, (4, Lot(A, 0, 0, True)), (5, Lot(B, 1, 0, False)), (1, Lot(B, 1, 0, False)))
    # A (2, 8, 4) beats B (2, 6, 5); with the Biggy's pips counted once B would win.
    assert BANDIT_FOUR.ranked(state, BANDIT) == [A, B]


def test_r16_a_player_and_the_neutral_dice_cancel_and_the_next_moves_up() -> None:
    state = with_bandit(BOTH, (4, Lot(A, 1, 1, False)), (2, Lot(B, 1, 0, False)))
    assert BOTH.ranked(state, BANDIT) == [B]


def test_r17_own_dice_on_the_bandit_close_their_face_too() -> None:
    state = with_bandit(BANDIT_FOUR, (6, Lot(A, 1, 0, False)))
    rolled = BANDIT_FOUR.land(state, Roll(A, (6,) * 5, (), 6)).state
    assert BANDIT_FOUR.legal(rolled, A) == (Place(A, 6, 6),)


def test_r18_all_dice_of_the_face_go_to_one_place() -> None:
    rolled = BANDIT_FOUR.land(filled(BANDIT_FOUR), Roll(A, (3, 3, 3, 5, 5, 5), (), 3)).state
    placed = BANDIT_FOUR.play(rolled, Place(A, 3, BANDIT)).state
    assert placed.bandit[2] == Lot(A, 3, 0, True)
    assert (placed.own[A], placed.biggies[A]) == (3, BANDIT)
    assert placed.dice[2] == (0, 0, 0, 0)


def test_without_the_option_there_is_no_bandit() -> None:
    rolled = TWO.land(filled(TWO), Roll(A, (3, 3, 3, 5, 5, 5), (), 3)).state
    with pytest.raises(IllegalMove, match="no-bandit"):
        TWO.check(rolled, Place(A, 3, BANDIT))


def test_r11c_when_a_player_leaves_a_biggy_in_hand_is_void_and_a_placed_one_stays() -> None:
    in_hand = TWO.leave(filled(TWO), A).state
    assert in_hand.biggies == (-1, 0)
    rolled = TWO.land(filled(TWO), Roll(A, (1, 1, 2, 2, 2, 6), (), 4)).state
    placed = TWO.leave(TWO.play(rolled, Place(A, 4, 4)).state, A).state
    assert placed.biggies == (4, 0)
    assert TWO.weights(placed, 4) == [2, 0]


def test_equal_money_is_decided_by_bills() -> None:
    turn = TWO.turn(replace(TWO.start().state, over=True, won=((100,), (60, 40))))
    assert isinstance(turn, Over)
    assert turn.result.winners == (B,)


def test_anybody_may_start() -> None:
    session = new_session(TWO)
    fill_casinos(session)
    assert session.turn == RollDice(0, 6, 0, True)


@pytest.mark.parametrize("face", [0, 7, 9])
def test_a_biggy_shows_one_to_six(face: int) -> None:
    with pytest.raises(Impossible) as refused:
        TWO.land(filled(TWO), Roll(A, (1,) * 6, (), face))
    assert (refused.value.code, refused.value.facts) == ("no-such-face", {"face": face})
    with pytest.raises(Impossible, match="no-such-face"):
        RollDice(A, 6, 0, True).read(f"1 1 2 2 3 3 b{face}")


@pytest.mark.parametrize("face", [1, 6])
def test_a_biggy_may_show_its_lowest_and_its_highest_face(face: int) -> None:
    assert RollDice(A, 6, 0, True).read(f"1 1 2 2 3 3 b{face}") == Roll(A, (1, 1, 2, 2, 3, 3), (), face)
