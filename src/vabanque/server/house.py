"""The house: all tables this host looks after, and whatever has to happen at them by itself.

Accepting a command is check → append → ring → acknowledge. There are no locks between hosts: the journal's key lets one
writer win, and the other one reads on and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import insert

from vabanque.bus import Bus, make_bus
from vabanque.core import Seat
from vabanque.play.dealers import commitment
from vabanque.server import commands
from vabanque.server import messages as m
from vabanque.server.commands import Decision
from vabanque.server.config import Config
from vabanque.server.names import new_join_code, new_table_id, new_takeover_code, new_token, read_code
from vabanque.server.table import Draft, NotAllowed, Table, to_rows, token_hash
from vabanque.server.thinkers import Thinkers, question_of
from vabanque.store import Append, Conflict, Device, Row, Store, TableRow, Unavailable
from vabanque.store.schema import journal, tables
from vabanque.store.store import add_device, change_device

log = logging.getLogger("vabanque.house")

TRIES = 20
"""How often a command is decided again after another host was faster."""
TAKEOVER_MINUTES = 10
IDLE = 60.0
"""Seconds after which a table nobody looks at is no longer kept in memory."""
HOUR = 3_600_000


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class NotFound(NotAllowed):
    """There is no such table, code or record."""


class Connection:
    """A socket at a table, as the house sees it: somebody to wake."""

    def __init__(self, token_hash: bytes | None) -> None:
        self.token_hash = token_hash
        self.wake = asyncio.Event()
        self.presence_changed = True
        self.gone: str | None = None
        """Why the house wants it to hang up."""


@dataclass
class Room:
    """A table in memory, and who is there."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    stale: bool = False
    """The database may know more: read before deciding."""
    catching_up: bool = False
    used: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None
    acting: bool = False
    encoded: dict[tuple[int, int, tuple[Seat, ...]], str] = field(default_factory=dict)
    """`entries` messages of the moment, shared by those who may see the same."""

    def wake(self) -> None:
        self.encoded.clear()
        for connection in self.connections:
            connection.wake.set()

    def here(self, seat: Seat) -> bool:
        """Is somebody connected who holds this seat, here or at another host?"""
        recent = now_ms() - 45_000
        present = {connection.token_hash for connection in self.connections}
        return any(
            seat in device.seats and (device.token_hash in present or device.seen > recent)
            for device in self.table.devices
        )


