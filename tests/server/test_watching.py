"""What an operator can watch: figures for Prometheus, and one line in the log for each incident."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.harness import new_id
from tests.server.inside import Inside, inside
from tests.server.services import Redis, start_redis
from vabanque.bus import Bus, make_bus
from vabanque.reach import Reach
from vabanque.server.measures import BOUNDS, Histogram

# Litestar 2 warns about what Litestar 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db")) as running:
        yield running


async def figures(server: Inside) -> dict[str, float]:
    text = (await server.ask("GET", "/metrics")).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_histogram_counts_what_took_at_most_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0001, 0.001, 0.0011, 0.15, 99):
        histogram.observe(seconds)
    counts = dict(zip((*BOUNDS, None), histogram.cumulated(), strict=True))
    assert (counts[0.001], counts[0.0025], counts[0.1], counts[0.15], counts[10.0], counts[None]) == (2, 3, 3, 4, 4, 5)
    assert histogram.sum == pytest.approx(99.1522)


@pytest.mark.parametrize("views", ["none", "turn", "all", "changes"])
async def test_a_move_is_measured_to_its_acknowledgement_and_to_the_last_socket(server: Inside, views: str) -> None:
    made = await server.table("me local")
    await server.command(made, "start")
    async with await server.enter(made, made["token"], views) as anna, await server.enter(made, None, views) as watcher:
        for socket in (anna, watcher):
            await socket.until("news" if views == "changes" else "entries")
        before = await figures(server)
        for _ in range(3):
            anna.send({"type": "react", "id": new_id(), "emoji": "🍀"})
            for socket in (anna, watcher):
                while not any(seen["entry"]["kind"] == "reacted" for seen in (await socket.hear()).get("entries", [])):
                    pass
        async with asyncio.timeout(10):
            while True:
                after = await figures(server)
                if after["vabanque_spread_seconds_count"] >= 3:
                    break
                await asyncio.sleep(0.01)
    for name in ("vabanque_command_seconds", "vabanque_spread_seconds"):
        assert after[f"{name}_count"] - before[f"{name}_count"] == 3
        assert after[f'{name}_bucket{{le="+Inf"}}'] == after[f"{name}_count"]
        assert 0 < after[f"{name}_sum"] - before[f"{name}_sum"] < 30


async def test_refusals_are_counted_by_code_and_class_of_address(server: Inside) -> None:
    made = await server.table("me open")
    async with await server.enter(made, made["token"]) as socket:
        await socket.do("start")
        await socket.do("rematch")
    await server.command(made, "start")
    await server.ask("GET", "/codes/ABCDEF")
    after = await figures(server)
    assert after['vabanque_refusals_total{code="seats-open",address="this-machine"}'] == 2
    assert after['vabanque_refusals_total{code="not-over",address="this-machine"}'] == 1
    assert after['vabanque_refusals_total{code="no-such-code",address="this-machine"}'] == 1


async def test_figures_say_whether_database_bus_and_workers_keep_up(server: Inside) -> None:
    now = await figures(server)
    assert (now["vabanque_database_up"], now["vabanque_database_queue"], now["vabanque_bus_up"]) == (1, 0, 1)
    assert (now["vabanque_bot_workers"] >= 1, now["vabanque_bot_questions"]) == (True, 0)
    server.host.store.reach.failed("disk full")
    now = await figures(server)
    assert (now["vabanque_database_up"], now["vabanque_database_failures_total"]) == (0, 1)
    await server.table("me open")  # it can be written again
    assert (await figures(server))["vabanque_database_up"] == 1


def test_an_incident_is_two_lines_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    reach = Reach(logging.getLogger("vabanque.test"), "gone", "back")
    reach.answered()
    for _ in range(5):
        reach.failed("refused")
    reach.answered()
    reach.answered()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("ERROR", "gone"),
        ("WARNING", "back"),
    ]
    assert (reach.up, reach.failures) == (True, 5)


async def ring_until(bus: Bus, *, up: bool) -> None:
    async with asyncio.timeout(20):
        while bus.reach.up != up:
            bus.ring("table", 1)
            await asyncio.sleep(0.05)


@pytest.mark.services
async def test_a_bus_that_is_away_is_noticed_and_so_is_its_return(caplog: pytest.LogCaptureFixture) -> None:
    redis: Redis = await asyncio.to_thread(start_redis)
    bus = make_bus(redis.url)
    try:
        await bus.start(lambda *_: None)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(redis.kill)
        await ring_until(bus, up=False)
        await asyncio.to_thread(redis.start)
        await ring_until(bus, up=True)
    finally:
        await bus.close()
        redis.stop()
    messages = [record.getMessage() for record in caplog.records if record.name == "vabanque.bus"]
    assert messages[0].startswith("the bus does not answer")
    assert messages[-1] == "the bus answers again"
