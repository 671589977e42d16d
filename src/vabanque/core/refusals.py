"""Refusals: a stable code and facts. The sentences live in the locales, under `error-<code>`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Self

Fact = int | str

LONGEST_FACT = 200
"""Longest fact, in characters. Facts quote what was sent, which may be very long."""


class Refusal(Exception):
    """Something is not accepted; nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = {name: _cut(fact) for name, fact in facts.items()}
        self.meant: tuple[str, ...] = ()
        """Similar inputs that would have been accepted."""
        self.allowed: tuple[str, ...] = ()
        """All inputs that would have been accepted, if that is a short list."""
        self.names: Sequence[str] = ()
        """The players at the table, if it happened at one."""
        super().__init__(code, self.facts)

    def suggesting(self, wanted: object, known: Iterable[str]) -> Self:
        """The same refusal, suggesting whatever among `known` looks like `wanted`."""
        from difflib import get_close_matches  # slow to import, and needed only here

        spellings = {text.lower(): text for text in known}
        self.meant = tuple(spellings[text] for text in get_close_matches(str(wanted).lower(), spellings, n=2))
        return self

    @property
    def plain(self) -> str:
        """Code and facts, without a sentence."""
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __str__(self) -> str:
        # The core has no texts and imports nothing above it. Whoever loaded it has loaded the package around it too.
        return f"{sys.modules['vabanque']._sentence(self)} [{self.plain}]"


def _cut(fact: Fact) -> Fact:
    return f"{fact[: LONGEST_FACT - 1]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


class Unreadable(Refusal):
    """The text or message cannot be understood at all."""


class IllegalMove(Refusal):
    """Understood, but the rules do not allow it in this position."""


class Impossible(Refusal):
    """Chance cannot have done this: one die too many, a bill that is not in the deck."""


class Misconfigured(Refusal):
    """There is no such game, option, or number of seats."""
