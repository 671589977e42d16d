"""The baselines and the four weaker levels of Las Vegas with dice."""

from __future__ import annotations

from typing import Any

from vabanque.games.las_vegas.rules import BANDIT, IN_HAND, LasVegas, Place, Roll, State, View
from vabanque.games.vegas.bots import baselines, levels
from vabanque.games.vegas.rules import BIGGY_WEIGHT


class WithDice(baselines.Baseline):
    """How a placement of dice changes a table."""

    rules: LasVegas

    def after(self, view: Any, move: Place) -> Any:
        return self.rules.after(view, move)  # needs nothing hidden, so a view is enough

    def casinos_of(self, move: Place) -> list[int]:
        return [move.casino]

    def spent(self, view: View, move: Place) -> int:
        roll = _roll(view)
        return roll.own.count(move.face) + (roll.biggy == move.face)

    def weight_of(self, view: View, move: Place, casino: int) -> int:
        roll = _roll(view)
        return roll.own.count(move.face) + BIGGY_WEIGHT * (roll.biggy == move.face)

    def owners(self) -> int:
        return self.rules.owners

    def to_come(self, table: View, owner: int) -> tuple[int, bool]:
        if owner == self.rules.seats:
            return sum(table.neutral), False
        return table.own[owner], bool(table.biggies) and table.biggies[owner] == IN_HAND

    def is_closed(self, table: View, casino: int) -> bool:
        return casino == BANDIT and None not in table.bandit  # every face lies on the Bandit (R17)

    def ties_cancel(self, casino: int) -> bool:
        return casino != BANDIT  # there pips decide


def _roll(view: View) -> Roll:
    assert view.roll is not None
    return view.roll


class Greedy(baselines.GreedyBase):
    def spent(self, state: State, table: State, move: Place) -> int:
        return sum(state.own) - sum(table.own)


MostDice, Richest, Gain, GainMinus, GainPerDie, TopNote, Majority, Chances, Hopes = baselines.at_table(WithDice)
Tourist, Gambler, Regular, Accountant = levels.at_table(
    (Richest, MostDice), (MostDice, TopNote), (Richest, Gain), (Richest, Hopes)
)
