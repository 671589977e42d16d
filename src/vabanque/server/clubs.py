"""Clubs and their evenings, for one host. As with tables: check → append → ring → acknowledge, no locks between hosts.

An evening in memory is a function of its journal. A game that is played at a table here is opened in the commit that
seats it, and counted once when its table is over: by the host that wrote last, or by any that looks later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from vabanque.bots.pool import LONGEST_WAIT, Overloaded, Pool, TooSlow
from vabanque.bus import Bus
from vabanque.club import CLUB, Actor, AnyEveningEvent, ClubEvening, EveningLine, begin, check_plan, try_drawing, why
from vabanque.club import events as e
from vabanque.core import IllegalMove, Misconfigured, Over, Unreadable
from vabanque.games import find
from vabanque.play.names import distinct_name, plain_look
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.callings import Callings
from vabanque.server.clock import now_ms
from vabanque.server.club_views import GameProgress, Season, evening_view, say_actor, season_of
from vabanque.server.commands import CommandOutcome
from vabanque.server.names import clean_name, new_join_code, new_table_id, new_token, read_code
from vabanque.server.notices import Notices
from vabanque.server.opening import open_table, settled
from vabanque.server.reviews import Reviews
from vabanque.server.rooms import Rooms
from vabanque.server.table import Draft, NotAllowed, NotFound, ServerTable, token_hash
from vabanque.server.writing import Writing
from vabanque.store import (
    Change,
    ClubKey,
    ClubRow,
    ClubStore,
    Conflict,
    Device,
    EveningHead,
    EveningRow,
    Store,
    Unavailable,
)

log = logging.getLogger("vabanque.clubs")
T = TypeVar("T")
TRIES = 20
MOST_MEMBERS = 10_000
MOST_HELPERS = 20
IDLE = 600_000
"""Milliseconds after which an evening that nobody looks at is dropped from memory."""
REVIEWER = "club"
"""Who asks for reviews of an evening's games."""
LIVE = 5_000
"""Milliseconds between two looks at what tables have so far: everybody who follows is sent the whole evening."""
DRAWING_SECONDS = 10.0
"""Seconds that a worker has for a seating. Two hundred people take a few."""
PATIENCE = 60.0
"""Seconds that somebody waits for a club's page or file: reviews of the same evening may be under way."""
SEASONS = 100
"""Seasons kept in memory."""
_body = msgspec.json.Decoder(AnyEveningEvent)
_actor = msgspec.json.Decoder(Actor)


@dataclass(eq=False)
class EveningRoom:
    """An evening in memory, and who looks at it."""

    head: EveningHead
    evening: ClubEvening
    club: ClubRow
    names: dict[int, str | None]
    commands: dict[str, int]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    progress: dict[int, GameProgress] = field(default_factory=dict)
    """Game → how far it has got, as last seen …"""
    progress_at: int = 0
    """… and when."""
    used: int = field(default_factory=now_ms)
    gone: bool = False
    """Deleted."""
    shown: tuple[ClubEvening, m.EveningView] | None = None
    """What everybody sees of this evening; None once anything else has changed."""
    unplayed: set[str] = field(default_factory=set)
    """Tables that are gone: nobody asks for their reviews again."""
    drawn_for: ClubEvening | None = None
    """In free seating, the evening for which a seating was last tried."""

    def wake(self) -> None:
        self.shown = None
        for watcher in self.watchers:
            watcher.set()


@dataclass
class EveningDraft:
    """What a command writes."""

    events: list[AnyEveningEvent]
    people: list[tuple[int, str]] = field(default_factory=list)
    tables: list[ServerTable] = field(default_factory=list)
    records: list[tuple[int, bytes]] = field(default_factory=list)


class _Overtaken(Exception):
    """The evening has moved on while its next seating was drawn."""


