"""Bytes that no client of ours would send: methods, paths, headers, bodies, upgrades and socket messages at random.

Whatever comes, no answer is of the 500 kind, the log has no error, and memory stays flat. Seeds are fixed; FUZZ=100000
sends more.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Json, Server, new_id

REQUESTS = int(os.environ.get("FUZZ", "1500"))
AT_ONCE = 8
OwnServer = Callable[..., Server]

METHODS = [b"GET", b"POST", b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"CONNECT", b"get", b"G\x00T"]
PARTS = [
    "tables", "mine", "codes", "seats", "commands", "check", "journal", "hint", "takeover", "takeovers", "record",
    "profiles", "taken",
    "replay", "replays", "health", "metrics", "games", "words", "en", "live", "docs", "openapi.json", "api", "assets",
    "index.html", "..", ".", "", "%00", "%2e%2e", "%2F", "%", "%zz", "%ff", "é", "🎲", "a" * 300, "abcdefghijkl",
    "las-vegas-2012", "{table}",
]  # fmt: skip
QUERIES = [
    "",
    "?after=-1",
    "?after=99999999999999999999",
    "?seat=0",
    "?seat=%00",
    "?seat=x&seat=1",
    "?",
    "?a=" + "b" * 900,
]
HEADERS = [
    "host", "origin", "authorization", "content-type", "content-length", "transfer-encoding", "accept",
    "accept-encoding",
    "if-none-match", "x-forwarded-for", "x-forwarded-proto", "connection", "upgrade", "sec-websocket-key",
    "sec-websocket-version", "sec-websocket-protocol", "cookie", "expect", "range", "x-odd", "forwarded",
]  # fmt: skip
VALUES = [
    "http://[", "http://[::1", "null", "", " ", "*", "Bearer", "Bearer x", "Bearer " + "x" * 5000, "bearer \x00",
    "Basic AAAA",
    "application/json", "application/msgpack", "multipart/form-data", "text/plain; charset=no-such", "-1", "1e9",
    "0x10",
    "99999999999999999999", "chunked", "identity, chunked", "gzip", "gzip;q=2, *;q=x", "websocket", "Upgrade", "close",
    "127.0.0.1", "::::", "1.2.3.4, , 5.6.7.8", "100-continue", "bytes=0-", "13", "dGhlIHNhbXBsZSBub25jZQ==",
    "a\tb", "é", "\xff\xfe",
]  # fmt: skip


ODD: list[Any] = [
    None, True, -1, 0, 2**63, 2**200, 1.5, "", "x" * 300, "\x00", "\ud800", [], {}, [[]] * 50,
    {"kind": "place"}, "x" * 20,
]  # fmt: skip


def nested(rng: Random) -> str:
    depth = rng.choice([5, 200, 3_000, 20_000])
    return rng.choice(
        ["[" * depth, '{"a":' * min(depth, 9_000), "[" * depth + "]" * depth, '{"setup":{"game":' + "[" * depth]
    )


def body(rng: Random) -> str:
    match rng.randrange(6):
        case 0:
            return nested(rng)
        case 1:
            return json.dumps(
                {
                    "type": rng.choice(["move", "start", "seed", "leave"]),
                    "id": new_id(),
                    "seat": rng.choice([0, -1, 2**70]),
                }
            )
        case 2:
            return "".join(
                chr(rng.choice([0, 34, 92, 123, 125, 91, 93, 58, 44, 48, 101, 233, 0x1F3B2])) for _ in range(200)
            )
        case 3:
            return json.dumps(
                {
                    "setup": {
                        "game": rng.choice(["top-10000", "x" * 50, ""]),
                        "options": {"a": rng.choice([1, "\x00", None])},
                    },
                    "seats": [],
                }
            )
        case 4:
            return "1" * rng.choice([1, 400, 5_000])
        case _:
            return ""


def request(rng: Random) -> bytes:
    """One request, more or less."""
    path = "/" + "/".join(rng.choice(PARTS) for _ in range(rng.randrange(1, 5))) + rng.choice(QUERIES)
    sent = body(rng).encode("utf-8", "surrogatepass")
    lines = [
        rng.choice(METHODS) + b" " + path.encode() + b" HTTP/" + rng.choice([b"1.1", b"1.1", b"1.1", b"1.0", b"2", b""])
    ]
    names = ["host"] * rng.choice([0, 1, 1, 1, 2]) + rng.choices(HEADERS, k=rng.randrange(6))
    for name in names:
        value = "127.0.0.1" if name == "host" and rng.random() < 0.8 else rng.choice(VALUES)
        lines.append(name.encode() + b": " + value.encode("latin-1", "replace"))
    if rng.random() < 0.8:
        lines.append(f"content-length: {len(sent)}".encode())
    if rng.random() < 0.1:
        lines += [b"connection: upgrade", b"upgrade: websocket", b"sec-websocket-version: 13", b"sec-websocket-key: x"]
    if rng.random() < 0.05:
        lines.insert(rng.randrange(len(lines)), bytes(rng.randrange(256) for _ in range(40)))
    return b"\r\n".join(lines) + b"\r\n\r\n" + sent


async def answer(server: Server, sent: bytes) -> int | None:
    """The status, or None if the server just hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        with suppress(OSError):
            writer.write_eof()
        async with asyncio.timeout(30):
            line = await reader.readline()
        return int(line.split()[1]) if line.startswith(b"HTTP/") else None
    except ConnectionError:
        return None
    finally:
        writer.close()


