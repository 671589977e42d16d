"""How sure are the networks of a cost? `python -m vabanque_lab.calibration las-vegas-2012 --positions 400`

Some ends of games have exact values (`vabanque_lab.ends`): the last round of Las Vegas for two, the last dice of more
players, the last player still in the card game. There the network judges the same moves as it does where nothing is
solved. The difference is what a review has to state as its error (docs/review.md, "How sure?").
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from random import Random
from typing import Any

import numpy as np

from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import SMALL
from vabanque.bots import levels_for, make_bot
from vabanque.core import Decide, Step
from vabanque.games import find, make
from vabanque.play.loop import play_out
from vabanque_lab.coaching import RandomDealer
from vabanque_lab.ends import SOLVERS

EDGES = (0.0, 0.01, 0.03, 0.08, 0.2, 1.01)


def compared(game: str, seats: Sequence[int], seed: int) -> Iterator[tuple[Any, Any]]:
    """What the network says every move of a decision is worth, and what it is exactly; without end."""
    number = 0
    # The strongest level thinks for long, and the others play as people do.
    levels = levels_for(game)[:-1]
    while True:
        rng = Random(f"{game} {seed} {number}")
        rules: Any = make(game, seats[number % len(seats)], open_money=True)
        number += 1
        decisions: list[tuple[Any, int]] = []

        def watch(step: Step[Any], rules: Any = rules, decisions: Any = decisions) -> None:
            turn = rules.turn(step.state)
            if isinstance(turn, Decide):
                decisions.extend((step.state, seat) for seat in turn.seats)

        bots = [make_bot(rng.choice(levels), rules, seat, Random(rng.random())) for seat in range(rules.seats)]
        play_out(rules, bots, RandomDealer(rng), watch)
        evaluator = evaluator_for(rules, str(number))
        for state, seat in decisions:
            moves = rules.legal(state, seat)
            exact = SOLVERS[game](rules, state, seat, moves) if len(moves) > 1 else None
            if exact is not None:
                yield evaluator.weigh(state, seat, moves).known[:, seat], np.array(exact)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SOLVERS)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    costs, errors = [], []
    seats = chosen.seats or list(find(chosen.game).seats)
    for net, exact in islice(compared(chosen.game, seats, chosen.seed), chosen.positions):
        best = int(np.argmax(net))
        for k in range(len(net)):
            if k != best:
                costs.append(net[best] - net[k])
                errors.append(net[best] - net[k] - exact[best] + exact[k])
    c, e = np.array(costs), np.array(errors)
    print(f"{chosen.game}: {len(c)} moves in {chosen.positions} positions, rms error {np.sqrt((e**2).mean()):.4f}")
    for low, high in pairwise(EDGES):
        some = (c >= low) & (c < high)
        if some.any():
            within = [np.quantile(abs(e[some]), part) for part in (0.68, 0.95)]
            print(
                f"  cost {low:.2f}–{high:.2f}: {some.sum():5} moves, mean cost {c[some].mean():.4f}, "
                f"mean error {e[some].mean():+.4f}, rms {np.sqrt((e[some] ** 2).mean()):.4f}, "
                f"68% within {within[0]:.4f}, 95% within {within[1]:.4f}, "
                f"really at least 1 point {((c - e)[some] >= SMALL).mean():.0%}"
            )
    clear = c >= SMALL
    spread = np.sqrt((e[clear] ** 2 / c[clear]).mean())
    stated = spread * np.sqrt(c[clear])
    covered = [(abs(e[clear]) <= times * stated).mean() for times in (1, 2)]
    print(f"  error = {spread:.3f} × √cost: {covered[0]:.0%} of the errors within it, {covered[1]:.0%} within twice it")


if __name__ == "__main__":
    main()
