"""The levels below `perfect` in Die oberen 10 000: habits that people have.

The numbers were chosen so that each level wins at least ten percentage points more than copies of the one below, with
two, three and four seats (docs/studies/bots.md has the measured table).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from vabanque.core import Seat
from vabanque.games.top_10000.rules import Aside, Keep, Top10000, View, asides

NEVER = 10**6
A_DIE = 100
"""To a level that keeps dice, a die in hand counts this many points."""


class Guest:
    """Sets aside all points it sees, and banks when there are enough for the number of dice left in hand."""

    enough: ClassVar[Mapping[int, int]]
    """Dice in hand → points in this turn at which it banks."""
    keeps_dice: ClassVar[float] = 0.0
    """When it is not going to bank: how often it sets aside less to keep more dice to roll."""

    def __init__(self, rules: Top10000, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self.rng = rng

    def choose(self, view: View, moves: Sequence[Keep]) -> Keep:
        assert view.throw is not None
        ways = asides(view.throw.black, view.throw.red)  # the most points come first
        way, bank = ways[0], self._banks(view, ways[0])
        if not bank and self.rng.random() < self.keeps_dice:
            way = max(ways, key=lambda aside: aside.points + A_DIE * self._dice(view, aside))
            bank = self._banks(view, way)
        then = "bank" if bank else "throw"
        return next(move for move in moves if move.combos == way.combos and move.then == then)

    def _banks(self, view: View, aside: Aside) -> bool:
        turn = view.turn + aside.points
        return turn >= self.enough[self._dice(view, aside)] or view.scores[self.seat] + turn >= self.rules.target

    def _dice(self, view: View, aside: Aside) -> int:
        return sum(self.rules.dice_after(view, aside))


class Tourist(Guest):
    """Glad of any points at all: banks the first ones it gets, before anything happens to them."""

    enough = dict.fromkeys(range(1, 7), 50)


class Gambler(Guest):
    """Wants a lot in every turn, and mostly gets nothing."""

    enough = dict.fromkeys(range(1, 7), 900)


class Regular(Guest):
    """Stops at 450, as always, however many dice there are."""

    enough = dict.fromkeys(range(1, 7), 450)


class Accountant(Guest):
    """Counts its dice: the fewer there are, the sooner it banks. But it never leaves a point on the table."""

    enough: ClassVar = {1: 200, 2: 200, 3: 200, 4: 300, 5: 500, 6: 1000}


class Shark(Guest):
    """Knows by heart when to stop with how many dice, but ignores the score sheet and does not always keep its dice."""

    enough: ClassVar = {1: 300, 2: 300, 3: 500, 4: 1000, 5: NEVER, 6: NEVER}
    keeps_dice = 0.5
