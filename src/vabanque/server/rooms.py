"""The tables this host keeps in memory: finding them, reading what other hosts wrote, forgetting them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field

from vabanque.bus import Bus
from vabanque.core import Seat
from vabanque.server.background import Background
from vabanque.server.clock import Calendar, now_ms
from vabanque.server.config import Config
from vabanque.server.frames import Prepared
from vabanque.server.table import LONG_CLOCK, NotFound, ServerTable
from vabanque.server.views import Attendance, PublicView, public_part
from vabanque.store import Device, Row, Store, Unavailable

log = logging.getLogger("vabanque.rooms")

IDLE = 60.0
"""Seconds after which a table that nobody looks at is dropped from memory."""
RECENT = 45_000
"""A device counts as connected to another host for this many milliseconds after that host last reported it."""
HOUR = 3_600_000
AT_ONCE = 500
"""Tables per database query."""
SLICE = 500
"""Rows of a journal that are read and followed at once, in about ten milliseconds. Then everybody else has a turn."""
EXPIRY_MARGIN = 180_000
"""Milliseconds that tables live longer if there are other hosts: these report once a minute which ones are open."""


class Connection:
    """A socket at a table, as the host sees it: something to tell the news, or to wake."""

    def __init__(self, token_hash: bytes | None, tell: Callable[[], bool] = lambda: False) -> None:
        self.token_hash = token_hash
        self.address = ""
        """Where it comes from."""
        self.tell = tell
        """Sends everything that is new at once, if the socket keeps up; returns whether it did. Otherwise wake it."""
        self.wake = asyncio.Event()
        self.presence_changed = True
        self.silent = False
        """Has nothing been sent for a heartbeat?"""
        self.gone: str | None = None
        """Why the host wants to hang up."""


@dataclass(eq=False)
class Broadcast:
    """What is on its way to the sockets of one table: parts of messages that several share, and who still waits."""

    secret: dict[tuple[int, int], frozenset[Seat | None]] = field(default_factory=dict)
    """The seats for which the newest entries contain something secret; nearly always none."""
    encoded: dict[tuple[int, int, tuple[Seat, ...], bool], bytes] = field(default_factory=dict)
    """The newest entries, encoded once for all viewers who see the same."""
    prepared: dict[tuple[int, ...], Prepared] = field(default_factory=dict)
    """Whole messages, for viewers who have seen the same so far and get nothing private."""
    shown: PublicView = field(default_factory=lambda: PublicView(0, {}))
    """What everybody sees, as far as it has been built."""
    stale: bool = True
    """Has something changed since `shown` was built?"""
    untold: set[Connection] = field(default_factory=set)
    """Connections that have not been sent the latest change yet."""
    began: float | None = None
    """When the change that is still being sent began, by the performance counter."""

    def renew(self, began: float | None) -> None:
        """Something has changed: whatever was encoded is out of date."""
        self.secret.clear()
        self.encoded.clear()
        self.prepared.clear()
        self.stale = True
        if not self.untold:
            self.began = began
        self.untold = set()

    def note_told(self, connection: Connection) -> float | None:
        """Note that `connection` has been told everything. If it was the last one, returns when the change began."""
        if connection in self.untold:
            self.untold.discard(connection)
            return None if self.untold else self.began
        return None


@dataclass(eq=False)
class Room:
    """A table in memory, and who is there."""

    table: ServerTable
    patience: int = 30_000
    """Milliseconds without a connection after which a player counts as away."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    stale: bool = False
    """The database may know more: read before deciding."""
    catching_up: bool = False
    used: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None
    """Runs until a bot or a clock acts."""
    acting: bool = False
    """Is a bot moving or a clock running out right now?"""
    turn: tuple[int, int] = (-1, -1)
    """The turn, and when it began by the wall clock. How long it lasts is measured from `turn_began`."""
    turn_began: float = 0.0
    """The same by this host's monotonic clock, which cannot be set."""
    opened: int = field(default_factory=now_ms)
    """When this host began to track who is there."""
    noted: dict[bytes, int] = field(default_factory=dict)
    """Device → when this host last heard from it, if it is not connected."""
    broadcast: Broadcast = field(default_factory=Broadcast)

    def now(self) -> int:
        """The time for this table's clocks and bots. It does not jump when the wall clock is set."""
        table = self.table
        if self.turn != (table.turn, table.turn_at):
            self.turn = table.turn, table.turn_at
            self.turn_began = time.monotonic() - max(0, now_ms() - table.turn_at) / 1000
        return table.turn_at + int(1000 * (time.monotonic() - self.turn_began))

    def wake(self, began: float | None = None, asker: Connection | None = None) -> bool:
        """Tell everybody here what is new; `began` is when the change began, if it is to be measured.

        Sockets that keep up are told at once; the others are woken. The `asker` is told together with its answer.
        Returns whether everybody has been told.
        """
        self.broadcast.renew(began)
        untold = self.broadcast.untold
        for connection in self.connections:
            if connection is asker:
                untold.add(connection)
            elif not connection.tell():
                untold.add(connection)
                connection.wake.set()
        return not untold

    def here(self) -> set[Seat]:
        """The seats of connected devices, at this host or another."""
        recent = now_ms() - RECENT
        present = {connection.token_hash for connection in self.connections}
        return {
            seat
            for device in self.table.devices
            if device.token_hash in present or device.seen > recent
            for seat in device.seats
        }

    def show(self) -> PublicView:
        """What everybody sees now."""
        sent = self.broadcast
        if sent.stale:
            sent.shown = PublicView(sent.shown.number + 1, public_part(self.table, self.attendance()))
            sent.stale = False
        return sent.shown

    def away(self, seat: Seat) -> bool:
        """Has no device that holds this seat been connected to any host for a while?"""
        if seat in self.here():
            return False
        return now_ms() >= self._away_from([device for device in self.table.devices if seat in device.seats])

    def host_gone(self) -> bool:
        """Has the host's device not been connected to any host for a while, whether it holds a seat or not?"""
        since = self._host_away_from()
        return since is not None and now_ms() >= since

    def _host_away_from(self) -> int | None:
        """From when on the host's device counts as away; None while it is connected."""
        hosts = [device for device in self.table.devices if device.host]
        present = {connection.token_hash for connection in self.connections}
        if any(device.token_hash in present or device.seen > now_ms() - RECENT for device in hosts):
            return None
        return self._away_from(hosts)

    def attendance(self) -> Attendance:
        """Who is there, and from when on those who are not count as away: the same for everybody who looks."""
        table, here = self.table, self.here()
        away = {}
        if table.status == "running" and (table.setup.clock or 0) < LONG_CLOCK:
            for seat in table.people:
                if seat not in here:
                    away[seat] = self._away_from([device for device in table.devices if seat in device.seats])
        return Attendance(here, away, self._host_away_from() if table.status == "open" else None)

    def _away_from(self, devices: Sequence[Device]) -> int:
        """From when on these devices count as away, if none of them connects before."""
        last = max((max(self.noted.get(device.token_hash, 0), device.seen + RECENT) for device in devices), default=0)
        return max(last, self.opened) + self.patience

    def note(self, token_hash: bytes | None) -> None:
        """This device is there, although it may not be connected."""
        if token_hash is not None:
            self.noted[token_hash] = now_ms()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def drop_strangers(self) -> None:
        """Hang up on devices whose token is no longer valid, and on spectators where none are allowed."""
        known = {device.token_hash: device for device in self.table.devices}
        for connection in self.connections:
            if connection.token_hash is not None and connection.token_hash not in known:
                connection.gone = "taken-over"
            elif not self.table.may_watch(known.get(connection.token_hash or b"")):
                connection.gone = "no-spectators"

    def hang_up_on(self, barred: Container[str]) -> None:
        """Hang up on connections from these addresses."""
        for connection in self.connections:
            if connection.address in barred:
                connection.gone = "barred"
                connection.wake.set()

    def dismiss(self, why: str) -> None:
        """Hang up on everybody."""
        self.stop_timer()
        for connection in self.connections:
            connection.gone = why
        self.wake()


