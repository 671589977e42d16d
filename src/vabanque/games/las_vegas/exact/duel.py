"""A round for two, solved by backward induction over the dice that are still to be placed.

Only the dice placed from now on and whose turn it is change during a round. Every hand of n dice can end up on the six
casinos in few ways: 924 for up to six dice, 3003 for up to eight. All pairs of them, with either seat to roll, are
valued from the end of the round backwards:

    value(placed, seat) = sum over rolls of  chance · best over faces shown of  value(placed + dice of that face, next)

Both maximise their own share of the victory; what one wins the other loses. One solution serves every decision of the
round.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.core.chance import throws
from vabanque.games.las_vegas.rules import LasVegas, Place, State
from vabanque.games.vegas.compiled import RANK, purse_of
from vabanque.games.vegas.rules import ranking, settle

SEATS = 2
Ending = Callable[[Any, Any], Any]
"""From both seats' purses after the round, two arrays, to the first seat's win shares."""


def final_share(first: Any, second: Any) -> Any:
    """The first seat's share of the victory: more money wins, then more bills; otherwise half. Mirrors vegas.final."""
    return 0.5 + 0.5 * np.sign((first >> RANK) - (second >> RANK))


class Layouts(NamedTuple):
    """All ways in which up to n dice can be laid on the casinos; those with most dice come first."""

    dice: Any
    """[layout, casino]"""
    left: Any
    """[layout]: dice that remain in hand."""
    following: Any
    """[layout, casino, dice]: the layout with these dice added; −1 if there are not so many."""
    number: dict[tuple[int, ...], int]


@lru_cache(maxsize=16)
def layouts(dice: int) -> Layouts:
    """All layouts of up to this many dice."""
    listed = sorted(_layouts(dice, 6), key=sum, reverse=True)
    number = {layout: k for k, layout in enumerate(listed)}
    following = np.full((len(listed), 6, dice + 1), -1, np.int64)
    for k, layout in enumerate(listed):
        for casino, more in product(range(6), range(1, dice - sum(layout) + 1)):
            following[k, casino, more] = number[(*layout[:casino], layout[casino] + more, *layout[casino + 1 :])]
    placed = np.array(listed, np.int64)
    return Layouts(placed, dice - placed.sum(axis=1), following, number)


def _layouts(dice: int, casinos: int) -> list[tuple[int, ...]]:
    if not casinos:
        return [()]
    return [(here, *rest) for here in range(dice + 1) for rest in _layouts(dice - here, casinos - 1)]


class Throws(NamedTuple):
    """All throws of 0 to n dice, one number after the other."""

    counts: Any
    """[throw, face − 1]"""
    chance: Any
    """[throw]"""
    starts: Any
    """[dice]: where its throws begin."""


@lru_cache(maxsize=1)
def all_throws(dice: int = 8) -> Throws:
    """The throws of up to this many dice."""
    counts, chances, starts = [], [], [0]
    for thrown in range(dice + 1):
        for shown, chance in throws(thrown):
            counts.append([shown.count(face) for face in range(1, 7)])
            chances.append(float(chance))
        starts.append(len(counts))
    return Throws(np.array(counts, np.int64), np.array(chances), np.array(starts, np.int64))


@compiled
def pay_layouts(mine: Any, yours: Any, gains: Any, purses: Any) -> None:
    """Write purses[my layout, your layout]: what one seat wins; gains[casino, my dice, your dice]."""
    for i in range(purses.shape[0]):
        for j in range(purses.shape[1]):
            won = 0
            for casino in range(6):
                won += gains[casino, mine[i, casino], yours[j, casino]]
            purses[i, j] = won


