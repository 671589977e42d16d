"""The contract that every game fulfils.

A game is a stateless `Rules` object. States are frozen; `turn` says what has to happen next: chance acts (`land`), one
or several seats decide (`play`), or the game is over. Every step returns the next state and the journal entries it
wrote, so the journal and the rules can never disagree.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar, runtime_checkable

from vabanque.core.chance import Chance
from vabanque.core.frozen import Frozen, StructMeta, asdict, replace
from vabanque.core.game import Spec
from vabanque.core.refusals import IllegalMove

Seat = int
"""A place at the table, 0 … n−1, clockwise."""

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound="Move")
ViewT = TypeVar("ViewT")


class _Kinds(StructMeta):
    """Lets an entry name its kind: `class Roll(Outcome, kind="roll")`."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], /, kind: str | None = None, **config: Any
    ) -> Any:
        if kind is not None:
            body["kind"] = kind
        return super().__new__(mcls, name, bases, body, **config)


class Entry(Frozen, metaclass=_Kinds):
    """One line of the journal (record.md). Its fields are the entry's keys, in order.

    Games derive their entries from `Outcome`, `Move` and `Effect`: `class Roll(Outcome, kind="roll")`.
    """

    kind: ClassVar[str]
    """What the record calls it."""
    by: ClassVar[Literal["chance", "player", "rules"]]
    """Who made it happen."""
    secret: ClassVar[bool] = False
    """May only its own seat see it? To others its fields are `Hidden`, so their types have to allow that."""
    begins_round: ClassVar[bool] = False
    """Does a new round begin with it? Tellings and reviews start a new section there."""

    def seen_by(self, viewer: Seat | None) -> Entry:
        """What `viewer` may know of it (None: a spectator). Of a secret entry, others know only how much it is."""
        if not self.secret or viewer == seat_of(self):
            return self
        return replace(self, **{name: Hidden.of(value) for name, value in asdict(self).items() if name != "seat"})


class Hidden(Frozen):
    """Things that lie face down: stands in entries and views for what a viewer may not know."""

    count: int = 1

    @classmethod
    def of(cls, value: object) -> Hidden:
        """So many things, face down."""
        return cls(len(value) if isinstance(value, tuple) else 1)


def seat_of(entry: object) -> Seat | None:
    """Whose entry it is, or whose event at a server's table; None if nobody's."""
    seat: Seat | None = getattr(entry, "seat", None)
    return seat


class Outcome(Entry):
    """What dice, cards or bills showed."""

    by = "chance"
    medium: ClassVar[Literal["dice", "cards", "bills"]] = "dice"
    """What shows the outcome on a real table."""
    luck_is_measured: ClassVar[bool] = True
    """Do contests subtract its luck? False where the mean over all outcomes would be too costly to estimate."""


class Move(Entry):
    """What a player decided."""

    by = "player"
    seat: Seat


class Effect(Entry):
    """What followed from the rules."""

    by = "rules"


class Leave(Move, kind="leave"):
    """A player leaves for good and nobody takes over: dice and cards already placed stay, the rest is void (R11c)."""


class Step(Frozen, Generic[StateT]):
    """The next state, and what happened on the way."""

    state: StateT
    entries: tuple[Entry, ...]


class Decide(Frozen):
    """These seats have to choose now. If there are several, they choose at the same time, in secret."""

    seats: tuple[Seat, ...]


@lru_cache(maxsize=64)
def alone(seat: Seat) -> Decide:
    """One seat has to choose."""
    return Decide((seat,))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    score: tuple[int, ...]
    """More is better: penalties count below zero."""
    winners: tuple[Seat, ...]
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict, hash=False)
    """More numbers per seat, by their names in the record. The first of them breaks ties."""

    @classmethod
    def most(cls, score: tuple[int, ...]) -> Result:
        """The highest score wins; players with equal scores share the victory."""
        return cls(score, tuple(seat for seat, points in enumerate(score) if points == max(score)))

    @property
    def standings(self) -> tuple[Seat, ...]:
        """Seats, best first."""
        decides = next(iter(self.counts.values()), self.score)
        return tuple(sorted(range(len(self.score)), key=lambda seat: (-self.score[seat], -decides[seat])))


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    result: Result


Turn = Chance[Entry] | Decide | Over


class Rules(ABC, Generic[StateT, MoveT, ViewT]):
    """One game with its options and seats. Stateless: all methods are pure functions."""

    spec: Spec
    kinds: ClassVar[Mapping[str, type[Entry]]]
    """The journal's vocabulary: entry kind → entry type."""
    state_type: type[StateT]
    view_type: type[ViewT]

    @abstractmethod
    def start(self, first: Seat = 0) -> Step[StateT]:
        """Set up the game. The players or chance decide who starts (R4, R56)."""

    @abstractmethod
    def turn(self, state: StateT) -> Turn:
        """What has to happen next."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """Every legal move of `seat`, in a fixed order; empty if it is not its turn."""

    def check(self, state: StateT, move: MoveT) -> None:
        """Raise IllegalMove unless `move` is legal. Games override this to say why not."""
        moves = self.legal(state, move.seat)
        if not moves:
            raise IllegalMove("not-your-turn", seat=move.seat)
        if move not in moves:
            raise IllegalMove("not-legal", move=self.write_move(move))

    @abstractmethod
    def play(self, state: StateT, *moves: MoveT) -> Step[StateT]:
        """The deciding seats move: one move for each of them, in any order."""

    @abstractmethod
    def land(self, state: StateT, outcome: Entry) -> Step[StateT]:
        """Chance acts. Raises Impossible if `outcome` cannot happen here."""

    @abstractmethod
    def leave(self, state: StateT, seat: Seat) -> Step[StateT]:
        """`seat` leaves for good and nobody takes over (R11c)."""

    @abstractmethod
    def view(self, state: StateT, viewer: Seat | None) -> ViewT:
        """What `viewer` may know; None is a spectator."""

    @abstractmethod
    def fill(self, view: ViewT, rng: Random) -> StateT:
        """A state consistent with `view`; what the viewer cannot know is drawn at random."""

    @abstractmethod
    def audit(self, state: StateT) -> None:
        """Raise Impossible unless bills, dice and cards are all accounted for."""

    @abstractmethod
    def write_move(self, move: MoveT) -> str:
        """The move as short text, for people and scripts."""

    @abstractmethod
    def read_move(self, seat: Seat, text: str) -> MoveT:
        """Read what `write_move` wrote. Raises Unreadable."""


class OpenRules(Rules[StateT, MoveT, StateT], Generic[StateT, MoveT]):
    """A game without secrets: every viewer sees the whole state."""

    def view(self, state: StateT, viewer: Seat | None) -> StateT:
        return state

    def fill(self, view: StateT, rng: Random) -> StateT:
        return view


AnyRules = Rules[Any, Any, Any]


class Bot(Protocol):
    """Decides for a seat. It gets views, never states."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        """Return one of `moves`, which are all the legal ones."""


@runtime_checkable
class Watcher(Protocol):
    """A bot that follows the whole game, not only its own turns. The game loop tells it what it may know."""

    def watch(self, entry: Entry) -> None:
        """The next line of the journal, as this seat may know it (`Entry.seen_by`), from the first line on."""


@runtime_checkable
class Rememberer(Protocol):
    """A bot that remembers from game to game how others play, if the table agrees."""

    def memories(self) -> Sequence[str | None]:
        """What it carries over to the next game: one text per seat, which only the same kind of bot can read."""

    def recall(self, memories: Sequence[str | None]) -> None:
        """Called before it watches this game with what it carried over from the last; None for a newcomer."""
