"""Las Vegas – the card game: the rule book's examples (LVK-E…), boundary cases (D), rulings."""

from __future__ import annotations

from math import comb

import pytest

from tests.rules.table import A, B, C, D, card_game, fill_casinos, finished, kinds, new_session, position
from vabanque.core import Decide, Entry, IllegalMove, Impossible, Misconfigured, Over
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.editions import CARDS
from vabanque.games.las_vegas_cards.rules import Cards, Draw, DrawHand, LasVegasCards, Lay, State, selections
from vabanque.games.vegas.rules import Fill, Jeton, Pay, Round
from vabanque.play.session import Session

TWO = card_game(2)
FOUR = card_game(4)
TURNS = card_game(2, {"order": "in-turn"})
TURNS_THREE = card_game(3, {"order": "in-turn"})
JETONS = card_game(2, {"order": "in-turn", "jetons": True})


def cards(text: str) -> Cards:
    return tuple(text.split())


def holding(rules: LasVegasCards, **hands: str) -> State:
    """The first play with these hands: `holding(TWO, a="5 5 5 1 2")`; a player not named holds 1 2 3 4 6."""
    session = new_session(rules)
    fill_casinos(session)
    while isinstance(due := session.turn, DrawHand):
        session.land(due.read(hands.get("abcde"[due.seat], "1 2 3 4 6")))
    state: State = session.state
    return state


HAND = {
    "LVK-E1": ("5 5 5 1 2", "5 5 5", None),
    "LVK-E2": ("6 6 1 2 3", "6 6", None),
    "LVK-E3": ("1 4 2 3 5", "1 4", None),
    "LVK-E4": ("5 1 2 3 4", "5", None),
    "LVK-E5": ("4 4 2 1 3", "2 4 4", "mixed-numbers"),
    "LVK-D1": ("5 1 2 3 4", "", "no-cards"),
    "LVK-D2": ("3 3 3 3 3+", "3 3 3 3 3+", None),
    "LVK-D3": ("3+ 5 1 2 4", "3+ 5", None),
    "LVK-D4": ("3+ 3 5 1 2", "3 3+ 5", "mixed-numbers"),
    "not-in-hand": ("1 2 3 4 6", "5", "card-not-in-hand"),
    "one-too-many": ("5 5 1 2 3", "5 5 5", "card-not-in-hand"),
    "no-such-double": ("5 5 1 2 3", "5+", "card-not-in-hand"),
    "in-another-order": ("1 4 2 3 5", "4 1", None),
}


@pytest.mark.parametrize("case", HAND)
def test_one_or_two_cards_of_any_numbers_or_any_cards_of_one_number(case: str) -> None:
    hand, chosen, code = HAND[case]
    state = holding(TWO, a=hand)
    move = Lay(A, cards(chosen))
    if code is None:
        TWO.check(state, move)
        assert Lay(A, tuple(sorted(move.cards))) in TWO.legal(state, A)
    else:
        with pytest.raises(IllegalMove) as refused:
            TWO.check(state, move)
        assert refused.value.code == code
        assert move not in TWO.legal(state, A)


def test_lvk_d2_five_cards_of_a_number_show_six_dice() -> None:
    state = holding(TWO, a="3 3 3 3 3+")
    assert TWO.weights(TWO.after(state, Lay(A, cards("3 3 3 3 3+"))), 3) == [6, 0]


@pytest.mark.parametrize(
    ("hand", "count"), [("1 2 3 4 5", 15), ("5 5 5 1 2", 16), ("5 5 5 5 1", 20), ("5 5 5 5 5+", 31)]
)
def test_lvk_d5_the_number_of_selections_follows_the_formula(hand: str, count: int) -> None:
    # The formula treats all cards in the hand as different; selections() lists equal cards once. Counted by card:
    held = cards(hand)
    numbers = [card[0] for card in held]
    formula = 15 + sum(comb(numbers.count(n), k) for n in set(numbers) for k in range(3, numbers.count(n) + 1))
    assert formula == count
    subsets = [tuple(card for bit, card in enumerate(held) if mask >> bit & 1) for mask in range(1, 32)]
    allowed = selections(tuple(sorted(held)))
    assert sum(tuple(sorted(subset)) in allowed for subset in subsets) == count


