"""Whole games of Las Vegas – the card game, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled
from vabanque.games.las_vegas_cards.bots.policies import POLICIES, choose
from vabanque.games.las_vegas_cards.compiled import MOST_MOVES, active, deal_all, play, start
from vabanque.games.las_vegas_cards.convert import new
from vabanque.games.vegas.compiled import score, winners
from vabanque.sim.loops import Loop, new_engine, rehearse_engine


@compiled
def play_on(s: Any, policies: Any, luck: Any, scratch: Any, last_round: int) -> int:
    """Play until `last_round` is paid out or the game is over, and return the number of decisions."""
    moves, chosen = scratch.moves, scratch.chosen
    decisions = 0
    while not s.over and s.round_number <= last_round:
        deal_all(s, luck)
        # Everybody chooses before anybody lays, in the order of the round.
        seat = s.starter
        for _ in range(s.seats):
            if active(s, seat):
                chosen[seat] = choose(s, seat, policies[seat], luck, moves)
                decisions += 1
            seat = seat + 1 if seat + 1 < s.seats else 0
        play(s, chosen)
    return decisions


ENGINE = new_engine(__name__, __file__, new, POLICIES.get, MOST_MOVES, Loop(start, play_on, score, winners))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "las-vegas-cards")
