"""Refusals: a stable code and facts. The sentences live in the locales, under `error-<code>`."""

from __future__ import annotations

Fact = int | str

LONGEST_FACT = 200
"""Longest fact, in characters. Facts quote what somebody sent, which may be very long."""


class Refusal(Exception):
    """Something is not accepted; nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = {name: _cut(fact) for name, fact in facts.items()}
        super().__init__(code, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


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
