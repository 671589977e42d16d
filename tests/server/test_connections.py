"""Connections before they ask for anything, with a transport that only notes what is done to it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from vabanque.server import connections
from vabanque.server.config import Config
from vabanque.server.connections import CONNECTS_AT_ONCE, guarded
from vabanque.server.frames import Framed, Prepared

REQUEST = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"


class Wire(asyncio.Transport):
    """One end of a connection from `address`."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._extra = {"peername": (address, 5), "sockname": ("127.0.0.1", 80)}
        self.written = b""
        self.aborted = self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._extra.get(name, default)

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def set_protocol(self, protocol: Any) -> None:
        pass


class Timer:
    """Ends a connection when its time has come, unless it is cancelled before."""

    def __init__(self, seconds: float) -> None:
        self.seconds: float | None = seconds

    def cancel(self) -> None:
        self.seconds = None


class House:
    """Connections to a server with this configuration, and how long each may take."""

    def __init__(self, **settings: Any) -> None:
        self.answers: asyncio.Queue[None] = asyncio.Queue()
        self._settings = uvicorn.Config(
            self._app, interface="asgi3", log_config=None, lifespan="off", proxy_headers=False, ws=Framed
        )
        self._settings.load()
        self._protocol: Any = guarded(Config(**settings))
        self._state = ServerState()

    async def _app(self, _scope: Any, _receive: Any, send: Any) -> None:
        await self.answers.get()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    def connect(self, address: str = "203.0.113.7") -> tuple[Any, Wire]:
        wire = Wire(address)
        connection = self._protocol(self._settings, self._state, {})
        connection.connection_made(wire)
        return connection, wire


@pytest.fixture
async def timers(monkeypatch: pytest.MonkeyPatch) -> list[Timer]:
    """The timers that end connections, in the order in which they were set."""
    made: list[Timer] = []
    loop = asyncio.get_running_loop()
    call_later = loop.call_later

    def noted(seconds: float, callback: Any, *arguments: Any, **more: Any) -> Any:
        if getattr(callback, "__name__", "") != "abort":
            return call_later(seconds, callback, *arguments, **more)
        made.append(Timer(seconds))
        return made[-1]

    monkeypatch.setattr(loop, "call_later", noted)
    return made


def running(timers: list[Timer]) -> list[float]:
    """How many seconds connections have left."""
    return [timer.seconds for timer in timers if timer.seconds is not None]


async def test_connections_are_counted_per_address_until_closed(timers: list[Timer]) -> None:
    house = House(connections=2)
    (first, one), (_, two), (third, three) = (house.connect() for _ in range(3))
    assert [one.aborted, two.aborted, three.aborted] == [False, False, True]
    assert len(running(timers)) == 2, "one that is not wanted gets no time"
    assert not house.connect("203.0.113.8")[1].aborted
    third.connection_lost(None)  # as every transport says in the end
    assert house.connect()[1].aborted
    first.connection_lost(None)
    first.connection_lost(None)
    assert house.connect()[1].aborted, "the one that was cut just now has not ended yet"


async def test_an_address_that_connects_again_and_again_is_cut_before_it_asks_for_anything() -> None:
    house = House(connects=0.001, burst=1.0)
    for number in range(CONNECTS_AT_ONCE + 1):
        connection, wire = house.connect()
        assert wire.aborted == (number == CONNECTS_AT_ONCE)
        connection.connection_lost(None)
    assert not house.connect("203.0.113.8")[1].aborted


async def test_a_closed_connection_frees_its_slot() -> None:
    house = House(connections=1)
    for _ in range(3):
        connection, wire = house.connect()
        assert not wire.aborted
        connection.connection_lost(None)


async def test_an_ipv6_prefix_is_one_client_and_proxies_are_exempt() -> None:
    house = House(connections=1, proxy=("10.0.0.0/8",))
    assert [house.connect(address)[1].aborted for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [
        False,
        True,
        False,
    ]
    assert not any(house.connect(address)[1].aborted for address in ("10.1.2.3", "10.1.2.3", "::ffff:10.1.2.3"))


async def test_the_read_timeout_ends_with_the_request(timers: list[Timer]) -> None:
    house = House(patience=7.0)
    connection, wire = house.connect()
    assert running(timers) == [7.0]
    connection.data_received(REQUEST[:10])
    assert running(timers) == [7.0]
    connection.data_received(REQUEST[10:])
    assert running(timers) == [connections.ANSWERING] == [150.0]
    house.answers.put_nowait(None)
    await asyncio.wait_for(_answered(wire), 5)
    assert running(timers) == []  # from here on uvicorn's own timer waits for the next request
    # Any byte ends that wait.
    connection.data_received(b"G")
    assert running(timers) == [7.0]
    connection.connection_lost(None)
    assert running(timers) == []


async def _answered(wire: Wire) -> None:
    while not wire.written.endswith(b"ok"):  # noqa: ASYNC110  # nobody tells us
        await asyncio.sleep(0.001)


async def test_pipelined_requests_have_their_own_read_timeouts(timers: list[Timer]) -> None:
    house = House(patience=7.0)
    connection, wire = house.connect()
    connection.data_received(REQUEST + REQUEST[:10])
    assert running(timers) == [7.0]
    house.answers.put_nowait(None)
    await asyncio.wait_for(_answered(wire), 5)
    assert running(timers) == [7.0]
    connection.connection_lost(None)


async def test_closing_connections_have_a_timeout(timers: list[Timer]) -> None:
    connection, wire = House().connect()
    connection.timeout_keep_alive_handler()
    assert wire.closed
    assert running(timers) == [connections.LINGERING] == [10.0]
    connection.connection_lost(None)


@pytest.mark.parametrize(("more", "aborted"), [(65_536, False), (65_537, True)])
async def test_the_header_size_is_limited(more: int, aborted: bool) -> None:
    house = House()
    connection, wire = house.connect()
    connection.data_received(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 200000\r\nx: ")
    connection.data_received(b"x" * more)
    assert wire.aborted == aborted
    connection.connection_lost(None)


async def test_a_body_may_be_longer_than_a_header() -> None:
    house = House()
    connection, wire = house.connect()
    connection.data_received(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 200000\r\n\r\n")
    connection.data_received(b"y" * 100_000)
    assert not wire.aborted
    house.answers.put_nowait(None)
    connection.connection_lost(None)


async def test_an_upgraded_socket_has_no_timeout_and_frees_its_slot(timers: list[Timer]) -> None:
    house = House(connections=1)
    connection, wire = house.connect()
    connection.data_received(
        b"GET /tables/a1/live HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert (wire.aborted, running(timers)) == (False, [])
    assert not house.connect()[1].aborted


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_frames_follow_rfc_6455(size: int, head: bytes) -> None:
    message = Prepared(b"x" * size)
    assert message.payload == b"x" * size
    assert message.frame == head + message.payload
