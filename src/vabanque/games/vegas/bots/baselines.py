"""Baselines for the Las Vegas games: habits that people describe, each in a few lines.

None of them looks ahead, and none knows who is winning the game: they see the table and its bills, and decide at once.
A habit is written once, here; each game's `baselines` adds how its moves change a table. Among equal moves, a baseline
takes the first in the rules' order, so every position has one answer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.core import Seat
from vabanque.games.vegas.bots.chances import Owner, expected_bill
from vabanque.games.vegas.rules import JETON_VALUE, settle


class Baseline(ABC):
    """Takes the move with the greatest `worth`, the first among equals."""

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return max(moves, key=lambda move: self.worth(view, move)) if len(moves) > 1 else moves[0]

    @abstractmethod
    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        """How much the habit likes a move."""

    # What differs between the games.

    @abstractmethod
    def after(self, view: Any, move: Any) -> Any:
        """The view right after this seat's own move, before anything else happens."""

    @abstractmethod
    def casinos_of(self, move: Any) -> list[int]:
        """The casinos where a move changes something."""

    @abstractmethod
    def spent(self, view: Any, move: Any) -> int:
        """How many of the player's own dice, or cards, a move uses up."""

    @abstractmethod
    def weight_of(self, view: Any, move: Any, casino: int) -> int:
        """How many of the player's own dice a move adds at `casino`; a Biggy and a double count two."""

    def owners(self) -> int:
        """How many owners dice can have: the seats, and the neutral colour if there is one."""
        return int(self.rules.seats)

    @abstractmethod
    def to_come(self, table: Any, owner: int) -> tuple[int, bool]:
        """How many dice, or cards, an owner will still bring this round; and whether a Biggy is among them."""

    def is_closed(self, table: Any, casino: int) -> bool:
        """Can nothing more be placed at this casino?"""
        return False

    def ties_cancel(self, casino: int) -> bool:
        """Do equal counts win nothing here (R7)? Otherwise something else decides a tie."""
        return True

    # What they have in common.

    def paid_now(self, table: Any, casinos: Sequence[int]) -> list[int]:
        """What every seat would get if these casinos paid now."""
        money = [0] * self.rules.seats
        for casino in casinos:
            pay = settle(casino, table.bills[casino - 1], self.rules.ranked(table, casino), self.rules.seats)
            for seat, bill in pay.bills.items():
                money[seat] += bill
        return money

    def gains(self, view: Any, move: Any) -> list[int]:
        """What a move changes for every seat if everything were paid right after it."""
        casinos = self.casinos_of(move)
        table = self.after(view, move)
        after, before = self.paid_now(table, casinos), self.paid_now(view, casinos)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        gains[move.seat] += self.jetons_won(view, table, move.seat)
        return gains

    def jetons_won(self, view: Any, table: Any, seat: Seat) -> int:
        """The value of the Jetons that a seat has taken between `view` and `table`."""
        return JETON_VALUE * (table.jetons[seat] - view.jetons[seat]) if table.jetons else 0


class MostDice(Baseline):
    """Places what it has rolled most of; among equals, where the top bill is highest."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        # Cards of two numbers are not added up: the better of the two counts.
        return max((self.weight_of(view, move, casino), view.bills[casino - 1][0]) for casino in self.casinos_of(move))


class Richest(Baseline):
    """Goes where the highest bill is; among equals, with as many dice as possible."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        # Of two different cards, the one at the poorer casino counts.
        return min((view.bills[casino - 1][0], self.weight_of(view, move, casino)) for casino in self.casinos_of(move))


class Gain(Baseline):
    """Takes what brings the most money if everything were paid now; among equals, with the fewest dice."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        return self.gains(view, move)[self.seat], -self.spent(view, move)


class GainMinus(Baseline):
    """Like `gain`, minus what the move brings to all rivals: taking from a rival counts as much as winning."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        gains = self.gains(view, move)
        return 2 * gains[self.seat] - sum(gains), -self.spent(view, move)


class GainPerDie(Baseline):
    """Like `gain`, per die or card spent. A loss is not divided: it does not shrink by using more dice."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        gain = self.gains(view, move)[self.seat]
        spent = self.spent(view, move)
        return gain / max(1, spent) if gain > 0 else gain, -spent


class TopNote(Baseline):
    """Sees only the top bill of each casino: goes where it takes the lead for the most money."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        table = self.after(view, move)
        return (
            sum(
                view.bills[casino - 1][0] * (self._leads(table, casino) - self._leads(view, casino))
                for casino in self.casinos_of(move)
            ),
        )

    def _leads(self, table: Any, casino: int) -> bool:
        return list(self.rules.ranked(table, casino)[:1]) == [self.seat]


class Chances(Baseline):
    """Estimates how likely each rank at each casino is at the end of the round, and weighs the bills accordingly.

    It treats all dice still to come as random, including its own.
    """

    rivals_matter: ClassVar[float] = 1.0
    """How much of the rivals' mean expectation is subtracted from its own."""
    places: ClassVar[int | None] = None
    """How many bills of a casino count; None means all."""

    def worth(self, view: Any, move: Any) -> tuple[float, ...]:
        table = self.after(view, move)
        to_come = [self.to_come(table, owner) for owner in range(self.owners())]
        seats = self.rules.seats
        worth = 0.0
        for casino, bills in enumerate(table.bills, start=1):
            weights = self.rules.weights(table, casino)
            if self.is_closed(table, casino):
                owners: list[Owner] = [(weight, 0, False) for weight in weights]
            else:
                owners = [(weight, *coming) for weight, coming in zip(weights, to_come, strict=True)]
            for seat in range(seats):
                share = 1.0 if seat == self.seat else -self.rivals_matter / (seats - 1)
                if share:
                    rivals = tuple(sorted(owners[:seat] + owners[seat + 1 :]))
                    counted = bills[: self.places]
                    worth += share * expected_bill(counted, owners[seat], rivals, ties_cancel=self.ties_cancel(casino))
        if table.jetons:
            worth += self.jetons_won(view, table, self.seat)
        return (worth,)


class Majority(Chances):
    """Like `chances`, but sees only the top bill of every casino, and only its own share of it."""

    rivals_matter = 0.0
    places = 1


class Hopes(Chances):
    """Like `chances`, but does not care about anyone else's money."""

    rivals_matter = 0.0


HABITS = (MostDice, Richest, Gain, GainMinus, GainPerDie, TopNote, Majority, Chances, Hopes)


def at_table(game: type) -> tuple[type[Baseline], ...]:
    """All of HABITS for a game; `game` defines how its moves change a table."""
    return tuple(type(habit.__name__, (game, habit), {"__doc__": habit.__doc__}) for habit in HABITS)


class GreedyBase(ABC):
    """Takes the move after which the casinos would pay it most if they paid now; among equals, the cheapest."""

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self._rng = rng

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        # Payments do not depend on hidden money, so any state that agrees with the view will do.
        state = self.rules.fill(view, self._rng)
        return max(moves, key=lambda move: self._worth(state, move))

    def _worth(self, state: Any, move: Any) -> tuple[int, int]:
        table = self.rules.after(state, move)
        paid = sum(pay.bills.get(self.seat, 0) for pay in self.rules.payments(table))
        return paid, -self.spent(state, table, move)

    @abstractmethod
    def spent(self, state: Any, table: Any, move: Any) -> int:
        """Dice or cards that a move uses up; `table` is the state after it."""
