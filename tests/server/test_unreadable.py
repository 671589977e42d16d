"""A table whose journal cannot be read is set aside; the others do not notice."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.server.hosts import Open, ask, code_of, until, wanted
from vabanque.server import messages as m
from vabanque.server.host import Host
from vabanque.server.rooms import Connection
from vabanque.store import Append, Row

NONSENSE = Row(2, 1, "seated", 0, "not JSON")


async def _spoil(host: Host, table: str) -> None:
    stored = await host.store.load(table)
    assert stored is not None
    await host.store.append(Append(table, [NONSENSE._replace(seq=len(stored[1]) + 1)]))


async def test_bots_at_other_tables_go_on(new_host: Open, caplog: pytest.LogCaptureFixture) -> None:
    dead, alive = await new_host(), await new_host()
    dead._background.closing = True
    sick = await dead.seats.create(wanted("me bot", start=True, first=1))
    await _spoil(dead, sick.table)
    healthy = await dead.seats.create(wanted("me bot", start=True, first=1))
    await asyncio.sleep(0.15)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            await alive._clockwork.pick_up()
    room = await alive.rooms.find(healthy.table)
    await until(lambda: room.table.waiting_for == (0,))
    assert alive.rooms.unreadable == {sick.table}
    named = [record for record in caplog.records if getattr(record, "facts", {}).get("table") == sick.table]
    assert len(named) == 1, "the log names it once"
    assert await code_of(alive.rooms.find(sick.table)) == "table-unreadable"


async def test_many_unreadable_tables_do_not_hide_the_others(new_host: Open) -> None:
    dead, alive = await new_host(), await new_host()
    dead._background.closing = True
    sick = [await dead.seats.create(wanted("me bot", start=True, first=1)) for _ in range(3)]
    alive.rooms.unreadable |= {made.table for made in sick}
    healthy = await dead.seats.create(wanted("me bot", start=True, first=1))
    await asyncio.sleep(0.15)
    assert await alive.store.due(2**50, alive.rooms.unreadable, limit=1) == [healthy.table]


async def test_people_at_a_table_that_becomes_unreadable_are_sent_away(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    watcher = Connection(None)
    other.presence.enter(room, watcher)
    await _spoil(one, made.table)
    assert await code_of(ask(other, made, m.React(id="reaction-1", emoji="🍀"))) == "table-unreadable"
    assert watcher.gone == "shutdown"
    assert len(other.rooms) == 0
    fine = await one.seats.create(wanted("me open"))
    tokens = {made.table: made.token, fine.table: fine.token}
    listed = await other.lists.mine(tokens)
    assert {(summary.table, tuple(summary.yours)) for summary in listed} == {(made.table, ()), (fine.table, (0,))}
