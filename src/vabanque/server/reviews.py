"""Reviews of finished games: computed in a worker process, a second at a time, and stored with their tables.

A review grows piece by piece: the worker reviews for about a second and returns what it has and where it stopped. So
no review blocks the worker for long, and the browser draws what there is. It goes on as long as somebody asks for it.
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

from vabanque.bots.pool import Overloaded, Pool, TooSlow
from vabanque.core import Refusal, Unreadable
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.replays import MOST_ENTRIES, Refused
from vabanque.store import Conflict, Store, Unavailable

KEPT = 200
"""Reviews kept in memory. The least recently used are dropped; those of tables stay in the database."""
MOST_BYTES = 64 << 20
"""Records kept with them, in bytes."""
SECONDS = 1.0
"""How long a worker reviews at a time."""
INTEREST = 60.0
"""Seconds after which a review stops that nobody has asked for. It goes on where it stopped when somebody does."""
MOST_RUNNING = 12
"""Reviews under way at a time; each of them gets its second in turn."""
MOST_RUNNING_EACH = 3
"""Reviews under way at a time that the same address has begun."""
LATER = 5.0
"""Seconds after which to try again when there are too many."""


class ReviewSlice(NamedTuple):
    """What a worker has computed in one go."""

    start: list[float]
    total: int
    done: int
    exact: bool
    rough: bool
    events: list[dict[str, Any]]
    seats: list[dict[str, Any]]
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
    refusal: Refused | None = None
    working: bool = False
    asker: str = ""
    """The address for which it is being worked on."""
    asked: float = 0.0
    """When somebody last asked for it, by `time.monotonic`."""

    @property
    def complete(self) -> bool:
        return bool(self.part.seats)

    def take(self, part: ReviewSlice) -> None:
        """Add what a worker has computed."""
        self.mark = part.mark
        self.part.start, self.part.total, self.part.done = part.start, part.total, part.done
        self.part.exact, self.part.rough = part.exact, part.rough
        self.part.events += [msgspec.convert(event, m.ReviewEvent) for event in part.events]
        self.part.seats = [m.ReviewSeat(**seat) for seat in part.seats]


class Reviews:
    """The reviews of a host."""

    def __init__(self, store: Store, background: Background, pool: Pool) -> None:
        self._store = store
        self._background = background
        self._pool = pool
        self._kept: OrderedDict[str, Growing] = OrderedDict()
        self._running: list[Growing] = []

    @property
    def running(self) -> int:
        """How many are being worked on."""
        return len(self._running)

    def of(self, record: bytes, asker: str, table: str | None = None) -> Growing:
        """The review of a record, started if necessary; `table` is where it will be stored. Raises Overloaded."""
        name = name_of(record)
        review = self._kept.get(name)
        if review is None:
            review = Growing(record, m.ReviewPart(name, [], 0, 0, False, 0, [], []), table)
        return self._look_after(review, asker)

    async def of_table(self, table: str, record: bytes, asker: str) -> Growing:
        """The review of a finished table: the stored one, or a new one. Raises Overloaded."""
        name = name_of(record)
        if name not in self._kept and (body := await self._store.review(table)) is not None:
            stored = msgspec.json.decode(zlib.decompress(body), type=m.ReviewPart)
            self._kept[name] = Growing(b"", msgspec.structs.replace(stored, id=name), table)
        return self.of(record, asker, table)

    def named(self, name: str, asker: str) -> Growing | None:
        """A review that has been started; None if there is no such review, or no longer. Raises Overloaded."""
        review = self._kept.get(name)
        return None if review is None else self._look_after(review, asker)

    def _look_after(self, review: Growing, asker: str) -> Growing:
        """Keep a review that somebody asks for, and go on with it. Raises Overloaded if there are too many already."""
        if not (review.complete or review.refusal or review.working):
            if self._is_full_for(asker):
                raise Overloaded(LATER)
            review.working, review.asker = True, asker
            self._running.append(review)
            self._background.spawn(self._work(review))
        review.asked = time.monotonic()
        self._kept[review.part.id] = review
        self._kept.move_to_end(review.part.id)
        while len(self._kept) > KEPT or sum(len(kept.record) for kept in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)
        return review

    def _is_full_for(self, asker: str) -> bool:
        own = sum(review.asker == asker for review in self._running)
        return len(self._running) >= MOST_RUNNING or own >= MOST_RUNNING_EACH

    async def _work(self, review: Growing) -> None:
        try:
            while not review.complete:
                if time.monotonic() - review.asked > INTEREST or self._kept.get(review.part.id) is not review:
                    return
                part = await self._pool.ask(review_part, review.record, review.mark, SECONDS, rank=1)
                if not isinstance(part, ReviewSlice):
                    review.refusal = part
                    return
                review.take(part)
            review.record = b""
            await self._keep(review)
        except TooSlow:
            review.refusal = "record-too-slow", {}
        except Overloaded:
            pass  # no process could be had; it goes on when somebody asks again
        finally:
            review.working = False
            self._running.remove(review)

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


def review_part(text: bytes, mark: Any, seconds: float) -> ReviewSlice | Refused:
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
    total, done = len(record.journal), reviewer.entry
    return ReviewSlice(start, total, done, review.exact, review.rough, events, seats, reviewer.mark())
