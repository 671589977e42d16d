"""Line mode: plain sentences, one question at a time, short answers."""

from __future__ import annotations

import re

import pytest

from tests.tui.conftest import SitDown
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES, Words
from vabanque.tui.local import LocalTable
from vabanque.tui.plain import Left, Plain


def play(table: LocalTable, *answers: str, language: str = "en", confirm: bool = False) -> list[str]:
    """Give these answers, then leave. Returns everything that was said."""
    remaining = iter(answers)
    spoken: list[str] = []
    plain = Plain(table, Words(language), lambda: next(remaining, None), spoken.append, confirm=confirm)
    with pytest.raises(Left):
        plain.run()
    return spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_kind_in_every_language(game: str, language: str, sit_down: SitDown) -> None:
    options = {"target": 1500} if game == "top-10000" else {}
    table = sit_down(game, "me:Anna,greedy", options=options)
    questions = 0

    def answer() -> str:
        nonlocal questions
        questions += 1
        if questions % 3 == 0:
            return "odds"
        if questions % 5 == 0:
            return "board"
        return table.rules.write_move(table.legal(0)[0])

    spoken: list[str] = []
    Plain(table, Words(language), answer, spoken.append).run()
    assert table.over
    assert questions > 5
    assert not [line for line in spoken if "{" in line or "None" in line]


def test_the_board_names_everything_on_the_table(sit_down: SitDown) -> None:
    spoken = "\n".join(play(sit_down("las-vegas-biggy", options={"bandit": True}), "2", "board"))
    assert "Round 1 of 3." in spoken
    for casino in ("Gold Mine", "Bajazzo", "Miracle", "Oasis", "Sphinx", "Show Hall", "One-Armed Bandit"):
        assert f", {casino}: $" in spoken
    assert "You: 5 dice left, the Biggy in hand, no bills." in spoken


def test_dice_go_to_the_bandit_by_name(sit_down: SitDown) -> None:
    spoken = play(sit_down("las-vegas-biggy", options={"bandit": True}), "3 bandit")
    assert "You place the 3 on the One-Armed Bandit." in spoken


@pytest.mark.parametrize("answer", ["7", "x", "", "6", "3 3", "3 bandit", "-1", "٣", "3" * 500, "\x1b[A"])
def test_a_bad_answer_gets_a_sentence_and_changes_nothing(answer: str, sit_down: SitDown) -> None:
    table = sit_down("las-vegas-biggy")
    spoken = play(table, answer)
    assert "Type help to see what you can answer." in spoken
    assert table.journal[-1].kind == "roll"


def test_what_to_set_aside_and_what_to_do_next_may_be_two_answers(sit_down: SitDown) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben")
    table.deal()
    combos = " ".join(table.legal(0)[0].combos)
    spoken = play(table, combos, "b")
    assert "Roll or bank?" in spoken
    assert table.journal[-2].kind == "bank" or any(entry.kind == "bank" for entry in table.journal)


def test_german_words_are_understood(sit_down: SitDown) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben")
    table.deal()
    combos = " ".join(table.legal(0)[0].combos)
    play(table, "tisch", "chancen", f"{combos} sichern", language="de")
    assert any(entry.kind == "bank" for entry in table.journal)


