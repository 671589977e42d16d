"""The socket of one viewer: what has happened since `after`, then whatever happens."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from vabanque.core import Refusal, Seat
from vabanque.server import messages as m
from vabanque.server.answers import check_move, encode_entries
from vabanque.server.clock import now_ms
from vabanque.server.doorman import address_of, client_of
from vabanque.server.frames import Prepared, writer_of
from vabanque.server.host import Host
from vabanque.server.limits import Buckets, TooMany, address_class
from vabanque.server.rooms import Connection, Room
from vabanque.server.table import NotAllowed, ServerTable
from vabanque.server.views import Own, PublicView, own_part, view_of
from vabanque.store import Device, Unavailable

log = logging.getLogger("vabanque.live")

ENTER_SECONDS = 10.0
"""How many seconds a client has to say who it is."""
ENTRIES_AT_ONCE = 500
WARNINGS = 50
"""After this many unreadable or excess messages, a connection is closed."""

_decoder = msgspec.json.Decoder(m.FromClient)
_encoder = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The connection is over."""


class Live:
    """One socket at one table."""

    def __init__(self, host: Host, socket: Socket, table: str, after: int) -> None:
        self._views = "none"
        self._host, self._socket = host, socket
        self._write = writer_of(socket.scope)
        self._address = address_of(socket.scope)
        self._table_id, self._cursor = table, after
        self._viewed: ServerTable | None = None
        """The table as of the last whole view that was sent."""
        self._shown: tuple[PublicView, Own] | None = None
        """With `views: "changes"`: what this viewer has seen; None if it needs a whole view."""
        self._token: str | None = None
        self._device: tuple[list[Device], Device | None] = ([], None)
        """The devices of the table, and which one this is."""
        self._room: Room
        self._connection: Connection
        self._limit = Buckets(host.config.messages, host.config.burst)
        self._warnings = 0
        self._telling = asyncio.Lock()
        self._heartbeat = host.config.heartbeat / 1000
        self._timer: asyncio.TimerHandle
        self._spoke = time.monotonic()
        """When something was last sent on this socket."""

    async def run(self) -> None:
        self._host.counts["sockets_opened"] += 1
        try:
            if await self._enter():
                await self._serve()
        except (WebSocketDisconnect, Gone, OSError):
            pass  # hung up
        finally:
            with suppress(Exception):
                await self._socket.close()

    async def _enter(self) -> bool:
        """The first message says who has connected."""
        try:
            enter = _decoder.decode(await asyncio.wait_for(self._socket.receive_data("text"), ENTER_SECONDS))
            if not isinstance(enter, m.Enter):
                raise NotAllowed("enter-first")
            self._room = await self._host.rooms.read(self._table_id)
            device = self._room.table.device(enter.token)
            if enter.token is not None and device is None:
                raise NotAllowed("bad-token")
            if not self._room.table.may_watch(device):
                raise NotAllowed("no-spectators")
        except TimeoutError:
            return False
        except (msgspec.MsgspecError, UnicodeError):
            await self._refuse(None, "unreadable")
            return False
        except Refusal as refusal:
            await self._refuse(None, refusal.code, refusal.facts)
            return False
        except Unavailable:
            await self._refuse(None, "unavailable")
            return False
        self._token, self._views = enter.token, enter.views
        self._connection = Connection(None if device is None else device.token_hash, self._tell_at_once)
        self._connection.address = client_of(self._socket.scope)
        table = self._room.table
        await self._say(
            m.Hello(
                table=table.id,
                seq=table.seq,
                yours=[] if device is None else list(device.seats),
                host=device is not None and device.host,
                heartbeat=self._host.config.heartbeat,
                now=now_ms(),
            )
        )
        return True

    async def _serve(self) -> None:
        self._host.presence.enter(self._room, self._connection)
        self._connection.wake.set()
        self._beat()
        sender = asyncio.create_task(self._send_news())
        receiver = asyncio.create_task(self._hear())
        try:
            done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                # Hanging up in the middle of a message is an OSError.
                if error is not None and not isinstance(error, Gone | WebSocketDisconnect | OSError):
                    log.error("socket failed", exc_info=error)
        finally:
            self._timer.cancel()
            self._host.presence.leave(self._room, self._connection)
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def _send_news(self) -> None:
        """Send whatever this viewer has not seen. A slow client misses nothing, and costs no memory."""
        connection = self._connection
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            if connection.gone is not None:
                await self._say(m.Bye(why=connection.gone))  # type: ignore[arg-type]
                raise Gone
            await self._tell()
            if connection.silent:
                connection.silent = False
                await self._say(m.Pong(now=now_ms()))

    def _beat(self) -> None:
        """Send something if nothing was sent for a whole heartbeat."""
        quiet = time.monotonic() - self._spoke
        if quiet >= self._heartbeat - 0.001:
            self._connection.silent = True
            self._connection.wake.set()
            quiet = 0.0
        self._timer = asyncio.get_running_loop().call_later(self._heartbeat - quiet, self._beat)

    def _tell_at_once(self, ack: m.Ack | None = None) -> bool:
        """Send everything that is new without waiting for anything; False if that is not possible."""
        table = self._room.table
        if (
            self._views != "changes"
            or self._telling.locked()
            or self._connection.gone is not None
            or table.seq > self._cursor + ENTRIES_AT_ONCE
        ):
            return False
        try:
            message, shown = self._news(table, ack)
        except Exception:  # noqa: BLE001  # this socket's own task will run into it too, and report it
            return False
        if message is not None:
            if not self._write(message):
                return False
            self._note_sent()
        self._cursor, self._shown = table.seq, shown
        return True

    async def _tell(self, ack: m.Ack | None = None) -> None:
        """Send everything that is new, then the acknowledgement of a command: its effects never come later."""
        if self._tell_at_once(ack):
            self._note_told()
            return
        async with self._telling:
            connection = self._connection
            if connection.gone is None:
                while self._room.table.seq > self._cursor + ENTRIES_AT_ONCE:
                    await self._send_entries(self._cursor + ENTRIES_AT_ONCE)
                if self._views == "changes":
                    table = self._room.table
                    message, self._shown = self._news(table, ack)
                    self._cursor = table.seq
                    if message is not None:
                        await self._send(message.payload)
                    self._note_told()
                    return
                if self._room.table.seq > self._cursor:
                    await self._send_entries(self._room.table.seq)
            if ack is not None:
                await self._say(ack)
            if connection.gone is None:
                await self._send_view_if_wanted()
                if connection.presence_changed:
                    connection.presence_changed = False
                    await self._send_presence()
                self._note_told()

    def _note_told(self) -> None:
        began = self._room.broadcast.note_told(self._connection)
        if began is not None:
            self._host.measures.to_all.observe(time.perf_counter() - began)

    def _news(self, table: ServerTable, ack: m.Ack | None) -> tuple[Prepared | None, tuple[PublicView, Own]]:
        """One message with everything that is new, if anything is, and what the viewer will have seen after it.

        It is assembled from parts that several viewers share. Most get exactly the same message.
        """
        room, before = self._room, self._shown
        shown, own = room.show(), own_part(table, self._find_device(table))
        after = shown, own
        if before is None:
            view = _encoder.encode(m.TableView(now=now_ms(), **shown.parts, **own._asdict()))
            return self._put_together(table, ack, b',"view":', view), after
        changes, own_changes = shown.since(before[0]), own.since(before[1])
        if ack is not None or own_changes or self._secrets(table, table.seq):
            every = b",".join(filter(None, (changes, own_changes)))
            return self._put_together(table, ack, *_bracketed(every)), after
        if not changes and table.seq == self._cursor:
            return None, after
        key = self._cursor, table.seq, before[0].number, shown.number
        message = room.broadcast.prepared.get(key)
        if message is None:
            message = room.broadcast.prepared[key] = self._put_together(table, None, *_bracketed(changes))
        return message, after

    def _put_together(self, table: ServerTable, ack: m.Ack | None, *parts: bytes) -> Prepared:
        """The new entries, then `parts`, then the acknowledgement."""
        new = (b',"entries":', self._entries(table, table.seq)) if table.seq > self._cursor else ()
        done = () if ack is None else (b',"ack":', _encoder.encode(ack))
        return Prepared(b"".join((b'{"type":"news","now":%d' % now_ms(), *new, *parts, *done, b"}")))

    async def _send_entries(self, upto: int) -> None:
        table = self._room.table
        to_move = _encoder.encode(table.waiting_for)
        payload = b'{"type":"entries","entries":%b,"to_move":%b}' % (self._entries(table, upto), to_move)
        self._cursor = upto
        await self._send(payload)

    def _entries(self, table: ServerTable, upto: int) -> bytes:
        """The entries this viewer does not have yet, encoded once for all viewers who see the same."""
        own = self._secrets(table, upto)
        silent = table.scenes.told_by_browsers if table.scenes is not None and self._views == "changes" else frozenset()
        key = self._cursor, upto, own, bool(silent)
        text = self._room.broadcast.encoded.get(key)
        if text is None:
            text = self._room.broadcast.encoded[key] = encode_entries(table, self._cursor, upto, own, silent)
        return text

    def _secrets(self, table: ServerTable, upto: int) -> tuple[Seat, ...]:
        """This viewer's seats for which the next entries contain something secret."""
        key = self._cursor, upto
        secret = self._room.broadcast.secret.get(key)
        if secret is None:
            rows = table.rows[self._cursor : upto]
            secret = self._room.broadcast.secret[key] = frozenset(line.row.seat for line in rows if line.private)
        device = self._find_device(table) if secret else None
        return () if device is None else tuple(seat for seat in device.seats if seat in secret)

    def _find_device(self, table: ServerTable) -> Device | None:
        if self._device[0] is not table.devices:
            self._device = table.devices, table.device_of(self._connection.token_hash)
        return self._device[1]

    async def _send_view_if_wanted(self) -> None:
        table = self._room.table
        if self._views == "none" or self._viewed is table:
            return
        device = table.device_of(self._connection.token_hash)
        if self._views == "turn" and not (device and set(device.seats) & set(table.waiting_for)):
            return
        self._viewed = table
        await self._send_view(table, device, None)

    async def _send_view(self, table: ServerTable, device: Device | None, seat: Seat | None) -> None:
        await self._say(view_of(table, device, seat, self._room.attendance(), now_ms()))

    async def _send_presence(self) -> None:
        watching = sum(connection.token_hash is None for connection in self._room.connections)
        await self._say(m.Presence(here=sorted(self._room.here()), spectators=watching))

    async def _refuse(self, id_: str | None, code: str, facts: dict[str, int | str] | None = None) -> None:
        self._host.counts["refusals"] += 1
        self._host.measures.refusals[code, address_class(self._address)] += 1
        await self._say(m.Refused(id=id_, code=code, facts=facts or {}))

    async def _say(self, message: m.FromServer) -> None:
        await self._send(_encoder.encode(message))

    async def _send(self, payload: bytes) -> None:
        self._note_sent()
        await self._socket.send({"type": "websocket.send", "text": payload.decode(), "bytes": None})

    def _note_sent(self) -> None:
        self._host.counts["messages_sent"] += 1
        self._spoke = time.monotonic()

    async def _hear(self) -> None:
        while True:
            text = await self._socket.receive_data("text")
            self._host.counts["messages_heard"] += 1
            try:
                self._limit.take("")
                self._host.take_message(self._table_id, self._token, self._address)
            except TooMany as refusal:
                await self._warn(refusal.code, dict(refusal.facts))
                continue
            try:
                message = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                await self._warn("unreadable", {"reason": str(error)[:200]})
                continue
            await self._answer(message)

    async def _warn(self, code: str, facts: dict[str, int | str]) -> None:
        """The client sends nonsense, or too many messages."""
        self._warnings += 1
        await self._refuse(None, code, facts)
        if self._warnings >= WARNINGS:
            await self._say(m.Bye(why="too-many"))
            raise Gone

    async def _answer(self, message: m.FromClient) -> None:
        id_, began = getattr(message, "id", None), time.perf_counter()
        try:
            match message:
                case m.Enter():
                    raise NotAllowed("already-entered")
                case m.Ping():
                    await self._say(m.Pong(now=now_ms()))
                case m.LookFrom():
                    table = (await self._host.rooms.read(self._table_id)).table
                    device = table.device(self._token)
                    if not table.may_watch(device):
                        raise NotAllowed("no-spectators")
                    if message.seat is not None and (device is None or message.seat not in device.seats):
                        raise NotAllowed("not-your-seat", seat=message.seat)
                    self._shown = None
                    await self._send_view(table, device, message.seat)
                case m.Check():
                    table = (await self._host.rooms.read(self._table_id)).table
                    await self._say(check_move(table, self._token, message))
                case _:
                    ack = await self._host.act(self._table_id, self._token, message, self._connection)
                    await self._tell(ack)
                    self._host.measures.to_ack.observe(time.perf_counter() - began)
        except Refusal as refusal:
            await self._refuse(id_, refusal.code, dict(refusal.facts))
        except Unavailable:
            await self._refuse(id_, "unavailable")


def _bracketed(changes: bytes) -> tuple[bytes, ...]:
    return (b',"changes":[', changes, b"]") if changes else ()
