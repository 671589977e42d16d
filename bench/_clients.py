"""Scripted players for measurements: five per table, each on a socket, as cheap as Python allows.

A move is timed twice: until its player has the acknowledgement, and until it has reached the last of the five
sockets. Bytes are what the server wrote to all five sockets after the handshake, including frame headers.
"""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable
from functools import partial
from random import random
from typing import Any

import httpx
import msgspec

NAMES = ("Anna", "Benno", "Carla", "Denny", "Edda")
SEATS = len(NAMES)


class _Seen(msgspec.Struct):
    entry: dict[str, Any]


class _Heard(msgspec.Struct):
    """The part of a message that a scripted player reads."""

    type: str
    entries: list[_Seen] = []
    ack: Any = None


_decoder = msgspec.json.Decoder(_Heard)


class Wire(asyncio.Protocol):
    """The client end of a WebSocket: text frames only, masked with zeros."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(buffer[:200]).decode(errors="replace")))
                return
            self.opened.set_result(None)
            del buffer[: end + 4]
        at = 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
            if len(buffer) < start or len(buffer) < start + size:
                break
            opcode, payload = buffer[at] & 0x0F, bytes(buffer[start : start + size])
            self.received += start + size - at
            at = start + size
            if opcode == 1:
                self._heard(payload)
            elif opcode == 9:  # a ping
                self._send(0x8A, payload)
        del buffer[:at]

    def send(self, message: dict[str, Any]) -> None:
        self._send(0x81, msgspec.json.encode(message))

    def _send(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if not self._transport.is_closing():
            self._transport.write(bytes((head,)) + length + bytes(4) + payload)

    def close(self) -> None:
        self._transport.abort()


class Table:
    """Five players on five sockets; each always places the first face rolled."""

    def __init__(self, url: str, views: str, pace: float = 0.0) -> None:
        self._url, self._views = url, views
        self.pace = pace
        """Seconds that a player thinks for."""
        self.moves = 0
        self.to_ack: list[float] = []
        self.to_all: list[float] = []
        self.wires: list[Wire] = []
        self.over = asyncio.Event()
        self._held: Callable[[], object] | None = None
        """The first move, while the table waits for its turn to play."""
        self._waits = False
        self._urls = [url]
        self._sent_at = 0.0
        self._waiting: set[int] = set()

    @property
    def received(self) -> int:
        return sum(wire.received for wire in self.wires)

    async def open(self, http: httpx.AsyncClient, urls: list[str] | None = None) -> None:
        """Create the table and sit down; socket number i connects to `urls[i % len(urls)]`."""
        seats = [{"kind": "local", "name": NAMES[0]}, *[{"kind": "open"}] * (SEATS - 1)]
        table = await _post(http, "/tables", {"setup": {"game": "las-vegas-2012", "bot_delay": 0}, "seats": seats})
        self.id = table["table"]
        tokens = [table["token"]]
        for name in NAMES[1:]:
            request = {"name": name, "id": uuid.uuid4().hex}
            tokens.append((await _post(http, f"/tables/{self.id}/seats", request))["token"])
        start = {"type": "start", "id": uuid.uuid4().hex}
        await _post(http, f"/tables/{self.id}/commands", start, tokens[0])
        self.seat(self.id, tokens)
        self._urls = urls or self._urls

    def seat(self, table: str, tokens: list[str]) -> None:
        """Sit down at an existing table."""
        self.id, self._tokens = table, tokens

    async def connect(self, *, wait: bool = False) -> None:
        """Open all five sockets; the game goes on at once, unless it is to `wait` for `play`."""
        self._waits = wait
        for seat, token in enumerate(self._tokens):
            address = httpx.URL(self._urls[seat % len(self._urls)])
            wire = Wire(f"/tables/{self.id}/live?after=0", lambda payload, seat=seat: self._hear(seat, payload))  # type: ignore[misc]
            await asyncio.get_running_loop().create_connection(lambda wire=wire: wire, address.host, address.port or 80)  # type: ignore[misc]
            await wire.opened
            wire.send({"type": "enter", "token": token, "views": self._views})
            self.wires.append(wire)

    async def play(self) -> None:
        """Play a waiting game to its end."""
        self._waits = False
        if self._held is not None:
            self._held()
        await self.over.wait()

    def _hear(self, seat: int, payload: bytes) -> None:
        message = _decoder.decode(payload)
        if message.type == "ack" or message.ack is not None:
            self.to_ack.append(time.perf_counter() - self._sent_at)
        if not message.entries:
            return
        if seat in self._waiting:
            self._waiting.discard(seat)
            if not self._waiting:
                self.to_all.append(time.perf_counter() - self._sent_at)
        last = message.entries[-1].entry
        if last["kind"] == "ended":
            self.over.set()
        elif last["kind"] == "roll" and last["seat"] == seat:
            # Spread the moves out; the first one comes partway through a think.
            thought = self.pace * (random() if not self.moves else 0.5 + random())
            think = partial(asyncio.get_running_loop().call_later, thought, self._move, seat, last["own"][0])
            if self._waits:
                self._held = think
            else:
                think()

    def _move(self, seat: int, face: int) -> None:
        move = {"kind": "place", "seat": seat, "face": face, "casino": face}
        self.moves += 1
        self._waiting, self._sent_at = set(range(SEATS)), time.perf_counter()
        self.wires[seat].send({"type": "move", "id": uuid.uuid4().hex, "move": move})

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


async def _post(http: httpx.AsyncClient, path: str, body: Any, token: str | None = None) -> dict[str, Any]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = await http.post(path, json=body, headers=headers)
    answer.raise_for_status()
    result: dict[str, Any] = answer.json()
    return result
