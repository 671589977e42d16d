"""A club as one file, and its evenings as tables for other programs."""

from __future__ import annotations

import csv
import io
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from vabanque.club import Actor, ClubEvening, EveningLine, begin, check_plan, standings
from vabanque.club import events as e
from vabanque.club.events import Number
from vabanque.core import Refusal, Unreadable
from vabanque.play.record import read_record
from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.club_views import Season, say_actor
from vabanque.server.clubs import Clubs, clean_title, read_line
from vabanque.server.names import clean_name, new_table_id, new_token
from vabanque.server.table import token_hash
from vabanque.store import ClubKey, ClubRow, EveningHead, EveningRow

_file = msgspec.json.Decoder(m.ClubFile)
COLUMNS = ("place", "name", "games", "victories", "share", "money", "direct", "adjusted", "reviewed", "final")
SEASON_COLUMNS = (*COLUMNS[:-1], "mu", "sigma", "sure")


class EveningKept(NamedTuple):
    """An evening as the database has it."""

    created: int
    journal: list[EveningRow]
    records: dict[int, bytes]
    """Compressed."""


class Brought(NamedTuple):
    """A club from a file."""

    name: str
    people: list[tuple[int, str | None]]
    evenings: list[EveningKept]


async def everything(clubs: Clubs, club: str) -> tuple[str, dict[int, str | None], list[EveningKept]]:
    """All that a club has kept: its name, its members, its evenings."""
    row, names = await clubs.club(club), await clubs.store.members(club)
    heads = await clubs.store.evenings(club)
    records = await clubs.store.records([head.id for head in heads])
    own: dict[str, dict[int, bytes]] = {head.id: {} for head in heads}
    for (evening, game), body in records.items():
        own[evening][game] = body
    kept = []
    for head in heads:
        stored = await clubs.store.evening(head.id)
        kept.append(EveningKept(head.created, [] if stored is None else stored[1], own[head.id]))
    return row.name, names, kept


def encode_club(name: str, names: dict[int, str | None], evenings: list[EveningKept]) -> bytes:
    """A club as a file, without keys and devices. Runs in a worker: it may have forty megabytes."""
    members = {str(number): called for number, called in names.items()}
    files = [
        m.EveningFile(
            created=evening.created,
            journal=[
                m.LineFile(at=line.at, by=say_actor(line.by), event=msgspec.to_builtins(line.event))
                for line in map(read_line, evening.journal)
                if not isinstance(line.event, e.Claimed)
            ],
            records={str(game): msgspec.json.decode(zlib.decompress(body)) for game, body in evening.records.items()},
        )
        for evening in evenings
    ]
    return msgspec.json.encode(m.ClubFile(format="vabanque-club/1", name=name, members=members, evenings=files))


def read_club(text: bytes) -> Brought | str:
    """A club from a file, or what is wrong with it. Runs in a worker: it comes from anywhere, and may be long."""
    try:
        file = _file.decode(text)
        people = [
            (_number(number), None if name is None else clean_name(name)) for number, name in file.members.items()
        ]
        known = {number for number, _ in people}
        if len(known) < len(people):
            raise Unreadable("club-file", reason="members")
        return Brought(clean_title(file.name), people, [_read_evening(one, known) for one in file.evenings])
    except (Refusal, msgspec.MsgspecError, ValueError, RecursionError) as error:
        return str(error)[:200]


async def bring_in(clubs: Clubs, brought: Brought) -> m.ClubMade:
    """A new club, with a new key."""
    key, now, club = new_token(), now_ms(), new_table_id()
    await clubs.store.add_club(ClubRow(club, brought.name, now, now), ClubKey(token_hash(key), "", now), brought.people)
    for created, rows, records in brought.evenings:
        head = EveningHead(new_table_id(), club, None, created)
        await clubs.store.add_evening(head, rows)
        await clubs.store.keep_records({(head.id, game): body for game, body in records.items()})
    return m.ClubMade(club=club, key=key)


def _number(text: str) -> int:
    return msgspec.convert(text, Number, strict=False)


def _read_evening(file: m.EveningFile, known: set[int]) -> EveningKept:
    """An evening from a file: every entry has to be possible where it stands."""
    rows: list[EveningRow] = []
    evening: ClubEvening | None = None
    for number, line in enumerate(file.journal, start=1):
        event = _without_devices(msgspec.convert(line.event, e.AnyEveningEvent))
        by = _read_actor(line.by)
        entry = EveningLine(line.at, by, event)
        if evening is None:
            if not isinstance(event, e.EveningOpened):
                raise Unreadable("club-file", reason="opened")
            check_plan(event.plan)
            evening = begin(entry)
        else:
            if isinstance(event, e.Came) and not set(event.people) <= known:
                raise Unreadable("club-file", reason="members")
            if isinstance(event, e.TablesDrawn):
                _check_seats(event, evening)
            evening.check(event, by)
            evening = evening.after(entry)
        actor, body = msgspec.json.encode(by).decode(), msgspec.json.encode(event).decode()
        rows.append(EveningRow(number, line.at, actor, body))
    records = {}
    games = 0 if evening is None else len(evening.games)
    for game, record in file.records.items():
        text = msgspec.json.encode(record)
        read_record(text)
        number = msgspec.convert(game, int, strict=False)
        if not 0 <= number < games or number in records:
            raise Unreadable("club-file", reason="records")
        records[number] = zlib.compress(text)
    return EveningKept(file.created, rows, records)


def _without_devices(event: Any) -> Any:
    """Tables of another server mean nothing here, and nobody's device comes with a file."""
    if isinstance(event, e.GameHosted):
        return e.GameHosted(event.game, None)
    if isinstance(event, e.Claimed):
        return e.Claimed(event.person, None)
    return event


def _check_seats(event: e.TablesDrawn, evening: ClubEvening) -> None:
    people = [person for table in event.tables for person in table.people]
    sound = all(
        2 <= len(table.people) <= e.MOST_SEATS and 0 <= table.starter < len(table.people) for table in event.tables
    )
    if not sound or len(set(people)) < len(people) or not {*people, *event.idle} <= set(evening.people):
        raise Unreadable("club-file", reason="seated")


def _read_actor(text: str) -> Actor:
    if text.startswith("person:"):
        return Actor("person", int(text.removeprefix("person:")))
    return Actor("table") if text == "table" else Actor("club", name="" if text == "club" else clean_name(text))


def evening_csv(evening: ClubEvening, names: Mapping[int, str | None]) -> str:
    """The standings, with the columns that docs/club.md defines."""
    return _csv(COLUMNS, names, [(line.person, line._asdict()) for line in standings(evening)])


def season_csv(season: Season, names: Mapping[int, str | None]) -> str:
    """The same for several evenings, with everybody's rating."""
    ratings = {rating.person: msgspec.structs.asdict(rating) for rating in season.ratings}
    lines = [(line.person, ratings.get(line.person, {}) | msgspec.structs.asdict(line)) for line in season.standings]
    return _csv(SEASON_COLUMNS, names, lines)


def _csv(
    columns: Sequence[str], names: Mapping[int, str | None], lines: Iterable[tuple[int, Mapping[str, Any]]]
) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(columns)
    for person, line in lines:
        name = names.get(person) or f"#{person}"
        safe = f"'{name}" if name[:1] in "=+-@" else name  # spreadsheets would take it for a formula
        values = {**line, "name": safe}
        writer.writerow(_cell(values.get(column)) for column in columns)
    return out.getvalue()


def _cell(value: float | str | None) -> str:
    return "" if value is None else f"{value:.4f}" if isinstance(value, float) else str(value)
