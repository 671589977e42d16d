"""Who is at a table: connections of this host, and what the hosts tell each other about theirs."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

from vabanque.bus import Bus
from vabanque.server.background import Background
from vabanque.server.clock import now_ms
from vabanque.server.rooms import RECENT, Connection, Room, Rooms
from vabanque.store import Store, Unavailable

log = logging.getLogger("vabanque.presence")


@dataclass(slots=True)
class Presence:
    """Connections come and go."""

    store: Store
    bus: Bus
    rooms: Rooms
    background: Background

    def enter(self, room: Room, connection: Connection) -> None:
        room.connections.add(connection)
        if room.stale:  # it rang while nobody was here
            self.rooms.heard(room.table.id, room.table.seq)
        _tell(room)

    def leave(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        room.told(connection)
        room.used = time.monotonic()
        token_hash = connection.token_hash
        if token_hash is not None:
            room.noted[token_hash] = now_ms()
        _tell(room)
        if token_hash is not None and not self.bus.alone and not self.background.closing:
            self.background.spawn(self._report_gone(room.table.id, token_hash))

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

    async def _report_gone(self, table: str, token_hash: bytes) -> None:
        try:
            await self.store.seen(table, [token_hash], now_ms() - RECENT)
        except Unavailable:
            log.debug("database away", extra={"facts": {"table": table}})


def _tell(room: Room) -> None:
    """Everybody at the table learns that somebody came or went."""
    room.shown_stale = True
    for connection in room.connections:
        connection.presence_changed = True
        connection.wake.set()
