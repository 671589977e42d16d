"""Names of players at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

LONGEST_NAME = 24
"""Longest name in characters, including its number."""


def plain_look(name: str) -> frozenset[str]:
    """Equal for names that differ only in case, in width or font (Ａnna), or in how a sign is drawn."""
    plain = "".join(letter for letter in name if not "\ufe00" <= letter <= "\ufe0f")
    return frozenset({unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())})


def distinct_name(name: str, others: Iterable[str], looks: Callable[[str], frozenset[str]] = plain_look) -> str:
    """`name`, with a number if another player already has it: a second Anna is Anna 2.

    Two names are the same if they have one of their `looks` in common.
    """
    taken = frozenset[str]().union(*map(looks, others))
    candidate, number = name, 1
    while not taken.isdisjoint(looks(candidate)):
        number += 1
        candidate = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return candidate


def distinct_names(names: Iterable[str]) -> list[str]:
    """All these names, made distinct."""
    given: list[str] = []
    for name in names:
        given.append(distinct_name(name, given))
    return given
