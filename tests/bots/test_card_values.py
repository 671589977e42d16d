"""What the network of the card game says of every move."""

from __future__ import annotations

import pytest

from tests.bots.test_card_rollouts import midgame
from vabanque.games.las_vegas_cards.bots.evaluation import new_workspace, value_moves
from vabanque.games.las_vegas_cards.bots.inputs import describe, shape_for
from vabanque.games.las_vegas_cards.compiled import lay
from vabanque.games.las_vegas_cards.convert import from_state
from vabanque.games.vegas.bots.net import embed_casino, forward, new_inputs
from vabanque.games.vegas.bots.weights import load_net


@pytest.mark.parametrize(("order", "plays"), [("together", 4), ("together", 10), ("in-turn", 2), ("in-turn", 11)])
def test_incremental_evaluation_equals_the_full_forward_pass(order: str, plays: int) -> None:
    rules, session = midgame(3, plays, order)
    seat = session.waiting_for[0]
    shape = shape_for(3)
    net = load_net("las-vegas-cards", 3, shape)
    workspace, other = new_workspace(shape, net), new_workspace(shape, net)
    workspace.positions[0] = from_state(rules, session.state)[0]
    count = value_moves(workspace, seat, 0.0)
    assert count > 5
    layers, inputs = other.layers, new_inputs(shape)
    for k in range(count):
        s = other.positions[0]
        other.positions[0] = workspace.positions[0]
        lay(s, seat, workspace.moves[k])
        casinos = describe(s, seat, inputs, layers)
        for casino in range(casinos):
            embed_casino(net, layers, casino, inputs.casinos[casino])
        forward(net, layers, casinos, inputs.table, inputs.head)
        assert workspace.values[k] == pytest.approx(layers.share[0], abs=1e-5)
