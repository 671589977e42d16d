"""My next table, wherever I am: calls people to their tables at an evening, by Web Push or a webhook of theirs.

Off until somebody asks, for themselves at one evening. The database knows which game was told, so of several hosts one
tells it, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from vabanque.club import ClubEvening, Person
from vabanque.i18n import Words
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.notices import GONE, Notices
from vabanque.store import Calling, ClubStore

PAUSES = (0, 5, 30)
"""Seconds before each attempt to reach somebody; a call that comes later than that helps nobody."""


class Callings:
    """Calls people, for one host."""

    def __init__(self, store: ClubStore, notices: Notices, background: Background, counts: Counter[str]) -> None:
        self._store = store
        self._notices = notices
        self._background = background
        self._counts = counts

    async def ask(self, evening: str, now: ClubEvening, person: Person, wish: m.AnyNotice, page: str | None) -> None:
        """From now on call this person; replaces what they asked for earlier. Raises a Refusal."""
        body = self._notices.checked(wish, page)
        # Whoever is at a table at this moment knows it.
        await self._store.keep_calling(Calling(evening, person, body, len(now.games) - 1))

    async def stop(self, evening: str, person: Person) -> None:
        await self._store.drop_calling(evening, person)

    async def look(self, evenings: dict[str, tuple[ClubEvening, str]]) -> None:
        """Call everybody who has a table and does not know yet. `evenings`: each with its name."""
        for calling in await self._store.callings(list(evenings)):
            evening, name = evenings[calling.evening]
            game = next((game for game in evening.unfinished if calling.person in game.seats.people), None)
            if game is None or game.number <= calling.told:
                continue
            if calling.person not in evening.devices:  # the host has released the device
                await self._store.drop_calling(calling.evening, calling.person)
            elif await self._store.told(calling, game.number):
                place = 1 + sum(other.round == game.round for other in evening.games[: game.number])
                self._background.spawn(self._call(calling, place, name))

    async def _call(self, calling: Calling, place: int, name: str) -> None:
        """Tell it, and try again if the other end does not answer."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            title = Words(self._notices.language_of(calling.body))("club-called", number=place)
            status = await self._notices.post(
                calling.body, title, name, f"#/evening/{calling.evening}", {"evening": calling.evening}
            )
            if status in GONE:
                await self._store.drop_calling(calling.evening, calling.person)
                self._counts["notices_gone"] += 1
                return
            if 200 <= status < 300:
                self._counts["notices_told"] += 1
                return
        self._counts["notices_failed"] += 1
