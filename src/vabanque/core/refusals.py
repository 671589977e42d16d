"""Refusals: a stable code and facts. The sentences live in the locales, under `error-<code>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Self

Fact = int | str

LONGEST_FACT = 200
"""Longest fact, in characters. Facts quote what somebody sent, which may be very long."""


class Refusal(Exception):
    """Something is not accepted; nothing has changed."""

    sentence: ClassVar[Callable[[Refusal], str] | None] = None
    """Says it in words, for tracebacks. The library sets it, since nothing here has words."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = {name: _cut(fact) for name, fact in facts.items()}
        self.meant: tuple[str, ...] = ()
        """What would have been accepted and looks similar."""
        self.allowed: tuple[str, ...] = ()
        """What else would have been accepted, where that is a short list."""
        self.names: Sequence[str] = ()
        """The players at the table where it happened, if there is one."""
        super().__init__(code, self.facts)

    def suggesting(self, wanted: object, known: Iterable[str]) -> Self:
        """The same refusal, with whatever looks like `wanted` among what would have been accepted."""
        from difflib import get_close_matches  # takes its time to import, and is needed only here

        spellings = {text.lower(): text for text in known}
        self.meant = tuple(spellings[text] for text in get_close_matches(str(wanted).lower(), spellings, n=2))
        return self

    @property
    def plain(self) -> str:
        """Code and facts, without words."""
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __str__(self) -> str:
        say = type(self).sentence
        return self.plain if say is None else f"{say(self)} [{self.plain}]"


def _cut(fact: Fact) -> Fact:
    return f"{fact[: LONGEST_FACT - 1]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


class Unreadable(Refusal):
    """The text or message cannot be understood at all."""


class IllegalMove(Refusal):
    """Understood, but the rules do not allow it here and now."""


class Impossible(Refusal):
    """Chance cannot have done this: a die too many, a bill that is not in the deck."""


class Misconfigured(Refusal):
    """There is no such game, option, or number of seats."""
