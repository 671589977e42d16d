"""Who gets a seat: creating tables, joining them, and moving seats to another device."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from vabanque.bots.pool import Pool
from vabanque.core import Refusal
from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.commands import CommandOutcome, join
from vabanque.server.names import join_name, new_join_code, new_takeover_code, new_token, read_code, show_code
from vabanque.server.opening import open_table
from vabanque.server.rooms import Room, Rooms
from vabanque.server.table import Draft, NotAllowed, NotFound, ServerTable, token_hash
from vabanque.server.writing import Writing
from vabanque.store import Change, Conflict, Device, Store, TokenChanged

TAKEOVER_MINUTES = 10
"""How long a take-over code is valid."""


class Seats:
    """Gives seats to devices. A device is known by its token, of which only the hash is stored."""

    def __init__(self, store: Store, rooms: Rooms, writing: Writing, pool: Pool, counts: Counter[str]) -> None:
        self._store = store
        self._rooms = rooms
        self._writing = writing
        self._pool = pool
        self._counts = counts

    async def create(self, new: m.NewTable, id_: str | None = None, changes: Sequence[Change] = ()) -> m.TableMade:
        """A new table; its creator is the host and has the local seats. A join with `id_` returns these seats again.

        Raises Conflict if the `changes` written along with it cannot be made.
        """
        token = new_token()
        table = open_table(new, token_hash(token), await self._pool.bots(), now_ms(), id_)
        while True:
            table.code = new_join_code() if table.status == "open" else None
            try:
                await self._writing.create(table, changes)
                return _made(table, token)
            except Conflict:
                self._counts["conflicts"] += 1
                if changes:
                    raise
                # the code is in use: one chance in a billion

    async def join(self, table: str, request: m.Join, changes: Sequence[Change] = ()) -> m.TableMade:
        """Take an open seat. A repeated request returns that seat and a new token while the same device holds it.

        `changes` are written along with it, or nothing is.
        """
        room = await self._rooms.find(table)
        name = join_name(table, request.id)
        token = new_token()
        device = Device(token_hash(token), (), False, joined=name)
        async with room.lock:
            seq = await self._writing.write(
                room, lambda table: replace(join(table, request, device), changes=changes), name
            )
            if room.table.device(token) is None:  # it was done before, here or by another host
                await self._join_again(room, seq, name, token)
        return _made(room.table, token)

    async def _join_again(self, room: Room, seq: int, name: str, token: str) -> None:
        """The answer to a join was lost: keep the seat, change its token. Only for the device this join created."""
        seat = room.table.rows[seq - 1].row.seat

        def held(table: ServerTable) -> Device | None:
            return next((device for device in table.devices if device.joined == name and device.seats), None)

        await self._replace_token(room, held, token, NotAllowed("seat-taken", seat=seat or 0), name)

    async def offer(self, table: str, token: str | None) -> m.Offer:
        """A code with which another device takes this one's place."""
        room = await self._rooms.read(table)
        device = room.table.device(token)
        if device is None:
            raise NotAllowed("spectator")
        code = new_takeover_code()
        expires = now_ms() + TAKEOVER_MINUTES * 60_000
        await self._store.offer_takeover(token_hash(code), table, device.token_hash, expires)
        return m.Offer(code=show_code(code), expires=expires)

    async def take_over(self, code: str) -> m.TableMade:
        """Take the place of the device that offered this code. Raises NotFound."""
        offer = await self._store.take_offer(token_hash(read_code(code)), now_ms())
        if offer is None:
            raise NotFound("no-such-code")
        table, old_hash = offer
        room = await self._rooms.read(table)
        token = new_token()
        async with room.lock:
            await self._replace_token(room, lambda table: table.device_of(old_hash), token, NotFound("no-such-code"))
        return _made(room.table, token)

    async def _replace_token(
        self,
        room: Room,
        held: Callable[[ServerTable], Device | None],
        token: str,
        otherwise: Refusal,
        joined: str | None = None,
    ) -> None:
        """`token` replaces that of the device that `held` finds; connections that use the old one are closed.

        It is looked for again whenever other hosts have written: its token may have changed there.
        """

        def decide(table: ServerTable) -> CommandOutcome:
            device = held(table)
            if device is None:
                raise otherwise
            change = TokenChanged(device.token_hash, token_hash(token), joined)
            return CommandOutcome(Draft([m.Moved(seats=list(device.seats))]), devices=[change])

        await self._writing.write(room, decide)


def _made(table: ServerTable, token: str) -> m.TableMade:
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
