"""Games by the million: the same seed gives the same games, on one core, many cores or a cluster."""

from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.run import SimulationReport, simulate
from vabanque.sim.tally import Tally

__all__ = ["Matchup", "SimulationReport", "Tally", "play_batch", "simulate"]
