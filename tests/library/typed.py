"""What a type checker knows about the library. mypy and pyright check this file (test_types.py); nobody runs it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
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


class Careful:
    """A bot that knows one game, with its exact types."""

    def __init__(self, rules: vabanque.LasVegas, seat: int, rng: Random) -> None:
        self.rules, self.seat = rules, seat

    def choose(self, view: vabanque.LasVegasView, moves: Sequence[vabanque.Place]) -> vabanque.Place:
        return max(moves, key=lambda move: sum(view.bills[move.casino - 1]))


def finish(any_table: vabanque.Table) -> vabanque.Result | None:
    """A table of any game needs no type arguments."""
    any_table.run_bots()
    return any_table.record().result


watched = vabanque.Table("las-vegas-2012", bots={0: Careful, 1: "greedy"})
assert_type(watched.copy(seed=2).legal(), tuple[vabanque.Place, ...])
assert_type(watched.rollouts("1", 10, bot=Careful), list[vabanque.Result])
assert_type(finish(watched), vabanque.Result | None)
assert_type(vabanque.verify(watched.record()).ok, bool)
