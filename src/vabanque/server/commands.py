"""What a command would write. Permissions and the table's rules are checked here; nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from vabanque.core import Entry, Seat
from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.drafts import draft_land, draft_leave, draft_move, draft_start, draft_take_back
from vabanque.server.names import clean_name
from vabanque.server.opening import STAND_IN, Bots, named_apart, promise, rematch_of, seat_now, settled
from vabanque.server.table import LONG_CLOCK, Draft, NotAllowed, ServerTable, read_move
from vabanque.store import Change, Device, DeviceAdded, DeviceChange, DeviceRemoved, SeatsChanged

MOST_ROWS = 10_000
"""Rows after which a table accepts only moves, dice and a rematch, so that nobody can fill the disk with reactions."""
MOST_ROWS_OPEN = 1_000
"""The same before the start, where the table then accepts only what leads to it: the setup in each row is long."""

MOST_SEATLESS = 10
"""Devices without a seat that a table remembers: they may still watch with their token where spectators may not."""


@dataclass(frozen=True, slots=True)
class CommandOutcome:
    """What a command would write, all in one commit."""

    draft: Draft
    """Rows for this table; none if there is nothing to do."""
    devices: Sequence[DeviceChange] = ()
    new_table: ServerTable | None = None
    """For a rematch: the new table, written along with it."""
    changes: Sequence[Change] = ()
    """What else is written along with it."""


NOTHING = CommandOutcome(Draft([]))
"""Nothing to write: it has been done already, or is no longer needed."""


HOSTS = m.Start | m.Arrange | m.Agree
"""The host's commands. If the host's device has been away for a while, any player at the table may start the game and
put bots in free seats, but neither move people nor change the rules."""


def decide(
    table: ServerTable,
    device: Device | None,
    command: m.AnyCommand,
    bots: Bots,
    away: Callable[[Seat], bool],
    host_gone: Callable[[], bool],
    memory: Sequence[str | None] = (),
) -> CommandOutcome:
    """What `command` from `device` would write. Raises a Refusal.

    `away` tells which seats, and `host_gone` whether the host's device, have been away for a while; `memory` is what
    bots take along to the next game of a series.
    """
    if device is None:
        raise NotAllowed("spectator")
    if isinstance(command, HOSTS) and not (device.host or (_for_guests(table, device, command) and host_gone())):
        raise NotAllowed("host-only")
    _check_rows(table, command)
    match command:
        case m.MakeMove():
            return CommandOutcome(_move(table, device, command))
        case m.Land():
            _check_turn(table, command.turn)
            return CommandOutcome(draft_land(table, command.text, device.seats, device.host))
        case m.TakeBack():
            if not (device.seats or device.host):
                raise NotAllowed("spectator")
            _check_turn(table, command.turn)
            return CommandOutcome(draft_take_back(table))
        case m.Start():
            return CommandOutcome(draft_start(table))
        case m.LeaveSeat():
            return _leave(table, device, command)
        case m.Back():
            seats = [seat for seat in _own(device, command.seat) if seat in table.stand_ins]
            if not seats:
                raise NotAllowed("nobody-stands-in")
            return CommandOutcome(Draft([m.Returned(seat=seat) for seat in seats]))
        case m.Arrange():
            return _arrange(table, device, command, bots)
        case m.Agree():
            return _agree(table, device, command, bots)
        case m.Accept():
            return CommandOutcome(_accept(table, device, command))
        case m.Seed():
            _check_own(device, command.seat)
            _check_open(table)
            return CommandOutcome(Draft([m.Seeded(seat=command.seat, seed=command.seed)]))
        case m.StandIn():
            if not (device.seats or device.host):
                raise NotAllowed("spectator")
            return CommandOutcome(_stand_in(table, command.seat, away))
        case m.React():
            if command.seat is not None:
                _check_own(device, command.seat)
            elif not device.seats:
                raise NotAllowed("spectator")
            seat = device.seats[0] if command.seat is None else command.seat
            if table.status == "closed":
                raise NotAllowed("table-closed")
            return CommandOutcome(Draft([m.Reacted(seat=seat, emoji=command.emoji)]))
        case m.Close():
            if not device.host:
                raise NotAllowed("host-only")
            if table.status not in ("open", "running"):
                raise NotAllowed("game-over")
            return CommandOutcome(Draft([m.Closed()]))
        case m.Rematch():
            return _rematch(table, device, bots, memory)


def _check_rows(table: ServerTable, command: m.AnyCommand | None = None) -> None:
    """Is there room for what this command, or a join, writes?"""
    if table.seq >= MOST_ROWS and not isinstance(command, m.MakeMove | m.Land | m.Rematch):
        raise NotAllowed("busy")
    if (
        table.status == "open"
        and table.seq >= MOST_ROWS_OPEN
        and not isinstance(command, m.Start | m.Accept | m.LeaveSeat)
    ):
        raise NotAllowed("busy")


def _move(table: ServerTable, device: Device, command: m.MakeMove) -> Draft:
    if table.session is None:
        raise NotAllowed("not-started")
    move = read_move(table.session.rules, command.move)
    _check_own(device, move.seat)
    _check_turn(table, command.turn)
    draft = draft_move(table, move)
    if move.seat in table.stand_ins:
        # A player who moves is back.
        draft.entries.insert(0, m.Returned(seat=move.seat))
    return draft


def _check_turn(table: ServerTable, turn: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise NotAllowed("stale", turn=table.turn)


def _leave(table: ServerTable, device: Device, command: m.LeaveSeat) -> CommandOutcome:
    seats = _own(device, command.seat)
    if table.status == "open":
        freed = Draft([m.Seated(seat=seat, now=m.SeatNow(kind="open")) for seat in seats])
        return CommandOutcome(freed, _reseat(table, dict.fromkeys(seats)))
    if table.status != "running":
        raise NotAllowed("game-over")
    seats = [seat for seat in seats if seat not in table.stand_ins and seat not in table.left]
    if not seats:
        raise NotAllowed("already-left")
    if table.setup.stand_in is not None:
        bot = table.setup.stand_in
        return CommandOutcome(Draft([m.StoodIn(seat=seat, bot=bot, why="left") for seat in seats]))
    # One after another: each may be the last one the others are waiting for.
    draft: Draft | None = None
    at = table
    for seat in seats:
        draft = replace(draft_leave(at, seat, None, "left"), after=draft)
        at, _ = table.apply(draft, table.turn_at)
        if at.status == "over":
            break
    assert draft is not None
    return CommandOutcome(draft)


def _stand_in(table: ServerTable, seat: Seat, away: Callable[[Seat], bool]) -> Draft:
    if table.status != "running":
        raise NotAllowed("not-started" if table.status == "open" else "game-over")
    if seat not in range(len(table.seats)) or table.seats[seat].kind == "bot":
        raise NotAllowed("no-such-seat", seat=seat)
    if seat in table.stand_ins or seat in table.left:
        raise NotAllowed("already-left")
    if (table.setup.clock or 0) >= LONG_CLOCK or not away(seat):
        raise NotAllowed("not-away", seat=seat)
    return draft_leave(table, seat, table.setup.stand_in, "asked")


def _for_guests(table: ServerTable, device: Device, command: HOSTS) -> bool:
    """May a player give this command once the host is gone? Nothing that decides about other people."""
    if not device.seats or isinstance(command, m.Agree):
        return False
    return isinstance(command, m.Start) or (command.kind == "bot" and command.seat not in table.people)


def out_of_time(table: ServerTable, now: int) -> CommandOutcome:
    """Bots stand in for the seats whose clock has run out."""
    late = [seat for seat in table.waiting_for if (ends := table.clock_ends(seat)) is not None and ends <= now]
    if not late:
        return NOTHING
    if table.setup.stand_in is None:
        return CommandOutcome(draft_leave(table, late[0], None, "clock"))
    bot = table.setup.stand_in
    return CommandOutcome(Draft([m.StoodIn(seat=seat, bot=bot, why="clock") for seat in late]))


def fill_up(table: ServerTable, now: int, bots: Bots) -> CommandOutcome:
    """Bots take the free seats, and the game starts."""
    starts, fill = table.starts_at(), table.setup.fill
    if starts is None or starts > now or fill is None:
        return NOTHING
    able = bots.get(table.setup.game, ())
    bot = fill.bot if fill.bot != m.AUTO else STAND_IN if STAND_IN in able else able[-1]
    taken: list[m.Event | Entry] = []
    for seat, holder in enumerate(table.seats):
        if holder.kind == "open":
            name = seat_now(table.setup.game, seat, "bot", None, bot, bots)
            taken.append(m.Seated(seat=seat, now=named_apart(name, _others(table, seat))))
    full, _ = table.apply(Draft(taken), now)
    return CommandOutcome(replace(draft_start(full), after=Draft(taken) if taken else None))


def _arrange(table: ServerTable, device: Device, command: m.Arrange, bots: Bots) -> CommandOutcome:
    _check_open(table)
    if command.seat not in range(len(table.seats)):
        raise NotAllowed("no-such-seat", seat=command.seat)
    now = seat_now(table.setup.game, command.seat, command.kind, command.name, command.bot, bots)
    now = named_apart(now, _others(table, command.seat))
    holder = device if command.kind == "local" else None
    changes = _reseat(table, {command.seat: holder}, by=device)
    return CommandOutcome(Draft([m.Seated(seat=command.seat, now=now)]), changes)


def _agree(table: ServerTable, device: Device, command: m.Agree, bots: Bots) -> CommandOutcome:
    _check_open(table)
    setup, seats = command.setup, list(table.seats)
    if setup.game != table.setup.game:
        raise NotAllowed("another-game")
    if command.seats is not None:
        if any(seat.kind in ("person", "local") for seat in seats[command.seats :]):
            raise NotAllowed("seat-taken", seat=command.seats)
        seats = [*seats[: command.seats], *[m.SeatNow(kind="open")] * (command.seats - len(seats))]
    setup = settled(setup, len(seats), bots)
    agreed = m.Agreed(setup=setup, seats=seats, commitment=promise(table, setup), by=list(device.seats))
    return CommandOutcome(Draft([agreed]))


def _accept(table: ServerTable, device: Device, command: m.Accept) -> Draft:
    _check_open(table)
    seats = _own(device, command.seat)
    if command.seq is not None and command.seq < table.agreed:
        raise NotAllowed("stale", turn=table.turn)
    return Draft([m.Accepted(seat=seat) for seat in seats if seat in table.undecided])


def _reseat(table: ServerTable, holders: Mapping[Seat, Device | None], by: Device | None = None) -> list[SeatsChanged]:
    """Give seats to devices, taking them from the devices that had them.

    If `by` takes the last seat of another device, that one is told that it was removed.
    """
    changes = []
    for device in table.devices:
        kept = [seat for seat in device.seats if seat not in holders]
        gained = [seat for seat, holder in holders.items() if holder == device]
        seats = tuple(sorted([*kept, *gained]))
        if seats != device.seats:
            changes.append(SeatsChanged(device.token_hash, seats, removed=not seats and by not in (None, device)))
    return changes


def _rematch(table: ServerTable, device: Device, bots: Bots, memory: Sequence[str | None]) -> CommandOutcome:
    """A new table for the same people, only once: later requests get the same table."""
    if not (device.seats or device.host):
        raise NotAllowed("spectator")
    if table.rematch is not None:
        return NOTHING
    if table.status != "over":
        raise NotAllowed("not-over")
    new = rematch_of(table, now_ms(), bots, memory)
    return CommandOutcome(Draft([m.Rematched(table=new.id)]), new_table=new)


def join(table: ServerTable, request: m.Join, device: Device) -> CommandOutcome:
    """`device` takes an open seat. The oldest of the devices that have left without coming back is forgotten."""
    _check_open(table)
    _check_rows(table)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if request.seat is not None and request.seat not in free:
        raise NotAllowed("seat-taken", seat=request.seat)
    if not free:
        raise NotAllowed("table-full")
    seat = free[0] if request.seat is None else request.seat
    now = named_apart(m.SeatNow(kind="person", name=clean_name(request.name)), _others(table, seat))
    entries: list[m.Event | Entry] = [m.Seated(seat=seat, now=now)]
    if request.seed:
        entries.append(m.Seeded(seat=seat, seed=request.seed))
    seatless = [other.token_hash for other in table.devices if not (other.seats or other.host)]
    forgotten = [DeviceRemoved(token_hash) for token_hash in seatless[: max(0, len(seatless) + 1 - MOST_SEATLESS)]]
    return CommandOutcome(Draft(entries), [*forgotten, DeviceAdded(device._replace(seats=(seat,)))])


def _others(table: ServerTable, seat: Seat) -> list[m.SeatNow]:
    return [other for number, other in enumerate(table.seats) if number != seat]


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


def _check_open(table: ServerTable) -> None:
    if table.status != "open":
        raise NotAllowed("table-closed" if table.status == "closed" else "already-started")
