"""Vocabulary, action masks and observations agree with the readable rules, and keep secrets."""

from __future__ import annotations

import random

import numpy as np

from tests.envs.variants import Variant
from vabanque.core import Decide, Over
from vabanque.envs.table import Choices, CompiledTable, Encoder
from vabanque.games import game, vocabulary
from vabanque.play.dealers import stream


def test_every_legal_move_has_a_number(variant: Variant) -> None:
    table = CompiledTable(Choices(game(variant.game, variant.seats, **variant.options)))
    rules, rng = table.rules, random.Random(1)
    texts = vocabulary(rules)
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert rules.write_move(rules.read_move(0, text)) == text
    table.begin(seed=2)
    session = table.session()
    while not table.over:
        turn = session.turn
        assert isinstance(turn, Decide)
        assert table.mover == session.waiting_for[0]
        for seat in range(variant.seats):
            # A player who has sealed a choice still sees the moves there were.
            moves = rules.legal(session.state, seat)
            expected = sorted(texts.index(rules.write_move(move)) for move in moves)
            assert np.flatnonzero(table.look(seat).mask).tolist() == expected
        legal = np.flatnonzero(table.look(table.mover).mask).tolist()
        action = rng.choice(legal)
        session.submit(rules.read_move(table.mover, texts[action]))
        table.move(action)
    assert isinstance(session.turn, Over)


def test_observations_are_what_the_view_says_and_nothing_else(variant: Variant) -> None:
    """Compiled tables know the true state; encoders get a view with the rest made up. Both give the same numbers."""
    for form in ("full", "compact"):
        choices = Choices(game(variant.game, variant.seats, **variant.options), form=form)
        table, encoder, rng = CompiledTable(choices), Encoder(choices), random.Random(4)
        guesses = stream("secrets")
        table.begin(seed=4)
        for number in range(40):
            if table.over:
                break
            if number % 4 == 0:
                state = table.session().state
                for seat in range(variant.seats):
                    sight = table.look(seat)
                    view = choices.rules.view(state, seat)
                    assert sight.observation.min() >= 0
                    assert sight.observation.max() <= 1
                    assert np.array_equal(sight.observation, encoder.encode(view, seat).observation)
                    guess = choices.rules.fill(view, guesses)
                    again = encoder.encode(choices.rules.view(guess, seat), seat)
                    assert np.array_equal(sight.observation, again.observation)
            table.move(rng.choice(np.flatnonzero(table.look(table.mover).mask).tolist()))


def test_hidden_money_is_seen_by_its_owner_only() -> None:
    hidden = CompiledTable(Choices(game("las-vegas-2012", 3)))
    shown = CompiledTable(Choices(game("las-vegas-2012", 3, open_money=True)))
    rng = random.Random(1)
    for table in (hidden, shown):
        table.begin(seed=1)
    while hidden.session().state.round < 3:
        action = rng.choice(np.flatnonzero(hidden.look(hidden.mover).mask).tolist())
        hidden.move(action)
        shown.move(action)
    won = [sum(bills) for bills in hidden.session().state.won]
    money = hidden.layout["money"]
    for seat in range(3):
        assert np.allclose(hidden.look(seat).observation[money], [won[seat] / 1000, 0, 0])
        assert np.allclose(shown.look(seat).observation[money], np.roll(won, -seat) / 1000)


def test_the_layout_names_every_number() -> None:
    layout = Choices(game("las-vegas-biggy", 4, bandit=True, neutral=True)).layout
    assert sum(part.size for part in layout.slices) == layout.size
    described = layout.describe()
    assert all(name in described for name in layout)
    assert layout["round"] == slice(0, 3)
