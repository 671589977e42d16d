"""Reviews of finished games: worked out in worker processes, a second at a time, and kept while the server runs.

A review grows piece by piece: a worker reviews for about a second and hands back what it has and where it stopped. So
bots never wait long for a worker, and the browser draws what there is.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from vabanque.analyse.registry import compiled_modules
from vabanque.bots.pool import Pool
from vabanque.core import Refusal, Unreadable
from vabanque.server import messages as m
from vabanque.server.background import Background

KEPT = 200
"""Reviews that are kept. Those nobody has asked for longest are forgotten, and worked out again when somebody does."""
SECONDS = 1.0
"""How long a worker reviews at a time."""
LONGEST = 3_000
"""Entries of a journal that is reviewed."""


class Part(NamedTuple):
    """What a worker has found out in one go."""

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
    """A review, as far as it has been worked out."""

    name: str
    record: bytes
    events: list[m.ReviewEvent] = field(default_factory=list)
    last: Part | None = None
    refusal: tuple[str, dict[str, int | str]] | None = None
    working: bool = False

    @property
    def complete(self) -> bool:
        return self.last is not None and bool(self.last.seats)


class Reviews:
    """The reviews of a host."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._pool: Pool | None = None
        """A worker of its own, so that bots never wait for a review; it starts with the first one."""
        self._kept: OrderedDict[str, Growing] = OrderedDict()

    def of(self, record: bytes) -> Growing:
        """The review of a record; begins it, unless that has been done."""
        name = sha256(record).hexdigest()[:24]
        review = self._kept.setdefault(name, Growing(name, record))
        return self._look_after(review)

    def named(self, name: str) -> Growing | None:
        """A review that somebody has begun. None: there is no such review, or not any more."""
        review = self._kept.get(name)
        return None if review is None else self._look_after(review)

    def _look_after(self, review: Growing) -> Growing:
        self._kept.move_to_end(review.name)
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
            self._pool = Pool(1, compiled_modules())
        return self._pool

    async def _work(self, review: Growing) -> None:
        try:
            while not review.complete:
                mark = review.last.mark if review.last else None
                part = await self._worker().ask(review_part, review.record, mark, SECONDS)
                if not isinstance(part, Part):
                    review.refusal = part
                    return
                review.events += [msgspec.convert(event, m.ReviewEvent) for event in part.events]
                review.last = part
        finally:
            review.working = False


def told(review: Growing, since: int) -> m.ReviewPart:
    """What a browser that has `since` events does not know yet. Raises Unreadable if the record is wrong."""
    if review.refusal is not None:
        code, facts = review.refusal
        raise Unreadable(code, **facts)
    last = review.last or Part([], 0, 0, False, [], [], None)
    since = min(since, len(review.events))
    return m.ReviewPart(
        id=review.name,
        start=last.start,
        total=last.total,
        done=last.done,
        exact=last.exact,
        since=since,
        events=review.events[since:],
        seats=[m.ReviewSeat(**seat) for seat in last.seats],
    )


def review_part(text: bytes, mark: Any, seconds: float) -> Part | tuple[str, dict[str, int | str]]:
    """Review for about this long, from `mark` on. Runs in a worker.

    A record that cannot be reviewed is refused with (code, facts): a Refusal cannot be pickled.
    """
    from vabanque.analyse import Reviewer
    from vabanque.analyse.plain import drawn_event, drawn_seats
    from vabanque.play.record import read_record

    until = time.monotonic() + seconds
    try:
        record = read_record(text)
        if len(record.journal) > LONGEST:
            raise Unreadable("record-too-long", most=LONGEST)
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
    found = reviewer.review
    seats = drawn_seats(found) if complete else []
    start = [float(share) for share in found.start]
    return Part(start, len(record.journal), reviewer.entry, found.exact, events, seats, reviewer.mark())