class Rooms:
    """The tables of one host."""

    def __init__(self, config: Config, store: Store, bus: Bus, background: Background) -> None:
        self._config = config
        self._store = store
        self._bus = bus
        self._background = background
        self.unreadable: set[str] = set()
        """Tables set aside because their journal cannot be read."""
        self.calendar = Calendar()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._slices = asyncio.Lock()
        """Slices are read one at a time: others have their turn after each, however many long tables are wanted."""

    async def begin(self) -> None:
        """Ask the database when any table was last touched: tables expire by that, not by a clock that may be wrong."""
        self.calendar.doubt(await self._store.newest())

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def get(self, table: str) -> Room | None:
        """The table, if it is in memory."""
        return self._rooms.get(table)

    def attended(self, table: str) -> bool:
        """Is somebody connected who sits at this table? Says no if the table is not in memory."""
        room = self._rooms.get(table)
        return room is not None and bool(room.here())

    def add(self, table: ServerTable) -> Room:
        """Keep a table that this host has just created or loaded."""
        room = self._rooms[table.id] = Room(table, 1000 * self._config.away)
        return room

    async def find(self, table: str) -> Room:
        """The table, from memory or from the journal. Raises NotFound."""
        if not (table.isascii() and table.isalnum()):
            raise NotFound("no-such-table")  # a database may choke on it
        room = self._rooms.get(table)
        if room is None:
            # Everyone who asks in the meantime waits for the same task.
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        if room.stale:
            async with room.lock:
                await self.refresh(room)
        return room

    async def read(self, table: str) -> Room:
        """The table as it is in the database right now, whichever host wrote last. Raises NotFound."""
        room = await self.find(table)
        if not self._bus.alone:
            async with room.lock:
                await self.refresh(room)
        return room

    async def _load(self, table: str) -> Room:
        stored = await self._store.load(table, SLICE)
        if stored is None:
            raise NotFound("no-such-table")
        row, rows, devices = stored
        read = await self._follow(ServerTable.empty(row, self._seen_elsewhere(devices)), rows)
        if len(rows) == SLICE:  # reading took a while
            read.devices = await self._devices(table)
        return self.add(read)

    async def _devices(self, table: str) -> list[Device]:
        return self._seen_elsewhere(await self._store.devices(table))

    def _seen_elsewhere(self, devices: list[Device]) -> list[Device]:
        """Without other hosts, nobody is connected elsewhere: what was last written before a restart is out of date."""
        return [device._replace(seen=0) for device in devices] if self._bus.alone else devices

    async def _follow(self, table: ServerTable, rows: list[Row]) -> ServerTable:
        """The table after these rows and, if they are a whole slice, those after them. Others have their turn between.

        If it cannot be read, it is set aside; other tables go on.
        """
        while len(rows) == SLICE:
            async with self._slices:
                table = self._follow_slice(table, rows)
                await asyncio.sleep(0)
            rows = await self._store.rows_after(table.id, table.seq, SLICE)
        return self._follow_slice(table, rows)

    def _follow_slice(self, table: ServerTable, rows: list[Row]) -> ServerTable:
        try:
            table = table.follow(rows)
        except Exception as error:
            if table.id not in self.unreadable:
                log.exception("table cannot be read", extra={"facts": {"table": table.id}})
            self.unreadable.add(table.id)
            room = self._rooms.pop(table.id, None)
            if room is not None:
                room.dismiss("shutdown")
            raise NotFound("table-unreadable") from error
        self.unreadable.discard(table.id)
        return table

    async def refresh(self, room: Room) -> None:
        """Read what others have written. The caller holds the room's lock."""
        table = room.table
        rows = await self._store.rows_after(table.id, table.seq, SLICE)
        room.stale = False
        if not rows:
            return
        table = await self._follow(table, rows)
        if len(rows) == SLICE or any(row.kind in ("seated", "moved") for row in rows):
            table.devices = await self._devices(table.id)
        room.table = table
        room.stop_timer()  # the host that wrote these rows takes care of what follows
        room.drop_strangers()
        room.wake()

    def heard(self, table: str, seq: int) -> None:
        """The doorbell rang: this table has rows up to `seq`."""
        room = self._rooms.get(table)
        if room is not None and (room.stale or room.table.seq < seq):
            room.stale = True
            if room.connections or room.timer:  # otherwise reading can wait for a request or the next look
                self._read_on(room)

    def _read_on(self, room: Room) -> None:
        if not room.catching_up:
            room.catching_up = True
            self._background.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            async with room.lock:
                if room.stale:
                    await self.refresh(room)
        except NotFound:
            pass  # it cannot be read, and the log says so
        except Unavailable:
            # It stays stale, so the next look tries again.
            log.debug("database away", extra={"facts": {"table": room.table.id}})
        finally:
            room.catching_up = False

    async def look(self) -> None:
        """Check the tables in memory for news: rings can get lost, and so can the database's answers."""
        await self._look_at([room.table.id for room in self if room.stale or not self._bus.alone])

    async def look_at_all(self) -> None:
        """Check every table in memory: an operator may have closed or deleted some."""
        await self._look_at([room.table.id for room in self])

    async def _look_at(self, doubtful: list[str]) -> None:
        for start in range(0, len(doubtful), AT_ONCE):
            some = doubtful[start : start + AT_ONCE]
            heads = await self._store.heads(some)
            for table in some:
                room = self._rooms.get(table)
                if table not in heads:
                    self.forget(table)
                elif room is not None and (room.stale or room.table.seq < heads[table]):
                    room.stale = True
                    self._read_on(room)

    async def expire(self) -> None:
        """Delete tables that nobody has open or has touched for a long time."""
        config = self._config
        watched = [room.table.id for room in self if room.connections]
        for start in range(0, len(watched), AT_ONCE):
            await self._store.touch(watched[start : start + AT_ONCE], self.calendar.at_most())
        latest = self.calendar.at_least() - (0 if self._bus.alone else EXPIRY_MARGIN)
        gone = await self._store.expire(
            {
                "open": latest - int(config.expire_open * HOUR),
                "running": latest - int(config.expire_running * HOUR),
                "over": latest - int(config.expire_over * HOUR),
                "closed": latest - int(config.expire_open * HOUR),
            },
            latest,
        )
        await self.look_at_all()
        for table in gone:
            if table in self._loading:  # read before it was deleted
                await asyncio.wait([self._loading[table]])
            self.forget(table)

    def forget(self, table: str) -> None:
        """The table no longer exists."""
        room = self._rooms.pop(table, None)
        if room is not None:
            room.dismiss("expired")

    async def clean(self) -> None:
        """Drop tables that nobody looks at from memory; the journal has them."""
        old = time.monotonic() - IDLE
        for room in self:
            idle = not room.connections and room.timer is None and not room.acting and not room.lock.locked()
            if idle and room.used < old:
                del self._rooms[room.table.id]
