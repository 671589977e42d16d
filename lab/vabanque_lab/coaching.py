"""How many mistakes the coach can explain: `python -m vabanque_lab.coaching GAME` (docs/coach.md has the numbers).

Bots of all levels play each other at every number of seats. Whatever one of them decides and the evaluator calls a
clear mistake is explained.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import CLEAR
from vabanque.bots import levels_for, make_bot
from vabanque.coach import Mistake, Reason, explain
from vabanque.core import Decide, Misconfigured, Move, Step
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import find, make
from vabanque.play.loop import play_out


class RandomDealer:
    """Chance, by a random number generator."""

    def __init__(self, rng: Random) -> None:
        self._below = uniform(rng)

    def __call__(self, chance: Any) -> Any:
        return chance.deal(self._below)


def _variant(game: str, seats: int, rng: Random) -> AnyRules:
    """One of the game's variants that can be played by this many."""
    options = rng.choice(find(game).ladder or ({},))
    try:
        return make(game, seats, dict(options), open_money=True)
    except Misconfigured:
        return make(game, seats, open_money=True)


def mistakes(game: str, seed: int, least: float = CLEAR) -> Iterator[Mistake]:
    """Mistakes of bots of all levels, without end; the same for the same seed."""
    registered = find(game)
    families = registered.brings.coach.load() if registered.brings.coach else None
    number = 0
    while True:
        rng = Random(f"{game} {seed} {number}")
        seats = registered.seats[number % len(registered.seats)]
        number += 1
        rules = _variant(game, seats, rng)
        evaluator = evaluator_for(rules, str(number))
        decided: list[tuple[Any, Move]] = []
        before: list[Any] = [None]

        def watch(step: Step[Any], decided: Any = decided, before: Any = before, rules: Any = rules) -> None:
            if isinstance(rules.turn(before[0]), Decide) if before[0] is not None else False:
                decided.extend((before[0], entry) for entry in step.entries if isinstance(entry, Move))
            before[0] = step.state

        bots = [make_bot(rng.choice(levels_for(game)), rules, seat, Random(rng.random())) for seat in range(seats)]
        play_out(rules, bots, RandomDealer(rng), watch)
        for state, move in decided:
            moves = rules.legal(state, move.seat)
            if move not in moves:
                continue
            judged = evaluator.judge(state, move.seat, moves)
            own = judged.known[:, move.seat]
            loss = float(own.max() - own[moves.index(move)])
            if loss >= least:
                kind = families.mistake if families else Mistake
                yield kind(evaluator, state, move.seat, move, moves[judged.best(move.seat)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mistakes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    families = find(chosen.game).brings.coach
    assert families is not None
    first: Counter[str] = Counter()
    given: Counter[str] = Counter()
    right = 0  # mistakes with a reason without whose cause the move would have been right
    spent = 0.0
    for _, mistake in zip(range(chosen.mistakes), mistakes(chosen.game, chosen.seed), strict=False):
        begun = time.process_time()
        reasons: tuple[Reason, ...] = explain(families.load(), mistake)
        spent += time.process_time() - begun
        first[reasons[0].family if reasons else "none"] += 1
        given.update(reason.family for reason in reasons)
        right += any(reason.counterfactual.against == "all" for reason in reasons)
    total = first.total()
    print(f"{chosen.game}: {1 - first['none'] / total:.1%} of {total}, {1000 * spent / total:.1f} ms CPU each")
    print(f"  in {right / total:.1%} the move would have been right; in the others, the better move no better")
    for family, count in first.most_common():
        print(f"  {family:24} {count / total:6.1%}  named {given[family] / total:6.1%}")


if __name__ == "__main__":
    main()
