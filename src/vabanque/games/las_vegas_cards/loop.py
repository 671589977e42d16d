"""Whole games of Las Vegas – the card game, compiled."""

from __future__ import annotations

from vabanque.games.las_vegas_cards.bots.policies import POLICIES, choose
from vabanque.games.las_vegas_cards.compiled import MOST_MOVES, mover, seal, settle, start
from vabanque.games.las_vegas_cards.convert import new
from vabanque.games.vegas.compiled import round_of, score, winners
from vabanque.sim.loops import CompiledGame, new_engine, rehearse_engine

GAME = CompiledGame(
    *(new, POLICIES.get, MOST_MOVES, start, settle, choose, seal, score, winners),
    mover=mover,
    round_of=round_of,
)
ENGINE = new_engine(__name__, __file__, GAME)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "las-vegas-cards")
