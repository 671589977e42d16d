"""One host: looks after tables, together with any other hosts that share its database and bus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vabanque.analyse.registry import evaluator_modules
from vabanque.bots.pool import Pool
from vabanque.bus import PRESENCE, Bus, make_bus
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.clockwork import Clockwork
from vabanque.server.clubs import Clubs
from vabanque.server.commands import HOSTS, CommandOutcome, decide
from vabanque.server.config import Config
from vabanque.server.limits import Buckets, SharedBuckets
from vabanque.server.lists import Lists
from vabanque.server.measures import Measures
from vabanque.server.notices import Notices
from vabanque.server.orders import Orders
from vabanque.server.pairing import Matchmaker
from vabanque.server.presence import ConnectionWatch
from vabanque.server.profiles import Profiles
from vabanque.server.questions import question_of
from vabanque.server.reviews import Reviews
from vabanque.server.rooms import HOUR, Connection, Room, Rooms
from vabanque.server.seats import Seats
from vabanque.server.table import NotAllowed, ServerTable, token_hash
from vabanque.server.writing import Writing
from vabanque.store import Append, DeletionAsked, DeviceRemoved, Store

FUSS, FUSS_AT_ONCE = 1.0, 60
"""Commands per second of one device at one table that are not part of the game, and how many at once: each writes rows,
and some of these are long."""
TABLE_SHARE, ADDRESS_SHARE = 5, 10
"""Of what one socket may send, so many times as much may come to one table, and from one address."""
IDLE = 900.0
"""Seconds after which a process for hints or records ends that nobody needs: it takes a hundred megabytes or more."""


def make_pools(workers: int) -> tuple[Pool, Pool, Pool]:
    """Processes for bots that play, for hints, and for recorded games. The last two start when they are needed.

    The server and the bots come first, then hints, then records, also where all have to share one core.
    """
    others = max(1, workers // 2)
    return (
        Pool(workers),
        Pool(others, seconds=30.0, most=8 * others, share=3, idle=IDLE, nice=3),
        Pool(others, evaluator_modules(), most=8 * others, share=3, idle=IDLE, nice=5),
    )


class Host:
    """Ties the parts together; what each part does is documented there."""

    def __init__(self, config: Config, store: Store, bus: Bus, pool: Pool, advisers: Pool, readers: Pool) -> None:
        self.config = config
        self.store = store
        self.pool = pool
        """Bots that play. Nothing else is asked there, so that no game waits for anything else."""
        self.advisers = advisers
        """Bots that people ask for a hint."""
        self.readers = readers
        """Workers for recorded games: replays, positions, reviews."""
        self.pools = {"bots": pool, "hints": advisers, "records": readers}
        self.counts: Counter[str] = Counter()
        self.measures = Measures()
        self.bus = bus
        self._background = Background()
        self.rooms = Rooms(config, store, bus, self._background)
        self._writing = Writing(
            store,
            bus,
            self.rooms,
            self.counts,
            self.measures,
            config.grace,
            then=self._changed,
        )
        self._clockwork = Clockwork(self.counts, store, self.rooms, self._writing, pool, self._background)
        self.seats = Seats(store, self.rooms, self._writing, pool, self.counts)
        self.presence = ConnectionWatch(store, bus, self.rooms, self._background)
        self.orders = Orders(store, self.rooms, lambda: self.clubs.look_at_bars())
        self.notices = Notices(config, store, self.rooms, self._background, self.counts)
        self.lists = Lists(store, self.rooms)
        self.pairing = Matchmaker(store, self.rooms, self.seats)
        self.profiles = Profiles(store)
        self._reactions = SharedBuckets("reactions", 0.5, 6, bus)
        self._fuss = SharedBuckets("fuss", FUSS, FUSS_AT_ONCE / FUSS, bus)
        self._seat_messages = Buckets(config.messages, config.burst)
        self._table_messages = Buckets(TABLE_SHARE * config.messages, config.burst)
        self._address_messages = Buckets(ADDRESS_SHARE * config.messages, config.burst)
        self.reviews = Reviews(store, self._background, readers)
        self.clubs = Clubs(
            store,
            bus,
            self.rooms,
            self._writing,
            pool,
            readers,
            self.reviews,
            self._background,
            self.counts,
            self.notices,
        )

    def _changed(self, room: Room) -> None:
        """A table has been written to."""
        self._clockwork.schedule(room)
        self.clubs.table_changed(room.table)

    @classmethod
    async def open(cls, config: Config) -> Host:
        """Connect to the database and the bus, and start the timers."""
        store = await Store.open(config.database, synchronous=config.synchronous)
        host = cls(config, store, make_bus(config.bus), *make_pools(config.workers))
        await host.bus.start(host.heard)
        await host.rooms.begin()
        await host.orders.follow()  # before anyone comes in
        repeat = host._background.repeat
        repeat(1.0, host._clockwork.pick_up)
        repeat(60.0, host.rooms.expire)
        repeat(60.0, host.profiles.expire)
        repeat(15.0, host.rooms.clean)
        repeat(2.0, host.rooms.look)
        repeat(2.0, host.orders.follow)
        repeat(5.0, host.notices.look)
        repeat(2.0, host.clubs.look)
        if not host.bus.alone:
            repeat(15.0, host.presence.report)
        host._background.spawn(host.pool.warm())
        return host

    def heard(self, table: str, seq: int) -> None:
        """Called when any host rings the doorbell."""
        if seq == PRESENCE:
            self.presence.heard(table)
        else:
            self.rooms.heard(table, seq)
            self.clubs.heard(table, seq)

    def stop_work(self) -> None:
        """End all worker processes. Whoever waits for one is refused, so that nobody keeps the server from ending."""
        self._background.closing = True
        for pool in (self.pool, self.advisers, self.readers):
            pool.close()

    async def close(self) -> None:
        self._background.closing = True
        for room in self.rooms:
            room.dismiss("shutdown")
        await self._background.close()
        self.stop_work()
        await self.bus.close()
        await self.store.close()

    async def delete(self, table: str, token: str | None) -> None:
        """Delete a table for one of its players. Raises a Refusal, or Unavailable.

        It goes at once if nobody else has a part in it. Otherwise a finished or closed one is only taken from this
        device: the others keep their game and its proof, until they have deleted it too or `expire_deleted` is over.
        """
        room = await self.rooms.read(table)
        async with room.lock:
            at = room.table
            device = at.device(token)
            if device is None or not (device.seats or device.host):
                raise NotAllowed("spectator")
            others = [seat for seat in at.people if seat not in device.seats]
            if at.status in ("open", "running") and others:
                raise NotAllowed("others-play")
            if at.status in ("over", "closed"):
                gone = DeviceRemoved(device.token_hash)
                due = self.rooms.calendar.at_most() + int(self.config.expire_deleted * HOUR)
                await self.store.append(Append(table, changes=[gone, DeletionAsked(due)]))
                # Read again: at the same moment, another host may have removed the last of the others.
                at.devices = await self.store.devices(table)
                room.drop_strangers()
                if any(other.seats or other.host for other in at.devices):
                    room.wake()
                    return
            await self.store.delete(table)
        self.rooms.forget(table)

    def take_message(self, table: str, token: str | None, address: str) -> None:
        """Count a message or command of this device. Raises TooMany: more sockets do not mean more messages."""
        self._address_messages.take(address)
        self._table_messages.take(table)
        if token is not None:
            self._seat_messages.take(f"{table}/{token}")

    async def take_fuss(self, place: str, token: str | None) -> None:
        """Count a command of this device that writes rows but is no move, at a table or an evening. Raises TooMany."""
        await self._fuss.take(f"{place}/{token and token_hash(token).hex()[:16]}")

    async def act(self, table: str, token: str | None, command: m.AnyCommand, asker: Connection | None = None) -> m.Ack:
        """Carry out a device's command once. Raises a Refusal or Unavailable. The caller tells `asker` what is new."""
        room = await self.rooms.find(table)
        bots = await self.pool.bots()
        # A command belongs to its device, whichever seats it holds by now.
        device = None if token is None else token_hash(token)
        name = None if device is None else f"{device.hex()[:16]}:{command.id}"
        if isinstance(command, m.React):
            await self._reactions.take(f"{table}/{name and name.partition(':')[0]}")
        elif not isinstance(command, m.MakeMove | m.Land | m.TakeBack):
            await self.take_fuss(table, token)
        memory = await self._memory_of(room.table) if isinstance(command, m.Rematch) else ()
        async with room.lock:
            if isinstance(command, m.StandIn | HOSTS):
                await self.presence.update(room)

            def decided(now: ServerTable) -> CommandOutcome:
                return decide(now, now.device_of(device), command, bots, room.away, room.host_gone, memory)

            seq = await self._writing.write(room, decided, name, asker)
        room.note(device)
        self.counts[f"commands_{type(command).__name__.lower()}"] += 1
        rematch = room.table.rematch if isinstance(command, m.Rematch) else None
        return m.Ack(id=command.id, seq=seq, table=rematch)

    async def _memory_of(self, table: ServerTable) -> Sequence[str | None]:
        """What the bots of a series take along to its next game: nothing unless the players have agreed to it."""
        plan = table.setup.series
        if plan is None or not plan.remember or table.status != "over" or table.rematch is not None:
            return ()
        for seat, now in enumerate(table.seats):
            if now.bot is not None:
                memory = await self.pool.remember(now.bot, question_of(table, seat))
                if memory:
                    return memory
        return ()
