"""How many steps per second do the environments take, compared with what a researcher would use instead?

    python -m bench.envs

Random legal actions, including observations and action masks; steps per CPU-second of one core. All competitors take
turns in one process, and the best of several rounds counts: other programs may use the machine, so read the ratios.
PettingZoo's own games need pygame, and Pgx needs JAX; neither is among our dependencies, so they are measured only
if installed (pip install pygame pgx).
"""

from __future__ import annotations

import os

# One core for JAX too; this has to be set before the import.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from vabanque.envs import LearnerVectorEnv, aec_env, save_network, vector_env
from vabanque.sim.matchup import Matchup, play_batch

ROUNDS = 15
TABLES = 1024
STEPS = 60
ONE_BY_ONE = 1000
GAMES = 2000
OUT = Path(__file__).parent / "out"
WANTED = {
    "make_vec LasVegas2012, 3 seats, against networks": 1_000_000,
    "vector_env las-vegas-2012, 5 seats, compact": 4_000_000,
    "aec_env las-vegas-2012, 5 seats": 20_000,
}
Work = Callable[[], int]
"""Does some work and returns how many steps it took."""


def simulate() -> int:
    """Decisions of five random players in the compiled simulator, which makes no observations."""
    tally, _ = play_batch(Matchup("las-vegas-2012", ("random",) * 5), 0, GAMES)
    return tally.decisions


def vector(game: str, seats: int, form: Any) -> Work:
    """Random legal actions at many tables."""
    env = vector_env(game, TABLES, seats=seats, form=form)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * TABLES

    return work


def learners(rivals: str, seats: int = 5, times: int = STEPS // 4) -> Work:
    """Moves of many learners, who choose at random, and of their rivals: nearly as many for every seat."""
    env = LearnerVectorEnv("las-vegas-2012", TABLES, seats=seats, rivals=rivals)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(times):
            env.step(env.sample())
        return times * TABLES * seats

    return work


def network(seats: int) -> str:
    """The file of a network with 64 units; how fast it is does not depend on its weights."""
    rng = np.random.default_rng(1)
    inputs = vector_env("las-vegas-2012", 1, seats, form="full").layout.size
    layers = [(rng.normal(size=shape) / 8, np.zeros(shape[1])) for shape in ((inputs, 64), (64, 6))]
    OUT.mkdir(exist_ok=True)
    path = OUT / f"network-{seats}.npz"
    save_network(path, layers)
    return str(path)


def one_by_one(env: Any) -> Work:
    """Random legal actions in an AEC environment."""
    rng = random.Random(1)

    def work() -> int:
        steps = 0
        while steps < ONE_BY_ONE:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
                steps += 1
        return steps

    return work


def openspiel(name: str) -> Work:
    """Decisions in an OpenSpiel game through Python, each with its observation; chance nodes are not counted."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        steps = 0
        while steps < ONE_BY_ONE:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                    continue
                player = state.current_player()
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor(player)
                else:
                    state.information_state_tensor(player)
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def pgx(name: str) -> Work:
    """Random legal actions in a Pgx game, a batch at a time, as its documentation recommends."""
    import jax
    import pgx as library

    env = library.make(name)

    def step(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        keys = jax.random.split(key, TABLES)
        return jax.vmap(library.experimental.auto_reset(env.step, env.init))(
            state, jax.random.categorical(key, logits, axis=1), keys
        )

    advance = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))

    def work() -> int:
        nonlocal state, key
        for _ in range(STEPS // 6):
            key, now = jax.random.split(key)
            state = advance(state, now)
        jax.block_until_ready(state)
        return STEPS // 6 * TABLES

    return work


def main() -> None:
    rivals: dict[str, Work] = {
        "las-vegas-2012, compiled simulator": simulate,
        **{
            f"vector_env {game}, {seats} seats, {form}": vector(game, seats, form)
            for game, seats in (("las-vegas-2012", 5), ("las-vegas-biggy", 5), ("las-vegas-cards", 5), ("top-10000", 4))
            for form in ("compact", "full")
        },
        "make_vec LasVegas2012, 5 seats, against greedy": learners("greedy"),
        "make_vec LasVegas2012, 3 seats, against networks": learners(network(3), 3),
        "make_vec LasVegas2012, 5 seats, against networks": learners(network(5)),
        "make_vec LasVegas2012, 3 seats, greedy or network": learners(f"greedy|{network(3)}", 3),
        "make_vec LasVegas2012, 3 seats, against regular": learners("regular", 3, 4),
        "make_vec LasVegas2012, 3 seats, against shark": learners("shark", 3, 1),
        **{
            f"aec_env {game}, {seats} seats": one_by_one(aec_env(game, seats=seats))
            for game, seats in (("las-vegas-2012", 5), ("las-vegas-cards", 5), ("top-10000", 4))
        },
        "OpenSpiel pig": openspiel("pig"),
        "OpenSpiel backgammon": openspiel("backgammon"),
        "OpenSpiel liar’s dice": openspiel("liars_dice"),
    }
    if find_spec("pygame") is not None:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        rivals["PettingZoo connect four"] = one_by_one(connect_four_v3.raw_env())
        rivals["PettingZoo tic-tac-toe"] = one_by_one(tictactoe_v3.raw_env())
    if find_spec("pgx") is not None:
        for name in ("kuhn_poker", "connect_four", "2048", "backgammon"):
            rivals[f"Pgx {name}, batch of {TABLES}"] = pgx(name)
    rates = dict.fromkeys(rivals, 0.0)
    for turn in range(ROUNDS + 1):
        for name, work in rivals.items():
            began = time.process_time()
            steps = work()
            if turn:  # the first time may compile
                rates[name] = max(rates[name], steps / (time.process_time() - began))
    ours = rates["vector_env las-vegas-2012, 5 seats, compact"]
    for name, rate in rates.items():
        wanted = WANTED.get(name)
        mark = "" if wanted is None else f"  {'ok' if rate >= wanted else 'MISSED'}: at least {wanted:,}"
        print(f"{name:<48} {rate:>12,.0f} steps/s   vector_env is {ours / rate:>7,.1f}×{mark}")


if __name__ == "__main__":
    main()
