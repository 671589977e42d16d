"""Files of game records, read with care: any file may be given by mistake, of any size."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

LONGEST_LINE = 32 << 20
"""Bytes kept of a line; a record may not be longer (play.record)."""


def games_in(file: str) -> Iterator[tuple[int, bytes]]:
    """Line number and text of every game in a file. Raises EOFError if it holds none."""
    if file == "-":
        yield from _lines(sys.stdin.buffer)
        return
    with Path(file).open("rb") as stream:
        if file.endswith(".json"):  # one game, which somebody may have laid out over many lines
            yield 1, stream.read(LONGEST_LINE + 1)
        else:
            yield from _lines(stream)


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines that hold something, none of them kept beyond the longest a record may be."""
    found = False
    line = 0
    while text := stream.readline(LONGEST_LINE + 2):
        line += 1
        rest = text
        while not rest.endswith(b"\n") and len(text) > LONGEST_LINE:
            rest = stream.readline(LONGEST_LINE)
            if not rest:
                break
        if text.strip():
            found = True
            yield line, text
    if not found:
        raise EOFError
