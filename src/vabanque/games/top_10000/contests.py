"""A cheap control variate for Die oberen 10 000: how many points the dice were worth, more or less than expected.

Exact expectations of win shares cost many times as much as a game between fast bots. Points do not: a roll busts with
a known probability and brings a known number of points on average. What a roll brings beyond that is zero on average
whatever the players do, and explains about half of the result.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from vabanque.arena.luck import Meter, Shares
from vabanque.core import Outcome
from vabanque.games.top_10000.rules import State, Throw, ThrowDice, Top10000, asides

PART = 0.0135
"""Win share per point, times the square root of the target: fitted to 900 games between `greedy` and `stop` bots with
two to four seats and targets of 3,000 and 10,000, which all gave 0.013 to 0.015. Any number would be unbiased."""


class PointMeter(Meter):
    """Adds up what every roll brought beyond its expectation, in points, and turns that into win shares."""

    rules: Top10000

    def landed(self, before: State, outcome: Outcome, after: State) -> Shares:
        assert isinstance(outcome, Throw)
        mean, bust = expectation(before.black, before.red)
        most = most_points(outcome)
        points = (before.turn + most if most else 0) - ((1 - bust) * before.turn + mean)
        luck = np.full(self.rules.seats, -points / (self.rules.seats - 1))
        luck[before.seat] = points
        return np.asarray(luck * (PART / self.rules.target**0.5))


def most_points(throw: Throw) -> int:
    """The most points that can be set aside from a roll; 0 is a bust."""
    return max((aside.points for aside in asides(throw.black, throw.red)), default=0)


@lru_cache(maxsize=16)
def expectation(black: int, red: bool) -> tuple[float, float]:
    """The mean of `most_points` over all rolls of these dice, and the chance of a bust."""
    mean = bust = 0.0
    for throw, chance in ThrowDice(0, black, red).outcomes():
        points = most_points(throw)
        mean += float(chance) * points
        bust += float(chance) * (points == 0)
    return mean, bust