def test_undo_takes_a_decision_back_before_the_dice_are_rolled(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012")
    spoken = play(table, "3", "undo", "4", "", confirm=True)
    assert "You take the last decision back." in spoken
    placed = [entry for entry in table.journal if entry.kind == "place"]
    assert [entry.face for entry in placed][:1] == [4]  # type: ignore[attr-defined]


def test_undo_is_too_late_once_the_dice_are_rolled(sit_down: SitDown) -> None:
    spoken = play(sit_down("las-vegas-2012"), "3", "undo")
    assert any("Nothing can be taken back" in line for line in spoken)


def test_help_and_rules_and_save_answer_in_sentences(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-cards")
    spoken = "\n".join(play(table, "help", "rules", "save"))
    assert "You may lay one or two cards of any numbers" in spoken
    assert "Eight cards and you are out" in spoken
    assert str(table.path) in spoken


def test_nobody_sees_the_previous_players_cards(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-cards", "me:Anna,me:Ben")
    cleared: list[int] = []
    answers = iter(["", "help", None])
    spoken: list[str] = []
    plain = Plain(table, Words("en"), lambda: next(answers), spoken.append, clear=lambda: cleared.append(len(spoken)))
    with pytest.raises(Left):
        plain.run()
    assert cleared
    anna, ben = table.view(0).hand, table.view(1).hand
    before = "\n".join(spoken[: cleared[0]])
    assert " ".join(anna) not in before
    assert " ".join(ben) not in "\n".join(spoken)


def test_the_referee_asks_what_the_real_dice_show_and_checks_it(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"roll"}))
    spoken = play(table, "1 2 3", "1 1 1 1 1 1 1 9", "hello", "1 1 2 2 3 3 4 4", "4", "2 2 2 2 2 2 2 2")
    assert "Anna, what do your 8 dice show? For example: 1 2 3 3 4 5 5 6." in spoken
    assert "Dice in this roll: 8, not 3." in spoken
    assert "A die shows 1 to 6, not 9." in spoken
    assert "“hello” does not say what dice show. Type their faces, for example 1 3 3 6 or 1336." in spoken
    assert "Anna places the two 4s on Oasis." in spoken
    assert "Ben rolls: 2 2 2 2 2 2 2 2." in spoken


def test_the_referee_takes_digits_without_spaces_and_asks_which_die_is_special(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"roll"}))
    assert "Anna rolls: 1 1 2 2 3 3 4 4." in play(table, "11223344")
    table = sit_down(
        "las-vegas-biggy", "me:Anna,me:Ben,me:Cleo", by_hand=frozenset({"roll"}), options={"neutral": True}
    )
    spoken = play(table, "112233445", "11223344b5", "112233n4n4b5")
    assert "Which of these is the Biggy? Put a b before it: b5." in spoken
    assert "Which of these are neutral? Put an n before each neutral die: n4." in spoken
    assert "Anna rolls: 1 1 2 2 3 3, 4 4 (neutral) and Biggy 5." in spoken
    table = sit_down("top-10000", "me:Anna,me:Ben", by_hand=frozenset({"throw"}))
    spoken = play(table, "233455", "23345r6", "roll", "23345r5")
    assert "Which of these is the red die? Put an r before it: r5." in spoken
    assert "The red die shows 1 to 5 or the coin, not 6." in spoken
    assert any(line.startswith("“roll” does not say what dice show.") for line in spoken)
    assert "Anna rolls: 2 3 3 4 5 and 5 (red)." in spoken


@pytest.mark.parametrize(("language", "coin"), [("en", "rc"), ("de", "rg"), ("fr", "rp"), ("nl", "rm")])
def test_the_coin_has_a_letter_in_every_language(sit_down: SitDown, language: str, coin: str) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben", by_hand=frozenset({"throw"}))
    spoken = play(table, f"1 2 3 4 4 {coin}", language=language)
    assert any(coin in line for line in spoken)
    assert any(Words(language)("dice-coin") in line for line in spoken)


def test_bills_that_are_taken_back_are_called_bills(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"roll", "fill"}))
    spoken = play(table, "60", "undo", "60000")
    assert "The last bills are taken back. Enter them again." in spoken
    assert spoken.count("Gold Mine gets $60,000.") == 2


@pytest.mark.parametrize(
    ("language", "answer"), [("en", "turn 5 bank"), ("de", "drehe 5 sichern"), ("fr", "tourner r5 e"), ("nl", "5>1 v")]
)
def test_a_five_is_turned_in_words(sit_down: SitDown, language: str, answer: str) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben", by_hand=frozenset({"throw"}))
    spoken = play(table, "2 3 5 4 6 r5", answer, language=language)
    question = next(line for line in spoken if "(100)" in line)
    assert f"{Words(language)('terminal-word-turn').split()[0]} r5" in question
    assert ">" not in question
    assert table.journal[-2].combos == (("r5>1" if "r5" in answer else "5>1"),)  # type: ignore[attr-defined]


def test_long_lists_say_that_they_are_cut(sit_down: SitDown) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben", by_hand=frozenset({"throw"}))
    spoken = play(table, "1 1 1 5 5 r5", "odds")
    question = next(line for line in spoken if "You could take" in line)
    assert "111: three 1s (1000)" in question or "111 5 5 r5" in question
    assert re.search(r"and \d+ more, which “odds” lists", question)
    assert any(line.startswith("Moves not listed, because they bring less: ") for line in spoken)


def test_the_card_game_says_which_play_it_is_and_who_is_out(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-cards", "me:Anna,greedy,greedy")
    spoken: list[str] = []

    def lay() -> str | None:
        return None if table.over else table.rules.write_move(table.legal(0)[-1])

    Plain(table, Words("en"), lay, spoken.append).run()
    assert any(line.startswith("Play 1 of 6. Your cards are ") for line in spoken)
    assert any(
        re.fullmatch(r"(You have|Greedy.* has) laid \d+ cards and (are|is) out of this round\.", line)
        for line in spoken
    )


def test_the_referee_lets_people_lay_out_real_bills(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"fill"}))
    spoken = play(table, "50 50", "60", "30")
    assert "Gold Mine was full before the last bill." in spoken
    assert "Gold Mine gets $60,000." in spoken
    assert "Bajazzo needs more bills than that." in spoken


