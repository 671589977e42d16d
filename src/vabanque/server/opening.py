"""How a table begins: what players may agree on, and the table before its first move."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from vabanque.core import Entry, Misconfigured, Over, Seat
from vabanque.games import make
from vabanque.play.dealers import commitment
from vabanque.play.names import distinct_name
from vabanque.play.record import begin
from vabanque.server import messages as m
from vabanque.server.drafts import draft_start
from vabanque.server.names import BOTS, clean_name, join_name, looks, new_join_code, new_table_id
from vabanque.server.series import handicapped, next_of_series
from vabanque.server.table import EVENTS, Draft, ServerTable
from vabanque.store import Device

Bots = Mapping[str, Sequence[str]]
"""Game → bots that can play it, weakest first."""
STAND_IN = "greedy"
"""The default bot to stand in, for games that it can play: it is fast and not weak."""


def open_table(new: m.NewTable, token_hash: bytes, bots: Bots, now: int, id_: str | None = None) -> ServerTable:
    """A new table as its creator wants it, not yet written. Raises Misconfigured if there is no such game.

    `id_` is that of the creator's join, if it may be repeated.
    """
    setup = settled(new.setup, len(new.seats), bots)
    seats: list[m.SeatNow] = []
    for number, seat in enumerate(new.seats):
        wanted = seat_now(setup.game, number, seat.kind, seat.name, seat.bot, bots)
        seats.append(named_apart(wanted, seats))
    own = tuple(number for number, seat in enumerate(seats) if seat.kind == "local")
    table_id = new_table_id()
    name = None if id_ is None else join_name(table_id, id_)
    device = Device(token_hash, own, True, joined=name)
    table = ServerTable(table_id, secrets.token_bytes(32), created=now, devices=[device])
    entries: list[m.Event | Entry] = [m.Opened(setup=setup, seats=seats, commitment=promise(table, setup))]
    if own and new.seed:
        entries.append(m.Seeded(seat=own[0], seed=new.seed))
    table, _ = table.apply(Draft(entries), now, name)
    if new.start:
        table, _ = table.apply(draft_start(table), now)
    return table


def rematch_of(old: ServerTable, now: int, bots: Bots, memory: Sequence[str | None] = ()) -> ServerTable:
    """A new table for the same people, whose tokens are valid there too, not yet written.

    `memory` is what the bots of a series remember about the seats.
    """
    setup, seats, series = msgspec.structs.replace(old.setup, fill=None), list(old.seats), None
    if setup.series is not None and old.session is not None:
        setup = msgspec.structs.replace(setup, first=(old.session.first + 1) % len(seats))
        series = next_of_series(old, memory)
        if setup.series is not None and setup.series.handicap and series is not None:
            seats = handicapped(old, bots)
    elif setup.first != "random":
        setup = msgspec.structs.replace(setup, first=(setup.first + 1) % len(seats))
    devices = [device._replace(seen=0, joined=None) for device in old.devices]
    held = {seat for device in devices for seat in device.seats}
    for seat in old.people:
        if seat not in held:  # they have deleted the game
            seats[seat] = m.SeatNow(kind="open")
    if not any(device.host for device in devices):  # the host has deleted the game
        first = min(held, default=None)
        devices = [device._replace(host=first in device.seats) for device in devices]
    table = ServerTable(new_table_id(), secrets.token_bytes(32), new_join_code(), now, devices)
    opened = m.Opened(setup=setup, seats=seats, commitment=promise(table, setup), before=old.id, series=series)
    table, _ = table.apply(Draft([opened]), now)
    return table


def promise(table: ServerTable, setup: m.Setup) -> str | None:
    """The commitment to the server's seed; None where people roll the dice."""
    return commitment(table.secret) if setup.dice == "fair" else None


def seat_now(game: str, seat: Seat, kind: str, name: str | None, bot: str | None, bots: Bots) -> m.SeatNow:
    """A seat as the host wants it. Raises Misconfigured or Unreadable."""
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


def named_apart(seat: m.SeatNow, others: Iterable[m.SeatNow]) -> m.SeatNow:
    """The seat with a name that nobody else at the table has."""
    if seat.name is None:
        return seat
    name = distinct_name(seat.name, [other.name for other in others if other.name is not None], looks)
    return msgspec.structs.replace(seat, name=name)


def check_bot(game: str, bot: str | None, bots: Bots) -> str:
    """`bot`, if it can play this game; else raises Misconfigured."""
    if bot is None or bot not in bots.get(game, ()):
        raise Misconfigured("unknown-bot", bot=(bot or "")[:40], known=", ".join(bots.get(game, ())))
    return bot


def settled(setup: m.Setup, seats: int, bots: Bots) -> m.Setup:
    """The setup as it will be played, with a bot to stand in. Raises Misconfigured if the game cannot be set up."""
    rules = make(setup.game, seats, setup.options, open_money=setup.open_money)
    if taken := sorted(EVENTS.keys() & rules.kinds.keys()):
        raise Misconfigured("kind-taken", game=setup.game, kind=taken[0])
    setup = msgspec.structs.replace(setup, options=dict(rules.spec.options))  # immune to later changes of defaults
    if setup.stand_in == m.AUTO:
        able = bots.get(setup.game, ())
        setup = msgspec.structs.replace(setup, stand_in=STAND_IN if STAND_IN in able else able[-1])
    elif setup.stand_in is not None:
        check_bot(setup.game, setup.stand_in, bots)
    if setup.fill is not None and setup.fill.bot != m.AUTO:
        check_bot(setup.game, setup.fill.bot, bots)
    if setup.first != "random" and setup.first not in range(seats):
        raise Misconfigured("no-such-seat", seat=setup.first)
    if setup.position is not None:
        if isinstance(rules.turn(begin(rules, 0, setup.position).state), Over):
            raise Misconfigured("game-over")
        setup = msgspec.structs.replace(setup, first=0)  # whose turn it is follows from the position
    return setup
