"""What a viewer sees: the table and its seats, around what the game shows (`vabanque.core.scene`)."""

from __future__ import annotations

from typing import Any, Literal

from vabanque.core import Result
from vabanque.server.messages.base import Message
from vabanque.server.messages.setup import Setup

SeatPresence = Literal["here", "away", "stood-in", "left"]


class Clock(Message):
    seconds: int
    """The time allowed for this move."""
    ends: int
    """When the time is up, by the server's clock (compare with the view's `now`)."""


class SeriesView(Message):
    """Where a series stands, including this game once it is over."""

    number: int
    games: int
    by: Literal["wins", "money"]
    wins: list[float]
    money: list[int]
    over: bool
    """Was this the last game?"""


class SeatView(Message):
    """Who sits there. What they have is in the scene."""

    seat: int
    name: str | None
    kind: Literal["open", "bot", "local", "person"]
    bot: str | None
    """The bot that decides, even if it only stands in."""
    host: bool
    presence: SeatPresence
    sealed: bool
    """Has chosen, face down."""
    clock: Clock | None
    seeded: bool
    accepted: bool
    """False: the host has changed the setup, and this player has not agreed to it yet."""
    away_from: int | None = None
    """When other players may let a bot play for this one; null while the player is there, or where only a clock may."""


class TableView(Message, tag_field="type", tag="view"):
    """The table as a viewer may see it: everything that the browser draws."""

    table: str
    code: str | None
    seq: int
    turn: int
    """Changes whenever the game moves on; send it along with a move."""
    now: int
    status: Literal["open", "running", "over", "closed"]
    setup: Setup
    commitment: str | None
    seats: list[SeatView]
    you: int | None
    """The seat this view is for; null for a spectator."""
    yours: list[int]
    """All seats of this device."""
    host: bool
    can_start: bool
    removed: bool
    """Has the host taken this device's seat from it?"""
    to_move: list[int]
    rematch: str | None
    scene: Any = None
    """What lies on the table, the same for everybody; null before the start."""
    hand: Any = None
    """What `you` hold and may choose from, while the game runs."""
    awaited: Any = None
    """With real dice: what has to be entered now."""
    closed: Literal["host", "operator", "too-long"] | None = None
    """Why the table was closed without a result, if it was."""
    can_take_back: bool = False
    """With real dice: is there anything to take back?"""
    position: Any = None
    """The rules' own view, for clients that analyse it."""
    result: Result | None = None
    series: SeriesView | None = None
    host_away_from: int | None = None
    """Before the start: when any player may start the game; null while the host's device is connected."""
    starts: int | None = None
    """When the game starts by itself; null if a player has to start it."""
