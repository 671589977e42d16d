"""The house plays on in its mind: with the network's values, the same each time, against rivals as they are."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from vabanque.arena.contest import Contest
from vabanque.compiled import new_luck, open_stream
from vabanque.games import make
from vabanque.games.las_vegas.bots.baselines import Chances
from vabanque.games.las_vegas.bots.beliefs import new_beliefs
from vabanque.games.las_vegas.bots.evaluation import fold_beliefs, new_workspace, value_moves_at
from vabanque.games.las_vegas.bots.habits import EXPECTED_LEAD
from vabanque.games.las_vegas.bots.inputs import describe
from vabanque.games.las_vegas.bots.player import House
from vabanque.games.las_vegas.bots.rollouts import new_search_context, search
from vabanque.games.las_vegas.bots.styles import (
    EXPECTED_RIVALS,
    NET,
    PRIOR,
    STYLES,
    WEIGHTED,
    WEIGHTS,
    new_style_posterior,
)
from vabanque.games.las_vegas.compiled import SEATS, deal, play, roll_first_dice, start
from vabanque.games.las_vegas.contests import ENGINE
from vabanque.games.las_vegas.convert import from_move, from_state, new, to_move, to_state
from vabanque.games.vegas.bots.candidates import MARGIN
from vabanque.games.vegas.bots.net import embed_casino, forward, new_inputs
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.contests import FIRST_HAND, MOST_HANDS
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session


def midgame(game: str, seats: int, placements: int, seed: int = 5) -> tuple[Any, Any]:
    """Rules, and a session after so many random placements."""
    rules = make(game, seats)
    session = Session(rules, list("ABCDEF")[:seats], SeededDealer(seed))
    rng = Random(seed)
    for _ in range(placements):
        (seat,) = session.waiting_for
        session.submit(rng.choice(session.legal(seat)))
    return rules, session


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("las-vegas-2012", 3, {"jetons": True}), ("las-vegas-biggy", 4, {"bandit": True, "neutral": True})],
)
def test_incremental_evaluation_equals_the_whole_network(game: str, seats: int, options: dict[str, Any]) -> None:
    rules: Any = make(game, seats, options)
    session = Session(rules, list("ABCDEF")[:seats], SeededDealer(5))
    rng = Random(1)
    shape = ENGINE.shape_for(seats)
    net = load_net(game, seats, shape)
    workspace, plain = new_workspace(shape, net), new_workspace(shape, net)
    inputs = new_inputs(shape)
    beliefs, prior = np.random.default_rng(1).random((seats, 12)).astype(np.float32), new_beliefs(seats)
    while not session.over:
        (seat,) = session.waiting_for
        workspace.positions[0] = from_state(rules, session.state)[0]
        fold_beliefs(workspace, seat, beliefs, prior)
        count = value_moves_at(workspace, 0, 0.0, workspace.shares)
        for k in range(count):
            plain.positions[:1] = workspace.positions[:1]
            s = plain.positions[0]
            play(s, workspace.moves[k])
            if s.over:
                continue
            viewer = (s.starter + seats - 1) % seats if s.filled == 0 else seat
            casinos = describe(s, viewer, seat, beliefs, inputs, plain.layers)
            for casino in range(casinos):
                embed_casino(net, plain.layers, casino, inputs.casinos[casino])
            forward(net, plain.layers, casinos, inputs.table, inputs.head)
            expected = np.roll(plain.layers.share, viewer)
            assert np.allclose(workspace.shares[k, :seats], expected, atol=1e-5)
        session.submit(rng.choice(session.legal(seat)))


def test_a_search_depends_on_its_position_only() -> None:
    rules, session = midgame("las-vegas-2012", 3, 4)
    _, other = midgame("las-vegas-2012", 3, 5, seed=8)
    house = House(rules, session.state.seat, Random(1))
    first = house.considered(session.state).copy()
    house.considered(other.state)
    assert np.array_equal(house.considered(session.state), first)
    assert np.array_equal(House(rules, session.state.seat, Random(2)).considered(session.state), first)


def test_rollouts_correct_the_network_but_never_by_much() -> None:
    changed = 0
    for placements in range(12):
        rules, session = midgame("las-vegas-2012", 3, placements)
        house = House(rules, session.state.seat, Random(1))
        values, considered = house.values(session.state).copy(), house.considered(session.state).copy()
        # Its favourite is the yardstick; whatever takes its place was a candidate.
        assert considered[values.argmax()] == values.max()
        assert values[considered.argmax()] > values.max() - MARGIN
        assert np.abs(considered - values).max() < 0.1
        changed += not np.allclose(considered, values, atol=1e-6)
    assert changed >= 8


def test_the_style_posterior_changes_move_values() -> None:
    rules, session = midgame("las-vegas-2012", 3, 2)  # with two players the round is solved
    house = House(rules, session.state.seat, Random(1))
    among_strangers = house.considered(session.state).copy()
    house.style_posterior[:] = 0
    house.style_posterior[:, WEIGHTED] = 1  # anything at all
    assert not np.allclose(house.considered(session.state), among_strangers, atol=1e-4)


class Watcher(House):
    """Watches its rivals like the house, but does not play on in its mind, which takes a while."""

    def considered(self, state: Any) -> Any:
        return self.values(state)


def test_the_house_recognises_a_bot_that_it_has_never_seen() -> None:
    # It counts all rivals' money in full: no bot of the package does, and no style exactly.
    grudger: Any = type("Grudger", (Chances,), {"rivals_matter": 2.0})
    rules: Any = make("las-vegas-2012", 3)
    posterior = []
    for game in range(8):
        session = Session(rules, ["house", "grudger", "house"], SeededDealer(game))
        session.bots = {seat: Watcher(rules, seat, Random(seat)) for seat in (0, 2)}
        session.bots[1] = grudger(rules, 1, Random(1))
        session.run_bots()
        house: Any = session.bots[0]
        assert house.style_posterior.shape == (3, STYLES)
        assert np.allclose(house.style_posterior.sum(axis=1), 1, atol=1e-4)
        posterior.append(house.style_posterior)
    _, grudge, equal = np.mean(posterior, axis=0)
    assert grudge[NET:].sum() < 0.1 < 0.9 < equal[NET:].sum()
    estimates = WEIGHTS[:, EXPECTED_LEAD:].any(axis=1)
    assert grudge[:WEIGHTED][estimates].sum() > 4 * PRIOR[:WEIGHTED][estimates].sum()
    # It minds the others' money more than the styles do on average.
    minds = -WEIGHTS[:, EXPECTED_RIVALS]
    assert grudge[:WEIGHTED] @ minds / grudge[:WEIGHTED].sum() > 2 * minds.mean()


@pytest.mark.usefixtures("brief")
def test_the_arena_plays_the_same_game_as_the_bots() -> None:
    contest = Contest("las-vegas-2012", 3, ("house",), seed=3)
    (expected, *_) = ENGINE.play(contest, [0])
    rules: Any = contest.rules()
    positions, lucks = new(rules), new_luck("arena 3")
    s, luck = positions[0], lucks[0]
    houses = [House(rules, seat, Random(seat)) for seat in range(3)]
    rolls = np.zeros((5, SEATS), int)
    start(s, 0)
    while not s.over:
        number, seat = int(s.round_number), int(s.seat)
        if s.filled < s.casinos:
            open_stream(luck, number)
            while s.filled < s.casinos:
                deal(s, luck)
            seat = int(s.seat)
        open_stream(luck, FIRST_HAND + (number * SEATS + seat) * MOST_HANDS + int(rolls[number, seat]))
        rolls[number, seat] += 1
        roll_first_dice(s, luck)
        state = to_state(rules, positions)
        moves = rules.legal(state, seat)
        houses[seat].state = state
        move = houses[seat].choose(rules.view(state, seat), moves)
        for house in houses:
            if house.seat != seat:
                house.learn(state, move)
        play(s, from_move(move))
    won = tuple(sum(bills) for bills in to_state(rules, positions).won)
    assert won == expected.score


def test_a_search_leaves_the_position_alone() -> None:
    rules, session = midgame("las-vegas-biggy", 2, 3)
    shape = ENGINE.shape_for(2)
    context = new_search_context(shape, load_net("las-vegas-biggy", 2, shape))
    context.workspace.positions[0] = from_state(rules, session.state)[0]
    before = context.workspace.positions[0].tobytes()
    count = search(context, new_beliefs(2), new_beliefs(2), new_style_posterior(2))
    assert context.workspace.positions[0].tobytes() == before
    moves = tuple(to_move(context.workspace.positions[0], move) for move in context.workspace.moves[:count])
    assert moves == session.legal(session.state.seat)
