"""A table through a viewer's eyes: an envelope around what the game shows.

The scene is the same for everybody. It is encoded once for each change and shared by all viewers; a hand is built only
for the seat that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from vabanque.core import Decide, Over, Seat
from vabanque.play.session import Session
from vabanque.server import messages as m
from vabanque.server.drafts import game_result
from vabanque.server.table import Table
from vabanque.store import Device


def view_of(table: Table, device: Device | None, seat: Seat | None, here: Callable[[Seat], bool], now: int) -> m.View:
    """What this device sees through the eyes of `seat` (one of its own), or by default of its seat that is to move."""
    yours = device.seats if device is not None else ()
    to_move = table.waiting_for
    if seat is None and yours:
        seat = next((own for own in yours if own in to_move), yours[0])
    assert seat is None or seat in yours
    host = device is not None and device.host
    return m.View(
        table=table.id,
        code=table.code,
        seq=table.seq,
        turn=table.turn,
        now=now,
        status=table.status,
        setup=table.setup,
        commitment=table.commitment,
        seats=_seats(table, yours, here),
        you=seat,
        yours=list(yours),
        host=host,
        can_start=host
        and table.status == "open"
        and not table.undecided
        and all(other.kind != "open" for other in table.seats),
        to_move=list(to_move),
        rematch=table.rematch,
        **({} if table.session is None else _game_parts(table, table.session, seat)),
    )


def _game_parts(table: Table, session: Session, seat: Seat | None) -> dict[str, Any]:
    """What the game shows to `seat`; None is a spectator."""
    scenes, state, turn = table.scenes, session.state, session.turn
    assert scenes is not None
    parts: dict[str, Any] = {"result": game_result(turn) if isinstance(turn, Over) else None}
    parts["scene"] = _shared(table, "scene", lambda: scenes.scene(state, table.story))
    # It changes only with the turn: sealed choices are not in any view.
    parts["position"] = _shared(
        table, ("position", seat), lambda: {"game": table.setup.game, "view": session.view(seat)}
    )
    if seat is not None and table.status == "running":
        sealed, odds = session.sealed.get(seat), table.setup.hints != "off"
        key = "hand", seat, sealed is not None
        parts["hand"] = _shared(table, key, lambda: scenes.hand(state, seat, sealed=sealed, odds=odds))
    if table.setup.dice == "by-hand" and not isinstance(turn, Decide | Over):
        parts["awaited"] = _shared(table, "awaited", lambda: scenes.awaited(turn))
    return parts


def _shared(table: Table, key: object, make: Callable[[], Any]) -> msgspec.Raw:
    """A part of a view, encoded once for all viewers who see the same."""
    part = table.encoded.get(key)
    if part is None:
        part = table.encoded[key] = msgspec.Raw(msgspec.json.encode(make()))
    return part


def _seats(table: Table, yours: Sequence[Seat], here: Callable[[Seat], bool]) -> list[m.SeatView]:
    hosts = {seat for device in table.devices if device.host for seat in device.seats[:1]}
    sealed = () if table.session is None else table.session.sealed
    seats = []
    for number, seat in enumerate(table.seats):
        ends = table.clock_ends(number)
        seats.append(
            m.SeatView(
                seat=number,
                name=seat.name,
                kind=seat.kind,
                bot=table.bot_of(number),
                you=number in yours,
                host=number in hosts,
                presence=_presence(table, number, here),
                to_move=number in table.waiting_for,
                sealed=number in sealed,
                clock=None if ends is None else m.Clock(seconds=table.setup.clock or 0, ends=ends),
                seeded=bool(table.seeds.get(number)),
                accepted=number not in table.undecided,
            )
        )
    return seats


def _presence(table: Table, seat: Seat, here: Callable[[Seat], bool]) -> m.SeatPresence:
    if seat in table.left:
        return "left"
    if seat in table.stand_ins:
        return "stood-in"
    return "here" if table.seats[seat].kind == "bot" or here(seat) else "away"
