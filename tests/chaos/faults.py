"""What goes wrong in `make chaos`, besides killed processes."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import asyncpg

from tests.server.crashes import Crowd, Fault
from tests.server.harness import Server

HOUR = 3600
DAY = 24 * HOUR
OLDER = (
    "DROP TABLE callings",
    "DROP TABLE pairings",
    "DROP TABLE deletions",
    "DROP TABLE club_records",
    "DROP TABLE evening_journal",
    "DROP TABLE evenings",
    "DROP TABLE members",
    "DROP TABLE club_keys",
    "DROP TABLE clubs",
    "DROP TABLE notices",
    "DROP TABLE keys",
    "DROP TABLE bars",
    "DROP TABLE orders",
    "DROP TABLE profiles",
    "DROP TABLE reviews",
    "DROP TABLE pulse",
    "UPDATE alembic_version SET version_num = '0002'",
)
"""Takes back the newest migrations, so that the next host to start has something to upgrade."""


CLOCK = Path(__file__).with_name("clock.c")


@cache
def can_set_clocks() -> bool:
    """There is a C compiler, and the headers that clock.c includes."""
    if sys.platform != "linux" or shutil.which("cc") is None:
        return False
    return subprocess.run(["cc", "-E", CLOCK], capture_output=True, check=False).returncode == 0


class ClockedServer(Server):
    """A server whose wall clock can be set while it runs. Monotonic clocks stay true, as on a real machine."""

    def __init__(self, folder: Path, database: str | None = None, **settings: str) -> None:
        super().__init__(folder, database, **settings)
        self._clock = folder / f"clock-{self.port}"
        self._clock.write_bytes(bytes(8))
        if can_set_clocks():
            library = folder / "clock.so"
            if not library.exists():
                subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, CLOCK, "-ldl"], check=True)
            self._environment |= {"LD_PRELOAD": str(library), "CLOCK_OFFSET": str(self._clock)}

    def wait(self, seconds: float = 300) -> None:
        super().wait(seconds)  # with everything else that goes on here, starting takes a while

    def set_clock(self, seconds: int) -> None:
        """Ahead of the true time by so much, or behind it."""
        with self._clock.open("r+b") as file:
            file.write(struct.pack("q", seconds))


async def cut_sockets(crowd: Crowd) -> None:
    crowd.cut()


def jumping_clock(server: ClockedServer, rng: Random) -> Fault:
    async def fault(_: Crowd) -> None:
        server.set_clock(rng.choice([-100 * DAY, -3 * DAY, -HOUR, 2 * HOUR, 15 * DAY, 100 * DAY]))
        await asyncio.sleep(rng.uniform(0.2, 2))
        server.set_clock(0)

    return fault


def killed_worker(server: Server) -> Fault:
    """One of the processes in which bots think."""

    def kill_one() -> None:
        for children in Path(f"/proc/{server.pid}/task").glob("*/children"):
            for pid in map(int, children.read_text().split()):
                with suppress(OSError):
                    if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                        os.kill(pid, signal.SIGKILL)
                        return

    async def fault(_: Crowd) -> None:
        await asyncio.to_thread(kill_one)

    return fault


def full_disk(server: Server, rng: Random) -> Fault:
    """No file of the server's process may grow for a while: to SQLite that is a disk without room."""

    async def fault(_: Crowd) -> None:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    return fault


def late_host(server: Server, make_older: Callable[[], Awaitable[None]]) -> Fault:
    """A host dies; it starts again on a database that has not been upgraded yet."""

    async def fault(_: Crowd) -> None:
        server.kill()
        await make_older()
        await asyncio.to_thread(server.start)

    return fault


def older_sqlite(file: Path) -> Callable[[], Awaitable[None]]:
    async def make_older() -> None:
        database = sqlite3.connect(file)
        with database:
            for statement in OLDER:
                database.execute(statement)
        database.close()

    return make_older


def older_postgres(url: str) -> Callable[[], Awaitable[None]]:
    async def make_older() -> None:
        connection = await asyncpg.connect(url, timeout=20)
        async with connection.transaction():
            for statement in OLDER:
                await connection.execute(statement)
        await connection.close()

    return make_older
