"""The contract that every game keeps.

A game is a `Rules` object without state of its own. States are frozen; `turn` says what has to happen next: chance
speaks (`land`), one or several seats decide (`play`), or the game is over. Every step returns the next state and the
journal entries it wrote, so the journal and the rules can never disagree.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar, runtime_checkable

from vabanque.core.chance import Chance

Seat = int
"""A place at the table, 0 … n−1, clockwise."""

OptionValue = bool | int | str

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound="Entry")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal (record.md). Its fields are the entry's keys, in order."""

    kind: ClassVar[str]
    sort: ClassVar[Literal["chance", "decision", "rule"]]

    def seen_by(self, viewer: Seat | None) -> Entry:
        """What `viewer` may know of it (None: a spectator). Most entries are public."""
        return self


@dataclass(frozen=True, slots=True)
class Leave(Entry):
    """A player leaves for good and nobody takes over: what is placed stays, the rest is void (R11c)."""

    kind = "leave"
    sort = "decision"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """What one action leads to."""

    state: StateT
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats have to choose now; several choose at once, unseen by each other."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `bills` and `jetons` are None in games that have none."""

    score: tuple[int, ...]
    winners: tuple[Seat, ...]
    bills: tuple[int, ...] | None = None
    jetons: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    result: Result


Turn = Chance[Entry] | Decide | Over


@dataclass(frozen=True, slots=True)
class Option:
    """Something players agree on before the game."""

    name: str
    default: OptionValue
    allowed: Sequence[OptionValue]
    seats: range | None = None
    """Only with so many players; None: with any number."""
    needs: tuple[str, OptionValue] | None = None
    """Only where another option has this value."""

    def accepts(self, value: object) -> bool:
        """Is `value` of the right type and one of those allowed?"""
        return type(value) is type(self.default) and value in self.allowed


@dataclass(frozen=True, slots=True)
class Spec:
    """One game as agreed on: which, how many seats, every option with its value."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(hash=False)
    version: int = 1
    """Version of the rules. A changed rule is a new version."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be set up."""

    id: str
    seats: range
    options: tuple[Option, ...]
    build: Callable[[Spec, bool], AnyRules]
    """Makes the rules from a spec and whether money lies open (R6)."""


class Rules(ABC, Generic[StateT, MoveT, ViewT]):
    """One game with its options and seats. Stateless: all methods are pure functions."""

    spec: Spec
    kinds: ClassVar[Mapping[str, type[Entry]]]
    """The journal's vocabulary: entry kind → entry type."""
    state_type: type[StateT]
    view_type: type[ViewT]

    @abstractmethod
    def start(self, first: Seat = 0) -> Step[StateT]:
        """The game set up. Who starts is for the players or for chance to say (R4, R56)."""

    @abstractmethod
    def turn(self, state: StateT) -> Turn:
        """What has to happen next."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """Every move of `seat`, in a fixed order; empty if it is not to move."""

    @abstractmethod
    def check(self, state: StateT, move: MoveT) -> None:
        """Raise IllegalMove unless `move` is legal."""

    @abstractmethod
    def play(self, state: StateT, *moves: MoveT) -> Step[StateT]:
        """The deciding seats move: one move for each of them, in any order."""

    @abstractmethod
    def land(self, state: StateT, outcome: Entry) -> Step[StateT]:
        """Chance has spoken. Raises Impossible if it cannot have."""

    @abstractmethod
    def leave(self, state: StateT, seat: Seat) -> Step[StateT]:
        """`seat` leaves for good and nobody takes over (R11c)."""

    @abstractmethod
    def view(self, state: StateT, viewer: Seat | None) -> ViewT:
        """What `viewer` may know; None is a spectator."""

    @abstractmethod
    def fill(self, view: ViewT, rng: Random) -> StateT:
        """A state that agrees with `view`, the unknown drawn at random."""

    @abstractmethod
    def audit(self, state: StateT) -> None:
        """Raise Impossible unless bills, dice and cards are all accounted for."""

    @abstractmethod
    def write_move(self, move: MoveT) -> str:
        """The move in short text, for people and scripts."""

    @abstractmethod
    def read_move(self, seat: Seat, text: str) -> MoveT:
        """Read what `write_move` wrote. Raises Unreadable."""


AnyRules = Rules[Any, Any, Any]


class Bot(Protocol):
    """Who decides for a seat. It gets views, never states."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        """One of `moves`, which are the legal ones."""


@runtime_checkable
class Watcher(Protocol):
    """A bot that follows the game, not only its own turns. Whoever runs bots tells those that can watch."""

    def watch(self, entry: Entry) -> None:
        """One more line of the journal, as this seat may know it (`Entry.seen_by`); the first one comes first."""
