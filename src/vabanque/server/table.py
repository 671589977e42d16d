"""One table: what its journal says, and what may happen next.

Everything here is a function of the journal (and the server's secret seed), so any host that reads the rows is at the
same point. A `Draft` is what a command would write; `apply` returns the table once it is written, `follow` the table
after rows that another host wrote. Neither changes the table itself, so nobody sees what has not been written yet.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec

from vabanque.core import Decide, Entry, Leave, Move, Refusal, Seat, Unreadable
from vabanque.core.contract import AnyRules, seat_of
from vabanque.core.frozen import Log
from vabanque.core.scene import AnyScenes, Phrase, Story
from vabanque.games import begun_with, make
from vabanque.games import scenes as scenes_of
from vabanque.play.dealers import LiveDealer
from vabanque.play.journal import encode_entry, from_plain, to_plain
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.server import messages as m
from vabanque.store import LONGEST_KIND, Device, Row, TableRow

T = TypeVar("T")
Status = Literal["open", "running", "over", "closed"]
EVENTS: dict[str, type[m.Event]] = {str(event.__struct_config__.tag): event for event in m.AnyEvent.__args__}


SETTLE = 4_000
"""Milliseconds between the last player sitting down and an automatic start: browsers add their seeds meanwhile."""

MOST_ENTRIES = 10_000
"""Entries after which a game is closed without a result. The longest of 1,000 random games of each kind, with all seats
taken, has 1,010. A game of Die oberen 10 000 in which nobody banks would never end."""


LONG_CLOCK = 3_600
"""Seconds: where players have this long for a move, they come and go, so only their clock lets a bot stand in."""


class NotAllowed(Refusal):
    """Understood, but this device may not do it, or not at this point."""


class NotFound(NotAllowed):
    """There is no such table, code or record."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a command would write."""

    entries: list[m.Event | Entry]
    session: Session | None = None
    """The game after it, if the game goes on."""
    after: Draft | None = None
    """What is written before it, by the same command."""


@dataclass(frozen=True, slots=True)
class Written:
    """A row in memory, ready to send. What only its own seat may see is kept apart."""

    row: Row
    public: msgspec.Raw
    """For everybody."""
    private: msgspec.Raw | None = None
    """For its seat (and for everybody once the game is over)."""
    told: tuple[Phrase, ...] | None = None
    """The entry in words, for games whose texts the browser does not have."""
    told_private: tuple[Phrase, ...] | None = None

    def seen_from(self, seats: Sequence[Seat], *, over: bool, silent: Container[str] = ()) -> m.Seen:
        """The row as the holder of these seats sees it, without words if its kind is `silent`."""
        row = self.row
        if self.private is not None and (over or row.seat in seats):
            entry, told = self.private, self.told_private
        else:
            entry, told = self.public, self.told
        return m.Seen(seq=row.seq, at=row.at, entry=entry, told=None if row.kind in silent else told)


@dataclass(frozen=True, slots=True)
class Point:
    """Just before something that players entered or decided: where the game can go back to."""

    seq: int
    """The last row before it."""
    entries: int
    """How many entries the game had."""
    story: Story


