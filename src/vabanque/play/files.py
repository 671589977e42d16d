"""Files of game records, read defensively: a file may contain anything, of any size."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from os import PathLike, fspath
from pathlib import Path
from typing import BinaryIO, cast

from vabanque.core import Misconfigured, Unreadable
from vabanque.play.record import LONGEST_LINE, Record, read_record

SAMPLES = Path(__file__).parents[1] / "samples"
"""A recorded game of every game of our own."""


def read_records(file: str | PathLike[str]) -> Iterator[Record]:
    """Yield the games in a file one by one, so that files of any size can be read.

    One game per line; a file that ends in `.json` has one game, perhaps spread over many lines; `.gz` is unpacked while
    reading. Raises Unreadable for a line that is not a record, and OSError if the file cannot be read. `verify` checks
    a game, `replay` plays it.

    >>> for record in read_records(SAMPLES / "top-10000.jsonl"):
    ...     print(record.game, record.seats, record.journal[0])
    top-10000 ('Anna', 'Benno') Throw(seat=0, black=(1, 2, 3, 5, 5), red=5)
    """
    for _, text in texts_in(fspath(file)):
        yield read_record(text)


def sample_records(game: str) -> Iterator[Record]:
    """Yield the recorded games of `game` that are part of this package, to try things out with.

    Raises Misconfigured if there are none.

    >>> [record.seats for record in sample_records("top-10000")]
    [('Anna', 'Benno')]
    """
    samples = {file.stem: file for file in SAMPLES.glob("*.jsonl")}
    if game not in samples:
        raise Misconfigured("no-samples", game=game).suggesting(game, samples)
    yield from read_records(samples[game])


def texts_in(file: str) -> Iterator[tuple[int, bytes]]:
    """Line number and text of every game in a file; `-` is standard input."""
    if file == "-":
        yield from _lines(sys.stdin.buffer)
        return
    with _open(file) as stream:
        if file.endswith((".json", ".json.gz")):  # one game, perhaps spread over many lines
            yield 1, stream.read(LONGEST_LINE + 1)
        else:
            yield from _lines(stream)


def _open(file: str) -> BinaryIO:
    if file.endswith(".gz"):
        import gzip

        return cast("BinaryIO", gzip.open(file))
    return Path(file).open("rb")


def nth_text(file: str, number: int) -> bytes:
    """The text of one game in a file, counted from 1. Raises OSError, or Unreadable if there are fewer games."""
    games = 0
    for _, text in texts_in(file):
        games += 1
        if games == number:
            return text
    if not games:
        raise Unreadable("no-game")
    raise Unreadable("no-such-game", number=number, games=games)


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines that are not blank, truncated just beyond the longest record allowed."""
    line = 0
    while text := stream.readline(LONGEST_LINE + 2):
        line += 1
        rest = text
        while not rest.endswith(b"\n") and len(text) > LONGEST_LINE:
            rest = stream.readline(LONGEST_LINE)
            if not rest:
                break
        if text.strip():
            yield line, text
