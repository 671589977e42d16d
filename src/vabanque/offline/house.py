"""The house on a device: one object that answers what the server would answer, for tables that only this device has.

It does nothing by itself and waits for nothing: a question goes in as text, an `HouseAnswer` comes out as text. Whoever
calls it stores the writes, passes the messages on, and calls `act` when something is due (in the browser, a worker).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

import msgspec

from vabanque.bots import advisers, bot_class, bots_for, worker
from vabanque.core import Misconfigured, Refusal, Seat
from vabanque.games import GAMES
from vabanque.offline.kept import HouseAnswer, Kept, Said, write_of
from vabanque.server import messages as m
from vabanque.server.answers import advised_seat, catalogue, check_move, encode_entries, hint_of
from vabanque.server.clock import now_ms
from vabanque.server.commands import NOTHING, CommandOutcome, decide, fill_up, out_of_time
from vabanque.server.drafts import draft_move
from vabanque.server.names import new_token
from vabanque.server.opening import open_table
from vabanque.server.puzzles import encode_line, encode_position, encode_puzzle, puzzles
from vabanque.server.questions import question_of
from vabanque.server.replays import encode_replay
from vabanque.server.table import NotAllowed, NotFound, ServerTable, token_hash
from vabanque.server.views import Attendance, Own, PublicView, own_part, public_part, view_of
from vabanque.store import Device, devices_after

log = logging.getLogger("vabanque.offline")
MARK = "here-"
"""Tokens of tables on this device begin with it: by its token a page knows whom to ask about a table."""
HEARTBEAT = 10**9
"""Nothing between a page and its worker gets lost, so nobody has to show signs of life."""
HINT_SECONDS = 0.4
FOREVER = 24.0 * 36_500
"""Hours for which tables are kept: nobody but their owner deletes them."""
_encode = msgspec.json.Encoder().encode
_hear = msgspec.json.Decoder(m.FromClient).decode


class Request(msgspec.Struct):
    """A question as the HTTP API knows it."""

    method: str
    path: str
    body: str = ""
    token: str | None = None


@dataclass(eq=False)
class DeviceLine:
    """A page at a table, in place of a socket."""

    table: str
    cursor: int
    token: str | None = None
    entered: bool = False
    shown: tuple[PublicView, Own] | None = None


@dataclass
class DeviceRoom:
    """A table in memory."""

    table: ServerTable
    shown: PublicView = field(default_factory=lambda: PublicView(0, {}))
    stale: bool = True


class DeviceHouse:
    """Answers for one device."""

    def __init__(self) -> None:
        self._rooms: dict[str, DeviceRoom] = {}
        self._lines: dict[int, DeviceLine] = {}
        self._bots: dict[str, list[str]] | None = None
        self._outcome = HouseAnswer()

    # Tables in memory

    def knows(self, table: str) -> bool:
        """Is this table in memory? If not, and if it is stored, `bring` it first."""
        return table in self._rooms

    def bring(self, text: str) -> None:
        """A table from the browser's storage. One that cannot be read stays there, and is unknown here."""
        kept = msgspec.json.decode(text, type=Kept)
        try:
            self._rooms[kept.table.row.id] = DeviceRoom(ServerTable.read(kept.table.row, kept.rows, kept.table.devices))
        except Exception:
            log.exception("table cannot be read", extra={"facts": {"table": kept.table.row.id}})

    def drop(self, tables: Sequence[str]) -> None:
        """These could not be stored, or another tab has written: forget them, and hang up on their pages."""
        for table in tables:
            self._rooms.pop(table, None)
        self._lines = {number: line for number, line in self._lines.items() if line.table not in tables}

    @property
    def bots(self) -> dict[str, list[str]]:
        """Game → the bots that can play it here."""
        if self._bots is None:
            self._bots = {game: [bot for bot in bots_for(game) if _is_here(bot, game)] for game in GAMES}
        return self._bots

    def _substitute(self, game: str, bot: str | None) -> str | None:
        """Who sits there for a bot of the server that cannot play here: the strongest that can."""
        here = self.bots.get(game, [])
        return here[-1] if bot in bots_for(game) and bot not in here else bot

    # Questions

    def answer(self, text: str) -> str:
        """Answer a request as the HTTP API does."""
        self._outcome = HouseAnswer()
        try:
            request = msgspec.json.decode(text, type=Request)
            path, _, query = request.path.partition("?")
            for method, pattern, handler in _ROUTES:
                if method == request.method and (match := pattern.fullmatch(path)):
                    given = {name: values[-1] for name, values in parse_qs(query).items()}
                    reply = handler(self, request, **match.groupdict(), **given)
                    self._outcome.answer = msgspec.Raw(reply if isinstance(reply, bytes) else _encode(reply))
                    break
            else:
                raise NotFound("needs-server")
        except Refusal as refusal:
            self._refuse(refusal.code, dict(refusal.facts))
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, ValueError) as error:
            self._refuse("unreadable", {"reason": str(error)[:200]})
        return self._finish()

    def _refuse(self, code: str, facts: dict[str, int | str]) -> None:
        self._outcome = HouseAnswer(ok=False, answer=msgspec.Raw(_encode(m.Problem(code=code, facts=facts))))

    def _finish(self) -> str:
        """Tell every page what is new, and when something is due."""
        for number, line in self._lines.items():
            if line.entered:
                self._tell(number, line)
        at = min((at for room in self._attended() if (at := room.table.acts_at()) is not None), default=None)
        self._outcome.due = None if at is None else max(0, at - now_ms())
        return _encode(self._outcome).decode()

    def _attended(self) -> list[DeviceRoom]:
        """The tables that a page looks at: at the others, bots and clocks wait."""
        watched = {line.table for line in self._lines.values()}
        return [room for table, room in self._rooms.items() if table in watched]

    def _room(self, table: str) -> DeviceRoom:
        if table not in self._rooms:
            raise NotFound("no-such-table")
        return self._rooms[table]

    def _enter(self, table: str, token: str | None) -> tuple[ServerTable, Device]:
        """The table and the device, which always has a seat or is the host: nobody else has this table."""
        at = self._room(table).table
        device = at.device(token)
        if device is None:
            raise NotAllowed("bad-token")
        return at, device

    def games(self, _: Request) -> m.Catalogue:
        return catalogue(self.bots, 30, m.Keeps(open=FOREVER, running=FOREVER, over=FOREVER, deleted=FOREVER))

    def create(self, request: Request) -> m.TableMade:
        token = MARK + new_token()
        new = msgspec.json.decode(request.body, type=m.NewTable)
        for seat in new.seats:
            seat.bot = self._substitute(new.setup.game, seat.bot)
        table = open_table(new, token_hash(token), self.bots, now_ms())
        self._rooms[table.id] = DeviceRoom(table)
        self._outcome.writes.append(write_of(table, table.log(), now_ms()))
        device = table.devices[0]
        return m.TableMade(table.id, None, token, list(device.seats), True, table.commitment)

    def public(self, _: Request) -> m.TableList:
        return m.TableList(tables=[])

    def mine(self, request: Request) -> m.TableList:
        tables = []
        for id_, token in msgspec.json.decode(request.body, type=m.Mine).tokens.items():
            room = self._rooms.get(id_)
            device = None if room is None else room.table.device(token)
            if room is not None and device is not None:
                tables.append(write_of(room.table, [], room.table.rows[-1].row.at).summary)
        return m.TableList(tables=sorted(tables, key=lambda summary: -summary.touched))

    def view(self, request: Request, table: str, seat: str | None = None) -> m.TableView:
        at, device = self._enter(table, request.token)
        return view_of(at, device, None if seat is None else int(seat), Attendance(device.seats), now_ms())

    def delete(self, request: Request, table: str) -> None:
        self._enter(table, request.token)
        self.drop([table])
        self._outcome.deleted.append(table)

    def command(self, request: Request, table: str) -> m.Ack:
        return self._act(table, request.token, msgspec.json.decode(request.body, type=m.AnyCommand))

    def check(self, request: Request, table: str) -> m.Checked:
        at, _ = self._enter(table, request.token)
        return check_move(at, request.token, msgspec.json.decode(request.body, type=m.Check))

    def hint(self, request: Request, table: str, seat: str | None = None) -> m.Hint:
        at, device = self._enter(table, request.token)
        question = question_of(at, advised_seat(at, device, None if seat is None else int(seat)))
        bots = self.bots[at.setup.game] if at.setup.hints == "best" else []
        values, bot, choice, _ = worker.advise(question, HINT_SECONDS, bots)
        return hint_of(at, question, bot, None if choice is None else question.moves[choice], values)

    def record(self, request: Request, table: str) -> dict[str, Any]:
        at, device = self._enter(table, request.token)
        return at.record(device.seats).to_plain()

    def replay(self, _: Request, table: str) -> bytes:
        at = self._room(table).table
        if at.status != "over":
            raise NotAllowed("not-over")
        return _worked_out(encode_replay(at.record(()).to_json().encode()))

    def replay_record(self, request: Request) -> bytes:
        return _worked_out(encode_replay(request.body.encode()))

    def position(self, request: Request, entry: str) -> bytes:
        return _worked_out(encode_position(request.body.encode(), int(entry)))

    def position_in_line(self, _: Request, line: str) -> bytes:
        return _worked_out(encode_line(line))

    def puzzles(self, _: Request) -> m.Puzzles:
        return puzzles()

    def puzzle(self, _: Request, game: str, day: str) -> bytes:
        return encode_puzzle(game, day)

    def phones(self, _: Request) -> m.Phones:
        return m.Phones(possible=False, address=None)

    # Pages at tables

    def open(self, line: int, table: str, after: int) -> None:
        """A page comes to a table. Its first message says who it is."""
        self._lines[line] = DeviceLine(table, after)

    def close(self, line: int) -> None:
        self._lines.pop(line, None)

    def hear(self, number: int, text: str) -> str:
        """A message from a page."""
        self._outcome = HouseAnswer()
        line = self._lines.get(number)
        if line is not None:
            id_ = None
            try:
                message = _hear(text)
                id_ = getattr(message, "id", None)
                self._take(number, line, message)
            except Refusal as refusal:
                self._say(number, m.Refused(code=refusal.code, facts=dict(refusal.facts), id=id_))
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._say(number, m.Refused(code="unreadable", facts={"reason": str(error)[:200]}, id=None))
        return self._finish()

    def _take(self, number: int, line: DeviceLine, message: m.FromClient) -> None:
        match message:
            case m.Enter():
                table, device = self._enter(line.table, message.token)
                line.token, line.entered = message.token, True
                hello = m.Hello(table.id, table.seq, list(device.seats), device.host, HEARTBEAT, now_ms())
                self._say(number, hello)
                self._room(line.table).stale = True  # somebody is here now
            case m.Ping():
                self._say(number, m.Pong(now=now_ms()))
            case m.LookFrom():
                line.shown = None
            case m.Check():
                self._say(number, check_move(self._enter(line.table, line.token)[0], line.token, message))
            case _:
                self._tell(number, line, self._act(line.table, line.token, message))

    def _say(self, line: int, message: m.FromServer) -> None:
        self._outcome.said.append(Said(line, msgspec.Raw(_encode(message))))

    def _tell(self, number: int, line: DeviceLine, ack: m.Ack | None = None) -> None:
        """One message with everything that is new for this page, if anything is."""
        room = self._room(line.table)
        table = room.table
        device = table.device(line.token)
        if room.stale:
            here = () if device is None else device.seats
            room.shown, room.stale = PublicView(room.shown.number + 1, public_part(table, Attendance(here))), False
        after = room.shown, own_part(table, device)
        parts = [b'{"type":"news","now":%d' % now_ms()]
        if table.seq > line.cursor:
            parts += [b',"entries":', encode_entries(table, line.cursor, table.seq, device.seats if device else ())]
        if line.shown is None:
            parts += [b',"view":', _encode(m.TableView(now=now_ms(), **after[0].parts, **after[1]._asdict()))]
        else:
            changes = filter(None, (after[0].since(line.shown[0]), after[1].since(line.shown[1])))
            parts += [b',"changes":[', b",".join(changes), b"]"]
        if line.shown == after and table.seq == line.cursor and ack is None:
            return
        if ack is not None:
            parts += [b',"ack":', _encode(ack)]
        self._outcome.said.append(Said(number, msgspec.Raw(b"".join((*parts, b"}")))))
        line.cursor, line.shown = table.seq, after

    # What happens at tables

    def act(self) -> str:
        """Let happen what is due: a bot moves, a clock runs out."""
        self._outcome = HouseAnswer()
        now = now_ms()
        for room in self._attended():
            table = room.table
            start, clock, bot = table.starts_at(), table.clocks_at(), table.bots_at()
            if start is not None and start <= now:
                self._write(room, lambda table: fill_up(table, now, self.bots))
            elif clock is not None and clock <= now:
                self._write(room, lambda table: out_of_time(table, now))
            elif bot is not None and bot <= now:
                seat = table.bots_to_move[0]
                move = self._choose(table, seat)
                self._write(room, lambda table, move=move: CommandOutcome(draft_move(table, move)))  # type: ignore[misc]
        return self._finish()

    def _choose(self, table: ServerTable, seat: Seat) -> Any:
        """The bot's move or, if it fails, a simple bot's."""
        question = question_of(table, seat)
        for bot in (table.bot_of(seat), advisers(question.game)[-1]):
            if len(question.moves) > 1 and bot is not None:
                try:
                    return question.moves[worker.choose(bot, question)]
                except Exception:  # a game must not hang
                    log.exception("bot failed", extra={"facts": {"bot": bot, "game": question.game}})
        return question.moves[-1]

    def _act(self, table: str, token: str | None, command: m.AnyCommand) -> m.Ack:
        room = self._room(table)
        if isinstance(command, m.Arrange):
            command.bot = self._substitute(room.table.setup.game, command.bot)
        device = room.table.device(token)
        name = None if device is None else f"{device.token_hash.hex()[:16]}:{command.id}"
        memory = self._memory_of(room.table) if isinstance(command, m.Rematch) else ()

        def decided(now: ServerTable) -> CommandOutcome:
            return decide(now, device, command, self.bots, lambda _: False, lambda: False, memory)

        seq = self._write(room, decided, name)
        rematch = room.table.rematch if isinstance(command, m.Rematch) else None
        return m.Ack(id=command.id, seq=seq, table=rematch)

    def _memory_of(self, table: ServerTable) -> Sequence[str | None]:
        """What the bots of a series take along to its next game: nothing unless the players have agreed to it."""
        plan = table.setup.series
        if plan is None or not plan.remember or table.status != "over" or table.rematch is not None:
            return ()
        for seat, now in enumerate(table.seats):
            memory = [] if now.bot is None else worker.remember(now.bot, question_of(table, seat))
            if memory:
                return memory
        return ()

    def _write(self, room: DeviceRoom, decide: Callable[[ServerTable], CommandOutcome], name: str | None = None) -> int:
        """Check and note what has to be stored; returns the last seq."""
        table = room.table
        if name is not None and (done := table.done(name)) is not None:
            return done
        decision = decide(table)
        if decision is NOTHING or not decision.draft.entries:
            return table.seq
        now = now_ms()
        new, rows = table.apply(decision.draft, now, name)
        if decision.devices:
            new.devices = devices_after(table.devices, decision.devices)
        room.table, room.stale = new, True
        self._outcome.writes.append(write_of(new, rows, now))
        if decision.new_table is not None:
            added = decision.new_table
            self._rooms[added.id] = DeviceRoom(added)
            self._outcome.writes.append(write_of(added, added.log(), now))
        return new.seq


