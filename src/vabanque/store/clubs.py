"""Clubs in the database: keys, members, evenings and their journals. Written by the store's writer, like everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import Executable

from vabanque.store.schema import callings, club_keys, club_records, clubs, evening_journal, evenings, members
from vabanque.store.store import Store
from vabanque.store.values import Append, Change, ClubChanged, ClubKey, EveningRow

T = TypeVar("T")


class ClubRow(NamedTuple):
    """A row of `clubs`."""

    id: str
    name: str
    created: int
    touched: int


class EveningHead(NamedTuple):
    """A row of `evenings`."""

    id: str
    club: str
    code: str | None
    created: int


class Calling(NamedTuple):
    """A row of `callings`."""

    evening: str
    person: int
    body: str
    told: int

    def __repr__(self) -> str:
        return f"Calling({self.evening!r}, {self.person})"  # a log must not show the address


class ClubStore:
    """What a store knows about clubs. Every coroutine may raise Unavailable; those that write also Conflict."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async def on(connection: AsyncConnection) -> T:
            return await connection.run_sync(work)

        return await self._store.read_with(on)

    async def _write(self, *statements: Executable, also: Sequence[Change] = ()) -> None:
        await self._store.append(Append("", changes=[ClubChanged(statements), *also]))

    # Clubs and keys

    async def add_club(self, row: ClubRow, key: ClubKey, people: Sequence[tuple[int, str | None]] = ()) -> None:
        await self._write(
            insert(clubs).values(**row._asdict()),
            insert(club_keys).values(club_id=row.id, **key._asdict()),
            *([insert(members).values([_member(row.id, *person) for person in people])] if people else []),
        )

    async def club(self, club: str) -> ClubRow | None:
        def work(connection: Connection) -> ClubRow | None:
            row = connection.execute(select(clubs).where(clubs.c.id == club)).first()
            return None if row is None else ClubRow(*row)

        return await self._read(work)

    async def rename_club(self, club: str, name: str) -> None:
        await self._write(update(clubs).where(clubs.c.id == club).values(name=name))

    async def delete_club(self, club: str) -> None:
        """With its keys, members, evenings and records: the database deletes these along with it."""
        await self._write(delete(clubs).where(clubs.c.id == club))

    async def keys(self, club: str) -> list[ClubKey]:
        """The club's own key first, then its helpers'."""

        def work(connection: Connection) -> list[ClubKey]:
            columns = club_keys.c.key_hash, club_keys.c.name, club_keys.c.created
            query = select(*columns).where(club_keys.c.club_id == club).order_by(club_keys.c.created, club_keys.c.name)
            return [ClubKey(*row) for row in connection.execute(query)]

        return await self._read(work)

    async def add_key(self, club: str, key: ClubKey) -> None:
        await self._write(insert(club_keys).values(club_id=club, **key._asdict()))

    async def drop_key(self, club: str, key_hash: bytes) -> None:
        await self._write(delete(club_keys).where(club_keys.c.club_id == club, club_keys.c.key_hash == key_hash))

    # Members

    async def members(self, club: str) -> dict[int, str | None]:
        """Number → name; None where the name was removed."""

        def work(connection: Connection) -> dict[int, str | None]:
            query = select(members.c.number, members.c.name).where(members.c.club_id == club).order_by(members.c.number)
            return {row.number: row.name for row in connection.execute(query)}

        return await self._read(work)

    async def add_members(self, club: str, people: Sequence[tuple[int, str]]) -> None:
        """Raises Conflict if somebody else has taken one of these numbers."""
        await self._write(insert(members).values([_member(club, *person) for person in people]))

    async def rename(self, club: str, number: int, name: str | None) -> None:
        await self._write(
            update(members).where(members.c.club_id == club, members.c.number == number).values(name=name)
        )

    # Evenings

    async def add_evening(self, head: EveningHead, rows: Sequence[EveningRow]) -> None:
        """Raises Conflict if its code is taken."""
        await self._write(
            insert(evenings).values(id=head.id, club_id=head.club, code=head.code, created=head.created),
            insert(evening_journal).values([{"evening_id": head.id, **row._asdict()} for row in rows]),
            update(clubs).where(clubs.c.id == head.club).values(touched=head.created),
        )

    async def evening(self, evening: str) -> tuple[EveningHead, list[EveningRow]] | None:
        def work(connection: Connection) -> tuple[EveningHead, list[EveningRow]] | None:
            row = connection.execute(select(evenings).where(evenings.c.id == evening)).first()
            return None if row is None else (EveningHead(*row), _rows(connection, evening, 0))

        return await self._read(work)

    async def rows_after(self, evening: str, seq: int) -> list[EveningRow]:
        return await self._read(lambda connection: _rows(connection, evening, seq))

    async def heads(self, wanted: Sequence[str]) -> dict[str, int]:
        """The last seq of each evening that exists."""

        def work(connection: Connection) -> dict[str, int]:
            query = (
                select(evening_journal.c.evening_id, func.max(evening_journal.c.seq).label("seq"))
                .where(evening_journal.c.evening_id.in_(wanted))
                .group_by(evening_journal.c.evening_id)
            )
            return {row.evening_id: row.seq for row in connection.execute(query)}

        return await self._read(work) if wanted else {}

    async def find_code(self, code: str) -> str | None:
        def work(connection: Connection) -> str | None:
            found: str | None = connection.scalar(select(evenings.c.id).where(evenings.c.code == code))
            return found

        return await self._read(work)

    async def evenings(self, club: str) -> list[EveningHead]:
        """The oldest first."""

        def work(connection: Connection) -> list[EveningHead]:
            query = select(evenings).where(evenings.c.club_id == club).order_by(evenings.c.created)
            return [EveningHead(*row) for row in connection.execute(query)]

        return await self._read(work)

    async def append(
        self,
        evening: str,
        rows: Sequence[EveningRow],
        *,
        records: Sequence[tuple[int, bytes]] = (),
        closed: bool = False,
        people: tuple[str, Sequence[tuple[int, str]]] | None = None,
        also: Sequence[Change] = (),
    ) -> None:
        """More of an evening's journal, and what belongs to it. Raises Conflict if another host was faster."""
        statements: list[Executable] = []
        if people is not None and people[1]:
            statements.append(insert(members).values([_member(people[0], *person) for person in people[1]]))
        statements.append(insert(evening_journal).values([{"evening_id": evening, **row._asdict()} for row in rows]))
        for game, body in records:
            same = club_records.c.evening_id == evening, club_records.c.game == game
            statements.append(delete(club_records).where(*same))
            statements.append(insert(club_records).values(evening_id=evening, game=game, body=body))
        if closed:
            statements.append(update(evenings).where(evenings.c.id == evening).values(code=None))
        await self._write(*statements, also=also)

    async def delete_evening(self, evening: str) -> None:
        await self._write(delete(evenings).where(evenings.c.id == evening))

    # Records

    async def records(self, wanted: Sequence[str]) -> dict[tuple[str, int], bytes]:
        """The records of these evenings' games."""

        def work(connection: Connection) -> dict[tuple[str, int], bytes]:
            query = select(club_records).where(club_records.c.evening_id.in_(wanted))
            return {(evening, game): body for evening, game, body in connection.execute(query)}

        return await self._read(work) if wanted else {}

    async def keep_records(self, records: dict[tuple[str, int], bytes]) -> None:
        """Replace or add these records."""
        statements: list[Executable] = []
        for (evening, game), body in records.items():
            same = club_records.c.evening_id == evening, club_records.c.game == game
            statements.append(delete(club_records).where(*same))
            statements.append(insert(club_records).values(evening_id=evening, game=game, body=body))
        if statements:
            await self._write(*statements)

    # Calls to the next table

    async def keep_calling(self, calling: Calling) -> None:
        """Call this person from now on; replaces an earlier wish of theirs. Raises Conflict without an evening."""
        values = calling._asdict()
        values["evening_id"] = values.pop("evening")
        await self._write(_without(calling.evening, calling.person), insert(callings).values(**values))

    async def drop_calling(self, evening: str, person: int) -> None:
        await self._write(_without(evening, person))

    async def callings(self, wanted: Sequence[str]) -> list[Calling]:
        """Everybody who wants to be called at these evenings."""

        def work(connection: Connection) -> list[Calling]:
            query = select(callings).where(callings.c.evening_id.in_(wanted))
            return [Calling(*row) for row in connection.execute(query)]

        return await self._read(work) if wanted else []

    async def told(self, calling: Calling, game: int) -> bool:
        """Note that this game is told. Of several hosts only one succeeds; returns whether this one did."""
        c = callings.c
        which = c.evening_id == calling.evening, c.person == calling.person, c.told == calling.told
        statement = update(callings).where(*which).values(told=game).returning(c.told)
        return await self._store.change(statement) is not None

    async def expire(self, before: int) -> None:
        """Delete clubs that nobody has used since."""
        await self._write(delete(clubs).where(clubs.c.touched < before))

    async def touch(self, club: str, at: int) -> None:
        await self._write(update(clubs).where(clubs.c.id == club).values(touched=at))


def _without(evening: str, person: int) -> Executable:
    return delete(callings).where(callings.c.evening_id == evening, callings.c.person == person)


def _rows(connection: Connection, evening: str, seq: int) -> list[EveningRow]:
    c = evening_journal.c
    query = select(c.seq, c.at, c.actor, c.body, c.command).where(c.evening_id == evening, c.seq > seq).order_by(c.seq)
    return [EveningRow(*row) for row in connection.execute(query)]


def _member(club: str, number: int, name: str | None) -> dict[str, Any]:
    return {"club_id": club, "number": number, "name": name}


__all__ = ["Calling", "ClubRow", "ClubStore", "EveningHead"]
