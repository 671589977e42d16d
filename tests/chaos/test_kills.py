"""`make chaos`: at least two hundred kills of everything that can be killed, under play. KILLS=1000 kills more."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crashes import crash_under_play
from tests.server.harness import Server
from tests.server.services import Postgres, Redis, start_postgres, start_redis

KILLS = int(os.environ.get("KILLS", "200"))


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[list[Server], Postgres, Redis]]:
    postgres, redis = start_postgres(), start_redis()
    servers = [Server(tmp_path, postgres.url, bus=redis.url).start() for _ in range(2)]
    yield servers, postgres, redis
    for server in servers:
        server.end()
    redis.stop()
    postgres.stop()


async def test_a_server_killed_at_random_moments_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    def restart() -> None:
        server.start()

    try:
        promises, games, seconds = await crash_under_play(
            [server], str(tmp_path / "tables.db"), KILLS // 2, server.kill, restart, tables=4
        )
        print(f"{KILLS // 2} kills, {games} games, {promises} promises kept, {seconds:.0f} s")
    finally:
        server.end()


async def test_hosts_database_and_bus_killed_in_turn_lose_nothing(
    cluster: tuple[list[Server], Postgres, Redis],
) -> None:
    servers, postgres, redis = cluster
    victims: list[Server | Postgres | Redis] = [*servers, postgres, redis]
    number = 0

    def kill() -> None:
        victims[number % len(victims)].kill()

    def restart() -> None:
        nonlocal number
        victims[number % len(victims)].start()
        number += 1

    promises, games, seconds = await crash_under_play(
        servers, postgres.url, KILLS - KILLS // 2, kill, restart, tables=4, seed=2
    )
    print(f"{KILLS - KILLS // 2} kills, {games} games, {promises} promises kept, {seconds:.0f} s")