def lay_all(session: Session, choices: dict[int, list[str]]) -> list[Entry]:
    """Play on with hands that hold the cards to lay, until a player runs out of choices; returns the new entries."""
    before = len(session.journal)
    while choices:
        due = session.turn
        if isinstance(due, DrawHand):
            if not choices.get(due.seat):
                break
            session.land(Draw(due.seat, hand_with(due, *choices[due.seat])))
        elif isinstance(due, Decide):
            for seat in due.seats:
                session.submit(Lay(seat, cards(choices[seat].pop(0))))
        else:
            break
    return session.journal[before:]


def hand_with(due: DrawHand, now: str, *later: str) -> Cards:
    """Five cards from the pile, including those to lay now; those to lay later stay in the pile."""
    rest = list(due.pile)
    for choice in (now, *later):
        for card in cards(choice):
            rest.remove(card)
    missing = 5 - len(cards(now))
    return tuple(sorted((*cards(now), *rest[len(rest) - missing :])))


def started(rules: LasVegasCards, bills: dict[int, tuple[int, ...]] | None = None) -> Session:
    session = new_session(rules)
    fill_casinos(session, bills)
    return session


def test_lvk_e6_with_eleven_cards_laid_a_player_is_out_and_the_pile_under_the_glass() -> None:
    session = started(TWO)
    lay_all(session, {A: ["1 1", "3 3", "4 4 4", "2 2 2 2"], B: ["1", "1", "1", "1"]})
    state = session.state
    assert len(state.laid[A]) == 11
    assert state.out == (True, False)
    assert len(state.glass[A]) == 30 - 11
    assert TWO.weights(state, 2) == [4, 0]
    new = lay_all(session, {B: ["3", "2"]})
    assert {entry.seat for entry in new if isinstance(entry, Draw | Lay)} == {B}
    assert session.state.round == 2


def test_lvk_e7_dice_count_not_cards() -> None:
    # Casino 5: A 1+1+2 = 4 dice on three cards, B four singles, C the double, D two singles. Everybody is tied.
    session = started(FOUR, {5: (90, 40)})
    lay_all(session, {A: ["5 5 5+"], B: ["5 5 5 5"], C: ["5+"], D: ["5 5"]})
    assert FOUR.weights(session.state, 5) == [4, 4, 2, 2]
    rest = {A: ["1 1 1 1 1+"], B: ["2 2 2 2"], C: ["3 3 3 3 3+", "4 4"], D: ["1 1 1 1 1+", "2"]}
    new = lay_all(session, rest)
    pay = next(entry for entry in new if isinstance(entry, Pay) and entry.casino == 5)
    assert pay == Pay(5, {}, None, (90, 40))


@pytest.mark.parametrize("lay", ["3+", "3 3"], ids=["LVK-E8", "R25-two-singles"])
def test_lvk_e8_two_dice_in_one_turn_take_the_jeton(lay: str) -> None:
    state = holding(JETONS, a="1 3 3 3+ 6")
    step = JETONS.play(state, Lay(A, cards(lay)))
    assert step.entries == (Lay(A, cards(lay)), Jeton(A, 3))
    assert step.state.jetons == (1, 0)
    assert step.state.jetons_at == (True, True, False, True, True, True)


def test_lvk_d6_the_eighth_card_ends_the_round_for_its_player() -> None:
    session = started(TWO)
    lay_all(session, {A: ["1 1", "2 2", "3 3 3", "4"], B: ["1", "1", "1", "1"]})
    assert (len(session.state.laid[A]), session.state.out) == (8, (True, False))


def test_lvk_d7_one_card_per_play_is_never_enough_to_leave_and_six_plays_end_the_round() -> None:
    session = started(TWO)
    new = lay_all(session, {A: ["1", "2", "3", "4", "5", "6"], B: ["1", "2", "3", "4", "5", "6"]})
    assert kinds(new).count("lay") == 12
    assert (session.state.round, session.state.laid) == (2, ((), ()))


def test_lvk_d8_five_and_three_equal_cards_end_the_round_after_two_plays() -> None:
    session = started(TWO)
    lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], B: ["1", "2"]})
    assert session.state.out == (True, False)
    assert session.state.play == 3


def test_lvk_d9_the_last_active_player_continues_alone() -> None:
    session = started(TWO)
    lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], B: ["1", "2"]})
    for play in (3, 4, 5, 6):
        assert session.state.play == play
        assert isinstance(session.turn, DrawHand)
        lay_all(session, {B: ["2" if play == 6 else "1"]})
    assert session.state.round == 2


