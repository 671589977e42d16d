"""Who is at a table: this host's connections, and what the hosts tell each other about theirs."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

from vabanque.bus import PRESENCE, Bus
from vabanque.server.background import Background
from vabanque.server.clock import now_ms
from vabanque.server.rooms import RECENT, Connection, Room, Rooms
from vabanque.store import Store, Unavailable

log = logging.getLogger("vabanque.presence")


@dataclass(slots=True)
class ConnectionWatch:
    """Connections come and go."""

    store: Store
    bus: Bus
    rooms: Rooms
    background: Background

    def enter(self, room: Room, connection: Connection) -> None:
        room.connections.add(connection)
        if room.stale:  # the doorbell rang while nobody was here
            self.rooms.heard(room.table.id, room.table.seq)
        self._report(room, connection.token_hash, now_ms())
        _tell(room)

    def leave(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        room.broadcast.note_told(connection)
        room.used = time.monotonic()
        token_hash = connection.token_hash
        if token_hash is not None:
            room.noted[token_hash] = now_ms()
        if all(other.token_hash != token_hash for other in room.connections):
            self._report(room, token_hash, now_ms() - RECENT)
        _tell(room)

    def heard(self, table: str) -> None:
        """Someone came to this table or left it, at some host."""
        room = self.rooms.get(table)
        if room is not None and room.connections:
            self.background.spawn(self._hear(room))

    async def _hear(self, room: Room) -> None:
        before = room.here()
        try:
            async with room.lock:
                await self.update(room)
        except Unavailable:
            log.debug("database away", extra={"facts": {"table": room.table.id}})
            return
        here = {connection.token_hash for connection in room.connections}
        for device in room.table.devices:
            if device.token_hash in here and device.seen <= now_ms() - RECENT:  # it has hung up, but only elsewhere
                self._report(room, device.token_hash, now_ms())
        if room.here() != before:
            _tell(room)

    async def report(self) -> None:
        """Tell the other hosts who is connected here, and learn who is connected there."""
        for room in self.rooms:
            if not room.connections:
                continue
            hashes = [guest.token_hash for guest in room.connections if guest.token_hash is not None]
            if hashes:
                await self.store.seen(room.table.id, hashes, now_ms())
            async with room.lock:
                await self.update(room)

    async def update(self, room: Room) -> None:
        """Learn who is connected to other hosts. The caller holds the room's lock."""
        if not self.bus.alone:
            room.table.devices = await self.store.devices(room.table.id)
            room.drop_strangers()

    def _report(self, room: Room, token_hash: bytes | None, at: int) -> None:
        """Tell the other hosts at once that a device has come or gone. Those that miss it find out within seconds."""
        if token_hash is None or self.bus.alone or self.background.closing:
            return
        table = room.table
        table.devices = [
            device._replace(seen=at) if device.token_hash == token_hash else device for device in table.devices
        ]
        self.background.spawn(self._write_seen(table.id, token_hash, at))

    async def _write_seen(self, table: str, token_hash: bytes, at: int) -> None:
        try:
            await self.store.seen(table, [token_hash], at)
        except Unavailable:
            log.debug("database away", extra={"facts": {"table": table}})
        else:
            self.bus.ring(table, PRESENCE)


def _tell(room: Room) -> None:
    """Let everybody at the table know that someone came or went."""
    room.broadcast.stale = True
    for connection in room.connections:
        connection.presence_changed = True
        connection.wake.set()
