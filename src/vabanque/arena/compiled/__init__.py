"""Contests between the package's own bots in the Las Vegas games, compiled: some thirty times as fast.

The same deals, rotations and duplicate dice as by the readable rules, with luck of another source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from vabanque.arena.compiled import cards, dice
from vabanque.arena.contest import Contest
from vabanque.arena.results import GameResult
from vabanque.bots.las_vegas import kernel as dice_habits
from vabanque.bots.las_vegas_cards import kernel as cards_habits
from vabanque.bots.net.kernel import Shape, new_work
from vabanque.bots.vegas.levels import Regular, Tourist
from vabanque.bots.vegas.player import SHARK_TEMPERATURE
from vabanque.bots.vegas.weights import load_net
from vabanque.games.kernel import new_luck, open_stream, records
from vabanque.games.las_vegas import kernel as dice_rules
from vabanque.games.las_vegas_cards import kernel as cards_rules

SLOTS = 10
"""2¹⁰ streams of luck for a deal: one for every round's bills, and one for every roll or hand of every seat."""
SEATS = 6
"""As many as any of the games has."""
NET = 0
"""Both kernels give this number to who follows no habit."""


class Player(NamedTuple):
    """What a bot is made of."""

    habit: int
    """NET or a habit of the game's kernel."""
    whims: int = 0
    """Percentage of moves played on a whim …"""
    whim: int = 0
    """… and what that is."""
    heat: float = 0.0
    curious: bool = False
    """Does it care who sits there?"""


def players(habits: Any) -> dict[str, Player]:
    """All bots that a kernel with these habits can play."""
    return {
        "random": Player(habits.RANDOM),
        "most-dice": Player(habits.MOST_DICE),
        "richest": Player(habits.RICHEST),
        "gain": Player(habits.GAIN),
        "gain-minus": Player(habits.GAIN_MINUS),
        "gain-per-die": Player(habits.PER_DIE),
        "top-note": Player(habits.TOP_NOTE),
        "majority": Player(habits.MAJORITY),
        "chances": Player(habits.CHANCES),
        "hopes": Player(habits.HOPES),
        "tourist": Player(habits.MOST_DICE, Tourist.whims, habits.RICHEST),
        "regular": Player(habits.GAIN, Regular.whims, habits.RANDOM),
        "shark": Player(NET, heat=SHARK_TEMPERATURE),
        "house": Player(NET, curious=True),
    }


class Engine(NamedTuple):
    """What one game is played with."""

    record: Any
    new: Callable[[Any], Any]
    play_game: Callable[..., None]
    players: dict[str, Player]
    shape_for: Callable[[int], Shape]


WITH_DICE = Engine(dice_rules.RECORD, dice_rules.new, dice.play_game, players(dice_habits), dice_habits.shape_for)
ENGINES = {
    "las-vegas-2012": WITH_DICE,
    "las-vegas-biggy": WITH_DICE,
    "las-vegas-cards": Engine(
        cards_rules.RECORD, cards_rules.new, cards.play_game, players(cards_habits), cards_habits.shape_for
    ),
}


def can_play(contest: Contest) -> bool:
    """Is this a contest for this engine?"""
    engine = ENGINES.get(contest.game)
    return engine is not None and all(bot in engine.players for bot in contest.bots)


def play_compiled(contest: Contest, deals: Iterable[int]) -> list[GameResult]:
    """All games of these deals."""
    engine = ENGINES[contest.game]
    shape = engine.shape_for(contest.seats)
    net = load_net(contest.game, contest.seats, shape)
    these, work = records(engine.record, 4), new_work(shape)
    beginning = engine.new(contest.rules())
    luck, thoughts = new_luck(f"arena {contest.seed}"), new_luck(f"arena {contest.seed} thoughts")
    result = np.zeros((3, SEATS), np.int64)
    seats = range(contest.seats)
    matches = []
    for number in deals:
        for rotation in seats:
            lineup = contest.rotated(number, rotation)
            who = [engine.players[contest.bots[bot]] for bot in lineup]
            habits = np.array([(each.habit, each.whims, each.whim) for each in who], np.int64)
            heats, curious = np.array([each.heat for each in who]), np.array([each.curious for each in who])
            open_stream(thoughts[0], number * SEATS + rotation)
            these[0] = beginning[0]
            engine.play_game(these, net, work, luck, thoughts, number << SLOTS, habits, heats, curious, result)
            matches.append(
                GameResult(
                    number,
                    rotation,
                    lineup,
                    tuple(map(int, result[0, : contest.seats])),
                    tuple(map(int, result[1, : contest.seats])),
                    tuple(seat for seat in seats if result[2, seat]),
                )
            )
    return matches
