"""What a client sends: moves, commands and questions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from vabanque.server.messages.base import (
    MOST_SEATS,
    BotName,
    CommandId,
    Message,
    Name,
    Reaction,
    SeatNumber,
    SeatSeed,
    Token,
)
from vabanque.server.messages.setup import Setup

PlainMove = Annotated[dict[str, Any], Meta(max_length=20)]
"""A move as the record writes it (`{"kind": "place", "seat": 0, …}`), or a `MoveText`."""


class MoveText(Message):
    """A move in the game's short notation: taken from a choice, or typed in."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=200)]


class Command(Message, tag_field="type"):
    """Something to do exactly once."""

    id: CommandId


class MakeMove(Command, tag="move"):
    """A seat decides."""

    move: PlainMove
    turn: int | None = None
    """The `turn` of the view it is based on; it is refused as stale if the game has moved on."""


class Land(Command, tag="land"):
    """With real dice: what they show (`1 1 5 n1 b4`), or the bills or cards. Without text, the server draws."""

    text: Annotated[str, Meta(max_length=80)] | None = None
    turn: int | None = None


class TakeBack(Command, tag="take-back"):
    """With real dice: take back what players entered or decided last, and whatever followed from it."""

    turn: int | None = None


class Start(Command, tag="start"):
    pass


class LeaveSeat(Command, tag="leave"):
    """Before the game, free the seat; during it, let a bot stand in or give up the dice. By default, all my seats."""

    seat: SeatNumber | None = None


class Back(Command, tag="back"):
    """Play on after a bot stood in."""

    seat: SeatNumber | None = None


class Arrange(Command, tag="arrange"):
    """The host changes a seat before the game."""

    seat: SeatNumber
    kind: Literal["open", "bot", "local"]
    name: Name | None = None
    bot: BotName | None = None


class Agree(Command, tag="agree"):
    """The host changes the setup before the game (but not which game it is), or the number of seats.

    Everybody else who sits there has to accept it before the start.
    """

    setup: Setup
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """Additional seats are open. If there are fewer, the last ones are removed, unless a person sits there."""


class Accept(Command, tag="accept"):
    """A player agrees to the setup that the host has changed. By default, for all my seats."""

    seat: SeatNumber | None = None
    seq: int | None = None
    """The `seq` of the view it is based on; it is refused as stale if the setup has changed since."""


class Seed(Command, tag="seed"):
    """A browser adds its part to the dice, before the start."""

    seat: SeatNumber
    seed: SeatSeed


class React(Command, tag="react"):
    emoji: Reaction
    seat: SeatNumber | None = None


class StandIn(Command, tag="stand-in"):
    """A player lets a bot play for another player who has been away for a while."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """The same players at a new table; its id is in the answer."""


class Close(Command, tag="close"):
    """The host closes the table."""


AnyCommand = (
    MakeMove | Land | TakeBack | Start | LeaveSeat | Back | Arrange
    | Agree | Accept | Seed | StandIn | React | Rematch | Close
)  # fmt: skip


class Enter(Message, tag_field="type", tag="enter"):
    """The first message on a socket: who I am (without a token, a spectator), and which views to send unasked.

    `changes` sends everything as `news`, one message per change: first a whole view, then what has changed in it.
    `all` sends a whole view after every change, `turn` only when it is my turn.
    """

    token: Token | None = None
    views: Literal["none", "turn", "all", "changes"] = "none"


class LookFrom(Message, tag_field="type", tag="look"):
    """Ask for a view from one of my seats."""

    seat: SeatNumber | None = None


class Check(Message, tag_field="type", tag="check"):
    """Would this move be allowed? Nothing happens."""

    id: CommandId
    move: PlainMove


class Ping(Message, tag_field="type", tag="ping"):
    pass


FromClient = Enter | LookFrom | Check | Ping | AnyCommand
