"""Games from outside, which bring no drawing of their own, on the generic table."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot

from tests.plugins.conftest import PIG
from tests.server.harness import Server
from tests.tui.conftest import SitDown
from tests.tui.test_app import LARGE, SMALL, records, until, until_asked
from tests.tui.test_join import sit_down as sit_down_there
from tests.tui.test_process import run
from tests.tui.test_saves import play_on
from vabanque.cli.boards import print_game
from vabanque.games import GAMES, register
from vabanque.i18n import LANGUAGES, Words
from vabanque.narration import narrator_for
from vabanque.narration.generic import AreaNarrator
from vabanque.play.verify import verify
from vabanque.tui.app import TableApp
from vabanque.tui.drawing import drawing_for
from vabanque.tui.generic.board import _columned
from vabanque.tui.generic.drawn import AreaDrawing, ChoosingFromList
from vabanque.tui.plain import Left, Plain
from vabanque.tui.screens import Page
from vabanque.tui.stepping import ReplayScreen
from vabanque.tui.widgets import Tray

OUTSIDE = {
    "pig": "pig",
    "goofspiel": "tests.plugins.goofspiel",
    "liars-dice": "tests.plugins.liars_dice",
    "bulls": "tests.plugins.bulls",
    "kalah": "tests.plugins.kalah",
}


@pytest.fixture(autouse=True)
def games_from_outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(PIG)
    for game, module in OUTSIDE.items():
        loaded = import_module(module).GAME
        if game not in GAMES:  # importing it registers it, but only once
            register(loaded)
    yield
    for game in OUTSIDE:
        GAMES.remove(game)


def answered(table: Any, *answers: str, language: str = "en", **more: Any) -> list[str]:
    """Give these answers, then leave. Returns everything that was said."""
    remaining = iter(answers)
    spoken: list[str] = []
    with pytest.raises(Left):
        Plain(table, Words(language), lambda: next(remaining, None), spoken.append, **more).run()
    return spoken


def test_a_game_that_brings_no_drawing_gets_the_generic_table() -> None:
    assert (drawing_for("pig"), narrator_for("pig")) == (AreaDrawing, AreaNarrator)


def picture(pilot: Pilot[Any]) -> str:
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@pytest.mark.parametrize(
    ("game", "options"),
    [("pig", {"target": 30}), ("goofspiel", {"cards": 4}), ("liars-dice", {}), ("bulls", {"cards": 3}), ("kalah", {})],
)
async def test_a_whole_game_by_keyboard(
    game: str, options: dict[str, Any], sit_down: SitDown, words: Words, home: Path
) -> None:
    table = sit_down(game, "me:Anna,random" if game == "kalah" else "me:Anna,random,random", options=options)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        while (screen := await until_asked(pilot)).mode != "ended":
            assert isinstance(screen.choosing, ChoosingFromList)
            await pilot.press("up", "enter")  # the last choice: hold, the highest card, a bold bid
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
    assert [verify(text).ok for text in records(home)] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OUTSIDE)
def test_a_whole_game_in_the_line_mode_in_every_language(game: str, language: str, sit_down: SitDown) -> None:
    options = {"target": 30} if game == "pig" else {}
    table = sit_down(game, "me:Anna,random", options=options)
    questions = 0

    def answer() -> str:
        nonlocal questions
        questions += 1
        return "board" if questions % 2 else table.rules.write_move(table.legal(0)[-1])

    spoken: list[str] = []
    Plain(table, Words(language), answer, spoken.append).run()
    assert table.over
    assert not [line for line in spoken if "{" in line or "None" in line]


def test_a_choice_is_answered_by_its_number_or_its_move(sit_down: SitDown) -> None:
    for answer in ("2", "hold"):
        spoken = answered(sit_down("pig", "me:Anna,me:Ben", keep=False), answer)
        assert "2: Hold (hold). You have 5 points then." in spoken
        assert "Anna gets 5 and has 5." in spoken


def test_if_moves_are_numbers_a_number_means_the_move(sit_down: SitDown) -> None:
    table = sit_down("goofspiel", "me:Anna,random", keep=False, options={"cards": 5})
    answered(table, "4", "3")
    bids = [entry for entry in table.journal if entry.kind == "bid"]
    assert [(bid.seat, bid.card) for bid in bids if bid.seat == 0] == [(0, 4), (0, 3)]  # type: ignore[attr-defined]


def test_help_board_odds_and_a_wrong_answer(sit_down: SitDown) -> None:
    spoken = answered(sit_down("pig", "me:Anna,random", keep=False), "help", "board", "odds", "fly", "rules", "save")
    assert "Answer with the number of a choice, or with the move in brackets." in spoken
    assert "First to 100 points." in spoken
    assert "Anna rolls: 5. This turn 5" in spoken
    assert [line for line in spoken if line.endswith("This has the best chance to win.")]
    assert "“fly” is not a move." in spoken
    assert any("Be the first to reach" in line for line in spoken)


def test_a_choice_without_a_preview_is_a_sentence_in_the_odds_and_points_are_whole_words(sit_down: SitDown) -> None:
    spoken = answered(sit_down("bulls", "me:Anna,random", keep=False), "board", "odds", "save")
    assert [line for line in spoken if re.match(r"\d+: Play \d+\. Chance to win: \d+%\.", line)]
    assert [line for line in spoken if re.fullmatch(r"You: 0 points, .*", line)]
    assert Words("en")("terminal-points-said", points=1) == "1 point"


def test_undo_before_the_die_is_rolled(sit_down: SitDown) -> None:
    spoken = answered(sit_down("pig", "me:Anna,me:Ben", keep=False), "1", "undo", "2", confirm=True)
    assert "Anna takes the last decision back." in spoken
    assert "Anna gets 5 and has 5." in spoken


def test_real_dice_are_asked_for(sit_down: SitDown) -> None:
    table = sit_down("pig", "me:Anna,me:Ben", keep=False, by_hand=frozenset({"roll"}))
    spoken = answered(table, "7", "6")
    assert "What does Anna roll?" in spoken
    assert "Anna rolls a 6." in spoken


@pytest.mark.parametrize(("height", "columns"), [(12, 1), (9, 2), (4, 3)])
def test_areas_stand_in_columns_where_they_would_not_fit_below_each_other(height: int, columns: int) -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(_columned([Text(f"House {house}.") for house in range(1, 13)], height))
    rows = captured.get().splitlines()
    assert len(rows) == 12 // columns <= height
    assert re.findall(r"House \d+\.", rows[0]) == [f"House {1 + step * 12 // columns}." for step in range(columns)]
    assert len(re.findall(r"House \d+\.", "".join(rows))) == 12


async def test_all_areas_are_seen_in_a_small_terminal(sit_down: SitDown, words: Words) -> None:
    async with TableApp(words, table=sit_down("kalah", "me:Anna,random", keep=False), pace=0).run_test(
        size=SMALL
    ) as pilot:
        await until_asked(pilot)
        assert len(re.findall(r"(?:Anna|Random), house \d  Seeds \d+", picture(pilot))) == 12


async def test_nobody_sees_the_previous_players_dice(sit_down: SitDown, words: Words) -> None:
    table = sit_down("liars-dice", "me:Anna,me:Ben", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert screen.mode == "pause"
        assert screen.query_one(Tray).picture is None
        shown = [line.entry for line in table.narrated(None) if line.entry.kind == "roll"]
        assert shown == [entry.seen_by(None) for entry in table.journal if entry.kind == "roll"]
        await pilot.press("enter")
        await until(pilot, lambda: screen.mode == "ask")
        assert isinstance(screen.choosing, ChoosingFromList)
        assert screen.choosing.hand.dice == table.hand(0).dice  # type: ignore[attr-defined]


async def test_a_number_key_chooses_and_pressed_again_plays(sit_down: SitDown, words: Words) -> None:
    table = sit_down("pig", "me:Anna,me:Ben", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        before = len(table.journal)
        await pilot.press("9")
        assert "9 is not possible here." in str(screen.query_one("#prompt").render())
        await pilot.press("2")
        assert "You have 5 points then." in str(screen.query_one("#prompt").render())
        assert len(table.journal) == before
        await pilot.press("2")
        await until(pilot, lambda: len(table.journal) > before)
        assert table.journal[before] == table.rules.read_move(0, "hold")


async def test_many_areas_and_players_fit_in_any_terminal(sit_down: SitDown, words: Words) -> None:
    table = sit_down("liars-dice", "me:Anna,random,random,random,random,random", keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=LARGE) as pilot:
        await until_asked(pilot)
        for size in ((60, 20), (40, 12), (8, 3), (1, 1), (200, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.press("right")
        shown = picture(pilot)
        assert "The bid" in shown
        assert all(name in shown for name in table.names[:1])


@pytest.mark.parametrize("game", OUTSIDE)
async def test_a_record_is_described_and_stepped_through(
    game: str, sit_down: SitDown, words: Words, capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit_down(game, "random:Anna,random:Ben", keep=False, options={"target": 30} if game == "pig" else {})
    play_on(table)
    record = table.record()
    print_game(record, words, 1)
    assert f"{words.game(game)}  Anna and Ben" in capsys.readouterr().out
    async with TableApp(words, record=record).run_test(size=SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        for at in range(0, len(screen.steps), 5):
            screen.action_to(at)
        await pilot.press("home", "pagedown")
        assert screen.at > 0
        await pilot.press("end", "right")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize(
    ("game", "seats", "keys"),
    [("pig", "me:Anna,random,random", ["1", "1", "2"]), ("goofspiel", "me:Anna,random,random", ["3", "3", "down"])],
    ids=["pig", "goofspiel"],
)
def test_the_generic_table_looks_as_it_did(
    game: str, seats: str, keys: list[str], size: tuple[int, int], sit_down: SitDown, words: Words, snap_compare: Any
) -> None:
    app = TableApp(words, table=sit_down(game, seats, keep=False), pace=0)

    async def play(pilot: Pilot[Any]) -> None:
        for key in keys:
            await until_asked(pilot)
            await pilot.press(key)
        await until_asked(pilot)

    assert snap_compare(app, run_before=play, terminal_size=size)


def test_the_commands_know_a_game_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VABANQUE_PLUGINS", "pig")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PIG), os.environ.get("PYTHONPATH", "")]))
    assert "pig  Pig" in run("games").stdout
    assert "Jouw beurt" in run("rules", "pig", "--lang", "nl").stdout
    played = run("play", "pig", "--first", "1", "--seats", "me:Anna,random", "--seed", "4", answers="hold\n")
    assert "Anna holds." in played.stdout
    assert played.stderr == ""


def test_a_game_from_outside_is_played_at_a_servers_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VABANQUE_PLUGINS", "pig")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PIG), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path).start()
    table = sit_down_there(server, "pig", bot="random", target=20)
    spoken: list[str] = []
    Plain(table, Words("en"), lambda: "2", spoken.append).run()
    assert table.over
    assert any(line.startswith("Anna gets ") for line in spoken)
    assert "Anna holds." in spoken
    table.close()
    server.stop()
