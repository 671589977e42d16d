"""Reviews of finished tables: never while the game runs, then for everybody who has the link, and worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Json, Server, new_table
from tests.server.hosts import until
from tests.server.test_tables import refusal
from vabanque.bots.pool import Overloaded, TooSlow
from vabanque.core import Unreadable
from vabanque.server import messages as m
from vabanque.server import reviews
from vabanque.server.background import Background
from vabanque.server.reviews import Reviews, ReviewSlice, name_of, part_since
from vabanque.store import Store, TableRow, Unavailable


async def whole_review(server: Server, path: str) -> Json:
    """A review, asked for until it is complete; every answer goes on where the last one stopped."""
    part = await server.get(path)
    events = part["events"]
    async with asyncio.timeout(120):
        while not part["seats"]:
            await asyncio.sleep(0.05)
            part = await server.get(f"/reviews/{part['id']}?since={len(events)}")
            assert part["since"] == len(events)
            events += part["events"]
    return {**part, "events": events}


async def test_a_review_opens_with_the_end_of_the_game_and_is_kept_with_the_table(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    # Nobody but Anna: a lucky bot could win before she is asked.
    setup = new_table("top-10000", "me me", start=True, options={"target": 1000}, spectators=False)
    made = await server.post("/tables", setup)
    path = f"/tables/{made['table']}/review"
    async with Client(server.url, made["table"], made["token"]) as anna, server.http() as http:
        token = {"Authorization": f"Bearer {made['token']}"}
        assert await refusal(await http.get(path, headers=token), 403) == "not-over"
        assert await refusal(await http.get(path), 403) == "no-spectators"
        await anna.play()
    linked = await whole_review(server, path)  # by link alone
    assert linked["exact"]
    assert linked["done"] == linked["total"]
    for seat, account in enumerate(linked["seats"]):
        parts = account["luck"] + account["decisions"] + account["others"] + account["evaluator"]
        assert linked["start"][seat] + parts == pytest.approx(account["result"], abs=1e-9)
    # Another process has not worked anything out, and knows it all the same.
    server.stop()
    server.start()
    again = await server.get(path)
    assert again == {**linked, "since": 0}


async def test_records_from_anywhere_are_reviewed_and_wrong_ones_refused(server: Server) -> None:
    made = await server.post("/tables", new_table("top-10000", "me bot", start=True, options={"target": 1000}))
    async with Client(server.url, made["table"], made["token"]) as anna, server.http() as http:
        await anna.play()
        record = await server.get(f"/tables/{made['table']}/record")
        part = await server.post("/reviews", record)
        assert (await whole_review(server, f"/reviews/{part['id']}"))["exact"]
        record["journal"].pop(3)
        forged = await server.post("/reviews", record)
        answer = await http.get(f"/reviews/{forged['id']}")
        for _ in range(1000):
            if answer.status_code != 200:
                break
            await asyncio.sleep(0.05)
            answer = await http.get(f"/reviews/{forged['id']}")
        assert answer.status_code == 400
        assert answer.json()["code"]
        assert await refusal(await http.get("/reviews/0123456789abcdef"), 404) == "no-such-page"


# How reviews grow and are kept, with a worker that answers at once

ME, OTHER = "192.0.2.1", "192.0.2.2"
SEAT = {**dict.fromkeys(m.ReviewSeat.__struct_fields__, 0.25), "choices": 4, "families": {"10000-dice": 0.25}}


class Worker:
    """In place of the pool for records: hands back what the test has prepared, and does not answer while it is held."""

    def __init__(self) -> None:
        self.parts: list[Any] = []
        self.asked: list[tuple[Any, ...]] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def ask(self, *arguments: Any, rank: int) -> Any:
        assert rank == 1  # records that somebody waits for go first
        self.asked.append(arguments)
        await self.ready.wait()
        part = self.parts.pop(0)
        if isinstance(part, Exception):
            raise part
        return part


@pytest.fixture
def worker() -> Worker:
    return Worker()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "tables.db"), synchronous="NORMAL")
    await opened.create(TableRow("a", None, "top-10000", "over", False, 1, 1, None, b"", "{}"), [], [])
    yield opened
    await opened.close()


def reviews_of(store: Store, background: Background, worker: Worker) -> Reviews:
    return Reviews(store, background, worker)  # type: ignore[arg-type]


def part(done: int, *, mark: Any = None, complete: bool = False) -> ReviewSlice:
    return ReviewSlice(
        [0.5, 0.5],
        4,
        done,
        True,
        False,
        [{"entry": done, "kind": "chance", "after": [0.5, 0.5]}],
        [SEAT, SEAT] if complete else [],
        mark,
    )


async def test_a_review_grows_part_by_part_and_is_kept_with_its_table(store: Store, worker: Worker) -> None:
    worker.parts = [part(2, mark="two"), part(4, complete=True)]
    background = Background()
    mine = reviews_of(store, background, worker)
    growing = await mine.of_table("a", b"record", ME)
    assert growing.working
    begun = m.ReviewPart(name_of(b"record"), start=[], total=0, done=0, exact=False, since=0, events=[], seats=[])
    assert part_since(growing, 0) == begun
    assert mine.named(growing.part.id, ME) is growing
    await until(lambda: growing.complete and not growing.working)
    assert [arguments[1:] for arguments in worker.asked] == [(b"record", None, 1.0), (b"record", "two", 1.0)]
    review = part_since(growing, 0)
    assert (review.start, review.total, review.done, review.exact, review.since) == ([0.5, 0.5], 4, 4, True, 0)
    assert [event.entry for event in review.events] == [2, 4]
    assert [part_since(growing, since).since for since in (1, 2, 9)] == [1, 2, 2]
    assert [[event.entry for event in part_since(growing, since).events] for since in (1, 2, 9)] == [[4], [], []]
    # It is worked out once: neither this host nor another one asks again.
    assert (await mine.of_table("a", b"record", ME)) is growing
    other = reviews_of(store, background, worker)
    assert part_since(await other.of_table("a", b"record", ME), 0) == review
    assert len(worker.asked) == 2
    assert mine.named("0123", ME) is None
    await background.close()


async def test_a_record_that_cannot_be_reviewed_is_refused_from_then_on(store: Store, worker: Worker) -> None:
    worker.parts = [("wrong-score", {"seat": 1})]
    background = Background()
    mine = reviews_of(store, background, worker)
    growing = mine.of(b"forged", ME)
    await until(lambda: growing.refusal is not None and not growing.working)
    with pytest.raises(Unreadable) as refused:
        part_since(mine.of(b"forged", ME), 0)
    assert (refused.value.code, refused.value.facts) == ("wrong-score", {"seat": 1})
    assert len(worker.asked) == 1
    await background.close()


async def test_a_review_is_complete_although_it_could_not_be_kept(
    store: Store, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: Any) -> None:
        raise Unavailable("away")

    background = Background()
    worker.parts = [part(4, complete=True), part(4, complete=True), part(4, complete=True)]
    with monkeypatch.context() as patch:
        patch.setattr(store, "keep_review", away)
        first = await reviews_of(store, background, worker).of_table("a", b"record", ME)
        await until(lambda: first.complete and not first.working)
    assert await store.review("a") is None
    # A review of nobody's table is kept nowhere, and a table that is gone keeps none.
    nobodys = reviews_of(store, background, worker).of(b"record", ME)
    gone = await reviews_of(store, background, worker).of_table("gone", b"x", ME)
    await until(lambda: all(growing.complete and not growing.working for growing in (nobodys, gone)))
    assert await store.review("a") is None
    assert caplog.records == []
    await background.close()


async def test_200_reviews_are_cached_and_the_least_recently_asked_for_is_evicted(store: Store, worker: Worker) -> None:
    background = Background()
    mine = reviews_of(store, background, worker)
    worker.parts = [part(4, complete=True) for _ in range(201)]

    async def review(number: int) -> None:
        growing = mine.of(b"%d" % number, ME)
        await until(lambda: growing.complete and not growing.working)

    for number in range(200):
        await review(number)
    assert mine.named(name_of(b"0"), ME) is not None
    await review(200)
    remembered = [mine._kept.get(name_of(b"%d" % number)) is not None for number in range(201)]
    assert remembered == [True, False, *[True] * 199]
    await background.close()


async def test_records_of_unfinished_reviews_are_kept_up_to_a_limit(
    store: Store, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_BYTES", 100)
    background = Background()
    mine = reviews_of(store, background, worker)
    worker.ready.clear()
    first, second = mine.of(b"a" * 60, ME), mine.of(b"b" * 60, ME)
    assert mine.named(first.part.id, ME) is None
    assert mine.named(second.part.id, ME) is second
    worker.parts = [part(2, mark="two"), part(2, mark="two"), part(4, complete=True)]
    worker.ready.set()
    await until(lambda: second.complete and not first.working)
    assert not first.complete  # nobody can ask for it any more, so it has stopped
    assert second.record == b""  # a finished one does not need it
    await background.close()


async def test_a_review_that_nobody_asks_for_stops_and_goes_on_when_somebody_does(
    store: Store, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    background = Background()
    mine = reviews_of(store, background, worker)
    monkeypatch.setattr(reviews, "INTEREST", -1.0)  # a minute has passed
    worker.parts = [part(2, mark="two"), part(4, complete=True)]
    growing = mine.of(b"record", ME)
    await until(lambda: not growing.working)
    assert (worker.asked, mine.running) == ([], 0)
    monkeypatch.setattr(reviews, "INTEREST", 60.0)
    assert mine.named(growing.part.id, OTHER) is growing
    await until(lambda: growing.complete)
    assert [event.entry for event in growing.part.events] == [2, 4]
    await background.close()


async def test_an_address_has_three_reviews_under_way_and_all_together_twelve(store: Store, worker: Worker) -> None:
    background = Background()
    mine = reviews_of(store, background, worker)
    worker.ready.clear()
    for number in range(3):
        mine.of(b"%d" % number, ME)
    with pytest.raises(Overloaded) as refused:
        mine.of(b"3", ME)
    assert refused.value.facts == {"seconds": 5}
    assert mine.named(name_of(b"3"), ME) is None  # it is not kept either
    assert mine.of(b"2", ME).working  # the same one again is no other one
    for number in range(3, 12):
        mine.of(b"%d" % number, f"198.51.100.{number // 3}")
    assert mine.running == 12
    with pytest.raises(Overloaded):
        mine.of(b"12", OTHER)
    worker.parts = [part(4, complete=True) for _ in range(13)]
    worker.ready.set()
    await until(lambda: mine.running == 0)
    growing = mine.of(b"12", ME)
    await until(lambda: growing.complete)
    await background.close()


async def test_a_review_resumes_after_an_overload_but_not_after_a_timeout(
    store: Store, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    background = Background()
    mine = reviews_of(store, background, worker)
    worker.parts = [part(2, mark="two"), Overloaded(30), part(4, complete=True)]
    growing = mine.of(b"record", ME)
    await until(lambda: not growing.working)
    assert (growing.part.done, growing.complete) == (2, False)
    assert mine.named(growing.part.id, ME) is growing
    await until(lambda: growing.complete)
    worker.parts = [TooSlow()]
    slow = mine.of(b"slow", ME)
    await until(lambda: not slow.working)
    with pytest.raises(Unreadable, match="record-too-slow"):
        part_since(mine.of(b"slow", ME), 0)
    assert caplog.records == []
    await background.close()
