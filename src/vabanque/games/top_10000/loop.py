"""Whole games of Die oberen 10 000, compiled."""

from __future__ import annotations

from vabanque.games.top_10000.bots.greedy import stop_points
from vabanque.games.top_10000.bots.policies import POLICIES, choose
from vabanque.games.top_10000.compiled import MOST_MOVES, play, score, settle, start, winners
from vabanque.games.top_10000.convert import new
from vabanque.sim.loops import CompiledGame, new_engine, rehearse_engine


def policy(bot: str) -> int | None:
    """The number that stands for a bot: for `stop-500`, its points."""
    return POLICIES[bot] if bot in POLICIES else stop_points(bot)


GAME = CompiledGame(new, policy, MOST_MOVES, start, settle, choose, play, score, winners)
ENGINE = new_engine(__name__, __file__, GAME)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "top-10000")
