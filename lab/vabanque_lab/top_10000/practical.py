"""Practical play: the best strategies for Die oberen 10 000 that fit in one sentence.

    python -m vabanque_lab.top_10000.practical > docs/studies/practical-play/top-10000.json

A strategy is a sentence with one, two or three numbers in it. Every sentence of a kind is tried with every number of a
grid against perfect play, exactly: no game is simulated. The perfect player does not exploit the strategy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import STEP, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, Floats, Ints, bust_chances

NEVER = 10**6
ALL, FEW = 0, NEVER
"""What every die left in hand counts: nothing, so whoever rolls on takes all points; or more than any points."""
ALONE = range(50, 2001, 50)
STOPS = range(200, 601, 50)
OTHERWISE = range(500, 1501, 250)
DICE = range(1, 6)
WORTHS = range(50, 201, 50)
NEEDS = (500, 1000)
"""Points at which to stop, if that is the only number and if it is not; with more dice; dice; what a die is worth; and
what the other still needs. The best of every kind must not lie at an end of its range."""


class Strategy(NamedTuple):
    """Stop as soon as the turn has so many points. If taking all points lets you stop, take all of them and stop."""

    kind: str
    """Which sentence it is."""
    numbers: tuple[int, ...]
    """The numbers in it."""
    stops: tuple[int, ...]
    """Turn points at which to stop, with 1 to 6 dice in hand."""
    die: int = ALL
    """If you roll on: how many points a die left in hand counts."""
    close: int = 0
    """If the other needs at most so many points: do not stop before you have won."""


def strategies() -> Iterator[Strategy]:
    """All sentences with one, two and three numbers, with every number of the grid."""
    for die, way in ((ALL, "all"), (FEW, "few")):
        for points in ALONE:
            yield Strategy(f"points, {way}", (points,), (points,) * 6, die)
        for dice in DICE:
            yield Strategy(f"dice, {way}", (dice,), _up_to(dice, 50), die)
            for points in STOPS:
                stops = _up_to(dice, points)
                yield Strategy(f"points with dice, {way}", (points, dice), stops, die)
                for need in NEEDS:
                    yield Strategy(f"points with dice, close, {way}", (points, dice, need), stops, die, need)
            for low, high in ((low, high) for low in STOPS for high in OTHERWISE if low < high):
                stops = _up_to(dice, low, high)
                yield Strategy(f"points with dice, otherwise, {way}", (low, dice, high), stops, die)
        for points in STOPS:
            for need in NEEDS:
                yield Strategy(f"points, close, {way}", (points, need), (points,) * 6, die, need)
    for worth in WORTHS:
        for points in STOPS:
            yield Strategy("points, worth", (points, worth), (points,) * 6, worth)
            for dice in DICE:
                yield Strategy("points with dice, worth", (points, dice, worth), _up_to(dice, points), worth)
            for need in NEEDS:
                yield Strategy("points, worth, close", (points, worth, need), (points,) * 6, worth, need)


def _up_to(dice: int, points: int, otherwise: int = NEVER) -> tuple[int, ...]:
    return (points,) * dice + (otherwise,) * (6 - dice)


class Sets(NamedTuple):
    """The option sets of all hands, one after another: those of hand h are `hands[h]` to `hands[h + 1]`."""

    hands: Ints
    starts: Ints
    chances: Floats
    points: Ints
    left: Ints
    dice: Ints
    """Dice of each hand."""
    bust: Floats
    six: int


def sets_of(rulings: Rulings) -> Sets:
    game = book(rulings)
    hands, starts, chances, points, left = [0], [0], [], [], []
    for choices in game.choices:
        for options, chance in zip(choices.sets, choices.chances, strict=True):
            points += [option.points for option in options]
            left += [option.hand for option in options]
            starts.append(len(points))
            chances.append(float(chance))
        hands.append(len(chances))
    dice = [hand.black + hand.red for hand in game.hands]
    return Sets(
        np.array(hands),
        np.array(starts),
        np.array(chances),
        np.array(points),
        np.array(left),
        np.array(dice),
        bust_chances(rulings),
        game.six,
    )


@compiled
def perfect_turns(win: Any, sets: Any, banked: Any, busts: Any) -> None:
    """Write `banked[score, other, new score]` and `busts[score, other]`: how a perfect player's turns end."""
    hand_starts, starts, chances, points, left, dice, bust, six = sets
    size, hands = len(win), len(dice)
    best = np.zeros((size + TOP, hands))
    mass = np.zeros((size + TOP, hands))
    picked = np.zeros((size, len(chances)), np.int64)
    stops = np.zeros((size, hands), np.bool_)
    for score in range(size):
        room = size - score
        for other in range(size):
            missed = 1.0 - win[other, score]
            best[room : room + TOP] = 1.0
            for turn in range(room - 1, -1, -1):
                bank = 1.0 - win[other, score + turn] if turn else -1.0
                for hand in range(hands):
                    roll = bust[hand] * missed
                    for k in range(hand_starts[hand], hand_starts[hand + 1]):
                        most, pick = -1.0, 0
                        for at in range(starts[k], starts[k + 1]):
                            value = best[turn + points[at], left[at]]
                            if value > most:
                                most, pick = value, at
                        roll += chances[k] * most
                        picked[turn, k] = pick
                    stops[turn, hand] = bank >= roll
                    best[turn, hand] = max(bank, roll)
            mass[: room + TOP] = 0.0
            mass[0, six] = 1.0
            for turn in range(room):
                for hand in range(hands):
                    here = mass[turn, hand]
                    if here == 0.0:
                        continue
                    if stops[turn, hand]:
                        banked[score, other, score + turn] += here
                        continue
                    busts[score, other] += here * bust[hand]
                    for k in range(hand_starts[hand], hand_starts[hand + 1]):
                        pick = picked[turn, k]
                        mass[turn + points[pick], left[pick]] += here * chances[k]


