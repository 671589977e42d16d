"""What a type checker knows about the library. mypy and pyright check this file (test_types.py); nobody runs it."""

from __future__ import annotations

from typing import Any, assert_type

import vabanque

rules = vabanque.game("las-vegas-2012", seats=3)
assert_type(rules, vabanque.LasVegas)
state = rules.start().state
assert_type(state, vabanque.LasVegasState)
assert_type(rules.legal(state, 0), tuple[vabanque.Place, ...])
assert_type(rules.legal(state, 0)[0].face, int)
assert_type(rules.view(state, None).bills, tuple[tuple[int, ...], ...])

assert_type(vabanque.game("las-vegas-cards", seats=4), vabanque.LasVegasCards)
assert_type(vabanque.game("top-10000", seats=2, target=5000), vabanque.Top10000)
ANY: str = "pig"
assert_type(vabanque.game(ANY, seats=2), vabanque.Rules[Any, Any, Any])

table = vabanque.Table("las-vegas-biggy", ["Anna", "Benno"], bandit=True)
assert_type(table.legal()[0].casino, int)
assert_type(table.view(1).won_bills, tuple[int, ...])
assert_type(table.state, vabanque.LasVegasState)
assert_type(table.copy().legal(), tuple[vabanque.Place, ...])
assert_type(table.result, vabanque.Result | None)

cards = vabanque.Table("las-vegas-cards", 3)
assert_type(cards.legal(0)[0].cards, tuple[str, ...])
assert_type(vabanque.Table("top-10000").legal()[0].points, int)
assert_type(vabanque.Table(rules, ["Anna", "Benno", "Carla"]).legal(), tuple[vabanque.Place, ...])
