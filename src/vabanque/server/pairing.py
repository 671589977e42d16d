"""Play with people: a seat at a table that is waiting for players, or at a new one."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from vabanque.core import Misconfigured
from vabanque.games import GAMES
from vabanque.server import messages as m
from vabanque.server.rooms import Rooms
from vabanque.server.seats import Seats
from vabanque.server.table import NotAllowed, NotFound
from vabanque.store import Conflict, Paired, Store

CLOCK = 60
"""Seconds per move at a table of strangers: nobody has to wait for a player who has gone."""
CONSIDERED = 200
"""Waiting tables among which a pairing looks."""
TRIED = 50
"""Of these, at most so many are looked into."""
SEATS = 4
"""Default number of seats at a new table, if the game allows it."""


class Matchmaker:
    """Brings together people who have agreed on nothing but the game."""

    def __init__(self, store: Store, rooms: Rooms, seats: Seats) -> None:
        self._store = store
        self._rooms = rooms
        self._seats = seats

    async def pair(self, wanted: m.Pairing) -> m.TableMade:
        """A seat at the table that has waited longest, or at a new one. Raises Misconfigured.

        The same pairing, asked for again or twice at once, gets the same seat: the database lets it lead to one table.
        """
        if wanted.game not in GAMES:
            raise Misconfigured("unknown-game", game=wanted.game)
        request, id_hash = m.Join(name=wanted.name, id=wanted.id), sha256(wanted.id.encode()).digest()
        if (again := await self._done(id_hash, request)) is not None:
            return again
        waiting = await self._store.public("open", wanted.game, oldest=True, limit=CONSIDERED)
        # First those where someone waits at this host. Of the others only some: each has to be read.
        for row in sorted(waiting, key=lambda row: not self._rooms.attended(row.id))[:TRIED]:
            if await self._waits(row.id):
                with suppress(NotAllowed, NotFound):  # somebody was faster
                    return await self._seats.join(row.id, request, [Paired(id_hash)])
                if (again := await self._done(id_hash, request)) is not None:
                    return again
        while True:
            with suppress(Conflict):  # the same pairing was faster, or a code is in use: one chance in a billion
                return await self._seats.create(self._new_table(wanted), wanted.id, [Paired(id_hash)])
            if (again := await self._done(id_hash, request)) is not None:
                return again

    async def _done(self, id_hash: bytes, request: m.Join) -> m.TableMade | None:
        """The seat that this pairing already has."""
        table = await self._store.paired(id_hash)
        if table is None:
            return None
        return await self._seats.join(table, request)

    async def _waits(self, table: str) -> bool:
        """Does this table accept anyone, and is someone there waiting?"""
        try:
            room = await self._rooms.read(table)
        except NotFound:
            return False
        return room.table.starts_at() is not None and bool(room.here())

    def _new_table(self, wanted: m.Pairing) -> m.NewTable:
        counts = GAMES[wanted.game].seats
        seats = max(counts[0], min(counts[-1], wanted.seats or SEATS))
        setup = m.Setup(game=wanted.game, public=True, clock=CLOCK, hints="odds", fill=m.AutoStart(after=wanted.wait))
        me = m.SeatSetup(kind="local", name=wanted.name)
        return m.NewTable(setup=setup, seats=[me, *[m.SeatSetup()] * (seats - 1)])
