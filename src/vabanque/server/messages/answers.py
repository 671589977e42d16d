"""What the server sends on a socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from vabanque.server.messages.base import Fact, Message
from vabanque.server.messages.events import Seen
from vabanque.server.messages.views import TableView


class Hello(Message, tag_field="type", tag="hello"):
    table: str
    seq: int
    yours: list[int]
    host: bool
    heartbeat: int
    """The server sends something at least this often, in milliseconds."""
    now: int


class Entries(Message, tag_field="type", tag="entries"):
    """New rows, without gaps; a client that notices a gap asks again with `after`."""

    entries: list[Seen]
    to_move: list[int]


class Ack(Message, tag_field="type", tag="ack"):
    """Done and stored: a crash cannot undo it."""

    id: str
    seq: int
    table: str | None = None
    """Only after a rematch: the new table."""


class News(Message, tag_field="type", tag="news", omit_defaults=True):
    """One change of the table, for sockets that entered with `views: "changes"`."""

    now: int
    entries: list[Seen] = field(default_factory=list)
    """New rows, without gaps."""
    view: TableView | None = None
    """The whole view, in the first message and after a `look`; it has no `position`."""
    changes: list[tuple[str, Any]] = field(default_factory=list)
    """What has changed in the view since the last news: (path, value). An index equal to a list's length appends."""
    ack: Ack | None = None
    """Acknowledges this socket's own command, if that caused the change."""


class Refused(Message, tag_field="type", tag="refused"):
    """Not done, and nothing has changed. The sentence is `error-<code>` in the catalogues."""

    code: str
    facts: dict[str, Fact]
    id: str | None = None


class Checked(Message, tag_field="type", tag="checked"):
    id: str
    ok: bool
    code: str | None = None
    facts: dict[str, Fact] = field(default_factory=dict)


class Presence(Message, tag_field="type", tag="presence"):
    here: list[int]
    spectators: int


class Pong(Message, tag_field="type", tag="pong"):
    now: int


class Bye(Message, tag_field="type", tag="bye"):
    """The server hangs up."""

    why: Literal["expired", "shutdown", "too-many", "taken-over", "no-spectators", "barred"]


FromServer = Hello | Entries | TableView | News | Ack | Refused | Checked | Presence | Pong | Bye
