"""Somebody sets the wall clock: nothing is deleted, and nothing waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.chaos.faults import DAY, ClockedServer, can_set_clocks
from tests.programs import lacking
from tests.server.hosts import Open, until, wanted
from vabanque.server import clock, clockwork, rooms, writing
from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.config import Config
from vabanque.server.host import Host

HOUR = 3_600_000
SetClock = Callable[[int], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the clock of all hosts by so many milliseconds."""

    def jump(milliseconds: int) -> None:
        for module in (clock, clockwork, rooms, writing):
            monkeypatch.setattr(module, "now_ms", lambda: now_ms() + milliseconds, raising=False)

    return jump


async def test_a_clock_that_is_set_forward_deletes_nothing(host: Host, set_clock: SetClock) -> None:
    made = await host.seats.create(wanted("me me", start=True))
    set_clock(100 * 24 * HOUR)
    await host.rooms.expire()
    assert await host.store.count() == 1
    # Somebody plays meanwhile, so the newest table is from the future.
    await host.act(made.table, made.token, m.React(id="reaction-1", emoji="🍀"))
    other = await host.seats.create(wanted("me open"))
    await host.rooms.expire()
    set_clock(0)
    await host.rooms.expire()
    assert {row.id for row in await host.store.some([made.table, other.table])} == {made.table, other.table}


@pytest.mark.parametrize("started", ["before", "meanwhile"])
async def test_what_was_played_while_the_clock_was_behind_is_not_old(
    new_host: Open, set_clock: SetClock, started: str
) -> None:
    host = await new_host()
    await host.seats.create(wanted("me open"))  # so the database knows how late it is
    set_clock(-100 * 24 * HOUR)
    wrong = host if started == "before" else await Host.open(host.config)
    try:
        made = await wrong.seats.create(wanted("me me", start=True))
        await wrong.act(made.table, made.token, m.React(id="reaction-1", emoji="🍀"))
        await wrong.seats.create(wanted("me open"))
        set_clock(0)
        await host.rooms.expire()
        assert await host.store.count() == 3
    finally:
        if wrong is not host:
            await wrong.close()


async def test_a_host_that_starts_with_a_wrong_clock_deletes_nothing(new_host: Open, set_clock: SetClock) -> None:
    host = await new_host()
    await host.seats.create(wanted("me me", start=True))
    config: Config = host.config
    set_clock(100 * 24 * HOUR)
    started = await Host.open(config)
    try:
        await started.rooms.expire()
        assert await host.store.count() == 1
    finally:
        await started.close()


async def test_a_bot_moves_although_the_clock_was_set_back(host: Host, set_clock: SetClock) -> None:
    made = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=300))
    room = await host.rooms.find(made.table)
    set_clock(-HOUR)
    host._clockwork.schedule(room)
    await until(lambda: room.table.waiting_for == (0,))


async def test_what_a_dead_host_left_in_the_future_is_picked_up(new_host: Open, set_clock: SetClock) -> None:
    dead, alive = await new_host(), await new_host()
    dead._background.closing = True
    made = await dead.seats.create(wanted("me bot", start=True, first=1))
    set_clock(-HOUR)
    await alive._clockwork.pick_up()
    room = await alive.rooms.find(made.table)
    await until(lambda: room.table.waiting_for == (0,))


async def test_a_running_clock_does_not_jump(host: Host, set_clock: SetClock) -> None:
    made = await host.seats.create(wanted("me me", start=True, clock=60))
    room = await host.rooms.find(made.table)
    for jump in (HOUR, -HOUR):
        set_clock(jump)
        host._clockwork.schedule(room)
        assert room.timer is not None
        assert 50 < room.timer.when() - asyncio.get_running_loop().time() <= 60
    assert room.table.stand_ins == {}


async def test_the_clocks_that_chaos_sets_do_jump(tmp_path: Path) -> None:
    if not can_set_clocks():
        lacking("C compiler", "scripts/services.sh installs it")
    server = ClockedServer(tmp_path)
    server.start()
    try:
        made = await server.table(seats="me bot")
        server.set_clock(100 * DAY)
        ahead = (await server.get(f"/tables/{made['table']}", made["token"]))["now"] - now_ms()
        assert 99 * DAY < ahead / 1000 < 101 * DAY
    finally:
        server.end()
