"""The leaderboard of a contest as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from vabanque.arena.report import ContestReport, Estimate
from vabanque.i18n import Words

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .25rem; text-align: right; border-bottom: 1px solid #8884; }
th:nth-child(2), td:nth-child(2) { text-align: left; overflow-wrap: anywhere; }
.bar { position: relative; height: .75rem; min-width: 6rem; background: #8882; }
.bar i { position: absolute; inset: 0 auto 0 0; background: #c8942e; }
.bar b { position: absolute; top: .25rem; bottom: .25rem; background: currentColor; }
@media (max-width: 36rem) { .wide { display: none; } }
"""


def leaderboard(report: ContestReport, words: Words, labels: Mapping[str, str]) -> str:
    """Standings with 95 % intervals, best first, without the luck where it was measured; `labels` name the bots."""
    contest = report.contest
    adjusted = all(standing.adjusted is not None for standing in report.standings)
    ranked = sorted(report.standings, key=lambda standing: -(standing.adjusted or standing.share).mean)
    title = words.game(contest.game)
    share = words("arena-luck-heading") if adjusted else words("sim-win-share")
    most = max((standing.adjusted or standing.share).high for standing in ranked)
    rows = [
        f"<tr><td>{place}</td><td>{escape(labels.get(standing.bot, standing.bot))}</td>"
        f"<td>{_percent(standing.adjusted or standing.share, words)}</td>"
        f'<td class="wide">{_bar(standing.adjusted or standing.share, most)}</td>'
        f'<td class="wide">{words.number(standing.share.games)}</td>'
        f"<td>{words.number(standing.rating, 1)}</td></tr>"
        for place, standing in enumerate(ranked, start=1)
    ]
    heading = words(
        "arena-heading",
        game=title,
        seats=contest.seats,
        games=report.games,
        deals=report.deals,
        seed=str(contest.seed),
    )
    return (
        f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>\n"
        f"<h1>{escape(title)}</h1><p>{escape(heading)}</p>\n<table><thead><tr><th></th>"
        f"<th>{escape(words('arena-bot'))}</th><th>{escape(share)}</th>"
        f'<th class="wide"></th><th class="wide">{escape(words("arena-games"))}</th>'
        f"<th>{escape(words('arena-rating'))}</th></tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody></table>\n"
        f"<p>{escape(words('arena-fair', fair=words.number(100 * contest.fair, 1)))}</p></html>\n"
    )


def _percent(estimate: Estimate, words: Words) -> str:
    return f"{words.number(100 * estimate.mean, 1)} ±{words.number(100 * estimate.margin, 1)}"


def _bar(estimate: Estimate, most: float) -> str:
    """The share as a bar, and its interval as a line."""
    values = (estimate.mean, estimate.low, estimate.high)
    mean, low, high = (100 * max(0.0, value) / max(most, 0.01) for value in values)
    interval = f'<b style="left:{low:.1f}%;width:{high - low:.1f}%"></b>'
    return f'<div class="bar"><i style="width:{mean:.1f}%"></i>{interval}</div>'
