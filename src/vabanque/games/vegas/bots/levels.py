"""The levels below shark and house: guests who play like people, and the numbers that set every level apart.

This is a model of bounded rationality. A guest judges moves by one of the habits in `baselines`, but it does not see
everything. One casino always catches its eye: the one with the highest bill or, for the gambler, where most of its dice
would go. Each of the others it overlooks now and then. It takes what it likes best among the moves it has noticed, and
never makes a random move.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from vabanque.core import Seat, Spec
from vabanque.games.vegas.bots import MANNERS
from vabanque.games.vegas.bots.baselines import Baseline


class Manner(NamedTuple):
    """How far a level falls short of its best play."""

    overlooks: float = 0.0
    """The chance that it overlooks a casino that does not catch its eye."""
    misjudges: float = 0.0
    """How far off its judgement of a move is, in win shares (`player.softmax_choice`)."""


def manner_of(spec: Spec, level: str) -> Manner:
    """The manner of a level in this game. Only levels below the house overlook or misjudge anything."""
    options = [option for option, value in spec.options.items() if value is True]
    tables = [MANNERS.get((spec.game, option), {}) for option in (*options, "")]
    numbers = next((manners[level] for manners in tables if level in manners), None)
    if numbers is None:
        return Manner()
    number = numbers[spec.seats - 2]
    return Manner(misjudges=number) if level == "shark" else Manner(overlooks=number)


class Guest:
    """Judges what it has noticed by a habit."""

    level: ClassVar[str]
    eye: ClassVar[type[Baseline]]
    """The move that this habit likes best catches its eye."""
    judge: ClassVar[type[Baseline]]

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rng = rng
        self.manner = manner_of(rules.spec, self.level)
        self._eye = self.eye(rules, seat, rng)
        self._judge = self.judge(rules, seat, rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        return max(self._noticed(view, moves), key=lambda move: self._judge.worth(view, move))

    def _noticed(self, view: Any, moves: Sequence[Any]) -> list[Any]:
        """The moves at casinos that it does not overlook."""
        casinos_of = self._eye.casinos_of
        caught = casinos_of(self._eye.choose(view, moves))
        overlooked = {
            casino
            for casino in sorted({casino for move in moves for casino in casinos_of(move)} - set(caught))
            if self.rng.random() < self.manner.overlooks
        }
        return [move for move in moves if overlooked.isdisjoint(casinos_of(move))]


class Tourist(Guest):
    """Here for the lights: runs to the casino with the highest bill and piles up dice. A child beats it."""

    level = "tourist"


class Gambler(Guest):
    """All or nothing: wants to lead where the big bill is, whatever it takes."""

    level = "gambler"


class Regular(Guest):
    """Comes every Friday: takes the money in sight with as few dice as it can, but does not look everywhere."""

    level = "regular"


class Accountant(Guest):
    """Weighs every chance, and who may still come; but it keeps only its own books, and not for every casino."""

    level = "accountant"


def at_table(*guests: tuple[type[Baseline], type[Baseline]]) -> tuple[type[Guest], ...]:
    """The four guests for a game, each with the habit that catches its eye and the habit it judges by."""
    return tuple(
        type(guest.__name__, (guest,), {"__doc__": guest.__doc__, "eye": eye, "judge": judge})
        for guest, (eye, judge) in zip((Tourist, Gambler, Regular, Accountant), guests, strict=True)
    )
