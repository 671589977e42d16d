"""Contests between bots: who is the strongest, by how much, and how certain that is."""

from vabanque.parts import not_installed

try:
    from vabanque.arena.contest import Contest, new_contest
    from vabanque.arena.report import ContestReport, summarise
    from vabanque.arena.run import play_contest
except ModuleNotFoundError as error:
    raise not_installed(error, "vabanque.arena", "bots") from None

__all__ = ["Contest", "ContestReport", "new_contest", "play_contest", "summarise"]
