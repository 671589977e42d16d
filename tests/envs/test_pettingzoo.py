"""PettingZoo's own tests, and what a PettingZoo user relies on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.envs.variants import OURS, Variant
from vabanque.envs import aec_env, parallel_env
from vabanque.envs.aec import SeatsInTurn
from vabanque.envs.pixels import picture
from vabanque.narration.palette import PAINT
from vabanque.pictures import text
from vabanque.play.verify import verify

PLAIN = Variant("las-vegas-2012", 3, {})


def new(variant: Variant, **more: Any) -> SeatsInTurn:
    options: dict[str, Any] = {**variant.options, **more}
    return aec_env(variant.game, seats=variant.seats, **options)


def play(env: SeatsInTurn, seed: int) -> None:
    """A game between players who choose at random."""
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
def test_the_parallel_tests_pass_in_games_where_all_choose_together(seats: int) -> None:
    parallel_api_test(parallel_env(seats=seats), num_cycles=60)


def test_the_same_seed_gives_the_same_game_together() -> None:
    """PettingZoo's test of parallel environments ignores action masks, so this one stands in for it."""

    def run(seed: int) -> list[list[float]]:
        env, played = parallel_env(), []
        observations, _ = env.reset(seed=seed)
        while env.agents:
            choices = {agent: int(what["action_mask"].argmax()) for agent, what in observations.items()}
            observations, *_ = env.step(choices)
            played += [what["observation"].tolist() for what in observations.values()]
        return played

    assert run(3) == run(3)
    assert run(3) != run(4)


def test_the_render_test_passes() -> None:
    render_test(lambda render_mode: new(PLAIN, render_mode=render_mode))


@pytest.mark.parametrize("name", OURS)
def test_a_table_is_rendered_as_text_and_as_a_picture(name: str) -> None:
    """The text is what line mode says. The picture shows everybody's colour, and the dice move."""
    env = aec_env(name, seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "To choose: seat_0" in str(env.render())
    assert ("Casino 1, Gold Mine: " if "vegas" in name else "seat_0: 0 points.") in str(env.render())
    env.render_mode = "rgb_array"
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert (before.shape, before.dtype) == ((600, 960, 3), np.uint8)
    colours = {tuple(colour) for colour in np.unique(before.reshape(-1, 3), axis=0).tolist()}
    for seat in range(3):
        assert tuple(bytes.fromhex(PAINT[seat][1:])) in colours
    for _ in range(3):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(before, after)


def test_what_is_rendered_holds_no_secret() -> None:
    """With other hands of cards, a spectator sees the same."""
    env = aec_env("las-vegas-cards", seats=3)
    env.reset(seed=1)
    session = env.table.session()
    rendered, hands = (text(session), picture(session)), session.state.hands
    session.state = session.rules.fill(session.view(None), random.Random(1))
    assert session.state.hands != hands
    assert text(session) == rendered[0]
    assert np.array_equal(picture(session), rendered[1])


def test_games_leave_valid_records(variant: Variant) -> None:
    env = new(variant)
    play(env, 5)
    record = env.record()
    assert verify(record.to_json()).ok
    assert record.result is not None
    winners = record.result.winners
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
    assert list(earned.values()) == list(result.score)
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
    observations, _ = together.reset(seed=1)
    for _ in range(2):
        assert together.agents
        observations, _, terminated, truncated, _ = together.step(
            {agent: int(what["action_mask"].argmax()) for agent, what in observations.items()}
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
