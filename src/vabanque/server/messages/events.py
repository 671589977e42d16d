"""Journal rows outside the game itself. Those of old databases must still decode: add fields, never remove any."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from vabanque.core import Result
from vabanque.server.messages.base import Message, Reaction
from vabanque.server.messages.setup import Setup


class Event(Message, tag_field="kind"):
    """Something that happens at a table, outside the game itself."""


class SeatNow(Message):
    """Who sits where."""

    kind: Literal["open", "bot", "local", "person"]
    name: str | None = None
    bot: str | None = None


class SeriesSoFar(Message):
    """Where a series stands before this game. One number per seat; a player who joins later begins with 0."""

    number: int
    """This game's number, from 1."""
    wins: list[float]
    money: list[int]
    memory: list[str | None] = field(default_factory=list)
    """What bots remember about the seats, if the players have agreed to it; only bots can read it."""


class Opened(Event, tag="opened"):
    setup: Setup
    seats: list[SeatNow]
    commitment: str | None
    """SHA-256 of the server's seed; null with real dice."""
    before: str | None = None
    """The table that this one is a rematch of."""
    series: SeriesSoFar | None = None


class Seated(Event, tag="seated"):
    """A seat has changed hands before the game."""

    seat: int
    now: SeatNow


class Agreed(Event, tag="agreed"):
    """The setup or the number of seats has changed before the game."""

    setup: Setup
    seats: list[SeatNow]
    commitment: str | None
    by: list[int] | None = None
    """The seats of whoever changed it: all other people have to accept it. Null in old journals, where devices that
    several people share did not have to."""


class Accepted(Event, tag="accepted"):
    """A player agrees to the changed setup."""

    seat: int


class Started(Event, tag="started"):
    first: int
    names: list[str]
    seat_seeds: list[str]


class Sealed(Event, tag="sealed"):
    """A choice has been made and lies face down: only its own seat sees it."""

    seat: int
    move: dict[str, Any] | None


class Seeded(Event, tag="seeded"):
    """A seat has added its seed to the dice; the others see it when the game starts."""

    seat: int
    seed: str | None


class StoodIn(Event, tag="stood-in"):
    seat: int
    bot: str
    why: Literal["left", "clock", "host", "asked"]
    """Who caused it: the player, the clock, or another player (in old journals always the host)."""


class Returned(Event, tag="returned"):
    seat: int


class Drawn(Event, tag="drawn"):
    """With real dice: the server drew what follows, and it belongs to nobody (bills). Taking back skips it."""


class TakenBack(Event, tag="taken-back"):
    """With real dice: everything that happened in the game after row `to` is undone."""

    to: int


class Reacted(Event, tag="reacted"):
    seat: int
    emoji: Reaction


class FairnessProof(Message, omit_defaults=True):
    table: str
    commitment: str
    server_seed: str
    seat_seeds: list[str]
    first: int | Literal["random"] | None = None
    """Who starts, as agreed before the game; missing in records of earlier versions."""


class Ended(Event, tag="ended"):
    result: Result
    """Journals of earlier versions have more fields in it; they are ignored."""
    fairness: FairnessProof | None


class Rematched(Event, tag="rematched"):
    table: str


class Moved(Event, tag="moved"):
    """Another device took over these seats."""

    seats: list[int]


class Closed(Event, tag="closed"):
    """The table ends without a result: the host or an operator closed it, or the game has gone on for too long."""

    why: Literal["host", "operator", "too-long"] = "host"


AnyEvent = (
    Opened | Seated | Agreed | Accepted | Seeded | Started | Sealed | Drawn | TakenBack | StoodIn | Returned | Reacted
    | Ended | Rematched | Moved | Closed
)  # fmt: skip


class Seen(Message, omit_defaults=True):
    """A row of the journal as a viewer may see it."""

    seq: int
    at: int
    entry: Any
    """An event above, or an entry of the record (docs: record, `vabanque/1`)."""
    told: Any = None
    """An entry of the record in words."""