def _is_here(bot: str, game: str) -> bool:
    """Can this bot play here? Some need packages that no browser has."""
    try:
        bot_class(bot, game)
    except Misconfigured:
        return False
    return True


def _worked_out(content: bytes | tuple[str, dict[str, int | str]]) -> bytes:
    if isinstance(content, tuple):
        code, facts = content
        raise NotAllowed(code, **facts)
    return content


def _route(method: str, path: str, handler: Callable[..., Any]) -> tuple[str, re.Pattern[str], Callable[..., Any]]:
    return method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[a-z0-9-]+)", path)), handler


_ROUTES = [
    _route("GET", "/games", DeviceHouse.games),
    _route("POST", "/tables", DeviceHouse.create),
    _route("GET", "/tables", DeviceHouse.public),
    _route("POST", "/tables/mine", DeviceHouse.mine),
    _route("GET", "/tables/{table}", DeviceHouse.view),
    _route("DELETE", "/tables/{table}", DeviceHouse.delete),
    _route("POST", "/tables/{table}/commands", DeviceHouse.command),
    _route("POST", "/tables/{table}/check", DeviceHouse.check),
    _route("GET", "/tables/{table}/hint", DeviceHouse.hint),
    _route("GET", "/tables/{table}/record", DeviceHouse.record),
    _route("GET", "/tables/{table}/replay", DeviceHouse.replay),
    _route("POST", "/replays", DeviceHouse.replay_record),
    _route("POST", "/positions", DeviceHouse.position),
    _route("GET", "/positions", DeviceHouse.position_in_line),
    _route("GET", "/puzzles", DeviceHouse.puzzles),
    _route("GET", "/puzzles/{game}/{day}", DeviceHouse.puzzle),
    _route("GET", "/phones", DeviceHouse.phones),
]