@compiled
def own_turns(stops: Any, die: int, sets: Any, ends: Any, missed: Any) -> None:
    """Write `ends[turn points]` and `missed[turn points]`: where a strategy's turn stops, and where it busts."""
    hand_starts, starts, chances, points, left, dice, bust, six = sets
    size, hands = len(ends), len(dice)
    mass = np.zeros((size + TOP, hands))
    mass[0, six] = 1.0
    ends[:] = 0.0
    missed[:] = 0.0
    for turn in range(size):
        for hand in range(hands):
            here = mass[turn, hand]
            if here == 0.0:
                continue
            if turn and STEP * turn >= stops[dice[hand] - 1]:
                ends[turn] += here
                continue
            missed[turn] += here * bust[hand]
            for k in range(hand_starts[hand], hand_starts[hand + 1]):
                # take all points if that lets you stop, otherwise what is worth most with the dice that stay
                most = starts[k]
                keep = starts[k]
                for at in range(starts[k] + 1, starts[k + 1]):
                    if _before(points[at], dice[left[at]], left[at], points[most], dice[left[most]], left[most]):
                        most = at
                    here_worth = STEP * points[at] + die * dice[left[at]]
                    kept_worth = STEP * points[keep] + die * dice[left[keep]]
                    if _before(here_worth, dice[left[at]], left[at], kept_worth, dice[left[keep]], left[keep]):
                        keep = at
                chosen = most if STEP * (turn + points[most]) >= stops[dice[left[most]] - 1] else keep
                mass[turn + points[chosen], left[chosen]] += here * chances[k]


@compiled
def _before(worth: int, dice: int, hand: int, other: int, other_dice: int, other_hand: int) -> bool:
    """Is one option better than another: by worth, then by dice left, then with the red die?"""
    if worth != other:
        return worth > other
    return dice > other_dice or (dice == other_dice and hand > other_hand)


@compiled
def share_of(turns: Any, close: int, banked: Any, busts: Any, theirs: Any, ours: Any) -> float:
    """The strategy's chance to win, the mean of moving first and second. `theirs[own, other]`: it is to move.

    `turns[is the other close?]` are `ends` and `missed`.
    """
    size = len(busts)
    for own in range(size - 1, -1, -1):
        room = size - own
        for other in range(size - 1, -1, -1):
            near = 1 if size - other <= close else 0
            # until the target is reached, its turn does not depend on where it began
            bust, gain, stopped = 0.0, 0.0, 0.0
            for turn in range(room):
                bust += turns[near, 1, turn]
                stopped += turns[near, 0, turn]
                gain += turns[near, 0, turn] * ours[own + turn, other]
            gain += 1.0 - bust - stopped  # it has won
            after = 0.0
            for score in range(other + 1, size):
                after += banked[other, own, score] * theirs[own, score]
            missed = busts[other, own]
            theirs[own, other] = (gain + bust * after) / (1.0 - bust * missed)
            ours[own, other] = after + missed * theirs[own, other]
    share: float = (theirs[0, 0] + ours[0, 0]) / 2
    return share


class Opponent:
    """The perfect player, and how strategies fare against it."""

    def __init__(self, win: Floats, rulings: Rulings | None = None) -> None:
        self.sets = sets_of(rulings or Rulings())
        size = len(win)
        self.banked, self.busts = np.zeros((size, size, size)), np.zeros((size, size))
        perfect_turns(win, self.sets, self.banked, self.busts)
        self._turns = np.zeros((2, 2, size))
        self._theirs, self._ours = np.zeros((size, size)), np.zeros((size, size))

    def meets(self, strategy: Strategy) -> float:
        """The strategy's chance to win, the mean of moving first and second."""
        never = np.full(6, NEVER)
        for near, stops in enumerate((np.array(strategy.stops), never if strategy.close else strategy.stops)):
            ends, missed = self._turns[near]
            own_turns(np.asarray(stops), strategy.die, self.sets, ends, missed)
        return float(share_of(self._turns, strategy.close // STEP, self.banked, self.busts, self._theirs, self._ours))


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    table = shipped(2)
    # The table has the chances of whoever has just moved.
    opponent = Opponent(1.0 - np.array([table.row((mover,)) for mover in range(table.grid.target)]))
    best: dict[str, tuple[float, Strategy]] = {}
    tried: dict[str, int] = {}
    for strategy in strategies():
        share = opponent.meets(strategy)
        tried[strategy.kind] = tried.get(strategy.kind, 0) + 1
        if strategy.kind not in best or share > best[strategy.kind][0]:
            best[strategy.kind] = share, strategy
            print(f"{share:.6f} {strategy.kind} {strategy.numbers}", file=sys.stderr)
    kinds = sorted(best, key=lambda kind: (len(best[kind][1].numbers), -best[kind][0]))
    rows = [
        {
            "numbers": len(best[kind][1].numbers),
            "kind": kind,
            "best": best[kind][1].numbers,
            "share": round(best[kind][0], 6),
            "loses": round(0.5 - best[kind][0], 6),
            "tried": tried[kind],
        }
        for kind in kinds
    ]
    print(json.dumps({"strategies": rows}, indent=1))


if __name__ == "__main__":
    main()
