"""Bots in the terminal hear the journal, as everywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tests.tui.conftest import SitDown
from vabanque.core import Entry, Refusal
from vabanque.tui.local import LocalTable
from vabanque.tui.table import Ask, Deal, GameEnded, Think

BOT = "tests.tui.test_watching:Listener"


class Listener:
    """Plays the first move, and notes what it has heard each time it is asked."""

    heard_by: ClassVar[dict[int, list[list[Entry]]]] = {}

    def __init__(self, rules: Any, seat: int, rng: Any) -> None:
        self.seat = seat
        self.heard: list[Entry] = []

    def watch(self, entry: Entry) -> None:
        self.heard.append(entry)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        self.heard_by.setdefault(self.seat, []).append(list(self.heard))
        return moves[0]


class Broken(Listener):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        raise ValueError("not today")


@pytest.fixture(autouse=True)
def nobody_has_heard_anything() -> None:
    Listener.heard_by.clear()


def play_on(table: LocalTable, turns: int) -> None:
    """Dice land, bots decide, and people play their first legal move."""
    while turns and not isinstance(due := table.due(), GameEnded):
        if isinstance(due, Deal):
            due.deal()
        elif isinstance(due, Think):
            table.submit(due.think())
            turns -= 1
        else:
            assert isinstance(due, Ask)
            table.submit(table.legal(due.seat)[0])


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-cards", "top-10000"])
def test_a_bot_hears_the_journal_as_its_seat_may_know_it(game: str, sit_down: SitDown) -> None:
    table = sit_down(game, f"me:Anna,{BOT}", keep=False)
    play_on(table, 5)
    heard = Listener.heard_by[1]
    assert len(heard) == 5
    assert len(heard[0]) < len(heard[-1])
    journal = [entry.seen_by(1) for entry in table.journal]
    for entries in heard:
        assert entries == journal[: len(entries)]
        assert entries[-1].by == "chance"  # the dice or cards it has to decide about


def test_a_bot_hears_everything_again_after_a_resume(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", f"me:Anna,{BOT}")
    play_on(table, 3)
    path = table.close()
    assert path is not None
    again = LocalTable.resume(path)
    play_on(again, 1)
    before, last = Listener.heard_by[1][-2:]
    assert len(last) > len(before) > 0
    assert last == [entry.seen_by(1) for entry in again.journal][: len(last)]


def test_a_bot_has_not_heard_what_was_taken_back(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", f"me:Anna,{BOT}", keep=False)
    play_on(table, 1)
    while isinstance(due := table.due(), Deal):
        due.deal()
    moves = table.legal(0)
    table.submit(moves[0])
    table.undo()
    table.submit(moves[-1])
    play_on(table, 1)
    last = Listener.heard_by[1][-1]
    assert last == table.journal[: len(last)]
    assert moves[-1] in last


def test_a_bot_that_fails_is_named(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "tests.tui.test_watching:Broken,me:Anna", keep=False)
    with pytest.raises(Refusal) as refusal:
        play_on(table, 1)
    assert refusal.value.code == "bot-failed"
    assert refusal.value.facts == {"bot": "tests.tui.test_watching:Broken", "reason": "ValueError: not today"}