@dataclass
class ServerTable:
    """A table at one point of its journal."""

    id: str
    secret: bytes = field(repr=False)
    code: str | None = None
    created: int = 0
    devices: list[Device] = field(default_factory=list, repr=False)
    rows: Log[Written] = field(default_factory=Log, repr=False)
    commands: dict[str, int] = field(default_factory=dict, repr=False)
    """Command → the seq of its last row. Earlier and later tables and failed drafts share this, so use `done`."""
    setup: m.Setup = field(default_factory=lambda: m.Setup(game=""))
    seats: list[m.SeatNow] = field(default_factory=list)
    agreed: int = 0
    """Seq of the row with the setup."""
    undecided: frozenset[Seat] = frozenset()
    """Seats of players who have not yet accepted a changed setup."""
    seeds: dict[Seat, str] = field(default_factory=dict)
    session: Session | None = field(default=None, repr=False)
    stand_ins: dict[Seat, str] = field(default_factory=dict)
    status: Status = "open"
    closed: Literal["host", "operator", "too-long"] | None = None
    commitment: str | None = None
    turn: int = 0
    """Seq of the last row of the game: what a move refers to."""
    turn_at: int = 0
    """When the game last moved on: clocks and bots count from here."""
    deserted_at: int = 0
    """When the last person left, if nobody is there any more."""
    seat_seeds: list[str] = field(default_factory=list)
    rematch: str | None = None
    series: m.SeriesSoFar | None = None
    """Where the series that this game belongs to stands, without this game."""
    seated_at: int = 0
    """When somebody last sat down or stood up."""
    scenes: AnyScenes | None = field(default=None, repr=False)
    """What the game shows; None before the start, as are the session and the story."""
    story: Story | None = field(default=None, repr=False)
    left: tuple[Seat, ...] = ()
    """Seats that have left for good."""
    computed: dict[object, Any] = field(default_factory=dict, repr=False)
    """Cache of values that several viewers ask for, such as the scene (see `once`)."""
    hands: dict[Seat, tuple[Any, msgspec.Raw]] = field(default_factory=dict, repr=False)
    """Seat → its last hand, and its encoding. Most hands stay the same after a move, so earlier tables share this."""
    entries: int = 0
    """How many entries the game has; some rows are events, and some have been taken back."""
    seq: int = 0
    """How many rows there are."""
    points: tuple[Point, ...] = ()
    """Where the game can go back to, most recent last. Only with real dice."""
    reconsidered: int = 0
    """Seq of the last row that took back a decision, or 0. With real dice, what the server rolls depends on it."""
    drawn: bool = False
    """Did the server draw the next entry for nobody in particular (bills)?"""

    @classmethod
    def empty(cls, row: TableRow, devices: list[Device]) -> ServerTable:
        """A stored table before the first row of its journal."""
        return cls(row.id, row.secret, row.code, row.created, devices)

    @classmethod
    def read(cls, row: TableRow, rows: list[Row], devices: list[Device]) -> ServerTable:
        """A stored table. Raises whatever the rules raise if the journal cannot be replayed."""
        return cls.empty(row, devices).follow(rows)

    @property
    def round(self) -> int:
        """The round under way; 0 before the game and in games without rounds."""
        return 0 if self.session is None or self.scenes is None else self.scenes.round(self.session.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has so far, if it lies open; empty before the game and where money is hidden."""
        if self.session is None or self.scenes is None:
            return ()
        shown = [player.score for player in self.scenes.scene(self.session.state, self.story).players]
        return tuple(score for score in shown if score is not None) if None not in shown else ()

    @property
    def rules(self) -> AnyRules:
        return make(self.setup.game, len(self.seats), self.setup.options, open_money=self.setup.open_money)

    def done(self, command: str) -> int | None:
        """The seq at which a command was carried out; None if it was not."""
        seq = self.commands.get(command, 0)
        return seq if 0 < seq <= self.seq and self.rows[seq - 1].row.command == command else None

    def once(self, key: object, compute: Callable[[], T]) -> T:
        """What `compute` returns, computed only once for this table."""
        try:
            return self.computed[key]  # type: ignore[no-any-return]
        except KeyError:
            value = self.computed[key] = compute()
            return value

    def begin(self, names: Sequence[str], first: Seat, dealer: LiveDealer | None = None) -> Session:
        """The game at its start, or where the setup wants it. Only with real dice can anything be taken back."""
        forgetful, position = self.setup.dice != "by-hand", self.setup.position
        return Session(self.rules, names, dealer, first=first, forgetful=forgetful, position=position)

    def log(self) -> list[Row]:
        return [written.row for written in self.rows]

    def apply(self, draft: Draft, at: int, command: str | None = None) -> tuple[ServerTable, list[Row]]:
        """The table after a draft, and the rows to write for it. The command's name goes on the last one."""
        if draft.after is not None:
            first, rows = self.apply(draft.after, at)
            new, more = first.apply(replace(draft, after=None), at, command)
            return new, rows + more
        new = self._twin()
        old = self.session
        before = None if old is None else old.state
        if draft.session is not None:
            draft.session.dealer = None
            new.session = draft.session
        rows = []
        for number, entry in enumerate(draft.entries, start=1):
            name = command if number == len(draft.entries) else None
            row, body = _to_row(entry, self.seq + number, at, name)
            rows.append(row)
            if isinstance(entry, Entry):
                if old is not None:
                    new._mark(entry, old)
                new._add_entry(row, body, entry, before)
            else:
                new._add_event(row, body, entry)
        return new, rows

    def follow(self, rows: Iterable[Row]) -> ServerTable:
        """The table after rows that were read from the store: the game is played on according to them."""
        new = self._twin()
        if self.session is not None:
            new.session = self.session.copy()
        for row in rows:
            assert row.seq == new.seq + 1
            body = msgspec.Raw(row.body.encode())
            event_type = EVENTS.get(row.kind)
            if event_type is None:
                assert new.session is not None
                entry, before = from_plain(new.session.rules, msgspec.json.decode(body)), new.session.state
                if len(new.session.journal) <= new.entries:
                    new._mark(entry, new.session)
                new._play(entry)
                new._add_entry(row, body, entry, before)
                continue
            event = msgspec.json.decode(body, type=event_type)
            if isinstance(event, m.Started):
                new.session = new.begin(event.names, event.first)
            elif isinstance(event, m.Sealed) and new.session is not None and event.move is not None:
                new.session.submit(read_move(new.session.rules, event.move))
            new._add_event(row, body, event)
        return new

    def _twin(self) -> ServerTable:
        """A copy that can change without changing this table."""
        new = object.__new__(ServerTable)
        new.__dict__.update(self.__dict__)  # takes a fifth of the time of `copy`
        new.rows, new.computed = self.rows.copy(), {}
        new.seats, new.seeds, new.stand_ins = list(self.seats), dict(self.seeds), dict(self.stand_ins)
        return new

    def _mark(self, entry: Entry, session: Session) -> None:
        """`entry` comes next in `session`. If players entered or decided it, note this as a point to go back to."""
        drawn, self.drawn = self.drawn, False
        if self.setup.dice != "by-hand" or drawn:
            return
        # Choices that are revealed together are one step, whoever made the first, and so is what follows from them.
        deciding = session.turn.seats if isinstance(session.turn, Decide) else ()
        by_people = isinstance(entry, Move) and any(self.seats[at].kind != "bot" for at in (entry.seat, *deciding))
        again = bool(self.points) and self.points[-1].entries == len(session.journal)
        if (by_people or entry.by == "chance") and not again:
            assert self.story is not None
            self.points += (Point(self.seq, len(session.journal), self.story),)

    def back_to(self) -> int | None:
        """The row the game would go back to; None if there is nothing to take back."""
        if self.setup.dice != "by-hand" or self.session is None:
            return None
        if self.session.sealed:
            return self.turn
        return self.points[-1].seq if self.points else None

    def _take_back(self, to: int, seq: int) -> None:
        assert self.session is not None
        self.session = self.session.copy()
        if to != self.turn:  # otherwise only choices that were not revealed yet
            *earlier, point = self.points
            assert point.seq <= to  # earlier versions left bots' choices, if revealed first
            if any(isinstance(entry, Move) for entry in self.session.journal[point.entries :]):
                self.reconsidered = seq
            self.entries, self.story, self.points = point.entries, point.story, tuple(earlier)
        self.session.rewind(self.entries)
        self.left = tuple(entry.seat for entry in self.session.journal if isinstance(entry, Leave))

    def _play(self, entry: Entry) -> None:
        """Replay an entry of the journal. The rules may already have written it in an earlier step."""
        session = self.session
        assert session is not None
        if len(session.journal) > self.entries:
            if session.journal[self.entries] != entry:
                raise AssertionError(f"the journal of {self.id} contradicts the rules")
        elif not isinstance(entry, Move) or isinstance(entry, Leave) or entry.seat in session.waiting_for:
            session.enter(entry)  # the others' choices were sealed before

    def _add_entry(self, row: Row, body: msgspec.Raw, entry: Entry, before: Any) -> None:
        """One more entry of the game, whose session is already there. `before` is the state before its step."""
        assert self.story is not None
        self.story = self.story.tell(entry, before, row.seq)
        if isinstance(entry, Leave):
            self.left = (*self.left, entry.seat)
        self.entries += 1
        self.turn, self.turn_at = row.seq, row.at
        public = entry.seen_by(None)
        phrases = self._tell(public)
        if public is entry:
            self._add(Written(row, body, told=phrases))
        else:
            self._add(Written(row, _encoded(to_plain(public)), body, phrases, self._tell(entry)))

    def _tell(self, entry: Entry) -> tuple[Phrase, ...] | None:
        if self.scenes is None:
            return None
        return self.scenes.tell(entry, self.story)

    def _agree(self, event: m.Opened | m.Agreed) -> None:
        options = begun_with(event.setup.game, len(event.seats), event.setup.options)
        self.setup = msgspec.structs.replace(event.setup, options=options)
        self.seats, self.commitment = list(event.seats), event.commitment

    def _add_event(self, row: Row, body: msgspec.Raw, event: m.Event) -> None:
        """One more event of the table, outside the game."""
        written = Written(row, body)
        match event:
            case m.Opened():
                self._agree(event)
                self.turn_at, self.agreed, self.seated_at = row.at, row.seq, row.at
                self.series = event.series
                if event.series is not None and event.series.memory:  # for bots alone
                    public = msgspec.structs.replace(event.series, memory=[])
                    written = Written(row, _encoded(msgspec.structs.replace(event, series=public)))
            case m.Agreed():
                self._agree(event)
                self.agreed = row.seq
                old = event.by is None
                asked = [seat for seat in self.people if not old or self.seats[seat].kind == "person"]
                self.undecided = frozenset(asked) - frozenset(event.by or ())
            case m.Accepted():
                self.undecided -= {event.seat}
            case m.Seated():
                if self.series is not None and event.now != self.seats[event.seat]:
                    self.series = newcomer(self.series, event.seat)
                self.seats[event.seat], self.seated_at = event.now, row.at
                self.undecided -= {event.seat}
                self.seeds.pop(event.seat, None)
            case m.Started():
                assert self.session is not None
                self.status, self.seat_seeds = "running", event.seat_seeds  # its code still leads people here to watch
                self.scenes = scenes_of(self.session.rules)
                self.entries, self.story = 0, self.scenes.begin()
                self.turn, self.turn_at = row.seq, row.at
            case m.Sealed():
                written = Written(row, _encoded(m.Sealed(seat=event.seat, move=None)), body)
            case m.Seeded():
                written = Written(row, _encoded(m.Seeded(seat=event.seat, seed=None)), body)
                self.seeds[event.seat] = event.seed or ""
            case m.Drawn():
                self.drawn = True
            case m.TakenBack():
                self._take_back(event.to, row.seq)
                self.turn, self.turn_at = row.seq, row.at
            case m.StoodIn():
                self.stand_ins[event.seat] = event.bot
                if self.deserted:
                    self.deserted_at = row.at
            case m.Returned():
                if self.deserted:
                    self._wake_up(row.at)
                self.stand_ins.pop(event.seat, None)
            case m.Ended():
                self.status, self.code = "over", None
            case m.Rematched():
                self.rematch = event.table
            case m.Closed():
                self.status, self.code, self.closed = "closed", None, event.why
        self._add(written)

    def _wake_up(self, at: int) -> None:
        """Someone is back after everybody had gone: the clock stood still. If it had run out, it starts again."""
        self.turn_at += max(0, at - self.deserted_at)
        if self.setup.clock is not None and self.turn_at + 1000 * self.setup.clock <= at:
            self.turn_at = at

    def _add(self, written: Written) -> None:
        self.rows.append(written)
        self.seq += 1
        if written.row.command is not None:
            self.commands[written.row.command] = written.row.seq

    def device(self, token: str | None) -> Device | None:
        """The device with this token."""
        return None if token is None else self.device_of(token_hash(token))

    def device_of(self, token_hash: bytes | None) -> Device | None:
        """The device whose token has this hash. Every stored hash is compared, in constant time."""
        match = None
        if token_hash is not None:
            for device in self.devices:
                if hmac.compare_digest(device.token_hash, token_hash):
                    match = device
        return match

    def may_watch(self, device: Device | None) -> bool:
        """May this device watch? Anyone who has left or was removed is a spectator, even if they still have a token."""
        if self.setup.spectators or self.status == "open":
            return True
        if device is None:
            return False
        gone = self.left if self.status == "running" else ()
        return device.host or any(seat not in gone for seat in device.seats)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Seats that have to decide now."""
        session = self.session
        return () if session is None or self.status != "running" else self.once("waiting", lambda: session.waiting_for)

    def bot_of(self, seat: Seat) -> str | None:
        """Which bot decides for `seat` now, if one does."""
        return self.stand_ins.get(seat) or self.seats[seat].bot

    @property
    def people(self) -> list[Seat]:
        """Seats taken by people, not bots."""
        return [number for number, seat in enumerate(self.seats) if seat.kind in ("person", "local")]

    @property
    def deserted(self) -> bool:
        """Have all people gone? Then bots wait too, so that people who come back find the game as it was."""
        if not self.stand_ins:
            return False
        people = self.people
        return bool(people) and all(seat in self.stand_ins for seat in people)

    @property
    def bots_to_move(self) -> list[Seat]:
        return [] if self.deserted else [seat for seat in self.waiting_for if self.bot_of(seat)]

    def clock_ends(self, seat: Seat) -> int | None:
        """When the time of `seat` is up; None if it has no clock or is not to move."""
        if self.setup.clock is None or seat not in self.waiting_for or self.bot_of(seat):
            return None
        return self.turn_at + 1000 * self.setup.clock

    def bots_at(self) -> int | None:
        """When the next bot should move."""
        return self.turn_at + self.setup.bot_delay if self.bots_to_move else None

    def clocks_at(self) -> int | None:
        """When the next clock runs out."""
        if self.setup.clock is None:
            return None
        return min((end for seat in self.waiting_for if (end := self.clock_ends(seat)) is not None), default=None)

    def starts_at(self) -> int | None:
        """When the game starts by itself; None if it does not, or if players have not agreed yet."""
        fill = self.setup.fill
        if self.status != "open" or fill is None or self.undecided or not self.people:
            return None
        settled = self.seated_at + SETTLE
        full = all(seat.kind != "open" for seat in self.seats)
        return settled if full else max(settled, self.turn_at + 1000 * fill.after)

    def acts_at(self) -> int | None:
        """When something happens by itself: a bot moves, a clock runs out, a game starts. None while people think."""
        if self.status == "open":
            return self.starts_at()
        bots, clocks = self.bots_at(), self.clocks_at()
        return bots if clocks is None else clocks if bots is None else min(bots, clocks)

    def dealer(self, seat_seeds: Sequence[str]) -> LiveDealer | None:
        return LiveDealer(self.secret, tuple(seat_seeds), self.id) if self.setup.dice == "fair" else None

    def proof(self) -> dict[str, Any] | None:
        """The proof that the dice were fair, for finished games; None with real dice. It reveals the server's seed."""
        dealer = self.dealer(self.seat_seeds)
        return None if dealer is None else dealer.proof(self.setup.first)

    def record(self, seats: Sequence[Seat], *, everything: bool = False) -> Record:
        """The `vabanque/1` record: complete once the game is over, before that what these seats may know."""
        session = self.session
        if session is None:
            raise NotAllowed("not-started")
        over = self.status == "over" or everything
        extra: dict[str, Any] = {"rules_version": session.rules.spec.version, "at": self.created}
        if over and (proof := self.proof()) is not None:
            extra["fairness"] = proof
        record = session.record(**extra)
        if over:
            return record
        return replace(record, journal=tuple(_seen(entry, seats) for entry in record.journal))


def _to_row(entry: m.Event | Entry, seq: int, at: int, command: str | None) -> tuple[Row, msgspec.Raw]:
    """An entry as a row, and its body ready to send."""
    if isinstance(entry, Entry):
        # The column only tells entries from events; the body has the full kind.
        kind, body = entry.kind[:LONGEST_KIND], encode_entry(entry)
    else:
        kind, body = str(type(entry).__struct_config__.tag), msgspec.json.encode(entry)
    return Row(seq, at, kind, seat_of(entry), body.decode(), command), msgspec.Raw(body)


def _encoded(plain: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plain))


