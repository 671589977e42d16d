"""What a table shows: the contract between a game and everything that draws it.

Besides its rules, a game answers four questions, and every front end draws the answers:

- the *scene*: what lies on the table, and who would get what. It is the same for everybody.
- the *hand*: what one seat holds and may choose from, and what each choice would mean. For that seat only.
- the *story*: what has happened so far, as far as a table shows it.
- *awaited*: what players with real dice have to enter now.

There is no text here: a `Phrase` is a message id with its arguments, to be looked up in the catalogues. A game that is
drawn in its own way in the terminal or browser may define its own scene types; other games use `AreaScene` and
`AreaHand`, which every front end can draw.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar, Union

from vabanque.core.chance import Chance
from vabanque.core.contract import (
    AnyRules,
    Entry,
    Hidden,
    Move,
    MoveT,
    Outcome,
    Result,
    Seat,
    StateT,
    seat_of,
)
from vabanque.core.frozen import Frozen, ValidationError, asdict, convert, field
from vabanque.core.refusals import Unreadable

T = TypeVar("T")


class Name(Frozen):
    """An argument of a phrase: the name of the player at this seat."""

    seat: Seat


class Arguments(dict[str, "Argument"]):
    """The arguments of a phrase by name. A type of its own, so that `from_wire` can tell names from phrases in it."""


class Phrase(Frozen):
    """Something to say: the id of a message in the catalogues, with its arguments."""

    id: str
    args: Arguments = field(default_factory=Arguments)


Argument = Union[int, float, str, Name, Phrase, "tuple[Argument, ...]"]
"""A tuple is written as a list: `$80,000 and $20,000`.

A message can also use `$you`: `yes` if one of its names is the reader's own, else `no`. Lists leave out the reader's
name, so that a message can say `You and Anna`.
"""


def phrase(id: str, **args: Argument) -> Phrase:  # noqa: A002
    """`phrase("entry-bust", name=Name(0))`."""
    return Phrase(id, Arguments(args))


def from_wire(kind: type[T], plain: Any) -> T:
    """A scene, a hand or phrases from decoded JSON. Raises Unreadable."""
    try:
        return convert(plain, kind, dec_hook=_arguments)
    except ValidationError as error:
        raise Unreadable("wrong-type", reason=str(error)) from None


def _arguments(_: type, plain: Any) -> Arguments:
    return Arguments({name: _argument(value) for name, value in dict(plain).items()})


def _argument(plain: Any) -> Argument:
    if isinstance(plain, dict):
        return from_wire(Name, plain) if "seat" in plain else from_wire(Phrase, plain)
    return tuple(map(_argument, plain)) if isinstance(plain, list) else plain


class Player(Frozen, kw_only=True):
    """One seat, as everybody sees it."""

    score: int | None
    """None where it is hidden."""
    left: bool = False
    """Has this player left for good?"""


class Scene(Frozen, kw_only=True):
    """The public part: what lies open, the same for every viewer."""

    kind: str
    """Tells front ends how to draw it."""
    players: tuple[Player, ...]
    over: bool = False
    """Is the game over?"""


class Hand(Frozen, kw_only=True):
    """The private part: what one seat holds and may choose from."""

    kind: str
    score: int
    """This seat's own score, even if others may not see it."""


class Awaited(Frozen, kw_only=True):
    """What players have to enter, at a table with real dice, cards or bills."""

    kind: str
    """The kind of journal entry it becomes."""
    seat: Seat | None
    ask: tuple[Phrase, ...]
    """The question and how to answer it, in sentences."""


class Die(Frozen):
    """A die on the table."""

    face: int | str
    owner: Seat | None = None
    aside: bool = False
    """Set aside or used up: drawn apart from the others."""


class Card(Frozen):
    """A card on the table; without text it lies face down."""

    text: str | None
    owner: Seat | None = None


class Counter(Frozen):
    """A number with a label."""

    label: Phrase
    value: int


class Ref(Frozen, kw_only=True):
    """A thing that a choice points at: `Ref(card=2)` in the seat's own hand, `Ref(area=0, die=1)`, or a whole area."""

    area: int | None = None
    """Its place in the scene; None is the seat's own hand."""
    die: int | None = None
    """Its place among the dice there …"""
    card: int | None = None
    """… or among the cards; neither means the whole area."""


class Area(Frozen, kw_only=True):
    """A part of the table."""

    title: Phrase | None = None
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()
    counters: tuple[Counter, ...] = ()
    lines: tuple[Phrase, ...] = ()
    wide: bool = False
    """Takes a row of its own, as long as the table is wide. Other areas stand side by side."""


