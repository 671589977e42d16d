"""What a player may learn before deciding."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.tui.conftest import SitDown
from vabanque.bots import registry
from vabanque.core import Entry
from vabanque.games.las_vegas_cards.bots.baselines import Greedy
from vabanque.games.top_10000.scene import bust_chance
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.narration.narrator import Weighed
from vabanque.tui.advice import MoveAdvice, advise
from vabanque.tui.local import LocalTable
from vabanque.tui.table import Deal


@pytest.mark.parametrize(
    ("black", "red", "chance"),
    [
        (5, True, "35/972"), (4, True, "109/1296"), (3, True, "71/432"), (2, True, "61/216"), (1, True, "4/9"),
        (0, True, "2/3"), (5, False, "25/324"), (4, False, "17/108"), (3, False, "5/18"), (2, False, "4/9"),
        (1, False, "2/3"),
    ],
)  # fmt: skip
def test_bust_chances_are_exact(black: int, red: bool, chance: str) -> None:
    assert bust_chance(black, red) == Fraction(chance)


def advice_for(table: LocalTable, words: Words) -> MoveAdvice:
    narrator = narrator_for(table.rules.spec.game)(table.rules, table.names, words)
    return advise(table, narrator, 0)


def paid(table: LocalTable, state: Any) -> int:
    return sum(pay.bills.get(0, 0) for pay in table.rules.payments(state))  # type: ignore[attr-defined]


def test_every_move_is_weighed_by_what_the_casinos_would_pay(sit_down: SitDown, words: Words) -> None:
    table = sit_down("las-vegas-2012", keep=False)
    while isinstance(table.due(), Deal):
        table.deal()
    advice = advice_for(table, words)
    weighed = {move.move: move.brings for move in [advice.best, *advice.others]}
    assert len(weighed) == 1 + len(advice.others)
    state, pays = table.position(), {}
    for move in table.legal(0):
        text = table.rules.write_move(move)
        pays[text] = paid(table, table.rules.after(state, move))  # type: ignore[attr-defined]
        assert weighed[text].startswith(words.money(pays[text]))
        assert f"({words.change(pays[text] - paid(table, state))})" in weighed[text]
    assert weighed.keys() == pays.keys()
    others = [pays[move.move] for move in advice.others]
    assert others == sorted(others, reverse=True)


def test_throwing_again_shows_its_risk_and_banking_has_none(sit_down: SitDown, words: Words) -> None:
    table = sit_down("top-10000", "me,greedy", keep=False)
    table.deal()
    advice = advice_for(table, words)
    assert advice.bot == ""
    weighed = [advice.best, *advice.others]
    assert {move.move for move in weighed} == {table.rules.write_move(move) for move in table.legal(0)}
    assert all(("bust" in move.brings) == move.move.endswith("throw") for move in weighed)


def test_the_adviser_hears_what_happened(sit_down: SitDown, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Entry] = []

    class Listener(Greedy):  # not Greedy itself: Python caches which classes satisfy a protocol
        def watch(self, entry: Entry) -> None:
            heard.append(entry)

    monkeypatch.setattr("vabanque.games.las_vegas_cards.bots.baselines.Greedy", Listener)
    monkeypatch.setattr(registry, "advisers", lambda _game: ("greedy", "random"))
    monkeypatch.setattr("vabanque.tui.advice.win_chances", lambda *_: {})  # otherwise nobody is asked
    table = sit_down("las-vegas-cards", "me:Anna,random", keep=False)
    while isinstance(due := table.due(), Deal):
        due.deal()
    assert advice_for(table, words).bot == "greedy"
    assert heard == [entry.seen_by(0) for entry in table.journal]
    assert heard != table.journal


def test_whoever_has_hardly_a_chance_still_sees_which_move_is_better() -> None:
    moves = [Weighed(move, "") for move in ("3", "5")]
    behind = MoveAdvice("", moves[0], moves[1:], {"3": 0.004, "5": 0.001})
    assert behind.digits == 1
    ahead = MoveAdvice("", moves[0], moves[1:], {"3": 0.31, "5": 0.001})
    assert ahead.digits == 0