class Clubs:
    """The clubs of a host."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        rooms: Rooms,
        writing: Writing,
        pool: Pool,
        readers: Pool,
        reviews: Reviews,
        background: Background,
        counts: Counter[str],
        notices: Notices,
    ) -> None:
        self.store = ClubStore(store)
        self.callings = Callings(self.store, notices, background, counts)
        self._bus = bus
        self._rooms = rooms
        self._writing = writing
        self._pool = pool
        self._readers = readers
        """Seatings, seasons and whole clubs are worked out where recorded games are: each may take seconds."""
        self._reviews = reviews
        self._background = background
        self._counts = counts
        self._seasons: OrderedDict[tuple[object, ...], tuple[list[ClubEvening], Season]] = OrderedDict()
        self._open: dict[str, EveningRoom] = {}
        self._at_tables: dict[str, EveningRoom] = {}
        """Table → the evening that waits for its result."""
        self._asked: set[str] = set()
        """Tables whose review is awaited."""

    # Clubs and keys

    async def create(self, new: m.NewClub) -> m.ClubMade:
        """A new club. Its key is shown only once."""
        key, now = new_token(), now_ms()
        row = ClubRow(new_table_id(), clean_title(new.name), now, now)
        await self.store.add_club(row, ClubKey(token_hash(key), "", now))
        return m.ClubMade(club=row.id, key=key)

    async def club(self, club: str) -> ClubRow:
        row = await self.store.club(club)
        if row is None:
            raise NotFound("no-such-club")
        return row

    async def authority(self, club: str, key: str | None, *, own: bool = False) -> Actor:
        """Who holds this key: raises NotAllowed unless it is the club's own or, if `own` is false, a helper's."""
        await self.club(club)
        for known in await self.store.keys(club):
            if key is not None and secrets.compare_digest(known.key_hash, token_hash(key)):
                if own and known.name:
                    raise NotAllowed("only-the-own-key")
                return Actor("club", name=known.name)
        raise NotAllowed("bad-key")

    async def add_helper(self, club: str, key: str | None, new: m.NewHelper) -> m.HelperMade:
        await self.authority(club, key, own=True)
        keys = await self.store.keys(club)
        if len(keys) > MOST_HELPERS:
            raise NotAllowed("too-many-helpers", most=MOST_HELPERS)
        helper = new_token()
        name = distinct_name(clean_name(new.name), [known.name for known in keys])
        await self.store.add_key(club, ClubKey(token_hash(helper), name, now_ms()))
        return m.HelperMade(helper=key_id(token_hash(helper)), key=helper)

    async def revoke(self, club: str, key: str | None, helper: str) -> None:
        """A helper's key is worth nothing any more. The club's own key cannot be revoked."""
        await self.authority(club, key, own=True)
        for known in await self.store.keys(club):
            if known.name and key_id(known.key_hash) == helper:
                await self.store.drop_key(club, known.key_hash)
                return
        raise NotFound("no-such-helper")

    async def delete(self, club: str, key: str | None) -> None:
        """Delete a club with everything it has kept."""
        await self.authority(club, key, own=True)
        await self.store.delete_club(club)
        for room in [room for room in self._open.values() if room.club.id == club]:
            self._forget(room)

    async def delete_evening(self, evening: str, key: str | None) -> None:
        """Delete an evening with its results and records."""
        room = await self.read(evening)
        await self.authority(room.club.id, key, own=True)
        await self.store.delete_evening(evening)
        self._forget(room)

    async def remove_name(self, club: str, key: str | None, number: int) -> None:
        """Somebody wants to be forgotten: their name goes, from the club and from its records; results stay."""
        await self.authority(club, key)
        names = await self.store.members(club)
        if number not in names:
            raise NotFound("no-such-person")
        await self.store.rename(club, number, None)
        heads = await self.store.evenings(club)
        records = await self.store.records([head.id for head in heads])
        named = {}
        for head in heads:
            evening = (await self.read(head.id)).evening
            for game in evening.games:
                body = records.get((head.id, game.number))
                if body is not None and number in game.seats.people:
                    named[head.id, game.number] = body, game.seats.people.index(number)
        await self.store.keep_records(await self._worked_out(without_name, named))
        for room in [room for room in self._open.values() if room.club.id == club]:
            room.names[number] = None
            room.wake()
            self._bus.ring(room.head.id, room.evening.seq)

    # Evenings

    async def open(self, club: str, key: str | None, new: m.NewEvening) -> m.EveningMade:
        """A new evening of a club."""
        by = await self.authority(club, key)
        plan = await self._settled(new.plan)
        now = now_ms()
        first = EveningLine(now, by, e.EveningOpened(plan, clean_title(new.name) if new.name.strip() else ""))
        while True:
            head = EveningHead(new_table_id(), club, new_join_code(), now)
            with suppress(Conflict):  # the code is in use: one chance in a billion
                await self.store.add_evening(head, [_row(1, first, None)])
                break
        if new.people:
            command = m.AddPeople(id=new_token()[:16], names=new.people)
            await self.act(head.id, key, command)
        self._counts["evenings"] += 1
        return m.EveningMade(evening=head.id, club=club, code=head.code or "")

    async def _settled(self, plan: e.EveningPlan) -> e.EveningPlan:
        """The plan, if its game can be played so. Raises a Refusal."""
        check_plan(plan)
        seats = find(plan.game).seats
        if plan.least < seats[0] or plan.most > seats[-1]:
            raise IllegalMove("wrong-sizes", least=seats[0], most=seats[-1])
        bots = await self._pool.bots()
        for size in range(plan.least, plan.most + 1):
            settled(m.Setup(game=plan.game, options=_options(plan, size)), size, bots)
        return plan

    async def find_code(self, code: str) -> str:
        found = await self.store.find_code(read_code(code))
        if found is None:
            raise NotFound("no-such-code")
        return found

    async def read(self, evening: str) -> EveningRoom:
        """The evening as it is in the database right now. Raises NotFound."""
        room = self._open.get(evening)
        if room is None:
            stored = await self.store.evening(evening)
            if stored is None:
                raise NotFound("no-such-evening")
            head, rows = stored
            club, names = await self.club(head.club), await self.store.members(head.club)
            room = self._open.get(evening)  # somebody else may have read it meanwhile
            if room is None:
                now, commands = _followed(None, rows)
                room = self._open[evening] = EveningRoom(head, now, club, names, commands)
                self._note_tables(room)
                await self._collect(room)
        elif not self._bus.alone:
            async with room.lock:
                await self._refresh(room)
        room.used = now_ms()
        return room

    async def _refresh(self, room: EveningRoom) -> None:
        """Read what other hosts have written. The caller holds the room's lock."""
        rows = await self.store.rows_after(room.head.id, room.evening.seq)
        if rows:
            evening, commands = _followed(room.evening, rows)
            room.names = await self.store.members(room.club.id)
            room.evening = evening
            room.commands |= commands
            self._note_tables(room)
            room.wake()

    def heard(self, evening: str, seq: int) -> None:
        """Another host has written to this evening."""
        room = self._open.get(evening)
        if room is not None:
            self._background.spawn(self._catch_up(room))

    async def _catch_up(self, room: EveningRoom) -> None:
        with suppress(Unavailable):
            async with room.lock:
                await self._refresh(room)
                room.names = await self.store.members(room.club.id)
            room.wake()

    def _note_tables(self, room: EveningRoom) -> None:
        for game in room.evening.unfinished:
            if game.table is not None:
                self._at_tables[game.table] = room

    def actor_of(self, room: EveningRoom, token: str | None) -> Actor | None:
        """The person whose device this is; None if it is nobody's."""
        if token is None:
            return None
        device = token_hash(token).hex()
        for person, held in room.evening.devices.items():
            if secrets.compare_digest(held, device):
                return Actor("person", person)
        return None

    async def role(self, room: EveningRoom, token: str | None) -> Actor | None:
        """The club or a person; None is somebody who watches. Raises NotAllowed for a token that is nobody's."""
        if token is None:
            return None
        person = self.actor_of(room, token)
        return person if person is not None else await self.authority(room.club.id, token)

    async def view(self, room: EveningRoom, token: str | None) -> m.EveningView:
        return evening_view(room, await self.role(room, token), now_ms())

    async def explain(self, evening: str, person: int, number: int | None) -> m.WhyView:
        """Why somebody sits where they sit."""
        reason = why((await self.read(evening)).evening, person, number)
        if reason is None:
            raise NotFound("no-such-person")
        return m.WhyView(**{**reason._asdict(), "meetings": [m.MeetingView(*one) for one in reason.meetings]})

    async def call(self, evening: str, token: str | None, wish: m.AnyNotice | None, page: str | None) -> None:
        """Call this person to their next tables, or no longer. Raises a Refusal."""
        room = await self.read(evening)
        by = self.actor_of(room, token)
        if by is None or by.person is None:
            raise NotAllowed("bad-token" if token else "spectator")
        if wish is None:
            await self.callings.stop(evening, by.person)
        else:
            await self.callings.ask(evening, room.evening, by.person, wish, page)

    # Taking part with a device

    async def join(self, evening: str, request: m.JoinEvening) -> m.PersonMade:
        """A device for a new person, or for somebody who is written down and has none."""
        room = await self.read(evening)
        token = new_token()
        device = token_hash(token).hex()
        name = f"join:{token_hash(f'{evening}/{request.id}').hex()[:48]}"

        def decide(now: ClubEvening) -> EveningDraft:
            if now.closed:
                raise NotAllowed("evening-closed")
            if request.person is not None:
                if request.person not in now.people:
                    raise NotFound("no-such-person")
                if request.person in now.devices:
                    raise NotAllowed("person-taken")
                back = [e.Came([request.person])] if request.person in now.gone else []
                return EveningDraft([*back, e.Claimed(request.person, device)])
            if request.name is None:
                raise Unreadable("bad-name")
            (number,), new = self._numbered(room, now, [request.name], phone=True)
            return EveningDraft([e.Came([number]), e.Claimed(number, device)], new)

        done = room.commands.get(name)
        if done is None:
            await self._write(room, decide, CLUB, name)
        person = self.actor_of(room, token)
        if person is None:  # it was done before: a new token for the same person
            number = await self._joined(room, name)
            await self._write(room, lambda _: EveningDraft([e.Claimed(number, device)]), CLUB)
            person = Actor("person", number)
        assert person.person is not None
        return m.PersonMade(evening=evening, person=person.person, token=token)

    async def _joined(self, room: EveningRoom, name: str) -> int:
        stored = await self.store.evening(room.head.id)
        for row in stored[1] if stored else ():
            if row.command == name:
                event = _body.decode(row.body)
                assert isinstance(event, e.Claimed)
                return event.person
        raise NotFound("no-such-person")

    def _numbered(
        self, room: EveningRoom, now: ClubEvening, names: Sequence[str], *, phone: bool = False
    ) -> tuple[list[int], list[tuple[int, str]]]:
        """The people of these names, and who of them is new to the club. Raises a Refusal.

        A name belongs to the member who has it, unless they are here already: then it is a second Anna, who was Anna 2
        the last time too. A phone cannot come for somebody who has another phone.
        """
        absent: dict[frozenset[str], int] = {}
        for person, name in room.names.items():
            away = person not in now.people or person in now.gone
            if name is not None and away and not (phone and person in now.devices):
                absent.setdefault(plain_look(name), person)
        taken = [room.names.get(person) or "" for person in now.people if person not in absent.values()]
        people: list[int] = []
        new: list[tuple[int, str]] = []
        fresh = max(room.names, default=0) + 1
        for name in names:
            called = distinct_name(clean_name(name), taken)
            taken.append(called)
            number = absent.pop(plain_look(called), None)
            if number is None:
                number = fresh + len(new)
                new.append((number, called))
            people.append(number)
        if fresh + len(new) > MOST_MEMBERS:
            raise NotAllowed("too-many-people", most=MOST_MEMBERS)
        return people, new

    # Doing something

    async def act(self, evening: str, token: str | None, command: m.AnyEveningCommand) -> m.EveningDone:
        """Carry out a command once. Raises a Refusal or Unavailable."""
        room = await self.read(evening)
        by = await self.role(room, token)
        if by is None:
            raise NotAllowed("only-the-club")
        assert token is not None
        name = f"{token_hash(token).hex()[:16]}:{command.id}"
        seq = room.commands.get(name)
        if seq is None and isinstance(command, m.RenamePerson):
            await self._rename(room, by, command)
            seq = room.evening.seq
        elif seq is None and isinstance(command, m.DrawSeats):
            if by.kind != "club":
                raise NotAllowed("only-the-club")
            seq = await self._draw(room, by, name, final=command.final)
        elif seq is None:
            taken_back = room.evening.last if isinstance(command, m.TakeBackSeats) else ()
            seq = await self._write(room, await self._decision(room, by, token, command), by, name)
            await self._close([game.table for game in taken_back if game.table is not None])
        return m.EveningDone(id=command.id, seq=seq)

    async def _rename(self, room: EveningRoom, by: Actor, command: m.RenamePerson) -> None:
        if by.kind != "club" and by.person != command.person:
            raise NotAllowed("only-the-club")
        if command.person not in room.evening.people:
            raise NotFound("no-such-person")
        others = [room.names.get(person) or "" for person in room.evening.people if person != command.person]
        name = distinct_name(clean_name(command.name), others)
        await self.store.rename(room.club.id, command.person, name)
        room.names[command.person] = name
        room.wake()
        self._bus.ring(room.head.id, room.evening.seq)

    async def _decision(
        self, room: EveningRoom, by: Actor, token: str, command: m.AnyEveningCommand
    ) -> Callable[[ClubEvening], EveningDraft]:
        """What a command would write, as a function of the evening."""
        match command:
            case m.OpenGame(game=game):
                bots = await self._pool.bots()
                return lambda now: self._opening(room, now, game, by, token, bots)
            case m.Replan(plan=plan):
                plan = await self._settled(plan)
                return lambda _: EveningDraft([e.Replanned(plan)])
            case m.AddPeople(names=names, members=numbers):

                def add(now: ClubEvening) -> EveningDraft:
                    called, new = self._numbered(room, now, names)
                    people = [*numbers, *called]
                    if not room.names.keys() >= set(numbers) or not people:
                        raise NotFound("no-such-person")
                    return EveningDraft([e.Came(people)], new)

                return add
        return lambda _: EveningDraft([_event(command)])

    async def _draw(self, room: EveningRoom, by: Actor, name: str | None = None, *, final: bool = False) -> int:
        """Draw the next seating and write it. If the evening has moved on meanwhile, it is drawn anew."""
        bots = await self._pool.bots()
        for _ in range(TRIES):
            before = room.evening
            event = await self._worked_out(try_drawing, before, secrets.randbelow(1 << 31), final)
            if isinstance(event, tuple):
                code, facts = event
                raise IllegalMove(code, **facts)

            def decide(now: ClubEvening, before: ClubEvening = before, event: e.TablesDrawn = event) -> EveningDraft:
                if now is not before:
                    raise _Overtaken
                return self._with_tables(room, now, event, bots)

            with suppress(_Overtaken):
                return await self._write(room, decide, by, name)
        raise NotAllowed("busy")

    async def _worked_out(self, work: Callable[..., T], *about: Any) -> T:
        """What a worker says. It comes before records: whoever runs an evening has a room full of people waiting."""
        try:
            return await self._readers.ask(work, *about, rank=-1, seconds=DRAWING_SECONDS)
        except TooSlow:
            raise Overloaded(LONGEST_WAIT) from None

    async def season(self, club: str, rooms: Sequence[EveningRoom], chosen: Sequence[bool], who: str) -> Season:
        """Leaderboard and ratings over the chosen evenings, worked out again only if anything has changed."""
        evenings = [room.evening for room in rooms]
        name: tuple[object, ...] = club, *chosen
        kept = self._seasons.get(name)
        if kept is None or any(one is not other for one, other in zip(kept[0], evenings, strict=True)):
            try:
                season = await self._readers.ask(
                    season_of, evenings, chosen, who=who, seconds=DRAWING_SECONDS, patience=PATIENCE
                )
            except TooSlow:
                raise Overloaded(LONGEST_WAIT) from None
            kept = self._seasons[name] = evenings, season
            while len(self._seasons) > SEASONS:
                self._seasons.popitem(last=False)
        self._seasons.move_to_end(name)
        return kept[1]

    def _with_tables(self, room: EveningRoom, now: ClubEvening, event: e.TablesDrawn, bots: Any) -> EveningDraft:
        """A seating, and a table of this server for every game at which somebody has a device."""
        written = EveningDraft([event])
        if now.plan.play == "paper":
            return written
        for number, table in enumerate(event.tables, start=len(now.games)):
            holders = [person for person in table.people if person in now.devices]
            if holders:
                opened = self._table(room, now, table.people, table.starter, bots, number)
                opened.devices = _devices(table.people, now)
                written.tables.append(opened)
                written.events.append(e.GameHosted(number, opened.id))
        return written

    def _opening(
        self, room: EveningRoom, now: ClubEvening, number: int, by: Actor, key: str, bots: Any
    ) -> EveningDraft:
        """A table that the club keeps, as a referee does: for people without a device."""
        if by.kind != "club":
            raise NotAllowed("only-the-club")
        if not 0 <= number < len(now.games):
            raise IllegalMove("no-such-match", game=number)
        game = now.games[number]
        if game.over or game.table is not None:
            raise IllegalMove("has-a-table")
        table = self._table(room, now, game.seats.people, game.seats.starter, bots, number)
        table.devices = [Device(token_hash(key), tuple(range(len(game.seats.people))), True)]
        return EveningDraft([e.GameHosted(number, table.id)], tables=[table])

    def _table(
        self, room: EveningRoom, now: ClubEvening, people: Sequence[int], starter: int, bots: Any, number: int
    ) -> ServerTable:
        setup = m.Setup(
            game=now.plan.game,
            options=_options(now.plan, len(people)),
            dice="by-hand" if now.plan.play == "by-hand" else "fair",
            first=starter if find(now.plan.game).facts.first_player else "random",
            fill=m.AutoStart(after=5),
        )
        names = [room.names.get(person) or str(person) for person in people]
        seats = [m.SeatSetup(kind="local", name=name) for name in names]
        table = open_table(m.NewTable(setup=setup, seats=seats), b"", bots, now_ms())
        table.code = new_join_code()
        return table

    async def _write(
        self, room: EveningRoom, decide: Callable[[ClubEvening], EveningDraft], by: Actor, name: str | None = None
    ) -> int:
        """Check, append, ring; returns the last seq. What other hosts write meanwhile is read first."""
        async with room.lock:
            for _ in range(TRIES):
                now = room.evening
                if name is not None and (done := room.commands.get(name)) is not None:
                    return done
                written = decide(now)
                if not written.events:
                    return now.seq
                at = max(now_ms(), now.seated_at[-1] if now.seated_at else 0)
                after, rows = now, []
                for number, event in enumerate(written.events, start=1):
                    after.check(event, by)
                    line = EveningLine(at, by, event)
                    after = after.after(line)
                    rows.append(_row(now.seq + number, line, name if number == len(written.events) else None))
                changes: list[Change] = [self._writing.added(table) for table in written.tables]
                try:
                    await self.store.append(
                        room.head.id,
                        rows,
                        records=written.records,
                        closed=after.closed,
                        people=(room.club.id, written.people),
                        also=changes,
                    )
                except Conflict:
                    self._counts["conflicts"] += 1
                    room.names = await self.store.members(room.club.id)
                    await self._refresh(room)
                    if await self.store.evening(room.head.id) is None:
                        self._forget(room)
                        raise NotFound("no-such-evening") from None
                    continue
                room.evening = after
                room.names |= dict(written.people)
                if name is not None:
                    room.commands[name] = after.seq
                for table in written.tables:
                    self._writing.take_in(table)
                self._note_tables(room)
                if after.closed:
                    room.head = room.head._replace(code=None)
                self._bus.ring(room.head.id, after.seq)
                room.wake()
                return after.seq
        raise NotAllowed("busy")

    async def _close(self, tables: Sequence[str]) -> None:
        """Close the tables of a seating that was taken back."""
        for table in tables:
            self._at_tables.pop(table, None)
            with suppress(NotFound):
                room = await self._rooms.find(table)
                async with room.lock:
                    await self._writing.write(room, _closed)

    def look_at_bars(self) -> None:
        """An operator has barred somebody: whoever follows an evening looks whether it is they."""
        for room in self._open.values():
            room.wake()

    def _forget(self, room: EveningRoom) -> None:
        room.gone = True
        self._open.pop(room.head.id, None)
        for table in [table for table, waiting in self._at_tables.items() if waiting is room]:
            del self._at_tables[table]
        room.wake()

    # Results from tables

    def table_changed(self, table: ServerTable) -> None:
        """A table of this host has moved on."""
        room = self._at_tables.get(table.id)
        if room is not None and table.status == "over":
            self._background.spawn(self._collect(room))

    async def look(self) -> None:
        """Count finished tables, seat whoever is free, call people, and drop evenings that nobody looks at."""
        rooms = list(self._open.values())  # whatever is opened meanwhile is as it is in the database
        behind = {} if self._bus.alone else await self.store.heads([room.head.id for room in rooms])
        for room in rooms:
            if not self._bus.alone and behind.get(room.head.id) is None:
                self._forget(room)
                continue
            if behind.get(room.head.id, 0) > room.evening.seq:
                async with room.lock:
                    await self._refresh(room)
            await self._collect(room)
            if room.evening.round and room.drawn_for is not room.evening and room.evening.ready():
                room.drawn_for = room.evening
                self._background.spawn(self._seat_free(room))
        await self.callings.look(
            {
                room.head.id: (room.evening, room.evening.name or room.club.name)
                for room in self._open.values()
                if room.evening.unfinished
            }
        )
        for room in list(self._open.values()):
            if not room.watchers and not room.evening.unfinished and room.used < now_ms() - IDLE:
                self._forget(room)

    async def _collect(self, room: EveningRoom) -> None:
        """Write the results of tables that are over, and see how far the others have got."""
        progress = {}
        fresh = now_ms() - room.progress_at < LIVE
        for game in room.evening.unfinished:
            if game.table is None:
                continue
            try:
                table = (await self._rooms.find(game.table)).table
            except NotFound:
                continue  # it expired, or cannot be read: the club says what happened
            known = room.progress.get(game.number)
            progress[game.number] = known if known and fresh else GameProgress(table.round, table.scores)
            if table.session is not None and isinstance(table.session.turn, Over) and table.status == "over":
                result = table.session.turn.result
                record = zlib.compress(table.record(()).to_json().encode())
                event = e.Scored(game.number, list(result.score), list(result.winners))
                with suppress(IllegalMove):  # somebody was faster and typed it
                    await self._write(
                        room, _once(game.number, EveningDraft([event], records=[(game.number, record)])), Actor("table")
                    )
                self._at_tables.pop(game.table, None)
        if not fresh:
            room.progress_at = now_ms()
        if progress != room.progress:
            room.progress = progress
            room.wake()
        await self._collect_reviews(room)

    async def _collect_reviews(self, room: EveningRoom) -> None:
        """Who played best? Reviews are worked on a few at a time, as long as the server has nothing better to do."""
        for game in room.evening.games:
            if game.table is None or game.result is None or game.result.adjusted or game.result.by.kind != "table":
                continue
            if game.table in room.unplayed:
                continue
            try:
                table = (await self._rooms.find(game.table)).table
                review = await self._reviews.of_table(game.table, table.record(()).to_json().encode(), REVIEWER)
            except NotFound:
                room.unplayed.add(game.table)
                continue
            except Overloaded:
                break  # the others, too, will have to wait
            if review.complete:
                adjusted = [seat.adjusted for seat in review.part.seats]
                await self._write(room, lambda now, at=game.number, a=adjusted: _reviewed(now, at, a), Actor("table"))  # type: ignore[misc]

    async def _seat_free(self, room: EveningRoom) -> None:
        """Free seating: whoever is free is seated by itself, once there has been a first seating."""
        try:
            await self._draw(room, Actor("table"))
        except IllegalMove:
            pass  # it cannot be done until something changes
        except (NotAllowed, Overloaded, Unavailable):
            room.drawn_for = None  # the next look tries again


