"""Whole games of Die oberen 10 000, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.top_10000.bots.greedy import stop_points
from vabanque.games.top_10000.bots.policies import POLICIES, choose
from vabanque.games.top_10000.compiled import MOST_MOVES, deal, play, score, start, winners
from vabanque.games.top_10000.convert import new
from vabanque.sim.loops import Loop, new_engine, rehearse_engine


@compiled
def play_on(s: Any, policies: Any, luck: Any, _scratch: Any, _last_round: int) -> int:
    """Play until the game is over, and return the number of decisions."""
    decisions = 0
    while not s.over:
        if not s.throw:
            deal(s, luck)
        if s.throw:
            play(s, choose(s, policies[s.seat], luck))
            decisions += 1
    return decisions


def policy(bot: str) -> int | None:
    """The number that stands for a bot: for `stop-500`, its points."""
    return POLICIES[bot] if bot in POLICIES else stop_points(bot)


ENGINE = new_engine(__name__, __file__, new, policy, MOST_MOVES, Loop(start, play_on, score, winners))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "top-10000")
