"""The value network: its outputs add up, and it learns in the right direction."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vabanque.core.contract import AnyRules
from vabanque.games import chosen_options
from vabanque.games.vegas.bots.net import Layers, Shape, embed_casino, forward, new_layers
from vabanque.games.vegas.bots.weights import read_weights, write_weights
from vabanque_lab.vegas.learning import PAYOFF, backward, new_learner
from vabanque_lab.vegas.trainer import _starts, recipe_for, train

SMALL = Shape(casino=5, table=4, head=3, seats=3)


def inputs(seed: int) -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(seed)
    return tuple(rng.normal(size=size).astype(np.float32) for size in ((7, 5), (4,), (3,)))  # type: ignore[return-value]


def run(flat: Any, x: Any, table: Any, head: Any, casinos: int, layers: Layers | None = None) -> Layers:
    net, layers = SMALL.net(flat), layers or new_layers(SMALL)
    for casino in range(casinos):
        embed_casino(net, layers, casino, x[casino])
    forward(net, layers, casinos, table, head)
    return layers


def test_win_shares_add_up_to_one_victory() -> None:
    layers = run(SMALL.fresh(1), *inputs(1), 6)
    assert layers.share.shape == (3,)
    assert layers.share.sum() == pytest.approx(1, abs=1e-5)


def test_casinos_may_change_places() -> None:
    x, table, head = inputs(2)
    swapped = x[[3, 1, 2, 0, 4, 5, 6]]
    one, other = run(SMALL.fresh(2), x, table, head, 6), run(SMALL.fresh(2), swapped, table, head, 6)
    assert one.logits == pytest.approx(other.logits, abs=1e-4)
    assert one.payoff == pytest.approx(other.payoff, abs=1e-4)


@pytest.mark.parametrize("casinos", [0, 6])
def test_the_gradient_agrees_with_small_changes_of_the_weights(casinos: int) -> None:
    x, table, head = inputs(3)
    flat = SMALL.fresh(3)
    learner = new_learner(SMALL, flat)
    learner.error[:] = -1, 0.25, 1
    learner.paid[:, :3] = np.linspace(0, 1, 21).reshape(7, 3)
    run(flat, x, table, head, casinos, learner.layers)
    backward(learner, casinos, x, table, head)

    def loss(changed: Any) -> float:
        net, layers = SMALL.net(changed), run(changed, x, table, head, casinos)
        wrong = layers.summed[:casinos] @ net.payoff + net.payoff_bias - learner.paid[:casinos, :3]
        return float(layers.logits @ learner.error + PAYOFF / 2 * (wrong**2).sum())

    step = np.float32(1e-3)
    for weight in range(0, flat.size, 7):
        more, less = flat.copy(), flat.copy()
        more[weight] += step
        less[weight] -= step
        slope = (loss(more) - loss(less)) / (2 * float(step))
        assert learner.flat_gradient[weight] == pytest.approx(slope, abs=0.02)


def test_files_keep_networks_in_half_precision(tmp_path: Path) -> None:
    path = tmp_path / "nets" / "game.npz"
    write_weights(path, {2: np.array([0.1, -2.0])})
    write_weights(path, {3: np.array([1.0])})
    weights = read_weights(path)
    assert set(weights) == {2, 3}
    assert weights[2] == pytest.approx([0.1, -2.0], rel=1e-3)
    assert read_weights(tmp_path / "nothing.npz") == {}


@pytest.mark.parametrize(
    ("game", "seats", "plain", "others"),
    [
        ("las-vegas-2012", 2, 3, 3),
        ("las-vegas-2012", 5, 1, 1),  # no neutral dice with five (R11)
        ("las-vegas-biggy", 6, 2, 2),
        ("las-vegas-cards", 2, 1, 2),  # Jetons only in turn (R24)
    ],
)
def test_training_covers_every_allowed_combination_of_options(game: str, seats: int, plain: int, others: int) -> None:
    recipe, played = recipe_for(game), []

    def new(rules: AnyRules) -> Any:
        played.append(str(chosen_options(rules.spec)))
        return recipe.new(rules)

    assert len(_starts(recipe._replace(new=new), game, seats)) == len(played) == plain + others
    assert played.count("{}") == plain
    assert len(set(played)) == 1 + others


@pytest.mark.slow
@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-cards"])
def test_the_same_seed_trains_the_same_network(game: str) -> None:
    one, two = (train(game, 2, 30, seed=5) for _ in range(2))
    assert np.array_equal(one, two)
    assert not np.array_equal(one, train(game, 2, 30, seed=6))
