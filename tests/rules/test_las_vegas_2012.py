"""Las Vegas, 2012 edition: the rule book's examples (LV12-E…), public ones (P), boundary cases (D), and rulings."""

from __future__ import annotations

from collections import Counter

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
from vabanque.core import Decide, IllegalMove, Impossible, Misconfigured, Over, Result
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.rules import LasVegas, Place, Roll, RollDice, RollSpare, Spare, State
from vabanque.games.vegas.rules import DealBills, Fill, Jeton, Pay, Round, ranking, removed, settle
from vabanque.play.verify import replay

FOUR = dice_game("las-vegas-2012", 4)
TWO = dice_game("las-vegas-2012", 2)
NEUTRAL_FOUR = dice_game("las-vegas-2012", 4, {"neutral": True})
NEUTRAL_THREE = dice_game("las-vegas-2012", 3, {"neutral": True})
NEUTRAL_TWO = dice_game("las-vegas-2012", 2, {"neutral": True})
JETONS = dice_game("las-vegas-2012", 2, {"jetons": True})


def test_lv12_e1_all_dice_of_the_chosen_face_are_placed_and_no_fewer() -> None:
    start = filled(TWO)
    dice = ((0, 3), *start.dice[1:])
    state = position(TWO, start, seat=B, own=(8, 5), dice=dice)
    rolled = TWO.land(state, Roll(B, (3, 3, 3, 3, 5), (), None)).state
    assert [move.face for move in TWO.legal(rolled, B)] == [3, 5]
    placed = TWO.play(rolled, Place(B, 3, 3)).state
    assert placed.dice[2] == (0, 4)
    assert placed.own == (8, 1)
    # A move does not say how many; a player who held threes back would roll more than the one die that is left.
    later = position(TWO, placed, seat=B)
    for held_back in (2, 3, 4):
        with pytest.raises(Impossible, match="wrong-dice-count"):
            TWO.land(later, Roll(B, (3,) * held_back, (), None))
    last = TWO.land(later, Roll(B, (6,), (), None)).state
    assert TWO.legal(last, B) == (Place(B, 6, 6),)


def test_lv12_e2_equal_dice_cancel_each_other() -> None:
    assert ranking([5, 3, 3, 1]) == [A, D]


def test_lv12_e3_all_tied_groups_cancel_at_once() -> None:
    assert ranking([2, 1, 2, 1]) == []


PAYOUTS = {
    # id: rules, bills as drawn, plans, seat → bill, the neutral dice's bill, unclaimed
    "LV12-E4": (FOUR, (10, 30, 80), ("2x5 6x3", "2x3 5x5", "2x3 4x5", "2x1 6x7"), {A: 80, D: 30}, None, (10,)),
    "LV12-E5": (FOUR, (40, 40), ("6x8", "2x1 5x7", "4x8", "3x8"), {B: 40}, None, (40,)),
    "LV12-E6": (FOUR, (20, 70), ("6x8", "2x2 5x6", "2x3 4x5", "2x1 6x7"), {C: 70, B: 20}, None, ()),
    "LV12-E8": (
        NEUTRAL_FOUR,
        (30, 80),
        ("2x0+n1 6x8+n1", "2x1 5x7+n2", "2x0+n1 4x8+n1", "6x8+n2"),
        {B: 30},
        80,
        (),
    ),
    "LV12-E9": (
        NEUTRAL_FOUR,
        (40, 70),
        ("2x1 6x7+n2", "5x8+n2", "2x3 4x5+n2", "2x0+n2 6x8"),
        {C: 70},
        40,
        (),
    ),
    "LV12-P1": (NEUTRAL_TWO, (60,), ("2x3+n1 6x5+n3", "2x3+n1 5x5+n3"), {}, 60, ()),
    "LV12-P2": (NEUTRAL_TWO, (30, 70), ("2x2+n2 6x6+n2", "2x4 5x4+n4"), {B: 70}, None, (30,)),
    "LV12-D1": (TWO, (50,), ("2x3 6x5", "2x3 5x5"), {}, None, (50,)),
    "LV12-D2": (TWO, (10, 50), ("6x8", "5x8"), {}, None, (50, 10)),
    "LV12-D3": (FOUR, (20, 90), ("2x2 6x6", "2x2 5x6", "2x2 4x6", "2x1 6x7"), {D: 90}, None, (20,)),
    "LV12-D4": (NEUTRAL_TWO, (90,), ("2x1+n1 6x7+n3", "5x8+n4"), {}, None, (90,)),
    "five-tied-two-by-two": (FOUR, (50,), ("2x2 6x6", "2x2 5x6", "2x1 4x7", "2x1 6x7"), {}, None, (50,)),
}


