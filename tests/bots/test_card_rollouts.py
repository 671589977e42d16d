"""How the house plays on in its mind at the card game: nothing hidden counts, and the arena does the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from vabanque.arena.contest import Contest
from vabanque.compiled import new_luck, open_stream
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas_cards.bots.evaluation import value_moves
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.player import House
from vabanque.games.las_vegas_cards.bots.rollouts import guess, new_search_context, search
from vabanque.games.las_vegas_cards.compiled import SEATS, deal_bills, draw_hand, drawer, play, start
from vabanque.games.las_vegas_cards.contests import ENGINE
from vabanque.games.las_vegas_cards.convert import from_move, from_state, new, to_state
from vabanque.games.las_vegas_cards.editions import CARDS
from vabanque.games.vegas.bots.candidates import MARGIN
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.bots.search import SearchContext
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.contests import FIRST_HAND, MOST_HANDS
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session


def midgame(seats: int, plays: int, order: str = "together") -> tuple[Any, Any]:
    """Rules, and a session after so many random choices."""
    rules = make("las-vegas-cards", seats, {"order": order})
    session = Session(rules, list("ABCDE")[:seats], SeededDealer(5))
    rng = Random(5)
    for _ in range(plays):
        seat = session.waiting_for[0]
        session.submit(rng.choice(session.legal(seat)))
    return rules, session


def context_for(seats: int) -> SearchContext:
    shape = shape_for(seats)
    return new_search_context(shape, load_net("las-vegas-cards", seats, shape))


@pytest.mark.parametrize(("order", "plays"), [("together", 6), ("in-turn", 7)])
def test_the_search_ignores_hidden_cards(order: str, plays: int) -> None:
    rules, session = midgame(3, plays, order)
    seat = session.waiting_for[0]
    context, view = context_for(3), session.view(seat)
    answers, hidden = [], set()
    for seed in range(4):
        state = replace(rules.fill(view, Random(seed)), won=session.state.won)
        hidden.add((state.hands, state.glass))
        context.workspace.positions[0] = from_state(rules, state)[0]
        count = search(context, seat)
        answers.append(context.workspace.values[:count].tolist())
    assert len(hidden) == 4
    assert len(answers[0]) > 2
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize(("order", "plays"), [("together", 6), ("in-turn", 7)])
def test_a_guess_agrees_with_what_the_player_sees(order: str, plays: int) -> None:
    rules, session = midgame(3, plays, order)
    seat = session.waiting_for[0]
    positions = from_state(rules, session.state)
    luck = new_luck("guesses")
    guesses = set()
    for number in range(20):
        open_stream(luck[0], number)
        positions[0] = from_state(rules, session.state)[0]
        guess(positions[0], seat, luck[0])
        state = to_state(rules, positions)
        assert rules.view(state, seat) == session.view(seat)
        for owner in range(3):
            held = Counter((*state.hands[owner], *state.laid[owner], *state.glass[owner]))
            assert held + Counter(rules.pile(state, owner)) == Counter(CARDS) or state.out[owner]
        guesses.add((state.hands, state.glass))
    assert len(guesses) > 10


def test_rollouts_correct_the_network_but_never_by_much() -> None:
    changed = 0
    for plays in range(12):
        rules, session = midgame(3, plays, "in-turn")
        seat = session.waiting_for[0]
        context = context_for(3)
        context.workspace.positions[0] = from_state(rules, session.state)[0]
        before = context.workspace.positions[0].tobytes()
        count = value_moves(context.workspace, seat, GREED)
        moves, values = context.workspace.moves[:count].copy(), context.workspace.values[:count].copy()
        assert search(context, seat) == count
        considered = context.workspace.values[:count]
        assert (context.workspace.moves[:count] == moves).all()
        assert context.workspace.positions[0].tobytes() == before
        assert considered[values.argmax()] == values.max()
        assert values[considered.argmax()] > values.max() - MARGIN
        assert np.abs(considered - values).max() < 0.1
        changed += not np.allclose(considered, values, atol=1e-6)
    assert changed >= 4


@pytest.mark.usefixtures("brief")
def test_the_arena_plays_the_same_game_as_the_bots() -> None:
    contest = Contest("las-vegas-cards", 3, ("house",), seed=3, options={"order": "in-turn"})
    (expected, *_) = ENGINE.play(contest, [0])
    rules: Any = contest.rules()
    positions, lucks = new(rules), new_luck("arena 3")
    s, luck = positions[0], lucks[0]
    houses = [House(rules, seat, Random(seat)) for seat in range(3)]
    start(s, 0)
    while not s.over:
        number = int(s.round_number)
        if s.filled < 6:
            open_stream(luck, number)
            while s.filled < 6:
                deal_bills(s, luck)
        seat = drawer(s)
        open_stream(luck, FIRST_HAND + (number * SEATS + seat) * MOST_HANDS + int(s.play))
        draw_hand(s, seat, luck)
        state = to_state(rules, positions)
        for house in houses:
            house.counted = [list(bills) for bills in state.won]
        chosen = np.zeros(SEATS, np.int64)
        chosen[seat] = from_move(houses[seat].choose(rules.view(state, seat), rules.legal(state, seat)))
        play(s, chosen)
    assert tuple(sum(bills) for bills in to_state(rules, positions).won) == expected.score
