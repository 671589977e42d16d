"""Whole games of Las Vegas with dice, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.las_vegas.bots.policies import POLICIES, choose
from vabanque.games.las_vegas.compiled import MOST_MOVES, deal, play, roll_dice, start
from vabanque.games.las_vegas.convert import new
from vabanque.games.vegas.compiled import score, winners
from vabanque.sim.loops import Loop, new_engine, rehearse_engine


@compiled
def play_on(s: Any, policies: Any, luck: Any, scratch: Any, last_round: int) -> int:
    """Play until `last_round` is paid out or the game is over, and return the number of decisions.

    With last_round = s.round_number it plays out the rest of this round.
    """
    moves = scratch.moves
    decisions = 0
    while not s.over and s.round_number <= last_round:
        if not s.faces:
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
            roll_dice(s, luck)
        play(s, choose(s, policies[s.seat], luck, moves))
        decisions += 1
    return decisions


ENGINE = new_engine(__name__, __file__, new, POLICIES.get, MOST_MOVES, Loop(start, play_on, score, winners))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "las-vegas-2012")