@pytest.mark.parametrize("case", PAYOUTS)
def test_a_casino_pays_one_bill_to_each_survivor_highest_first(case: str) -> None:
    rules, drawn, plans, paid, neutral, unclaimed = PAYOUTS[case]
    pay = play_round(rules, dict(enumerate(plans)), {2: drawn})[2]
    assert pay == Pay(2, paid, neutral, unclaimed)


def test_lv12_e7_own_and_neutral_dice_of_the_face_go_together() -> None:
    start = filled(NEUTRAL_FOUR)
    dice = ((0, 0, 5, 0, 0), *start.dice[1:])
    state = position(NEUTRAL_FOUR, start, seat=C, own=(8, 8, 3, 8), dice=dice)
    rolled = NEUTRAL_FOUR.land(state, Roll(C, (1, 1, 5), (1, 6), None)).state
    assert NEUTRAL_FOUR.legal(rolled, C) == (Place(C, 1, 1), Place(C, 5, 5), Place(C, 6, 6))
    placed = {move.face: NEUTRAL_FOUR.after(rolled, move).dice[move.face - 1] for move in NEUTRAL_FOUR.legal(rolled, C)}
    assert placed == {1: (0, 0, 5 + 2, 0, 1), 5: (0, 0, 1, 0, 0), 6: (0, 0, 0, 0, 1)}


def test_lv12_d5_five_bills_may_lie_at_one_casino() -> None:
    session = new_session(TWO)
    fill_casinos(session, {1: (10, 10, 10, 10, 90), 2: (50,)})
    assert session.state.bills[:2] == ((90, 10, 10, 10, 10), (50,))


def test_lv12_d6_a_total_of_exactly_50_stops_the_fill() -> None:
    session = new_session(TWO)
    fill_casinos(session, {1: (50,), 2: (40, 10)})
    assert session.state.bills[:2] == ((50,), (40, 10))


@pytest.mark.parametrize(
    ("bills", "code"),
    [((40,), "fill-too-short"), ((50, 10), "fill-too-long"), ((40, 10, 10), "fill-too-long"), ((), "fill-too-short")],
)
def test_lv12_d6_a_casino_gets_neither_fewer_nor_more_bills(bills: tuple[int, ...], code: str) -> None:
    with pytest.raises(Impossible, match=code):
        TWO.land(TWO.start().state, Fill(1, bills))


def test_lv12_d7_the_left_neighbour_starts_the_next_round() -> None:
    session = finished(dice_game("las-vegas-2012", 5))
    rounds = [entry for entry in session.journal if isinstance(entry, Round)]
    assert rounds == [Round(1, 0), Round(2, 1), Round(3, 2), Round(4, 3)]


def result(won: tuple[tuple[int, ...], ...]) -> Result:
    rules = dice_game("las-vegas-2012", len(won))
    turn = rules.turn(replace(rules.start().state, over=True, won=won))
    assert isinstance(turn, Over)
    return turn.result


def test_lv12_d8_of_equal_money_more_bills_win() -> None:
    won = ((60, 60, 60, 60, 60), (90, 90, 60, 60), (90, 90, 60, 50))
    ended = result(won)
    assert (ended.score, ended.counts["bills"], ended.winners) == ((300, 300, 290), (5, 4, 4), (0,))