def test_with_real_dice_a_decision_can_be_taken_back_before_the_next_roll(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"roll"}))
    spoken = play(table, "1 1 2 2 3 3 4 4", "4", "undo", "1")
    assert "Anna takes the last decision back." in spoken
    assert "Anna places the two 1s on Gold Mine." in spoken


@pytest.mark.parametrize(
    ("language", "rolls", "asks", "others"),
    [
        ("en", "You roll: ", "Which number do you place? ", "Greedy rolls: "),
        ("de", "Du würfelst: ", "Welche Zahl platzierst du? ", "Greedy würfelt: "),
        ("fr", "Tu lances", "Quel chiffre places-tu", "Greedy lance"),
        ("nl", "Je gooit: ", "Welk getal plaats je? ", "Greedy gooit: "),
    ],
)
def test_sentences_address_the_only_person_and_name_the_others(
    language: str, rolls: str, asks: str, others: str, sit_down: SitDown
) -> None:
    spoken = play(sit_down("las-vegas-2012", "me:Anna,greedy"), "3", "board", language=language)
    for start in (rolls, asks, others):
        assert any(line.startswith(start) for line in spoken), start
    assert "Anna" not in "\n".join(spoken[1:])  # only the welcome introduces everybody


def test_two_people_at_one_keyboard_are_called_by_their_names(sit_down: SitDown) -> None:
    spoken = play(sit_down("las-vegas-2012", "me:Anna,me:Ben"), "3", "board")
    assert any(line.startswith("Ben, which number do you place?") for line in spoken)
    assert "Anna places the 3 on Miracle." in spoken


def test_the_payout_says_who_tied_and_who_takes_what_with_how_many_dice(sit_down: SitDown) -> None:
    """Chloé and Bruno tie at the first casino; Dario gets the first bill there with one die."""
    seats = "me:Bruno,me:Chloé,me:Dario"
    table = sit_down("las-vegas-2012", seats, by_hand=frozenset({"roll", "fill"}))
    bills = ["90", "60", "60", "60", "60", "60"]
    first = ["1 1 2 2 2 2 2 2", "1", "1 1 3 3 3 3 3 3", "1", "1 4 4 4 4 4 4 4", "1"]
    rest = ["2 2 2 2 2 2", "2", "3 3 3 3 3 3", "3", "4 4 4 4 4 4 4", "4"]
    spoken = play(table, *bills, *first, *rest)
    assert (
        "Gold Mine: Bruno and Chloé tie with two dice each and win nothing; Dario takes $90,000 with one die." in spoken
    )
    assert "Money so far: Bruno $60,000, Chloé $60,000, Dario $150,000." in spoken


def test_the_board_says_which_dice_lie_on_the_table(sit_down: SitDown) -> None:
    spoken = play(sit_down("las-vegas-2012", "me:Anna,greedy"), "board")
    rolled = next(line for line in spoken if line.startswith("You roll: ")).removeprefix("You roll: ")
    assert f"You have rolled {rolled}" in spoken
    table = sit_down("top-10000", "me:Anna,greedy", by_hand=frozenset({"throw"}))
    spoken = play(table, "1 1 2 3 4 r5", "1 on", "1 2 3 4 r5", "board")
    assert "Set aside in this turn: a 1, worth 100 points." in spoken
    assert "You have rolled 1 2 3 4 and 5 (red)." in spoken
    assert not [line for line in spoken if line.endswith("to roll.")]


def test_help_says_what_to_type_when_the_real_dice_are_asked_for(sit_down: SitDown) -> None:
    spoken = play(sit_down("las-vegas-2012", "me:Anna,greedy", by_hand=frozenset({"roll"})), "help")
    assert any(line.startswith("Type what lies on your table") for line in spoken)
    assert not any(line.startswith("Answer with a number") for line in spoken)


def test_a_command_works_at_a_follow_up_question_too(sit_down: SitDown) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben", by_hand=frozenset({"throw"}))
    spoken = play(table, "1 1 2 3 4 r3", "1", "board", "undo", "2 2 2 3 4 r3")
    assert spoken.count("Roll or bank?") == 2
    assert "The last roll is taken back. Enter it again." in spoken
    assert table.journal[-1].kind == "throw"


def test_odds_say_the_chance_to_win(sit_down: SitDown) -> None:
    spoken = play(sit_down("top-10000", "me:Anna,greedy"), "odds")
    assert any("Chance to win: " in line and "This has the best chance to win." in line for line in spoken)
