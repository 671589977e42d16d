"""How good is a rule of thumb? Its exact chance to win against perfect play, for two players.

A *thumb* decides by dice and turn points, and perhaps by how close the other player is to the target. The *perfect*
player does not exploit that and plays as always. Both seats are computed; circles of busts are solved as in `solver`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.throws import STEP, DiceHand, HandOption, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, Floats, Ints
from vabanque_lab.top_10000.many_turns import OTHERS, SHARE, Banking, Turns, solve_turns, tree

Choose = Callable[[int, Sequence[HandOption]], HandOption]
"""`choose(turn points so far, options)`, all in steps of 50."""
Stop = Callable[[int, DiceHand, bool], bool]
"""`stop(turn points in steps of 50, dice in hand, is the other close?)`; reaching the target always stops."""


@dataclass(frozen=True)
class Thumb:
    """A rule of thumb."""

    name: str
    choose: Choose
    stop: Stop
    close: int = 0
    """The other player counts as close when at most this many steps of 50 away from the target."""


@dataclass(frozen=True)
class Habit:
    """A player who stops when perfect play does, but sets dice aside by habit."""

    name: str
    rulings: Rulings


Player = Thumb | Habit


def dice(hand: int) -> int:
    held = book().hands[hand]
    return held.black + held.red


def most_points(_turn: int, options: Sequence[HandOption]) -> HandOption:
    return max(options, key=lambda option: (option.points, dice(option.hand), option.hand))


def most_dice(_turn: int, options: Sequence[HandOption]) -> HandOption:
    return max(options, key=lambda option: (dice(option.hand), option.points, option.hand))


def a_die_is_worth(points: int) -> Choose:
    """Set aside what is best if every die left in hand counts this many points."""

    def left(option: HandOption) -> int:
        return dice(option.hand)

    def choose(_turn: int, options: Sequence[HandOption]) -> HandOption:
        return max(
            options, key=lambda option: (STEP * option.points + points * left(option), left(option), option.hand)
        )

    return choose


class _Turns:
    """How a thumb's turns end: chances `[score, banked score]`, of a bust and of reaching the target, by score."""

    def __init__(self, thumb: Thumb, size: int, close: bool) -> None:
        self.bank = np.zeros((size, size))
        self.bust = np.zeros(size)
        hands = book().hands
        spread: dict[tuple[int, int], Floats] = {}
        # One pass from 0 turn points covers all scores: below the target, a turn does not depend on where it began.
        reach = np.zeros((size + TOP, len(hands)))
        ends, missed = np.zeros(size), np.zeros(size)
        for turn in range(size):
            for hand in range(len(hands)):
                mass = 1.0 if (turn, hand) == (0, book().six) else reach[turn, hand]
                if mass == 0.0:
                    continue
                if turn and thumb.stop(turn, hands[hand], close):
                    ends[turn] += mass
                    continue
                key = turn, hand
                if key not in spread:
                    spread[key] = _spread(thumb, turn, hand)
                reach[turn : turn + TOP + 1] += mass * spread[key]
                missed[turn] += mass * float(book().choices[hand].bust)
        gone = np.cumsum(missed)
        for score in range(size):
            room = size - score
            self.bank[score, score:] = ends[:room]
            self.bust[score] = gone[room - 1]
        self.win = 1.0 - self.bust - self.bank.sum(axis=1)


def _spread(thumb: Thumb, turn: int, hand: int) -> Floats:
    """`[points, hand]`: where one roll of this hand leads."""
    spread = np.zeros((TOP + 1, len(book().hands)))
    choices = book().choices[hand]
    for options, chance in zip(choices.sets, choices.chances, strict=True):
        option = thumb.choose(turn, options)
        spread[option.points, option.hand] += float(chance)
    return spread


@dataclass(frozen=True)
class DuelResult:
    """The chance to win against perfect play: moving first, second, and the mean of both."""

    name: str
    first: float
    second: float

    @property
    def mean(self) -> float:
        return (self.first + self.second) / 2


def duels(players: Sequence[Player], win: Floats) -> list[DuelResult]:
    """Every player against the perfect one; `win` as in `two_players.Two`."""
    size, count = len(win), len(players)
    banking = Banking(*Grid.full(size * STEP, 2).stencils(1))
    turns = [
        [_Turns(player, size, close) for close in (False, True)] if isinstance(player, Thumb) else []
        for player in players
    ]
    theirs = np.zeros((size, size, count))  # [own, other]: the player to move
    ours = np.zeros((size, size, count))  # [own, other]: the perfect one to move
    # Tables in the layout of the compiled code: [other, mover, what]; the mover's chances under perfect play come last.
    after_perfect, after_habit = np.zeros((size, size, count + 3)), np.zeros((size, size, count + 3))
    for table in (after_perfect, after_habit):
        table[:, :, count] = 1.0
        table[:, :, -1] = 1.0 - win

    def turn_of(table: Floats, mover: Ints, other: Ints, rulings: Rulings) -> tuple[Floats, Floats, Floats]:
        """The chance of a bust, the chance to reach the target, and the table's values summed over banked scores."""
        bust = table[other, mover, -1].copy()
        now = Turns(other * size, mover, size - mover, bust)
        solved = solve_turns(table.reshape(size * size, -1), now, banking, tree(rulings))
        share, banked = solved[:, SHARE], solved[:, OTHERS + count]
        return share, 1.0 - share - banked, solved[:, OTHERS : OTHERS + count]

    for total in range(2 * (size - 1), -1, -1):
        a = np.arange(max(0, total - size + 1), min(total, size - 1) + 1)
        b = total - a
        missed, reached, banked = turn_of(after_perfect, b, a, Rulings())  # the perfect player has b
        for number, player in enumerate(players):
            if isinstance(player, Thumb):
                own = turns[number]
                near = (size - b <= player.close).astype(int)
                bust = np.where(near, own[1].bust[a], own[0].bust[a])
                gain = np.where(near, own[1].win[a], own[0].win[a])
                rows = np.where(near[:, None] > 0, own[1].bank[a], own[0].bank[a])
                gain = gain + np.einsum("ks,ks->k", rows, after_habit[b, :, number])
            else:
                bust, gain, sums = turn_of(after_habit, a, b, player.rulings)
                gain = gain + sums[:, number]
            # two equations: value = bust * (1 - value of the perfect player) + gain, and vice versa
            rest = reached + banked[:, number]
            value = (gain + bust * (1.0 - rest - missed)) / (1.0 - bust * missed)
            theirs[a, b, number] = value
            ours[b, a, number] = rest + missed * (1.0 - value)
        after_perfect[a, b, :count] = 1.0 - theirs[a, b]
        after_habit[b, a, :count] = 1.0 - ours[b, a]
    return [
        DuelResult(player.name, float(theirs[0, 0, number]), 1.0 - float(ours[0, 0, number]))
        for number, player in enumerate(players)
    ]
