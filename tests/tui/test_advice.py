"""What a player may know before deciding."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.tui.conftest import SitDown
from vabanque.tui.advice import advice, bust_chance
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


def test_every_move_is_weighed_by_what_the_casinos_would_pay(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", keep=False)
    while isinstance(table.due(), Deal):
        table.deal()
    _, found = advice(table.rules, table.view(0), table.legal(0))
    assert {each.move for each in found} == set(table.legal(0))
    assert [each.best for each in found] == [True] + [False] * (len(found) - 1)
    assert [each.pays for each in found[1:]] == sorted((each.pays or 0 for each in found[1:]), reverse=True)


def test_throwing_again_shows_its_risk_and_banking_has_none(sit_down: SitDown) -> None:
    table = sit_down("top-10000", "me,greedy", keep=False)
    table.deal()
    bot, found = advice(table.rules, table.view(0), table.legal(0))
    assert bot == "perfect"
    assert all((each.bust is None) == (each.move.then == "bank") for each in found)
