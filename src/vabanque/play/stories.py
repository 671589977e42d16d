"""A game with its story (`core.scene`): what a table shows, step by step, and what happened in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vabanque.core import Entry, Step
from vabanque.core.scene import AnyScenes, Phrase, Scene, Story
from vabanque.play.record import Record
from vabanque.play.verify import replay


@dataclass(frozen=True, slots=True)
class Narrated:
    """An entry of the journal and the sentences that tell it."""

    entry: Entry
    phrases: tuple[Phrase, ...]


class Chronicle:
    """The story of one game, kept step by step."""

    def __init__(self, scenes: AnyScenes, steps: Iterable[Step[Any]] = ()) -> None:
        self.scenes = scenes
        self.state: Any = None
        """What the last step led to."""
        self.stories: list[Story] = []
        """The story after each entry of the journal."""
        for step in steps:
            self.add(step.entries, step.state)

    @property
    def story(self) -> Story:
        return self.stories[-1] if self.stories else self.scenes.begin()

    def add(self, entries: Sequence[Entry], state: Any) -> None:
        """One more step, which led to `state`."""
        story = self.story
        for number, entry in enumerate(entries, start=len(self.stories)):
            story = story.tell(entry, self.state, number)
            self.stories.append(story)
        self.state = state

    def rewind(self, to: int, state: Any) -> None:
        """Back to where the journal had `to` entries, and the game this state."""
        del self.stories[to:]
        self.state = state

    def scene(self, *, reveal: bool = False) -> Scene:
        """What the table shows; `reveal` also shows secrets."""
        return self.scenes.scene(self.state, self.story, reveal=reveal)

    def narrate(self, entries: Sequence[Entry], since: int = 0) -> list[Narrated]:
        """Entries in words: those from number `since` on, all or as far as a viewer may know them."""
        stories = self.stories[since : since + len(entries)]
        return [Narrated(entry, self.scenes.tell(entry, story)) for entry, story in zip(entries, stories, strict=True)]


@dataclass(frozen=True, slots=True)
class StepWithStory:
    """One step of a recorded game, the start included."""

    entries: tuple[Entry, ...]
    state: Any
    narrated: list[Narrated]
    scene: Scene
    """What the table shows after the step. The game is recorded, so secrets lie open."""


def retell(record: Record, scenes: AnyScenes) -> Iterator[StepWithStory]:
    """The game step by step, every entry checked. Raises WrongRecord where the record contradicts the rules."""
    chronicle = Chronicle(scenes)
    for step in replay(record):
        begun = len(chronicle.stories)
        chronicle.add(step.entries, step.state)
        narrated = chronicle.narrate(step.entries, begun)
        yield StepWithStory(step.entries, step.state, narrated, chronicle.scene(reveal=True))
