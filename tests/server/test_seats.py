"""Nobody gets a seat that is somebody else's."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.hosts import Open, ask, code_of, wanted
from vabanque.server import messages as m
from vabanque.server.host import Host
from vabanque.server.rooms import Connection
from vabanque.server.table import token_hash
from vabanque.store.operating import upgrade_database

JOIN = m.Join(name="Benno", id="0123456789abcdef")


async def test_an_old_join_id_does_not_take_the_next_players_seat(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    benno = await host.seats.join(made.table, JOIN)
    await ask(host, benno, m.LeaveSeat(id="leave-001"))
    carla = await host.seats.join(made.table, m.Join(name="Carla", id="fedcba9876543210"))
    assert await code_of(host.seats.join(made.table, JOIN)) == "seat-taken"
    await ask(host, made, m.Start(id="start-001"))
    assert await code_of(host.seats.join(made.table, JOIN)) == "seat-taken"
    assert (await host.rooms.find(made.table)).table.device(carla.token) is not None


async def test_a_removed_guests_join_id_is_void(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    await host.seats.join(made.table, JOIN)
    await ask(host, made, m.Arrange(id="arrange-1", seat=1, kind="open"))
    await host.seats.join(made.table, m.Join(name="Carla", id="fedcba9876543210"))
    assert await code_of(host.seats.join(made.table, JOIN)) == "seat-taken"


async def test_a_takeover_voids_the_old_devices_join_id(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    benno = await host.seats.join(made.table, JOIN)
    again = await host.seats.join(made.table, JOIN)
    once_more = await host.seats.join(made.table, JOIN)
    assert len({benno.token, again.token, once_more.token}) == 3
    offer = await host.seats.offer(made.table, once_more.token)
    phone = await host.seats.take_over(offer.code)
    assert await code_of(host.seats.join(made.table, JOIN)) == "seat-taken"
    assert (await host.rooms.find(made.table)).table.device(phone.token) is not None


async def test_the_database_does_not_hold_join_ids(host: Host, tmp_path: Path) -> None:
    made = await host.seats.create(wanted("me open"))
    await host.seats.join(made.table, JOIN)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        text = "\n".join(database.iterdump())
    assert "Benno" in text
    assert JOIN.id not in text


async def test_join_ids_of_an_old_database_are_hashed_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    await upgrade_database(str(file), "0001")
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO journal VALUES ('a', 1, 1, 'seated', 1, '{}', 'join:0123456789abcdef')")
        database.execute("INSERT INTO journal VALUES ('a', 2, 1, 'reacted', 1, '{}', '1:reaction-1')")
    await upgrade_database(str(file))
    with sqlite3.connect(file) as database:
        commands = [row[0] for row in database.execute("SELECT command FROM journal ORDER BY seq")]
    assert commands[0].startswith("join:")
    assert "0123456789abcdef" not in commands[0]
    assert commands[1] == "1:reaction-1"


async def test_the_same_leave_again_is_acknowledged_again(host: Host) -> None:
    made = await host.seats.create(wanted("me open"))
    benno = await host.seats.join(made.table, JOIN)
    leave = m.LeaveSeat(id="leave-001")
    assert await ask(host, benno, leave) == await ask(host, benno, leave)
    assert await code_of(ask(host, benno, m.LeaveSeat(id="leave-002"))) == "spectator"


async def test_without_spectators_early_viewers_are_disconnected_at_the_start(new_host: Open) -> None:
    one, other = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open open", spectators=False))
    benno = await one.seats.join(made.table, JOIN)
    carla = await one.seats.join(made.table, m.Join(name="Carla", id="fedcba9876543210"))
    await ask(one, carla, m.LeaveSeat(id="leave-001"))
    await ask(one, made, m.Arrange(id="arrange-1", seat=2, kind="bot", bot="greedy"))
    connections = []
    for host in (one, other):
        room = await host.rooms.read(made.table)
        for token in (made.token, benno.token, carla.token, None):
            connection = Connection(None if token is None else token_hash(token))
            host.presence.enter(room, connection)
            connections.append(connection)
    await ask(one, made, m.Start(id="start-001"))
    room = await other.rooms.read(made.table)
    expected = [None, None, "no-spectators", "no-spectators"]
    assert [connection.gone for connection in connections] == expected * 2
    assert not room.table.may_watch(room.table.device(carla.token))


async def test_who_has_left_for_good_reads_no_more_than_a_spectator(host: Host) -> None:
    made = await host.seats.create(wanted("me open open", spectators=False, stand_in=None))
    benno = await host.seats.join(made.table, JOIN)
    await host.seats.join(made.table, m.Join(name="Carla", id="fedcba9876543210"))
    await ask(host, made, m.Start(id="start-001"))
    room = await host.rooms.find(made.table)
    phone = Connection(token_hash(benno.token))
    host.presence.enter(room, phone)
    await ask(host, benno, m.LeaveSeat(id="leave-001"))
    assert room.table.status == "running"
    assert phone.gone == "no-spectators"
    assert not room.table.may_watch(room.table.device(benno.token))


async def test_a_host_without_a_seat_moves_to_another_device_too(host: Host) -> None:
    made = await host.seats.create(wanted("open open"))
    offer = await host.seats.offer(made.table, made.token)
    taken = await host.seats.take_over(offer.code)
    assert (taken.seats, taken.host) == ([], True)
    assert await code_of(host.seats.offer(made.table, made.token)) == "spectator"


async def test_a_host_without_a_seat_is_there_while_the_device_is(new_host: Open) -> None:
    host = await new_host(away=1)
    made = await host.seats.create(wanted("open bot"))
    benno = await host.seats.join(made.table, JOIN)
    room = await host.rooms.find(made.table)
    phone = Connection(token_hash(made.token))
    host.presence.enter(room, phone)
    room.opened -= 3_600_000
    assert await code_of(ask(host, benno, m.Start(id="start-001"))) == "host-only"
    host.presence.leave(room, phone)
    assert await code_of(ask(host, benno, m.Start(id="start-002"))) == "host-only", "only just gone"
    room.noted.clear()
    room.patience = -3_600_000  # as if an hour had passed since
    await ask(host, benno, m.Start(id="start-003"))
    assert room.table.status == "running"
