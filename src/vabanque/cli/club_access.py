"""A club or an evening on a running server, as the commands `vabanque club` and `vabanque print` reach it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, urlsplit

from vabanque.core import Unreadable
from vabanque.tui.asking import ask_server, ask_text

HERE = "http://127.0.0.1:8000"
Json = dict[str, Any]


def new_id() -> str:
    """The id of a command or request, with which a repeated one counts once."""
    return secrets.token_urlsafe(16)


class ClubAccess:
    """A club as the holder of its key, or of a helper's, runs it."""

    def __init__(self, server: str, key: str | None) -> None:
        """`key` is `club:key`, as the browser shows it. Raises Unreadable."""
        self.server = address_of(server)
        self.club, _, self.key = (key or "").strip().partition(":")
        if key is not None and not (re.fullmatch(r"[a-z0-9]{1,24}", self.club) and self.key):
            raise Unreadable("bad-club-key")

    def ask(self, path: str, body: Any = None, *, method: str | None = None) -> Json:
        """Raises Refusal."""
        return ask_server(f"{self.server}{path}", body, self.key or None, method=method, seconds=60)

    def text(self, path: str) -> bytes:
        """What the server has for spreadsheets. Raises Refusal."""
        return ask_text(f"{self.server}{path}", seconds=60)

    def own(self, season: str = "") -> Json:
        """The club of the key; of its evenings, those of this season (`since=…&until=…`) count."""
        if not self.club:
            raise Unreadable("no-club-key")
        return self.ask(f"/clubs/{self.club}?{season}")

    def evening(self, wanted: str | None) -> Json:
        """An evening by its link, code or id; without any of these, the club's newest that is open, or its newest."""
        if wanted is None:
            evenings = self.own()["evenings"]
            if not evenings:
                raise Unreadable("no-evening-yet")
            chosen = next((one for one in evenings if not one["closed"]), evenings[0])
            return self.ask(f"/evenings/{chosen['evening']}")
        name = wanted.rstrip("/")
        if "://" in wanted:
            self.server = address_of(wanted)
            parts = [part for part in urlsplit(wanted).fragment.partition("?")[0].split("/") if part]
            name = parts[parts.index("evening") + 1] if "evening" in parts[:-1] else ""
        if not re.fullmatch(r"\w{1,24}", name):
            raise Unreadable("bad-address", address=wanted[:100])
        if name.upper() == name:  # an id has small letters
            name = str(self.ask(f"/evenings/codes/{quote(name)}")["evening"])
        return self.ask(f"/evenings/{name}")

    def do(self, evening: Json, type_: str, **fields: Any) -> Json:
        """Carry out a command, and look at the evening again."""
        self.ask(f"/evenings/{evening['evening']}/commands", {"type": type_, "id": new_id(), **fields})
        return self.ask(f"/evenings/{evening['evening']}")


def address_of(url: str) -> str:
    """The server's address. Raises Unreadable."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        _ = parts.port
    except ValueError:
        raise Unreadable("bad-address", address=url[:100]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Unreadable("bad-address", address=url[:100])
    return f"{parts.scheme}://{parts.netloc}/api"


def called(people: Sequence[Json], number: int, nobody: str) -> str:
    """A person's name; `nobody` is what those are called who have had theirs removed."""
    return next((person["name"] for person in people if person["number"] == number and person["name"]), nobody)


def person_named(people: Sequence[Json], name: str) -> int:
    """A person's number, from their name or `#7`. Raises Unreadable, with the names that look alike."""
    wanted = name.strip().casefold()
    for person in people:
        if wanted in ((person["name"] or "").casefold(), f"#{person['number']}"):
            return int(person["number"])
    names = [person["name"] for person in people if person["name"]]
    raise Unreadable("no-such-name", name=name).suggesting(name, names)
