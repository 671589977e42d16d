"""Is luck fair? The mean luck of every seat over many recorded games, in standard errors (docs/review.md).

.venv/bin/python scripts/mean_luck.py --games 2000 [--only las-vegas-2012]   one line per variant, as soon as it is done
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from vabanque.analyse import review
from vabanque.bots.recording import record_game
from vabanque.core import OptionValue
from vabanque.games import make

VARIANTS: list[tuple[str, str, dict[str, OptionValue]]] = [
    ("top-10000", "greedy stop-600", {"target": 3000}),
    ("top-10000", "greedy stop-600 random", {"target": 2000}),
    ("las-vegas-2012", "greedy random", {}),
    ("las-vegas-2012", "greedy random greedy", {}),
    ("las-vegas-2012", "greedy random", {"neutral": True}),
    ("las-vegas-biggy", "greedy random", {}),
    ("las-vegas-biggy", "greedy random", {"bandit": True}),
    ("las-vegas-cards", "greedy random", {}),
    ("las-vegas-cards", "greedy random", {"order": "in-turn"}),
]
"""Weak players see more of every game than strong ones: they get into all kinds of positions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="CPU seconds after which a variant ends")
    arguments = parser.parse_args()
    print("| variant | games | luck per game (rms) | mean luck of every seat, in standard errors |\n|---|---|---|---|")
    for game, bots, options in VARIANTS:
        if arguments.only not in ("", game):
            continue
        names = bots.split()
        rules = make(game, len(names), options)
        until = time.process_time() + arguments.seconds
        lucks: list[list[float]] = []
        while len(lucks) < arguments.games and time.process_time() < until:
            found = review(record_game(rules, names, len(lucks)))
            lucks.append([account.luck for account in found.accounts])
        luck = np.array(lucks)
        errors = luck.mean(axis=0) / (luck.std(axis=0) / len(luck) ** 0.5)
        chosen = "".join(f", {name} {value}" for name, value in options.items())
        found = " · ".join(f"{error:+.1f}" for error in errors)
        print(
            f"| `{game}`, {len(names)} seats{chosen} | {len(luck)} | {np.sqrt((luck**2).mean()):.3f} | {found} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