def test_lv12_d9_equal_money_and_equal_bills_share_the_victory() -> None:
    won = ((60, 60, 60, 60, 60), (90, 90, 60, 50, 10), (90, 90, 60, 50))
    assert result(won).winners == (0, 1)


def test_lv12_d10_the_only_player_with_dice_left_rolls_again_at_once() -> None:
    start = filled(TWO)
    dice = ((8, 6), *start.dice[1:])
    state = position(TWO, start, seat=B, own=(0, 2), dice=dice)
    rolled = TWO.land(state, Roll(B, (4, 6), (), None)).state
    after = TWO.play(rolled, Place(B, 4, 4)).state
    assert TWO.turn(after) == RollDice(B, 1, 0, False)


@pytest.mark.parametrize("rules", [TWO, FOUR, NEUTRAL_TWO, NEUTRAL_THREE, NEUTRAL_FOUR], ids=title)
def test_lv12_d11_in_every_round_all_dice_leave_all_hands(rules: LasVegas) -> None:
    own: Counter[int] = Counter()
    white = rounds = 0
    for entry in finished(rules).journal:
        if isinstance(entry, Spare):
            white += len(entry.faces)
        elif isinstance(entry, Roll):
            rolled = entry
        elif isinstance(entry, Place):
            own[entry.seat] += rolled.own.count(entry.face)
            white += rolled.neutral.count(entry.face)
        elif isinstance(entry, Pay) and entry.casino == 1:
            assert own == dict.fromkeys(range(rules.seats), 8)
            assert white == (8 if rules.neutral_each else 0)
            own, white, rounds = Counter(), 0, rounds + 1
    assert rounds == 4


@pytest.mark.parametrize("rules", [TWO, FOUR, NEUTRAL_THREE, JETONS], ids=title)
def test_lv12_d12_all_money_is_2500_at_every_moment(rules: LasVegas) -> None:
    for step in replay(finished(rules).record()):
        state, money = step.state, rules.money
        lying = sum(sum(bills) for bills in (*state.bills, *state.won))
        assert lying + money.total(state.deck) + money.total(state.gone) == 2500


def test_the_deck_has_54_bills_worth_2500() -> None:
    money = TWO.money
    assert (sum(money.deck), money.total(money.deck)) == (54, 2500)
    assert sum(copies for value, copies in money.copies.items() if value >= 50) == 26
    assert sum(copies for value, copies in money.copies.items() if value < 50) == 28


def test_r1_the_deck_never_runs_out_since_at_most_52_bills_are_drawn() -> None:
    # Each of the 26 bills of 50 or more completes a fill, and there are 24 fills. So at most 24 large and 28 small
    # bills are drawn: 52. This order reaches it: as many small bills as fit before each large one.
    money = TWO.money
    small, large = money.listed(money.deck)[:28], money.listed(money.deck)[28:]
    deck, drawn = money.deck, 0
    for casino in range(24):
        bills: list[int] = []
        # The smallest bills first: they must never reach 50 by themselves.
        while small and sum(bills) + small[0] < 50 and len(bills) < 2 + (casino < 4):
            bills.append(small.pop(0) if sum(bills) + small[-1] >= 50 else small.pop())
        bills.append(large.pop())
        assert money.full(bills)
        assert not money.full(bills[:-1])
        deck = money.take(deck, bills)
        drawn += len(bills)
    assert (drawn, small, sum(deck)) == (52, [], 2)


def test_r1_drawing_from_an_empty_deck_is_refused_not_endless() -> None:
    with pytest.raises(Impossible, match="pile-empty"):
        DealBills(1, TWO.money, (0,) * 9).deal(lambda _: 0)


def test_r2_unclaimed_bills_leave_highest_first() -> None:
    assert settle(1, (80, 30, 10), [], 2).unclaimed == (80, 30, 10)
    assert removed(Pay(1, {}, 70, (80, 10))) == (80, 70, 10)


def test_r3_casino_1_is_finished_before_casino_2() -> None:
    state = TWO.land(TWO.start().state, Fill(1, (20, 30))).state
    with pytest.raises(Impossible, match="wrong-casino-filled"):
        TWO.land(state, Fill(1, (50,)))
    with pytest.raises(Impossible, match="wrong-casino-filled"):
        TWO.land(state, Fill(3, (50,)))


