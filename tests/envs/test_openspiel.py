"""OpenSpiel's own tests, and playthroughs that must not change."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.observation import make_observation

from tests.envs.variants import Variant
from vabanque.envs.openspiel import MOST_OUTCOMES, name_of, register

NAMES = register()
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def load(variant: Variant) -> pyspiel.Game:
    options = ",".join(f"{name}={value}" for name, value in variant.options.items())
    return pyspiel.load_game(f"{name_of(variant.game)}(players={variant.seats}{',' if options else ''}{options})")


def test_random_simulations_pass(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


def test_registering_twice_changes_nothing() -> None:
    assert register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_chance_is_explicit_and_never_too_wide(variant: Variant) -> None:
    state, rng, nodes = load(variant).new_initial_state(), random.Random(1), 0
    while not state.is_terminal() and nodes < 60:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert 1 <= len(outcomes) <= MOST_OUTCOMES
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            nodes += 1
            actions, weights = zip(*outcomes, strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_state_comes_back_from_its_text_and_from_a_pickle(variant: Variant) -> None:
    game, rng = load(variant), random.Random(2)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for again in (read, pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.history() == state.history()


def test_observations_and_information_states_hide_what_they_must() -> None:
    """A rival's hand of cards changes neither the string nor the tensor."""
    game = load(Variant("las-vegas-cards", 2, {}))
    one, other = game.new_initial_state(), game.new_initial_state()
    while len(one.position.bills) < 6:
        action = one.legal_actions()[0]
        one.apply_action(action)
        other.apply_action(action)
    while not one.position.hands[0]:  # the same hand for the first player
        one.apply_action(one.legal_actions()[0])
        other.apply_action(other.legal_actions()[0])
    while one.is_chance_node():  # different hands for the second player
        one.apply_action(one.legal_actions()[0])
    while other.is_chance_node():
        other.apply_action(other.legal_actions()[-1])
    assert one.position.hands[1] != other.position.hands[1]
    for recall in (False, True):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        observations = []
        for state in (one, other):
            observer.set_from(state, 0)
            observations.append((observer.string_from(state, 0), observer.tensor.copy()))
        assert observations[0][0] == observations[1][0]
        assert np.array_equal(observations[0][1], observations[1][1])
        assert observer.string_from(one, 1) != observer.string_from(other, 1)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_regenerates_identically(path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # imports SciPy, which no other test needs

    flags.FLAGS.mark_as_parsed()  # playthroughs read the command line's flags
    recorded, again = generate_playthrough.replay(path)
    assert again == recorded
