"""One run: people and a bot play at several hosts while things go wrong; afterwards every promise is checked."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from tests.server.harness import Client, Json, new_id
from tests.server.hosts import wanted
from tests.simulate.parts import (
    Database,
    Doorbells,
    HostEnd,
    SimulatedBus,
    SimulatedSocket,
    SlowBots,
    Weather,
    open_store,
)
from tests.simulate.scheduler import OWNER, Scheduler, context_of, virtual
from vabanque.play.verify import verify
from vabanque.server import messages as m
from vabanque.server.config import Config
from vabanque.server.host import Host
from vabanque.server.live import Live
from vabanque.server.table import ServerTable
from vabanque.store import Row, Store, Unavailable
from vabanque.store.store import read_table

T = TypeVar("T")

GAMES: tuple[tuple[str, Json], ...] = (
    ("las-vegas-2012", {}),
    ("las-vegas-biggy", {"bandit": True}),
    ("las-vegas-cards", {}),
    ("las-vegas-cards", {"order": "in-turn"}),
    ("top-10000", {"target": 2000}),
)
HOSTS = 3
LONGEST = 60.0
"""Virtual seconds of play after the last fault, if the game does not end before."""
STILL = 8.0
"""Virtual seconds without a new row after which only people could go on."""
PATIENCE = 10.0
"""Virtual seconds in which everybody has to see everything, once all is well."""

TOO_LONG = 3600.0
"""Virtual seconds after which a run has failed."""


@dataclass
class Outcome:
    """What a run was like."""

    seed: int
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    rows: int = 0
    over: bool = False
    messages: int = 0
    trace: str = ""
    """A hash of every message to every viewer and of the journal: equal runs have equal traces."""


class Viewer(Client):
    """Somebody at a table, who comes back to any host after every cut."""

    def __init__(self, world: World, table: str, token: str | None, name: str) -> None:
        self._world, self.name = world, name
        luck = world.weather.luck_of(name)
        self._luck = luck
        super().__init__("", table, token, views=luck.choice(["changes", "changes", "all"]), seed=luck.randrange(999))
        self.before_the_end: dict[int, bool] = {}
        """seq → did the entry come before this viewer knew that the game was over?"""

    def _note(self, entries: list[Json]) -> None:
        for entry in entries:
            self.before_the_end[entry["seq"]] = not any(one["entry"]["kind"] == "ended" for one in entries)
        if self.ended:
            self.before_the_end |= dict.fromkeys((entry["seq"] for entry in entries), False)
        super()._note(entries)

    def choose(self, view: Json) -> Json | None:
        return None if self.token is None or self._world.enough else super().choose(view)

    async def connect(self) -> Client:
        self.last_view = None
        self.socket = self._world.plug_in(self.table, self.seq, self._luck)  # type: ignore[assignment]
        await self.send({"type": "enter", "token": self.token, "views": self.views})
        return self

    async def stay(self) -> None:
        """Play and watch until everything has come to rest and has been seen."""
        while not self._world.has_seen_everything(self):
            try:
                await self.connect()
                await self._play(lambda client: self._world.has_seen_everything(client))
            except OSError:
                await asyncio.sleep(self._luck.expovariate(5))
            finally:
                await self.close()


@dataclass
class _Running:
    host: Host
    context: Context


class World:
    """Hosts, what they share, and the people."""

    def __init__(self, seed: int, loop: Scheduler) -> None:
        self.outcome = Outcome(seed)
        self.weather = Weather(str(seed))
        self.enough = self.quiet = False
        self._loop, self._luck = loop, self.weather.luck_of("world")
        self._database = Database()
        self._bells = Doorbells(loop, self.weather)
        self._running: dict[int, _Running] = {}
        self._starts: Counter[int] = Counter()
        self._sockets: list[tuple[int, SimulatedSocket]] = []
        self._viewers: list[Viewer] = []
        self._acks: dict[str, int] = {}
        self._sent: set[str] = set()
        self._tokens: dict[str, str] = {}

    # Hosts

    def parts(self) -> dict[str, Any]:
        """What the hosts get instead of a database file, Redis and worker processes."""

        class Stores:
            @staticmethod
            async def open(_: str, **__: str) -> Store:
                return open_store(self._database, self.weather, OWNER.get())

        return {
            "Store": Stores,
            "make_bus": lambda _: SimulatedBus(self._bells, OWNER.get(), copy_context()),
            "make_pools": lambda _: tuple(SlowBots(self.weather, f"{OWNER.get()}/{pool}") for pool in range(3)),
        }

    async def _start_host(self, number: int) -> None:
        """Try until it is up, as systemd does."""
        config = Config(database="", heartbeat=5_000, grace=1_000, messages=1000.0)
        while number not in self._running:
            self._starts[number] += 1
            context = context_of(self._owner(number))
            try:
                host = await self._loop.create_task(Host.open(config), context=context)
                self._running[number] = _Running(host, context)
            except Unavailable:
                self._kill(number)
                await asyncio.sleep(1.0)

    def _owner(self, number: int) -> str:
        return f"host {number}, start {self._starts[number]}"

    def _kill(self, number: int) -> None:
        self._running.pop(number, None)
        self._loop.kill(self._owner(number))
        self._bells.listeners.pop(self._owner(number), None)
        for at, socket in self._sockets:
            if at == number:
                socket.cut()

    # People

    def plug_in(self, table: str, after: int, luck: Random) -> SimulatedSocket:
        if not self._running:
            raise ConnectionRefusedError
        number = luck.choice(sorted(self._running))
        at = self._running[number]
        socket = SimulatedSocket(self._loop, luck)
        self._sockets.append((number, socket))
        end: Any = HostEnd(socket)
        self._loop.create_task(_serve(at.host, end, table, after), context=at.context)
        return socket

    async def ask(self, work: Callable[[Host], Awaitable[T]]) -> T:
        """Ask any host until there is an answer, which may get lost."""
        while True:
            await asyncio.sleep(self._luck.expovariate(20))
            if not self._running:
                continue
            at = self._running[self._luck.choice(sorted(self._running))]
            answer: asyncio.Future[T] = self._loop.create_future()
            self._loop.create_task(_answer(work(at.host), answer), context=at.context)
            try:
                async with asyncio.timeout(10):
                    result = await answer
            except (TimeoutError, Unavailable):
                continue
            if self._luck.random() >= self.weather.trouble:
                return result

    async def _sit_down(self) -> str:
        game, options = self._luck.choice(GAMES)
        seats = self._luck.choice(["me open", "me open bot", "me bot", "me open open"])
        new = wanted(seats, game=game, options=options, bot_delay=self._luck.choice([0, 300]))
        made = await self.ask(lambda host: host.seats.create(new))
        self._tokens["Anna"] = made.token
        for name in ("Benno", "Carla")[: seats.count("open")]:
            join = m.Join(name=name, id=new_id())
            joined = await self.ask(lambda host, join=join: host.seats.join(made.table, join))  # type: ignore[misc]
            self._tokens[name] = joined.token
        start = m.Start(id=new_id())
        self._sent.add(start.id)
        ack = await self.ask(lambda host: host.act(made.table, made.token, start))
        self._acks[start.id] = ack.seq
        people = [*self._tokens.items(), ("a spectator", None)]
        self._viewers = [Viewer(self, made.table, token, name) for name, token in people]
        return made.table

    # Misfortune

    async def _misfortunes(self) -> None:
        kinds = {
            "host killed": self._kill_and_restart,
            "sockets cut": self._cut,
            "database away": self._lose_database,
            "bus away": self._lose_bus,
            "clock jumps": self._set_clock,
        }
        for _ in range(self._luck.randrange(2, 9)):
            await asyncio.sleep(self._luck.expovariate(0.7))
            kind = self._luck.choice(["host killed", *kinds])  # the most dangerous one twice as often
            self.outcome.faults[kind] += 1
            await kinds[kind]()

    async def _kill_and_restart(self) -> None:
        number = self._luck.choice(sorted(self._running))
        self._kill(number)
        await asyncio.sleep(self._luck.expovariate(1))
        await self._start_host(number)

    async def _cut(self) -> None:
        for _, socket in self._sockets:
            socket.cut()

    async def _lose_database(self) -> None:
        self.weather.database_away = True
        await asyncio.sleep(self._luck.expovariate(1))
        self.weather.database_away = False

    async def _lose_bus(self) -> None:
        self.weather.bus_away = True
        await asyncio.sleep(self._luck.expovariate(0.3))
        self.weather.bus_away = False

    async def _set_clock(self) -> None:
        number = self._luck.choice(sorted(self._running))
        self._loop.skew[self._owner(number)] = self._luck.choice([-3600.0, -5.0, 5.0, 3600.0])

    # The run

    async def run(self) -> Outcome:
        for number in range(HOSTS):
            await self._start_host(number)
        table = await self._sit_down()
        people = [asyncio.create_task(viewer.stay()) for viewer in self._viewers]
        await self._misfortunes()
        self.weather.mend()
        await self._come_to_rest(table, people)
        await self._wait_for_all(table, people)
        self._check(table)
        return self.outcome

    def head(self, table: str) -> int:
        return len(self._stored(table)[1])

    def _stored(self, table: str) -> tuple[ServerTable, list[Row]]:
        with self._database.engine.connect() as connection:
            stored = read_table(connection, table)
        assert stored is not None
        row, rows, devices = stored
        return ServerTable.empty(row, devices), rows

    def has_seen_everything(self, viewer: Client) -> bool:
        return self.quiet and viewer.seq >= self.head(viewer.table)

    async def _come_to_rest(self, table: str, people: list[asyncio.Task[None]]) -> None:
        """Let people play on for a while. Then they stop, and so do bots when it is a person's turn."""
        until = self._loop.now + LONGEST
        while self._loop.now < until and not all(viewer.ended for viewer in self._viewers):
            await asyncio.sleep(1.0)
            _raise_first(people)
        self.enough = True
        head, since = -1, self._loop.now
        while self._loop.now < since + STILL:
            if (now := self.head(table)) != head:
                head, since = now, self._loop.now
            await asyncio.sleep(1.0)
            _raise_first(people)
        self.quiet = True

    async def _wait_for_all(self, table: str, people: list[asyncio.Task[None]]) -> None:
        """Nobody may have missed anything, even without connecting again."""
        _, waiting = await asyncio.wait(people, timeout=PATIENCE)
        _raise_first(people)
        behind = {
            viewer.name: viewer.seq for viewer, task in zip(self._viewers, people, strict=True) if task in waiting
        }
        assert not waiting, f"still behind after {PATIENCE} s: {behind}, the journal has {self.head(table)} rows"

    def _check(self, table: str) -> None:
        empty, rows = self._stored(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        now = empty.follow(rows)
        ids = [row.command.partition(":")[2] for row in rows if row.command is not None]
        assert len(ids) == len(set(ids)), "a command was carried out twice"
        done = {row.command.partition(":")[2]: row.seq for row in rows if row.command is not None}
        sent = self._sent.union(*(viewer.sent for viewer in self._viewers))
        assert {id_ for id_ in done if len(id_) == len(new_id())} <= sent, "nobody sent this"
        acks = [self._acks, *(viewer.acks for viewer in self._viewers)]
        for given in acks:
            for id_, seq in given.items():
                assert done[id_] == seq, f"{id_} was acknowledged as {seq}"
                self.outcome.acknowledged += 1
        for viewer in self._viewers:
            self._check_viewer(viewer, now)
        self.outcome.rows, self.outcome.over = len(rows), now.status == "over"
        record = now.record((), everything=True)
        report = verify(record.to_json())
        assert report.ok, report
        texts = [text for viewer in self._viewers for text in viewer.heard] + [row.body for row in rows]
        self.outcome.trace = sha256("\n".join(texts).encode()).hexdigest()
        self.outcome.messages = len(texts) - len(rows)

    def _check_viewer(self, viewer: Viewer, now: ServerTable) -> None:
        """It has seen everything that it may know, and nothing else."""
        device = now.device(viewer.token)
        seats = () if device is None else device.seats
        assert sorted(viewer.entries) == list(range(1, now.seq + 1))
        for written in now.rows:
            seq, hidden = written.row.seq, written.private is not None
            own = not hidden or written.row.seat in seats
            allowed = [written.seen_from(seats, over=False)]
            if not own and not viewer.before_the_end[seq]:
                allowed.append(written.seen_from(seats, over=True))
            assert viewer.entries[seq] in [msgspec.json.decode(one.entry) for one in allowed]
        others = [token for name, token in self._tokens.items() if name != viewer.name]
        early = [text for text in viewer.heard if now.status != "over" or now.secret.hex() not in text]
        for text in early:
            assert now.secret.hex() not in text
            assert not any(token in text for token in others)


async def _serve(host: Host, end: Any, table: str, after: int) -> None:
    await Live(host, end, table, after).run()


async def _answer(work: Awaitable[T], answer: asyncio.Future[T]) -> None:
    try:
        result = await work
    except Exception as error:  # noqa: BLE001  # whoever asked decides what it means
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


class _Errors(logging.Handler):
    """Exceptions that reach the log are faults of ours. That the database is away may be said, of course."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.records.append(self.format(record))


def run(seed: int) -> Outcome:
    """Run this seed; raises AssertionError if a promise is broken, TimeoutError if nothing comes of it."""
    loop = Scheduler()
    errors, log = _Errors(), logging.getLogger("vabanque")
    log.addHandler(errors)
    level, propagate = log.level, log.propagate
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        with ExitStack() as stack:
            stack.enter_context(virtual(loop, Random(seed)))
            world = World(seed, loop)
            for name, part in world.parts().items():
                stack.enter_context(patch(f"vabanque.server.host.{name}", part))
            outcome = loop.run_until_complete(asyncio.wait_for(world.run(), TOO_LONG))
            assert not errors.records, errors.records[0]
            return outcome
    finally:
        log.removeHandler(errors)
        log.setLevel(level)
        log.propagate = propagate
        loop.bury()
