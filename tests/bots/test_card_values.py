"""What the network of the card game says of every move."""

from __future__ import annotations

import pytest

from tests.bots.test_card_rollouts import midgame
from vabanque.games.las_vegas_cards.bots.choice import new_desk, value_moves
from vabanque.games.las_vegas_cards.bots.inputs import describe, shape_for
from vabanque.games.las_vegas_cards.compiled import lay
from vabanque.games.las_vegas_cards.convert import from_state
from vabanque.games.vegas.bots.net import embed_casino, forward
from vabanque.games.vegas.bots.weights import load_net


@pytest.mark.parametrize(("order", "plays"), [("together", 4), ("together", 10), ("in-turn", 2), ("in-turn", 11)])
def test_what_moves_have_in_common_is_worked_out_once_without_changing_their_worth(order: str, plays: int) -> None:
    rules, session = midgame(3, plays, order)
    seat = session.waiting_for[0]
    shape = shape_for(3)
    net = load_net("las-vegas-cards", 3, shape)
    desk, other = new_desk(shape, net), new_desk(shape, net)
    desk.positions[0] = from_state(rules, session.state)[0]
    count = value_moves(desk, seat, 0.0)
    assert count > 5
    for k in range(count):
        s = other.positions[0]
        other.positions[0] = desk.positions[0]
        lay(s, seat, desk.moves[k])
        casinos = describe(s, seat, other.inputs, other)
        for casino in range(casinos):
            embed_casino(net, other.inputs.casinos[casino], other.work.casinos[casino])
        forward(net, other.work, casinos, other.inputs.table, other.inputs.head)
        assert desk.values[k] == pytest.approx(other.work.share[0], abs=1e-5)
