"""Bots of a series that remember how people play, if the table agrees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.hosts import BOTS, Open, QuickBots, ask, until
from vabanque.bots import make_bot
from vabanque.bots.pool import Pool
from vabanque.bots.worker import Question
from vabanque.games import make
from vabanque.games.las_vegas.bots.habits import MOST_DICE
from vabanque.games.las_vegas.bots.player import House
from vabanque.server import messages as m
from vabanque.server import table as tables
from vabanque.server.clock import now_ms
from vabanque.server.host import Host
from vabanque.server.questions import question_of
from vabanque.server.table import ServerTable


class WithMemory(QuickBots):
    """Bots move at once, but what the house remembers comes from a real worker process."""

    def __init__(self) -> None:
        super().__init__()
        self.workers = Pool(1, ())

    async def bots(self) -> dict[str, list[str]]:
        return {game: [*names, "house"] for game, names in BOTS.items()}

    async def remember(self, bot: str, question: Question) -> list[str | None]:
        return await self.workers.remember(bot, question)

    def close(self) -> None:
        self.workers.close()


async def rematch_after_a_game(host: Host, series: m.Series) -> ServerTable:
    """Anna places what she has most of, as `most-dice` does; then the next game of the series is opened."""
    setup = m.Setup(game="las-vegas-2012", bot_delay=0, first=0, stand_in="greedy", series=series)
    seats = [m.SeatSetup(kind="local", name="Anna"), m.SeatSetup(kind="bot", bot="house")]
    made = await host.seats.create(m.NewTable(setup=setup, seats=seats, start=True))
    room = await host.rooms.find(made.table)
    anna = make_bot("most-dice", make("las-vegas-2012", 2), 0, Random(1))
    for number in range(200):
        await until(lambda: room.table.status == "over" or room.table.waiting_for == (0,))
        if room.table.status == "over":
            break
        session: Any = room.table.session
        move = anna.choose(session.view(0), session.legal(0))
        text = session.rules.write_move(move)
        await ask(host, made, m.MakeMove(id=f"move-{number:06}", move={"seat": 0, "text": text}))
    ack = await ask(host, made, m.Rematch(id="rematch-01"))
    return (await host.rooms.find(str(ack.table))).table


def believed(table: ServerTable) -> tuple[float, float]:
    """How likely the house takes Anna for one who plays `most-dice`: at the start of this game, and without memory."""
    rules: Any = make("las-vegas-2012", 2)
    knows, fresh = (House(rules, 1, Random(1)) for _ in range(2))
    assert table.series is not None
    knows.recall(table.series.memory)
    return float(knows.beliefs[0, MOST_DICE]), float(fresh.beliefs[0, MOST_DICE])


async def test_the_house_knows_a_person_again_in_the_next_game_of_a_series(
    new_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")  # compiling takes a minute
    host = await new_host(pool=WithMemory())
    table = await rematch_after_a_game(host, m.Series(games=3, remember=True))
    assert table.series is not None
    about_anna, about_itself = table.series.memory
    assert about_anna is not None
    assert about_itself is None  # only people are remembered
    now, before = believed(table)
    assert now > 0.5 > 2 * before
    # No device is sent what bots remember.
    assert all(about_anna.encode() not in bytes(written.seen_from([0], over=True).entry) for written in table.rows)
    # Another host reads the same from the journal.
    read = ServerTable(table.id, b"", devices=[]).follow(table.log())
    assert read.series == table.series
    # Whoever sits down instead of Anna is a stranger.
    other, _ = table.apply(tables.Draft([m.Seated(seat=0, now=m.SeatNow(kind="person", name="Ben"))]), now_ms())
    assert other.series is not None
    assert other.series.memory == [None, None]


async def test_without_an_agreement_nothing_is_remembered(new_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")
    host = await new_host(pool=WithMemory())
    table = await rematch_after_a_game(host, m.Series(games=3))
    assert table.series is not None
    assert table.series.memory == []
    now, before = believed(table)
    assert now == before


async def test_a_bot_that_moves_is_told_what_is_remembered(host: Host) -> None:
    setup = m.Setup(game="las-vegas-2012", first=0, series=m.Series(games=3, remember=True))
    seats = [m.SeatSetup(kind="local", name="Anna"), m.SeatSetup(kind="bot", bot="greedy")]
    made = await host.seats.create(m.NewTable(setup=setup, seats=seats, start=True))
    table = (await host.rooms.find(made.table)).table
    assert question_of(table, 0).memory == ()
    table.series = m.SeriesSoFar(2, [0.0, 1.0], [10, 20], ["what the house noted", None])
    assert question_of(table, 0).memory == ("what the house noted", None)
