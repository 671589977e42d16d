"""Rivals that the house does not know: `vabanque arena las-vegas-2012 --bots house,vabanque_lab.las_vegas.rivals:Odds`.

The house is measured against them, and never trained or tuned on their names: its styles have to cover them.
"""

from __future__ import annotations

from typing import Any

from vabanque.games.las_vegas.bots.baselines import WithDice
from vabanque.games.vegas.bots import baselines
from vabanque.games.vegas.bots.chances import Owner, final_weight


class Odds(WithDice, baselines.Majority):
    """The chance to have most dice at each casino in the end, times its top bill; being tied is half a victory.

    This is the idea of the strongest published bot that we know, in our own words: unlike `majority` it takes a tie for
    a victory shared with one rival in n, even where nobody has any dice.
    """

    games = ("las-vegas-2012", "las-vegas-biggy")

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        table = self.after(view, move)
        to_come = [self.to_come(table, owner) for owner in range(self.owners())]
        worth = 0.0
        for casino, bills in enumerate(table.bills, start=1):
            owners: list[Owner] = [
                (weight, *((0, False) if self.is_closed(table, casino) else coming))
                for weight, coming in zip(self.rules.weights(table, casino), to_come, strict=True)
            ]
            worth += bills[0] * self._odds(owners)
        return (worth,)

    def _odds(self, owners: list[Owner]) -> float:
        """The chance to be ahead of everybody, and half of that to be tied for the lead, shared among the rivals."""
        rivals = [final_weight(owner) for seat, owner in enumerate(owners) if seat != self.seat]
        odds = 0.0
        for weight, chance in enumerate(final_weight(owners[self.seat])):
            below = upto = 1.0
            for theirs in rivals:
                below *= sum(theirs[:weight])
                upto *= sum(theirs[: weight + 1])
            odds += chance * (below + (upto - below) / (2 * (self.rules.seats - 1)))
        return odds
