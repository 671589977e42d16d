"""What the line mode and `vabanque replay` say about one kind of scene."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from vabanque.core import Entry, Move, Outcome, Refusal, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Argument, Hand, Name, Scene, phrase
from vabanque.i18n import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

SceneT = TypeVar("SceneT", bound=Scene)
HandT = TypeVar("HandT", bound=Hand)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move and what it would bring, as a sentence."""

    move: str
    """In short notation."""
    brings: str


class Narrator(ABC, Generic[SceneT, HandT]):
    """Describes one table, in one language, and understands the answers."""

    help: ClassVar[str]
    """The message that says how to answer."""
    run_on: ClassVar[frozenset[str]] = frozenset()
    """Kinds of entries that share a line with the next one: a roll and what was made of it."""

    def __init__(self, rules: AnyRules, names: Sequence[str], words: Words, you: Seat | None = None) -> None:
        """`you`: the seat of the only person who listens, addressed as “you”."""
        self.rules = rules
        self.names = names
        self.words = words
        self.you = you

    def say(self, message: str, **arguments: Argument) -> str:
        """A message from the catalogues; it says “you” where it is about the listener."""
        return self.words.say(phrase(message, **arguments), self.names, self.you)

    @abstractmethod
    def board(self, scene: SceneT, hand: HandT | None, seat: Seat | None) -> list[str]:
        """Everything in the open, and what `hand` adds for its own `seat`."""

    @abstractmethod
    def question(self, scene: SceneT, hand: HandT, seat: Seat) -> list[str]:
        """What the person at `seat` is asked."""

    def notation(self, answer: str, hand: HandT, ask: Callable[[str], str]) -> str:
        """The move in short notation that an answer means. May `ask` a further question; raises Refusal."""
        return answer.lower()

    def answer(self, move: str) -> str:
        """What a person types for a move in short notation: the reverse of `notation`."""
        return move

    @abstractmethod
    def weigh(self, scene: SceneT, hand: HandT, seat: Seat) -> list[Weighed]:
        """What every legal move would bring, the most promising first."""

    def undone(self, taken: Entry) -> str:
        """What has been taken back."""
        if isinstance(taken, Move):
            return self.say("terminal-undone", name=Name(taken.seat))
        medium = taken.medium if isinstance(taken, Outcome) else "dice"
        return self.say(f"terminal-undone-{medium}" if medium in ("cards", "bills") else "terminal-undone-dice")

    def after(self, entry: Entry, scene: SceneT) -> list[str]:
        """What to say after an entry has been told; `scene` is the table now."""
        return []

    def ending(self, scene: SceneT) -> list[str]:
        """What to say at the end, besides the result."""
        return []

    def score_line(self, scene: SceneT) -> str | None:
        """What `replay` adds to a step that ends a turn: the scores so far."""
        return None

    def board_before(self, number: int, before: SceneT, scene: SceneT) -> RenderableType | None:
        """A picture for `replay`, if entry `number`, between these two scenes, begins to clear the table."""
        return None


AnyNarrator = Narrator[Any, Any]


def sorry(words: Words, refusal: Refusal, names: Sequence[str] = (), you: Seat | None = None) -> str:
    """Why something is refused. A server newer than this program may give reasons that it does not know."""
    with suppress(KeyError):
        return words.refusal(refusal, names, you)
    return words("terminal-refused", code=refusal.code)
