"""One host, or two that share a database, in this process: no sockets, and bots that answer at once."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosts import Bell, Open, QuickBots, a_move, ask, code_of, is_stale, until, wanted
from vabanque.bus import PRESENCE
from vabanque.server import messages as m
from vabanque.server import rooms
from vabanque.server.background import Background
from vabanque.server.clock import now_ms
from vabanque.server.clockwork import WATCHED
from vabanque.server.config import Config
from vabanque.server.host import Host
from vabanque.server.rooms import Connection, Room
from vabanque.server.table import NotFound, token_hash
from vabanque.store import Append, Deleted, Row, TableStanding, Unavailable
from vabanque.store.operating import delete_tables, operate

# Writing


async def test_bots_play_a_game_to_its_end_and_every_row_is_stored(host: Host) -> None:
    made = await host.seats.create(wanted("bot bot", start=True))
    room = await host.rooms.find(made.table)
    await until(lambda: room.table.status == "over")
    await until(lambda: not room.acting)
    stored = await host.store.load(made.table)
    assert stored is not None
    row, rows, _ = stored
    assert rows == room.table.log()
    assert (row.status, row.due) == ("over", None)
    moves = sum(line.kind == "place" for line in rows)
    assert host.counts["bot_moves"] == moves == len(host.pool.asked)  # type: ignore[attr-defined]
    assert host.counts["tables"] == 1
    at_first = [line.kind for line in rows].index("place")
    assert host.counts["rows"] == len(rows) - at_first
    assert host.bus.rings[-1] == (made.table, len(rows))  # type: ignore[attr-defined]
    assert room.timer is None


async def test_a_command_is_counted_written_once_and_acknowledged_with_its_seq(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    other = await host.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    before = host.counts["rows"]
    command = m.React(id="reaction-1", emoji="🍀")
    first = await ask(host, made, command)
    again = await ask(host, made, command)
    assert first == again == m.Ack(id="reaction-1", seq=3, table=None)
    assert host.counts["rows"] == before + 1
    assert host.counts["commands_react"] == 2
    # The same id from another seat is another command.
    assert (await ask(host, other, command)).seq == 4


async def test_the_same_command_is_known_to_a_host_that_reads_the_journal(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    command = m.React(id="reaction-1", emoji="🍀")
    assert await ask(one, made, command) == await ask(other, made, command)
    assert len((await other.rooms.find(made.table)).table.rows) == 2


async def test_a_host_that_loses_a_race_rereads_and_decides_again(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open", public=True))
    await other.rooms.find(made.table)
    await ask(one, made, m.React(id="reaction-1", emoji="🍀"))
    ack = await ask(other, made, m.React(id="reaction-2", emoji="😎"))
    assert ack.seq == 3
    assert other.counts["conflicts"] == 1
    assert one.counts["conflicts"] == 0
    # What the other one has written makes this refused.
    await ask(one, made, m.Close(id="close-001"))
    assert await code_of(ask(other, made, m.Close(id="close-002"))) == "game-over"


async def test_a_host_that_loses_every_race_gives_up(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    room = await host.rooms.find(made.table)
    refresh = host.rooms.refresh

    async def refresh_and_lose(room: Room) -> None:
        await refresh(room)
        seq = room.table.seq + 1
        body = '{"kind":"reacted","seat":0,"emoji":"🍀"}'
        await host.store.append(Append(made.table, [Row(seq, 1, "reacted", 0, body)]))

    await host.store.append(Append(made.table, [Row(2, 1, "reacted", 0, '{"kind":"reacted","seat":0,"emoji":"🍀"}')]))
    host.rooms.refresh = refresh_and_lose  # type: ignore[method-assign]
    assert await code_of(ask(host, made, m.React(id="reaction-1", emoji="🍀"))) == "busy"
    assert host.counts["conflicts"] == 20
    host.rooms.refresh = refresh  # type: ignore[method-assign]
    assert (await ask(host, made, m.React(id="reaction-2", emoji="🍀"))).seq == room.table.seq


async def test_after_a_database_that_was_away_a_table_is_read_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await host.seats.create(wanted("me open"))
    room = await host.rooms.find(made.table)
    append = host.store.append

    async def write_and_fail(wanted: Append) -> None:
        await append(wanted)
        raise Unavailable("gone after the commit")

    monkeypatch.setattr(host.store, "append", write_and_fail)
    with pytest.raises(Unavailable):
        await ask(host, made, m.React(id="reaction-1", emoji="🍀"))
    monkeypatch.setattr(host.store, "append", append)
    assert is_stale(room)
    assert room.table.seq == 1
    assert (await host.rooms.find(made.table)).table.seq == 2
    assert not is_stale(room)
    # The command had been written: sent again, it is done once.
    assert (await ask(host, made, m.React(id="reaction-1", emoji="🍀"))).seq == 2


async def test_a_listing_changes_with_seats_status_and_round(host: Host) -> None:
    made = await host.seats.create(wanted("me open", public=True))
    (listed,) = await host.lists.public()
    assert (listed.table, listed.free, listed.status, listed.code) == (made.table, 1, "open", made.code)
    await host.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    (listed,) = await host.lists.public()
    assert (listed.free, [seat.name for seat in listed.seats]) == (0, ["Anna", "Benno"])
    await ask(host, made, m.Start(id="start-001"))
    (listed,) = await host.lists.public()
    assert (listed.status, listed.round, listed.code) == ("running", 1, made.code)
    await ask(host, made, m.Close(id="close-001"))
    assert await host.lists.public() == []


# Seats


async def test_a_new_table_has_a_code_until_it_begins(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    assert made.code is not None
    assert re.fullmatch("[A-HJKMNP-Z2-9]{6}", made.code)
    assert (made.seats, made.host) == ([0], True)
    assert await host.lists.find_code(f" {made.code.lower()[:3]}-{made.code.lower()[3:]} ") == made.table
    assert await code_of(host.lists.find_code("NOTACODE")) == "no-such-code"
    begun = await host.seats.create(wanted("me bot", start=True))
    assert begun.code is None


async def test_a_code_in_use_is_not_given_twice(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr("vabanque.server.seats.new_join_code", lambda: next(codes))
    first = await host.seats.create(wanted("me open"))
    second = await host.seats.create(wanted("me open"))
    assert (first.code, second.code) == ("AAAAAA", "BBBBBB")
    assert host.counts["conflicts"] == 1


async def test_a_join_whose_answer_was_lost_keeps_its_seat_and_gets_a_new_token(host: Host) -> None:
    made = await host.seats.create(wanted("me open open"))
    request = m.Join(name="Benno", id="0123456789abcdef")
    first = await host.seats.join(made.table, request)
    room = await host.rooms.find(made.table)
    phone = Connection(token_hash(first.token))
    host.presence.enter(room, phone)
    again = await host.seats.join(made.table, request)
    assert (first.seats, again.seats) == ([1], [1])
    assert first.token != again.token
    assert room.table.device(first.token) is None
    assert phone.gone == "taken-over"
    assert phone.wake.is_set()
    other = await host.seats.join(made.table, m.Join(name="Carla", id="fedcba9876543210"))
    assert other.seats == [2]


async def test_a_seat_that_was_given_to_somebody_else_is_not_joined_again(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    request = m.Join(name="Benno", id="0123456789abcdef")
    await host.seats.join(made.table, request)
    await ask(host, made, m.Arrange(id="arrange-1", seat=1, kind="open"))
    assert await code_of(host.seats.join(made.table, request)) == "seat-taken"
    await ask(host, made, m.Arrange(id="arrange-2", seat=1, kind="local"))
    assert await code_of(host.seats.join(made.table, request)) == "seat-taken"


async def test_another_device_takes_over_with_a_code(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    assert await code_of(host.seats.offer(made.table, None)) == "spectator"
    before = now_ms()
    offer = await host.seats.offer(made.table, made.token)
    assert re.fullmatch("[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}", offer.code)
    assert 600_000 <= offer.expires - before < 610_000
    taken = await host.seats.take_over(offer.code.lower())
    assert (taken.table, taken.seats, taken.host) == (made.table, [0], True)
    assert (await host.rooms.find(made.table)).table.device(made.token) is None
    assert await code_of(host.seats.take_over(offer.code)) == "no-such-code"
    # A code of a device that is no longer there is good for nothing.
    late = await host.seats.offer(made.table, taken.token)
    room = await host.rooms.find(made.table)
    room.table.devices = []
    assert await code_of(host.seats.take_over(late.code)) == "no-such-code"


async def test_a_rematch_is_made_once_and_found_under_its_name(host: Host) -> None:
    made = await host.seats.create(wanted("me bot", start=True, game="top-10000", stand_in=None, bot_delay=10_000))
    await ask(host, made, m.LeaveSeat(id="leave-001"))
    room = await host.rooms.find(made.table)
    assert room.table.status == "running"
    await ask(host, made, m.Close(id="close-001"))
    assert await code_of(ask(host, made, m.Rematch(id="rematch-1"))) == "not-over"
    over = await host.seats.create(wanted("me me", start=True, stand_in=None))
    await ask(host, over, m.LeaveSeat(id="leave-001"))
    before = host.counts["tables"]
    first = await ask(host, over, m.Rematch(id="rematch-1"))
    again = await ask(host, over, m.Rematch(id="rematch-2"))
    assert first.table == again.table
    assert first.table is not None
    assert host.counts["tables"] == before + 1
    new = await host.store.load(first.table)
    assert new is not None
    assert [device.token_hash for device in new[2]] == [token_hash(over.token)]
    assert (await host.rooms.find(first.table)).table.device(over.token) is not None


async def test_a_browser_finds_its_tables_the_last_used_first(host: Host) -> None:
    one = await host.seats.create(wanted("me bot", start=True, first=0))
    two = await host.seats.create(wanted("me open"))
    hand = await host.seats.create(wanted("me open", dice="by-hand"))
    await asyncio.sleep(0.002)
    await ask(host, one, m.React(id="reaction-1", emoji="🍀"))
    tokens = {one.table: one.token, two.table: two.token, hand.table: "x" * 32}
    listed = await host.lists.mine(tokens)
    assert [(summary.table, summary.yours, summary.your_turn) for summary in listed] == [
        (one.table, [0], True),
        (two.table, [0], False),
    ]
    assert [summary.code for summary in listed] == [None, two.code]
    await host.seats.join(hand.table, m.Join(name="Benno", id="0123456789abcdef"))
    (waiting,) = await host.lists.mine({hand.table: hand.token})
    assert not waiting.your_turn
    await ask(host, hand, m.Start(id="start-001"))
    (awaiting,) = await host.lists.mine({hand.table: hand.token})
    assert awaiting.your_turn, "anybody may enter what real dice show"


# Rooms


async def test_a_table_that_is_not_there_is_not_found(host: Host) -> None:
    with pytest.raises(NotFound, match=r"\bno-such-table(?![-\w])"):
        await host.rooms.find("nosuchtable1")
    assert len(host.rooms) == 0
    assert host.rooms._loading == {}


async def test_concurrent_lookups_share_one_room(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    rooms = await asyncio.gather(*(other.rooms.find(made.table) for _ in range(5)))
    assert len({id(room) for room in rooms}) == 1
    assert [room.table.id for room in other.rooms] == [made.table]
    assert rooms[0].table.log() == (await one.rooms.find(made.table)).table.log()


async def test_a_ring_reads_new_rows_and_wakes_connections(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    watcher = Connection(None)
    other.presence.enter(room, watcher)
    watcher.wake.clear()
    ack = await ask(one, made, m.React(id="reaction-1", emoji="🍀"))
    other.rooms.heard(made.table, room.table.seq)
    other.rooms.heard("nosuchtable1", 5)
    assert not is_stale(room), "nothing new"
    other.rooms.heard(made.table, ack.seq)
    assert is_stale(room)
    await until(lambda: not room.catching_up)
    assert (room.stale, room.table.seq) == (False, ack.seq)
    assert watcher.wake.is_set()


async def test_a_ring_carries_presence_to_other_hosts(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    watcher = Connection(None)
    other.presence.enter(room, watcher)
    assert room.here() == set()
    one.presence.enter(await one.rooms.find(made.table), Connection(token_hash(made.token)))
    await until(lambda: (made.table, PRESENCE) in one.bus.rings)  # type: ignore[attr-defined]
    watcher.presence_changed = False
    other.heard(made.table, PRESENCE)
    await until(lambda: watcher.presence_changed)
    assert room.here() == {0}


async def test_presence_heard_from_another_host_is_not_rung_back(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room, anna = await one.rooms.find(made.table), Connection(token_hash(made.token))
    watched = await other.rooms.find(made.table)
    other.presence.enter(watched, Connection(None))
    rings: list[Any] = one.bus.rings  # type: ignore[attr-defined]
    for go, here in ((one.presence.enter, {0}), (one.presence.leave, set())):
        rings.clear()
        go(room, anna)
        await until(lambda: (made.table, PRESENCE) in rings)
        other.heard(made.table, PRESENCE)
        await until(lambda here=here: watched.here() == here)  # type: ignore[misc]
    await until(lambda: not other._background._tasks)
    assert (made.table, PRESENCE) not in other.bus.rings  # type: ignore[attr-defined]


async def test_a_ring_for_an_unwatched_table_is_read_lazily(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    ack = await ask(one, made, m.React(id="reaction-1", emoji="🍀"))
    other.rooms.heard(made.table, ack.seq)
    assert (is_stale(room), room.catching_up) == (True, False)
    watcher = Connection(None)
    other.presence.enter(room, watcher)
    await until(lambda: room.table.seq == ack.seq)
    assert not is_stale(room)


async def test_polling_and_touching_are_batched(new_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AT_ONCE", 2)
    one, other = await new_host(), await new_host()
    made = [await one.seats.create(wanted("me me", start=True)) for _ in range(5)]
    for table in made:
        room = await other.rooms.find(table.table)
        await ask(one, table, a_move(room))
        other.presence.enter(room, Connection(None))
    await other.rooms.look()
    await until(lambda: all(room.table.seq == one.rooms.get(room.table.id).table.seq for room in other.rooms))  # type: ignore[union-attr]
    monkeypatch.setattr(other.rooms.calendar, "at_most", lambda: 10**15)
    await other.rooms.expire()
    assert {row.touched for row in await other.store.some([table.table for table in made])} == {10**15}


async def test_polling_makes_up_for_a_lost_ring(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    await ask(one, made, m.React(id="reaction-1", emoji="🍀"))
    await other.rooms.look()
    await until(lambda: room.table.seq == 2)
    # Alone, a host has to look only where the database may know more.
    other.bus.alone = True
    await ask(one, made, m.React(id="reaction-2", emoji="🍀"))
    await other.rooms.look()
    await asyncio.sleep(0.02)
    assert room.table.seq == 2
    room.stale = True
    await other.rooms.look()
    await until(lambda: room.table.seq == 3)


async def test_a_table_stays_stale_while_the_database_is_away(new_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await new_host()
    made = await host.seats.create(wanted("me open"))
    room = await host.rooms.find(made.table)

    async def away(*_: Any) -> Any:
        raise Unavailable("away")

    read = host.store.rows_after
    monkeypatch.setattr(host.store, "rows_after", away)
    host.rooms.heard(made.table, 9)
    await until(lambda: not room.catching_up)
    assert is_stale(room)
    monkeypatch.setattr(host.store, "rows_after", read)
    await host.rooms.find(made.table)
    assert not is_stale(room)


async def test_seats_that_changed_elsewhere_are_read_with_their_devices(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    benno = await one.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    assert room.table.device(benno.token) is None
    other.presence.enter(room, Connection(None))
    other.rooms.heard(made.table, 2)
    await until(lambda: room.table.device(benno.token) is not None)
    offer = await one.seats.offer(made.table, benno.token)
    phone = Connection(token_hash(benno.token))
    other.presence.enter(room, phone)
    taken = await one.seats.take_over(offer.code)
    other.rooms.heard(made.table, 3)
    await until(lambda: room.table.device(taken.token) is not None)
    assert phone.gone == "taken-over"


async def test_unwatched_tables_are_evicted(host: Host) -> None:
    idle = await host.seats.create(wanted("me open"))
    watched = await host.seats.create(wanted("me open"))
    timed = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=10_000))
    recent = await host.seats.create(wanted("me open"))
    for made in (idle, watched, timed):
        (await host.rooms.find(made.table)).used = time.monotonic() - 61
    (await host.rooms.find(recent.table)).used = time.monotonic() - 55
    for made in (idle, watched, timed):
        (room,) = [room for room in host.rooms if room.table.id == made.table]
        room.used = time.monotonic() - 61
        if made is watched:
            room.connections.add(Connection(None))
    locked = next(room for room in host.rooms if room.table.id == idle.table)
    async with locked.lock:
        await host.rooms.clean()
    assert len(host.rooms) == 4
    locked.acting = True
    await host.rooms.clean()
    assert len(host.rooms) == 4
    locked.acting = False
    await host.rooms.clean()
    assert {room.table.id for room in host.rooms} == {watched.table, timed.table, recent.table}
    assert (await host.rooms.find(idle.table)).table.seq == 1


async def test_a_table_is_evicted_after_a_minute(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await host.rooms.find((await host.seats.create(wanted("me open"))).table)
    room.used, now = 1000.0, 1060.0  # numbers without rounding errors
    monkeypatch.setattr("vabanque.server.rooms.time.monotonic", lambda: now)
    await host.rooms.clean()
    assert len(host.rooms) == 1
    now += 0.001
    await host.rooms.clean()
    assert len(host.rooms) == 0


@pytest.mark.parametrize(("alone", "margin"), [(True, 0), (False, 180_000)], ids=["alone", "with others"])
async def test_the_clocks_of_other_hosts_may_be_three_minutes_behind(
    alone: bool, margin: int, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.rooms._bus, "alone", alone, raising=False)
    monkeypatch.setattr(host.rooms.calendar, "at_least", lambda: 10**9)
    kept, gone = [(await host.seats.create(wanted("me open"))).table for _ in range(2)]
    for table, touched in ((kept, 10**9 - 24 * 3_600_000 - margin), (gone, 10**9 - 24 * 3_600_000 - margin - 1)):
        await host.store.append(Append(table, standing=TableStanding(touched, "open", None)))
    await host.rooms.expire()
    assert {room.table.id for room in host.rooms} == {kept}


async def test_the_database_is_asked_about_500_tables_at_a_time(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    heads = host.store.heads

    async def count_heads(tables: Any) -> Any:
        asked.append(len(tables))
        return await heads(tables)

    monkeypatch.setattr(host.store, "heads", count_heads)
    await host.rooms._look_at([f"table{number}" for number in range(1001)])
    assert asked == [500, 500, 1]


async def test_expired_tables_are_deleted(new_host: Open) -> None:
    host = await new_host(expire_open=0.5, expire_running=2.0, expire_over=3.0)
    tables = {}
    for status, hours in (
        ("open", 0.6),
        ("open", 0.4),
        ("running", 2.1),
        ("running", 1.9),
        ("closed", 0.6),
        ("closed", 0.4),
        ("over", 2.9),
        ("over", 3.1),
    ):
        made = await host.seats.create(wanted("me me", start=status == "running"))
        tables[made.table] = (status, hours)
        row = (await host.store.some([made.table]))[0]
        touched = now_ms() - int(hours * 3_600_000)
        await host.store.append(Append(made.table, standing=TableStanding(touched, status, row.due)))
    await host.rooms.expire()
    kept = {room.table.id for room in host.rooms}
    assert sorted(tables[table] for table in kept) == [
        ("closed", 0.4),
        ("open", 0.4),
        ("over", 2.9),
        ("running", 1.9),
    ]


async def _age(host: Host, table: str, hours: float) -> None:
    (row,) = await host.store.some([table])
    touched = now_ms() - int(hours * 3_600_000)
    await host.store.append(Append(table, standing=TableStanding(touched, row.status, row.due)))


async def test_a_table_that_somebody_has_open_at_any_host_does_not_expire(new_host: Open) -> None:
    one, other = await new_host(expire_open=0.5), await new_host(expire_open=0.5)
    made = await one.seats.create(wanted("me open"))
    left = await one.seats.create(wanted("me open"))
    one.presence.enter(await one.rooms.find(made.table), Connection(None))
    for table in (made.table, left.table):
        await _age(one, table, 0.6)
    await one.rooms.expire()
    await other.rooms.expire()
    assert [row.id for row in await one.store.some([made.table, left.table])] == [made.table]
    await ask(one, made, m.React(id="reaction-1", emoji="🍀"))


async def test_nothing_is_acknowledged_at_a_table_that_another_host_has_deleted(new_host: Open) -> None:
    one, other = await new_host(expire_open=0.5), await new_host(expire_open=0.5)
    made, second = [await one.seats.create(wanted("me open")) for _ in range(2)]
    watchers = []
    for table in (made.table, second.table):
        watchers.append(Connection(None))
        one.presence.enter(await one.rooms.find(table), watchers[-1])
        await _age(one, table, 0.6)
    await other.rooms.expire()
    assert await code_of(ask(one, made, m.React(id="reaction-1", emoji="🍀"))) == "no-such-table"
    assert await one.store.rows_after(made.table, 0) == []
    assert watchers[0].gone == "expired"
    await one.rooms.look()
    assert watchers[1].gone == "expired", "people there are told, also if nobody writes"
    assert len(one.rooms) == 0


async def test_people_at_a_table_that_an_operator_has_deleted_are_sent_away(host: Host, tmp_path: Path) -> None:
    host.bus.alone = True  # nobody else writes, so nothing is looked at every two seconds
    made, other = [await host.seats.create(wanted("me open")) for _ in range(2)]
    watcher = Connection(None)
    host.presence.enter(await host.rooms.find(made.table), watcher)
    url = str(tmp_path / "tables.db")
    gone = await asyncio.to_thread(operate, url, lambda connection: delete_tables(connection, [made.table]))
    assert gone == [made.table]
    await host.rooms.expire()
    assert watcher.gone == "expired"
    assert [room.table.id for room in host.rooms] == [other.table]


async def test_in_a_batch_only_the_append_to_a_deleted_table_fails(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    body = '{"kind":"reacted","seat":0,"emoji":"🍀"}'
    standing = TableStanding(now_ms(), "open", None)
    answers = await asyncio.gather(
        *(
            host.store.append(Append(table, [Row(2, 1, "reacted", 0, body)], standing))
            for table in (made.table, "none")
        ),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Deleted]
    assert [row.seq for row in await host.store.rows_after(made.table, 0)] == [1, 2]
    assert await host.store.rows_after("none", 0) == []


# Presence


async def test_everybody_there_sees_who_comes_and_goes(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    room = await host.rooms.find(made.table)
    anna, watcher = Connection(token_hash(made.token)), Connection(None)
    host.presence.enter(room, watcher)
    watcher.presence_changed = False
    watcher.wake.clear()
    assert 0 not in room.here()
    host.presence.enter(room, anna)
    assert room.here() == {0}
    assert watcher.presence_changed
    assert watcher.wake.is_set()
    watcher.presence_changed = False
    used = room.used = 0.0
    host.presence.leave(room, anna)
    assert watcher.presence_changed
    assert room.used > used
    assert room.connections == {watcher}
    assert 0 not in room.here()


async def test_devices_at_another_host_count_as_here_for_a_while(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    here, there = await one.rooms.find(made.table), await other.rooms.find(made.table)
    anna = Connection(token_hash(made.token))
    one.presence.enter(here, anna)
    other.presence.enter(there, Connection(None))
    await one.presence.report()
    await other.presence.report()
    assert 0 in there.here()
    there.table.devices = [there.table.devices[0]._replace(seen=now_ms() - rooms.RECENT - 50)]
    assert 0 not in there.here()
    there.table.devices = [there.table.devices[0]._replace(seen=now_ms() - rooms.RECENT + 5_000)]
    assert 0 in there.here()
    one.presence.leave(here, anna)
    async with asyncio.timeout(10):
        while 0 in there.here():
            await other.presence.report()
            await asyncio.sleep(0.01)


async def test_a_device_counts_as_here_for_45_seconds_and_as_away_30_seconds_later(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await host.rooms.find((await host.seats.create(wanted("me open"))).table)
    (device,) = room.table.devices
    room.opened = 0
    monkeypatch.setattr(rooms, "now_ms", lambda: 1_000_000)
    for ago, here, away in (
        (44_999, {0}, False),
        (45_000, set(), False),
        (74_999, set(), False),
        (75_000, set(), True),
    ):
        room.table.devices = [device._replace(seen=1_000_000 - ago)]
        assert (room.here(), room.away(0)) == (here, away), ago
    assert Room(room.table).patience == 1000 * Config(database="").away


async def test_a_bot_stands_in_only_for_somebody_who_has_been_away_for_a_while(
    new_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open", stand_in=None))
    benno = await other.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    await ask(one, made, m.Start(id="start-001"))
    at_one, at_other = await one.rooms.find(made.table), await other.rooms.find(made.table)
    at_one.opened = at_other.opened = 0
    phone = Connection(token_hash(benno.token))
    other.presence.enter(at_other, phone)
    await other.presence.report()
    for host in (one, other):
        assert await code_of(ask(host, made, m.StandIn(id="stand-in-1", seat=1))) == "not-away"
    # Reloading a page is not going away.
    other.presence.leave(at_other, phone)
    await until(lambda: not other._background._tasks)
    for host in (one, other):
        assert await code_of(ask(host, made, m.StandIn(id="stand-in-1", seat=1))) == "not-away"
    monkeypatch.setattr(rooms, "now_ms", lambda: now_ms() + at_one.patience)
    await ask(one, made, m.StandIn(id="stand-in-1", seat=1))
    assert at_one.table.left == (1,)


async def test_somebody_who_plays_without_a_socket_is_not_away(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    benno = await host.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    await ask(host, made, m.Start(id="start-001"))
    room = await host.rooms.find(made.table)
    assert await code_of(ask(host, made, m.StandIn(id="stand-in-1", seat=1))) == "not-away", "the host has just started"
    room.opened = 0
    await ask(host, benno, m.React(id="reaction-1", emoji="🍀"))
    assert await code_of(ask(host, made, m.StandIn(id="stand-in-1", seat=1))) == "not-away"
    room.noted.clear()
    await ask(host, made, m.StandIn(id="stand-in-1", seat=1))
    assert room.table.stand_ins == {1: "greedy"}


# Clocks and bots


async def test_a_bot_waits_as_long_as_the_table_wants(host: Host) -> None:
    clock = asyncio.get_running_loop().time
    patient = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=60_000))
    timer = timer_of(await host.rooms.find(patient.table))
    assert timer is not None
    assert 50 < timer.when() - clock() <= 60
    assert host.pool.asked == []  # type: ignore[attr-defined]
    begun = clock()
    made = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=150))
    room = await host.rooms.find(made.table)
    await until(lambda: room.table.waiting_for == (0,))
    assert clock() - begun >= 0.149, "counted in whole milliseconds"
    assert host.pool.asked == [("greedy", 1)]  # type: ignore[attr-defined]
    assert now_ms() - room.table.turn_at < 5_000
    await until(lambda: not room.acting)
    assert room.timer is None, "nothing happens by itself while a person thinks"


async def test_the_time_that_bots_think_is_counted(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(100.0, 0.25)
    monkeypatch.setattr("vabanque.server.clockwork.time.perf_counter", lambda: next(ticks))
    made = await host.seats.create(wanted("me bot", start=True, first=1))
    room = await host.rooms.find(made.table)
    await until(lambda: room.table.waiting_for == (0,))
    assert (host.counts["bot_moves"], host.counts["bot_milliseconds"]) == (1, 250)


def timer_of(room: Room) -> asyncio.TimerHandle | None:
    """A function, because the type checker believes that nothing changes behind its back."""
    return room.timer


async def test_bots_alone_play_while_somebody_watches_and_wait_for_each_other(host: Host) -> None:
    made = await host.seats.create(wanted("bot bot", start=True, bot_delay=60_000))
    room = await host.rooms.find(made.table)
    room.stop_timer()
    room.used -= WATCHED + 1
    host._clockwork.schedule(room)
    assert timer_of(room) is None, "nobody watches"
    await host._clockwork.pick_up()
    assert timer_of(room) is None
    host.presence.enter(room, Connection(None))
    room.acting = True
    await host._clockwork.pick_up()
    assert timer_of(room) is None, "a bot is moving: its move sets the timer"
    room.acting = False
    await host._clockwork.pick_up()
    timer = timer_of(room)
    assert timer is not None
    await host._clockwork.pick_up()
    assert timer_of(room) is timer


async def test_bots_alone_play_on_for_ten_seconds(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await host.rooms.find((await host.seats.create(wanted("bot bot", start=True, bot_delay=10_000))).table)
    now = time.monotonic()
    monkeypatch.setattr("vabanque.server.clockwork.time.monotonic", lambda: now)
    for ago, plays in ((10.0, False), (9.999, True)):
        room.used = now - ago
        host._clockwork.schedule(room)
        assert (timer_of(room) is not None) == plays


@pytest.mark.parametrize(("clock", "kept"), [(600, True), (601, False)])
async def test_timers_beyond_ten_minutes_are_left_to_polling(
    clock: int, kept: bool, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await host.rooms.find((await host.seats.create(wanted("me me", start=True, clock=clock))).table)
    monkeypatch.setattr(Room, "now", lambda room: room.table.turn_at)
    host._clockwork.schedule(room)
    assert (timer_of(room) is not None) == kept


async def test_a_timer_during_a_bots_move_is_ignored(host: Host) -> None:
    made = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=60_000))
    room = await host.rooms.find(made.table)
    room.acting, pool = True, host.pool
    host._clockwork._due(room)
    await asyncio.sleep(0.01)
    assert room.timer is None
    assert pool.asked == []  # type: ignore[attr-defined]
    room.acting = False
    room.table.seats[0] = room.table.seats[1]
    room.used -= WATCHED + 1
    room.turn_began -= 60
    host._clockwork._due(room)
    await asyncio.sleep(0.01)
    assert pool.asked == []  # type: ignore[attr-defined]


async def test_a_bots_move_is_dropped_when_its_player_is_back(host: Host) -> None:
    made = await host.seats.create(wanted("me me", start=True))
    host.pool.thinking.clear()  # type: ignore[attr-defined]
    await ask(host, made, m.LeaveSeat(id="leave-001", seat=0))
    room = await host.rooms.find(made.table)
    await until(lambda: bool(host.pool.asked))  # type: ignore[attr-defined]
    await ask(host, made, m.Back(id="back-0001"))
    seq = room.table.seq
    host.pool.thinking.set()  # type: ignore[attr-defined]
    await until(lambda: not room.acting)
    assert room.table.seq == seq
    assert room.table.waiting_for == (0,)


async def test_a_clock_that_runs_out_calls_a_bot(host: Host) -> None:
    made = await host.seats.create(wanted("me me", start=True, clock=5))
    room = await host.rooms.find(made.table)
    assert room.timer is not None
    assert 4.5 < room.timer.when() - asyncio.get_running_loop().time() <= 5.0
    room.turn_began -= 5
    host._clockwork.schedule(room)
    await until(lambda: room.table.stand_ins.get(0) == "greedy")


async def test_another_host_runs_the_timers_of_a_dead_one(new_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    dead, alive = await new_host(grace=60_000), await new_host(grace=60_000)
    dead._background.closing = True  # it sets no timers any more
    made = await dead.seats.create(wanted("me bot", start=True, first=1))
    assert (await dead.rooms.find(made.table)).timer is None
    await alive._clockwork.pick_up()
    assert alive.counts["picked_up"] == 0, "not due yet: the host has its grace"
    monkeypatch.setattr("vabanque.server.clockwork.now_ms", lambda: now_ms() + 61_000)
    await alive._clockwork.pick_up()
    assert alive.counts["picked_up"] == 1
    room = await alive.rooms.find(made.table)
    await until(lambda: room.table.waiting_for == (0,))
    await until(lambda: not room.acting)
    await alive._clockwork.pick_up()
    assert alive.counts["picked_up"] == 1


async def test_a_host_looks_after_its_tables_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repeated: dict[str, float] = {}
    monkeypatch.setattr("vabanque.server.host.Pool", lambda *_, **__: QuickBots())
    monkeypatch.setattr(Background, "repeat", lambda _, seconds, work: repeated.update({work.__qualname__: seconds}))
    heard: list[Any] = []

    class Ears(Bell):
        async def start(self, hear: Any) -> None:
            heard.append(hear)

    alone, together = Ears(), Ears()
    alone.alone = True
    more: dict[str, float]
    for bus, more in ((alone, {}), (together, {"ConnectionWatch.report": 15.0})):
        repeated.clear()
        monkeypatch.setattr("vabanque.server.host.make_bus", lambda _, bus=bus: bus)
        host = await Host.open(Config(database=str(tmp_path / "tables.db")))
        await host.close()
        assert heard.pop() == host.heard
        assert repeated == {
            "Clockwork.pick_up": 1.0,
            "Rooms.expire": 60.0,
            "Profiles.expire": 60.0,
            "Rooms.clean": 15.0,
            "Rooms.look": 2.0,
            "Orders.follow": 2.0,
            "Notices.look": 5.0,
            "Clubs.look": 2.0,
            **more,
        }


async def test_a_closing_host_closes_its_sockets(new_host: Open) -> None:
    host = await new_host()
    made = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=10_000))
    room = await host.rooms.find(made.table)
    watcher = Connection(None)
    host.presence.enter(room, watcher)
    watcher.wake.clear()
    host._background.closing = True
    for open_room in host.rooms:
        open_room.dismiss("shutdown")
    assert (watcher.gone, watcher.wake.is_set(), room.timer) == ("shutdown", True, None)


async def test_a_host_leaves_a_table_to_the_one_that_wrote_last(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me bot", start=True, first=1, bot_delay=10_000))
    room = await one.rooms.find(made.table)
    assert room.timer is not None
    ack = await ask(other, made, m.React(id="reaction-1", emoji="🍀"))
    one.rooms.heard(made.table, ack.seq)
    await until(lambda: room.table.seq == ack.seq)
    assert room.timer is None


async def test_a_bots_failed_write_is_retried(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await host.seats.create(wanted("me bot", start=True, first=1, bot_delay=50))
    room = await host.rooms.find(made.table)
    failed = asyncio.Event()

    async def away(_: Append) -> None:
        failed.set()
        raise Unavailable("away")

    with monkeypatch.context() as patched:
        patched.setattr(host.store, "append", away)
        await failed.wait()
        await until(lambda: not room.acting)
    assert (is_stale(room), room.timer) == (True, None)
    await asyncio.sleep(0.2)
    await host._clockwork.pick_up()
    assert host.counts["picked_up"] == 1
    await until(lambda: room.table.waiting_for == (0,))


async def test_a_change_has_arrived_when_the_slowest_page_knows_it(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    room = await host.rooms.find(made.table)
    quick, slow, asker = Connection(None, lambda: True), Connection(None), Connection(None, lambda: True)
    room.connections |= {quick, slow, asker}
    assert not room.wake(began=7.0, asker=asker)
    assert [page.wake.is_set() for page in (quick, slow, asker)] == [False, True, False]
    assert room.broadcast.note_told(quick) is None, "it knew already"
    assert room.broadcast.note_told(asker) is None, "somebody is still to be told"
    assert not room.wake(began=8.0), "the slow one again"
    assert room.broadcast.note_told(slow) == 7.0, "it has waited since the first change"
    assert room.broadcast.note_told(slow) is None
    room.connections -= {slow}
    assert room.wake(began=9.0)