class AreaPlayer(Player, kw_only=True):
    """One seat and what lies in front of it."""

    counters: tuple[Counter, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()


class AreaScene(Scene, kw_only=True):
    """A table that every front end can draw."""

    kind: Literal["areas"] = "areas"
    heading: Phrase
    """Where the game is: the round, the goal."""
    areas: tuple[Area, ...]
    players: tuple[AreaPlayer, ...]


class AreaChoice(Frozen, kw_only=True):
    """One legal move, as a button."""

    move: str
    """In short notation (`Rules.write_move`)."""
    label: Phrase
    preview: tuple[Phrase, ...] = ()
    """What it would mean."""
    on: Ref | None = None
    """The thing to touch instead: it becomes the button. No two choices point at the same thing."""


class AreaHand(Hand, kw_only=True):
    """A hand that every front end can draw."""

    kind: Literal["areas"] = "areas"
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()
    sealed: str | None = None
    """What this seat has already chosen, while others are still choosing."""
    choices: tuple[AreaChoice, ...] = ()


def thing(ref: Ref, scene: AreaScene, hand: AreaHand) -> Die | Card | Area:
    """What a choice points at. Raises LookupError if there is no such thing."""
    if any(at is not None and at < 0 for at in (ref.area, ref.die, ref.card)):
        raise LookupError(ref)
    place = hand if ref.area is None else scene.areas[ref.area]
    if ref.die is not None:
        return place.dice[ref.die]
    if ref.card is not None:
        return place.cards[ref.card]
    if isinstance(place, AreaHand):
        raise LookupError(ref)
    return place


class Story(Frozen):
    """What has happened so far; everything in it is public. Frozen: `tell` returns a new story."""

    def tell(self, entry: Entry, before: Any, at: int) -> Story:
        """The story with one more entry: number `at`, part of the step taken from the state `before`."""
        return self


StoryT = TypeVar("StoryT", bound=Story)


class Scenes(ABC, Generic[StateT, MoveT, StoryT]):
    """What a table of one game shows. Created for its rules, and stateless like them.

    A scene must not show anything that a spectator may not know, nor a hand anything that its own seat may not know.
    """

    scene_type: ClassVar[type[Scene]] = AreaScene
    hand_type: ClassVar[type[Hand]] = AreaHand
    awaited_types: ClassVar[tuple[type[Awaited], ...]] = (Awaited,)
    told_by_browsers: ClassVar[frozenset[str]] = frozenset()
    """Kinds of entries that our own page puts into words by itself: their words need not be sent to it."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    @abstractmethod
    def begin(self) -> StoryT:
        """The story before anything has happened."""

    @abstractmethod
    def scene(self, state: StateT, story: StoryT, *, reveal: bool = False) -> Scene:
        """What lies open. `reveal` also shows secrets, once the game is over."""

    @abstractmethod
    def hand(self, state: StateT, seat: Seat, *, sealed: MoveT | None = None, odds: bool = True) -> Hand:
        """What `seat` holds and may choose from. `sealed` is what it has already chosen; `odds` shows probabilities."""

    def after(self, state: StateT, move: MoveT, story: StoryT) -> Scene | None:
        """The scene right after a legal move, before anything else happens; None if nothing would be visible."""
        return None

    def called(self, state: StateT, move: MoveT) -> Phrase | None:
        """What people call a legal move, in words: on the generic table, the label of its choice."""
        hand = self.hand(state, move.seat, odds=False)
        choices = hand.choices if isinstance(hand, AreaHand) else ()
        written = self.rules.write_move(move)
        return next((choice.label for choice in choices if choice.move == written), None)

    def awaited(self, chance: Chance[Entry], *, reveal: bool = False) -> Awaited:
        """What to enter for `chance`. `reveal` also names what it is drawn from, once the game is over."""
        ask = phrase(f"ask-{self.rules.spec.game}-{chance.kind}", **_named(chance))
        return Awaited(kind=chance.kind, seat=chance.seat, ask=(ask,))

    def round(self, state: StateT) -> int:
        """The round under way, for lists of tables; 0 in games without rounds."""
        return 0

    def tell(self, entry: Entry, story: StoryT) -> tuple[Phrase, ...]:
        """An entry as sentences; `story` ends with it.

        By default the message `entry-<game>-<kind>` with the entry's fields as arguments, except those that are None.
        The field `seat` becomes the argument `name`; a tuple is written with spaces. What a viewer may not know is told
        by one of Vabanque's own messages: `Bruno gets 10 cards.`
        """
        hidden = [value.count for value in asdict(entry).values() if isinstance(value, Hidden)]
        if hidden:
            medium = entry.medium if isinstance(entry, Outcome) else "move"
            return (phrase(f"entry-hidden-{medium}", count=sum(hidden), **_named(entry)),)
        return (phrase(f"entry-{self.rules.spec.game}-{entry.kind}", **entry_arguments(entry)),)

    def result(self, result: Result, seat: Seat) -> tuple[Phrase, ...]:
        """How `seat` finished: the parts of one line."""
        return (phrase("result-points", name=Name(seat), points=self.rules.spec.facts.shown(result.score[seat])),)


AnyScenes = Scenes[Any, Any, Any]


def _named(owned: Entry | Chance[Entry]) -> dict[str, Argument]:
    seat = seat_of(owned)
    return {} if seat is None else {"name": Name(seat)}


def entry_arguments(entry: Entry) -> dict[str, Argument]:
    """The fields of an entry as arguments of its sentence."""
    args: dict[str, Argument] = {}
    for key, value in asdict(entry).items():
        if value is None:
            continue
        if key == "seat":
            args["name"] = Name(value)
        elif isinstance(value, tuple):
            args[key] = " ".join(map(str, value))
        elif isinstance(value, bool):
            args[key] = str(value).lower()
        elif not isinstance(value, Mapping):
            args[key] = value
    return args


__all__ = [
    "AnyRules",
    "AnyScenes",
    "Area",
    "AreaChoice",
    "AreaHand",
    "AreaPlayer",
    "AreaScene",
    "Argument",
    "Awaited",
    "Card",
    "Counter",
    "Die",
    "Hand",
    "Move",
    "Name",
    "Phrase",
    "Player",
    "Ref",
    "Scene",
    "Scenes",
    "Story",
    "phrase",
]
