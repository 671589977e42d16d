"""Setting up a table: what players agree on, who sits where, and how they get a seat."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from vabanque.play.text import LONGEST_POSITION
from vabanque.server.messages.base import MOST_SEATS, BotName, Hints, Message, Name, SeatNumber, SeatSeed

AUTO = "auto"
"""As the name of a bot: any bot that can play the game."""
LONGEST_CLOCK = 14 * 86_400
"""Seconds: two weeks for a move."""


class SeatSetup(Message):
    """A seat at a new table: open to anyone, a bot, or a person at the creator's device."""

    kind: Literal["open", "bot", "local"] = "open"
    name: Name | None = None
    bot: BotName | None = None


class AutoStart(Message):
    """The game starts by itself: when all seats are taken, or after a while with bots in the free ones."""

    after: Annotated[int, Meta(ge=5, le=3_600)]
    """Seconds after the table is created."""
    bot: BotName = AUTO


class Series(Message):
    """Several games with the same players. With every game, the start player moves on by one seat."""

    games: Annotated[int, Meta(ge=2, le=50)]
    by: Literal["wins", "money"] = "wins"
    """What counts: victories (shared ones in part), or the total won in all games."""
    handicap: bool = False
    """Bots become one level stronger after a person's victory; a bot that wins becomes one level weaker."""
    remember: bool = False
    """May bots that are able to remember from game to game how each person plays?"""


class Setup(Message):
    """What the players agreed on. It does not change during a game."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=20)] = field(default_factory=dict)
    clock: Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)] | None = None
    """Seconds per move; when they run out, a bot stands in."""
    public: bool = False
    spectators: bool = True
    open_money: bool = False
    """Is the money players have won public (R6)?"""
    hints: Hints = "off"
    dice: Literal["fair", "by-hand"] = "fair"
    """`by-hand`: players enter what the real dice show."""
    bot_delay: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """How long bots seem to think, in milliseconds."""
    stand_in: BotName | None = AUTO
    """The bot that plays for players who left or ran out of time. `auto` is replaced by a bot that can play the game.
    With null, nobody stands in, and their dice are void (R11c)."""
    first: SeatNumber | Literal["random"] = "random"
    fill: AutoStart | None = None
    series: Series | None = None
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None
    """Where the game begins, in one line (docs/positions.md); null at its start. Hidden hands stand in it, too."""


class NewTable(Message):
    """Create a table. Local seats belong to this device; the first one is its owner's own."""

    setup: Setup
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=MOST_SEATS)]
    seed: SeatSeed = ""
    start: bool = False
    """Start at once, if no seat is open."""


class TableMade(Message):
    """The token is shown only once. Its holder acts for these seats."""

    table: str
    code: str | None
    token: str
    seats: list[int]
    host: bool
    commitment: str | None


class Join(Message):
    """Take an open seat: any, or a particular one."""

    name: Name
    id: Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    """Keep it secret: a repeated request gets the same seat and a new token, while its device holds the seat."""
    seat: SeatNumber | None = None
    seed: SeatSeed = ""


class Offer(Message):
    """A one-time code with which another device takes this one's place, or fetches its profile."""

    code: str
    expires: int


class Profile(Message):
    """What makes a device someone's own: settings and seats, as the browser writes them. Keep it secret."""

    profile: Annotated[str, Meta(min_length=2, max_length=16_384)]


class TakeOver(Message):
    code: Annotated[str, Meta(min_length=6, max_length=20, pattern=r"^[A-Za-z0-9 -]+$")]
