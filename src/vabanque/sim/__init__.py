"""Games by the million: the same seed gives the same games, on one core, many cores or a cluster."""

from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.run import Report, simulate
from vabanque.sim.tally import Tally

__all__ = ["Matchup", "Report", "Tally", "play_batch", "simulate"]
