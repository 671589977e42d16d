"""The rules of thumb that the study compares, from reckless to memorable."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vabanque.games.top_10000.exact.throws import STEP, DiceHand, HandOption, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, climb
from vabanque_lab.top_10000.duel import Choose, Habit, Player, Stop, Thumb, a_die_is_worth, most_dice, most_points

NEVER = 10**6
REMEMBER = {1: 300, 2: 300, 3: 500, 4: 1000, 5: NEVER, 6: NEVER}
"""Turn points at which to stop, by dice in hand: the rule to remember."""
CLOSE = 500 // STEP
"""From here on the other player counts as close: one good turn away from winning."""


def stop_at(points: int) -> Stop:
    return lambda turn, _hand, _close: turn * STEP >= points


def stop_by_dice(points: dict[int, int], bold: bool = False) -> Stop:
    """Stop by the number of dice in hand; if `bold`, play on to the target once the other is close to it."""
    return lambda turn, hand, close: turn * STEP >= points[hand.black + hand.red] and not (bold and close)


def all_or_dice(stop: Stop) -> Choose:
    """If taking the most points lets you stop, take them. Otherwise every die left in hand counts 100 points."""
    keep = a_die_is_worth(100)

    def choose(turn: int, options: Sequence[HandOption]) -> HandOption:
        most = most_points(turn, options)
        return most if stop(turn + most.points, book().hands[most.hand], False) else keep(turn, options)

    return choose


def best_for_points() -> Thumb:
    """Maximises the expected points of each turn, whatever the scores."""
    most = 50_000 // STEP
    bank = np.arange(most, -1, -1, dtype=np.float64)
    roll, best = climb(bank, 0.0)

    def choose(turn: int, options: Sequence[HandOption]) -> HandOption:
        return max(options, key=lambda option: (best[most - turn - option.points, option.hand], option))

    def stop(turn: int, hand: DiceHand, _close: bool) -> bool:
        return bool(turn >= roll[most - turn, book().number[hand]])

    return Thumb("best expected points of every turn", choose, stop)


def best_dice_for(points: int) -> Choose:
    """What a player who stops at this many points should set aside to maximise expected points."""
    enough = points // STEP
    hands = range(len(book().hands))
    worth = np.repeat(np.arange(enough + TOP + 1, dtype=np.float64)[:, None], len(hands), axis=1)
    for turn in reversed(range(enough)):
        for hand in hands:
            choices = book().choices[hand]
            worth[turn, hand] = sum(
                float(chance) * max(worth[turn + option.points, option.hand] for option in options)
                for options, chance in zip(choices.sets, choices.chances, strict=True)
            )

    def choose(turn: int, options: Sequence[HandOption]) -> HandOption:
        return max(options, key=lambda option: (worth[turn + option.points, option.hand], option))

    return choose


def players() -> list[Player]:
    """All players compared, in the order of the study's table before it is sorted."""
    by_dice = stop_by_dice(REMEMBER)
    bold = stop_by_dice(REMEMBER, bold=True)
    return [
        Thumb("stop after the first throw, most points", most_points, stop_at(50)),
        Thumb("stop at 300, most points", most_points, stop_at(300)),
        Thumb("stop at 350, most points (the bot `greedy`)", most_points, stop_at(350)),
        Thumb("stop at 500, most points", most_points, stop_at(500)),
        Thumb("stop at 1000, most points", most_points, stop_at(1000)),
        Thumb("stop at 350, fewest dice set aside", most_dice, stop_at(350)),
        Thumb("stop at 350, best dice for that", best_dice_for(350), stop_at(350)),
        Thumb(
            "stop with three dice or fewer, most points", most_points, lambda _t, hand, _c: hand.black + hand.red <= 3
        ),
        Thumb("stop by dice (300, 500, 1000), most points", most_points, by_dice),
        Thumb("the rule to remember without its last line", all_or_dice(by_dice), by_dice),
        Thumb("the rule to remember", all_or_dice(by_dice), bold, CLOSE),
        best_for_points(),
        Habit("perfect stopping, most points", Rulings(habit="most-points")),
        Habit("perfect stopping, fewest dice set aside", Rulings(habit="most-dice")),
    ]
