"""Contests between bots: who is the strongest, by how much, and how certain that is."""

# Each game's folder registers what it brings. Nothing else here names a game.
from vabanque.arena import las_vegas, las_vegas_cards, top_10000  # noqa: F401
from vabanque.arena.contest import Contest, new_contest
from vabanque.arena.registry import register_contests
from vabanque.arena.report import Report, summarise
from vabanque.arena.run import play_contest

__all__ = ["Contest", "Report", "new_contest", "play_contest", "register_contests", "summarise"]
