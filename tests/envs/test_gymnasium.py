"""Gymnasium's own checks, and what a learner relies on."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.variants import Variant
from vabanque.bots import make_bot
from vabanque.core import Misconfigured, Over
from vabanque.core.luck import LuckStream
from vabanque.envs import GYM_IDS, LearnerEnv, LearnerVectorEnv
from vabanque.envs.table import Choices, Encoder
from vabanque.games import make
from vabanque.play.dealers import stream
from vabanque.play.session import Session
from vabanque.play.verify import verify
from vabanque.sim.registry import dealer_of

IDS = {game: name for name, game in GYM_IDS.items()}


def play(env: LearnerEnv, seed: int | None = None) -> float:
    """Play the first legal move or, at times, the last; returns the sum of one game's rewards."""
    _, info = env.reset(seed=seed)
    total, over, turn = 0.0, False, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(legal[-1 if turn % 3 else 0]))
        total, turn = total + reward, turn + 1
    return total


def test_the_environment_checker_passes(variant: Variant) -> None:
    env = gymnasium.make(IDS[variant.game], seats=variant.seats, rivals="random", **variant.options)  # type: ignore[arg-type]
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", sorted(IDS))
def test_a_learner_plays_whole_games_against_named_bots(game: str) -> None:
    options: dict[str, Any] = {"target": 1000} if game == "top-10000" else {}
    env = LearnerEnv(game, seats=3, rivals="greedy,random", **options)
    seats = set()
    for number in range(3):
        reward = play(env, seed=7 if number == 0 else None)
        seats.add(env.seat)
        record = env.record()
        assert verify(record.to_json()).ok
        assert record.result is not None
        winners = record.result.winners
        assert reward == (env.seat in winners) / len(winners)
    assert seats == {0, 1, 2}


def test_the_learner_keeps_a_seat_if_asked() -> None:
    env = LearnerEnv("las-vegas-2012", seats=2, seat=1, rivals="random", reward="score", when="round")
    for number in range(2):
        reward = play(env, seed=3 if number == 0 else None)
        assert env.seat == 1
        result = env.record().result
        assert result is not None
        assert reward == result.score[1]


def test_who_shares_the_victory_earns_a_share() -> None:
    env = LearnerEnv("las-vegas-2012", seats=2, rivals="random")
    for seed in (47, *range(1000)):  # one game in a hundred ends like this; in the first of these it does
        reward, result = play(env, seed=seed), env.record().result
        assert result is not None
        if result.winners == (0, 1):
            assert reward == 0.5
            return
    raise AssertionError("no shared victory")


def test_an_illegal_action_loses() -> None:
    env = LearnerEnv("las-vegas-2012", seats=2, rivals="random")
    _, info = env.reset(seed=1)
    while info["action_mask"].all():
        _, info = env.reset()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_wrong_rivals_and_seats_are_refused() -> None:
    with pytest.raises(Misconfigured, match="nobody"):
        LearnerEnv("las-vegas-2012", rivals="nobody")
    with pytest.raises(ValueError, match="one rival"):
        LearnerEnv("las-vegas-2012", seats=4, rivals="random,random")
    with pytest.raises(Misconfigured, match="no-such-seat"):
        LearnerEnv("las-vegas-2012", seats=2, seat=2)


def test_both_forms_fit_their_spaces_and_render() -> None:
    for form in ("full", "compact"):
        env = gymnasium.make("vabanque/Top10000-v0", seats=2, rivals="random", form=form, render_mode="ansi")
        observations, _ = env.reset(seed=1)
        assert env.observation_space.contains(observations)
        assert "learner: 0 points." in str(env.render())


