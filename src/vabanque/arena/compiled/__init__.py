"""Contests between the package's own bots in the Las Vegas games, compiled: about thirty times as fast.

Deals, rotations and duplicate dice are the same as by the readable rules; the luck comes from another source.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vabanque.arena.compiled import las_vegas, las_vegas_cards
from vabanque.arena.compiled.engine import BILLS, SCORES, SEATS, SLOTS, WINNERS, lineup_of
from vabanque.arena.contest import Contest
from vabanque.arena.results import GameResult
from vabanque.bots.vegas.weights import load_net
from vabanque.compiled import new_luck, open_stream

ENGINES = {
    "las-vegas-2012": las_vegas.ENGINE,
    "las-vegas-biggy": las_vegas.ENGINE,
    "las-vegas-cards": las_vegas_cards.ENGINE,
}


def can_play(contest: Contest) -> bool:
    """Is this a contest for a compiled engine?"""
    engine = ENGINES.get(contest.game)
    return engine is not None and all(bot in engine.players for bot in contest.bots)


def play_compiled(contest: Contest, deals: Iterable[int]) -> list[GameResult]:
    """All games of these deals."""
    engine = ENGINES[contest.game]
    shape = engine.shape_for(contest.seats)
    desk = engine.new_desk(shape, load_net(contest.game, contest.seats, shape))
    beginning = engine.new(contest.rules())
    luck, thoughts = new_luck(f"arena {contest.seed}"), new_luck(f"arena {contest.seed} thoughts")
    result = np.zeros((3, SEATS), np.int64)
    seats = range(contest.seats)
    results = []
    for number in deals:
        for rotation in seats:
            lineup = contest.rotated(number, rotation)
            players = lineup_of(engine.players[contest.bots[bot]] for bot in lineup)
            open_stream(thoughts[0], number * SEATS + rotation)
            desk.positions[0] = beginning[0]
            engine.play_game(desk, players, luck, number << SLOTS, thoughts, result)
            results.append(
                GameResult(
                    number,
                    rotation,
                    lineup,
                    tuple(map(int, result[SCORES, : contest.seats])),
                    tuple(map(int, result[BILLS, : contest.seats])),
                    tuple(seat for seat in seats if result[WINNERS, seat]),
                )
            )
    return results