@pytest.mark.parametrize("first", range(4))
def test_r4_any_seat_may_start(first: int) -> None:
    step = FOUR.start(first)
    assert step.entries == (Round(1, first),)
    assert step.state.seat == first


@pytest.mark.parametrize("first", [-1, 4])
def test_r4_a_seat_that_does_not_exist_cannot_start(first: int) -> None:
    with pytest.raises(Misconfigured, match="no-such-seat"):
        FOUR.start(first)


def test_r6_others_money_is_hidden_and_only_counted_until_the_end() -> None:
    won = ((90, 80), (70,))
    start = TWO.start().state
    state = replace(start, won=won, deck=TWO.money.take(start.deck, (90, 80, 70)))
    assert TWO.view(state, A).won == ((90, 80), None)
    assert TWO.view(state, B).won == (None, (70,))
    assert TWO.view(state, None).won == (None, None)
    assert TWO.view(state, B).won_bills == (2, 1)
    assert make("las-vegas-2012", 2, open_money=True).view(state, None).won == won
    assert TWO.view(replace(state, over=True), None).won == won


def test_r7_the_neutral_dice_of_all_players_are_one_owner() -> None:
    # One neutral die from each of two players makes two: they beat a single die and tie with two.
    pay = play_round(NEUTRAL_TWO, {A: "2x1+n1 6x7+n3", B: "2x2+n1 5x6+n3"}, {2: (90,)})[2]
    assert pay == Pay(2, {A: 90}, None, ())


def test_r8_three_players_the_starter_of_each_round_rolls_the_spare_dice_first() -> None:
    session = finished(NEUTRAL_THREE)
    spares = [entry for entry in session.journal if isinstance(entry, Spare)]
    assert [spare.seat for spare in spares] == [0, 1, 2, 0]
    for number, entry in enumerate(session.journal):
        if isinstance(entry, Spare):
            assert kinds(session.journal[number - 6 : number]) == ["fill"] * 6
            assert session.journal[number + 1].kind == "roll"


@pytest.mark.parametrize("seats", [2, 4])
def test_r8_only_three_players_have_spare_dice(seats: int) -> None:
    session = finished(dice_game("las-vegas-2012", seats, {"neutral": True}))
    assert "spare" not in kinds(session.journal)


def test_r8_both_spare_dice_may_land_on_one_casino() -> None:
    session = new_session(NEUTRAL_THREE)
    fill_casinos(session, spare="4 4")
    assert session.state.dice[3] == (0, 0, 0, 2)


def test_r8_the_order_of_the_spare_dice_does_not_matter() -> None:
    session = new_session(NEUTRAL_THREE)
    while not isinstance(session.turn, RollSpare):
        session.land(session.turn.deal(lambda n: n - 1))  # type: ignore[union-attr]
    upwards, downwards = (NEUTRAL_THREE.land(session.state, Spare(A, faces)) for faces in ((3, 6), (6, 3)))
    assert upwards.state == downwards.state


def test_r9_nobody_holds_the_spare_dice() -> None:
    session = new_session(NEUTRAL_THREE)
    fill_casinos(session)
    assert session.turn == RollDice(0, 8, 2, False)


def test_r10_a_turn_may_place_neutral_dice_only() -> None:
    state = NEUTRAL_TWO.land(filled(NEUTRAL_TWO), Roll(A, (1,) * 8, (1, 1, 1, 6), None)).state
    assert Place(A, 6, 6) in NEUTRAL_TWO.legal(state, A)
    after = NEUTRAL_TWO.play(state, Place(A, 6, 6)).state
    assert (after.own[A], after.neutral[A]) == (8, 3)


def test_r11_five_players_have_no_neutral_dice() -> None:
    with pytest.raises(Misconfigured, match="neutral-seats"):
        dice_game("las-vegas-2012", 5, {"neutral": True})


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(Misconfigured, match="bad-seats"):
        dice_game("las-vegas-2012", seats)


