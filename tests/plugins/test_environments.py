"""Games from outside are environments too, by their readable rules: numbered moves are all they need."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from vabanque.core import Misconfigured, Over
from vabanque.core.frozen import replace
from vabanque.envs import Choices, aec_env, new_encoder, parallel_env, register_gymnasium, vector_env
from vabanque.envs.openspiel import name_of, register
from vabanque.games import GAMES
from vabanque.games import register as register_game
from vabanque.play.verify import verify

PIG = Path(__file__).parents[2] / "examples/pig"
GUESTS = ("pig", "tests.plugins.bulls")


@pytest.fixture(params=GUESTS)
def guest(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that somebody else has written, with numbered moves and nothing compiled."""
    monkeypatch.syspath_prepend(PIG)
    loaded = request.param in sys.modules
    game = import_module(request.param).GAME
    if loaded and game.id not in GAMES:  # importing it registers it, but only once
        register_game(game)
    yield game.id
    GAMES.remove(game.id)


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # it warns about Box observations that are not images
def test_pettingzoo_accepts_a_game_from_outside(guest: str) -> None:
    api_test(aec_env(guest), num_cycles=100)
    seed_test(lambda: aec_env(guest), num_cycles=40)


def test_pettingzoo_plays_a_game_in_which_all_choose_together_only_where_they_do(guest: str) -> None:
    if guest == "bulls":
        parallel_api_test(parallel_env(guest), num_cycles=40)
    else:
        with pytest.raises(ValueError, match="not played together"):
            parallel_env(guest)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_played_game_verifies_and_pays_its_result(guest: str, reward: str) -> None:
    env = aec_env(guest, seats=2, reward=reward, when="round")  # type: ignore[arg-type]
    rng, earned = random.Random(1), np.zeros(2)
    env.reset(seed=1)
    while not all(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        earned += [env.rewards[agent] for agent in env.possible_agents]
    assert verify(env.record().to_json()).ok
    turn = env.table.session().turn
    assert isinstance(turn, Over)
    result = turn.result
    shares = [(seat in result.winners) / len(result.winners) for seat in range(2)]
    assert earned.tolist() == (shares if reward == "win" else list(result.score))


def test_gymnasium_accepts_a_game_from_outside(guest: str) -> None:
    register_gymnasium()
    env = gymnasium.make(f"vabanque/{guest.capitalize()}-v0", seats=2, disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)
    assert gymnasium.make_vec(f"vabanque/{guest.capitalize()}-v0", num_envs=2, seats=2).reset(seed=1)[0].shape[0] == 2


def test_openspiel_accepts_a_game_from_outside(guest: str) -> None:
    assert name_of(guest) in register()
    game = pyspiel.load_game(f"{name_of(guest)}(players=2)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_game_without_compiled_code_has_no_vector_environment(guest: str) -> None:
    with pytest.raises(Misconfigured, match="no-environment"):
        vector_env(guest, 4)


@pytest.mark.parametrize("guest", GUESTS[1:], indirect=True)
def test_an_observation_knows_a_seats_own_hand_and_no_other(guest: str) -> None:
    choices = Choices.of(guest, 2, "full", "win", "end", {"cards": 3})
    rules, encoder = choices.rules, new_encoder(choices)
    env = aec_env(guest, seats=2, cards=3)
    env.reset(seed=1)
    state = env.table.session().state
    unseen = sorted(set(range(1, 25)) - {card for row in (*state.rows, *state.hands) for card in row})
    for seat in (0, 1):
        hands = list(state.hands)
        hands[seat] = tuple(unseen[:3])
        other = replace(state, hands=tuple(hands))
        seen = [[encoder.encode(rules.view(at, viewer), viewer) for at in (state, other)] for viewer in (0, 1)]
        assert not np.array_equal(seen[seat][0].observation, seen[seat][1].observation)
        assert np.array_equal(seen[1 - seat][0].observation, seen[1 - seat][1].observation)
        assert np.array_equal(seen[1 - seat][0].mask, seen[1 - seat][1].mask)
