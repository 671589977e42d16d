"""Games by the million: the same seed gives the same games, on one core, many cores or a cluster."""

# Each game's folder registers what it brings. Nothing else here names a game.
from vabanque.sim import las_vegas, las_vegas_cards, top_10000  # noqa: F401
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.registry import register_simulation
from vabanque.sim.run import Report, simulate
from vabanque.sim.tally import Tally

__all__ = ["Matchup", "Report", "Tally", "play_batch", "register_simulation", "simulate"]
