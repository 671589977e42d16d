"""Names of players at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
"""Longest name in characters, including its number."""


def distinct_name(name: str, others: Iterable[str]) -> str:
    """`name`, with a number if another player already has it: a second Anna is Anna 2."""
    taken = {_look(other) for other in others}
    candidate, number = name, 1
    while _look(candidate) in taken:
        number += 1
        candidate = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return candidate


def _look(name: str) -> str:
    """The same for names that differ only in case, in width or font (Ａnna), or in how a sign is drawn."""
    plain = "".join(letter for letter in name if not "\ufe00" <= letter <= "\ufe0f")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())


def distinct_names(names: Iterable[str]) -> list[str]:
    """All these names, made distinct."""
    given: list[str] = []
    for name in names:
        given.append(distinct_name(name, given))
    return given
