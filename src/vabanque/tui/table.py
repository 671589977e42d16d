"""What a screen needs from a table: what is due, what may be seen, and how a person acts.

`local.LocalTable` is a game on this machine, `remote.RemoteTable` a seat at a table on a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from vabanque.core import Chance, Entry, Result, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import AnyScenes, Hand, Scene
from vabanque.play.record import Record
from vabanque.play.stories import Narrated


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance is due, and the program rolls the dice."""

    chance: Chance[Entry]
    deal: Callable[[], list[Entry]]
    """Rolls them; returns the new journal entries."""


@dataclass(frozen=True, slots=True)
class Read:
    """Chance is due, and people have to enter what the real dice show (`Table.read`)."""

    chance: Chance[Entry]


@dataclass(frozen=True, slots=True)
class Think:
    """A bot has to decide."""

    seat: Seat
    think: Callable[[], Any]
    """The bot's move, to be submitted. Changes nothing at the table, so it may run in another thread."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A person at this screen has to decide (`Table.submit`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Wait:
    """Somebody elsewhere has to act."""

    wait: Callable[[], list[Entry]]
    """Blocks until something has happened; returns the new journal entries."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    result: Result


Due = Deal | Read | Think | Ask | Wait | GameEnded


class TableClient(Protocol):
    """A game as one screen plays it. A refused action raises a Refusal and changes nothing."""

    rules: AnyRules
    scenes: AnyScenes
    names: tuple[str, ...]
    elsewhere: bool
    """Is the game played on another machine? Then `submit` and `read` wait for the network."""

    def away(self) -> bool:
        """Is that machine out of reach right now?"""

    @property
    def drawn_first(self) -> Seat | None:
        """Who starts, if this program has drawn that."""

    @property
    def begun_at(self) -> str | None:
        """The position in which the game began, if not at the start."""

    @property
    def journal(self) -> Sequence[Entry]:
        """What has happened, as far as this device knows it."""

    @property
    def path(self) -> Path | None:
        """The file in which the game is saved; None if it is not saved on this machine."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this screen."""

    @property
    def over(self) -> bool: ...

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Seats that have to decide and have not yet."""

    def due(self) -> Due:
        """What has to happen next."""

    def viewer(self) -> Seat | None:
        """The seat from whose point of view the table is shown."""

    def view(self, viewer: Seat | None) -> Any:
        """What `viewer` may know: for bots."""

    def scene(self) -> Scene:
        """What lies on the table."""

    def hand(self, seat: Seat) -> Hand:
        """What a seat of this screen holds and may choose from."""

    def after(self, move: Any) -> Scene | None:
        """The scene right after a legal move; None if nothing would be visible."""

    def position(self) -> Any:
        """A state that agrees with what can be seen here, to check moves with."""

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The legal moves of `seat`; none if it does not have to decide."""

    def narrated(self, viewer: Seat | None, since: int = 0) -> list[Narrated]:
        """The journal in words as `viewer` may know it, from entry number `since` on."""

    def submit(self, move: Any) -> list[Entry]:
        """A seat decides. Returns the new journal entries: none while others still have to choose."""

    def read(self, text: str) -> list[Entry]:
        """Enter what the real dice show. Returns the new journal entries."""

    def undoable(self) -> Entry | None:
        """What can be taken back: a decision, or what the real dice showed."""

    def undo(self) -> Entry:
        """Take `undoable()` back, and return it. Raises IllegalMove if there is nothing."""

    def record(self) -> Record:
        """The game so far."""

    def close(self) -> Path | None:
        """Leave the table. Returns the file that remains on this machine, if there is one."""


def reader(table: TableClient) -> Seat | None:
    """The seat that sentences on this screen address as “you”; None if several people share it."""
    return table.people[0] if len(table.people) == 1 else None
