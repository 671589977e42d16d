"""The numbers and plots of docs/studies/luck.md: how much of each game is luck.

.venv/bin/python scripts/luck.py --games 40 [--only top-10000]   writes docs/studies/luck/*.svg and prints the tables
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from dataclasses import dataclass, field
from math import ceil, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from vabanque.analyse import Review, review
from vabanque.analyse.summary import summarise
from vabanque.bots.recording import record_game
from vabanque.games import make

FOLDER = Path(__file__).parents[1] / "docs/studies/luck"
WEIGHTS = {"top-10000": 4, "las-vegas-2012": 1, "las-vegas-biggy": 1, "las-vegas-cards": 0.5}
"""How many of `--games` each game gets: their reviews take very different times."""
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("top-10000", "perfect greedy", {}),
    ("top-10000", "perfect perfect", {}),
    ("top-10000", "greedy greedy", {}),
    ("las-vegas-2012", "house tourist", {}),
    ("las-vegas-2012", "house regular tourist", {}),
    ("las-vegas-2012", "house regular tourist greedy shark", {}),
    ("las-vegas-2012", "house regular tourist", {"neutral": True}),
    ("las-vegas-biggy", "house regular tourist", {}),
    ("las-vegas-biggy", "house regular tourist", {"bandit": True}),
    ("las-vegas-cards", "house regular tourist", {}),
]


@dataclass
class Sums:
    """What the reviews of one table add up to."""

    luck: list[list[float]] = field(default_factory=list)
    skill: list[list[float]] = field(default_factory=list)
    minds: list[list[float]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    squares: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Kind of event → sum of squared luck."""
    grades: dict[str, list[int]] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, found: Review, names: list[str]) -> None:
        self.luck.append([account.luck for account in found.accounts])
        self.skill.append([account.decisions + account.others for account in found.accounts])
        self.minds.append([account.evaluator for account in found.accounts])
        self.wins.append([float(share) for share in found.result])
        for chance in found.chances:
            self.squares[chance.kind] += float((chance.luck**2).sum())
        for seat, name in enumerate(names):
            counts = self.grades.setdefault(name, [0, 0, 0, 0])
            for at, count in enumerate(summarise(found, seat).grades.values()):
                counts[at] += count


def rms(rows: list[list[float]]) -> float:
    return float(np.sqrt(np.mean(np.square(rows))))


def games_until_sure(share: float, fair: float) -> str:
    """Games after which a player with this win share has won more than a fair part with 95 % probability."""
    if share <= fair:
        return "–"
    return str(ceil((1.645 * sqrt(share * (1 - share)) / (share - fair)) ** 2))


def measure(game: str, bots: str, options: dict[str, Any], games: int) -> Sums:
    sums, names = Sums(), bots.split()
    rules = make(game, len(names), options)
    for seed in range(games):
        turned = names[seed % len(names) :] + names[: seed % len(names)]
        record = record_game(rules, turned, seed)
        begun = time.process_time()
        found = review(record)
        sums.seconds += time.process_time() - begun
        sums.add(found, turned)
        # The first bot's win share, wherever it sat.
        sums.wins[-1] = [sums.wins[-1][turned.index(names[0])]]
    return sums


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    results: dict[str, Sums] = {}
    print("| table | games | luck | skill | changes of mind | luck’s part | first bot wins | games until sure | CPU |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, bots, options in TABLES:
        if arguments.only and arguments.only != game:
            continue
        games = max(2, round(arguments.games * WEIGHTS[game]))
        sums = measure(game, bots, options, games)
        label = " ".join([game, *(f"{name}={value}" for name, value in options.items())]) + f": {bots}"
        results[label] = sums
        luck, skill, mind = rms(sums.luck), rms(sums.skill), rms(sums.minds)
        share = float(np.mean(sums.wins))
        part = luck**2 / (luck**2 + skill**2)
        sure = games_until_sure(share, 1 / len(bots.split()))
        cpu = sums.seconds / games
        print(
            f"| {label} | {games} | {luck:.3f} | {skill:.3f} | {mind:.3f} | {100 * part:.0f} % "
            f"| {100 * share:.0f} % | {sure} | {cpu:.1f} s |",
            flush=True,
        )
    print()
    for label, sums in results.items():
        total = sum(sums.squares.values())
        kinds = ", ".join(f"{kind} {100 * part / total:.0f} %" for kind, part in sorted(sums.squares.items()))
        grades = "; ".join(f"{name} {' · '.join(map(str, counts))}" for name, counts in sums.grades.items())
        print(f"- {label}: {kinds}. Best · small · clear · grave: {grades}")
    draw(results)


def draw(results: dict[str, Sums]) -> None:
    from matplotlib.figure import Figure

    FOLDER.mkdir(parents=True, exist_ok=True)
    labels = list(results)
    figure = Figure(figsize=(9, 0.55 * len(labels) + 1.2), layout="constrained")
    axes = figure.subplots()
    for at, (name, rows) in enumerate((("luck", "luck"), ("decisions", "skill"), ("changes of mind", "minds"))):
        places = [row + 0.26 * (at - 1) for row in range(len(labels))]
        axes.barh(places, [100 * rms(getattr(results[label], rows)) for label in labels], 0.24, label=name)
    axes.set_yticks(range(len(labels)), labels, fontsize=7)
    axes.invert_yaxis()
    axes.set_xlabel("spread per seat and game (percentage points of win share)")
    axes.legend(frameon=False)
    figure.savefig(FOLDER / "luck-and-skill.svg", metadata={"Date": None})
    figure = Figure(figsize=(9, 0.4 * len(labels) + 1.2), layout="constrained")
    axes = figure.subplots()
    kinds = sorted({kind for sums in results.values() for kind in sums.squares})
    left = np.zeros(len(labels))
    for kind in kinds:
        totals = np.array([sum(results[label].squares.values()) for label in labels])
        parts = 100 * np.array([results[label].squares.get(kind, 0.0) for label in labels]) / totals
        axes.barh(labels, parts, left=left, label=kind)
        left += parts
    axes.tick_params(axis="y", labelsize=7)
    axes.invert_yaxis()
    axes.set_xlabel("part of the luck that an event type carries (% of its variance)")
    axes.legend(frameon=False, ncols=len(kinds))
    figure.savefig(FOLDER / "event-types.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
