"""Pictures of a report: how scores are distributed, and who wins how often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vabanque.games import GAMES
from vabanque.i18n import Words
from vabanque.sim.run import SimulationReport

FORMATS = (".png", ".svg")
UNITS = {"points": "points", "money": "sim-money"}
"""The message that names what scores are counted in."""


def plot(report: SimulationReport, file: Path, words: Words) -> None:
    """Write a picture; the file's suffix decides the format."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    tally = report.tally
    figure = Figure(figsize=(10, 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    labels = [f"{seat + 1} {player}" for seat, player in enumerate(report.matchup.players)]
    _distribution(left, report, labels)
    left.set_xlabel(words(UNITS[GAMES[report.matchup.game].facts.unit]))
    left.set_ylabel(words("sim-share-of-games"))
    for seat, label in enumerate(labels):
        share, (low, high) = tally.win_share(seat), tally.sure_share(seat)
        right.barh(label, share, color=f"C{seat}", xerr=[[share - low], [high - share]], capsize=4)
    right.axvline(1 / tally.seats, color="0.4", linestyle=":")
    right.invert_yaxis()
    right.set_xlim(left=0)
    right.set_xlabel(words("sim-win-share"))
    figure.suptitle(f"{words.game(report.matchup.game)}: {words('sim-games', games=tally.games)}")
    figure.savefig(file)


def _distribution(axes: Any, report: SimulationReport, labels: list[str]) -> None:
    tally = report.tally
    filled = [bar for bars in tally.bars for bar in bars]
    bars = range(min(0, *filled), max(filled) + 1)
    edges = [bar * tally.bin for bar in (*bars, bars.stop)]
    for seat, label in enumerate(labels):
        shares = [tally.bars[seat][bar] / tally.games for bar in bars]
        axes.stairs(shares, edges, label=label, color=f"C{seat}")
    axes.set_xlim(left=edges[0])
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
