"""How many steps per second do the environments take, next to what a researcher would take instead?

    python -m bench.envs

CPU seconds on one core, the best of several runs, random legal actions, observations and masks included. PettingZoo's
own games run in the same process; the last column compares with the compiled simulator, which shows nobody anything.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from vabanque.envs import aec_env, vector_env
from vabanque.sim.matchup import Matchup, play_batch

RUNS = 5
TABLES = 1024
STEPS = 200
AEC_STEPS = 4000
GAMES = 5000


def best(work: Callable[[], int]) -> float:
    """Steps per CPU second of the fastest run."""
    work()
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        steps = work()
        rates.append(steps / (time.process_time() - began))
    return max(rates)


def simulate() -> int:
    """Decisions of five random players in the compiled simulator."""
    tally, _ = play_batch(Matchup("las-vegas-2012", ("random",) * 5), 0, GAMES)
    return tally.decisions


def vector(game: str, seats: int, form: Any) -> Callable[[], int]:
    """Random legal actions at many tables."""
    env = vector_env(game, TABLES, seats=seats, form=form)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * TABLES

    return work


def one_by_one(env: Any) -> Callable[[], int]:
    """Random legal actions in an AEC environment."""
    rng = random.Random(1)

    def work() -> int:
        steps = 0
        while steps < AEC_STEPS:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
                steps += 1
        return steps

    return work


def main() -> None:
    floor = best(simulate)
    rows = [
        ("las-vegas-2012, compiled simulator", floor),
        *(
            (f"vector_env {game}, {seats} seats, {form}", best(vector(game, seats, form)))
            for game, seats in (("las-vegas-2012", 5), ("las-vegas-biggy", 5), ("las-vegas-cards", 5), ("top-10000", 4))
            for form in ("compact", "full")
        ),
        *(
            (f"aec_env {game}, {seats} seats", best(one_by_one(aec_env(game, seats=seats))))
            for game, seats in (("las-vegas-2012", 5), ("las-vegas-cards", 5), ("top-10000", 4))
        ),
        ("PettingZoo connect four", best(one_by_one(connect_four_v3.raw_env()))),
        ("PettingZoo tic-tac-toe", best(one_by_one(tictactoe_v3.raw_env()))),
    ]
    for name, rate in rows:
        print(f"{name:<45} {rate:>13,.0f} steps/s   {rate / floor:7.4f} of the simulator")


if __name__ == "__main__":
    main()
