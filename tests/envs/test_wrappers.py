"""The vector environments are Gymnasium's: its wrappers take them, and other libraries share their memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box
from gymnasium.wrappers import vector as wrappers

from vabanque.envs import SelfPlayVectorEnv, vector_env
from vabanque.envs.vector import ALIGNMENT

NAME = "vabanque/LasVegas2012-v0"
WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
    "DictInfoToList": wrappers.DictInfoToList,
    "NormalizeObservation": wrappers.NormalizeObservation,
    "NormalizeReward": wrappers.NormalizeReward,
    "ClipReward": lambda env: wrappers.ClipReward(env, 0, 0.5),
    "TransformReward": lambda env: wrappers.TransformReward(env, lambda reward: 2 * reward),
    "TransformAction": lambda env: wrappers.TransformAction(env, lambda action: action),
    "VectorizeTransformAction": lambda env: wrappers.VectorizeTransformAction(
        env, gymnasium.wrappers.TransformAction, func=lambda action: action, action_space=None
    ),
    "VectorizeTransformReward": lambda env: wrappers.VectorizeTransformReward(
        env, gymnasium.wrappers.TransformReward, func=lambda reward: 2 * reward
    ),
    "TransformObservation": lambda env: wrappers.TransformObservation(env, lambda seen: seen),
    "FlattenObservation": wrappers.FlattenObservation,
    "DtypeObservation": lambda env: wrappers.DtypeObservation(env, np.float32),
    "ReshapeObservation": lambda env: wrappers.ReshapeObservation(env, (101, 1)),
    "RescaleObservation": lambda env: wrappers.RescaleObservation(env, np.float32(-1), np.float32(1)),
    "VectorizeTransformObservation": lambda env: wrappers.VectorizeTransformObservation(
        env, gymnasium.wrappers.TransformObservation, func=lambda seen: seen, observation_space=None
    ),
}


@pytest.mark.parametrize("rivals", ["greedy", "self"])
@pytest.mark.parametrize("name", WRAPPERS)
def test_a_wrapped_environment_plays_on(name: str, rivals: str) -> None:
    env = WRAPPERS[name](gymnasium.make_vec(NAME, num_envs=5, seats=3, rivals=rivals, autoreset="next-step"))
    seen, _ = env.reset(seed=1)
    assert seen.shape[0] == 5
    for _ in range(90):
        seen, rewards, over, _, _ = env.step(env.unwrapped.sample())
    assert env.observation_space.contains(seen)
    assert rewards.shape == over.shape == (5,)


@pytest.mark.parametrize("autoreset", ["same-step", "next-step"])
def test_episode_statistics_are_those_of_the_games(autoreset: str) -> None:
    """Every game counts once, with its own length and reward, whenever the next one begins."""
    plain: Any = gymnasium.make_vec(NAME, num_envs=4, seats=2, rivals="greedy", autoreset=autoreset)
    env = wrappers.RecordEpisodeStatistics(plain)
    env.reset(seed=3)
    length, told, ended = np.zeros(4, int), 0, np.zeros(4, bool)
    for _ in range(300):
        _, rewards, over, _, info = env.step(plain.sample())
        length += ~ended  # the step after an end only begins the next game
        for table in np.flatnonzero(over):
            assert info["episode"]["l"][table] == length[table]
            assert info["episode"]["r"][table] == rewards[table]
            length[table] = 0
            told += 1
        ended = over.copy() if autoreset == "next-step" else ended
    assert told > 10


def test_both_ways_to_begin_again_play_the_same_games() -> None:
    """The second way shows the last observation as one, ignores the next action, and then shows the new game."""
    at_once, later = (
        gymnasium.make_vec(NAME, num_envs=4, seats=2, rivals="greedy", autoreset=autoreset)
        for autoreset in ("same-step", "next-step")
    )
    games: list[list[bytes]] = []
    for env in (at_once, later):
        seen, info = env.reset(seed=3)
        first, resting = [seen[0].tobytes()], False
        for _ in range(120):
            seen, rewards, over, _, info = env.step(info["action_mask"].argmax(axis=1))
            if resting:
                assert rewards[0] == 0
                assert not over[0]
            resting = bool(over[0]) and env is later
            if over[0]:
                first.append(info["final_obs"][0].tobytes() if env is at_once else seen[0].tobytes())
            if not resting:
                first.append(seen[0].tobytes())
        games.append(first)
    shorter = min(map(len, games)) - 1
    assert shorter > 60
    assert games[0][:shorter] == games[1][:shorter]


def test_masks_can_be_part_of_the_observation() -> None:
    env: Any = gymnasium.make_vec(NAME, num_envs=3, seats=2, rivals="greedy", masked=True)
    seen, info = env.reset(seed=1)
    for _ in range(80):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, _, over, _, info = env.step(env.sample())
        for table in np.flatnonzero(over):
            assert env.single_observation_space.contains(info["final_obs"][table])
    wanted: Any = gymnasium.make_vec(NAME, num_envs=3, seats=2, rivals="self", masked=True, autoreset="next-step")
    only = wrappers.FilterObservation(wanted, ["observation"])
    assert set(only.reset(seed=1)[0]) == {"observation"}
    flat = wrappers.FlattenObservation(wanted)
    assert isinstance(flat.single_observation_space, Box)
    assert flat.reset(seed=1)[0].shape == (3, 84 + 6)


def test_self_play_is_the_vector_environment() -> None:
    env = gymnasium.make_vec(NAME, num_envs=6, seats=3, rivals="self", reward="score", when="round")
    assert isinstance(env, SelfPlayVectorEnv)
    plain = vector_env("las-vegas-2012", 6, 3, form="full", reward="score", when="round")
    seen, info = env.reset(seed=5)
    batch = plain.reset(seed=5)
    ended = 0
    for _ in range(150):
        assert np.array_equal(seen, batch.observations)
        assert np.array_equal(info["action_mask"], batch.masks)
        movers = batch.seats.copy()
        actions = plain.sample().copy()
        batch = plain.step(actions)
        seen, rewards, over, _, info = env.step(actions)
        assert np.array_equal(info["rewards"], batch.rewards)
        assert np.array_equal(rewards, batch.rewards[np.arange(6), movers])
        assert np.array_equal(over, batch.dones)
        ended += int(over.sum())
        for table in np.flatnonzero(over):
            assert info["final_obs"][table][env.tables.layout["money"]].any()
    assert ended > 0
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.full(6, 7))


@pytest.mark.parametrize("rivals", ["greedy", "self"])
def test_other_libraries_share_the_memory(rivals: str) -> None:
    """By DLPack, as torch.from_dlpack and jax.dlpack.from_dlpack take it; JAX copies what is not aligned."""
    env: Any = gymnasium.make_vec(NAME, num_envs=7, seats=3, rivals=rivals, copy=False)
    seen, info = env.reset(seed=1)
    shared = np.from_dlpack(seen)
    for array in (seen, info["action_mask"], info["seat"]):
        assert array.ctypes.data % ALIGNMENT == 0
    before = shared.copy()
    again, *_ = env.step(env.sample())
    assert again is seen
    assert np.array_equal(shared, again)
    assert not np.array_equal(shared, before)
    kept: Any = gymnasium.make_vec(NAME, num_envs=7, seats=3, rivals=rivals)
    first, _ = kept.reset(seed=1)
    mine = first.copy()
    kept.step(kept.sample())
    assert np.array_equal(first, mine)
