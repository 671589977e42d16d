"""No table goes on for ever, fills the disk, or keeps others waiting while it is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.harness import new_id
from tests.server.hosts import wanted
from tests.server.inside import Inside, inside
from tests.server.test_commands import ANNA, BENNO, ID, do, new_table, refusal, running
from vabanque.games.top_10000.rules import Bust
from vabanque.games.top_10000.scene import MOST_TURNS, TopStory
from vabanque.play.verify import verify
from vabanque.server import drafts, rooms
from vabanque.server import messages as m
from vabanque.server.answers import encode_entries
from vabanque.server.commands import MOST_ROWS_OPEN, MOST_SEATLESS, join
from vabanque.server.host import Host
from vabanque.server.live import Live
from vabanque.server.table import MOST_ENTRIES, Draft, NotAllowed, ServerTable, Written
from vabanque.server.views import Attendance, public_part
from vabanque.store import Append, Device, Row, devices_after

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), messages=4.0) as server:
        yield server


def test_a_game_that_never_ends_is_closed_without_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_ENTRIES >= 9 * 1010  # the longest honest game is far from it
    monkeypatch.setattr(drafts, "MOST_ENTRIES", 100)
    table = running("local local", "top-10000")
    while table.status == "running":
        assert table.session is not None
        (seat,) = table.waiting_for
        move = next(move for move in table.session.legal(seat) if move.then == "throw")
        text = table.session.rules.write_move(move)
        table = do(table, ANNA, m.MakeMove(id=ID, move={"seat": seat, "text": text}))
    assert (table.status, table.closed, table.code) == ("closed", "too-long", None)
    assert 100 <= table.entries < 120
    shown = public_part(table, Attendance())
    assert (shown["status"], shown["closed"], shown["result"]) == ("closed", "too-long", None)
    assert refusal(table, ANNA, m.Rematch(id=ID)) == "not-over"
    record = table.record((0,))
    assert verify(record.to_json()).ok
    assert record.result is None
    again = ServerTable("table1", table.secret, "ABCDEF", 5, table.devices).follow(table.log())
    assert (again.status, again.closed) == ("closed", "too-long")


def test_the_score_sheet_does_not_grow_with_the_game() -> None:
    story = TopStory(((), ()))
    for _ in range(MOST_TURNS + 50):
        story = story.tell(Bust(0), None, 1)
    assert [len(turns) for turns in story.sheet] == [MOST_TURNS, 0]


def test_an_open_table_full_of_rows_can_only_start() -> None:
    table = new_table("local open person")
    filler = Written(Row(1, 1, "accepted", 0, "{}"), msgspec.Raw(b"{}"))
    table.rows += [filler] * (MOST_ROWS_OPEN - table.seq)
    table.seq = MOST_ROWS_OPEN
    assert refusal(table, ANNA, m.Agree(id=ID, setup=table.setup)) == "busy"
    assert refusal(table, ANNA, m.Arrange(id=ID, seat=1, kind="bot", bot="greedy")) == "busy"
    with pytest.raises(NotAllowed, match="busy"):
        join(table, m.Join(name="Dora", id=new_id()), Device(b"d", (), False))
    assert refusal(table, ANNA, m.Start(id=ID)) == "seats-open (seats=1)"  # heard, and refused for another reason
    assert do(table, BENNO, m.LeaveSeat(id=ID)).seats[2].kind == "open"


def test_joining_and_leaving_again_and_again_leaves_few_rows() -> None:
    table = new_table("local open")
    for number in range(3 * MOST_SEATLESS):
        token = f"{number}"
        device = Device(token.encode(), (), False)
        outcome = join(table, m.Join(name="Dora", id=new_id()), device)
        after, _ = table.apply(outcome.draft, 1)
        after.devices = devices_after(table.devices, outcome.devices)
        freed = after.devices[-1]._replace(seats=())
        table, _ = after.apply(Draft([m.Seated(seat=1, now=m.SeatNow(kind="open"))]), 1)
        table.devices = [*after.devices[:-1], freed]
    assert len(table.devices) <= MOST_SEATLESS + 2


async def test_a_long_table_is_read_in_slices_with_everybody_else_in_between(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await server.table("me open")
    other = await server.table("me open")
    store, slices = server.host.store, 6
    seq = server.host.rooms.get(anna["table"]).table.seq  # type: ignore[union-attr]
    rows = [Row(seq + n, 1, "reacted", 0, '{"kind":"reacted","seat":0,"emoji":"🍀"}') for n in range(1, 501 * slices)]
    await store.append(Append(anna["table"], rows))
    del server.host.rooms._rooms[anna["table"]]
    answered = 0
    before: list[int] = []
    follow = ServerTable.follow

    def followed(self: ServerTable, rows: Iterable[Row]) -> ServerTable:
        some = list(rows)
        assert len(some) <= rooms.SLICE
        before.append(answered)
        return follow(self, some)

    monkeypatch.setattr(ServerTable, "follow", followed)

    async def ask_for_another() -> None:
        nonlocal answered
        while True:
            assert (await server.ask("GET", f"/tables/{other['table']}")).status_code == 200
            answered += 1
            await asyncio.sleep(0)

    asking = asyncio.create_task(ask_for_another())
    answer = await server.ask("GET", f"/tables/{anna['table']}", token=anna["token"])
    asking.cancel()
    assert answer.json()["seq"] == seq + len(rows)
    assert len(before) >= slices
    assert before[-1] > before[0]  # somebody else was answered between two slices


async def test_of_many_long_tables_one_slice_is_read_at_a_time(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [(await host.seats.create(wanted("me open"))).table for _ in range(4)]
    journals: dict[str, list[Row]] = {}
    for table in tables:
        seq = host.rooms._rooms.pop(table).table.seq
        more = [Row(seq + n, 1, "reacted", 0, '{"kind":"reacted","seat":0,"emoji":"🍀"}') for n in range(1, 1700)]
        await host.store.append(Append(table, more))
        journals[table] = await host.store.rows_after(table, 0)

    async def at_once(table: str, after: int, most: int) -> list[Row]:
        return journals[table][after : after + most]

    turn = 0
    read: list[int] = []
    follow = ServerTable.follow

    def followed(self: ServerTable, rows: Iterable[Row]) -> ServerTable:
        if len(some := list(rows)) == rooms.SLICE:
            read.append(turn)
        return follow(self, some)

    async def count_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(host.store, "rows_after", at_once)
    monkeypatch.setattr(ServerTable, "follow", followed)
    counting = asyncio.create_task(count_turns())
    await asyncio.gather(*(host.rooms.find(table) for table in tables))
    counting.cancel()
    assert len(read) == 3 * len(tables)
    assert len(set(read)) == len(read), "nobody else had a turn between two slices"


async def test_more_sockets_do_not_mean_more_messages(server: Inside) -> None:
    anna = await server.table("me open")
    heard = []
    for _ in range(3):
        async with await server.enter(anna, anna["token"]) as socket:
            for _ in range(15):
                socket.send({"type": "look"})
            for _ in range(15):
                message = await socket.hear()
                while message["type"] not in ("view", "refused"):
                    message = await socket.hear()
                heard.append(message.get("code", "view"))
    assert heard.count("view") <= 4 * 5 + 5  # what one socket may send, and some that time brings
    assert heard.count("too-many") >= 15


async def test_rows_outside_the_game_are_limited_for_each_device(server: Inside) -> None:
    anna = await server.table("me open")
    heard: list[Any] = []
    server.host._seat_messages = server.host._table_messages = server.host._address_messages
    server.host._address_messages._rate = 1e6
    server.host._address_messages.most = 1e6
    for number in range(80):
        kind = {"kind": "bot", "bot": "greedy"} if number % 2 else {"kind": "open"}
        heard.append((await server.command(anna, "arrange", seat=1, **kind)).status_code)
    assert heard.count(200) < 70
    assert heard.count(429) > 10


async def test_messages_of_a_whole_ipv6_network_count_together(host: Host) -> None:
    def address_of(client: str) -> str:
        socket: Any = SimpleNamespace(scope={"client": (client, 1)})
        return Live(host, socket, "table1", 0)._address

    assert address_of("2001:db8::5") == address_of("2001:db8::6") != address_of("2001:db8:0:1::5")
    assert address_of("203.0.113.7") == "203.0.113.7"


def test_browsers_get_no_words_for_what_they_put_into_words_themselves() -> None:
    table = running()
    assert table.scenes is not None
    silent = table.scenes.told_by_browsers
    seen = msgspec.json.decode(encode_entries(table, 0, table.seq, (), silent))
    whole = msgspec.json.decode(encode_entries(table, 0, table.seq, ()))
    kinds = {row["entry"]["kind"] for row in whole if "told" in row}
    assert {"fill", "roll"} <= silent & kinds
    assert {row["entry"]["kind"] for row in seen if "told" in row} == kinds - silent
    assert [row["entry"] for row in seen] == [row["entry"] for row in whole]
