"""One turn of Die oberen 10 000, solved: what every number of turn points with every hand is worth.

Turn points only grow, so a turn is solved from the top down. Its *ladder* has one rung for each total (score plus
turn points) in steps of 50. The first `TOP` rungs are at or past the target, where banking wins; the rungs below
follow in descending order of the total. Besides the value of banking at each rung, a turn needs one number: what a
bust is worth.

    roll(rung, hand) = sum over rolls of  max over ways to set aside of  best(rung - points, hand left)
    best(rung, hand) = max(bank(rung), roll(rung, hand))
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vabanque.games.top_10000.exact.throws import GAME, Rulings, book

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

TOP = 40
"""No roll scores more than this many steps of 50 (six ones: 2000 points)."""


class Ladder(NamedTuple):
    """A solved turn: `[rung, hand]` values of rolling that hand, and of the better of rolling and banking."""

    roll: Floats
    best: Floats


class Flat(NamedTuple):
    """All option sets one after another: offsets of the options, set starts, their chances, and hand starts."""

    offsets: Ints
    starts: Ints
    chances: Floats
    hands: Ints
    bust: Floats


@cache
def flat(rulings: Rulings = GAME) -> Flat:
    """The sets of the game under these rulings."""
    game = book(rulings)
    offsets: list[int] = []
    starts: list[int] = []
    chances: list[float] = []
    hands: list[int] = []
    for choices in game.choices:
        hands.append(len(starts))
        for one, chance in zip(choices.sets, choices.chances, strict=True):
            starts.append(len(offsets))
            chances.append(float(chance))
            offsets += [option.hand - option.points * len(game.hands) for option in one]
    bust = np.array([float(choices.bust) for choices in game.choices])
    return Flat(np.array(offsets), np.array(starts), np.array(chances), np.array(hands), bust)


def climb(bank: Floats, bust: float, rulings: Rulings = GAME) -> Ladder:
    """Solve one turn. `bank[rung]` is the value of stopping there; on the first `TOP` rungs the mover always stops."""
    sets = flat(rulings)
    rungs, hands = len(bank), len(sets.hands)
    roll = np.repeat(bank[:, None], hands, axis=1)
    best = roll.copy()
    cells = best.reshape(-1)
    missed = sets.bust * bust
    for rung in range(TOP, rungs):
        of_sets = np.maximum.reduceat(cells.take(sets.offsets + rung * hands), sets.starts)
        of_sets *= sets.chances
        roll[rung] = np.add.reduceat(of_sets, sets.hands) + missed
        np.maximum(roll[rung], bank[rung], out=best[rung])
    return Ladder(roll, best)


def climb_for_all(bank: Floats, bust: Floats, rulings: Rulings = GAME) -> Floats:
    """Like `climb`, for all seats: `bank[rung, seat]` and `bust[seat]`. The mover comes first and decides alone.

    Returns `roll[rung, hand, seat]`. Equally good ways to set aside are equally likely.
    """
    sets = flat(rulings)
    rungs, seats = bank.shape
    hands = len(sets.hands)
    sizes = np.diff(sets.starts, append=len(sets.offsets))
    roll = np.repeat(bank[:, None], hands, axis=1)
    best = roll.copy()
    cells = best.reshape(-1, seats)
    missed = np.outer(sets.bust, bust)
    for rung in range(TOP, rungs):
        options = cells.take(sets.offsets + rung * hands, axis=0)
        own = options[:, 0]
        chosen = own >= np.repeat(np.maximum.reduceat(own, sets.starts), sizes)
        ways = np.add.reduceat(chosen.astype(np.float64), sets.starts)
        of_sets = np.add.reduceat(options * chosen[:, None], sets.starts) * (sets.chances / ways)[:, None]
        roll[rung] = np.add.reduceat(of_sets, sets.hands) + missed
        stops = bank[rung, 0] >= roll[rung, :, 0]
        best[rung] = np.where(stops[:, None], bank[rung], roll[rung])
    return roll


def bust_chances(rulings: Rulings = GAME) -> Floats:
    """The chance that a roll of each hand offers nothing to set aside."""
    return flat(rulings).bust
