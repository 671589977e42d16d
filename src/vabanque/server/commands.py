"""What a command would write: every right and every rule of the table is checked here. Nothing is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy.sql import Executable

from vabanque.core import Entry, Misconfigured, Seat
from vabanque.games import make
from vabanque.play.dealers import commitment
from vabanque.server import messages as m
from vabanque.server.names import BOTS, clean_name
from vabanque.server.table import Draft, NotAllowed, Table, to_entry
from vabanque.store import Device
from vabanque.store.store import add_device, change_device

Bots = Mapping[str, Sequence[str]]
"""Game → bots that can play it."""


LONGEST = 10_000
"""Rows after which a table takes game moves only: nobody fills the disk with reactions."""


@dataclass
class Decision:
    """A draft, and what else changes with it: who holds which seat."""

    draft: Draft
    statements: list[Executable] = field(default_factory=list)
    devices: list[Device] | None = None
    """The devices afterwards, if they change."""


def decide(table: Table, device: Device | None, command: m.AnyCommand, bots: Bots) -> Decision:
    """What `command` from `device` would write. Raises a Refusal."""
    if device is None:
        raise NotAllowed("spectator")
    if table.seq >= LONGEST and not isinstance(command, m.Move | m.Land):
        raise NotAllowed("busy")
    match command:
        case m.Move():
            return Decision(_move(table, device, command))
        case m.Land():
            _check_turn(table, command.turn)
            return Decision(table.draft_land(command.text, device.seats, device.host))
        case m.Start():
            _check_host(device)
            return Decision(table.draft_start())
        case m.Leave():
            return _leave(table, device, command)
        case m.Back():
            seats = [seat for seat in _own(device, command.seat) if seat in table.stand_ins]
            if not seats:
                raise NotAllowed("nobody-stands-in")
            return Decision(Draft([m.Returned(seat=seat) for seat in seats]))
        case m.Arrange():
            return _arrange(table, device, command, bots)
        case m.Agree():
            return _agree(table, device, command, bots)
        case m.Seed():
            _check_own(device, command.seat)
            _check_open(table)
            return Decision(Draft([m.Seeded(seat=command.seat, seed=command.seed)]))
        case m.StandIn():
            _check_host(device)
            return Decision(_stand_in(table, command.seat, "host"))
        case m.React():
            if command.seat is not None:
                _check_own(device, command.seat)
            elif not device.seats:
                raise NotAllowed("spectator")
            seat = device.seats[0] if command.seat is None else command.seat
            if table.status == "closed":
                raise NotAllowed("table-closed")
            return Decision(Draft([m.Reacted(seat=seat, emoji=command.emoji)]))
        case m.Close():
            _check_host(device)
            if table.status not in ("open", "running"):
                raise NotAllowed("game-over")
            return Decision(Draft([m.Closed(why="host")]))
        case m.Rematch():
            raise AssertionError("the house makes new tables")


def _move(table: Table, device: Device, command: m.Move) -> Draft:
    seat = command.move.seat
    _check_own(device, seat)
    if table.session is None:
        raise NotAllowed("not-started")
    _check_turn(table, command.turn)
    draft = table.draft_move(to_entry(table.session.rules, command.move))
    if seat in table.stand_ins:
        # Whoever moves is back.
        draft.entries.insert(0, m.Returned(seat=seat))
    return draft


def _check_turn(table: Table, turn: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise NotAllowed("stale", turn=table.turn)


def _leave(table: Table, device: Device, command: m.Leave) -> Decision:
    seats = _own(device, command.seat)
    if table.status == "open":
        draft = Draft([m.Seated(seat=seat, now=m.SeatNow(kind="open")) for seat in seats])
        return _reseat(table, Decision(draft), dict.fromkeys(seats))
    if table.status != "running":
        raise NotAllowed("game-over")
    seats = [seat for seat in seats if seat not in table.stand_ins and seat not in _gone(table)]
    if not seats:
        raise NotAllowed("already-left")
    if table.setup.stand_in is not None:
        bot = table.setup.stand_in
        return Decision(Draft([m.StoodIn(seat=seat, bot=bot, why="left") for seat in seats]))
    # One after the other: each may be the last the others waited for.
    entries: list[m.Event | Entry] = []
    at = table
    draft = Draft([])
    for seat in seats:
        draft = at.draft_leave(seat, None, "left")
        entries += draft.entries
        if any(isinstance(entry, m.Ended) for entry in entries):
            break
        at = at.following(draft)
    return Decision(Draft(entries, draft.session))


def _gone(table: Table) -> tuple[Seat, ...]:
    return table.session.state.left if table.session is not None else ()


def _stand_in(table: Table, seat: Seat, why: str) -> Draft:
    if table.status != "running":
        raise NotAllowed("not-started" if table.status == "open" else "game-over")
    if seat not in range(len(table.seats)) or table.seats[seat].kind == "bot":
        raise NotAllowed("no-such-seat", seat=seat)
    if seat in table.stand_ins or seat in _gone(table):
        raise NotAllowed("already-left")
    return table.draft_leave(seat, table.setup.stand_in, "clock" if why == "clock" else "host")


def out_of_time(table: Table, now: int) -> Decision | None:
    """Bots for those whose clock has run out."""
    late = [seat for seat in table.waiting_for if (ends := table.clock_ends(seat)) is not None and ends <= now]
    if not late:
        return None
    if table.setup.stand_in is None:
        return Decision(table.draft_leave(late[0], None, "clock"))
    bot = table.setup.stand_in
    return Decision(Draft([m.StoodIn(seat=seat, bot=bot, why="clock") for seat in late]))


# -- before the game -----------------------------------------------------------------------------------------------


def _arrange(table: Table, device: Device, command: m.Arrange, bots: Bots) -> Decision:
    _check_host(device)
    _check_open(table)
    if command.seat not in range(len(table.seats)):
        raise NotAllowed("no-such-seat", seat=command.seat)
    now = seat_now(table.setup.game, command.seat, command.kind, command.name, command.bot, bots)
    decision = Decision(Draft([m.Seated(seat=command.seat, now=now)]))
    return _reseat(table, decision, {command.seat: device if command.kind == "local" else None})


def _agree(table: Table, device: Device, command: m.Agree, bots: Bots) -> Decision:
    _check_host(device)
    _check_open(table)
    setup, seats = command.setup, list(table.seats)
    if setup.game != table.setup.game:
        raise NotAllowed("another-game")
    if command.seats is not None:
        if any(seat.kind in ("person", "local") for seat in seats[command.seats :]):
            raise NotAllowed("seat-taken", seat=command.seats)
        seats = [*seats[: command.seats], *[m.SeatNow(kind="open")] * (command.seats - len(seats))]
    check_setup(setup, len(seats), bots)
    promised = commitment(table.secret) if setup.dice == "fair" else None
    return Decision(Draft([m.Agreed(setup=setup, seats=seats, commitment=promised)]))


def _reseat(table: Table, decision: Decision, holders: Mapping[Seat, Device | None]) -> Decision:
    """Give seats to devices, taking them from whoever had them."""
    devices = []
    for device in table.devices:
        kept = [seat for seat in device.seats if seat not in holders]
        gained = [seat for seat, holder in holders.items() if holder is not None and holder == device]
        seats = tuple(sorted([*kept, *gained]))
        if seats != device.seats:
            decision.statements.append(change_device(table.id, device.token_hash, seats=seats))
        devices.append(device._replace(seats=seats))
    decision.devices = devices
    return decision


def join(table: Table, request: m.Join, device: Device) -> Decision:
    """`device` takes an open seat."""
    _check_open(table)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if request.seat is not None and request.seat not in free:
        raise NotAllowed("seat-taken", seat=request.seat)
    if not free:
        raise NotAllowed("table-full")
    seat = free[0] if request.seat is None else request.seat
    entries: list[m.Event | Entry] = [m.Seated(seat=seat, now=m.SeatNow(kind="person", name=clean_name(request.name)))]
    if request.seed:
        entries.append(m.Seeded(seat=seat, seed=request.seed))
    seated = device._replace(seats=(seat,))
    return Decision(Draft(entries), [add_device(table.id, seated)], [*table.devices, seated])


def seat_now(game: str, seat: Seat, kind: str, name: str | None, bot: str | None, bots: Bots) -> m.SeatNow:
    """A seat as somebody wants it. Raises Misconfigured or Unreadable."""
    if kind == "bot":
        level = check_bot(game, bot, bots)
        return m.SeatNow(kind="bot", name=clean_name(name) if name else BOTS[seat], bot=level)
    if bot is not None:
        raise Misconfigured("not-a-bot-seat", seat=seat)
    if kind == "local":
        return m.SeatNow(kind="local", name=clean_name(name) if name else str(seat + 1))
    if name is not None:
        raise Misconfigured("open-seat-has-no-name", seat=seat)
    return m.SeatNow(kind="open")


def check_bot(game: str, bot: str | None, bots: Bots) -> str:
    if bot is None or bot not in bots.get(game, ()):
        raise Misconfigured("unknown-bot", bot=(bot or "")[:40], known=", ".join(bots.get(game, ())))
    return bot


def check_setup(setup: m.Setup, seats: int, bots: Bots) -> None:
    """Raise Misconfigured unless there is such a game."""
    make(setup.game, seats, setup.options, open_money=setup.open_money)
    if setup.stand_in is not None:
        check_bot(setup.game, setup.stand_in, bots)
    if setup.first != "random" and setup.first not in range(seats):
        raise Misconfigured("no-such-seat", seat=setup.first)


def opened(new: m.NewTable, promised: str, bots: Bots, before: str | None = None) -> m.Opened:
    """The first row of a table. Raises Misconfigured if there is no such game."""
    setup = new.setup
    check_setup(setup, len(new.seats), bots)
    seats = [
        seat_now(setup.game, number, seat.kind, seat.name, seat.bot, bots) for number, seat in enumerate(new.seats)
    ]
    return m.Opened(setup=setup, seats=seats, commitment=promised if setup.dice == "fair" else None, before=before)


# -- rights --------------------------------------------------------------------------------------------------------


def _own(device: Device, seat: Seat | None) -> list[Seat]:
    if seat is not None:
        _check_own(device, seat)
        return [seat]
    if not device.seats:
        raise NotAllowed("spectator")
    return list(device.seats)


def _check_own(device: Device, seat: Seat) -> None:
    if seat not in device.seats:
        raise NotAllowed("not-your-seat", seat=seat)


def _check_host(device: Device) -> None:
    if not device.host:
        raise NotAllowed("host-only")


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise NotAllowed("table-closed" if table.status == "closed" else "already-started")
