"""A server that strangers can reach: proxies, slow and many connections, odd requests, health, files and logs."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Client, Server, new_id, new_table
from tests.server.hosts import Open, QuickBots, until, wanted
from vabanque.server import clockwork
from vabanque.server.api import GUESSES_AT_ONCE
from vabanque.server.config import Config
from vabanque.server.connections import proxies_of
from vabanque.server.doorman import HEADERS
from vabanque.server.rooms import Connection

OwnServer = Callable[..., Server]


# Who asks (D10)


async def answers_through_a_proxy(server: Server, tries: int) -> list[int]:
    """Guesses of one client who writes another address into the header each time; the proxy appends the true one."""
    async with server.http() as http:
        headers = [{"x-forwarded-for": f"203.0.113.{number}, 198.51.100.7"} for number in range(tries)]
        return [(await http.get("/codes/ABCDEF", headers=header)).status_code for header in headers]


async def test_a_forged_x_forwarded_for_gets_no_extra_guesses(own_server: OwnServer) -> None:
    server = own_server(proxy="127.0.0.1", guesses="0.2")
    answers = await answers_through_a_proxy(server, GUESSES_AT_ONCE + 50)
    assert answers.count(404) <= GUESSES_AT_ONCE + 10
    assert answers[-1] == 429
    # Another client of the same proxy is not affected.
    async with server.http() as http:
        assert (await http.get("/codes/ABCDEF", headers={"x-forwarded-for": "198.51.100.8"})).status_code == 404


async def test_x_forwarded_for_counts_only_from_trusted_proxies(own_server: OwnServer) -> None:
    server = own_server(proxy="10.0.0.0/8", guesses="0.2")
    async with server.http() as http:
        headers = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(GUESSES_AT_ONCE + 50)]
        answers = [(await http.get("/codes/ABCDEF", headers=header)).status_code for header in headers]
    assert answers.count(404) <= GUESSES_AT_ONCE + 10


def test_an_ipv4_mapped_proxy_is_trusted() -> None:
    networks = proxies_of(Config(proxy=("10.0.0.0/8", "2001:db8::/32")))
    assert [str(network) for network in networks] == ["10.0.0.0/8", "2001:db8::/32", "::ffff:a00:0/104"]


# Slow and many connections (D11)


def half_request(server: Server, sent: bytes = b"GET /health HTTP/1.1\r\nx-slow: ") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(sent)
    return connection


def is_cut(connection: socket.socket) -> bool:
    """Has the server hung up? Waits for it."""
    connection.settimeout(10)
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


async def test_connections_are_limited_per_address(own_server: OwnServer) -> None:
    server = own_server(connections="30", patience="120")
    connections = [half_request(server) for _ in range(31)]
    try:
        assert await asyncio.to_thread(is_cut, connections[30])
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=False)
        async with httpx.AsyncClient(transport=elsewhere, base_url=server.url) as other:
            assert (await other.get("/health")).status_code == 200
        connections.pop().close()
        connections.pop().close()
        await asyncio.sleep(0.5)
        connections.append(half_request(server, b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"))
        assert connections[-1].recv(20).startswith(b"HTTP/1.1 200")
    finally:
        for connection in connections:
            connection.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nx-slow: ",
        b"POST /tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nx-slow",
    ],
    ids=["nothing", "header", "body", "second"],
)
async def test_slow_requests_time_out(own_server: OwnServer, sent: bytes) -> None:
    server = own_server(patience="1")
    connection = half_request(server, sent)

    def trickle() -> bool:
        """One byte now and then must not keep it open."""
        for _ in range(60):
            try:
                connection.settimeout(0.2)
                if connection.recv(10_000) == b"":
                    return True
            except TimeoutError:
                pass
            except OSError:
                return True
            try:
                connection.sendall(b"x")
            except OSError:
                return True
        return False

    assert await asyncio.to_thread(trickle)
    connection.close()


async def test_an_oversized_header_closes_the_connection(own_server: OwnServer) -> None:
    connection = half_request(own_server(patience="60"))

    def flood() -> int:
        for sent in range(1000):
            try:
                connection.sendall(b"x" * 10_000)
            except OSError:
                return sent
        return 1000

    assert await asyncio.to_thread(flood) < 1000
    connection.close()


async def test_sockets_outlive_the_time_for_a_request(own_server: OwnServer) -> None:
    server = own_server(patience="1", connections="3")
    made = await server.table(seats="me bot", start=True)
    clients = [await Client(server.url, made["table"], made["token"]).connect() for _ in range(6)]
    await asyncio.sleep(2)
    for client in clients:
        await client.send({"type": "ping"})
        await client.until_type("pong")
        await client.close()


# Odd requests (D13, D19)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "\xff", "http://]", "null", "http://a:b:c"])
async def test_an_odd_origin_is_refused_and_not_an_error(server: Server, origin: str) -> None:
    async with server.http() as http:
        answer = await http.post("/tables", headers={b"origin": origin.encode("latin-1")}, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert set(HEADERS) <= set(answer.headers)


@pytest.mark.parametrize("depth", [100, 5_000, 30_000])
@pytest.mark.parametrize("path", ["/tables", "/replays", "/tables/abcdefghijkl/commands", "/takeovers"])
async def test_deeply_nested_json_is_unreadable_and_not_an_error(server: Server, path: str, depth: int) -> None:
    async with server.http() as http:
        for text in ("[" * depth, '{"setup":' * (depth // 2), '{"a":[' * (depth // 3)):
            assert (await http.post(path, content=text.encode())).status_code in (400, 413)


async def test_an_id_with_a_null_byte_is_404(server: Server) -> None:
    async with server.http() as http:
        assert (await http.get("/codes/AB%00CD")).status_code == 404
        assert (await http.get("/codes/%F0%9F%8E%B2")).status_code == 404
        assert (await http.post("/tables/mine", json={"tokens": {"a\x00b": "x" * 30}})).status_code == 400
    client = await Client(server.url, "abc%00def").connect()
    assert (await client.hear())["code"] == "no-such-table"
    await client.close()


@pytest.mark.parametrize("path", ["/", "/games", "/health", "/tables", "/docs", "/tables/abcdefghijkl"])
async def test_head_is_answered_like_get_without_the_body(server: Server, path: str) -> None:
    async with server.http() as http:
        head, full = await http.head(path), await http.get(path)
        assert head.status_code == full.status_code
        assert head.content == b""
        assert head.headers["content-type"] == full.headers["content-type"]


# How often (D18, D20)


async def test_reactions_are_limited_over_http_too(server: Server) -> None:
    made = await server.table(seats="me bot", start=True)
    react = {"type": "react", "emoji": "🍀"}
    async with server.http(made["token"]) as http:
        path = f"/tables/{made['table']}/commands"
        answers = [await http.post(path, json={**react, "id": new_id()}) for _ in range(20)]
    assert [answer.status_code for answer in answers].count(200) <= 5
    assert int(answers[-1].headers["retry-after"]) >= 1


async def test_every_429_has_retry_after(own_server: OwnServer) -> None:
    server = own_server(creations="0.2", guesses="0.2", requests="20")
    async with server.http() as http:
        for method, path, body in (
            ("POST", "/tables", new_table("top-10000", "me bot")),
            ("GET", "/codes/ABCDEF", None),
            ("GET", "/games", None),
        ):
            answer = await http.request(method, path, json=body)
            while answer.status_code != 429:
                answer = await http.request(method, path, json=body)
            assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"]


# Is it well? D14 and D15


async def test_health_finds_a_database_that_cannot_be_written(own_server: OwnServer, tmp_path: Path) -> None:
    server = own_server()
    blocker = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    async with server.http() as http:
        assert (await http.get("/health")).status_code == 200
        blocker.execute("BEGIN IMMEDIATE")
        answer = await http.get("/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, False)
        assert answer.headers["retry-after"] == "1"
        blocker.execute("ROLLBACK")
        assert (await http.get("/health")).status_code == 200
    blocker.close()


def test_a_database_of_a_newer_version_is_named_in_one_sentence(own_server: OwnServer, tmp_path: Path) -> None:
    server = own_server()
    server.stop()
    database = sqlite3.connect(tmp_path / "tables.db")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    server.log.write_text("")
    with pytest.raises(AssertionError, match="made by a newer version"):
        server.start()
    assert server.log.read_text().count("\n") == 1


# What lies around: D20, files and logs


def test_database_files_have_mode_600(own_server: OwnServer, tmp_path: Path) -> None:
    assert stat.S_IMODE(tmp_path.stat().st_mode) & 0o777
    before = os.umask(0o022)
    try:
        server = own_server()
    finally:
        os.umask(before)
    files = [file for file in tmp_path.iterdir() if file.name.startswith("tables.db")]
    assert {file.name for file in files} >= {"tables.db", "tables.db-wal"}
    assert {oct(stat.S_IMODE(file.stat().st_mode)) for file in files} == {"0o600"}
    assert server.stop() == 0


async def test_a_client_disconnect_is_not_logged_as_an_error(own_server: OwnServer) -> None:
    server = own_server()
    made = await server.table(seats="me bot bot", start=True)
    for _ in range(10):
        client = await Client(server.url, made["table"], made["token"], views="all").connect()
        await client.hear()
        assert client.socket is not None
        client.socket.transport.abort()
    half_request(server, b"\x00\x01nonsense\r\n\r\n").close()
    await asyncio.sleep(0.5)
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text()
    assert '"level":"warning"' not in server.log.read_text()


# Bots alone (D20)


async def test_bots_alone_pause_when_nobody_watches(new_host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "WATCHED", 0.0)
    host = await new_host()
    bots = host.pool
    assert isinstance(bots, QuickBots)
    made = await host.seats.create(wanted("bot bot", start=True))
    await host._clockwork.pick_up()
    await asyncio.sleep(0.2)
    assert bots.asked == []
    room = await host.rooms.find(made.table)
    watcher = Connection(None)
    host.presence.enter(room, watcher)
    await host._clockwork.pick_up()
    await until(lambda: len(bots.asked) > 5)
    host.presence.leave(room, watcher)
    await until(lambda: not room.acting)
    before = len(bots.asked)
    await host._clockwork.pick_up()
    await asyncio.sleep(0.2)
    assert len(bots.asked) == before


async def test_polling_over_http_counts_as_watching(new_host: Open) -> None:
    host = await new_host()
    made = await host.seats.create(wanted("bot bot", start=True))
    room = await host.rooms.find(made.table)
    await until(lambda: room.table.status == "over")


async def test_a_bot_is_asked_once_although_its_timer_rings_twice(new_host: Open) -> None:
    host = await new_host()
    bots = host.pool
    assert isinstance(bots, QuickBots)
    bots.thinking.clear()
    made = await host.seats.create(wanted("me bot", start=True, first=1))
    room = await host.rooms.find(made.table)
    for _ in range(2):
        host._clockwork._due(room)
    await asyncio.sleep(0.05)
    assert bots.asked == [("greedy", 1)]
    bots.thinking.set()
    await until(lambda: not room.acting)