@pytest.mark.parametrize("game", sorted(IDS))
def test_many_learners_play_the_games_of_the_readable_rules(game: str) -> None:
    """Compiled rivals move as the bots themselves do, on the simulator's dice, in every seat."""
    options: dict[str, Any] = {"target": 1000} if game == "top-10000" else {}
    env = gymnasium.make_vec(IDS[game], num_envs=4, seats=2, rivals="greedy", **options)
    assert isinstance(env, LearnerVectorEnv)
    observations, info = env.reset(seed=3)
    rules = make(game, 2, options)
    encoder, rng = Encoder(Choices(rules)), random.Random(1)
    sessions = [
        Session(rules, ["a", "b"], dealer_of(rules, LuckStream(3, number)), first=number % 2) for number in range(4)
    ]
    for number, session in enumerate(sessions):
        session.bots = {1 - number // 2: make_bot("greedy", rules, 1 - number // 2, stream(0))}
        session.run_bots()
    under_way = set(range(4))
    while under_way:
        assert env.observation_space.contains(observations)
        actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in info["action_mask"]])
        for number in under_way:
            view = encoder.encode(sessions[number].view(number // 2), number // 2)
            assert np.array_equal(observations[number], view.observation)
            assert np.array_equal(info["action_mask"][number], view.mask)
            sessions[number].submit(rules.read_move(number // 2, env.tables.texts[actions[number]]))
            sessions[number].run_bots()
        observations, rewards, over, _, info = env.step(actions)
        for number in sorted(under_way):
            turn = sessions[number].turn
            assert over[number] == isinstance(turn, Over)
            if isinstance(turn, Over):
                winners = turn.result.winners
                assert rewards[number] == (number // 2 in winners) / len(winners)
                last = encoder.encode(sessions[number].view(number // 2), number // 2)
                assert np.array_equal(info["final_obs"][number], last.observation)
                under_way.remove(number)
            else:
                assert rewards[number] == 0


def test_learners_can_be_resumed_and_put_back() -> None:
    env = LearnerVectorEnv("las-vegas-2012", 3, seats=2, rivals="random", reward="score", when="round", seat=1)
    env.reset(seed=5)
    for _ in range(9):
        env.step(env.sample())
    saved, snapshot = env.state(), env.snapshot(0)
    expected = [env.step(env.sample())[:2] for _ in range(20)]
    assert any(rewards.any() for _, rewards in expected)
    again = LearnerVectorEnv("las-vegas-2012", 3, seats=2, rivals="random", reward="score", when="round", seat=1)
    again.load(saved)
    for observations, rewards in expected:
        observations_again, rewards_again, *_, info = again.step(again.sample())
        assert np.array_equal(observations_again, observations)
        assert np.array_equal(rewards_again, rewards)
        assert (info["seat"] == 1).all()
    before = env.load(saved).observations[0].copy()
    env.step(env.sample())
    assert np.array_equal(env.restore(2, snapshot).observations[2], before)


def test_an_illegal_action_by_one_of_many_learners_loses() -> None:
    env = LearnerVectorEnv("las-vegas-2012", 20, seats=2, rivals="random")
    observations, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(~info["action_mask"].all(axis=1))[0])
    actions = env.sample().copy()
    actions[wrong] = np.flatnonzero(~info["action_mask"][wrong])[0]
    _, rewards, over, _, info = env.step(actions)
    assert rewards[wrong] == -1
    assert np.flatnonzero(over).tolist() == np.flatnonzero(info["illegal"]).tolist() == [wrong]
    assert np.array_equal(info["final_obs"][wrong], observations[wrong])
    with pytest.raises(ValueError, match="house cannot play in compiled code"):
        gymnasium.make_vec("vabanque/LasVegas2012-v0", num_envs=2, rivals="house")
    anybody = gymnasium.make_vec(
        "vabanque/LasVegas2012-v0", num_envs=2, rivals="chances", vectorization_mode="sync", seats=2
    )
    assert anybody.reset(seed=1)[1]["action_mask"].shape == (2, 6)
    anybody.close()


FRESH = """
import gymnasium
env = gymnasium.make("vabanque.envs:vabanque/Top10000-v0", seats=2, rivals="random")
print(env.spec.id)
print(gymnasium.make("vabanque/Top10000-v0", seats=2, rivals="random").spec.id)
"""


def test_a_fresh_process_makes_environments_as_documented() -> None:
    answer = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=False)
    assert answer.stdout.split() == ["vabanque/Top10000-v0"] * 2, answer.stderr
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    assert not re.findall(r'gymnasium\.make(?:_vec)?\("vabanque/', page)


def test_a_wrong_game_is_refused_with_a_sentence_and_a_suggestion() -> None:
    code = "from vabanque.envs import vector_env; vector_env('las-vegas-2013', num_envs=1)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "There is no game “las-vegas-2013”. Did you mean “las-vegas-2012”" in answer.stderr
