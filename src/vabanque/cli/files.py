"""Files of game records. They are read with care: the file may be anything, of any size."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from vabanque.cli.common import fail

if TYPE_CHECKING:
    from vabanque.i18n import Words

LONGEST_LINE = 32 << 20
"""How many bytes of a line are kept; no record may be longer (play.record)."""


def game_in(file: str, number: int, words: Words) -> bytes:
    """The text of one game in a file, counted from 1. Without such a game the command ends."""
    try:
        texts = [text for _, text in islice(games_in(file), number)]
    except (OSError, EOFError) as error:
        fail(f"{file}: {getattr(error, 'strerror', None) or words('verify-no-game')}")
    if len(texts) < number:
        fail(words("replay-no-such-game", number=number, games=len(texts)))
    return texts[-1]


def games_in(file: str) -> Iterator[tuple[int, bytes]]:
    """Line number and text of every game in a file. Raises EOFError if there is none."""
    if file == "-":
        yield from _lines(sys.stdin.buffer)
        return
    with Path(file).open("rb") as stream:
        if file.endswith(".json"):  # one game, perhaps spread over many lines
            yield 1, stream.read(LONGEST_LINE + 1)
        else:
            yield from _lines(stream)


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines that are not blank, cut off just beyond the longest record allowed."""
    any_game = False
    line = 0
    while text := stream.readline(LONGEST_LINE + 2):
        line += 1
        rest = text
        while not rest.endswith(b"\n") and len(text) > LONGEST_LINE:
            rest = stream.readline(LONGEST_LINE)
            if not rest:
                break
        if text.strip():
            any_game = True
            yield line, text
    if not any_game:
        raise EOFError
