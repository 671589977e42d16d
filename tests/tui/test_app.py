"""The drawn table, played by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets._toast import Toast

from tests.tui import slow
from tests.tui.conftest import SitDown
from tests.tui.test_saves import play_on
from vabanque.games.las_vegas.drawn import ChoosingNumber
from vabanque.games.las_vegas_cards.drawn import ChoosingCards
from vabanque.games.top_10000.drawn import ChoosingDice
from vabanque.i18n import LANGUAGES, Words
from vabanque.play.record import read_record
from vabanque.play.verify import verify
from vabanque.tui.app import TableApp
from vabanque.tui.choice import ChoiceScreen
from vabanque.tui.game import GameScreen
from vabanque.tui.local import LocalTable
from vabanque.tui.saves import unfinished
from vabanque.tui.screens import Page
from vabanque.tui.stepping import ReplayScreen
from vabanque.tui.table import Ask, Deal
from vabanque.tui.widgets import LogTail, Tray

SMALL, LARGE = (80, 24), (140, 45)


async def until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    """Let the app work until a condition holds."""
    for _ in range(100_000):  # strong advisers may have to be compiled first
        if true():
            return
        await pilot.pause(0.005)
    raise AssertionError("it never happened")


def game_screen(pilot: Pilot[Any]) -> GameScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen))


async def until_asked(pilot: Pilot[Any]) -> GameScreen:
    await until(pilot, lambda: any(isinstance(screen, GameScreen) for screen in pilot.app.screen_stack))
    screen = game_screen(pilot)
    await until(pilot, lambda: screen.mode != "wait")
    return screen


async def play_to_the_end(pilot: Pilot[Any]) -> GameScreen:
    """Press keys until the game is over: the first number the hand allows, then Enter."""
    while (screen := await until_asked(pilot)).mode != "ended":
        choosing = screen.choosing
        if screen.mode == "pause":
            await pilot.press("enter")
        elif isinstance(choosing, ChoosingNumber):
            await pilot.press(str(choosing.faces[0]), "enter")
        elif isinstance(choosing, ChoosingCards):
            await pilot.press(choosing.cards[0][0], "enter")
        else:
            assert isinstance(choosing, ChoosingDice)
            await pilot.press("m", "b")
    return screen


def records(home: Path) -> list[str]:
    return [path.read_text("utf-8") for path in home.glob("*.jsonl")]


GAMES = [
    ("las-vegas-2012", "me:Anna,greedy", {}),
    ("las-vegas-2012", "me:Anna,greedy,random", {"neutral": True, "jetons": True}),
    ("las-vegas-biggy", "me:Anna,greedy,random,greedy,greedy,random", {"bandit": True}),
    ("las-vegas-cards", "me:Anna,greedy,random", {}),
    ("las-vegas-cards", "me:Anna,greedy", {"order": "in-turn", "jetons": True}),
    ("top-10000", "me:Anna,greedy,random", {"target": 2000}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_a_whole_game_by_keyboard(
    game: str, seats: str, options: dict[str, Any], sit_down: SitDown, words: Words, home: Path
) -> None:
    table = sit_down(game, seats, options=options)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot)
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
    assert [verify(text).ok for text in records(home)] == [True]


@pytest.mark.parametrize(
    ("game", "language"),
    zip(["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"], LANGUAGES, strict=True),
)
async def test_a_terminal_of_any_size_shows_something_and_never_crashes(
    game: str, language: str, sit_down: SitDown
) -> None:
    table = sit_down(game, keep=False)
    async with TableApp(Words(language), table=table, pace=0).run_test(size=LARGE) as pilot:
        screen = await until_asked(pilot)
        for size in ((60, 20), (40, 12), (8, 3), (1, 1), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.press("right", "question_mark", "escape")
        assert await until_asked(pilot) is screen


async def test_a_number_key_shows_what_it_would_do_and_pressed_again_does_it(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        before = list(table.journal)
        await pilot.press("4")
        assert screen.query_one("#casino-4").has_class("chosen")
        assert table.journal == before
        await pilot.press("4")
        await until(pilot, lambda: len(table.journal) > len(before))
        assert table.journal[len(before)] == table.rules.read_move(0, "4")


async def test_the_bandit_is_a_key_away(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-biggy", keep=False, options={"bandit": True})
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        at = len(table.journal)
        await pilot.press("3", "b", "enter")
        await until(pilot, lambda: len(table.journal) > at)
        assert table.journal[at] == table.rules.read_move(0, "3 bandit")


async def test_cards_of_two_numbers_are_refused_before_they_are_laid(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-cards", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert isinstance(screen.choosing, ChoosingCards)
        at = len(table.journal)
        screen.choosing.chosen = {0, 1, 2, 3, 4}
        await pilot.press("enter")
        assert len(table.journal) == at
        assert "same number" in str(screen.query_one("#prompt").render())


async def test_nobody_sees_the_previous_players_cards(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-cards", "me:Anna,me:Ben", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        for seat in (0, 1):
            assert screen.mode == "pause"
            assert screen.query_one(Tray).picture is None
            assert table.names[seat] in str(screen.query_one("#prompt").render())
            await pilot.press("enter")
            await until(pilot, lambda: screen.mode == "ask")
            assert isinstance(screen.choosing, ChoosingCards)
            assert screen.choosing.cards == list(table.view(seat).hand)
            await pilot.press(screen.choosing.cards[0][0], "enter")
            await until(pilot, lambda: screen.mode == "pause")


async def test_the_screen_answers_while_a_bot_thinks(sit_down: SitDown, words: Words) -> None:
    slow.THINKING.clear()
    slow.ENOUGH.clear()
    table = sit_down("las-vegas-2012", "tests.tui.slow:Slow,me:Anna", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        await until(pilot, slow.THINKING.is_set)
        await pilot.press("f1")
        assert isinstance(pilot.app.screen, Page)
        await pilot.press("escape")
        slow.ENOUGH.set()
        screen = await until_asked(pilot)
        assert screen.mode == "ask"


async def test_a_bot_that_cannot_play_ends_the_game_with_a_sentence(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", "tests.tui.test_app:Broken,me:Anna", keep=False)
    app = TableApp(words, table=table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.return_code == 1)


class Broken:
    def __init__(self, rules: Any, seat: int, rng: Any) -> None:
        pass

    def choose(self, view: Any, moves: Any) -> Any:
        raise RuntimeError("no idea")


async def test_undo_in_the_pause_before_the_dice_are_rolled(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", keep=False)
    async with TableApp(words, table=table, pace=5).run_test(size=SMALL) as pilot:
        await pilot.press(*["enter"] * 20)
        screen = game_screen(pilot)
        for _ in range(200):
            if screen.mode == "ask":
                break
            await pilot.press("enter")
        before = list(table.journal)
        await pilot.press("4", "4")
        await until(pilot, lambda: table.undoable() is not None)
        await pilot.press("u")
        assert table.journal == before
        await until(pilot, lambda: screen.mode == "ask")


async def test_with_confirm_the_dice_wait_for_a_key(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", keep=False)
    async with TableApp(words, table=table, pace=0, confirm=True).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        before = list(table.journal)
        await pilot.press("4", "4")
        await until(pilot, lambda: screen.mode == "pause")
        assert str(screen.query_one("#prompt").render()) == "Enter goes on; u takes your decision back."
        await pilot.press("u")
        await until(pilot, lambda: screen.mode == "ask")
        assert table.journal == before
        await pilot.press("4", "4")
        await until(pilot, lambda: screen.mode == "pause")
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "ask")
        assert [entry.kind for entry in table.journal[len(before) :]] == ["place", "roll"]


async def test_a_screen_that_people_share_names_whose_turn_it_is(sit_down: SitDown, words: Words) -> None:
    for seats, named in (("me:Anna,me:Ben", True), ("me:Anna,greedy", False)):
        table = sit_down("las-vegas-2012", seats, keep=False)
        async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
            screen = await until_asked(pilot)
            assert ("Anna · Your turn" in str(screen.query_one("#prompt").render())) is named


async def test_real_dice_are_typed_and_checked(sit_down: SitDown, words: Words) -> None:
    table = sit_down("top-10000", "me:Anna,me:Ben", keep=False, by_hand=frozenset({"throw"}))
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert screen.mode == "read"
        await pilot.press(*"9", "enter")
        assert str(screen.query_one("#prompt").render()) == "Dice in this roll: 6, not 1."
        await pilot.press(*["1", "space", "2", "space", "3", "space", "3", "space", "4", "space", "r", "c", "enter"])
        await until(pilot, lambda: screen.mode == "ask")
        assert table.journal[-1].red == "coin"  # type: ignore[attr-defined]


async def test_with_real_dice_a_decision_is_taken_back_before_the_next_roll(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", keep=False, by_hand=frozenset({"roll"}))
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        for die in "11223344":
            await pilot.press(die, "space")
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "ask")
        await pilot.press("4", "4")
        await until(pilot, lambda: screen.mode == "read")
        await pilot.press(*"undo", "enter")
        await until(pilot, lambda: screen.mode == "ask")
        assert table.journal[-1].kind == "roll"


async def test_a_mistyped_real_die_is_corrected(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", keep=False, by_hand=frozenset({"roll"}))
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        start = len(table.journal)
        for die in "11223344":
            await pilot.press(die, "space")
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "ask")
        await pilot.press("u")  # no decision yet: this takes back the roll
        await until(pilot, lambda: screen.mode == "read")
        assert len(table.journal) == start
        for die in "66666666":
            await pilot.press(die, "space")
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "ask")
        assert set(table.journal[-1].own) == {6}  # type: ignore[attr-defined]


async def test_the_payout_is_shown_casino_by_casino_and_can_be_skipped(sit_down: SitDown, words: Words) -> None:
    """Every roll is entered by hand, so the last placement of the round is known."""
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", keep=False, by_hand=frozenset({"roll", "fill"}))
    for _ in range(6):
        table.read("50")
    for face in ("1", "1"):
        table.read(" ".join([face] * 4 + ["2"] * 4))
        table.submit(next(move for move in table.legal(table.waiting_for[0]) if move.face == int(face)))
    table.read("2 2 2 2")
    table.submit(table.legal(0)[0])
    table.read("3 3 3 3")
    async with TableApp(words, table=table, pace=10).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("3", "3")
        board, prompt = screen.query_one("CasinoRow"), screen.query_one("#prompt")
        await until(pilot, lambda: "Anna and Ben tie with four dice each and win nothing" in str(prompt.render()))
        assert [panel.id for panel in board.query(".chosen")] == ["casino-1"]
        log = [sentence for sentence, _ in screen.query_one(LogTail).lines]
        assert log[-1].startswith("Gold Mine: Anna and Ben tie"), "the log does not run ahead of the payout"
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "pause")
        assert [panel.id for panel in board.query(".chosen")] == ["casino-2", "casino-3"]
        log = [sentence for sentence, _ in screen.query_one(LogTail).lines]
        assert any(sentence.startswith("Show Hall: ") for sentence in log)


async def test_leaving_says_where_the_game_is_saved_and_it_resumes_there(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012")
    app = TableApp(words, table=table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("3", "3")
        await until_asked(pilot)
        await pilot.press("ctrl+c")
    assert app.return_value is not None
    again = LocalTable.resume(app.return_value)
    assert again.journal == table.journal


async def test_without_a_game_you_choose_one_and_start(words: Words, home: Path) -> None:
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        await pilot.press("right", "right", "right")  # Die oberen 10 000
        await pilot.press("down", "down", *"Zoë", "backspace", "e", "enter")
        screen = await until_asked(pilot)
        assert screen.rules.spec.game == "top-10000"
        assert screen.table.names == ("Zoe", "Greedy")
    assert unfinished(home) == []  # nobody has decided anything


async def test_the_choice_screen_says_what_cannot_be_played(words: Words) -> None:
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        await pilot.press("down", "left", "left")  # players: from three via two to five
        await pilot.press(*["down"] * 6, "right", "enter")  # neutral dice
        assert isinstance(app.screen, ChoiceScreen)
        assert "two to four players" in app.screen.complaint


async def test_an_unfinished_game_is_offered_again(sit_down: SitDown, words: Words) -> None:
    path = left_after_a_while(sit_down)
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        form = str(app.screen.query_one("#form").render())
        assert ", Anna, Greedy and Random: Las " in form
        assert f"{datetime.now().astimezone():%Y}" in form
        await pilot.press("enter")
        screen = await until_asked(pilot)
        assert screen.table.path == path


def left_after_a_while(sit_down: SitDown) -> Path:
    """The file of a game that a player has left."""
    table = sit_down("las-vegas-biggy")
    while not isinstance(due := table.due(), Ask):
        assert isinstance(due, Deal)
        due.deal()
    table.submit(table.legal(0)[0])
    path = table.close()
    assert path is not None
    return path


async def test_a_game_that_is_being_played_is_not_offered(sit_down: SitDown, words: Words) -> None:
    path = left_after_a_while(sit_down)
    table = LocalTable.resume(path)
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        assert "Continue" not in str(app.screen.query_one("#form").render())
    table.close()


async def test_a_saved_game_is_deleted_when_the_key_is_pressed_twice(sit_down: SitDown, words: Words) -> None:
    path = left_after_a_while(sit_down)
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        await pilot.press("delete")
        assert path.exists()
        assert "Press Del again" in str(app.screen.query_one("#note").render())
        await pilot.press("delete")
        assert not path.exists()
        assert "Continue" not in str(app.screen.query_one("#form").render())


async def test_a_damaged_game_says_what_it_lost(sit_down: SitDown, words: Words) -> None:
    path = left_after_a_while(sit_down)
    with path.open("ab") as file:
        file.write(b"nonsense\n")
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        await pilot.press("enter")
        await until_asked(pilot)
        await pilot.pause()
        assert "One line is lost" in str(app.screen.query_one(Toast).render())


async def test_the_language_changes_at_once(words: Words) -> None:
    app = TableApp(words, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ChoiceScreen))
        await pilot.press("up", "right")
        assert "Sprache" in str(app.screen.query_one("#form").render())
        assert app.words.language == "de"


@pytest.mark.parametrize(("game", "seats", "options"), GAMES[1:4] + GAMES[5:])
async def test_a_record_can_be_stepped_through_both_ways(
    game: str, seats: str, options: dict[str, Any], sit_down: SitDown, words: Words
) -> None:
    table = sit_down(game, seats.replace("me:Anna", "greedy"), keep=False, options=options)
    play_on(table)
    record = read_record(table.record().to_json())
    async with TableApp(words, record=record).run_test(size=SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("right", "right", "left", "pagedown", "pagedown", "pageup")
        for at in range(0, len(screen.steps), 7):
            screen.action_to(at)
        await pilot.press("end", "right")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        await pilot.press("escape", "home")
        assert screen.at == 0
