"""How anything gets into a journal: check → append → ring → acknowledge.

There are no locks between hosts. The journal's key lets one writer win; the other reads the new rows and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence

from vabanque.bus import Bus
from vabanque.core import Refusal
from vabanque.server.clock import now_ms
from vabanque.server.commands import CommandOutcome
from vabanque.server.lists import summary_of
from vabanque.server.measures import Measures
from vabanque.server.rooms import Connection, Room, Rooms
from vabanque.server.table import NotAllowed, NotFound, ServerTable
from vabanque.store import (
    Append,
    Change,
    Conflict,
    Deleted,
    Row,
    Store,
    TableAdded,
    TableListing,
    TableRow,
    TableStanding,
    Unavailable,
    devices_after,
)

TRIES = 20
"""How many times a command is decided, if other hosts keep being faster."""


class Writing:
    """Writes for one host. `then` is called with every table that has changed."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        rooms: Rooms,
        counts: Counter[str],
        measures: Measures,
        grace: int,
        then: Callable[[Room], None],
    ) -> None:
        self._store = store
        self._bus = bus
        self._rooms = rooms
        self._counts = counts
        self._measures = measures
        self._grace = grace
        self._then = then

    async def write(
        self,
        room: Room,
        decide: Callable[[ServerTable], CommandOutcome],
        name: str | None = None,
        asker: Connection | None = None,
    ) -> int:
        """Check, append, ring; returns the last seq written. The caller holds the room's lock and tells the `asker`.

        What other hosts wrote may make a refusal void, so it stands only after the database has been read again.
        """
        began = time.perf_counter()
        may_be_behind = not self._bus.alone
        if room.stale:
            await self._rooms.refresh(room)
            may_be_behind = False
        stuck = 0
        for _ in range(TRIES):
            table = room.table
            if name is not None and (done := table.done(name)) is not None:
                return done
            try:
                decision = decide(table)
            except Refusal:
                if not may_be_behind:
                    raise
                await self._rooms.refresh(room)
                may_be_behind = False
                continue
            if not decision.draft.entries:
                return table.seq
            new, rows = table.apply(decision.draft, now_ms(), name)
            if decision.devices:
                new.devices = devices_after(table.devices, decision.devices)
            try:
                await self._store.append(self._append(table, new, rows, decision))
            except Conflict:
                self._counts["conflicts"] += 1
                await self._rooms.refresh(room)
                stuck += room.table is table
                if stuck > 1:  # no other writer was faster: what else it changes cannot be written
                    break
                continue
            except Deleted:
                self._rooms.forget(table.id)
                raise NotFound("no-such-table") from None
            except (Unavailable, asyncio.CancelledError):
                room.stale = True
                raise
            room.table = new
            if (new.devices, new.status, new.left) != (table.devices, table.status, table.left):
                room.drop_strangers()
            self._bus.ring(table.id, new.seq)
            if room.wake(began, asker):
                self._measures.to_all.observe(time.perf_counter() - began)
            self._then(room)
            self._counts["rows"] += len(rows)
            if decision.new_table is not None:
                self._add(decision.new_table)
            return new.seq
        raise NotAllowed("busy")

    async def create(self, table: ServerTable, changes: Sequence[Change] = ()) -> None:
        """Write a new table with the rows it already has, and `changes`. Raises Conflict if its code is taken."""
        await self._store.create(self._row(table), table.log(), table.devices, changes)
        self._then(self._add(table))

    def added(self, table: ServerTable) -> TableAdded:
        """A new table, to be written together with something else; `take_in` it afterwards."""
        return TableAdded(self._row(table), table.log(), table.devices)

    def take_in(self, table: ServerTable) -> None:
        """A table that has just been written."""
        self._then(self._add(table))

    def _add(self, table: ServerTable) -> Room:
        self._counts["tables"] += 1
        return self._rooms.add(table)

    def _append(self, old: ServerTable, new: ServerTable, rows: list[Row], decision: CommandOutcome) -> Append:
        """Everything that goes into one commit."""
        changes: list[Change] = [*decision.devices, *decision.changes]
        if decision.new_table is not None:
            changes.append(self.added(decision.new_table))
        listing = None
        if (new.setup, new.seats, new.status, new.round) != (old.setup, old.seats, old.status, old.round):
            listing = TableListing(new.code, new.setup.public, summary_of(new))
        standing = TableStanding(self._rooms.calendar.at_most(), new.status, self._due(new))
        return Append(old.id, rows, standing, listing, changes)

    def _row(self, table: ServerTable) -> TableRow:
        return TableRow(
            table.id,
            table.code,
            table.setup.game,
            table.status,
            table.setup.public,
            table.created,
            self._rooms.calendar.at_most(),
            self._due(table),
            table.secret,
            summary_of(table),
        )

    def _due(self, table: ServerTable) -> int | None:
        """When another host should act if this one dies. None where only bots sit: they play while someone watches."""
        at = table.acts_at()
        return None if at is None or not table.people else at + self._grace
