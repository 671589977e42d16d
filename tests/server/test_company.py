"""Playing with others: pairing, games that start by themselves, series, long games, and tables that are deleted."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.hosts import BOTS, Open, ask, code_of, until, wanted
from vabanque.core import Over
from vabanque.server import messages as m
from vabanque.server import table as tables
from vabanque.server.clock import now_ms
from vabanque.server.commands import fill_up
from vabanque.server.host import Host
from vabanque.server.rooms import Connection, Room
from vabanque.server.series import handicapped, series_view
from vabanque.server.table import ServerTable, token_hash
from vabanque.server.views import view_of
from vabanque.store import Append, TableStanding

HOUR = 3_600_000


def pairing(name: str, number: int, **fields: object) -> m.Pairing:
    return m.Pairing(game="top-10000", name=name, id=f"pairing-{number:012}", **fields)  # type: ignore[arg-type]


async def room_of(host: Host, made: m.TableMade) -> Room:
    return await host.rooms.find(made.table)


async def come(host: Host, made: m.TableMade) -> None:
    """This person's page is open."""
    host.presence.enter(await room_of(host, made), Connection(token_hash(made.token)))


async def play_to_the_end(host: Host, made: m.TableMade) -> Room:
    """One device plays all seats."""
    room = await room_of(host, made)
    for number in range(2_000):
        if room.table.status == "over":
            return room
        assert room.table.session is not None
        move = room.table.session.legal(room.table.waiting_for[0])[-1]  # banks, where that can be chosen
        text = room.table.session.rules.write_move(move)
        await ask(host, made, m.MakeMove(id=f"move-{number:06}", move={"seat": move.seat, "text": text}))
    raise AssertionError("it never ends")


