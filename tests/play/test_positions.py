"""Positions in one line (docs/positions.md): what they say, what is refused, and games that begin in one."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.work import check_in_proportion
from vabanque import Record, Refusal, Table, Unreadable, position_from_text, position_to_text, read_record, verify
from vabanque.conformance import recorded, variants
from vabanque.games import GAMES
from vabanque.games.las_vegas.rules import IN_HAND, VOID, Lot
from vabanque.i18n import LANGUAGES, Words
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session
from vabanque.play.text import LONGEST_POSITION
from vabanque.tui.local import LocalTable
from vabanque.tui.players import SeatPlayer
from vabanque.tui.saves import LocalSetup

DICE = "las-vegas-2012/3+neutral+jetons 2ac 62*:a2n1/9:b3/5*/71*/6*/8*:c1n2 6n2/5n2/7n1 93*2/6/- 21 1135556n2"
CARDS = "las-vegas-cards/2 1aa2 X5/93/84/63/77/54 134/25+ 11335/22466 25/134 -/- - -"
TOP = "top-10000/3+target=5000 b 4200/x3100/0 350 3r 225rc"


def test_a_position_of_las_vegas_says_where_dice_bills_and_jetons_are() -> None:
    rules, state = position_from_text(DICE)
    assert rules.spec.options == {"neutral": True, "jetons": True}
    assert (state.round, state.starter, state.seat) == (2, 0, 2)
    assert state.bills == ((60, 20), (90,), (50,), (70, 10), (60,), (80,))
    assert state.dice[0] == (2, 0, 0, 1)
    assert state.dice[5] == (0, 0, 1, 2)
    assert state.jetons_at == (True, False, True, True, True, True)
    assert state.won == ((90, 30), (60,), ())
    assert state.jetons == (2, 0, 0)
    assert state.roll.own == (1, 1, 3, 5, 5, 5, 6)
    assert state.roll.neutral == (2,)
    assert sum(state.deck) == 54 - 2 - 3 - 8


def test_a_position_with_the_bandit_says_who_placed_which_face_there() -> None:
    text = "las-vegas-biggy/2+neutral+bandit 1ba 62:B/91/53/71/64/84:b2/X5:3a2n1.5A 4n2/4n3 -/- - 1136n46"
    state = position_from_text(text).state
    assert state.biggies == (7, 1)
    assert state.bandit[2] == Lot(0, 2, 1, False)
    assert state.bandit[4] == Lot(0, 0, 0, True)


def test_a_biggy_is_in_the_hand_on_the_table_or_gone_with_its_owner() -> None:
    start = "las-vegas-biggy/3 1ab 62/91/53/71/64/84 {} -/-/- - -"
    assert position_from_text(start.format("x/6B/6B")).state.biggies == (VOID, IN_HAND, IN_HAND)
    with pytest.raises(Refusal, match="dice-unaccounted"):
        position_from_text(start.format("6/6B/6B"))
    with pytest.raises(Unreadable, match="position-field"):
        position_from_text(start.format("6B/6B/6B").replace("62/", "62:A/"))


def test_a_position_of_the_card_game_says_what_was_laid_and_thrown_away() -> None:
    rules, state = position_from_text(CARDS)
    assert state.laid == (("1", "3", "4"), ("2", "5+"))
    assert state.hands[1] == ("2", "2", "4", "6", "6")
    assert state.glass == (("2", "5"), ("1", "3", "4"))
    assert state.play == 2
    assert not any(state.out)
    assert position_to_text(rules, state) == CARDS


def test_a_position_of_die_oberen_10000_says_scores_points_and_dice() -> None:
    text = TOP.replace(" b ", " a ")
    rules, state = position_from_text(text)
    assert rules.spec.options == {"target": 5000}
    assert state.scores == (4200, 3100, 0)
    assert state.left == (1,)
    assert (state.turn, state.black, state.red, state.throw.red) == (350, 3, True, "coin")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-game"),
        ("nonsense", "unknown-game"),
        ("top-10000", "position-head"),
        ("top-10000/two a 0/0 0 5r -", "position-head"),
        ("top-10000/9 a 0/0 0 5r -", "bad-seats"),
        ("top-10000/2+speed=3 a 0/0 0 5r -", "unknown-option"),
        ("top-10000/2+target a 0/0 0 5r -", "bad-option"),
        ("top-10000/2+target=7 a 0/0 0 5r -", "bad-option"),
        ("top-10000/2+target=" + "9" * 40 + " a 0/0 0 5r -", "bad-option"),
        ("top-10000/2", "position-fields"),
        ("top-10000/2 a 0/0 0 5r - -", "position-fields"),
        ("top-10000/2 c 0/0 0 5r -", "position-field"),
        ("top-10000/2 a 0/0/0 0 5r -", "position-seats"),
        ("top-10000/2 a 0/20 0 5r -", "points-not-of-50"),
        ("top-10000/2 a 0/0 0 5r 12345r6", "position-field"),
        ("top-10000/2 a 0/0 0 5r 12345", "red-count"),
        ("top-10000/2 a 0/0 0 5r 22344r3", "unexpected-outcome"),
        ("top-10000/2+target=10000 a 0/0 0 5r -", "position-form"),
        ("top-10000/2 a 00/0 0 5r -", "position-form"),
        ("top-10000/2 a ٣/0 0 5r -", "position-field"),
        (DICE.replace("62*", "26*"), "not-sorted"),
        (DICE.replace("/9:", "/99:"), "fill-too-long"),
        (DICE.replace("/5*", "/4*"), "fill-too-short"),
        (DICE.replace("/5*", "/X*"), "bill-not-in-deck"),
        (DICE.replace("/8*:c1n2", "/8*:c1n2/5"), "position-field"),
        (DICE.replace("a2n1", "a2d1"), "position-field"),
        (DICE.replace("a2n1", "a3n1"), "dice-unaccounted"),
        (DICE.replace("a2n1", "a1a2n1"), "position-form"),
        (DICE.replace("5556n2", "5556n24"), "wrong-dice-count"),
        (DICE.replace("+jetons", ""), "position-field"),
        (DICE.replace("21 1135556n2", "21 spare"), "dice-unaccounted"),
        (CARDS.replace("11335", "1133"), "cards-unaccounted"),
        (CARDS.replace("11335", "11111"), "cards-unaccounted"),
        (CARDS.replace("11335", "53311"), "not-sorted"),
        (CARDS.replace("2 X5", "7 X5"), "position-field"),
        (CARDS.replace("X5/", "X5:a1/"), "position-field"),
    ],
)
def test_what_is_not_a_position_is_refused_in_a_sentence(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        position_from_text(text)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert Words(language).refusal(refused.value)


def test_too_long_a_position_is_refused() -> None:
    with pytest.raises(Unreadable, match="not-a-position"):
        position_from_text("top-10000/2 " + "a" * LONGEST_POSITION)


@pytest.mark.parametrize("text", [DICE, CARDS, TOP.replace(" b ", " a ")])
def test_reading_takes_time_in_proportion(text: str) -> None:
    def read(long: str) -> None:
        with suppress(Refusal):
            position_from_text(long)

    for at, letter in enumerate(text):

        def longer(size: int, at: int = at, letter: str = letter) -> str:
            return text[:at] + letter * size + text[at:]

        check_in_proportion(read, longer, 1000)


EVERY = [rules for game in GAMES for rules in variants(game, idle=False)]


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_changed_position_is_refused_or_is_another_position(data: st.DataObject) -> None:
    """Whatever is accepted comes back as the same text."""
    rules = data.draw(st.sampled_from(EVERY))
    _, nodes = recorded(rules, data.draw(st.integers(0, 3)), 0.02)
    text = position_to_text(rules, nodes[data.draw(st.integers(0, len(nodes) - 1))].state)
    at, end = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 3))
    changed = text[:at] + data.draw(st.text("abcx123456789XnB*/:+.-=r end", max_size=3)) + text[at + end :]
    with suppress(Refusal):
        placed = position_from_text(changed)
        assert position_to_text(*placed).split() == changed.split()
        placed.rules.turn(placed.state)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_from_a_position_is_recorded_verified_and_continued(game: str) -> None:
    rules = next(iter(variants(game)))
    _, nodes = recorded(rules, 2)
    line = position_to_text(rules, nodes[len(nodes) // 2].state)
    table = Table.from_position(line, seed=3, bots=dict.fromkeys(range(rules.spec.seats), "random"))
    table.run_bots()
    text = table.record().to_json()
    assert read_record(text).position == line
    assert verify(text).ok
    assert Table.from_record(read_record(text)).state == table.state
    cut = Record(rules, table.names, 0, tuple(table.journal)[:-1], position=line)
    assert verify(cut).code in (None, "journal-ends-early")
    assert Session.from_snapshot(table.copy().snapshot()).state == table.state


def test_a_record_from_a_position_of_another_game_is_refused() -> None:
    record = Table("top-10000", seed=1).record()
    for position in (DICE, "top-10000/3 a 0/0/0 0 5r -", "top-10000/2+target=500 a 0/0 0 5r -"):
        begun = Record(record.rules, record.seats, 0, (), position=position)
        assert verify(begun).code == "position-of-another-game"
    assert verify(record.to_json().replace('"start":0,', '"start":0,"position":7,')).code == "wrong-type"


def test_taking_back_stops_at_the_position() -> None:
    table = Table.from_position(TOP.replace(" b ", " a ").replace("225rc", "115rc"), dealer="by-hand")
    table.push("1 1 throw")
    table.pop()
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        table.pop()


def test_a_game_in_the_terminal_begins_in_a_position_and_is_resumed(tmp_path: Path) -> None:
    setup = LocalSetup(
        "top-10000",
        (SeatPlayer("Anna", None), SeatPlayer("Bot", "greedy")),
        {},
        seed="00" * 32,
        position="top-10000/2 a 8800/9500 300 2 25",
    )
    table = LocalTable.new(setup, tmp_path)
    table.submit(table.rules.read_move(0, "5 bank"))
    path = table.close()
    assert path is not None
    again = LocalTable.resume(path)
    assert again.record().position == setup.position
    assert again.session.state.scores == (9150, 9500)
    assert again.close() is not None


def test_a_saved_game_with_a_broken_position_is_refused() -> None:
    setup = LocalSetup("top-10000", (SeatPlayer("Anna", None), SeatPlayer("Bot", "greedy")), {}, seed="00" * 32)
    plain = {**setup.to_plain(), "position": 3}
    with pytest.raises(Unreadable, match="not-a-snapshot"):
        LocalSetup.from_plain(plain)


def test_links_need_no_escapes_but_for_spaces() -> None:
    for rules in EVERY:
        _, nodes = recorded(rules, 4)
        for node in nodes[::20]:
            assert re.fullmatch(r"[A-Za-z0-9 /:*.+=-]+", position_to_text(rules, node.state))


def test_the_dealer_of_a_game_from_a_position_starts_anew() -> None:
    line = "top-10000/2 a 9800/9500 0 5r -"
    one, two = (Table.from_position(line, dealer=SeededDealer(7)) for _ in range(2))
    assert one.position == two.position != line
