"""What a host meets outside: a database, a bus, bots and sockets. All of them are slow, and fail now and then."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import Context
from functools import cache
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from tests.server.hosts import QuickBots, empty_schema
from tests.simulate.scheduler import Scheduler
from vabanque.bots.pool import Overloaded, TooSlow
from vabanque.bots.worker import Question
from vabanque.bus.doorbells import Ring, new_reach
from vabanque.server.frames import EXTENSION, Prepared
from vabanque.store import Store
from vabanque.store.engines import set_pragmas
from vabanque.store.transactions import Transactions, Work, _commit


class Weather:
    """How bad things are at the moment. Mended, everything is slow, and only rings get lost."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.database_away = False
        self.bus_away = False
        self.trouble = 0.05
        """How likely it is that a single request or bot fails."""

    def luck_of(self, what: str) -> Random:
        """A source of chance for one part only, so that what one part does changes no other part's luck."""
        return Random(f"{self._seed}/{what}")

    def mend(self) -> None:
        self.database_away = self.bus_away = False
        self.trouble = 0.0


# The database


class Database:
    """SQLite in memory: it survives every host. Statements run at once; waiting happens before and after."""

    def __init__(self) -> None:
        self.engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        set_pragmas(self.engine, "NORMAL")
        with self.engine.connect() as connection:
            inner = connection.connection.dbapi_connection
            assert inner is not None
            _schema().backup(inner)  # type: ignore[arg-type]


@cache
def _schema() -> sqlite3.Connection:
    """The newest schema. Migrations take longer than most runs."""
    connection = sqlite3.connect(":memory:")
    connection.deserialize(empty_schema())
    return connection


class _Line:
    """A host's line to the database."""

    def __init__(self, database: Database, weather: Weather, luck: Random) -> None:
        self.engine, self._weather, self._luck = database.engine, weather, luck

    async def travel(self) -> None:
        """A question or an answer on its way; sometimes it does not arrive."""
        await asyncio.sleep(self._luck.expovariate(200))
        if self._weather.database_away or self._luck.random() < self._weather.trouble / 5:
            raise OperationalError("a statement", None, ConnectionError("the line is dead"))


class _Transactions(Transactions):
    def __init__(self, line: _Line) -> None:
        self._line = line

    async def run(self, work: Work) -> None:
        await self._line.travel()
        with self._line.engine.connect() as connection:
            _commit(connection, work)
        await self._line.travel()  # written, but the host may never hear of it

    async def close(self) -> None:
        pass


class _Reader:
    """The part of SQLAlchemy's AsyncConnection that the store uses."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def run_sync(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(self._connection, *args)

    async def execute(self, statement: Any) -> Any:
        return self._connection.execute(statement)

    async def scalar(self, statement: Any) -> Any:
        return self._connection.scalar(statement)


class _Engine:
    """The part of SQLAlchemy's AsyncEngine that the store uses."""

    def __init__(self, line: _Line) -> None:
        self._line = line

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[_Reader]:
        await self._line.travel()
        with self._line.engine.connect() as connection:
            yield _Reader(connection)
        await self._line.travel()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[_Reader]:
        await self._line.travel()
        with self._line.engine.begin() as connection:
            yield _Reader(connection)
        await self._line.travel()

    async def dispose(self) -> None:
        pass


def open_store(database: Database, weather: Weather, owner: str) -> Store:
    """The real store, with its queue and batches, on a line of this host's own."""
    line = _Line(database, weather, weather.luck_of(f"{owner}/database"))
    engine: Any = _Engine(line)
    store = Store(engine, _Transactions(line))
    store._writer = asyncio.get_running_loop().create_task(store._write())
    return store


# The bus


class Doorbells:
    """The network between the hosts. Rings come late, twice, in another order, or never, in fair weather too."""

    def __init__(self, loop: Scheduler, weather: Weather) -> None:
        self._loop, self._weather = loop, weather
        self._luck = weather.luck_of("bus")
        self.listeners: dict[str, tuple[Ring, Context]] = {}

    def ring(self, sender: str, table: str, seq: int) -> None:
        for owner, (hear, context) in self.listeners.items():
            if owner == sender or self._weather.bus_away:
                continue
            for _ in range(self._luck.choices([0, 1, 2], [1, 8, 1])[0]):
                self._loop.call_later(self._luck.expovariate(50), hear, table, seq, context=context)