async def test_two_strangers_meet_at_the_same_table_and_it_starts_by_itself(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SETTLE", 0)
    anna = await host.pairing.pair(pairing("Anna", 1, seats=2))
    await come(host, anna)
    (listed,) = await host.lists.public()
    assert (listed.table, listed.free) == (anna.table, 1)
    assert listed.starts == listed.created + 60_000
    assert (await room_of(host, anna)).table.setup.hints == "odds"
    ben = await host.pairing.pair(pairing("Ben", 2))
    assert ben.table == anna.table
    room = await room_of(host, anna)
    await until(lambda: room.table.status == "running")
    assert [seat.name for seat in room.table.seats] == ["Anna", "Ben"]


async def test_nobody_is_paired_with_somebody_who_has_gone(host: Host) -> None:
    gone = await host.pairing.pair(pairing("Anna", 1))
    assert (await host.pairing.pair(pairing("Ben", 2))).table != gone.table
    private = await host.seats.create(wanted("me open", game="top-10000", fill=m.AutoStart(after=60)))
    await come(host, private)
    assert (await host.pairing.pair(pairing("Carla", 3))).table != private.table
    assert (
        await code_of(host.pairing.pair(m.Pairing(game="chess", name="Anna", id="pairing-of-nobody"))) == "unknown-game"
    )


async def test_bots_take_the_free_seats_when_the_time_has_come_and_not_before(host: Host) -> None:
    made = await host.seats.create(wanted("me open open", fill=m.AutoStart(after=30)))
    table = (await room_of(host, made)).table
    starts = table.starts_at()
    assert starts == table.turn_at + 30_000
    assert fill_up(table, starts - 1, BOTS).draft.entries == []
    full, _ = table.apply(fill_up(table, starts, BOTS).draft, starts)
    assert full.status == "running"
    assert [(seat.kind, seat.bot) for seat in full.seats] == [("local", None), ("bot", "greedy"), ("bot", "greedy")]
    # Nobody sits there any more: it waits for nobody.
    await ask(host, made, m.LeaveSeat(id="leave-0001"))
    assert (await room_of(host, made)).table.starts_at() is None


async def test_running_tables_are_listed_only_where_anybody_may_watch(host: Host) -> None:
    shown = await host.seats.create(wanted("me me", start=True, public=True))
    await host.seats.create(wanted("me me", start=True, public=True, spectators=False))
    await host.seats.create(wanted("me me", start=True, public=False))
    assert [table.table for table in await host.lists.public()] == [shown.table]


async def test_a_series_counts_wins_and_money_and_the_starter_moves_on(host: Host) -> None:
    plan = m.Series(games=2, by="money")
    made = await host.seats.create(wanted("me me", start=True, game="top-10000", options={"target": 500}, series=plan))
    first = (await play_to_the_end(host, made)).table
    seen = series_view(first)
    assert seen is not None
    assert first.session is not None
    assert isinstance(first.session.turn, Over)
    result = first.session.turn.result
    assert (seen.number, seen.games, seen.money, seen.over) == (1, 2, list(result.score), False)
    assert sum(seen.wins) == 1
    ack = await ask(host, made, m.Rematch(id="rematch-01"))
    assert ack.table is not None
    second = m.TableMade(ack.table, None, made.token, made.seats, True, None)
    assert series_view((await room_of(host, second)).table) == m.SeriesView(2, 2, "money", seen.wins, seen.money, False)
    await ask(host, second, m.Start(id="start-0001"))
    assert (await room_of(host, second)).table.session.first == 1  # type: ignore[union-attr]
    over = series_view((await play_to_the_end(host, second)).table)
    assert over is not None
    assert over.over
    assert sum(over.wins) == 2
    # A rematch after the last game begins a new series; and the journal says the same as memory.
    again = await ask(host, second, m.Rematch(id="rematch-02"))
    third = (await host.rooms.find(str(again.table))).table
    assert series_view(third) == m.SeriesView(1, 2, "money", [0.0, 0.0], [0, 0], False)
    read = ServerTable(second.table, b"", devices=[]).follow((await room_of(host, second)).table.log())
    assert series_view(read) == over


async def test_a_newcomer_in_a_series_begins_with_nothing(host: Host) -> None:
    made = await host.seats.create(wanted("me open", game="top-10000", series=m.Series(games=3)))
    table = (await room_of(host, made)).table
    table.series = m.SeriesSoFar(2, [1.0, 0.5], [300, 200])
    joined, _ = table.apply(tables.Draft([m.Seated(seat=1, now=m.SeatNow(kind="person", name="Ben"))]), now_ms())
    assert joined.series == m.SeriesSoFar(2, [1.0, 0.0], [300, 0])


async def test_bots_of_a_series_with_a_handicap_follow_the_results(host: Host) -> None:
    bots = {"top-10000": ["random", "tourist", "gambler", "regular", "accountant", "shark", "house"]}
    made = await host.seats.create(wanted("me me", start=True, game="top-10000", options={"target": 500}))
    table = (await play_to_the_end(host, made)).table
    winner = table.session.turn.result.winners[0]  # type: ignore[union-attr]
    loser = 1 - winner
    table.seats[loser] = m.SeatNow(kind="bot", name="Ada", bot="shark")
    assert handicapped(table, bots)[loser].bot == "house"
    table.seats[loser] = m.SeatNow(kind="bot", name="Ada", bot="house")
    assert handicapped(table, bots)[loser].bot == "house"  # there is none stronger
    table.seats[loser] = m.SeatNow(kind="local", name="Anna")
    table.seats[winner] = m.SeatNow(kind="bot", name="Ada", bot="tourist")
    assert handicapped(table, bots)[winner].bot == "tourist"  # the weakest one for people
    table.seats[winner] = m.SeatNow(kind="bot", name="Ada", bot="gambler")
    assert handicapped(table, bots)[winner].bot == "tourist"  # six levels, not five
    table.seats[winner] = m.SeatNow(kind="bot", name="Ada", bot="random")
    assert handicapped(table, bots)[winner].bot == "random"  # no level at all
    table.seats[winner] = m.SeatNow(kind="bot", name="Ada", bot="shark")
    assert handicapped(table, bots)[winner].bot == "accountant"


async def test_a_move_a_day_needs_no_timer_and_never_expires_before_its_clock(new_host: Open) -> None:
    host = await new_host(expire_running=1.0)
    made = await host.seats.create(wanted("me me", start=True, clock=7 * 86_400))
    room = await room_of(host, made)
    assert room.timer is None
    (row,) = await host.store.some([made.table])
    await host.store.append(Append(made.table, standing=TableStanding(now_ms() - 30 * HOUR, "running", row.due)))
    await host.rooms.expire()
    assert await host.store.some([made.table])
    # Once the clock has run out as well, it is an old table like any other.
    await host.store.append(
        Append(made.table, standing=TableStanding(now_ms() - 30 * HOUR, "running", now_ms() - 2 * HOUR))
    )
    await host.rooms.expire()
    assert not await host.store.some([made.table])


async def test_in_a_long_game_nobody_is_replaced_for_being_away(new_host: Open) -> None:
    host = await new_host(away=1)
    made = await host.seats.create(wanted("me open", clock=86_400))
    await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    await ask(host, made, m.Start(id="start-0001"))
    room = await room_of(host, made)
    room.opened -= HOUR
    assert room.away(1)
    assert await code_of(ask(host, made, m.StandIn(id="stand-in-1", seat=1))) == "not-away"
    (listed,) = await host.lists.mine({made.table: made.token})
    assert listed.your_turn
    assert listed.clock_ends == room.table.turn_at + 86_400_000


async def test_people_delete_their_finished_games_and_tables_without_other_people(host: Host) -> None:
    alone = await host.seats.create(wanted("me bot", start=True))
    await host.delete(alone.table, alone.token)
    assert await code_of(host.rooms.find(alone.table)) == "no-such-table"
    assert await host.store.rows_after(alone.table, 0) == []
    shared = await host.seats.create(wanted("me open"))
    ben = await host.seats.join(shared.table, m.Join(name="Ben", id="join-of-ben-0001"))
    assert await code_of(host.delete(shared.table, ben.token)) == "others-play"
    assert await code_of(host.delete(shared.table, None)) == "spectator"
    assert await code_of(host.delete(shared.table, "x" * 32)) == "spectator"
    await ask(host, shared, m.Close(id="close-0001"))
    await host.delete(shared.table, ben.token)
    assert await code_of(host.delete(shared.table, ben.token)) == "spectator"  # it is no longer Ben's
    assert await host.lists.mine({shared.table: ben.token}) == []
    assert len(await host.lists.mine({shared.table: shared.token})) == 1
    await host.delete(shared.table, shared.token)
    assert not await host.store.some([shared.table])


async def test_a_game_that_one_player_deletes_stays_for_the_others_for_a_while(
    new_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await new_host(expire_deleted=1.0)
    made = await host.seats.create(wanted("me open open"))
    ben = await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    await host.seats.join(made.table, m.Join(name="Cleo", id="join-of-cleo-001"))
    await ask(host, made, m.Close(id="close-0001"))
    await host.delete(made.table, ben.token)
    await host.rooms.expire()
    assert await host.store.some([made.table])
    monkeypatch.setattr("vabanque.server.clock.now_ms", lambda: now_ms() + 2 * HOUR)
    await host.rooms.expire()
    assert await host.store.some([made.table])  # it is only the clock that was set
    host.rooms.calendar._least += 2 * HOUR
    await host.rooms.expire()
    assert not await host.store.some([made.table])


async def test_the_last_two_players_may_delete_a_game_at_the_same_moment_at_two_hosts(new_host: Open) -> None:
    one, two = await new_host(), await new_host()
    made = await one.seats.create(wanted("me open"))
    ben = await one.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    await ask(one, made, m.Close(id="close-0001"))
    await two.rooms.read(made.table)
    await asyncio.gather(one.delete(made.table, made.token), two.delete(made.table, ben.token))
    assert not await one.store.some([made.table])


async def test_after_a_deletion_the_others_may_still_play_again(host: Host) -> None:
    made = await host.seats.create(wanted("me open open", game="top-10000"))
    ben = await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    cleo = await host.seats.join(made.table, m.Join(name="Cleo", id="join-of-cleo-001"))
    await ask(host, made, m.Start(id="start-0001"))
    room = await room_of(host, made)
    room.table.status = "over"
    await host.delete(made.table, made.token)
    ack = await ask(host, ben, m.Rematch(id="rematch-001"))
    assert ack.table is not None
    again = (await host.rooms.find(ack.table)).table
    assert [seat.kind for seat in again.seats] == ["open", "person", "person"]
    heir, guest = again.device(ben.token), again.device(cleo.token)
    assert heir is not None
    assert guest is not None
    assert (heir.host, guest.host) == (True, False)


async def test_a_pairing_sent_again_gets_the_same_seat(host: Host) -> None:
    wish = m.Pairing(game="las-vegas-2012", name="Anna", id="pairing-of-anna-1")
    first = await host.pairing.pair(wish)
    again = await host.pairing.pair(wish)
    assert (again.table, again.seats, again.host) == (first.table, [0], True)
    assert again.token != first.token
    room = await room_of(host, first)
    assert room.table.device(first.token) is None
    host.presence.enter(room, Connection(token_hash(again.token)))
    other = m.Pairing(game="las-vegas-2012", name="Ben", id="pairing-of-ben-01")
    ben = await host.pairing.pair(other)
    assert (ben.table, ben.seats) == (first.table, [1])
    assert (await host.pairing.pair(other)).seats == [1]


async def test_other_tables_do_not_crowd_out_one_where_somebody_waits(host: Host) -> None:
    made = await host.pairing.pair(m.Pairing(game="las-vegas-2012", name="Anna", id="pairing-of-anna-1"))
    room = await room_of(host, made)
    host.presence.enter(room, Connection(token_hash(made.token)))
    for _ in range(51):
        await host.seats.create(wanted("me open", public=True))
    assert made.table in [table.table for table in await host.lists.public()]
    ben = await host.pairing.pair(m.Pairing(game="las-vegas-2012", name="Ben", id="pairing-of-ben-01"))
    assert ben.table == made.table


@pytest.mark.parametrize("hosts", [1, 2])
async def test_a_pairing_asked_for_many_times_at_once_gets_one_seat(new_host: Open, hosts: int) -> None:
    several = [await new_host() for _ in range(hosts)]
    waiting = await several[0].pairing.pair(m.Pairing(game="las-vegas-2012", name="Cleo", id="pairing-of-cleo-1"))
    room = await room_of(several[0], waiting)
    for wish in (  # nobody waits yet at the first, Cleo does at the second
        m.Pairing(game="top-10000", name="Anna", id="pairing-of-anna-1"),
        m.Pairing(game="las-vegas-2012", name="Anna", id="pairing-of-anna-2"),
    ):
        several[0].presence.enter(room, Connection(token_hash(waiting.token)))
        made = await asyncio.gather(*(host.pairing.pair(wish) for host in several * 3))
        assert len({(one.table, tuple(one.seats)) for one in made}) == 1
    assert len(await several[0].store.public("open", limit=10)) == 2


async def test_confusable_names_are_numbered(host: Host) -> None:
    made = await host.seats.create(wanted("me open open open open"))
    (row,) = (await host.rooms.find(made.table)).table.seats[:1]
    names = ["Ian", "lan", "\u0406an", "Zo\u0451"]  # a small L, a Ukrainian I, a Russian yo
    for number, name in enumerate(names):
        await host.seats.join(made.table, m.Join(name=name, id=f"join-of-number-{number}"))
    seats = (await host.rooms.find(made.table)).table.seats
    assert [seat.name for seat in seats] == [row.name, "Ian", "lan 2", "\u0406an 3", "Zo\u0451"]


async def test_a_removed_guest_is_told_and_one_who_stood_up_is_not(host: Host) -> None:
    made = await host.seats.create(wanted("me open open"))
    ben = await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    cleo = await host.seats.join(made.table, m.Join(name="Cleo", id="join-of-cleo-001"))

    def removed(token: str) -> bool:
        table = room.table
        return view_of(table, table.device(token), None, room.attendance(), 0).removed

    room = await room_of(host, made)
    await ask(host, made, m.Arrange(id="arrange-01", seat=1, kind="open"))
    await ask(host, cleo, m.LeaveSeat(id="leave-0001"))
    assert (removed(ben.token), removed(cleo.token), removed(made.token)) == (True, False, False)
    assert await code_of(host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))) == "seat-taken"
    await host.rooms.clean()
    host.rooms._rooms.clear()
    room = await room_of(host, made)  # and the database knows it
    assert (removed(ben.token), removed(cleo.token)) == (True, False)
    back = await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0002"))
    assert not removed(back.token)


async def test_everybody_is_told_the_same_time_from_which_a_bot_may_play(
    new_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await new_host(away=30)
    made = await host.seats.create(wanted("me open"))
    ben = await host.seats.join(made.table, m.Join(name="Ben", id="join-of-ben-0001"))
    room = await room_of(host, made)
    assert room.attendance().host_away_from == room.opened + 30_000
    here, there = Connection(token_hash(made.token)), Connection(token_hash(ben.token))
    host.presence.enter(room, here)
    assert room.attendance().host_away_from is None
    await ask(host, made, m.Start(id="start-0001"))
    host.presence.enter(room, there)
    assert room.attendance().away_from == {}
    host.presence.leave(room, there)
    since = room.attendance().away_from[1]
    assert since == room.noted[token_hash(ben.token)] + 30_000
    host.presence.leave(room, here)  # the host goes and comes back: the time stays
    host.presence.enter(room, here)
    seats = view_of(room.table, room.table.device(made.token), None, room.attendance(), 0).seats
    assert [seat.away_from for seat in seats] == [None, since]
    assert not room.away(1)
    monkeypatch.setattr("vabanque.server.rooms.now_ms", lambda: since)
    assert room.away(1)
