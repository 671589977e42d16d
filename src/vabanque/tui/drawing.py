"""How the table for one kind of scene is drawn, and how a player makes a choice there key by key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from vabanque.core import Entry, IllegalMove, Lazy, Move, Result, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Ref
from vabanque.games import find
from vabanque.i18n import Words
from vabanque.narration.narrator import HandT, SceneT
from vabanque.narration.palette import MONEY
from vabanque.tui.looks import Block, moved

Key = tuple[str, str, str]
"""A key's label, what it does, and the action behind it."""
ChoiceT = TypeVar("ChoiceT")
Check = Callable[[Move], None]
"""Raises a Refusal unless the move is legal."""


class Picture(Protocol):
    """What lies in the tray."""

    def draw(self, width: int, height: int) -> Block: ...


Marks = Mapping[Ref, tuple[str, bool]]
"""Things that can be chosen: the key of each, and whether it is the one chosen."""


class Choosing(ABC):
    """A choice in progress. It is also a picture."""

    @property
    def marks(self) -> Marks:
        """The things to mark with their keys, on a board that can."""
        return {}

    @abstractmethod
    def press(self, number: int) -> bool:
        """A number key. True if that completes the choice, as if Enter had followed. Raises Refusal."""

    @abstractmethod
    def step(self, by: int) -> None:
        """Left or right."""

    def toggle(self) -> None:  # noqa: B027  # not every choice needs it
        """Space. Raises Refusal."""

    def best(self) -> None:  # noqa: B027  # not every choice needs it
        """The key m: choose what is worth most right now, in games where that is clear."""

    @abstractmethod
    def enter(self) -> Move:
        """The move chosen. Raises Refusal if there is none yet."""

    def other(self) -> Move | None:
        """The key b: the alternative action; None if it only changes the choice. Raises Refusal."""
        return None

    @abstractmethod
    def caption(self) -> str:
        """What the choice would do, in words."""

    @abstractmethod
    def draw(self, width: int, height: int) -> Block: ...


class ChoosingSeveral(Choosing, Generic[ChoiceT]):
    """A choice of any of several things that lie side by side, numbered from 0."""

    what_to_do: ClassVar[str]
    """The message shown while nothing is chosen."""

    def __init__(self, places: int, words: Words) -> None:
        self.places, self.words = places, words
        self.chosen: set[int] = set()
        self.cursor: int | None = None
        """Where the arrow keys are; None until they are used."""

    def step(self, by: int) -> None:
        self.cursor = moved(self.cursor, by, self.places)

    def toggle(self) -> None:
        if self.cursor is not None:
            self.chosen ^= {self.cursor}

    def add(self, equal: Sequence[int], at_once: int = 1) -> None:
        """Choose `at_once` more of these equal things; if all are chosen already, deselect all of them."""
        left = [place for place in equal if place not in self.chosen]
        if left:
            self.chosen |= set(left[:at_once])
        else:
            self.chosen -= set(equal)

    @abstractmethod
    def choice(self) -> ChoiceT:
        """The choice that the chosen things make. Raises IllegalMove if they cannot be chosen together."""

    @abstractmethod
    def preview(self, choice: ChoiceT) -> str:
        """What a choice would do, in words."""

    def caption(self) -> str:
        if not self.chosen:
            return self.words(self.what_to_do)
        try:
            return self.preview(self.choice())
        except IllegalMove as refusal:
            return self.words.refusal(refusal)


class Board(Widget):
    """The part of the screen that shows the table."""

    class Pressed(Message):
        """Somebody clicked on something that has a number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def show(self, scene: Any, touched: Sequence[int], after: Any | None) -> None:
        """Draw a scene. `touched`: numbers of the parts where something happens, shown as they would be `after`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PauseStep:
    """One step on the way to what a pause shows."""

    kind: str
    """The kind of the entry that describes it."""
    scene: Any
    touched: Sequence[int]


@dataclass(frozen=True, slots=True)
class Pause:
    """Something to look at before the game goes on."""

    scene: Any
    touched: Sequence[int]
    summary: Text
    steps: Sequence[PauseStep] = ()
    """Shown beforehand, one after the other; Enter skips them."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the final standings."""

    heading: str
    cells: Sequence[Text | str]
    """One for each seat."""
    style: str = ""


class Drawing(ABC, Generic[SceneT, HandT]):
    """Draws one table, in one language."""

    tray_look: ClassVar[str] = ""
    """The tray's CSS class."""
    beats: ClassVar[Mapping[str, float]] = {}
    """How long outcomes are shown, by kind, where that differs from the usual time."""

    def __init__(self, rules: AnyRules, names: Sequence[str], words: Words) -> None:
        self.rules = rules
        self.names = names
        self.words = words

    @abstractmethod
    def board(self, scene: SceneT) -> Board:
        """The widget for the table."""

    @abstractmethod
    def heading(self, scene: SceneT) -> Text:
        """How far the game has got, after a gap of two spaces."""

    @abstractmethod
    def facts(self, scene: SceneT, hand: HandT | None, seat: Seat) -> Text:
        """What `seat` has, shown below its name. `hand` is that seat's, if this screen may show it."""

    @abstractmethod
    def choosing(self, scene: SceneT, hand: HandT, seat: Seat, check: Check) -> Choosing:
        """A new choice for `seat`."""

    @abstractmethod
    def choosing_keys(self) -> list[Key]:
        """The keys for a choice."""

    def tray(self, scene: SceneT, entries: Sequence[Entry]) -> Picture | None:
        """What lies in the tray while nobody chooses, after these entries."""
        return None

    def tumbling(self, scene: SceneT, entry: Entry, animation: Random | None) -> Picture | None:
        """Dice just rolled or, if `animation` draws faces, one frame of them tumbling. None if nothing tumbles."""
        return None

    def touched(self, entries: Sequence[Entry]) -> list[int]:
        """The parts of the table where these entries happened."""
        return []

    def pause(self, before: SceneT, scene: SceneT) -> Pause | None:
        """What to look at before the game goes on from `before` to `scene`."""
        return None

    def bad_news(self, entries: Sequence[Entry]) -> bool:
        """Is this a bad moment, to be shown a little longer?"""
        return False

    def is_prompt(self, entry: Entry) -> bool:
        """Is it worth showing below the table as well as in the log?"""
        return True

    def is_headline(self, entry: Entry) -> bool:
        """Does the log show it in gold?"""
        return False

    def columns(self, scene: SceneT, result: Result) -> list[Column]:
        """The final standings."""
        return [Column(self.words("terminal-total"), [*map(self.points, result.score)], f"bold {MONEY}")]

    def points(self, score: int) -> str:
        """A score in short."""
        return self.words("terminal-points", points=self.rules.spec.facts.shown(score))


AnyDrawing = Drawing[Any, Any]

GENERIC = Lazy("vabanque.tui.generic.drawn:AreaDrawing")
"""Draws the table of a game that brings no drawing, as in the browser: its scenes have to derive from `AreaScene`."""


def drawing_for(game: str) -> type[AnyDrawing]:
    """What draws the scenes of a game. Raises Misconfigured if there is no such game."""
    drawing: type[AnyDrawing] = (find(game).brings.drawing or GENERIC).load()
    return drawing
