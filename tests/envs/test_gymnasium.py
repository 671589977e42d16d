"""Gymnasium's own checks, and what a learner relies on."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.variants import Variant
from vabanque.core import Misconfigured
from vabanque.envs import GYM_IDS, LearnerEnv
from vabanque.play.verify import verify

IDS = {game: name for name, game in GYM_IDS.items()}


def play(env: LearnerEnv, seed: int | None = None) -> float:
    """The sum of the rewards of one game, choosing the first legal move or, at times, the last."""
    _, info = env.reset(seed=seed)
    total, over, turn = 0.0, False, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(legal[-1 if turn % 3 else 0]))
        total, turn = total + reward, turn + 1
    return total


def test_the_environment_checker_is_content(variant: Variant) -> None:
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
        winners = record.result["winners"]
        assert reward == (env.seat in winners) / len(winners)
    assert seats == {0, 1, 2}


def test_the_learner_keeps_a_seat_if_asked() -> None:
    env = LearnerEnv("las-vegas-2012", seats=2, seat=1, rivals="random", reward="score", when="round")
    for number in range(2):
        reward = play(env, seed=3 if number == 0 else None)
        assert env.seat == 1
        result = env.record().result
        assert result is not None
        assert reward == result["score"][1]


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
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        assert "scores" in str(env.render())