def newcomer(series: m.SeriesSoFar, seat: Seat) -> m.SeriesSoFar:
    """The series with a new player in this seat, who begins with nothing."""

    def without(numbers: list[T], nothing: T) -> list[T]:
        return [nothing if number == seat else value for number, value in enumerate(numbers)]

    return m.SeriesSoFar(
        series.number, without(series.wins, 0.0), without(series.money, 0), without(series.memory, None)
    )


def read_move(rules: AnyRules, plain: dict[str, Any]) -> Move:
    """A move: an entry of the game, or `{"seat": 0, "text": "…"}` in its short notation. Raises Unreadable."""
    if "kind" in plain:
        entry = from_plain(rules, plain)
        if not isinstance(entry, Move) or isinstance(entry, Leave):
            raise Unreadable("unknown-kind", kind=entry.kind)
        return entry
    try:
        written = msgspec.convert(plain, m.MoveText)
    except msgspec.ValidationError as error:
        raise Unreadable("wrong-type", reason=str(error)) from None
    move: Move = rules.read_move(written.seat, written.text)
    return move


def _seen(entry: Entry, seats: Sequence[Seat]) -> Entry:
    return entry if seat_of(entry) in seats else entry.seen_by(None)


def token_hash(token: str) -> bytes:
    """Tokens are long and random, so one round of SHA-256 is enough."""
    return sha256(token.encode()).digest()
