"""Playing a contest: in batches on any number of processes, resumable, with the same result on all of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from vabanque.arena.contest import Contest, is_foreign
from vabanque.arena.deals import play_deals
from vabanque.arena.referee import DISQUALIFIED_AFTER
from vabanque.arena.registry import contest_modules
from vabanque.arena.results import DealBatch
from vabanque.core import Unreadable
from vabanque.parallel import spread

DEALS = 5
"""Deals per batch."""
WAVE = 64
"""Most batches per wave. Between waves, bots that crash or stall too often are disqualified."""
FORMAT = "vabanque-arena/1"


def play_contest(
    contest: Contest, games: int, *, jobs: int = 1, cluster: str | None = None, resume: Path | None = None
) -> Generator[DealBatch]:
    """Play `games` games, rounded up to whole deals, and yield their batches in order. `spread` distributes the work.

    With `resume`, games in that file are not played again, and new games are added to it at once.
    """
    deals = -(-games // contest.seats)
    if resume is None:
        yield from _play([], contest, deals, jobs, cluster)
        return
    known = _read(resume, contest)
    with resume.open("ab") as file:
        if not file.tell():
            _write(file, _header(contest))
        done: list[DealBatch] = []
        for batch in known:
            if batch.last <= deals:
                done.append(batch)
                yield batch
        if len(done) < len(known):
            return  # the file already has more games than requested
        for batch in _play(done, contest, deals, jobs, cluster):
            _write(file, batch)
            yield batch


def _play(
    done: Sequence[DealBatch], contest: Contest, deals: int, jobs: int, cluster: str | None
) -> Iterator[DealBatch]:
    """The batches that are not done yet."""
    start = done[-1].last if done else 0
    behaviour = [*done]
    for wave in _waves(deals, patient=not any(map(is_foreign, contest.bots))):
        out = sent_out(contest, [batch for batch in behaviour if batch.first < wave[0][0]])
        left = [(contest, max(first, start), last, out) for first, last in wave if last > start]
        needs = contest_modules(contest.game, contest.bots)
        for batch in spread(play_deals, left, jobs=jobs, cluster=cluster, needs=needs):
            behaviour.append(DealBatch(batch.first, batch.last, [], batch.faults))
            yield batch


def _waves(deals: int, *, patient: bool) -> Iterator[list[tuple[int, int]]]:
    """Batches as (first deal, one past the last), in growing waves: the first, small one exposes misbehaving bots."""
    batches = [(first, min(first + DEALS, deals)) for first in range(0, deals, DEALS)]
    if patient:
        yield from [batches] if batches else []
        return
    size = 1
    while batches:
        yield batches[:size]
        batches = batches[size:]
        size = min(2 * size, WAVE)


def sent_out(contest: Contest, batches: Sequence[DealBatch]) -> frozenset[str]:
    """Bots that crashed or stalled too often."""
    return frozenset(
        bot
        for bot in contest.bots
        if any(bot in batch.faults and batch.faults[bot].waited >= DISQUALIFIED_AFTER for batch in batches)
    )


def _header(contest: Contest) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(contest))  # as read back from a file
    if not contest.luck_adjusted:
        del plain["luck_adjusted"]  # so that files from before this field existed still match
    return {"format": FORMAT, **plain}


def _write(file: BinaryIO, line: Any) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def _read(path: Path, contest: Contest) -> list[DealBatch]:
    """What was played before. A line cut short by a crash is dropped. Raises Unreadable if it is another contest."""
    if not path.exists() or not path.stat().st_size:
        return []
    header, *lines = path.read_bytes().splitlines(keepends=True)
    try:
        written = msgspec.json.decode(header)
    except msgspec.DecodeError:
        written = None
    if not isinstance(written, dict) or written.get("format") != FORMAT or not header.endswith(b"\n"):
        raise Unreadable("not-an-arena-file", file=str(path)[-100:])
    for key, value in _header(contest).items():
        if written.get(key) != value:
            raise Unreadable("another-contest", file=str(path)[-100:], key=key, found=str(written.get(key))[:100])
    batches: list[DealBatch] = []
    size = len(header)
    for line in lines:
        try:
            batch = msgspec.json.decode(line, type=DealBatch)
        except (msgspec.DecodeError, msgspec.ValidationError):
            break
        if not line.endswith(b"\n") or batch.first != (batches[-1].last if batches else 0):
            break
        batches.append(batch)
        size += len(line)
    if size < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(size)
    return batches
