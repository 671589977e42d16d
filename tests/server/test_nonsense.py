"""Nonsense on the socket and on the API: typed refusals, no crash, no growth, and nobody else notices."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Json, Server, new_id, new_table

TIMES = 1000

KINDS: dict[str, Callable[[Random], str | bytes]] = {
    "not JSON": lambda rng: "".join(chr(rng.randrange(32, 127)) for _ in range(rng.randrange(60))),
    "bytes": lambda rng: rng.randbytes(rng.randrange(200)),
    "half a message": lambda rng: '{"type": "move", "id": "'[: rng.randrange(1, 24)],
    "another shape": lambda rng: json.dumps(rng.choice([[], 1, None, True, "move", [[]], {}, {"type": 1}])),
    "an unknown type": lambda rng: json.dumps({"type": rng.choice(["fold", "MOVE", "", "view "]), "id": new_id()}),
    "wrong fields": lambda _: json.dumps({"type": "move", "id": new_id(), "move": {"kind": "place", "seat": "0"}}),
    "an unknown field": lambda _: json.dumps({"type": "start", "id": new_id(), "please": True}),
    "numbers out of range": lambda rng: json.dumps(
        {
            "type": "move",
            "id": new_id(),
            "move": {"kind": "place", "seat": rng.choice([-1, 9, 2**70]), "face": 99, "casino": 0},
        }
    ),
    "a bad id": lambda rng: json.dumps({"type": "start", "id": rng.choice(["", "x" * 999, "a b c d e", "<script>"])}),
    "a deep nest": lambda _: "[" * 2000 + "]" * 2000,
    "half characters": lambda _: '{"type": "land", "id": "12345678", "text": "\\ud800"}',
    "an illegal move": lambda rng: json.dumps(
        {
            "type": "move",
            "id": new_id(),
            "move": {"kind": "place", "seat": rng.randrange(6), "face": rng.randrange(1, 7), "casino": 7},
        }
    ),
    "not a host's business": lambda rng: json.dumps({"type": rng.choice(["start", "close"]), "id": new_id()}),
}


async def shower(server: Server, table: str, token: str, make: Callable[[Random], str | bytes]) -> list[Json]:
    """Send nonsense a thousand times, connecting again whenever the server hangs up; returns the answers."""
    rng = Random(1)
    refusals: list[Json] = []
    sent = 0
    while sent < TIMES:
        client = Client(server.url, table, token, views="none")
        await client.connect()
        await client.until_type("hello")
        assert client.socket is not None
        try:
            while sent < TIMES:
                await client.socket.send(make(rng))
                sent += 1
                if sent % 40 == 0:
                    await client.send({"type": "ping"})
                    await client.until_type("pong")
        except ConnectionClosed:
            pass
        refusals += client.refusals
        await client.close()
    return refusals


async def test_a_thousand_of_every_kind_of_nonsense_is_refused_and_disturbs_nobody(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    made = await server.table(seats="me open bot")
    friend = await server.post(f"/tables/{made['table']}/seats", {"name": "Benno", "id": new_id()})
    quiet = await server.post("/tables", new_table("las-vegas-2012", "bot bot bot bot", start=True, bot_delay=200))
    seq = (await server.view(made["table"]))["seq"]
    async with Client(server.url, quiet["table"]) as watcher:
        await shower(server, made["table"], friend["token"], KINDS["not JSON"])
        before = server.memory()
        for name, make in KINDS.items():
            refusals = await shower(server, made["table"], friend["token"], make)
            assert refusals, name
            assert {type(refusal["code"]) for refusal in refusals} == {str}
            assert "broken" not in {refusal["code"] for refusal in refusals}, name
        assert server.memory() - before < 20_000  # kilobytes; thirteen thousand messages
        assert (await server.view(made["table"]))["seq"] == seq
        await watcher.until_kind("place")
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text()


async def test_an_oversized_message_closes_only_its_socket(server: Server) -> None:
    made = await server.table(seats="me open")
    async with Client(server.url, made["table"], made["token"]) as anna, Client(server.url, made["table"]) as watcher:
        await watcher.until_type("hello")
        await anna.send({"type": "land", "id": new_id(), "text": "x" * 100_000})
        with pytest.raises(ConnectionClosed):
            await anna.until(lambda _: False)
        await watcher.send({"type": "ping"})
        await watcher.until_type("pong")


async def test_a_wrong_token_and_a_missing_table_are_told_apart_only_by_their_codes(server: Server) -> None:
    made = await server.table(seats="me open")
    for table, token, code in ((made["table"], "x" * 32, "bad-token"), ("nosuchtable1", None, "no-such-table")):
        async with Client(server.url, table, token) as client:
            assert (await client.hear())["code"] == code


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/tables/NOT-AN-ID", None, 400),
        ("GET", "/tables/nosuchtable1", None, 404),
        ("GET", "/tables/nosuchtable1/journal?after=-1", None, 400),
        ("GET", "/codes/..%2f..%2fetc", None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/assets/%2e%2e/%2e%2e/secret.py", None, 404),
        ("POST", "/tables", "nonsense", 400),
        ("POST", "/tables", [], 400),
        ("POST", "/tables/mine", {"tokens": {"a": "short"}}, 400),
        ("POST", "/takeovers", {"code": "AAAAA-AAAAA"}, 404),
        ("DELETE", "/tables", None, 405),
        ("POST", "/tables", {"setup": {"game": "x" * 70_000}}, 413),
    ],
)
async def test_the_api_refuses_nonsense_with_a_code(
    server: Server, method: str, path: str, body: Any, status: int
) -> None:
    async with server.http() as http:
        answer = await http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "facts"}


async def test_a_flood_from_one_address_is_slowed_down(own_server: Callable[..., Server]) -> None:
    limits = {"requests": "5", "burst": "2", "creations": "1", "messages": "5", "sockets": "2"}
    server = own_server(**limits)
    async with server.http() as http:
        answers = await asyncio.gather(*(http.get("/games") for _ in range(30)))
        assert {answer.status_code for answer in answers} == {200, 429}
        late = next(answer for answer in answers if answer.status_code == 429)
        assert late.json()["code"] == "too-many"
        assert int(late.headers["retry-after"]) >= 1
        await asyncio.sleep(2)
        made = (await http.post("/tables", json=new_table("las-vegas-2012", "me bot"))).json()
    async with Client(server.url, made["table"], made["token"]) as anna:
        for _ in range(30):
            await anna.send({"type": "ping"})
        await anna.until(lambda message: message.get("code") == "too-many")
    assert server.stop() == 0
