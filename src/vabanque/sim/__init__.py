"""Games by the million: the same seed gives the same games, on one core, many cores or a cluster."""

from vabanque.parts import not_installed

try:
    from vabanque.sim.matchup import Matchup, play_batch
    from vabanque.sim.run import SimulationReport, simulate
    from vabanque.sim.tally import Tally
except ModuleNotFoundError as error:
    raise not_installed(error, "vabanque.sim", "bots") from None

__all__ = ["Matchup", "SimulationReport", "Tally", "play_batch", "simulate"]