@compiled
def induce(first: Any, second: Any, thrown: Throws, values: Any) -> None:
    """Fill values[first layout, second layout, seat to roll] with the first seat's win share before the roll.

    Where neither has dice left, it is there already. Layouts with fewer dice in hand come first, so whatever a
    placement leads to is known.
    """
    after = np.zeros((6, 9))
    for i in range(values.shape[0]):
        for j in range(values.shape[1]):
            for seat in range(2):
                left = first.left[i] if seat == 0 else second.left[j]
                rival = second.left[j] if seat == 0 else first.left[i]
                if left == 0:
                    continue
                follows = 1 - seat if rival else seat
                sign = 1.0 if seat == 0 else -1.0
                for face in range(6):
                    after[face, 0] = -2.0  # a face not shown: worse than anything
                    for dice in range(1, left + 1):
                        if seat == 0:
                            after[face, dice] = values[first.following[i, face, dice], j, follows]
                        else:
                            after[face, dice] = -values[i, second.following[j, face, dice], follows]
                mean = 0.0
                for throw in range(thrown.starts[left], thrown.starts[left + 1]):
                    best = -2.0
                    for face in range(6):
                        best = max(best, after[face, thrown.counts[throw, face]])
                    mean += thrown.chance[throw] * best
                values[i, j, seat] = sign * mean
    # a seat without dice is skipped
    for i in range(values.shape[0]):
        for j in range(values.shape[1]):
            if first.left[i] == 0 and second.left[j] > 0:
                values[i, j, 0] = values[i, j, 1]
            elif second.left[j] == 0 and first.left[i] > 0:
                values[i, j, 1] = values[i, j, 0]


class Duel:
    """The solution of a round for two from one position on."""

    def __init__(self, rules: LasVegas, state: State, ending: Ending = final_share) -> None:
        assert solvable(rules, state)
        self.rules, self.base = rules, state
        hands = [layouts(dice) for dice in state.own]
        self._hands = hands
        shape = (len(hands[0].left), len(hands[1].left))
        full = [int((hand.left == 0).sum()) for hand in hands]
        won = []
        for seat, gains in enumerate(self._gains()):
            purses = np.zeros((full[0], full[1]), np.int64)
            pay_layouts(hands[0].dice, hands[1].dice, gains, purses)
            won.append(purses + purse_of(state.won[seat]))
        self._values = np.zeros((*shape, SEATS))
        self._values[: full[0], : full[1]] = np.asarray(ending(*won))[:, :, None]
        # bare tuples of arrays: the dictionary is not for compiled code
        induce(_Arrays(*hands[0][:3]), _Arrays(*hands[1][:3]), all_throws(), self._values)

    def _gains(self) -> Any:
        """[seat, casino, dice of the first, dice of the second, both from now on]: the purse a casino pays."""
        most = [dice + 1 for dice in self.base.own]
        gains = np.zeros((SEATS, 6, *most), np.int64)
        for casino, here in enumerate(self.base.dice):
            for more in product(range(most[0]), range(most[1])):
                weights = [there + added for there, added in zip(here, more, strict=True)]
                ranked = ranking(weights)
                pay = settle(casino + 1, self.base.bills[casino], ranked, SEATS)
                for seat, bill in pay.bills.items():
                    gains[(seat, casino, *more)] = purse_of((bill,))
        return gains

    def covers(self, state: State) -> bool:
        """Can the round have come from the solved position to this one?"""
        base = self.base
        return (
            state.round == base.round
            and state.bills == base.bills
            and state.won == base.won
            and all(now <= then for now, then in zip(state.own, base.own, strict=True))
            and all(
                sum(layout) == then - now and min(layout) >= 0
                for layout, now, then in zip(self._placed(state), state.own, base.own, strict=True)
            )
        )

    def value(self, state: State) -> float:
        """The first seat's win share before `state.seat` rolls."""
        return float(self._at(state)[state.seat])

    def placed(self, state: State, move: Place) -> float:
        """The first seat's win share after a legal move."""
        after = self.rules.after(state, move)
        return float(self._at(after)[1 - move.seat])

    def _at(self, state: State) -> Any:
        at = tuple(hand.number[layout] for hand, layout in zip(self._hands, self._placed(state), strict=True))
        return self._values[at]

    def _placed(self, state: State) -> list[tuple[int, ...]]:
        """Per seat, the dice placed since the solved position."""
        return [
            tuple(now[seat] - then[seat] for now, then in zip(state.dice, self.base.dice, strict=True))
            for seat in range(SEATS)
        ]


class _Arrays(NamedTuple):
    """Layouts for compiled code."""

    dice: Any
    left: Any
    following: Any


def solvable(rules: LasVegas, state: State) -> bool:
    """Can `solve` value this position? Two seats, dice of one kind, all bills laid out, the round under way."""
    plain = rules.seats == SEATS and not (rules.edition.biggy or rules.bandit or rules.neutral_each or rules.jetons)
    return plain and not state.over and len(state.bills) == rules.casinos and not state.left


def solve(rules: LasVegas, state: State, ending: Ending = final_share) -> Duel:
    """Solve the rest of a round for two. In the last round the default `ending`, the final result, makes it exact."""
    return Duel(rules, state, ending)
