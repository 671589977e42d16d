"""What all messages share: common types, and the base class that refuses unknown fields.

Money is in thousands of dollars, seats are 0 … n−1, times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

REACTIONS = ("👏", "😂", "😱", "😭", "😎", "🍀")
"""Six faces and no free text: enough to groan, too little to insult."""

MOST_SEATS = 10
"""The most seats at a table; a game may allow fewer."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
Token = Annotated[str, Meta(min_length=20, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client. A command sent again with the same id is carried out only once."""
SeatSeed = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9+/=_-]*$")]
"""What a browser adds to the dice. It may be public: it only has to be beyond the server's control."""
Reaction = Literal["👏", "😂", "😱", "😭", "😎", "🍀"]
Hints = Literal["off", "odds", "best"]
Fact = int | str


class Message(Struct, forbid_unknown_fields=True):
    """The base of all messages: unknown fields are refused."""
