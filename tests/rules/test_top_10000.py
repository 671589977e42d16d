"""Die oberen 10 000: the rule book's example (D10-E…), boundary cases (D), exact bust probabilities, rulings."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.table import new_session
from vabanque.core import IllegalMove, Impossible, Misconfigured, Over
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.top_10000.rules import Bank, Bust, Keep, State, Throw, ThrowDice, asides

TWO = make("top-10000", 2)
START: State = TWO.start().state


def thrown(text: str, state: State = START) -> State:
    """The dice show `text`; the red one is marked with an r, `rc` is the coin."""
    due = TWO.turn(state)
    assert isinstance(due, ThrowDice)
    landed: State = TWO.land(state, due.read(text)).state
    return landed


def keep(state: State, text: str) -> State:
    played: State = TWO.play(state, TWO.read_move(state.seat, text)).state
    return played


def options(text: str, black: int = 5, *, red: bool = True) -> set[tuple[int, int]]:
    """(points, dice set aside) of everything a throw offers."""
    throw = ThrowDice(0, black, red).read(text)
    return {(aside.points, aside.black + aside.red) for aside in asides(throw.black, throw.red)}


FIRST_THROWS = ["2 3 3 4 5 r5", "2 3 3 5 5 r4", "2 3 4 5 5 r3", "3 3 4 5 5 r2"]


@pytest.mark.parametrize("throw", FIRST_THROWS)
def test_d10_e1_two_fives_as_a_one_set_one_die_aside(throw: str) -> None:
    after = keep(thrown(throw), "5>1 throw")
    assert after.turn == 100
    assert after.black + after.red == 5


def test_d10_e2_a_triple_scores_a_hundred_times_its_value() -> None:
    after = keep(thrown("3 4 4 4 6", replace(START, turn=100, black=5, red=False)), "444 throw")
    assert (after.turn, after.black, after.red) == (500, 2, False)


def test_d10_e3_a_later_four_cannot_join_an_earlier_triple() -> None:
    state = replace(START, turn=500, black=2, red=False)
    step = TWO.land(state, Throw(0, (2, 4), None))
    assert step.entries == (Throw(0, (2, 4), None), Bust(0))
    assert (step.state.scores, step.state.turn, step.state.seat) == ((0, 0), 0, 1)


@pytest.mark.parametrize(("then", "dice"), [("throw", (5, True)), ("bank", (5, True))])
def test_d10_e4_with_all_six_aside_a_player_may_throw_six_again_or_stop(then: str, dice: tuple[int, bool]) -> None:
    state = thrown("1 5", replace(START, turn=500, black=2, red=False))
    after = keep(state, f"1 5 {then}")
    assert (after.black, after.red) == dice
    assert (after.turn, after.scores) == ((650, (0, 0)) if then == "throw" else (0, (650, 0)))


@pytest.mark.parametrize("then", ["throw", "bank"])
def test_d10_e5_three_ones_and_the_coin(then: str) -> None:
    after = keep(thrown("1 1 1 3 6 rc"), f"111 {then}")
    assert (after.black, after.red) == (5, True)
    assert (after.turn, after.scores[0]) == ((1000, 0) if then == "throw" else (0, 1000))


def test_d10_d1_r52_a_coin_without_anything_that_scores_is_a_bust() -> None:
    assert options("2 2 3 4 6 rc") == set()


def test_d10_d2_r50_the_coin_is_not_a_six() -> None:
    assert options("1 2 3 4 5 rc") == {(150, 2), (100, 1), (50, 1)}
    after = keep(thrown("1 2 3 4 5 rc"), "5 throw")
    assert (after.black, after.red) == (5, True)


def test_d10_d3_a_straight_takes_all_six_dice() -> None:
    assert options("1 2 3 4 6 r5") == {(1000, 6), (150, 2), (100, 1), (50, 1)}
    after = keep(thrown("1 2 3 4 6 r5"), "123456 throw")
    assert (after.turn, after.black, after.red) == (1000, 5, True)


def test_d10_d4_r44_r45_a_turned_five_makes_no_straight_and_either_five_may_be_turned() -> None:
    assert options("2 3 4 5 6 r5") == {(100, 2), (100, 1), (50, 1)}
    state = thrown("2 3 4 5 6 r5")
    assert {move.combos for move in TWO.legal(state, 0)} == {("5", "r5"), ("5>1",), ("r5>1",), ("5",), ("r5",)}
    assert keep(state, "5>1 throw").red
    assert not keep(state, "r5>1 throw").red


def test_d10_d5_three_fives() -> None:
    assert options("2 2 5 5 5 r3") == {(500, 3), (150, 3), (150, 2), (100, 2), (100, 1), (50, 1)}


def test_d10_d6_r43_four_fives_hold_two_pairs_to_turn() -> None:
    ways = options("2 5 5 5 5 r3")
    assert max(ways) == (550, 4)
    assert {(500, 3), (200, 4), (200, 3), (200, 2)} <= ways


def test_d10_d7_r45_two_ones_and_a_turned_five_are_300_not_1000() -> None:
    ways = options("1 1 5 5 3 r4")
    assert max(ways)[0] == 300
    assert (300, 3) in ways


def test_d10_d8_two_triples() -> None:
    assert options("2 2 2 3 3 r3") == {(500, 6), (300, 3), (200, 3)}
    after = keep(thrown("2 2 2 3 3 r3"), "222 33r3 throw")
    assert (after.turn, after.black, after.red) == (500, 5, True)


def test_d10_d9_six_fours() -> None:
    assert options("4 4 4 4 4 r4") == {(800, 6), (400, 3)}


def test_d10_d10_six_ones() -> None:
    assert max(options("1 1 1 1 1 r1")) == (2000, 6)


def test_d10_d11_a_third_one_later_is_100() -> None:
    aside = replace(START, turn=200, black=3, red=True)
    assert max(options("1 2 3 r4", 3)) == (100, 1)
    assert keep(thrown("1 2 3 r4", aside), "1 throw").turn == 300


def test_d10_d12_r46_a_third_five_later_is_50() -> None:
    aside = replace(START, turn=100, black=3, red=True)
    assert max(options("5 2 3 r4", 3)) == (50, 1)
    assert keep(thrown("5 2 3 r4", aside), "5 throw").turn == 150


def test_d10_d13_10_000_at_the_end_of_a_turn_wins_at_once() -> None:
    state = thrown("5 2 3 4 6 r2", replace(START, scores=(9950, 9900)))
    step = TWO.play(state, Keep(0, ("5",), 50, "bank"))
    assert step.entries[1:] == (Bank(0, 50, 10000),)
    turn = TWO.turn(step.state)
    assert isinstance(turn, Over)
    assert (turn.result.score, turn.result.winners) == ((10000, 9900), (0,))


def test_d10_d14_r55_a_player_who_throws_again_can_still_bust() -> None:
    state = keep(thrown("1 1 1 2 3 r4", replace(START, scores=(9500, 0))), "111 throw")
    assert not state.over
    step = TWO.land(replace(state, turn=700), Throw(0, (2, 3), 4))
    assert step.state.scores == (9500, 0)
    assert (step.state.seat, step.state.over) == (1, False)


def test_d10_d15_the_fourth_two_stays_in_the_pool() -> None:
    assert options("2 2 2 2 3 r4") == {(200, 3)}
    after = keep(thrown("2 2 2 2 3 r4"), "222 throw")
    assert (after.black, after.red) == (2, True)


BUSTS = {
    (5, True): Fraction(35, 972),
    (4, True): Fraction(109, 1296),
    (3, True): Fraction(71, 432),
    (2, True): Fraction(61, 216),
    (1, True): Fraction(4, 9),
    (0, True): Fraction(2, 3),
    (5, False): Fraction(25, 324),
    (4, False): Fraction(17, 108),
    (3, False): Fraction(5, 18),
    (2, False): Fraction(4, 9),
    (1, False): Fraction(2, 3),
}


@pytest.mark.parametrize(("black", "red"), BUSTS, ids=lambda value: str(value))
def test_the_chance_of_a_bust_is_exact(black: int, red: bool) -> None:
    state = replace(START, black=black, red=red)
    bust = Fraction(0)
    for outcome, probability in ThrowDice(0, black, red).outcomes():
        if Bust(0) in TWO.land(state, outcome).entries:
            bust += probability
    assert bust == BUSTS[black, red]


@pytest.mark.parametrize("text", ["1 throw", "5 bank", "111 bank", "1 1 throw", "1 5 throw"])
def test_r40_r49_one_scoring_die_is_enough(text: str) -> None:
    TWO.check(thrown("1 1 1 5 3 r2"), TWO.read_move(0, text))


def test_people_roll_and_records_throw_but_both_words_are_understood() -> None:
    assert TWO.read_move(0, "1 5 roll") == TWO.read_move(0, "1 5 throw")


def test_r41_there_is_no_minimum_to_enter() -> None:
    assert keep(thrown("5 2 3 4 6 r2"), "5 bank").scores == (50, 0)


def test_r42_a_five_already_set_aside_makes_no_pair() -> None:
    aside = keep(thrown("5 2 3 4 6 r2"), "5 throw")
    with pytest.raises(IllegalMove, match="five-blocked"):
        keep(thrown("5 2 3 4 r4", aside), "5>1 throw")


@pytest.mark.parametrize(
    ("throw", "choice"),
    [
        ("5 5 2 3 4 r2", "5>1 5 throw"),
        ("5 5 5 2 3 r4", "5>1 5>1 throw"),
        ("5 5 5 5 3 r4", "555 5>1 throw"),
        ("5 2 3 4 6 r5", "5>1 r5 throw"),
        ("5 5 5 5 3 r5", "55r5 5>1 5 throw"),
    ],
)
def test_r43_the_other_five_of_a_turned_pair_is_blocked(throw: str, choice: str) -> None:
    state = thrown(throw)
    with pytest.raises(IllegalMove) as refused:
        keep(state, choice)
    assert refused.value.code == "five-blocked"


@pytest.mark.parametrize(
    ("throw", "choice", "turn"),
    [
        ("5 5 5 2 3 r4", "5>1 5 throw", 150),
        ("5 5 5 5 3 r4", "5>1 5>1 throw", 200),
        ("5 5 5 5 3 r4", "5>1 5 5 throw", 200),
        ("5 5 5 5 5 r4", "555 5>1 throw", 600),
        ("5 5 5 5 5 r5", "5>1 5>1 r5>1 throw", 300),
    ],
)
def test_r43_each_turned_five_uses_its_own_pair(throw: str, choice: str, turn: int) -> None:
    assert keep(thrown(throw), choice).turn == turn


def test_r47_four_of_a_kind_and_more_are_a_triple_and_the_rest() -> None:
    assert max(options("6 6 6 6 6 r3")) == (600, 3)
    assert max(options("1 1 1 1 2 r3")) == (1100, 4)
    assert max(options("5 5 5 5 5 r5")) == (1000, 6)


def test_r48_three_ones_in_one_throw_are_1000_or_100_each() -> None:
    assert {(1000, 3), (300, 3)} <= options("1 1 1 2 3 r4")


def test_r51_after_a_coin_a_player_stops_or_throws_all_six() -> None:
    state = thrown("1 2 3 rc", replace(START, turn=300, black=3, red=True))
    assert {move.then for move in TWO.legal(state, 0)} == {"throw", "bank"}
    after = keep(state, "1 throw")
    assert (after.turn, after.black, after.red) == (400, 5, True)


def test_r53_the_coin_brings_back_dice_that_lie_aside() -> None:
    state = thrown("5 rc", replace(START, turn=1000, black=1, red=True))
    after = keep(state, "5 throw")
    assert (after.turn, after.black, after.red) == (1050, 5, True)


def test_r52_the_red_die_alone_with_the_coin_is_a_bust() -> None:
    state = replace(START, turn=1000, black=0, red=True)
    assert TWO.land(state, Throw(0, (), "coin")).entries[-1] == Bust(0)


def test_r54_with_all_six_aside_a_player_may_stop() -> None:
    assert keep(thrown("1 1 1 5 5 r5"), "111 55r5 bank").scores == (1500, 0)


def test_r55_more_than_the_target_is_fine_and_nobody_gets_another_turn() -> None:
    rules = make("top-10000", 2, {"target": 1000})
    state = rules.land(rules.start().state, Throw(0, (1, 1, 1, 1, 2), 3)).state
    turn = rules.turn(rules.play(state, Keep(0, ("111", "1"), 1100, "bank")).state)
    assert isinstance(turn, Over)
    assert turn.result.score == (1100, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_r56_anybody_may_start(first: int) -> None:
    assert TWO.turn(TWO.start(first).state) == ThrowDice(first, 5, True)


def test_r57_r58_a_bust_costs_this_turn_only() -> None:
    state = replace(START, scores=(3000, 0), turn=900)
    for _ in range(3):
        step = TWO.land(state, Throw(0, (2, 2, 3, 4, 6), "coin"))
        state = replace(step.state, seat=0, turn=500)
    assert state.scores == (3000, 0)


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (Keep(0, (), 0, "throw"), "nothing-set-aside"),
        (Keep(0, ("2",), 0, "throw"), "no-such-combo"),
        (Keep(0, ("1",), 50, "throw"), "wrong-points"),
        (Keep(0, ("1", "1"), 200, "throw"), "not-in-throw"),
        (Keep(0, ("r1",), 100, "throw"), "not-in-throw"),
        (Keep(0, ("123456",), 1000, "throw"), "not-in-throw"),
        (Keep(0, ("555",), 500, "throw"), "not-in-throw"),
        (Keep(0, ("5>1", "5"), 150, "throw"), "five-blocked"),
        (Keep(0, ("1",), 100, "go"), "throw-or-bank"),  # type: ignore[arg-type]
        (Keep(1, ("1",), 100, "throw"), "not-your-turn"),
    ],
)
def test_a_wrong_choice_is_refused_with_its_reason(choice: Keep, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        TWO.play(thrown("1 5 5 2 3 r4"), choice)
    assert refused.value.code == code


def test_combinations_may_be_named_in_any_order() -> None:
    state = thrown("1 5 2 2 2 r4")
    steps = [TWO.play(state, Keep(0, combos, 350, "throw")) for combos in (("1", "222", "5"), ("5", "222", "1"))]
    assert steps[0] == steps[1]


@pytest.mark.parametrize(
    ("throw", "code"),
    [
        (Throw(1, (1, 1, 1, 1, 1), 1), "wrong-seat"),
        (Throw(0, (1, 1, 1, 1), 1), "wrong-dice-count"),
        (Throw(0, (1, 1, 1, 1, 7), 1), "no-such-face"),
        (Throw(0, (2, 1, 1, 1, 1), 1), "not-sorted"),
        (Throw(0, (1, 1, 1, 1, 1), None), "red-count"),
        (Throw(0, (1, 1, 1, 1, 1), 6), "no-such-face"),
    ],
)
def test_an_impossible_throw_is_refused_with_its_reason(throw: Throw, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        TWO.land(START, throw)
    assert refused.value.code == code


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Misconfigured, match="bad-seats"):
        make("top-10000", seats)


@pytest.mark.parametrize("target", [0, 49, 75, -50, 10_000_000, True, "10000", 1000.0])
def test_a_target_is_a_multiple_of_50(target: object) -> None:
    with pytest.raises(Misconfigured, match="bad-option"):
        make("top-10000", 2, {"target": target})  # type: ignore[dict-item]


def test_a_player_who_leaves_loses_the_turn_and_keeps_the_score() -> None:
    state = TWO.leave(replace(START, scores=(800, 0), turn=300), 0).state
    assert (state.scores, state.turn, state.seat) == ((800, 0), 0, 1)
    session = new_session(TWO)
    session.leave(1)
    session.land(Throw(0, (2, 2, 3, 4, 6), "coin"))
    assert session.turn == ThrowDice(0, 5, True)
