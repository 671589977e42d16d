"""A table through a viewer's eyes: what everybody sees, and what only one device sees.

The public part is built once for each change and shared by all viewers; a hand is built only for the seat that holds
it. A whole view has both. A socket that has seen an earlier view gets only what has changed since.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from types import NoneType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from vabanque.core import Decide, Over, Seat
from vabanque.core.scene import Arguments, Hand
from vabanque.server import messages as m
from vabanque.server.series import series_view
from vabanque.server.table import ServerTable
from vabanque.store import REMOVED, Device

_encode = msgspec.json.Encoder().encode
Change = tuple[str, Any]
"""Where something differs (`scene/players/1/dice`), and what is there now."""


class Attendance(NamedTuple):
    """Who is at a table, at any host."""

    here: Container[Seat] = ()
    """Seats whose devices are connected."""
    away_from: Mapping[Seat, int] = {}
    """Of other people's seats: when they count as away."""
    host_away_from: int | None = None
    """When the host's device counts as away; None while it is connected."""


class PublicView:
    """What everybody sees of a table at one moment."""

    __slots__ = ("_since", "number", "parts")

    def __init__(self, number: int, parts: dict[str, Any]) -> None:
        self.number = number
        """Counts up with every change of one table at one host."""
        self.parts = parts
        """The fields of a view that are public."""
        self._since: dict[int, bytes] = {}

    def since(self, earlier: PublicView) -> bytes:
        """The changes since `earlier` as JSON, without the brackets around them. Computed once for all viewers."""
        text = self._since.get(earlier.number)
        if text is None:
            changes: list[Change] = []
            for name, part in self.parts.items():
                before = earlier.parts[name]
                if before is not part and (name != "seats" or before != part):  # seats rarely change, and compare fast
                    find_changes(before, part, name, changes)
            text = self._since[earlier.number] = _encode(changes)[1:-1]
        return text


class Own(NamedTuple):
    """What only one device sees."""

    you: Seat | None
    yours: tuple[Seat, ...]
    host: bool
    can_start: bool
    removed: bool
    hand: msgspec.Raw | None

    def since(self, earlier: Own) -> bytes:
        """The changes since `earlier` as JSON, without the brackets around them."""
        if self == earlier:
            return b""
        pairs = zip(self._fields, earlier, self, strict=True)
        return _encode([(name, now) for name, before, now in pairs if now != before])[1:-1]


def find_changes(old: Any, new: Any, path: str, changes: list[Change]) -> None:
    """Collect (path, value) for everything in `new` that differs. An index equal to a list's length appends to it."""
    kind = type(new)
    if kind is not type(old):
        changes.append((path, new))
    elif kind in _PLAIN or (kind in (tuple, list) and (len(new) < len(old) or not old or type(old[0]) in _PLAIN)):
        if old != new:
            changes.append((path, new))
    elif kind in (tuple, list):
        for index, (before, value) in enumerate(zip(old, new, strict=False)):
            if before is not value:
                find_changes(before, value, f"{path}/{index}", changes)
        changes += [(f"{path}/{index}", new[index]) for index in range(len(old), len(new))]
    else:
        for name, before, value in zip(kind.__struct_fields__, astuple(old), astuple(new), strict=True):
            if before is value:
                continue
            if type(value) in _PLAIN:  # most are, and need no call of their own
                if before != value or type(before) is not type(value):
                    changes.append((f"{path}/{name}", value))
            else:
                find_changes(before, value, f"{path}/{name}", changes)


_PLAIN = {int, float, str, bool, dict, Arguments, NoneType}
"""Types that are replaced as a whole. There are few dictionaries, and none that changes often."""


def view_of(table: ServerTable, device: Device | None, seat: Seat | None, there: Attendance, now: int) -> m.TableView:
    """What this device sees from `seat` (one of its own), or by default from its seat that is to move."""
    own, session = own_part(table, device, seat), table.session
    view = m.TableView(now=now, **public_part(table, there), **own._asdict())
    if session is not None:
        # It changes only with the turn: sealed choices are not in any view.
        view.position = table.once(
            ("position", own.you),
            lambda: msgspec.Raw(_encode({"game": table.setup.game, "view": session.view(own.you)})),
        )
    return view


def public_part(table: ServerTable, there: Attendance) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "table": table.id,
        "code": table.code,
        "seq": table.seq,
        "turn": table.turn,
        "status": table.status,
        "setup": table.setup,
        "closed": table.closed,
        "commitment": table.commitment,
        "seats": _seats(table, there),
        "to_move": list(table.waiting_for),
        "rematch": table.rematch,
        "series": table.once("series", lambda: series_view(table)),
        "starts": table.starts_at(),
        "host_away_from": there.host_away_from if table.status == "open" else None,
        "can_take_back": table.status == "running" and table.back_to() is not None,
        **table.once("game", lambda: _game_part(table)),
    }


def _game_part(table: ServerTable) -> dict[str, Any]:
    """What the game shows to everybody, once it has begun."""
    session, scenes = table.session, table.scenes
    if session is None:
        return {"scene": None, "awaited": None, "result": None}
    assert scenes is not None
    turn = session.turn
    by_hand = table.setup.dice == "by-hand"
    return {
        "scene": scenes.scene(session.state, table.story),
        "awaited": None if isinstance(turn, Decide | Over) or not by_hand else scenes.awaited(turn),
        "result": turn.result if isinstance(turn, Over) else None,
    }


def own_part(table: ServerTable, device: Device | None, seat: Seat | None = None) -> Own:
    """What this device sees beyond that, from `seat` or from its seat that is to move."""
    if device is None:
        return Own(None, (), False, False, False, None)
    yours = device.seats
    if seat is None and yours:
        seat = yours[0]
        if len(yours) > 1:
            to_move = table.waiting_for
            seat = next((own for own in yours if own in to_move), seat)
    assert seat is None or seat in yours
    can_start = (
        table.status == "open"
        and device.host
        and not table.undecided
        and all(other.kind != "open" for other in table.seats)
    )
    hand = None if seat is None else _hand(table, seat)
    return Own(seat, yours, device.host, can_start, device.joined == REMOVED, hand)


def _hand(table: ServerTable, seat: Seat) -> msgspec.Raw | None:
    session, scenes = table.session, table.scenes
    if session is None or scenes is None or table.status != "running":
        return None
    sealed, odds = session.sealed.get(seat), table.setup.hints != "off"
    return table.once(
        ("hand", seat), lambda: _encode_hand(table, seat, scenes.hand(session.state, seat, sealed=sealed, odds=odds))
    )


def _encode_hand(table: ServerTable, seat: Seat, hand: Hand) -> msgspec.Raw:
    last = table.hands.get(seat)
    if last is None or last[0] != hand:
        last = table.hands[seat] = hand, msgspec.Raw(_encode(hand))
    return last[1]


def _seats(table: ServerTable, there: Attendance) -> list[m.SeatView]:
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
                host=number in hosts,
                presence=(presence := _presence(table, number, there.here)),
                sealed=number in sealed,
                clock=None if ends is None else m.Clock(seconds=table.setup.clock or 0, ends=ends),
                seeded=bool(table.seeds.get(number)),
                accepted=number not in table.undecided,
                away_from=there.away_from.get(number) if presence == "away" else None,
            )
        )
    return seats


def _presence(table: ServerTable, seat: Seat, here: Container[Seat]) -> m.SeatPresence:
    if seat in table.left:
        return "left"
    if seat in table.stand_ins:
        return "stood-in"
    return "here" if table.seats[seat].kind == "bot" or seat in here else "away"
