"""A picture of a player's games: the win share so far with its interval, and luck and decisions over time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

from vabanque.i18n import Words
from vabanque.stats.games import Played
from vabanque.stats.numbers import POINTS, over_time, share_of

SHARE, LUCK, DECISIONS = "#00798c", "#edae49", "#d1495b"


def plot(played: Sequence[Played], player: str, file: Path, words: Words) -> None:
    """Write the picture; the file's suffix decides the format."""
    from matplotlib.figure import Figure

    trend = over_time(played)
    figure = Figure(figsize=(9, 7 if trend else 4), layout="constrained")
    upper, *lower = figure.subplots(2 if trend else 1, squeeze=False)[:, 0]
    step = max(1, len(played) // POINTS)
    counts = sorted({*range(step, len(played) + 1, step), len(played)})
    shares = [share_of(played[:count]) for count in counts]
    upper.plot(counts, [100 * share.share for share in shares], color=SHARE, label=player)
    low, high = [100 * share.low for share in shares], [100 * share.high for share in shares]
    upper.fill_between(counts, low, high, color=SHARE, alpha=0.2, label=words("sim-sure"))
    upper.plot(counts, [100 * share.fair for share in shares], "--", color="#777777", label=words("stats-fair"))
    upper.set_ylim(0, 100)
    upper.set_ylabel(f"{words('mine-share')} (%)")
    upper.set_xlabel(words("mine-played"))
    for axes in lower:
        ends = list(accumulate(part.games for part in trend))
        luck = 100 * sum(part.luck * part.games for part in trend) / ends[-1]
        axes.plot(ends, [100 * part.luck for part in trend], ".-", color=LUCK, label=words("review-luck"))
        axes.plot(
            ends, [100 * part.decisions for part in trend], ".-", color=DECISIONS, label=words("review-decisions")
        )
        axes.axhline(luck, color=LUCK, alpha=0.4)
        axes.set_ylabel(f"{words('mine-trend')} (%)")
        axes.set_xlabel(words("mine-played"))
    for axes in (upper, *lower):
        axes.grid(alpha=0.25)
        axes.legend(frameon=False)
    figure.savefig(file, dpi=120)
