"""How sure is the network of a cost? `python -m vabanque_lab.calibration las-vegas-2012 --positions 400`

In the last round of Las Vegas for two, every move has an exact value. Here the network judges the same moves as it does
where nothing is solved, and the difference is what a review should state as its error (docs/review.md).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any

import numpy as np

from vabanque.analyse.registry import evaluator_for
from vabanque.bots import levels_for, make_bot
from vabanque.core import Decide, Step
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.play.loop import play_out
from vabanque_lab.coaching import RandomDealer

EDGES = (0.0, 0.01, 0.03, 0.08, 0.2, 1.01)


def compared(game: str, seed: int) -> Iterator[tuple[int, Any, Any]]:
    """Dice left, what the network says every move is worth, and what it is exactly; without end."""
    number = 0
    while True:
        rng = Random(f"{game} {seed} {number}")
        number += 1
        rules = make(game, 2, open_money=True)
        evaluator: Any = evaluator_for(rules, str(number))
        found: list[tuple[int, Any, Any]] = []
        before: Any = None

        def watch(step: Step[Any], rules: Any = rules, evaluator: Any = evaluator, found: Any = found) -> None:
            nonlocal before
            if before is not None and isinstance(turn := rules.turn(before), Decide) and evaluator.is_exact(before):
                (seat,) = turn.seats
                moves = rules.legal(before, seat)
                if len(moves) > 1:
                    exact = evaluator.judge(before, seat, moves).known[:, seat]
                    worth = evaluator._work_out(replace(before, roll=None), guess=False)
                    at = [evaluator._number(worth.rolls, before, move) for move in moves]
                    found.append((sum(before.own), worth.placements.actual[at, seat], exact))
            before = step.state

        bots = [make_bot(rng.choice(levels_for(game)), rules, seat, Random(rng.random())) for seat in range(2)]
        play_out(rules, bots, RandomDealer(rng), watch)
        yield from found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    costs, errors, dice = [], [], []
    for left, net, exact in islice(compared(chosen.game, chosen.seed), chosen.positions):
        best = int(np.argmax(net))
        cost = net[best] - net
        real = exact[best] - exact
        for k in range(len(net)):
            if k != best:
                costs.append(cost[k])
                errors.append(cost[k] - real[k])
                dice.append(left)
    c, e, d = np.array(costs), np.array(errors), np.array(dice)
    print(f"{chosen.game}: {len(c)} moves in {chosen.positions} positions, rms error {np.sqrt((e**2).mean()):.4f}")
    for low, high in pairwise(EDGES):
        some = (c >= low) & (c < high)
        if some.any():
            real = (c - e)[some]
            print(
                f"  cost {low:.2f}–{high:.2f}: {some.sum():5} moves, mean cost {c[some].mean():.4f}, "
                f"mean error {e[some].mean():+.4f}, rms {np.sqrt((e[some] ** 2).mean()):.4f}, "
                f"95% of them within {np.quantile(abs(e[some]), 0.95):.4f}, "
                f"really a mistake (1 point) in {(real >= 0.01).mean():.0%}"
            )
    for low, high in ((0, 5), (5, 9), (9, 13), (13, 17)):
        some = (d >= low) & (d < high)
        if some.any():
            print(f"  {low}–{high - 1} dice left: rms {np.sqrt((e[some] ** 2).mean()):.4f} ({some.sum()})")
    slope, ground = np.polyfit(c, abs(e), 1)
    print(f"  |error| = {ground:.4f} + {slope:.3f} × cost")


if __name__ == "__main__":
    main()
