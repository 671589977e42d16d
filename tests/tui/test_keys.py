"""Single keys and what they do."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.tui.conftest import SitDown
from tests.tui.test_app import until, until_asked
from tests.tui.test_plain import play
from vabanque.i18n import LANGUAGES, Words
from vabanque.tui import game
from vabanque.tui.app import TableApp
from vabanque.tui.widgets import KeyBar


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
