"""A recorded game with its story (`core.scene`): what a table shows, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vabanque.core import Entry
from vabanque.core.scene import AnyScenes, Phrase, Scene, Story
from vabanque.play.record import Record
from vabanque.play.verify import replay


@dataclass(frozen=True, slots=True)
class ToldStep:
    """One step of a game, the start included."""

    entries: tuple[Entry, ...]
    state: Any
    stories: tuple[Story, ...]
    """The story after each of the entries."""
    scene: Scene
    """What the table shows after the step. The game is recorded, so secrets lie open."""


def retell(record: Record, scenes: AnyScenes) -> Iterator[ToldStep]:
    """The game step by step, every entry checked. Raises WrongRecord where the record contradicts the rules."""
    story, before, number = scenes.begin(), None, 0
    for step in replay(record):
        stories = stories_after(story, step.entries, before, number)
        story = stories[-1] if stories else story
        yield ToldStep(step.entries, step.state, stories, scenes.scene(step.state, story, reveal=True))
        before = step.state
        number += len(step.entries)


def stories_after(story: Story, entries: Sequence[Entry], before: Any, number: int) -> tuple[Story, ...]:
    """The story after each entry of a step taken from the state `before`; `number` is the first entry's number."""
    stories = []
    for at, entry in enumerate(entries, start=number):
        story = story.tell(entry, before, at)
        stories.append(story)
    return tuple(stories)


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the journal and the sentences that tell it."""

    entry: Entry
    phrases: tuple[Phrase, ...]


def tell(entries: Sequence[Entry], stories: Sequence[Story], scenes: AnyScenes) -> list[Told]:
    """Entries in words; `stories` has, for each entry, the story that ends with it."""
    return [Told(entry, scenes.tell(entry, story)) for entry, story in zip(entries, stories, strict=True)]
