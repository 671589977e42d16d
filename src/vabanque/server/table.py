"""One table: what its journal says, and what may happen next.

Everything here is a function of the journal (and the server's secret seed), so any host that reads the rows is at the
same point. `draft_…` decides what a command would write and changes nothing; `after` is the table once it is written.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Literal

import msgspec

from vabanque.core import Decide, Entry, IllegalMove, Over, Refusal, Seat
from vabanque.core import Leave as LeaveEntry
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.play.dealers import LiveDealer, commitment
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.server import messages as m
from vabanque.server.story import Story
from vabanque.store import Device, Row

Status = Literal["open", "running", "over", "closed"]
FIRST = -1
"""The number of the outcome that decides who starts, if chance does: before all others."""

_EVENTS: dict[str, type[m.Event]] = {str(event.__struct_config__.tag): event for event in m.AnyEvent.__args__}
_encode = msgspec.json.encode
_FOLLOW = object()
"""Instead of a state: nobody has played these rows here yet."""


class NotAllowed(Refusal):
    """Understood, but not for whom it came from, or not now at this table."""


@dataclass(slots=True)
class Draft:
    """What a command would write."""

    entries: list[m.Event | Entry]
    session: Session | None = None
    """The game after it, if the game goes on."""


@dataclass(frozen=True, slots=True)
class Written:
    """A row as kept in memory: ready to send, with the secret of its seat apart."""

    row: Row
    public: msgspec.Raw
    """For everybody."""
    private: msgspec.Raw | None = None
    """For its seat (and for all once the game is over)."""

    def body(self, seats: Sequence[Seat], *, over: bool) -> msgspec.Raw:
        if self.private is not None and (over or self.row.seat in seats):
            return self.private
        return self.public


@dataclass
class Table:
    """A table at one point of its journal."""

    id: str
    secret: bytes = field(repr=False)
    code: str | None = None
    created: int = 0
    devices: list[Device] = field(default_factory=list, repr=False)
    rows: list[Written] = field(default_factory=list, repr=False)
    commands: dict[str, int] = field(default_factory=dict, repr=False)
    """Command → the seq at which it was done."""
    setup: m.Setup = field(default_factory=lambda: m.Setup(game=""))
    seats: list[m.SeatNow] = field(default_factory=list)
    seeds: dict[Seat, str] = field(default_factory=dict)
    session: Session | None = field(default=None, repr=False)
    stand_ins: dict[Seat, str] = field(default_factory=dict)
    status: Status = "open"
    commitment: str | None = None
    turn: int = 0
    """Seq of the last row of the game: what a move refers to."""
    turn_at: int = 0
    """When the game last moved on: clocks and bots count from here."""
    seat_seeds: list[str] = field(default_factory=list)
    rematch: str | None = None
    story: Story | None = field(default=None, repr=False)
    encoded: dict[object, msgspec.Raw] = field(default_factory=dict, repr=False)
    """Parts of views of this turn that several views share."""
    _entries: int = 0
    """Entries of the game among the rows."""

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def rules(self) -> AnyRules:
        return make(self.setup.game, len(self.seats), self.setup.options, open_money=self.setup.open_money)

    # -- reading the journal ---------------------------------------------------------------------------------------

    def after(self, rows: Iterable[Row], session: Session | None = None) -> Table:
        """The table after these rows. This one stays as it is, so nobody sees what is not written yet.

        `session` is the game after them, where it is already known.
        """
        new = copy(self)
        new.rows, new.commands = list(self.rows), dict(self.commands)
        new.seats, new.seeds, new.stand_ins = list(self.seats), dict(self.seeds), dict(self.stand_ins)
        new.story = None if self.story is None else self.story.copy()
        if session is None and self.session is not None:
            new.session = self.session.copy()
        new._apply(rows, session)
        return new

    def following(self, draft: Draft, at: int | None = None) -> Table:
        """The table as it would be after a draft."""
        return self.after(to_rows(draft, self.seq, self.turn_at if at is None else at, None), draft.session)

    def log(self) -> list[Row]:
        return [written.row for written in self.rows]

    def _apply(self, rows: Iterable[Row], session: Session | None = None) -> None:
        before = None if self.session is None else self.session.state
        if session is not None:
            session.dealer = None
            self.session = session
        for row in rows:
            assert row.seq == self.seq + 1
            event = _EVENTS.get(row.kind)
            if event is not None:
                self._apply_event(row, msgspec.json.decode(row.body, type=event), followed=session is not None)
            else:
                self._apply_entry(row, before if session is not None else _FOLLOW)
            if row.command is not None:
                self.commands[row.command] = row.seq

    def _apply_entry(self, row: Row, before: Any) -> None:
        session, story = self.session, self.story
        assert session is not None
        assert story is not None
        if before is _FOLLOW:
            entry, before = from_plain(session.rules, msgspec.json.decode(row.body)), session.state
            self._follow(session, entry)
        else:
            entry = session.journal[self._entries]
        story.tell(entry, before, row.seq)
        self._entries += 1
        self.turn, self.turn_at, self.encoded = row.seq, row.at, {}
        body = msgspec.Raw(row.body.encode())
        hidden = entry.seen_by(None)
        if hidden is entry:
            self.rows.append(Written(row, body))
        else:
            self.rows.append(Written(row, msgspec.Raw(_encode(to_plain(hidden))), body))

    def _follow(self, session: Session, entry: Entry) -> None:
        """Do what the journal says was done. What the rules made of it is already there."""
        if len(session.journal) > self._entries:
            if session.journal[self._entries] != entry:
                raise AssertionError(f"the journal of {self.id} contradicts the rules")
        elif entry.sort == "chance":
            session.land(entry)
        elif isinstance(entry, LeaveEntry):
            session.leave(entry.seat)
        elif entry.seat in session.waiting_for:  # type: ignore[attr-defined]  # every decision names its seat
            session.submit(entry)  # the others' choices were sealed before

    def _apply_event(self, row: Row, event: m.Event, *, followed: bool) -> None:
        body = msgspec.Raw(row.body.encode())
        written = Written(row, body)
        match event:
            case m.Opened():
                self.setup, self.seats, self.commitment = event.setup, list(event.seats), event.commitment
                self.turn_at = row.at
            case m.Agreed():
                self.setup, self.seats, self.commitment = event.setup, list(event.seats), event.commitment
            case m.Seated():
                self.seats[event.seat] = event.now
                self.seeds.pop(event.seat, None)
            case m.Started():
                self.status, self.code, self.seat_seeds = "running", None, event.seat_seeds
                if not followed:
                    self.session = Session(self.rules, event.names, first=event.first)
                assert self.session is not None
                self._entries, self.story = 0, Story(self.session.rules)
                self.turn, self.turn_at, self.encoded = row.seq, row.at, {}
            case m.Sealed():
                written = Written(row, msgspec.Raw(_encode(m.Sealed(seat=event.seat, move=None))), body)
                if not followed and self.session is not None and event.move is not None:
                    self.session.submit(to_entry(self.session.rules, event.move))
            case m.Seeded():
                written = Written(row, msgspec.Raw(_encode(m.Seeded(seat=event.seat, seed=None))), body)
                self.seeds[event.seat] = event.seed or ""
            case m.StoodIn():
                self.stand_ins[event.seat] = event.bot
            case m.Returned():
                self.stand_ins.pop(event.seat, None)
                self.turn_at = row.at  # a fresh clock
            case m.Ended():
                self.status = "over"
            case m.Rematched():
                self.rematch = event.table
            case m.Closed():
                self.status, self.code = "closed", None
        self.rows.append(written)

    # -- who may do what -------------------------------------------------------------------------------------------

    def device(self, token: str | None) -> Device | None:
        """The device with this token. Every stored hash is compared, in constant time."""
        if token is None:
            return None
        wanted, found = token_hash(token), None
        for device in self.devices:
            if hmac.compare_digest(device.token_hash, wanted):
                found = device
        return found

    def may_watch(self, device: Device | None) -> bool:
        return device is not None or self.setup.spectators or self.status == "open"

    # -- who has to act --------------------------------------------------------------------------------------------

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Seats that have to decide now."""
        return self.session.waiting_for if self.session is not None and self.status == "running" else ()

    def bot_of(self, seat: Seat) -> str | None:
        """Which bot decides for `seat` now, if one does."""
        return self.stand_ins.get(seat) or self.seats[seat].bot

    @property
    def deserted(self) -> bool:
        """Have all people gone? Then bots wait as well, so that whoever comes back finds the game as it was."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind in ("person", "local")]
        return bool(people) and all(seat in self.stand_ins for seat in people)

    @property
    def bots_to_move(self) -> list[Seat]:
        return [] if self.deserted else [seat for seat in self.waiting_for if self.bot_of(seat)]

    def clock_ends(self, seat: Seat) -> int | None:
        """When the time of `seat` is up; None: it has no clock, or is not to move."""
        if self.setup.clock is None or seat not in self.waiting_for or self.bot_of(seat):
            return None
        return self.turn_at + 1000 * self.setup.clock

    def bots_at(self) -> int | None:
        """When the next bot should move."""
        return self.turn_at + self.setup.bot_delay if self.bots_to_move else None

    def clocks_at(self) -> int | None:
        """When the next clock runs out."""
        return min((end for seat in self.waiting_for if (end := self.clock_ends(seat)) is not None), default=None)

    # -- the game --------------------------------------------------------------------------------------------------

    def dealer(self, seat_seeds: Sequence[str]) -> LiveDealer | None:
        return LiveDealer(self.secret, tuple(seat_seeds), self.id) if self.setup.dice == "fair" else None

    def record(self, seats: Sequence[Seat], *, everything: bool = False) -> Record:
        """The `vabanque/1` record: all of it once the game is over, before that what these seats may know."""
        session = self.session
        if session is None:
            raise NotAllowed("not-started")
        over = self.status == "over" or everything
        extra: dict[str, Any] = {"rules_version": session.rules.spec.version, "at": self.created}
        if over and (dealer := self.dealer(self.seat_seeds)) is not None:
            extra["fairness"] = dealer.proof()
        record = session.record(**extra)
        if over:
            return record
        return replace(record, journal=tuple(_seen(entry, seats) for entry in record.journal))

    def draft_start(self) -> Draft:
        if self.status != "open":
            raise NotAllowed("already-started")
        if any(seat.kind == "open" for seat in self.seats):
            raise NotAllowed("seats-open", seats=sum(seat.kind == "open" for seat in self.seats))
        seeds = [self.seeds.get(seat, "") for seat in range(len(self.seats))]
        dealer = self.dealer(seeds)
        first = self.setup.first
        if first == "random":
            # From the same stream as the dice, so it can be checked as well.
            first = (dealer or LiveDealer(self.secret, tuple(seeds), self.id)).numbers(FIRST)(len(self.seats))
        names = [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]
        session = Session(self.rules, names, dealer, first=first)
        return Draft([m.Started(first=first, names=names, seat_seeds=seeds), *session.journal], session)

    def draft_move(self, move: Entry) -> Draft:
        session = self._trial()
        entries: list[m.Event | Entry] = list(session.submit(move))
        if not entries:
            sealed = msgspec.convert(to_plain(move), m.AnyMove)
            return Draft([m.Sealed(seat=move.seat, move=sealed)], session)  # type: ignore[attr-defined]
        return self._ended(entries, session)

    def draft_land(self, text: str | None, seats: Sequence[Seat], host: bool) -> Draft:
        if self.setup.dice != "by-hand":
            raise NotAllowed("dice-not-by-hand")
        session = self._trial()
        chance = session.turn
        if isinstance(chance, Decide | Over):
            raise IllegalMove("no-dice-to-roll")
        seat = getattr(chance, "seat", None)
        if chance.kind == "draw" and seat not in seats:
            raise NotAllowed("not-your-seat", seat=int(seat or 0))  # a hand is for its owner's eyes
        if not (seats or host):
            raise NotAllowed("spectator")
        if text is None:
            outcome = chance.deal(LiveDealer(self.secret, (), self.id).numbers(self._entries))
        else:
            outcome = chance.read(text)
        return self._ended(list(session.land(outcome)), session)

    def draft_leave(self, seat: Seat, bot: str | None, why: Literal["left", "clock", "host"]) -> Draft:
        """A bot stands in, or where the table wants none the seat leaves for good (R11c)."""
        if bot is not None:
            return Draft([m.StoodIn(seat=seat, bot=bot, why=why)])
        session = self._trial()
        return self._ended(list(session.leave(seat)), session)

    def _trial(self) -> Session:
        if self.status != "running" or self.session is None:
            raise NotAllowed("not-started" if self.status == "open" else "game-over")
        session = self.session.copy()
        session.dealer = self.dealer(self.seat_seeds)
        return session

    def _ended(self, entries: list[m.Event | Entry], session: Session) -> Draft:
        """The seed is revealed in the same breath in which the game ends."""
        turn = session.turn
        if isinstance(turn, Over):
            dealer = self.dealer(self.seat_seeds)
            proof = None if dealer is None else m.FairnessProof(**dealer.proof())
            entries.append(m.Ended(result=game_result(turn), fairness=proof))
        return Draft(entries, session)


def game_result(over: Over) -> m.GameResult:
    result = over.result
    return m.GameResult(
        score=list(result.score),
        winners=list(result.winners),
        bills=None if result.bills is None else list(result.bills),
        jetons=None if result.jetons is None else list(result.jetons),
    )


def to_rows(draft: Draft, seq: int, at: int, command: str | None) -> list[Row]:
    """The draft as rows after `seq`; the command's name goes on the last one."""
    rows = []
    for number, entry in enumerate(draft.entries, start=1):
        seat = getattr(entry, "seat", None)
        if isinstance(entry, Entry):
            kind, body = entry.kind, _encode(to_plain(entry))
        else:
            kind, body = str(type(entry).__struct_config__.tag), _encode(entry)
        name = command if number == len(draft.entries) else None
        rows.append(Row(seq + number, at, kind, seat, body.decode(), name))
    return rows


def to_entry(rules: AnyRules, move: m.AnyMove) -> Entry:
    """A move as the rules know it; raises Unreadable if this game has no such move."""
    return from_plain(rules, msgspec.to_builtins(move))


def _seen(entry: Entry, seats: Sequence[Seat]) -> Entry:
    seat = getattr(entry, "seat", None)
    return entry if seat in seats else entry.seen_by(None)


def token_hash(token: str) -> bytes:
    """Tokens are long and random, so one round of SHA-256 is enough."""
    return sha256(token.encode()).digest()


__all__ = [
    "FIRST",
    "Draft",
    "NotAllowed",
    "Status",
    "Table",
    "Written",
    "commitment",
    "game_result",
    "to_entry",
    "to_rows",
    "token_hash",
]