def _closed(table: ServerTable) -> CommandOutcome:
    ended = table.status in ("over", "closed")
    return CommandOutcome(Draft([] if ended else [m.Closed(why="host")]))


def _once(number: int, written: EveningDraft) -> Callable[[ClubEvening], EveningDraft]:
    """A result that is written only while there is none."""

    def decide(now: ClubEvening) -> EveningDraft:
        if now.games[number].over:
            raise IllegalMove("games-unfinished", games=0)
        return written

    return decide


def _reviewed(now: ClubEvening, game: int, adjusted: list[float]) -> EveningDraft:
    result = now.games[game].result
    return EveningDraft([] if result is None or result.adjusted else [e.GameReviewed(game, adjusted)])


def _devices(people: Sequence[int], now: ClubEvening) -> list[Device]:
    """Who holds which seat: everybody with a device their own, and the first of them those without."""
    holders = [person for person in people if person in now.devices]
    seats: dict[int, list[int]] = {person: [] for person in holders}
    for seat, person in enumerate(people):
        seats[person if person in seats else holders[0]].append(seat)
    return [
        Device(bytes.fromhex(now.devices[person]), tuple(held), person == holders[0]) for person, held in seats.items()
    ]


def _event(command: m.AnyEveningCommand) -> AnyEveningEvent:
    match command:
        case m.PersonLeaves(person=person):
            return e.WentHome(person)
        case m.PersonRests(person=person, resting=resting):
            return e.Rested(person, resting)
        case m.KeepApart(people=people, apart=apart):
            return e.KeptApart(people, apart)
        case m.TakeBackSeats():
            return e.TablesTakenBack()
        case m.EnterScore(game=game, scores=scores, winners=winners):
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            return e.Scored(game, scores, best if winners is None else sorted(winners))
        case m.ConfirmScore(game=game):
            return e.Confirmed(game)
        case m.PauseClock(paused=paused):
            return e.Paused(paused)
        case m.ReleasePerson(person=person):
            return e.Claimed(person, None)
        case m.CloseEvening():
            return e.EveningClosed()
    raise AssertionError(command)