class SimulatedBus:
    """One host's end of it."""

    alone = False

    def __init__(self, bells: Doorbells, owner: str, context: Context) -> None:
        self._bells, self._owner, self._context = bells, owner, context
        self.reach = new_reach()

    async def start(self, hear: Ring) -> None:
        self._bells.listeners[self._owner] = hear, self._context

    def ring(self, table: str, seq: int) -> None:
        self._bells.ring(self._owner, table, seq)

    async def take(self, bucket: str, rate: float, most: float) -> float | None:
        return None

    async def close(self) -> None:
        self._bells.listeners.pop(self._owner, None)


# Bots


class SlowBots(QuickBots):
    """In place of worker processes: bots that take their time, and are sometimes killed."""

    def __init__(self, weather: Weather, owner: str) -> None:
        super().__init__()
        self._weather, self._luck = weather, weather.luck_of(f"{owner}/bots")

    async def choose(self, bot: str, question: Question, rank: int = 0) -> Any:
        await asyncio.sleep(self._luck.expovariate(5))
        if self._luck.random() < self._weather.trouble:
            raise TooSlow if self._luck.random() < 0.5 else Overloaded(2)
        return self._luck.choice(question.moves)


# Sockets


class SimulatedSocket:
    """Both ends of a connection. Messages keep their order, as in TCP; a cut loses what is under way."""

    def __init__(self, loop: Scheduler, luck: Random) -> None:
        self.scope = {"extensions": {EXTENSION: self._write_at_once}}
        self.is_cut = False
        self._loop, self._luck = loop, luck
        self._to_host, self._to_client = _Pipe(loop, luck), _Pipe(loop, luck)

    def _write_at_once(self, message: Prepared) -> bool:
        if self.is_cut or self._luck.random() < 0.1:  # a slow client
            return False
        self._to_client.put(message.payload.decode())
        return True

    # The host's end, as `Live` uses it

    async def receive_data(self, _: str) -> str:
        text = await self._to_host.get()
        if text is None:
            raise WebSocketDisconnect(detail="cut", code=1006)
        return text

    async def send_from_host(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        if self.is_cut:
            raise OSError("cut")
        self._to_client.put(message["text"])

    async def close_from_host(self) -> None:
        self._to_client.put(None)

    # The client's end, as the tests' `Client` uses it

    async def send(self, text: str) -> None:
        if self.is_cut:
            raise ConnectionResetError
        self._to_host.put(text)

    async def recv(self) -> str:
        text = await self._to_client.get()
        if text is None:
            raise ConnectionResetError
        return text

    async def close(self) -> None:
        self.cut()

    def cut(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self._to_host.cut()
            self._to_client.cut()


class HostEnd:
    """What `Live` gets: the host's end only."""

    def __init__(self, socket: SimulatedSocket) -> None:
        self.scope, self.receive_data = socket.scope, socket.receive_data
        self.send, self.close = socket.send_from_host, socket.close_from_host


class _Pipe:
    """One direction. None means the end."""

    def __init__(self, loop: Scheduler, luck: Random) -> None:
        self._loop, self._luck = loop, luck
        self._arrived: deque[str | None] = deque()
        self._last = 0.0
        self._lost = False
        self._wake = asyncio.Event()

    def put(self, text: str | None) -> None:
        self._last = max(self._last, self._loop.now + self._luck.expovariate(100)) + 1e-6
        self._loop.call_at(self._last, self._arrive, text, context=Context())

    def _arrive(self, text: str | None) -> None:
        if not self._lost:
            self._arrived.append(text)
            self._wake.set()

    def cut(self) -> None:
        """What is under way gets lost; the other end notices at some time."""
        self._lost = True
        self._loop.call_later(self._luck.expovariate(2), self._end, context=Context())

    def _end(self) -> None:
        self._arrived.append(None)
        self._wake.set()

    async def get(self) -> str | None:
        while not self._arrived:
            self._wake.clear()
            await self._wake.wait()
        if self._arrived[0] is None:
            return None
        return self._arrived.popleft()