@pytest.mark.parametrize("rules", [TWO, TURNS])
def test_lvk_d10_the_bills_last_for_exactly_four_rounds(rules: LasVegasCards) -> None:
    session = finished(rules)
    assert session.state.deck == (0,) * 8
    assert len([entry for entry in session.journal if isinstance(entry, Round)]) == 4
    assert isinstance(session.turn, Over)


def test_r22_a_set_has_four_singles_and_a_double_of_each_number() -> None:
    assert len(CARDS) == 30
    assert {card: CARDS.count(card) for card in CARDS} == {
        **dict.fromkeys("123456", 4),
        **{f"{n}+": 1 for n in "123456"},
    }


def test_r23_48_bills_six_of_each_value() -> None:
    assert TWO.money.copies == dict.fromkeys(range(30, 101, 10), 6)
    assert (sum(TWO.money.deck), TWO.money.total(TWO.money.deck)) == (48, 3120)


def test_r24_one_turn_may_win_two_jetons_casino_1_first() -> None:
    state = holding(JETONS, a="1 2+ 3 5+ 6")
    step = JETONS.play(state, Lay(A, cards("2+ 5+")))
    assert step.entries == (Lay(A, cards("2+ 5+")), Jeton(A, 2), Jeton(A, 5))


def test_r25_a_single_card_takes_no_jeton() -> None:
    state = holding(JETONS, a="1 2 3 5 6")
    assert kinds(list(JETONS.play(state, Lay(A, cards("2 5"))).entries)) == ["lay"]


def test_r24_a_jeton_that_is_gone_is_not_taken_again() -> None:
    state = holding(JETONS, a="1 2+ 3 5+ 6")
    without_jeton = JETONS.play(state, Lay(A, cards("2+"))).state
    drawn = JETONS.land(without_jeton, Draw(B, cards("1 2+ 3 4 5"))).state
    assert kinds(list(JETONS.play(drawn, Lay(B, cards("2+"))).entries)) == ["lay"]


def test_r24_jetons_only_when_laying_in_turn() -> None:
    with pytest.raises(Misconfigured, match="jetons-in-turn"):
        card_game(2, {"jetons": True})


def test_r24_jetons_count_10_each_at_the_end() -> None:
    turn = JETONS.turn(replace(JETONS.start().state, over=True, won=((50, 30), (90,)), jetons=(1, 0)))
    assert isinstance(turn, Over)
    assert (turn.result.score, turn.result.winners, turn.result.counts["jetons"]) == ((90, 90), (A,), (1, 0))


@pytest.mark.parametrize("seats", [1, 6])
def test_r26_two_to_five_play(seats: int) -> None:
    with pytest.raises(Misconfigured, match="bad-seats"):
        card_game(seats)


def test_r27_eight_is_counted_in_cards_not_dice() -> None:
    session = started(TWO)
    lay_all(session, {A: ["1+ 2+", "3+ 4+", "5+ 6+", "1"], B: ["1", "1", "1", "1"]})
    assert sum(map(len, session.state.laid[A])) == 13
    assert session.state.out == (False, False)


def test_r29_with_seven_cards_laid_a_player_may_lay_five_more() -> None:
    session = started(TWO)
    lay_all(session, {A: ["1 1", "2 2", "3 3 3", "6 6 6 6 6+"], B: ["1", "1", "1", "1"]})
    assert len(session.state.laid[A]) == 12


def test_r30_a_player_who_is_out_early_is_still_paid() -> None:
    session = started(TWO, {5: (90, 40)})
    new = lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], B: ["1", "1", "1", "1", "2", "2"]})
    assert next(entry for entry in new if isinstance(entry, Pay) and entry.casino == 5).bills == {A: 90}


def test_r32_a_hand_is_always_five_cards() -> None:
    for rules in (TWO, TURNS):
        draws = [entry for entry in finished(rules).journal if isinstance(entry, Draw)]
        assert {len(draw.cards) for draw in draws if isinstance(draw.cards, tuple)} == {5}


def test_r33_hands_and_discards_are_only_counted_for_others() -> None:
    session = started(TWO)
    lay_all(session, {A: ["1"], B: ["2"]})
    session.land(Draw(A, cards("1 1 2 2 3")))
    view = session.view(B)
    assert view.hand_sizes == (5, 0)
    assert view.glass_sizes == (4, 4)
    assert view.pile_sizes == (20, 25)
    assert view.hand == ()
    assert session.view(A).hand == cards("1 1 2 2 3")
    assert session.view(None).discards == ()


