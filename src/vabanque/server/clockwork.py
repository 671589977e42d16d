"""What happens at a table by itself: bots move, clocks run out, and tables of a dead host are picked up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass

from vabanque.bots.pool import Overloaded, Pool, TooSlow
from vabanque.core import Seat
from vabanque.server.background import Background
from vabanque.server.clock import now_ms
from vabanque.server.commands import NOTHING, CommandOutcome, fill_up, out_of_time
from vabanque.server.drafts import draft_move
from vabanque.server.questions import question_of
from vabanque.server.rooms import Room, Rooms
from vabanque.server.table import NotAllowed, NotFound, ServerTable
from vabanque.server.writing import Writing
from vabanque.store import Store, Unavailable

log = logging.getLogger("vabanque.clockwork")

LONG = 600.0
"""Seconds: no timer runs for longer. Whatever happens later is picked up from the store when it is due."""
WATCHED = 10.0
"""For this many seconds after the last request for it, a table of bots alone plays on without a connection."""


@dataclass(slots=True)
class Clockwork:
    """The timers of one host's tables, and what they set off."""

    counts: Counter[str]
    store: Store
    rooms: Rooms
    writing: Writing
    pool: Pool
    background: Background

    def schedule(self, room: Room) -> None:
        """Set the timer of a table at which this host has just done something."""
        room.stop_timer()
        at, now = room.table.acts_at(), room.now()
        if at is not None and not self.background.closing and _matters(room):
            delay = max(0.0, (at - now) / 1000)
            if delay > LONG:
                return  # the store knows when it is due; until then the table need not stay in memory
            room.timer = asyncio.get_running_loop().call_later(delay, self._due, room)

    async def pick_up(self) -> None:
        """Do what a dead host, or this one before it was killed, left undone."""
        for room in self.rooms:
            if not room.table.people and room.timer is None and not room.acting and _matters(room):
                self.schedule(room)  # bots had paused, and now someone is watching
        for table in await self.store.due(now_ms(), self.rooms.unreadable):
            try:
                room = await self.rooms.find(table)
                if room.timer is None and not room.acting:
                    async with room.lock:
                        await self.rooms.refresh(room)
                    self.counts["picked_up"] += 1
                    self.schedule(room)
            except NotFound:
                pass  # it has expired meanwhile, or cannot be read

    def _due(self, room: Room) -> None:
        room.timer = None
        if not room.acting and _matters(room):
            room.acting = True  # at once, not when the task first runs: it must not be started twice
            self.background.spawn(self._act(room))

    async def _act(self, room: Room) -> None:
        """Start the game, let a clock run out, or let a bot move: whichever is due."""
        try:
            if room.stale:
                async with room.lock:
                    await self.rooms.refresh(room)
            table, now = room.table, room.now()
            clock, bot, start = table.clocks_at(), table.bots_at(), table.starts_at()
            if start is not None and start <= now:
                bots = await self.pool.bots()
                async with room.lock:
                    await self.writing.write(room, lambda table: fill_up(table, room.now(), bots))
            elif clock is not None and clock <= now:
                async with room.lock:
                    await self.writing.write(room, lambda table: out_of_time(table, room.now()))
            elif bot is not None and bot <= now:
                await self._move_bot(room, table, table.bots_to_move[0])
        except NotFound:
            return  # the table is gone
        except NotAllowed as refusal:
            log.warning("not done", extra={"facts": {"table": room.table.id, "code": refusal.code}})
        except (Overloaded, TooSlow) as error:
            # No process could be asked. The bot moves when this is picked up again: another move would not be its own.
            facts = {"table": room.table.id, "error": type(error).__name__}
            if not self.background.closing:
                log.warning("a bot has to wait", extra={"facts": facts})
            return
        except Unavailable as error:
            log.debug("database away", extra={"facts": {"error": str(error)}})
            return  # the first host to reach it again picks this up
        finally:
            room.acting = False
        if room.timer is None:
            self.schedule(room)

    async def _move_bot(self, room: Room, table: ServerTable, seat: Seat) -> None:
        bot = table.bot_of(seat)
        assert bot is not None
        started = time.perf_counter()
        rank = 0 if table.people else 1  # tables with people go before those of bots alone
        move = await self.pool.choose(bot, question_of(table, seat), rank)
        self.counts["bot_moves"] += 1
        self.counts["bot_milliseconds"] += round(1000 * (time.perf_counter() - started))

        def decide(now: ServerTable) -> CommandOutcome:
            # The table may have changed while the bot was thinking: another host acted, or a player came back.
            if now.turn != table.turn or seat not in now.bots_to_move:
                return NOTHING
            return CommandOutcome(draft_move(now, move))

        async with room.lock:
            await self.writing.write(room, decide)


def _matters(room: Room) -> bool:
    """Bots alone play only while someone is watching."""
    return bool(room.table.people or room.connections) or time.monotonic() - room.used < WATCHED