class House:
    """One host's share of the tables."""

    def __init__(self, config: Config, store: Store, bus: Bus, thinkers: Thinkers) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.counts: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    @classmethod
    async def open(cls, config: Config) -> House:
        store = await Store.open(config.database, synchronous=config.synchronous)
        house = cls(config, store, make_bus(config.bus), Thinkers(config.workers))
        await house.bus.start(house._heard)
        house._spawn(house._regularly(1.0, house._pick_up))
        house._spawn(house._regularly(60.0, house._forget))
        house._spawn(house._regularly(15.0, house._clean))
        house._spawn(house._regularly(2.0, house._look))
        if not house.bus.alone:
            house._spawn(house._regularly(15.0, house._say_who_is_here))
        house._spawn(house.thinkers.bots())  # the first worker is warm before anybody asks
        return house

    async def close(self) -> None:
        self._closing = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for connection in room.connections:
                connection.gone = "shutdown"
            room.wake()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    # -- finding tables --------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table, from memory or from the journal. Raises NotFound."""
        room = self.rooms.get(table)
        if room is None:
            # Everybody who asks meanwhile waits for the same one.
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        if room.stale:
            async with room.lock:
                await self._refresh(room)
        return room

    async def _load(self, table: str) -> Room:
        found = await self.store.load(table)
        if found is None:
            raise NotFound("no-such-table")
        row, rows, devices = found
        empty = Table(row.id, row.secret, row.code, row.created, devices)
        room = self.rooms[table] = Room(empty.after(rows))
        return room

    async def _refresh(self, room: Room) -> None:
        """Read what others have written."""
        table = room.table
        rows = await self.store.rows_after(table.id, table.seq)
        room.stale = False
        if not rows:
            return
        table = table.after(rows)
        if any(row.kind in ("seated", "moved") for row in rows):
            table.devices = await self.store.devices(table.id)
        room.table = table
        self._unschedule(room)  # whoever wrote it sees to what follows
        self._drop_strangers(room)
        room.wake()

    def _drop_strangers(self, room: Room) -> None:
        """Hang up on devices whose token is no longer good."""
        known = {device.token_hash for device in room.table.devices}
        for connection in room.connections:
            if connection.token_hash is not None and connection.token_hash not in known:
                connection.gone = "taken-over"

    # -- commands --------------------------------------------------------------------------------------------------

    async def act(self, table: str, token: str | None, command: m.AnyCommand) -> m.Ack:
        """Do what a device asks, once. Raises a Refusal, or Unavailable."""
        room = await self.room(table)
        if isinstance(command, m.Rematch):
            return await self._rematch(room, token, command)
        bots = await self.thinkers.bots()

        def decide(table: Table) -> Decision:
            return commands.decide(table, table.device(token), command, bots)

        device = room.table.device(token)
        name = None if device is None else f"{device.seats[0] if device.seats else 'host'}:{command.id}"
        async with room.lock:
            seq = await self._write(room, decide, name)
        self.counts[f"commands_{type(command).__name__.lower()}"] += 1
        return m.Ack(id=command.id, seq=seq)

    async def _write(self, room: Room, decide: Callable[[Table], Decision], name: str | None) -> int:
        """Check, append, ring; returns the last seq written. The caller holds the room's lock."""
        if room.stale:
            await self._refresh(room)
        for _ in range(TRIES):
            table = room.table
            if name is not None and name in table.commands:
                return table.commands[name]
            decision = decide(table)
            rows = to_rows(decision.draft, table.seq, now_ms(), name)
            new = table.after(rows, decision.draft.session)
            if decision.devices is not None:
                new.devices = decision.devices
            try:
                await self.store.append(Append(table.id, rows, self._changes(table, new), after=decision.statements))
            except Conflict:
                self.counts["conflicts"] += 1
                await self._refresh(room)
                continue
            except (Unavailable, asyncio.CancelledError):
                room.stale = True
                raise
            room.table = new
            self._drop_strangers(room)
            self.bus.ring(table.id, new.seq)
            room.wake()
            self._schedule(room)
            self.counts["rows"] += len(rows)
            return new.seq
        raise NotAllowed("busy")

    def _changes(self, old: Table, new: Table) -> dict[str, Any]:
        """What the row in `tables` has to say afterwards."""
        due = self._due(new)
        changes: dict[str, Any] = {"touched": now_ms(), "status": new.status, "due": due}
        if new.setup != old.setup or new.seats != old.seats or new.status != old.status or _round(new) != _round(old):
            changes |= {"code": new.code, "summary": summary_of(new), "public": new.setup.public}
        return changes

    def _due(self, table: Table) -> int | None:
        """When another host should have a look, in case this one dies."""
        due = self._next(table)
        return None if due is None else due + self.config.grace

    def _next(self, table: Table) -> int | None:
        times = [at for at in (table.bots_at(), table.clocks_at()) if at is not None]
        return min(times, default=None)

    # -- new tables ------------------------------------------------------------------------------------------------

    async def create(self, new: m.NewTable) -> m.TableMade:
        """A new table; whoever makes it is its host and has the local seats."""
        bots = await self.thinkers.bots()
        secret, token, table = secrets.token_bytes(32), new_token(), new_table_id()
        first = commands.opened(new, commitment(secret), bots)
        own = tuple(number for number, seat in enumerate(first.seats) if seat.kind == "local")
        device = Device(token_hash(token), own, True)
        draft = Draft([first, *(m.Seeded(seat=seat, seed=new.seed) for seat in own[:1] if new.seed)])
        made = Table(table, secret, created=now_ms(), devices=[device]).following(draft, now_ms())
        rows = made.log()
        if new.start:
            started = made.draft_start()
            rows += to_rows(started, made.seq, now_ms(), None)
            made = made.after(rows[made.seq :], started.session)
        while True:
            made.code = new_join_code() if made.status == "open" else None
            try:
                await self.store.create(self._row(made), rows, [device])
                break
            except Conflict:
                self.counts["conflicts"] += 1  # a code in use: one in a billion
        room = self.rooms[table] = Room(made)
        self._schedule(room)
        self.counts["tables"] += 1
        return m.TableMade(
            table=table, code=made.code, token=token, seats=list(own), host=True, commitment=first.commitment
        )

    def _row(self, table: Table) -> TableRow:
        return TableRow(
            table.id,
            table.code,
            table.setup.game,
            table.status,
            table.setup.public,
            table.created,
            table.created,
            self._due(table),
            table.secret,
            summary_of(table),
        )

    async def join(self, table: str, request: m.Join) -> m.TableMade:
        """Take an open seat. The same request again gives the same seat and a new token."""
        room = await self.room(table)
        name = f"join:{request.id}"
        token = new_token()
        device = Device(token_hash(token), (), False)
        async with room.lock:
            if room.stale:
                await self._refresh(room)
            done = room.table.commands.get(name)
            if done is not None:
                return await self._join_again(room, done, token)
            seq = await self._write(room, lambda table: commands.join(table, request, device), name)
            if room.table.device(token) is None:  # another host had done it already
                return await self._join_again(room, seq, token)
        return self._made(room.table, token)

    async def _join_again(self, room: Room, seq: int, token: str) -> m.TableMade:
        """The answer to a join was lost: the seat stays, its token changes."""
        table = room.table
        row = table.rows[seq - 1].row
        old = next((device for device in table.devices if row.seat in device.seats), None)
        if old is None or old.host:
            raise NotAllowed("seat-taken", seat=row.seat or 0)
        await self._swap(room, old, token)
        return self._made(room.table, token)

    def _made(self, table: Table, token: str) -> m.TableMade:
        device = table.device(token)
        assert device is not None
        return m.TableMade(
            table=table.id,
            code=table.code,
            token=token,
            seats=list(device.seats),
            host=device.host,
            commitment=table.commitment,
        )

    async def _rematch(self, room: Room, token: str | None, command: m.Rematch) -> m.Ack:
        """A new table for the same people, whose tokens are good there too."""
        async with room.lock:
            if room.stale:
                await self._refresh(room)
            old = room.table
            device = old.device(token)
            if device is None or not (device.seats or device.host):
                raise NotAllowed("spectator")
            if old.rematch is None:
                if old.status != "over":
                    raise NotAllowed("not-over")
                await self._write_rematch(room)
            assert room.table.rematch is not None
            return m.Ack(id=command.id, seq=room.table.seq, table=room.table.rematch)

    async def _write_rematch(self, room: Room) -> None:
        old, secret, new_id = room.table, secrets.token_bytes(32), new_table_id()
        setup = old.setup
        if setup.first != "random":
            setup = msgspec.structs.replace(setup, first=(setup.first + 1) % len(old.seats))
        first = m.Opened(
            setup=setup,
            seats=old.seats,
            commitment=commitment(secret) if setup.dice == "fair" else None,
            before=old.id,
        )
        new = Table(new_id, secret, new_join_code(), now_ms(), old.devices).following(Draft([first]), now_ms())

        def decide(table: Table) -> Decision:
            if table.rematch is not None:
                raise _AlreadyThere
            statements = [
                insert(tables).values(**self._row(new)._asdict()),
                *(add_device(new_id, device._replace(seen=0)) for device in table.devices),
                insert(journal).values([{"table_id": new_id, **row._asdict()} for row in new.log()]),
            ]
            return Decision(Draft([m.Rematched(table=new_id)]), statements)

        try:
            await self._write(room, decide, None)
        except _AlreadyThere:
            return
        self.rooms[new_id] = Room(new)
        self.counts["tables"] += 1

    # -- taking over -----------------------------------------------------------------------------------------------

    async def offer(self, table: str, token: str | None) -> m.Offer:
        """A code with which another device takes this one's place."""
        room = await self.room(table)
        device = room.table.device(token)
        if device is None:
            raise NotAllowed("spectator")
        code = new_takeover_code()
        expires = now_ms() + TAKEOVER_MINUTES * 60_000
        await self.store.offer_takeover(token_hash(code), table, device.token_hash, expires)
        return m.Offer(code=f"{code[:5]}-{code[5:]}", expires=expires)

    async def take_over(self, code: str) -> m.TableMade:
        taken = await self.store.take_offer(token_hash(read_code(code)), now_ms())
        if taken is None:
            raise NotFound("no-such-code")
        table, old_hash = taken
        room = await self.room(table)
        token = new_token()
        async with room.lock:
            old = next((device for device in room.table.devices if device.token_hash == old_hash), None)
            if old is None:
                raise NotFound("no-such-code")
            await self._swap(room, old, token)
        return self._made(room.table, token)

    async def _swap(self, room: Room, old: Device, token: str) -> None:
        """`token` replaces the old one; whoever still uses that is hung up on."""
        new_hash = token_hash(token)

        def decide(table: Table) -> Decision:
            devices = [
                device._replace(token_hash=new_hash) if device.token_hash == old.token_hash else device
                for device in table.devices
            ]
            draft = Draft([m.Moved(seats=list(old.seats))])
            return Decision(draft, [change_device(table.id, old.token_hash, token_hash=new_hash)], devices)

        await self._write(room, decide, None)

    # -- lists -----------------------------------------------------------------------------------------------------

    async def public(self) -> list[m.TableSummary]:
        return [read_summary(row) for row in await self.store.public()]

    async def mine(self, tokens: dict[str, str]) -> list[m.TableSummary]:
        """The tables among these for which the token is good."""
        found = []
        for row in await self.store.some(list(tokens)):
            room = await self.room(row.id)
            device = room.table.device(tokens[row.id])
            if device is not None:
                summary = read_summary(row)
                summary.yours = list(device.seats)
                waiting = room.table.waiting_for
                # Where dice are rolled by hand and nobody has to choose, the dice are awaited: anybody may enter them.
                by_hand = room.table.setup.dice == "by-hand" and summary.status == "running" and not waiting
                summary.your_turn = by_hand or any(seat in device.seats for seat in waiting)
                summary.code = room.table.code
                found.append(summary)
        return sorted(found, key=lambda summary: -summary.touched)

    async def find_code(self, code: str) -> str:
        found = await self.store.find_code(read_code(code))
        if found is None:
            raise NotFound("no-such-code")
        return found

    # -- what happens by itself ------------------------------------------------------------------------------------

    def _schedule(self, room: Room) -> None:
        """Bots and clocks of a table that this host has just moved on."""
        self._unschedule(room)
        due = self._next(room.table)
        if due is not None and not self._closing:
            delay = max(0.0, (due - now_ms()) / 1000)
            room.timer = asyncio.get_running_loop().call_later(delay, self._due_now, room)

    def _unschedule(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    def _due_now(self, room: Room) -> None:
        room.timer = None
        if not room.acting:
            self._spawn(self._act_by_itself(room))

    async def _act_by_itself(self, room: Room) -> None:
        """A bot's move, or a clock that has run out."""
        room.acting = True
        try:
            if room.stale:
                async with room.lock:
                    await self._refresh(room)
            table, now = room.table, now_ms()
            ends = table.clocks_at()
            if ends is not None and ends <= now:
                async with room.lock:
                    await self._write(room, _ran_out, None)
            elif (at := table.bots_at()) is not None and at <= now:
                await self._move_bot(room, table, table.bots_to_move[0])
        except _NothingToDo:
            pass
        except NotAllowed as refusal:
            log.warning("not done", extra={"facts": {"table": room.table.id, "code": refusal.code}})
        except Unavailable as error:
            log.warning("database away", extra={"facts": {"error": str(error)}})
            return  # whoever is first to reach it again picks this up
        finally:
            room.acting = False
        if room.timer is None:
            self._schedule(room)

    async def _move_bot(self, room: Room, table: Table, seat: Seat) -> None:
        bot = table.bot_of(seat)
        assert bot is not None
        started = time.perf_counter()
        move = await self.thinkers.choose(bot, question_of(table, seat))
        self.counts["bot_moves"] += 1
        self.counts["bot_milliseconds"] += round(1000 * (time.perf_counter() - started))

        def decide(now: Table) -> Decision:
            # The world may have moved on while the bot thought: another host, a player who came back.
            if now.turn != table.turn or seat not in now.bots_to_move:
                raise _NothingToDo
            return Decision(now.draft_move(move))

        async with room.lock:
            await self._write(room, decide, None)

    async def _pick_up(self) -> None:
        """Do what a dead host, or this one before it was killed, has left undone."""
        for table in await self.store.due(now_ms()):
            room = await self.room(table)
            if room.timer is None and not room.acting:
                async with room.lock:
                    await self._refresh(room)
                self.counts["picked_up"] += 1
                self._schedule(room)

    async def _look(self) -> None:
        """Rings get lost, and so do answers of the database: look what is new at the tables people are watching."""
        live = [table for table, room in self.rooms.items() if room.connections and (room.stale or not self.bus.alone)]
        for start in range(0, len(live), 500):
            for table, seq in (await self.store.heads(live[start : start + 500])).items():
                self._heard(table, seq)

    def _heard(self, table: str, seq: int) -> None:
        """A doorbell."""
        room = self.rooms.get(table)
        if room is not None and (room.stale or room.table.seq < seq) and not room.catching_up:
            room.stale = room.catching_up = True
            self._spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            async with room.lock:
                if room.stale:
                    await self._refresh(room)
        except Unavailable:
            # It stays stale: the next look tries again.
            log.warning("database away", extra={"facts": {"table": room.table.id}})
        finally:
            room.catching_up = False

    async def _say_who_is_here(self) -> None:
        """So that other hosts know, and to learn it from them."""
        for room in [room for room in self.rooms.values() if room.connections]:
            hashes = [each.token_hash for each in room.connections if each.token_hash is not None]
            if hashes:
                await self.store.seen(room.table.id, hashes, now_ms())
            async with room.lock:
                room.table.devices = await self.store.devices(room.table.id)
                self._drop_strangers(room)

    async def _forget(self) -> None:
        """Tables expire."""
        now, config = now_ms(), self.config
        gone = await self.store.expire(
            {
                "open": now - int(config.expire_open * HOUR),
                "running": now - int(config.expire_running * HOUR),
                "over": now - int(config.expire_over * HOUR),
                "closed": now - int(config.expire_open * HOUR),
            }
        )
        for table in gone:
            if table in self._loading:  # read before it was deleted
                await asyncio.wait([self._loading[table]])
            room = self.rooms.pop(table, None)
            if room is not None:
                self._unschedule(room)
                for connection in room.connections:
                    connection.gone = "expired"
                room.wake()

    async def _clean(self) -> None:
        """Drop tables from memory that nobody looks at; the journal has them."""
        old = time.monotonic() - IDLE
        for table, room in list(self.rooms.items()):
            idle = not room.connections and room.timer is None and not room.acting and not room.lock.locked()
            if idle and room.used < old:
                del self.rooms[table]

    async def _regularly(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Unavailable as error:
                log.warning("database away", extra={"facts": {"error": str(error)}})
            except NotFound:
                pass  # expired meanwhile
            except Exception:
                log.exception("%s failed", work.__name__)
            await asyncio.sleep(seconds)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)

    # -- presence --------------------------------------------------------------------------------------------------

    def enter(self, room: Room, connection: Connection) -> None:
        room.connections.add(connection)
        self._presence_changed(room)

    def leave(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        room.used = time.monotonic()
        self._presence_changed(room)
        hash_ = connection.token_hash
        if hash_ is not None and not self.bus.alone and not self._closing:
            self._spawn(self._say_gone(room.table.id, hash_))

    async def _say_gone(self, table: str, token: bytes) -> None:
        try:
            await self.store.seen(table, [token], 0)
        except Unavailable:
            log.warning("database away", extra={"facts": {"table": table}})

    def _presence_changed(self, room: Room) -> None:
        for connection in room.connections:
            connection.presence_changed = True
            connection.wake.set()


class _NothingToDo(Exception):
    """Somebody else has done it."""


class _AlreadyThere(Exception):
    """Another host has made the rematch."""


def _ran_out(table: Table) -> Decision:
    decision = commands.out_of_time(table, now_ms())
    if decision is None:
        raise _NothingToDo
    return decision


def _round(table: Table) -> int:
    return getattr(table.session.state, "round", 0) if table.session is not None else 0


def summary_of(table: Table) -> str:
    """What lists show."""
    summary = {
        "seats": table.seats,
        "free": sum(seat.kind == "open" for seat in table.seats),
        "round": _round(table),
        "spectators": table.setup.spectators,
    }
    return msgspec.json.encode(summary).decode()


def read_summary(row: TableRow) -> m.TableSummary:
    return msgspec.convert(
        {
            **msgspec.json.decode(row.summary),
            "table": row.id,
            "code": row.code,
            "game": row.game,
            "status": row.status,
            "created": row.created,
            "touched": row.touched,
            "yours": [],
            "your_turn": False,
        },
        m.TableSummary,
    )


__all__ = ["Connection", "House", "NotFound", "Room", "Row", "now_ms"]
