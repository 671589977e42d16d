"""Pictures of the drawn table at both sizes. After a deliberate change: `pytest tests/tui --snapshot-update`."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.conftest import SitDown
from tests.tui.test_app import LARGE, SMALL, until_asked
from vabanque.i18n import Words
from vabanque.tui.app import TableApp

TABLES = {
    "2012": ("las-vegas-2012", "me:Anna,greedy,random", {"neutral": True}, ["3", "3", "1", "1", "3"]),
    "biggy": (
        "las-vegas-biggy",
        "me:Anna,greedy,random,greedy",
        {"bandit": True},
        ["3", "b", "enter", "2", "2", "right"],
    ),
    "cards": ("las-vegas-cards", "me:Anna,greedy,random", {}, ["4", "4", "enter", "right", "space"]),
    "points": ("top-10000", "me:Anna,greedy,random", {}, ["m", "b", "m", "enter", "m"]),
}


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_it_did(
    name: str, size: tuple[int, int], sit_down: SitDown, words: Words, snap_compare: Any
) -> None:
    game, seats, options, keys = TABLES[name]
    app = TableApp(words, table=sit_down(game, seats, keep=False, options=options), pace=0)

    async def play(pilot: Pilot[Any]) -> None:
        for key in keys:
            await until_asked(pilot)
            await pilot.press(key)
        await until_asked(pilot)

    assert snap_compare(app, run_before=play, terminal_size=size)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
def test_the_choice_looks_as_it_did(size: tuple[int, int], snap_compare: Any) -> None:
    assert snap_compare(TableApp(Words("de"), pace=0), press=["right", "down"], terminal_size=size)
