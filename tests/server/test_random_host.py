"""Three hosts that share a database but hear no rings: whichever is asked, the answer is right."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.hosts import Open, a_move, ask, code_of, wanted
from vabanque.server import messages as m
from vabanque.server.host import Host


@pytest.fixture
async def hosts(new_host: Open) -> list[Host]:
    return [await new_host() for _ in range(3)]


@pytest.mark.parametrize("seed", range(4))
async def test_every_request_may_go_to_any_host(hosts: list[Host], seed: int) -> None:
    random = Random(seed)
    made = await random.choice(hosts).seats.create(wanted("me open open", game="top-10000"))
    for host in hosts:
        await host.rooms.find(made.table)  # from now on each of them has it in memory
    people = [made]
    for name in ("Benno", "Carla"):
        join = m.Join(name=name, id=f"join-of-{name}-000000")
        people.append(await random.choice(hosts).seats.join(made.table, join))
        room = await random.choice(hosts).rooms.read(made.table)
        assert room.table.device(people[-1].token) is not None
        (listed,) = await random.choice(hosts).lists.mine({made.table: people[-1].token})
        assert listed.yours == people[-1].seats
    offer = await random.choice(hosts).seats.offer(made.table, people[2].token)
    people[2] = await random.choice(hosts).seats.take_over(offer.code)
    await ask(random.choice(hosts), made, m.Start(id="start-001"))
    for number in range(30):
        room = await random.choice(hosts).rooms.read(made.table)
        table = room.table
        if table.status == "over":
            break
        move = a_move(room)
        move.id, move.turn = f"move-{number:05}", table.turn
        player = people[table.waiting_for[0]]
        ack = await ask(random.choice(hosts), player, move)
        assert await ask(random.choice(hosts), player, move) == ack, "the same command again, anywhere"
    seqs = {(await host.rooms.read(made.table)).table.seq for host in hosts}
    assert len(seqs) == 1


async def test_a_refusal_stands_only_after_reading_on(hosts: list[Host]) -> None:
    one, other, third = hosts
    made = await one.seats.create(wanted("me open"))
    for host in hosts:
        await host.rooms.find(made.table)
    benno = await one.seats.join(made.table, m.Join(name="Benno", id="0123456789abcdef"))
    await ask(other, benno, m.React(id="reaction-1", emoji="🍀"))
    await ask(third, made, m.Start(id="start-001"))
    assert await code_of(ask(one, made, m.Start(id="start-002"))) == "already-started"


async def test_what_is_read_without_a_socket_is_up_to_date_too(hosts: list[Host]) -> None:
    one, other, third = hosts
    made = await one.seats.create(wanted("me open"))
    room = await other.rooms.find(made.table)
    ack = await ask(one, made, m.React(id="reaction-1", emoji="🍀"))
    assert (await other.rooms.read(made.table)).table.seq == ack.seq
    ack = await ask(third, made, m.React(id="reaction-2", emoji="🍀"))
    await other.rooms.look()
    assert room.catching_up, "looking finds news at tables without sockets as well"


async def test_a_join_whose_answers_were_lost_twice_still_has_its_seat(hosts: list[Host]) -> None:
    """Found by seed 616 of `make simulate`: the third host still knew the token of the first answer."""
    one, other, third = hosts
    made = await one.seats.create(wanted("me open"))
    join = m.Join(name="Benno", id="0123456789abcdef")
    first = await one.seats.join(made.table, join)
    await third.rooms.find(made.table)  # from now on it has the table in memory, and hears no rings
    second = await other.seats.join(made.table, join)
    last = await third.seats.join(made.table, join)
    assert first.seats == second.seats == last.seats
    table = (await one.rooms.read(made.table)).table
    assert [table.device(benno.token) is not None for benno in (first, second, last)] == [False, False, True]
