"""A club as one file, and its evenings as tables for other programs."""

from __future__ import annotations

import csv
import io
import zlib
from typing import Any

import msgspec

from vabanque.club import Actor, ClubEvening, EveningLine, begin, standings
from vabanque.club import events as e
from vabanque.core import Refusal, Unreadable
from vabanque.play.record import read_record
from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.club_views import say_actor
from vabanque.server.clubs import Clubs, clean_title, read_line
from vabanque.server.names import clean_name, new_table_id, new_token
from vabanque.server.table import token_hash
from vabanque.store import ClubKey, ClubRow, EveningHead, EveningRow

COLUMNS = ("place", "name", "games", "victories", "share", "money", "direct", "adjusted", "reviewed", "final")


async def export(clubs: Clubs, club: str) -> m.ClubFile:
    """Everything that a club has kept, but keys and devices."""
    row, names = await clubs.club(club), await clubs.store.members(club)
    heads = await clubs.store.evenings(club)
    records = await clubs.store.records([head.id for head in heads])
    evenings = []
    for head in heads:
        stored = await clubs.store.evening(head.id)
        lines = [read_line(line) for line in stored[1]] if stored is not None else []
        evenings.append(
            m.EveningFile(
                created=head.created,
                journal=[
                    m.LineFile(at=line.at, by=say_actor(line.by), event=msgspec.to_builtins(line.event))
                    for line in lines
                    if not isinstance(line.event, e.Claimed)
                ],
                records={
                    str(game): msgspec.json.decode(zlib.decompress(body))
                    for (evening, game), body in records.items()
                    if evening == head.id
                },
            )
        )
    members = {str(number): name for number, name in names.items()}
    return m.ClubFile(format="vabanque-club/1", name=row.name, members=members, evenings=evenings)


async def bring_in(clubs: Clubs, file: m.ClubFile) -> m.ClubMade:
    """A new club from a file, with a new key. Raises Unreadable if anything in it is wrong; then nothing is written."""
    key, now, club = new_token(), now_ms(), new_table_id()
    try:
        people = [(int(number), None if name is None else clean_name(name)) for number, name in file.members.items()]
        evenings = [_read_evening(one, {number for number, _ in people}) for one in file.evenings]
    except (Refusal, msgspec.MsgspecError, ValueError) as error:
        raise Unreadable("club-file", reason=str(error)[:200]) from None
    row = ClubRow(club, clean_title(file.name), now, now)
    await clubs.store.add_club(row, ClubKey(token_hash(key), "", now), people)
    for created, rows, records in evenings:
        head = EveningHead(new_table_id(), club, None, created)
        await clubs.store.add_evening(head, rows)
        await clubs.store.keep_records({(head.id, game): body for game, body in records.items()})
    return m.ClubMade(club=club, key=key)


def _read_evening(file: m.EveningFile, known: set[int]) -> tuple[int, list[EveningRow], dict[int, bytes]]:
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
    for game, record in file.records.items():
        text = msgspec.json.encode(record)
        read_record(text)
        records[int(game)] = zlib.compress(text)
    return file.created, rows, records


def _without_devices(event: Any) -> Any:
    """Tables of another server mean nothing here, and nobody's device comes with a file."""
    if isinstance(event, e.GameHosted):
        return e.GameHosted(event.game, None)
    if isinstance(event, e.Claimed):
        return e.Claimed(event.person, None)
    return event


def _check_seats(event: e.TablesDrawn, evening: ClubEvening) -> None:
    people = [person for table in event.tables for person in table.people]
    sound = all(table.people and 0 <= table.starter < len(table.people) for table in event.tables)
    if not sound or len(set(people)) < len(people) or not {*people, *event.idle} <= set(evening.people):
        raise Unreadable("club-file", reason="seated")


def _read_actor(text: str) -> Actor:
    if text.startswith("person:"):
        return Actor("person", int(text.removeprefix("person:")))
    return Actor("table") if text == "table" else Actor("club", name="" if text == "club" else clean_name(text))


def csv_of(evening: ClubEvening, names: dict[int, str | None]) -> str:
    """The standings, with the columns that docs/club.md defines."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for line in standings(evening):
        name = names.get(line.person) or f"#{line.person}"
        safe = f"'{name}" if name[:1] in "=+-@" else name  # spreadsheets would take it for a formula
        values = line._asdict() | {"name": safe}
        for column in ("victories", "share", "direct", "adjusted"):
            values[column] = "" if values[column] is None else f"{values[column]:.4f}"
        writer.writerow("" if values[column] is None else values[column] for column in COLUMNS)
    return out.getvalue()
