"""`make chaos`: at least three hundred faults of every kind under play, over both setups.

FAULTS=1000 makes more. SEED=2 draws others, so that long runs can be made in pieces.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from tests.chaos.faults import (
    ClockedServer,
    can_set_clocks,
    cut_sockets,
    full_disk,
    jumping_clock,
    killed_worker,
    late_host,
    older_postgres,
    older_sqlite,
)
from tests.server.crashes import Fault, crash_under_play, killed
from tests.server.services import Postgres, Redis, start_postgres, start_redis

FAULTS = int(os.environ.get("FAULTS", "300"))
SEED = int(os.environ.get("SEED", "1"))
"""Which faults, and in which order."""
PATIENCE = 1800.0
"""Seconds that a single game may take: on a busy machine a server takes long to start, and here it is killed again."""

pytestmark = pytest.mark.timeout(4 * 3600)
Cluster = tuple[list[ClockedServer], Postgres, Redis]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    postgres, redis = start_postgres(), start_redis()
    servers = [ClockedServer(tmp_path, postgres.url, bus=redis.url) for _ in range(3)]
    for server in servers:
        server.start()
    yield servers, postgres, redis
    for server in servers:
        server.end()
    redis.stop()
    postgres.stop()


def mixed(kinds: Mapping[str, Fault], count: int, rng: Random) -> tuple[list[Fault], Counter[str]]:
    """So many faults, every kind about equally often, in random order."""
    names = [list(kinds)[number % len(kinds)] for number in range(count)]
    rng.shuffle(names)
    return [kinds[name] for name in names], Counter(names)


def report(setup: str, counts: Counter[str], promises: int, games: int, seconds: float) -> None:
    faults = ", ".join(f"{count} x {name}" for name, count in sorted(counts.items()))
    print(f"\n{setup}: {counts.total()} faults ({faults}); {games} games, {promises} promises kept, {seconds:.0f} s")


def possible(kinds: dict[str, Fault]) -> dict[str, Fault]:
    if not can_set_clocks():
        print("no C compiler: clocks do not jump")
        return {name: fault for name, fault in kinds.items() if "clock" not in name}
    return kinds


async def test_one_server_on_sqlite_keeps_its_promises(tmp_path: Path) -> None:
    rng, server, file = Random(SEED), ClockedServer(tmp_path), tmp_path / "tables.db"
    server.start()
    kinds = possible(
        {
            "server killed": killed(server),
            "worker killed": killed_worker(server),
            "sockets cut": cut_sockets,
            "disk full": full_disk(server, rng),
            "clock jumps": jumping_clock(server, rng),
            "late start, older database": late_host(server, older_sqlite(file)),
        }
    )
    faults, counts = mixed(kinds, FAULTS // 2, rng)
    try:
        outcome = await crash_under_play([server], str(file), faults, tables=4, seed=SEED, patience=PATIENCE)
        report("SQLite", counts, *outcome)
    finally:
        server.end()


async def test_three_hosts_on_postgresql_and_redis_keep_their_promises(cluster: Cluster) -> None:
    servers, postgres, redis = cluster
    rng = Random(-SEED)
    kinds: dict[str, Fault] = {"sockets cut": cut_sockets, "redis killed": killed(redis)}
    kinds["postgresql killed"] = killed(postgres)
    for number, server in enumerate(servers, start=1):
        kinds[f"host {number} killed"] = killed(server)
        kinds[f"worker of host {number} killed"] = killed_worker(server)
        kinds[f"clock of host {number} jumps"] = jumping_clock(server, rng)
    kinds["late host, older database"] = late_host(servers[2], older_postgres(postgres.url))
    faults, counts = mixed(possible(kinds), FAULTS - FAULTS // 2, rng)
    outcome = await crash_under_play(servers, postgres.url, faults, tables=4, seed=SEED, patience=PATIENCE)
    report("PostgreSQL and Redis", counts, *outcome)
