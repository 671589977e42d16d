"""Levels, networks and mixtures of them as rivals in compiled tables."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from vabanque.bots import make_bot
from vabanque.core import Misconfigured, Unreadable
from vabanque.core.luck import LuckStream
from vabanque.envs import Choices, LearnerEnv, LearnerVectorEnv, new_encoder, save_network
from vabanque.envs.rivals import drawn, rival_names
from vabanque.games import make, vocabulary
from vabanque.play.dealers import stream
from vabanque.play.session import Session
from vabanque.sim.registry import dealer_of


def network(path: Path, game: str, seats: int, *hidden: int, form: Any = "full", **choices: Any) -> Path:
    """A network with random weights for a game."""
    rules, rng = make(game, seats), np.random.default_rng(sum(hidden))
    sizes = [Choices(rules, form).layout.size, *hidden, len(vocabulary(rules))]
    layers = [(rng.normal(size=(many, few)) / many**0.5, rng.normal(size=few) / 4) for many, few in pairwise(sizes)]
    save_network(path, layers, form=form, **choices)
    return path


@pytest.mark.parametrize(
    ("game", "hidden", "form"),
    [
        ("las-vegas-2012", (64,), "full"),
        ("las-vegas-cards", (20, 40), "compact"),
        ("top-10000", (33,), "full"),
    ],
)
def test_a_network_moves_in_compiled_tables_as_by_the_readable_rules(
    game: str, hidden: tuple[int, ...], form: str, tmp_path: Path
) -> None:
    """One learner in seat 0, the network in the others; the first games of both have the same dice."""
    file = str(network(tmp_path / "net.npz", game, 3, *hidden, form=form))
    env = LearnerVectorEnv(game, 3, seats=3, rivals=f"{file},greedy", seat=0)
    seen, _ = env.reset(seed=4)
    rules = make(game, 3)
    encoder, texts = new_encoder(Choices(rules)), vocabulary(rules)
    sessions = []
    for number in range(3):
        session = Session(rules, ["a", "b", "c"], dealer_of(rules, LuckStream(4, number)), first=number)
        plain = LearnerEnv(game, 3, rivals=f"{file},greedy", seat=0)
        plain.reset(seed=1)
        session.bots = plain.session.bots
        session.run_bots()
        sessions.append(session)
    for _ in range(12):
        actions = []
        for number, session in enumerate(sessions):
            there = encoder.encode(session.view(0), 0)
            assert np.array_equal(seen[number], there.observation)
            actions.append(int(np.flatnonzero(there.mask)[0]))
            session.submit(rules.read_move(0, texts[actions[-1]]))
            session.run_bots()
        seen, _, over, _, _ = env.step(np.array(actions))
        assert not over.any()


def test_everybody_of_a_mixture_sits_there_as_the_readable_rules_draw_them(tmp_path: Path) -> None:
    names = ("random", "greedy", str(network(tmp_path / "net.npz", "las-vegas-2012", 2, 32)))
    assert rival_names("|".join(names), 3) == [names, names]
    counts = Counter(drawn(names, 7, game, place) for game in range(500) for place in (1, 2))
    assert min(counts.values()) > 250
    mixed = LearnerVectorEnv("las-vegas-2012", 60, seats=2, rivals="|".join(names), seat=0)
    before, _ = mixed.reset(seed=7)
    alone = {name: LearnerVectorEnv("las-vegas-2012", 60, seats=2, rivals=name, seat=0) for name in names}
    seen = {name: env.reset(seed=7)[0] for name, env in alone.items()}
    actions = mixed.tables.shown.masks.argmax(axis=1)
    after = mixed.step(actions)[0]
    first = {name: env.step(env.tables.shown.masks.argmax(axis=1))[0] for name, env in alone.items()}
    for table in range(60):
        name = drawn(names, 7, table, 1)
        if name != "random":  # which takes random numbers from the dice
            assert np.array_equal(before[table], seen[name][table])
            assert np.array_equal(after[table], first[name][table])


def shares(env: LearnerVectorEnv, games: int) -> float:
    """How much of its games a learner wins that makes the first legal move."""
    _, info = env.reset(seed=1)
    won: list[float] = []
    while len(won) < games:
        _, rewards, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        won += rewards[over].tolist()
    return sum(won) / len(won)


def test_levels_are_rivals_and_stronger_ones_leave_less() -> None:
    left = [
        shares(LearnerVectorEnv("las-vegas-2012", 200, seats=2, rivals=level), 400)
        for level in ("random", "regular", "shark")
    ]
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] - 0.1


@pytest.mark.parametrize("level", ["gambler", "accountant"])
def test_levels_of_top_10000_move_as_the_bots_themselves(level: str) -> None:
    rules = make("top-10000", 2)
    env = LearnerVectorEnv("top-10000", 2, seats=2, rivals=level, seat=0)
    encoder, texts = new_encoder(Choices(rules)), vocabulary(rules)
    seen, _ = env.reset(seed=2)
    session = Session(rules, ["a", "b"], dealer_of(rules, LuckStream(2, 0)))
    session.bots = {1: make_bot(level, rules, 1, stream(0))}
    session.run_bots()
    rng, turns = Random(1), 0
    while not session.over and turns < 60:
        there = encoder.encode(session.view(0), 0)
        assert np.array_equal(seen[0], there.observation)
        action = rng.choice(np.flatnonzero(there.mask).tolist())
        session.submit(rules.read_move(0, texts[action]))
        session.run_bots()
        seen = env.step(np.array([action, int(env.tables.shown.masks[1].argmax())]))[0]
        turns += 1


def test_what_is_no_rival_is_refused_with_a_sentence(tmp_path: Path) -> None:
    fits = network(tmp_path / "fits.npz", "las-vegas-2012", 2, 32)
    (tmp_path / "nonsense.npz").write_bytes(b"nonsense")
    np.savez(tmp_path / "other.npz", a=np.zeros(3))
    save_network(tmp_path / "wide.npz", [(np.zeros((62, 5000)), np.zeros(5000)), (np.zeros((5000, 6)), np.zeros(6))])
    for make_one in (LearnerVectorEnv, LearnerEnv):
        choices: dict[str, Any] = {"num_envs": 2} if make_one is LearnerVectorEnv else {}
        with pytest.raises(Misconfigured, match="takes 84 numbers"):
            make_one("las-vegas-2012", seats=3, rivals=str(fits), **choices)
        for name in ("nonsense", "other", "wide"):
            with pytest.raises(Unreadable, match="not a network"):
                make_one("las-vegas-2012", seats=2, rivals=str(tmp_path / f"{name}.npz"), **choices)
        with pytest.raises(OSError, match="nowhere"):
            make_one("las-vegas-2012", seats=2, rivals="nowhere.npz", **choices)
        with pytest.raises(Misconfigured, match="unknown-bot"):
            make_one("las-vegas-2012", seats=2, rivals="greedy|nobody", **choices)


def test_a_network_with_a_temperature_draws_its_moves(tmp_path: Path) -> None:
    hot = network(tmp_path / "hot.npz", "las-vegas-2012", 2, 32, temperature=1.0)
    env = LearnerVectorEnv("las-vegas-2012", 200, seats=2, rivals=str(hot), seat=0)
    env.reset(seed=1)
    first = env.step(env.tables.shown.masks.argmax(axis=1))[0]
    cold = network(tmp_path / "cold.npz", "las-vegas-2012", 2, 32)
    env = LearnerVectorEnv("las-vegas-2012", 200, seats=2, rivals=str(cold), seat=0)
    env.reset(seed=1)
    assert (first != env.step(env.tables.shown.masks.argmax(axis=1))[0]).any(axis=1).mean() > 0.2


def test_gymnasium_makes_environments_with_mixtures(tmp_path: Path) -> None:
    net = network(tmp_path / "net.npz", "las-vegas-2012", 3, 32)
    env = gymnasium.make("vabanque/LasVegas2012-v0", rivals=f"greedy|{net},regular")
    for game in range(3):
        _, info = env.reset(seed=1 if game == 0 else None)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