@pytest.mark.parametrize(("seats", "neutral"), [(2, 4), (3, 2), (4, 2)])
def test_neutral_dice_are_shared_out_as_the_rule_book_says(seats: int, neutral: int) -> None:
    assert filled(dice_game("las-vegas-2012", seats, {"neutral": True})).neutral == (neutral,) * seats


def test_r11a_r11b_a_lone_survivor_gets_one_bill_the_highest() -> None:
    assert settle(3, (90, 60, 10), [B], 2) == Pay(3, {B: 90}, None, (60, 10))


def test_r11c_a_player_who_leaves_keeps_what_is_placed_and_loses_the_rest() -> None:
    state = TWO.play(TWO.land(filled(TWO), Roll(A, (2, 2, 2, 5, 5, 5, 5, 5), (), None)).state, Place(A, 2, 2)).state
    step = TWO.leave(state, A)
    assert kinds(list(step.entries)) == ["leave"]
    assert step.state.dice[1] == (3, 0)
    assert step.state.own == (0, 8)
    assert step.state.bills == state.bills


def test_r11c_a_player_who_left_is_paid_for_what_was_placed() -> None:
    session = new_session(TWO)
    fill_casinos(session, {2: (90,)})
    session.land(Roll(A, (2, 2, 2, 5, 5, 5, 5, 5), (), None))
    session.submit(Place(A, 2, 2))
    session.leave(A)
    while session.state.round == 1:
        due = session.turn
        assert isinstance(due, RollDice)
        session.land(Roll(B, (6,) * due.own, (), None))
        session.submit(Place(B, 6, 6))
    assert session.state.won[A] == (90,)
    assert session.state.own == (0, 8)


def test_r11c_when_everybody_has_left_the_game_is_over() -> None:
    state = TWO.leave(TWO.leave(filled(TWO), B).state, A).state
    turn = TWO.turn(state)
    assert isinstance(turn, Over)
    assert turn.result.winners == (A, B)
    TWO.audit(state)


def test_r11c_nobody_leaves_twice() -> None:
    state = TWO.leave(filled(TWO), B).state
    with pytest.raises(IllegalMove, match="no-such-seat"):
        TWO.leave(state, B)


