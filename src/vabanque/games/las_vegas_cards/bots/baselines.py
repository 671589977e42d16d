"""The baselines and the four weaker levels of the card game."""

from __future__ import annotations

from vabanque.core.frozen import replace, swap
from vabanque.games.las_vegas_cards.editions import EXIT
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, State, View, in_order, number, pips
from vabanque.games.vegas.bots import baselines, levels


class WithCards(baselines.Baseline):
    """How laying cards changes a table."""

    rules: LasVegasCards

    def after(self, view: View, move: Lay) -> View:
        # rules.after also moves hidden cards, which a view does not have.
        laid = swap(view.laid, move.seat, in_order((*view.laid[move.seat], *move.cards)))
        taken = sum(
            lies and self.weight_of(view, move, casino) >= 2  # R24, R25
            for casino, lies in enumerate(view.jetons_at, start=1)
        )
        jetons = swap(view.jetons, move.seat, view.jetons[move.seat] + taken) if taken else view.jetons
        return replace(view, laid=laid, jetons=jetons)

    def casinos_of(self, move: Lay) -> list[int]:
        return sorted({number(card) for card in move.cards})

    def spent(self, view: View, move: Lay) -> int:
        return len(move.cards)

    def weight_of(self, view: View, move: Lay, casino: int) -> int:
        return sum(pips(card) for card in move.cards if number(card) == casino)

    def to_come(self, table: View, owner: int) -> tuple[int, bool]:
        return 0 if table.out[owner] else max(0, EXIT - len(table.laid[owner])), False


class Greedy(baselines.GreedyBase):
    def spent(self, state: State, table: State, move: Lay) -> int:
        return len(move.cards)


MostDice, Richest, Gain, GainMinus, GainPerDie, TopNote, Majority, Chances, Hopes = baselines.at_table(WithCards)
Tourist, Gambler, Regular, Accountant = levels.at_table(
    (Richest, MostDice), (MostDice, TopNote), (Richest, Gain), (Richest, Hopes)
)
