"""Games from outside keep the laws: Pig, and two games made for these tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vabanque.conformance import LAWS, variants
from vabanque.core import Game
from vabanque.core.contract import AnyRules


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_game_from_outside_keeps_the_law(outside: Game, law: Callable[[AnyRules, object], None]) -> None:
    for rules in variants(outside.id):
        if rules.spec.seats <= 4:
            law(rules, 1)
