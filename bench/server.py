"""What a move costs the server, compared with boardgame.io's server: tables of five players on five sockets.

Clients and servers share the machine, so what counts is the CPU time of the server process, and the ratios between
servers that take turns in one run; wall time only shows how long a move takes to reach everybody while a few tables
play slowly.

    python -m bench.server                      # installs boardgame.io into a temporary folder, if there is npm
    python -m bench.server --boardgame-io DIR   # a folder in which it is already installed
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import uvloop

from bench._clients import Table
from tests.server.harness import Server, free_port

TABLES, SECONDS, ROUNDS = 20, 5.0, 2
GAMES = 5
"""How many games are queued per table at full speed. One takes about 120 moves, a few seconds."""
PACE = 1.5
"""Seconds a player thinks for when the machine should be nearly idle."""
SCRIPT = Path(__file__).with_name("boardgame_io.cjs")
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
"""FlatFile writes with the second one."""


@dataclass
class Run:
    """What was measured in one period."""

    moves: int
    cpu: float
    bytes: int
    took: list[float]
    """Seconds from sending a move to the last of the five sockets."""

    def __add__(self, other: Run) -> Run:
        return Run(
            self.moves + other.moves,
            self.cpu + other.cpu,
            self.bytes + other.bytes,
            [*self.took, *other.took],
        )

    @property
    def rate(self) -> float:
        return self.moves / max(self.cpu, 0.01)

    def line(self, name: str) -> str:
        if not self.moves:
            return f"{name:34} no moves"
        took = sorted(self.took) or [float("nan")]
        return (
            f"{name:34} {self.rate:6.0f} moves per CPU-second, {1000 * self.cpu / self.moves:5.2f} ms CPU and"
            f" {self.bytes / self.moves:6.0f} bytes per move; to all: median {1000 * statistics.median(took):.0f} ms,"
            f" p95 {1000 * took[int(0.95 * (len(took) - 1))]:.0f} ms ({self.moves} moves)"
        )


def cpu_seconds(pid: int) -> float:
    """CPU time of this process, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_tables(url: str, number: int, views: str, pace: float) -> list[Table]:
    tables = [Table(url, views, pace) for _ in range(number)]
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        for start in range(0, number, 10):
            await asyncio.gather(*(table.open(http) for table in tables[start : start + 10]))
    return tables


async def measure(url: str, pid: int, views: str, pace: float) -> Run:
    """`TABLES` tables at a time: when a game ends, the next begins, its players already connected."""
    tables = await open_tables(url, TABLES * (1 if pace else GAMES), views, pace)
    await asyncio.gather(*(table.connect(wait=True) for table in tables))
    playing = [asyncio.create_task(play(tables[place::TABLES])) for place in range(TABLES)]
    await asyncio.sleep(1 + pace)
    before = Run(sum(t.moves for t in tables), cpu_seconds(pid), sum(t.received for t in tables), [])
    for table in tables:
        table.to_all.clear()
    # Stop when the first queue of games runs out: from then on fewer tables would be playing.
    await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    run = Run(
        sum(t.moves for t in tables) - before.moves,
        cpu_seconds(pid) - before.cpu,
        sum(t.received for t in tables) - before.bytes,
        [took for table in tables for took in table.to_all],
    )
    for game in playing:
        game.cancel()
    for table in tables:
        table.close()
    return run


async def play(tables: list[Table]) -> None:
    for table in tables:
        await table.play()


@asynccontextmanager
async def boardgame_io(folder: Path, storage: str) -> AsyncIterator[tuple[int, int]]:
    """The port and process id of its server."""
    port = free_port()
    script = shutil.copy(SCRIPT, folder)
    server = await asyncio.create_subprocess_exec(
        "node", script, "server", str(port), storage, stdout=subprocess.PIPE, cwd=folder
    )
    assert server.stdout is not None
    try:
        while b"ready" not in (line := await server.stdout.readline()):
            assert line, "boardgame.io does not start"
        yield port, server.pid
    finally:
        with suppress(ProcessLookupError):
            server.kill()
        await server.wait()


async def measure_boardgame_io(folder: Path, port: int, pid: int, pace: float) -> Run:
    arguments = [str(port), str(TABLES), str(pace), str(SECONDS)]
    clients = await asyncio.create_subprocess_exec(
        "node", folder / SCRIPT.name, "clients", *arguments, stdout=subprocess.PIPE, cwd=folder
    )
    assert clients.stdout is not None
    while b"begin" not in (line := await clients.stdout.readline()):
        assert line, "its clients do not start"
    before = cpu_seconds(pid)
    answer = await clients.stdout.read(1)  # from now on nobody plays
    cpu = cpu_seconds(pid) - before
    answer += await clients.stdout.read()
    await clients.wait()
    measured = msgspec.json.decode(answer)
    return Run(measured["moves"], cpu, measured["bytes"], [took / 1000 for took in measured["took"]])


def install(folder: Path) -> Path | None:
    """Install boardgame.io in `folder`; None if that is not possible here."""
    if shutil.which("npm") is None:
        return None
    (folder / "package.json").write_text("{}")
    installed = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES], cwd=folder, check=False, timeout=900
    )
    return folder if installed.returncode == 0 else None


async def side_by_side(folder: Path, rival: Path | None) -> None:
    runs: dict[str, Run] = {}

    def note(name: str, run: Run) -> None:
        runs[name] = runs[name] + run if name in runs else run
        print(run.line(name), flush=True)

    for pace, load in ((0.0, "full speed"), (PACE, "slowly")):
        for number in range(ROUNDS):
            for views in ("changes", "all") if not pace else ("changes",):
                path = folder / f"{views}{pace}{number}"
                path.mkdir()
                server = Server(path, log="warning").start()
                try:
                    note(f"Vabanque, FULL, {views}, {load}", await measure(server.url, server.pid, views, pace))
                finally:
                    server.end()
            for storage in ("memory", "FlatFile") if rival else ():
                files = folder / f"{storage}{pace}{number}"
                files.mkdir()
                assert rival is not None
                async with boardgame_io(rival, storage if storage == "memory" else str(files)) as (port, pid):
                    note(f"boardgame.io, {storage}, {load}", await measure_boardgame_io(rival, port, pid, pace))
    print("\nAll runs together")
    for name, run in runs.items():
        print(run.line(name))
    ours = runs["Vabanque, FULL, changes, full speed"]
    for name, run in runs.items():
        if name.endswith("full speed") and run is not ours and run.moves:
            print(f"Vabanque with changes : {name} = {ours.rate / run.rate:.2f} moves per CPU-second")


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--boardgame-io", type=Path)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rival = wanted.boardgame_io
        if rival is None:
            (folder / "boardgame.io").mkdir()
            rival = await asyncio.to_thread(install, folder / "boardgame.io")
        if rival is None:
            print("boardgame.io cannot be installed here, so this measures Vabanque alone.")
        await side_by_side(folder, rival)


if __name__ == "__main__":
    uvloop.run(main())
