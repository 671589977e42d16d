"""Single keys and what they do."""

from __future__ import annotations

import threading
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tests.tui.conftest import SitDown
from tests.tui.test_app import until, until_asked
from tests.tui.test_plain import play
from vabanque.i18n import LANGUAGES, Words
from vabanque.tui import game
from vabanque.tui.app import TableApp
from vabanque.tui.screens import Page
from vabanque.tui.widgets import KeptTogether, KeyBar, unbroken


def set_aside(table: Any) -> Any:
    return next((entry for entry in table.journal if entry.kind == "keep"), None)


@pytest.mark.parametrize(
    ("seed", "keys", "combos"),
    [
        # black 1 2 3 3 4, red 5
        ("1", "1", ("1",)),
        ("1", "5", ("r5",)),
        ("1", "15", ("1", "r5")),
        # black 1 2 6 6 6, red 3: only three sixes count, so one key takes all of them
        ("10", "6", ("666",)),
        # black 1 1 2 3 4, red 2: each key press takes one more, and after the last one none
        ("12", "11", ("1", "1")),
        ("12", "1111", ("1",)),
        # black 3 4 5 5 5, red 5
        ("18", "555", ("555",)),
    ],
)
async def test_number_keys_choose_the_dice_to_set_aside(
    seed: str, keys: str, combos: tuple[str, ...], sit_down: SitDown, words: Words
) -> None:
    table = sit_down("top-10000", "me:Anna,greedy", seed=seed, keep=False)
    async with TableApp(words, table=table, pace=0).run_test(size=(80, 24)) as pilot:
        await until_asked(pilot)
        await pilot.press(*keys, "b")
        await until(pilot, lambda: set_aside(table) is not None)
    assert (set_aside(table).seat, set_aside(table).combos, set_aside(table).then) == (0, combos, "bank")


async def test_escape_cancels_advice_that_has_not_arrived_and_then_leaves(
    sit_down: SitDown, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down("las-vegas-2012", keep=False)
    asked, answered = threading.Event(), threading.Event()

    def slow_adviser(*_: Any) -> None:
        asked.set()
        assert answered.wait(20)

    monkeypatch.setattr(game, "advise", slow_adviser)
    async with TableApp(words, table=table, pace=0).run_test(size=(80, 24)) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("question_mark")
        await until(pilot, asked.is_set)
        await pilot.press("escape")
        answered.set()
        await pilot.press("right")
        assert pilot.app.return_code is None, "still at the table"
        assert pilot.app.screen is screen
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.return_code == 0)


def test_enter_rolls_the_dice_when_asked_whether_to_go_on(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben")
    spoken = play(table, "3", "", confirm=True)
    kinds = [entry.kind for entry in table.journal]
    assert kinds[kinds.index("place") :] == ["place", "roll"]
    assert sum("take it back" in line for line in spoken) <= 1


@pytest.mark.parametrize("size", [(80, 24), (60, 20)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_footer_always_says_how_to_leave(language: str, size: tuple[int, int], sit_down: SitDown) -> None:
    words = Words(language)
    for name, options in (("las-vegas-biggy", {"bandit": True}), ("top-10000", {})):
        table = sit_down(name, "me:Anna,greedy", keep=False, options=options)
        async with TableApp(words, table=table, pace=0).run_test(size=size) as pilot:
            screen = await until_asked(pilot)
            footer = str(screen.query_one(KeyBar).render())
            assert f" q  {words('terminal-key-quit')}" in footer
            assert len(footer.rstrip()) <= size[0], footer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_80_columns_every_key_of_the_footer_says_what_it_does(language: str, sit_down: SitDown) -> None:
    words = Words(language)
    by_hand = frozenset({"throw", "roll"})  # then a decision can be taken back, so there is one more key
    for name, options, roll in (("las-vegas-biggy", {"bandit": True}, "112233b4"), ("top-10000", {}, "11234r5")):
        table = sit_down(name, "me:Anna,me:Ben", keep=False, options=options, by_hand=by_hand)
        async with TableApp(words, table=table, pace=0).run_test(size=(80, 24)) as pilot:
            screen = await until_asked(pilot)
            await pilot.press(*roll, "enter")
            await until(pilot, lambda screen=screen: screen.mode == "ask")  # type: ignore[misc]
            footer = str(screen.query_one(KeyBar).render())
            assert len(footer.rstrip()) <= 80
            shown = [(label, does) for label, does, _ in screen.query_one(KeyBar).keys if f" {label} " in footer]
            assert {label for label, _ in shown} >= {"⏎", "u", "?", "k", "q", "b"}
            for label, does in shown:
                assert f" {label}  {does} " in footer, footer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_lists_all_keys(language: str, sit_down: SitDown) -> None:
    words = Words(language)
    async with TableApp(words, table=sit_down("top-10000", keep=False), pace=0).run_test(size=(100, 40)) as pilot:
        await until_asked(pilot)
        await pilot.press("k")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        screen = "\n".join(str(line) for line in pilot.app.export_screenshot().splitlines())
        for message in ("most", "bank", "undo", "rules", "log", "saved", "keys", "quit", "replay", "new"):
            assert words(f"terminal-key-{message}").split()[0] in screen


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("width", range(12, 60))
def test_amounts_on_a_page_are_not_broken(language: str, width: int) -> None:
    words = Words(language)
    brings = words("terminal-advice-money", money=words.money(130), change=words.change(80))
    assert "\xa0" in brings
    page = Console(width=width, file=StringIO())
    page.print(KeptTogether(Text(unbroken(brings))))
    shown = page.file.getvalue()  # type: ignore[attr-defined]
    for amount in (words.money(130), words.change(80)):
        assert amount in shown