def _options(plan: e.EveningPlan, seats: int) -> dict[str, bool | int | str]:
    """The plan's options, as far as they exist with this many seats."""
    game = find(plan.game)
    allowed = {option.name for option in game.options if option.seats is None or seats in option.seats}
    known = {option.name for option in game.options}
    if unknown := set(plan.options) - known:
        raise Misconfigured("unknown-option", option=min(unknown), game=plan.game)
    return {name: value for name, value in plan.options.items() if name in allowed}


def _row(seq: int, line: EveningLine, name: str | None) -> EveningRow:
    actor = msgspec.json.encode(line.by).decode()
    return EveningRow(seq, line.at, actor, msgspec.json.encode(line.event).decode(), name)


def read_line(row: EveningRow) -> EveningLine:
    return EveningLine(row.at, _actor.decode(row.actor), _body.decode(row.body))


def _followed(evening: ClubEvening | None, rows: Sequence[EveningRow]) -> tuple[ClubEvening, dict[str, int]]:
    for row in rows:
        line = read_line(row)
        evening = begin(line) if evening is None else evening.after(line)
    assert evening is not None
    return evening, {row.command: row.seq for row in rows if row.command is not None}


def clean_title(text: str) -> str:
    """A club's or an evening's name: the rules for names, but longer."""
    return clean_name(text)[:60]


def key_id(key_hash: bytes) -> str:
    return key_hash.hex()[:12]


def without_name(named: dict[tuple[str, int], tuple[bytes, int]]) -> dict[tuple[str, int], bytes]:
    """Records without the name of a seat. Runs in a worker."""
    changed = {}
    for at, (body, seat) in named.items():
        record = msgspec.json.decode(zlib.decompress(body))
        record["seats"][seat] = str(seat + 1)
        changed[at] = zlib.compress(msgspec.json.encode(record))
    return changed


__all__ = ["Clubs", "EveningRoom", "clean_title", "key_id", "read_line", "say_actor"]
