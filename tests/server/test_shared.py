"""What hosts share through Redis: limits, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis.asyncio import Redis as Client

from tests.server.hosts import QuickBots, until, wanted
from tests.server.services import Redis, start_redis
from vabanque.bus import PRESENCE
from vabanque.bus.redis import CHANNEL, RedisBus
from vabanque.server.clock import now_ms
from vabanque.server.config import Config
from vabanque.server.host import Host
from vabanque.server.limits import SharedBuckets, TooMany
from vabanque.server.rooms import RECENT, Connection
from vabanque.server.table import token_hash
from vabanque.store import Store

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    running = start_redis()
    yield running
    running.stop()


@pytest.fixture
async def buses(redis: Redis) -> AsyncIterator[list[RedisBus]]:
    opened = [RedisBus(redis.url) for _ in range(3)]
    yield opened
    for bus in opened:
        await bus.close()


@pytest.fixture
async def hosts(redis: Redis, tmp_path: Path) -> AsyncIterator[list[Host]]:
    """Two hosts that ring at each other; nothing else tells them about news."""
    config = Config(database=str(tmp_path / "tables.db"), synchronous="NORMAL", bus=redis.url)
    opened = []
    for _ in range(2):
        store = await Store.open(config.database, synchronous="NORMAL")
        host = Host(config, store, RedisBus(redis.url), QuickBots(), QuickBots(), QuickBots())  # type: ignore[arg-type]
        await host.bus.start(host.heard)
        opened.append(host)
    async with asyncio.timeout(20), Client.from_url(redis.url) as client:
        while (await client.pubsub_numsub(CHANNEL))[0][1] < 2:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.01)
    yield opened
    for host in opened:
        await host.close()


async def taken(buckets: list[SharedBuckets], who: str, times: int) -> int:
    """How many of so many attempts, at the hosts in turn, were allowed."""
    allowed = 0
    for number in range(times):
        with suppress(TooMany):
            await buckets[number % len(buckets)].take(who)
            allowed += 1
    return allowed


async def test_three_hosts_together_allow_what_one_would(buses: list[RedisBus]) -> None:
    buckets = [SharedBuckets("guesses", 0.001, 10_000.0, bus) for bus in buses]
    assert await taken(buckets, "192.0.2.1", 40) == 10
    assert await taken(buckets, "192.0.2.2", 40) == 10, "everybody has a bucket of their own"
    other = [SharedBuckets("creations", 0.001, 5_000.0, bus) for bus in buses]
    assert await taken(other, "192.0.2.1", 40) == 5


async def test_a_bus_can_be_closed_in_the_middle_of_a_ring(redis: Redis) -> None:
    for steps in range(60):
        bus = RedisBus(redis.url)
        await bus.start(lambda _table, _seq: None)
        bus.ring("a table", 1)
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await bus.close()


async def test_a_bucket_fills_again(buses: list[RedisBus]) -> None:
    buckets = [SharedBuckets("requests", 100.0, 0.03, bus) for bus in buses]
    allowed = [await taken(buckets, "192.0.2.1", 30) for _ in range(4)]
    assert sum(allowed) > 3, "one every hundredth of a second"


async def test_without_redis_every_host_counts_for_itself(redis: Redis, buses: list[RedisBus]) -> None:
    buckets = [SharedBuckets("guesses", 0.001, 4_000.0, bus) for bus in buses]
    redis.kill()
    try:
        assert await taken(buckets, "192.0.2.9", 40) == 3 * 4
        assert not buses[0].reach.up
    finally:
        redis.start()
    for bus in buses:
        bus._alone_until = 0.0
    assert await taken(buckets, "192.0.2.9", 40) == 4, "now they count together again"
    assert buses[0].reach.up


async def test_presence_travels_between_hosts_at_once(hosts: list[Host]) -> None:
    one, other = hosts
    made = await one.seats.create(wanted("me open"))
    here, there = await one.rooms.find(made.table), await other.rooms.find(made.table)
    watcher = Connection(None)
    other.presence.enter(there, watcher)
    token = token_hash(made.token)
    laptop, phone = Connection(token), Connection(token)
    one.presence.enter(here, laptop)
    await until(lambda: there.here() == {0})
    other.presence.enter(there, phone)
    one.presence.leave(here, laptop)
    await one.store.seen(made.table, [token], now_ms() - RECENT)
    one.bus.ring(made.table, PRESENCE)
    async with asyncio.timeout(20):  # the same person is still there, and the other host says so
        while (await one.store.devices(made.table))[0].seen <= now_ms() - RECENT:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    watcher.presence_changed = False
    other.presence.leave(there, phone)
    await until(lambda: there.here() == set())
    assert watcher.presence_changed
