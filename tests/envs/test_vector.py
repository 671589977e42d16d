"""Many tables at once play the same games as a single table does, and as the simulator."""

from __future__ import annotations

import numpy as np
import pytest

from tests.envs.variants import Variant
from vabanque.bots import make_bot
from vabanque.envs import vector_env
from vabanque.envs.table import Choices, CompiledTable
from vabanque.games import game
from vabanque.play.dealers import stream
from vabanque.sim.matchup import Matchup, play_batch


def test_many_tables_play_the_same_games_as_one(variant: Variant) -> None:
    env = vector_env(variant.game, 3, variant.seats, seed=9, form="full", **variant.options)  # type: ignore[arg-type]
    tables = [CompiledTable(Choices(game(variant.game, variant.seats, **variant.options))) for _ in range(3)]
    for number, table in enumerate(tables):
        table.begin(seed=9)
        for _ in range(number):
            table.begin()
    batch = env.reset()
    ended = np.zeros(3, int)
    while not ended.all():
        for number, table in enumerate(tables):
            if ended[number]:
                continue
            sight = table.look(table.mover)
            assert batch.seats[number] == table.mover
            assert np.array_equal(batch.observations[number], sight.observation)
            assert np.array_equal(batch.masks[number], sight.mask.astype(bool))
        actions = env.sample()
        batch = env.step(actions)
        for number, table in enumerate(tables):
            if not ended[number]:
                table.move(int(actions[number]))
                assert batch.dones[number] == table.over
                assert np.allclose(batch.rewards[number], table.rewards())
                ended[number] = table.over


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-cards", "top-10000"])
def test_scripted_players_win_as_often_as_in_the_simulator(name: str) -> None:
    """Greedy players use no random numbers, so the games are the same, one by one."""
    games, seats = 12, 3
    rules = game(name, seats)
    tally, lines = play_batch(Matchup(name, ("greedy",) * seats), 0, games, record=True)
    assert len(lines) == games
    table, wins = CompiledTable(Choices(rules)), np.zeros(seats)
    for number in range(games):
        table.begin(seed=0 if number == 0 else None)
        bots = [make_bot("greedy", rules, seat, stream(0)) for seat in range(seats)]
        session = table.session()
        while not table.over:
            seat = table.mover
            move = bots[seat].choose(session.view(seat), session.legal(seat))
            session.submit(move)
            table.move(table.texts.index(rules.write_move(move)))
        wins += table.rewards()
    assert np.allclose(wins / games, [tally.win_share(seat) for seat in range(seats)])


def test_the_same_seed_gives_the_same_games_and_another_seed_does_not() -> None:
    def run(seed: int) -> list[float]:
        env = vector_env("las-vegas-2012", 8, seats=3, seed=seed)
        env.reset()
        return [float(env.step(env.sample()).observations.sum()) for _ in range(50)]

    assert run(1) == run(1)
    assert run(1) != run(2)


def test_a_reset_without_a_seed_begins_the_next_games() -> None:
    env = vector_env("las-vegas-2012", 4, seats=3, seed=1)
    first = env.reset().observations.copy()
    assert np.array_equal(env.reset(seed=1).observations, first)
    second = env.reset().observations.copy()
    assert not np.array_equal(second, first)
    longer = vector_env("las-vegas-2012", 8, seats=3, seed=1).reset()
    assert np.array_equal(longer.observations[4:], second)


def test_a_run_can_be_resumed() -> None:
    env = vector_env("las-vegas-cards", 4, seats=3, seed=1)
    env.reset()
    for _ in range(30):
        env.step(env.sample())
    saved = env.state()
    expected = [env.step(env.sample()).observations.copy() for _ in range(20)]
    again = vector_env("las-vegas-cards", 4, seats=3, seed=77)
    again.load(saved)
    assert all(np.array_equal(again.step(again.sample()).observations, before) for before in expected)


def test_a_snapshot_brings_one_table_back() -> None:
    env = vector_env("las-vegas-2012", 3, seats=2, seed=1)
    env.reset()
    for _ in range(10):
        env.step(env.sample())
    snapshot = env.snapshot(1)
    before = env.restore(1, snapshot).observations.copy()
    actions = env.sample().copy()
    after = env.step(actions).observations.copy()
    env.restore(1, snapshot)
    batch = env.restore(2, snapshot)
    assert np.array_equal(batch.observations[1], before[1])
    assert np.array_equal(batch.observations[2], before[1])
    actions[2] = actions[1]
    actions[0] = int(batch.masks[0].argmax())
    batch = env.step(actions)
    assert np.array_equal(batch.observations[1], after[1])
    assert np.array_equal(batch.observations[2], after[1])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = vector_env("las-vegas-2012", 50, seats=2, seed=1)
    batch = env.reset()
    table = int(np.flatnonzero(~batch.masks.all(axis=1))[0])
    actions = env.sample().copy()
    before = batch.observations.copy()
    for wrong in (int(np.flatnonzero(~batch.masks[table])[0]), 6, -1):
        actions[table] = wrong
        with pytest.raises(ValueError, match=f"not legal at table {table}"):
            env.step(actions)
        assert np.array_equal(batch.observations, before)
    for wrong_array in (actions[:3], actions.astype(float)):
        with pytest.raises(ValueError, match="one action, an integer, for each"):
            env.step(wrong_array)
    with pytest.raises(ValueError, match="at least 1"):
        vector_env("las-vegas-2012", 0)
