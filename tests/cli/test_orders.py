"""What an operator does while somebody spoils others' games: `vabanque db close`, `bar`, `unbar` and `barred`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.cli.test_db import OPEN, OVER, RUNNING, Db, db, tables
from tests.server.harness import Client, Server
from tests.server.services import Postgres, Redis, start_postgres, start_redis
from vabanque.i18n import LANGUAGES, Words

__all__ = ["db", "tables"]
PEST = "127.0.0.66"


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    running = start_postgres()
    yield running
    running.stop()


@pytest.fixture
def redis() -> Iterator[Redis]:
    running = start_redis()
    yield running
    running.stop()


def test_bars_are_set_listed_and_lifted(db: Db, tables: Path) -> None:
    assert db("barred", database=tables).out == "Nobody is barred.\n"
    done = db("bar", "203.0.113.7", "2001:db8:1:2::5/64", database=tables)
    assert (done.code, done.out) == (0, "203.0.113.7 is barred.\n2001:db8:1:2::/64 is barred.\n")
    assert db("bar", "203.0.113.7", "--hours", "2", database=tables).code == 0, "with another time"
    bars = {bar["network"]: bar for bar in json.loads(db("barred", "--json", database=tables).out)}
    assert bars["203.0.113.7/32"]["until"] - bars["203.0.113.7/32"]["since"] == 7_200_000
    assert bars["2001:db8:1:2::/64"]["until"] is None
    listed = db("barred", database=tables).out
    assert "203.0.113.7 " in listed
    assert "for good" in listed
    assert db("unbar", "203.0.113.7", database=tables).out == "203.0.113.7 may come in again.\n"
    again = db("unbar", "203.0.113.7", database=tables)
    assert (again.code, again.err) == (1, "vabanque: 203.0.113.7 was not barred.\n")


@pytest.mark.parametrize("wrong", ["nobody", "1.2.3.4/40", "0.0.0.0/0", "::/0", ""])
def test_a_wrong_address_bars_nobody(db: Db, tables: Path, wrong: str) -> None:
    done = db("bar", "203.0.113.7", wrong, database=tables)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert json.loads(db("barred", "--json", database=tables).out) == []


def test_tables_are_closed_all_or_none(db: Db, tables: Path) -> None:
    for other in ("nosuchtable", OVER):
        assert db("close", RUNNING, other, database=tables).code == 1
    done = db("close", RUNNING, OPEN, database=tables)
    assert (done.code, done.out) == (0, "2 tables were closed.\n")
    status = {
        table["id"]: table["status"]
        for table in map(json.loads, db("list", "--json", database=tables).out.splitlines())
    }
    assert (status[RUNNING], status[OPEN], status[OVER]) == ("closed", "closed", "over")
    assert db("close", RUNNING, database=tables).code == 1
    assert db("check", database=tables).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_speak_every_language(db: Db, tables: Path, language: str) -> None:
    words = Words(language)
    assert db("bar", "203.0.113.7", "--lang", language, database=tables).out.strip() == words(
        "db-bar-set", network="203.0.113.7"
    )
    assert words("db-for-good") in db("barred", "--lang", language, database=tables).out
    assert db("close", OPEN, "--lang", language, database=tables).out.strip() == words("db-closed", tables=1)


async def pest_gets(server: Server, path: str, **headers: str) -> httpx.Response:
    transport = httpx.AsyncHTTPTransport(local_address=PEST)
    async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=20) as http:
        return await http.get(path, headers=headers)


async def wait_for_status(server: Server, status: int) -> None:
    async with asyncio.timeout(60):
        while (await pest_gets(server, "/games")).status_code != status:
            pass  # each request takes a while


async def bar_and_close(db: Db, servers: list[Server], database: str | Path) -> None:
    """At every host: the pest is cut off and told why, everybody else plays on until their table is closed."""
    first, last = servers[0], servers[-1]
    mine = await first.table(seats="me bot", start=True)
    spare = await last.table(seats="me open")
    live = f"{last.url.replace('http', 'ws', 1)}/tables/{mine['table']}/live"
    async with (
        Client(last.url, mine["table"], mine["token"]) as anna,
        connect(live, local_addr=(PEST, 0), compression=None) as pest,
    ):
        await pest.send('{"type":"enter"}')
        await anna.until_type("hello")
        assert json.loads(await pest.recv())["type"] == "hello"
        assert (await asyncio.to_thread(db, "bar", PEST, database=database)).code == 0
        while (message := json.loads(await asyncio.wait_for(pest.recv(), 60)))["type"] != "bye":
            pass
        assert message["why"] == "barred"
        for server in servers:
            await wait_for_status(server, 403)
        page = await pest_gets(first, "/", accept="text/html", **{"accept-language": "de-AT"})
        assert page.headers["content-type"].startswith("text/html")
        assert Words("de")("error-barred") in page.text
        assert page.headers["cache-control"] == "no-store"
        assert (await pest_gets(last, "/games")).json()["code"] == "barred"
        async with connect(live, local_addr=(PEST, 0), compression=None) as again:
            assert json.loads(await again.recv()) == {"type": "bye", "why": "barred"}
        health = await last.get("/health")
        assert health["barred"] == 1
        assert {"code": "barred", "address": "this-machine"}.items() <= health["refusals"][0].items()
        assert (await asyncio.to_thread(db, "close", mine["table"], spare["table"], database=database)).code == 0
        closed = await anna.until_kind("closed")
        assert closed["why"] == "operator"
    assert await last.refused(mine["table"], mine["token"], "start") in ("table-closed", "already-started", "game-over")


async def test_a_running_server_follows_its_operator_and_remembers(db: Db, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        await bar_and_close(db, [server], tmp_path / "tables.db")
        server.kill()
        server.start()
        assert (await pest_gets(server, "/games")).status_code == 403, "from the first request on"
        assert (await asyncio.to_thread(db, "unbar", PEST, database=tmp_path / "tables.db")).code == 0
        await wait_for_status(server, 200)
    finally:
        server.end()


@pytest.mark.services
async def test_every_host_of_a_cluster_follows_the_operator(
    db: Db, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    servers = [Server(tmp_path, postgres.url, bus=redis.url, workers="1") for _ in range(2)]
    try:
        for server in servers:
            server.start()
        await bar_and_close(db, servers, postgres.url)
    finally:
        for server in servers:
            server.end()
