"""PettingZoo's own tests, and what a PettingZoo user relies on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.envs.variants import Variant
from vabanque.envs import aec_env, parallel_env
from vabanque.envs.aec import SeatsInTurn
from vabanque.play.verify import verify

PLAIN = Variant("las-vegas-2012", 3, {})


def new(variant: Variant, **more: Any) -> SeatsInTurn:
    options: dict[str, Any] = {**variant.options, **more}
    return aec_env(variant.game, seats=variant.seats, **options)


def play(env: SeatsInTurn, seed: int) -> None:
    """A game between players who choose anything."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # it warns about Box observations that are not images
def test_the_api_test_passes(variant: Variant) -> None:
    api_test(new(variant), num_cycles=150)


def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    seed_test(lambda: new(variant), num_cycles=60)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_parallel_tests_pass_where_all_choose_together(seats: int) -> None:
    parallel_api_test(parallel_env(seats=seats), num_cycles=60)


def test_the_same_seed_gives_the_same_game_together() -> None:
    """PettingZoo's test of parallel environments pays no attention to masks, so this one stands in for it."""

    def run(seed: int) -> list[list[float]]:
        env, played = parallel_env(), []
        seen, _ = env.reset(seed=seed)
        while env.agents:
            choices = {agent: int(what["action_mask"].argmax()) for agent, what in seen.items()}
            seen, *_ = env.step(choices)
            played += [what["observation"].tolist() for what in seen.values()]
        return played

    assert run(3) == run(3)
    assert run(3) != run(4)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_table_can_be_rendered(mode: Any) -> None:
    env = new(PLAIN, render_mode=mode)
    render_test(lambda render_mode: new(PLAIN, render_mode=render_mode))
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str) if mode == "ansi" else isinstance(shown, np.ndarray) and shown.dtype == np.uint8


def test_games_are_correct_records(variant: Variant) -> None:
    env = new(variant)
    play(env, 5)
    record = env.record()
    assert verify(record.to_json()).ok
    assert record.result is not None
    winners = record.result["winners"]
    assert [env.rewards[f"seat_{seat}"] for seat in range(variant.seats)] == [
        (seat in winners) / len(winners) for seat in range(variant.seats)
    ]


@pytest.mark.parametrize("when", ["end", "round"])
def test_scores_are_rewarded_once(variant: Variant, when: Any) -> None:
    env = new(variant, reward="score", when=when)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    rng = random.Random(3)
    env.reset(seed=3)
    steps_with_reward = 0
    while not any(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        steps_with_reward += any(env.rewards.values())
        for agent, reward in env.rewards.items():
            earned[agent] += reward
    result = env.record().result
    assert result is not None
    assert list(earned.values()) == result["score"]
    assert steps_with_reward == 1 if when == "end" else steps_with_reward > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = new(PLAIN)
    for seed in range(50):
        env.reset(seed=seed)
        mask = env.observe(env.agent_selection)["action_mask"]
        if not mask.all():
            break
    wrong = int(np.flatnonzero(mask == 0)[0])
    before = env.observe(env.agent_selection)
    for action in (wrong, 6, -1, None):
        with pytest.raises(ValueError, match="is not legal"):
            env.step(action)
    assert all(np.array_equal(before[name], env.observe(env.agent_selection)[name]) for name in before)


def test_a_game_is_cut_off_after_max_cycles() -> None:
    env = new(PLAIN, max_cycles=7)
    play(env, 1)
    assert all(env.truncations.values())
    assert len(env.table.actions) == 7
    together = parallel_env(max_cycles=2)
    seen, _ = together.reset(seed=1)
    for _ in range(2):
        assert together.agents
        seen, _, terminated, truncated, _ = together.step(
            {agent: int(what["action_mask"].argmax()) for agent, what in seen.items()}
        )
    assert all(truncated.values())
    assert not any(terminated.values())
    assert not together.agents


def test_only_games_played_together_are_parallel() -> None:
    with pytest.raises(ValueError, match="aec_env"):
        parallel_env("las-vegas-2012")
    with pytest.raises(ValueError, match="aec_env"):
        parallel_env(order="in-turn")


def test_wrong_choices_are_refused() -> None:
    with pytest.raises(ValueError, match="form is 'tiny'"):
        aec_env("las-vegas-2012", form="tiny")  # type: ignore[arg-type]
