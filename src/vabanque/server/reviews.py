"""Reviews of finished games: computed in a worker process, a second at a time, and stored with their tables.

A review grows piece by piece: the worker reviews for about a second and returns what it has and where it stopped. So
no review blocks the worker for long, and the browser draws what there is.
"""

from __future__ import annotations

import time
import zlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from vabanque.analyse.registry import evaluator_modules
from vabanque.bots.pool import Pool
from vabanque.core import Refusal, Unreadable
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.replays import MOST_ENTRIES
from vabanque.store import Conflict, Store, Unavailable

KEPT = 200
"""Reviews kept in memory. The least recently used are dropped; those of tables stay in the database."""
SECONDS = 1.0
"""How long a worker reviews at a time."""


class Part(NamedTuple):
    """What a worker has computed in one go."""

    start: list[float]
    total: int
    done: int
    exact: bool
    events: list[dict[str, Any]]
    seats: list[dict[str, float]]
    """Everybody's account; empty until the review is complete."""
    mark: Any


@dataclass
class Growing:
    """A review, as far as it has been computed."""

    record: bytes
    part: m.ReviewPart
    """The review so far, from the first event on."""
    table: str | None = None
    """The table with which it is stored."""
    mark: Any = None
    refusal: tuple[str, dict[str, int | str]] | None = None
    working: bool = False

    @property
    def complete(self) -> bool:
        return bool(self.part.seats)

    def take(self, part: Part) -> None:
        """Add what a worker has computed."""
        self.mark = part.mark
        self.part.start, self.part.total, self.part.done, self.part.exact = (
            part.start,
            part.total,
            part.done,
            part.exact,
        )
        self.part.events += [msgspec.convert(event, m.ReviewEvent) for event in part.events]
        self.part.seats = [m.ReviewSeat(**seat) for seat in part.seats]


class Reviews:
    """The reviews of a host."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store = store
        self._background = background
        self._pool: Pool | None = None
        """A separate worker, so that bots never wait for a review; it starts with the first review."""
        self._kept: OrderedDict[str, Growing] = OrderedDict()

    def of(self, record: bytes, table: str | None = None) -> Growing:
        """The review of a record; starts it if necessary. With `table`, it is stored with that table."""
        name = name_of(record)
        begun = Growing(record, m.ReviewPart(name, [], 0, 0, False, 0, [], []), table)
        return self._look_after(self._kept.setdefault(name, begun))

    async def of_table(self, table: str, record: bytes) -> Growing:
        """The review of a finished table: the stored one, or a new one."""
        name = name_of(record)
        if name not in self._kept and (body := await self._store.review(table)) is not None:
            stored = msgspec.json.decode(zlib.decompress(body), type=m.ReviewPart)
            self._kept[name] = Growing(record, msgspec.structs.replace(stored, id=name), table)
        return self.of(record, table)

    def named(self, name: str) -> Growing | None:
        """A review that has been started; None if there is no such review, or no longer."""
        review = self._kept.get(name)
        return None if review is None else self._look_after(review)

    def _look_after(self, review: Growing) -> Growing:
        self._kept.move_to_end(review.part.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if not (review.complete or review.refusal or review.working):
            review.working = True
            self._background.spawn(self._work(review))
        return review

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()

    def _worker(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(1, evaluator_modules())
        return self._pool

    async def _work(self, review: Growing) -> None:
        try:
            while not review.complete:
                part = await self._worker().ask(review_part, review.record, review.mark, SECONDS)
                if not isinstance(part, Part):
                    review.refusal = part
                    return
                review.take(part)
            await self._keep(review)
        finally:
            review.working = False

    async def _keep(self, review: Growing) -> None:
        if review.table is not None:
            with suppress(Conflict, Unavailable):  # another host was faster, the table has expired, or retry next time
                await self._store.keep_review(review.table, zlib.compress(msgspec.json.encode(review.part)))


def name_of(record: bytes) -> str:
    """A review's id: anyone who has the record, or its review, knows it."""
    return sha256(record).hexdigest()[:24]


def part_since(review: Growing, since: int) -> m.ReviewPart:
    """What a browser that has `since` events does not have yet. Raises Unreadable if the record is wrong."""
    if review.refusal is not None:
        code, facts = review.refusal
        raise Unreadable(code, **facts)
    since = min(since, len(review.part.events))
    return msgspec.structs.replace(review.part, since=since, events=review.part.events[since:])


def review_part(text: bytes, mark: Any, seconds: float) -> Part | tuple[str, dict[str, int | str]]:
    """Review for about this long, from `mark` on. Runs in a worker.

    For a record that cannot be reviewed, returns (code, facts) of the refusal: a Refusal cannot be pickled.
    """
    from vabanque.analyse import Reviewer
    from vabanque.analyse.plain import drawn_event, drawn_seats
    from vabanque.play.record import read_record

    until = time.monotonic() + seconds
    try:
        record = read_record(text)
        if len(record.journal) > MOST_ENTRIES:
            raise Unreadable("record-too-long", most=MOST_ENTRIES)
        reviewer = Reviewer(record, mark=mark)
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)
    events: list[dict[str, Any]] = []
    complete = True
    for step in reviewer.steps():
        events += map(drawn_event, step)
        if time.monotonic() > until and reviewer.entry < len(record.journal):
            complete = False
            break
    review = reviewer.review
    seats = drawn_seats(review) if complete else []
    start = [float(share) for share in review.start]
    return Part(start, len(record.journal), reviewer.entry, review.exact, events, seats, reviewer.mark())
