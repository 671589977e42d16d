"""Is luck fair? The mean luck of every seat over many recorded games, in standard errors (docs/review.md).

.venv/bin/python scripts/mean_luck.py --games 2000 [--only las-vegas-2012] [--jobs 2]   plays the missing games
.venv/bin/python scripts/mean_luck.py --games 0                                         prints the table

All variants grow together, and every batch of games is saved in docs/studies/luck/mean.json at once.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from vabanque.analyse import chances, evaluator_for
from vabanque.bots.recording import record_game
from vabanque.core import OptionValue
from vabanque.games import game as rules_of
from vabanque.parallel import spread

KEPT = Path(__file__).parents[1] / "docs/studies/luck/mean.json"
BATCH = 50
"""Games of a variant before the next one gets its turn."""
VARIANTS: list[tuple[str, str, dict[str, OptionValue]]] = [
    ("top-10000", "greedy stop-600", {"target": 3000}),
    ("top-10000", "greedy stop-600 random", {"target": 1000}),
    ("top-10000", "greedy stop-600 random greedy", {"target": 1000}),
    ("las-vegas-2012", "greedy random", {}),
    ("las-vegas-2012", "greedy random greedy random greedy", {}),
    ("las-vegas-2012", "greedy random greedy", {"neutral": True}),
    ("las-vegas-2012", "greedy random greedy", {"jetons": True}),
    ("las-vegas-2012", "greedy random greedy", {"open_money": True}),
    ("las-vegas-biggy", "greedy random", {}),
    ("las-vegas-biggy", "greedy random greedy", {"bandit": True}),
    ("las-vegas-biggy", "greedy random", {"bandit": True, "bandit_ties": "all"}),
    ("las-vegas-cards", "greedy random", {}),
    ("las-vegas-cards", "greedy random", {"order": "in-turn", "jetons": True}),
]
"""Weak players cover more of every game than strong ones: they get into all kinds of positions."""


def name_of(number: int) -> str:
    game, bots, options = VARIANTS[number]
    chosen = [f"{name} {value}" for name, value in options.items()]
    return ", ".join([f"`{game}`", f"{len(bots.split())} seats", *chosen])


SAMPLED = {"layouts": 1, "guesses": 1, "hands": 4, "hands_before_bills": 1}
"""How many samples evaluators take of bills, hidden money and cards: fewer than usual, to save time.

Luck gets a bit noisier; its mean stays the same."""


def measure(number: int, first: int) -> Any:
    """[game, seat]: the luck in a batch of games."""
    game, bots, options = VARIANTS[number]
    names = bots.split()
    rules = rules_of(game, seats=len(names), **options)
    lucks = []
    for seed in range(first, first + BATCH):
        evaluator = evaluator_for(rules, f"{seed}")
        for name, count in SAMPLED.items():
            if hasattr(evaluator, name):
                setattr(evaluator, name, count)
        lucks.append(sum(event.luck for event in chances(record_game(rules, names, seed), evaluator)))
    return np.array(lucks)


def batches(games: int, only: str) -> Iterator[tuple[int, int]]:
    """Variant and first game of every batch that is missing."""
    kept = read()
    for first in range(0, games, BATCH):
        for number, (game, _, _) in enumerate(VARIANTS):
            if (
                only in ("", game, name_of(number).replace("`", ""))
                and kept.get(name_of(number), {"games": 0})["games"] <= first
            ):
                yield number, first


def read() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return kept


def keep(number: int, luck: Any) -> None:
    """Add the luck of a batch to the file: enough for means and standard errors."""
    kept = read()
    none = {"games": 0, "luck": [0.0] * luck.shape[1], "squares": [0.0] * luck.shape[1]}
    before = kept.get(name_of(number), none)
    kept[name_of(number)] = {
        "games": before["games"] + len(luck),
        "luck": (before["luck"] + luck.sum(axis=0)).tolist(),
        "squares": (before["squares"] + (luck**2).sum(axis=0)).tolist(),
    }
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")


def show() -> None:
    print("| variant | games | luck per game (rms) | mean luck of every seat, in standard errors |\n|---|---|---|---|")
    kept = read()
    for variant in map(name_of, range(len(VARIANTS))):
        if variant in kept:
            games = kept[variant]["games"]
            mean, square = np.array(kept[variant]["luck"]) / games, np.array(kept[variant]["squares"]) / games
            errors = mean / np.sqrt((square - mean**2) / games)
            shown = " · ".join(f"{error:+.1f}" for error in errors)
            print(f"| {variant} | {games:,} | {np.sqrt(square.mean()):.3f} | {shown} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", default="", help="a game, or a variant as the table names it")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    tasks = list(batches(arguments.games, arguments.only))
    for done, ((number, first), luck) in enumerate(
        zip(tasks, spread(measure, tasks, jobs=arguments.jobs), strict=True), start=1
    ):
        keep(number, luck)
        print(f"{done} of {len(tasks)} batches: {name_of(number)}, {first + BATCH} games", flush=True)
    show()


if __name__ == "__main__":
    main()
