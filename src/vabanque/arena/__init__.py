"""Who is the strongest, by how much, and how sure can one be: contests between bots."""

from vabanque.arena.contest import Contest, contest
from vabanque.arena.report import Report, report
from vabanque.arena.run import run

__all__ = ["Contest", "Report", "contest", "report", "run"]
