"""The coach and the perfect bot."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from vabanque.bots import make_bot
from vabanque.cli.app import whole_app
from vabanque.core import Decide, Misconfigured, Over, Refusal
from vabanque.games import make
from vabanque.games.top_10000.exact.coach import SIX_DICE, advise, rank, read_hand, read_throw, write_hand
from vabanque.games.top_10000.exact.throws import DiceHand, book

ASK = ["advise", "top-10000", "--me", "4200", "--other", "5100"]


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(whole_app(), list(arguments))
    return result.exit_code, result.output


def test_bank_or_roll_as_json() -> None:
    code, printed = run(*ASK, "--turn", "350", "--dice", "3b+r", "--json")
    answer = json.loads(printed)
    assert code == 0
    assert answer["bust"] == pytest.approx(71 / 432)
    assert 0 < answer["after_bust"] < answer["bank"] < answer["roll"] < 1


def test_every_way_to_set_aside_as_json_best_first() -> None:
    code, printed = run(*ASK, "--turn", "350", "--roll", "2 3 3 4 5 r5", "--json")
    options = json.loads(printed)["options"]
    assert code == 0
    assert options[0] == pytest.approx(
        {"combos": ["5>1"], "points": 100, "dice": "4b+r", "then": "throw", "win": options[0]["win"], "cost": 0.0}
    )
    assert [option["win"] for option in options] == sorted((option["win"] for option in options), reverse=True)
    for option in options:
        assert option["cost"] == pytest.approx(options[0]["win"] - option["win"])
    # D10-D4 without the straight: five ways, each followed by a throw or by banking
    assert {tuple(option["combos"]) for option in options} == {("5",), ("r5",), ("5", "r5"), ("5>1",), ("r5>1",)}
    assert len(options) == 10


def test_the_coin_brings_six_dice() -> None:
    options = rank(0, [0], 0, (1, 2), "coin")
    assert {option.dice for option in options} == {SIX_DICE}


def test_all_six_aside_bring_six_dice() -> None:
    assert rank(0, [0], 500, (1,), 5)[0].dice == SIX_DICE


def test_a_bust_has_no_options() -> None:
    assert rank(0, [0], 500, (2, 3), None) == []
    code, printed = run(*ASK, "--throw", "2 3", "--json")
    assert (code, json.loads(printed)) == (0, {"options": []})


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize(
    "more", [["--dice", "2b"], ["--throw", "1 5 r5"], ["--throw", "2 rc"], ["--other", "0"], ["--other", "0"] * 2]
)
def test_readable_answers_in_four_languages(lang: str, more: list[str]) -> None:
    code, printed = run(*ASK, *more, "--lang", lang)
    assert code == 0
    assert re.search(r"\b4\D200\b", printed)  # as the language writes it
    assert "%" in printed


@pytest.mark.parametrize(
    "bad",
    [
        ["--me", "10000", "--other", "0"],
        ["--me", "0", "--other", "12000"],
        ["--me", "0", "--other", "4210"],
        ["--me", "-50", "--other", "0"],
        ["--me", "0", "--other", "0", "--turn", "75"],
        ["--me", "0", "--other", "0", "--dice", "6b+r"],
        ["--me", "0", "--other", "0", "--dice", "6b"],
        ["--me", "0", "--other", "0", "--dice", "0b"],
        ["--me", "0", "--other", "0", "--dice", ""],
        ["--me", "0", "--other", "0", "--dice", "lots"],
        ["--me", "0", "--other", "0", "--throw", "1 2 3 4 5 6 r1"],
        ["--me", "0", "--other", "0", "--throw", "1 r1 r2"],
        ["--me", "0", "--other", "0", "--throw", "1 r6"],
        ["--me", "0", "--other", "0", "--throw", "7"],
        ["--me", "0", "--other", "0", "--throw", "c"],
        ["--me", "0", "--other", "0", "--throw", ""],
        ["--me", "0", "--other", "0", "--dice", "3b", "--throw", "1 2"],
        ["--me", "0", *["--other", "0"] * 4],
        ["--me", "0", "--other", "0", "--target", "120"],
    ],
)
def test_bad_queries_get_a_sentence_and_exit_code_2(bad: list[str]) -> None:
    code, printed = run("advise", "top-10000", *bad)
    assert code == 2
    assert printed.startswith("vabanque: ")
    assert "Traceback" not in printed


def test_there_is_no_coach_for_other_games() -> None:
    for command in (["advise", "las-vegas-2012", "--me", "0", "--other", "0"], ["solve", "las-vegas-2012"]):
        assert run(*command)[0] == 2


@pytest.mark.parametrize("hand", book().hands)
def test_hands_are_written_as_they_are_read(hand: DiceHand) -> None:
    assert read_hand(write_hand(hand)) == hand


@given(st.text(max_size=12))
def test_no_text_crashes_the_readers(text: str) -> None:
    for reader in (read_hand, read_throw):
        with suppress(Refusal):
            reader(text)


@pytest.mark.parametrize("turn", [0, 50, 5750, 5800, 5850, 20_000])
def test_points_beyond_the_target_win_when_banked(turn: int) -> None:
    advice = advise(4200, [5100], turn, SIX_DICE)
    assert (advice.bank == 1.0) == (turn >= 5800)
    if turn >= 5800:
        assert advice.roll == pytest.approx(1 - 35 / 972 * (1 - advice.bust))


def test_a_shorter_game_is_the_end_of_a_longer_one() -> None:
    assert advise(200, [400], 100, DiceHand(2, 1), target=1000) == advise(9200, [9400], 100, DiceHand(2, 1))


@pytest.mark.parametrize("others", [[3000, 4000], [3000, 4000, 2000]])
def test_the_coach_knows_three_and_four_seats(others: list[int]) -> None:
    advice = advise(3500, others, 300, DiceHand(3, 1))
    assert 0 < advice.bust < advice.bank < 1
    assert 0 < advice.roll < 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perfect_players_finish_a_game(seats: int) -> None:
    rules = make("top-10000", seats, {"target": 2000})
    rng = Random(seats)
    bots = [make_bot("perfect", rules, seat, rng) for seat in range(seats)]
    state = rules.start().state
    for _ in range(1000):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            (seat,) = turn.seats
            move = bots[seat].choose(rules.view(state, seat), rules.legal(state, seat))
            rules.check(state, move)
            state = rules.play(state, move).state
        else:
            state = rules.land(state, turn.deal(rng.randrange)).state
    assert isinstance(rules.turn(state), Over)


def test_the_perfect_bot_plays_on_when_others_have_left() -> None:
    rules = make("top-10000", 3)
    state = rules.start().state
    for seat in (1, 2):
        state = rules.leave(state, seat).state
        thrown = rules.land(state, rules.turn(state).read("1 1 2 3 4 r5")).state  # type: ignore[union-attr]
        move = make_bot("perfect", rules, 0, Random(0)).choose(rules.view(thrown, 0), rules.legal(thrown, 0))
        rules.check(thrown, move)


def test_the_perfect_bot_only_plays_top_10000() -> None:
    with pytest.raises(Misconfigured):
        make_bot("perfect", make("las-vegas-2012", 2), 0, Random(0))


def test_the_solve_command_prints_its_numbers_and_compares() -> None:
    code, printed = run("solve", "top-10000", "--target", "500", "--games", "2000", "--json")
    answer = json.loads(printed)
    assert code == 0
    assert answer["residual"] <= 1e-12
    assert answer["error_bound"] <= 1e-10
    assert answer["points_turn"] == pytest.approx(540.94, abs=0.005)
    assert answer["shipped_difference"] <= 1e-9
    assert answer["games_standard_errors"] < 4
    assert {"win_first", "turns_solitaire", "seconds"} <= answer.keys()


def test_the_solve_command_prints_sentences_and_takes_three_players(tmp_path_factory: pytest.TempPathFactory) -> None:
    work = tmp_path_factory.mktemp("work") / "three"
    code, printed = run("solve", "top-10000", "--target", "300", "--players", "3", "--work", str(work), "--lang", "de")
    assert code == 0
    assert "Gewinnchance" in printed
    code, printed = run(
        "solve", "top-10000", "--target", "300", "--players", "3", "--work", str(work.parent / "no" / "x")
    )
    assert code == 2
    assert printed.startswith("vabanque: ")
