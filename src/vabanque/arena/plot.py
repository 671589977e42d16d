"""A picture of a report: win shares with their intervals, and the cross table as a heat map."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from vabanque.arena.report import ContestReport


def plot(report: ContestReport, file: Path) -> None:
    """Draw into `file`; its suffix decides the format (png, svg, pdf)."""
    names = [standing.bot[:30] for standing in report.standings]
    pairs = report.against_copies
    figure = Figure(figsize=(14 if pairs else 7, 1.6 + 0.45 * max(4, len(names))), layout="constrained")
    left = figure.add_subplot(1, 2 if pairs else 1, 1)
    shares = [standing.share for standing in report.standings]
    means = [100 * share.mean for share in shares]
    errors = [
        [100 * (share.mean - share.low) for share in shares],
        [100 * (share.high - share.mean) for share in shares],
    ]
    left.errorbar(means, range(len(names)), xerr=errors, fmt="o", color="#8a1538", capsize=3)
    left.axvline(100 * report.contest.fair, color="#777777", linestyle="--", linewidth=1)
    left.set_yticks(range(len(names)), names)
    left.invert_yaxis()
    left.set_xlim(0, None)
    left.set_xlabel("win share in %, 95 % confidence; dashed: fair")
    left.grid(axis="x", alpha=0.3)
    options = "".join(f", {name}={value}" for name, value in report.contest.options.items())
    figure.suptitle(f"{report.contest.game}{options}: {report.contest.seats} seats, {report.games:,} games")
    if pairs:
        right = figure.add_subplot(1, 2, 2)
        bots = [standing.bot for standing in report.standings]
        nothing = float("nan")
        grid = [[100 * pairs[a, b].mean if (a, b) in pairs else nothing for b in bots] for a in bots]
        image = right.imshow(grid, cmap="RdYlGn", vmin=0, vmax=200 * report.contest.fair, aspect="auto")
        for y, row in enumerate(grid):
            for x, value in enumerate(row):
                if value == value:
                    right.text(x, y, f"{value:.0f}", ha="center", va="center", fontsize=8)
        right.set_xticks(range(len(names)), names, rotation=45, ha="right")
        right.set_yticks(range(len(names)), names)
        right.set_xlabel("… against copies of")
        figure.colorbar(image, ax=right, label="win share in %")
    figure.savefig(file, dpi=120)
