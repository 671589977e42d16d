"""A database that the first version wrote is upgraded, and everything in it goes on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.chaos.faults import OLDER
from tests.server.hosts import Open, code_of, until
from vabanque.play.verify import verify
from vabanque.server import messages as m
from vabanque.server.host import Host
from vabanque.store import Store

FOLDER = Path(__file__).parents[1] / "databases"
FIRST: dict[str, Any] = json.loads((FOLDER / "first.json").read_text())


def write_first(file: Path) -> None:
    """The database of the first version."""
    database = sqlite3.connect(file)
    database.executescript((FOLDER / "first.sql").read_text(encoding="utf-8"))
    database.close()


@pytest.fixture
async def host(tmp_path: Path, new_host: Open) -> Host:
    """A host of this version, on that database."""
    write_first(tmp_path / "tables.db")
    return await new_host()


async def test_people_play_on_with_their_old_tokens(host: Host) -> None:
    running = FIRST["running"]
    room = await host.rooms.find(running["table"])
    before = room.table.seq
    await host._clockwork.pick_up()  # there is a bot at the table
    for number in range(12):
        await until(lambda: any(room.table.bot_of(seat) is None for seat in room.table.waiting_for))
        seat = next(seat for seat in room.table.waiting_for if room.table.bot_of(seat) is None)
        assert room.table.session is not None
        text = room.table.session.rules.write_move(room.table.session.legal(seat)[0])
        move = m.MakeMove(id=f"move-{number:05}", move={"seat": seat, "text": text})
        await host.act(running["table"], running["tokens"][seat], move)
    assert room.table.seq > before + 12


async def test_finished_games_are_still_proved(host: Host) -> None:
    room = await host.rooms.find(FIRST["over"]["table"])
    record = room.table.record(())
    assert record.to_plain()["fairness"]
    assert verify(record.to_json()).ok


async def test_nobody_takes_a_seat_with_a_join_id_from_the_old_database(host: Host) -> None:
    table, tokens = FIRST["open"]["table"], FIRST["open"]["tokens"]
    assert await code_of(host.seats.join(table, m.Join(name="X", id="0123456789abcdef"))) == "seat-taken"
    room = await host.rooms.find(table)
    assert [room.table.device(token) is not None for token in tokens] == [True, True]
    commands = [written.row.command for written in room.table.rows]
    assert not any("0123456789abcdef" in (command or "") for command in commands)


async def test_what_chaos_takes_back_is_upgraded_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await Store.open(str(file))).close()
    database = sqlite3.connect(file)
    with database:
        for statement in OLDER:
            database.execute(statement)
    database.close()
    store = await Store.open(str(file))
    await store.take_pulse(1)
    await store.close()
