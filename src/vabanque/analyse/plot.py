"""The graph of everybody's win chance over a game, with the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vabanque.analyse.reviewer import Review

COLOURS = ("#d1495b", "#00798c", "#edae49", "#5f4bb6", "#3a7d44", "#8d6346")
MARKS = {"small": ".", "clear": "o", "grave": "X"}


def plot(review: Review, names: Sequence[str], file: Path, *, axis: str, mistakes: str) -> None:
    """Write the graph; the file's suffix decides the format. `axis` and `mistakes` are its labels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    entries = [0, *(event.entry for event in review.events)]
    for seat, name in enumerate(names):
        shares = [review.start[seat], *(event.after[seat] for event in review.events)]
        colour = COLOURS[seat % len(COLOURS)]
        axes.plot(entries, [100 * share for share in shares], color=colour, label=name, linewidth=1.6)
        for decision in review.decisions:
            if decision.seat == seat and decision.grade != "best":
                mark = MARKS[decision.grade]
                axes.plot(decision.entry, 100 * decision.after[seat], mark, color=colour, markersize=7)
    axes.set_ylim(0, 100)
    axes.set_ylabel(axis)
    axes.set_xlabel(mistakes)
    axes.grid(alpha=0.25)
    axes.legend(loc="upper left", ncols=len(names), frameon=False)
    figure.savefig(file, dpi=120)