def test_r34_r35_in_turn_the_players_lay_one_after_another_and_the_board_is_open() -> None:
    session = started(TURNS_THREE)
    new = lay_all(session, {A: ["1", "2"], B: ["3", "4"], C: ["5", "6"]})
    assert [(entry.kind, entry.seat) for entry in new if isinstance(entry, Draw | Lay)] == [
        (kind, seat) for _ in range(2) for seat in (A, B, C) for kind in ("draw", "lay")
    ]
    assert session.state.play == 3


def test_r35_players_who_are_out_are_skipped() -> None:
    session = started(TURNS_THREE)
    lay_all(session, {A: ["1", "2"], B: ["5 5 5 5 5+", "3 3 3"], C: ["5", "6"]})
    new = lay_all(session, {A: ["3"], C: ["3"]})
    assert [entry.seat for entry in new if isinstance(entry, Lay)] == [A, C]


@pytest.mark.parametrize("rules", [FOUR, TURNS_THREE])
def test_r36_the_left_neighbour_of_the_last_starter_starts_even_if_out_early(rules: LasVegasCards) -> None:
    session = finished(rules)
    rounds = [entry.start for entry in session.journal if isinstance(entry, Round)]
    assert rounds == [number % rules.seats for number in range(4)]


def test_r37_in_each_play_all_draw_and_then_all_lay_from_the_starter_on() -> None:
    session = finished(FOUR, seed=3)
    starter, last = 0, None
    for entry in session.journal:
        if isinstance(entry, Round):
            starter, last = entry.start, None
        elif isinstance(entry, Draw | Lay):
            place = (entry.kind, (entry.seat - starter) % 4)
            if last is not None and place[0] == last[0]:
                assert place[1] > last[1]
            last = place


def test_r38_leaving_after_the_second_play_is_possible() -> None:
    session = started(TWO)
    lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], B: ["1", "2"]})
    assert session.state.out[A]


@pytest.mark.parametrize("option", ["neutral", "biggy", "bandit"])
def test_r39_no_neutral_dice_and_no_bandit(option: str) -> None:
    with pytest.raises(Misconfigured, match="unknown-option"):
        card_game(2, {option: True})


def test_cards_come_back_with_every_round() -> None:
    session = started(TWO)
    lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], B: ["5 5 5 5 5+", "2 2 2"]})
    fill_casinos(session)
    assert session.turn == DrawHand(1, CARDS)


@pytest.mark.parametrize(
    ("draw", "code"),
    [
        (Draw(B, cards("1 2 3 4 5")), "wrong-seat"),
        (Draw(A, cards("1 2 3 4")), "wrong-card-count"),
        (Draw(A, cards("1 1 1 1 1")), "card-not-in-pile"),
        (Draw(A, cards("1 1+ 1+ 2 3")), "card-not-in-pile"),
        (Draw(A, cards("1 2 3 4 7")), "card-not-in-pile"),
        (Draw(A, cards("5 1 2 3 4")), "not-sorted"),
    ],
)
def test_an_impossible_hand_is_refused_with_its_reason(draw: Draw, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        TWO.land(started(TWO).state, draw)
    assert refused.value.code == code


def test_a_card_laid_or_discarded_is_not_drawn_again_in_this_round() -> None:
    session = started(TWO)
    lay_all(session, {A: ["5+"], B: ["1"]})
    with pytest.raises(Impossible, match="card-not-in-pile"):
        session.land(Draw(A, cards("1 2 3 4 5+")))


def test_nobody_lays_before_everybody_has_drawn() -> None:
    session = started(TWO)
    session.land(Draw(A, cards("1 2 3 4 5")))
    with pytest.raises(IllegalMove, match="not-your-turn"):
        session.submit(Lay(A, cards("1")))


def test_r11c_in_turn_a_starter_who_left_is_passed_over_in_the_next_rounds() -> None:
    session = started(TURNS_THREE)
    session.leave(B)
    lay_all(session, {A: ["5 5 5 5 5+", "3 3 3"], C: ["5 5 5 5 5+", "3 3 3"]})
    fill_casinos(session)
    assert (session.state.starter, session.turn) == (B, DrawHand(C, CARDS))


def test_two_bills_at_each_casino() -> None:
    with pytest.raises(Impossible, match="fill-too-short"):
        TWO.land(TWO.start().state, Fill(1, (90,)))


def test_a_position_with_a_card_too_many_is_refused() -> None:
    state = holding(TWO)
    with pytest.raises(Impossible, match="cards-unaccounted"):
        position(TWO, state, laid=(cards("1+ 1+"), ()))