def test_a_player_may_need_eight_turns_for_a_round() -> None:
    # "Four or five turns" is not a limit: one die at a time takes eight turns.
    pays = play_round(TWO, {A: "1x1 2x1 3x1 4x1 5x1 6x1 1x1 2x1", B: "1x8"}, {3: (50,)})
    assert pays[3].bills == {A: 50}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Place(A, 4, 4), "face-not-rolled"),
        (Place(A, 3, 5), "wrong-casino"),
        (Place(A, 3, 7), "no-bandit"),
        (Place(A, 0, 0), "face-not-rolled"),
        (Place(B, 3, 3), "not-your-turn"),
        (Place(9, 3, 3), "not-your-turn"),
    ],
)
def test_a_wrong_placement_is_refused_with_its_reason(move: Place, code: str) -> None:
    state = TWO.land(filled(TWO), Roll(A, (3, 3, 3, 3, 3, 5, 5, 5), (), None)).state
    with pytest.raises(IllegalMove) as refused:
        TWO.play(state, move)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("roll", "code"),
    [
        (Roll(B, (1,) * 8, (), None), "wrong-seat"),
        (Roll(A, (1,) * 7, (), None), "wrong-dice-count"),
        (Roll(A, (1,) * 8, (1,), None), "wrong-dice-count"),
        (Roll(A, (1,) * 7 + (7,), (), None), "no-such-face"),
        (Roll(A, (0,) + (1,) * 7, (), None), "no-such-face"),
        (Roll(A, (2, 1, 1, 1, 1, 1, 1, 1), (), None), "not-sorted"),
        (Roll(A, (1,) * 8, (), 1), "biggy-count"),
    ],
)
def test_an_impossible_roll_is_refused_with_its_reason(roll: Roll, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        TWO.land(filled(TWO), roll)
    assert refused.value.code == code


def placed_with(own: tuple[int, ...], face: int) -> tuple[State, list[str]]:
    rolled = JETONS.land(filled(JETONS), Roll(A, own, (), None)).state
    step = JETONS.play(rolled, Place(A, face, face))
    return step.state, kinds(list(step.entries))


def test_r24_two_own_dice_in_one_turn_take_the_jeton() -> None:
    state, entries = placed_with((2, 2, 5, 5, 5, 5, 5, 5), 2)
    assert entries == ["place", "jeton"]
    assert state.jetons == (1, 0)
    assert state.jetons_at == (True, False, True, True, True, True)


def test_r25_one_die_now_and_one_later_take_no_jeton() -> None:
    state, entries = placed_with((2, 5, 5, 5, 5, 5, 5, 5), 2)
    assert entries == ["place"]
    later = replace(state, seat=A)
    rolled = JETONS.land(later, Roll(A, (2, 5, 5, 5, 5, 5, 5), (), None)).state
    assert kinds(list(JETONS.play(rolled, Place(A, 2, 2)).entries)) == ["place"]


def test_r24_a_jeton_is_taken_once_per_round() -> None:
    state, _ = placed_with((2, 2, 5, 5, 5, 5, 5, 5), 2)
    rolled = JETONS.land(state, Roll(B, (2, 2, 2, 2, 2, 2, 2, 2), (), None)).state
    assert "jeton" not in kinds(list(JETONS.play(rolled, Place(B, 2, 2)).entries))


def test_r24_neutral_dice_do_not_help_to_take_a_jeton() -> None:
    rules = dice_game("las-vegas-2012", 2, {"jetons": True, "neutral": True})
    rolled = rules.land(filled(rules), Roll(A, (2, 5, 5, 5, 5, 5, 5, 5), (2, 2, 2, 2), None)).state
    assert kinds(list(rules.play(rolled, Place(A, 2, 2)).entries)) == ["place"]


def test_r24_every_round_has_six_new_jetons() -> None:
    session = finished(JETONS)
    per_round: list[list[int]] = []
    for entry in session.journal:
        if isinstance(entry, Round):
            per_round.append([])
        if isinstance(entry, Jeton):
            per_round[-1].append(entry.casino)
    assert len(per_round) == 4
    assert all(len(set(casinos)) == len(casinos) for casinos in per_round)
    assert sum(map(len, per_round)) > 6


def test_r24_a_jeton_is_worth_10_but_is_not_a_bill() -> None:
    rules = JETONS
    state = replace(rules.start().state, over=True, won=((50,), (30, 20)), jetons=(2, 2))
    turn = rules.turn(state)
    assert isinstance(turn, Over)
    assert turn.result.score == (70, 70)
    assert turn.result.counts["bills"] == (1, 2)
    assert turn.result.winners == (B,)
    assert turn.result.counts["jetons"] == (2, 2)


def test_the_end_of_a_round_is_written_as_pays_and_the_next_round() -> None:
    session = finished(TWO)
    ends = [number for number, entry in enumerate(session.journal) if isinstance(entry, Round)][1:]
    for end in ends:
        assert kinds(session.journal[end - 7 : end]) == ["place", *["pay"] * 6]
        assert [entry.casino for entry in session.journal[end - 6 : end]] == [1, 2, 3, 4, 5, 6]  # type: ignore[attr-defined]
    assert kinds(session.journal[-6:]) == ["pay"] * 6


def test_a_player_without_dice_is_skipped() -> None:
    state = filled(FOUR)
    dice = ((0, 8, 8, 0), *state.dice[1:])
    state = position(FOUR, state, own=(8, 0, 0, 8), dice=dice)
    rolled = FOUR.land(state, Roll(A, (1,) * 4 + (2,) * 4, (), None)).state
    turn = FOUR.turn(FOUR.play(rolled, Place(A, 1, 1)).state)
    assert isinstance(turn, RollDice)
    assert turn.seat == D
    assert FOUR.turn(rolled) == Decide((A,))
