"""What a decision costs every level of bots: `python -m vabanque_lab.losses GAME --games 40 --out FILE`.

Bots of all levels play each other, and every decision that offers a choice is judged as in a review (docs/review.md).
Statistics compare people with these numbers (docs/statistics.md).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from vabanque.analyse.registry import evaluator_for
from vabanque.bots import levels_for, make_bot
from vabanque.core import Decide, Move, Step
from vabanque.games import find, make
from vabanque.play.loop import play_out
from vabanque_lab.coaching import RandomDealer

BEST = 3
"""A player's good days are the best one in this many games."""


def lost_in(game: str, levels: list[str], seed: str) -> Iterator[tuple[str, float, int]]:
    """Play one game and yield, for every seat, its level, the win share it lost, and in how many decisions."""
    seats = len(levels)
    rng = Random(seed)
    rules = make(game, seats)
    evaluator = evaluator_for(rules, seed)
    lost, choices = [0.0] * seats, [0] * seats
    before: Any = None

    def watch(step: Step[Any]) -> None:
        nonlocal before
        if before is not None and isinstance(rules.turn(before), Decide):
            for move in step.entries:
                moves = rules.legal(before, move.seat) if isinstance(move, Move) else ()
                if isinstance(move, Move) and len(moves) > 1 and move in moves:
                    judged = evaluator.judge(before, move.seat, moves).known[:, move.seat]
                    lost[move.seat] += float(judged.max() - judged[moves.index(move)])
                    choices[move.seat] += 1
        before = step.state

    bots = [make_bot(level, rules, seat, Random(rng.random())) for seat, level in enumerate(levels)]
    play_out(rules, bots, RandomDealer(rng), watch)
    yield from zip(levels, lost, choices, strict=True)


def measure(game: str, seats: int, games: int) -> dict[str, list[float]]:
    """Level → what it loses per decision, and what it loses in the best third of its games."""
    levels = levels_for(game)
    samples: dict[str, list[tuple[float, int]]] = defaultdict(list)
    # Every level plays in equally many games, against all the others.
    for number in range(-(-games * len(levels) // seats)):
        table = [levels[(number * seats + seat) % len(levels)] for seat in range(seats)]
        for level, lost, choices in lost_in(game, table, f"{game} {seats} {number}"):
            if choices:
                samples[level].append((lost, choices))
    losses = {}
    for level in levels:
        ranked = sorted(samples[level], key=lambda sample: sample[0] / sample[1])
        losses[level] = [round(_each(ranked), 6), round(_each(ranked[: -(-len(ranked) // BEST)]), 6)]
    return losses


def _each(samples: list[tuple[float, int]]) -> float:
    return sum(lost for lost, _ in samples) / max(1, sum(choices for _, choices in samples))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="Games of each level for each number of seats.")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    losses = {}
    for seats in find(chosen.game).seats:
        begun = time.process_time()
        losses[str(seats)] = measure(chosen.game, seats, chosen.games)
        print(chosen.game, seats, losses[str(seats)], f"{time.process_time() - begun:.0f} s", flush=True)
        chosen.out.write_text(json.dumps(losses, indent=1) + "\n")


if __name__ == "__main__":
    main()