async def ask(server: Server, requests: Iterator[bytes]) -> Counter[int | None]:
    codes: Counter[int | None] = Counter()

    async def work() -> None:
        for sent in requests:
            status = await answer(server, sent)
            codes[status] += 1
            assert status is None or status < 500 or status == 501, sent[:2000]

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return codes


@pytest.fixture
def calm(own_server: OwnServer) -> Iterator[Server]:
    server = own_server(connections="1000")
    yield server
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] == "error"] == []


async def test_no_request_breaks_the_server_and_memory_stays_flat(calm: Server) -> None:
    rng = Random(13)
    codes = await ask(calm, (request(rng) for _ in range(REQUESTS // 3)))
    before = calm.memory()
    codes += await ask(calm, (request(rng) for _ in range(2 * REQUESTS // 3)))
    assert codes.total() >= REQUESTS - 2
    # Among them were answers of many kinds: the fuzzer gets past the door.
    assert {200, 400, 404, 405} <= set(codes)
    assert calm.memory() - before < 12_000, "kilobytes"
    assert (await calm.get("/health"))["ok"]


def message(rng: Random) -> str:
    """Something on a socket."""
    plain: Json = {
        "type": rng.choice(["move", "land", "leave", "react", "look", "check", "ping", "enter", "x", "", "seed"])
    }
    for key in rng.sample(
        ["id", "move", "seat", "turn", "text", "emoji", "seed", "setup", "token", "views"], rng.randrange(5)
    ):
        plain[key] = rng.choice(ODD)
    match rng.randrange(5):
        case 0:
            return nested(rng)[:8000]
        case 1:
            text = json.dumps(plain)
            return text[: rng.randrange(len(text) + 1)]
        case 2:
            plain |= {
                "id": new_id(),
                "move": {"seat": 0, "text": rng.choice(["", "0", "9" * 199, "\x00", "🎲", "1 1 1"])},
            }
            return json.dumps({**plain, "type": rng.choice(["move", "check"])})
        case _:
            return json.dumps(plain)


async def test_no_message_on_a_socket_breaks_the_server_and_memory_stays_flat(calm: Server) -> None:
    rng = Random(14)
    made = await calm.table(seats="me bot bot", start=True)
    before = 0
    for number in range(max(20, REQUESTS // 40)):
        client = await Client(calm.url, made["table"], made["token"]).connect()
        with suppress(ConnectionClosed):
            for _ in range(40):
                assert client.socket is not None
                await client.socket.send(message(rng))
            await client.send({"type": "ping"})
            await client.until(lambda heard: heard["type"] in ("pong", "bye"))
        await client.close()
        assert {refusal["code"] for refusal in client.refusals}.isdisjoint({"broken", "unavailable"})
        if number == 9:
            before = calm.memory()
    assert calm.memory() - before < 12_000, "kilobytes"
    assert (await calm.get("/health"))["ok"]
