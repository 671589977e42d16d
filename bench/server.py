"""How much one server process can handle: tables of five players, each of them a socket in this process.

Three questions, for SQLite (FULL and NORMAL) and PostgreSQL:
  1. at full speed: moves per second, and the server's CPU time per move (sending it to all five included);
  2. one move per second at every table: how many tables until the 99th percentile of the time from sending a move to
     the last of the five receiving it exceeds 100 ms;
  3. memory of a table where five people sit and think.
Clients and server share the machine, so look at CPU time first: its inverse is what one core can handle.
"""

from __future__ import annotations

import asyncio
import resource
import statistics
import sys
import tempfile
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Server, new_table
from tests.server.services import find_postgres, start_postgres

SEATS = 5
SECONDS = 6.0
NAMES = ("Anna", "Benno", "Carla", "Denny", "Edda")


class Table:
    """Five players at five sockets; each of them always places the first face rolled."""

    def __init__(self, server: Server, views: str) -> None:
        self.server = server
        self.views = views
        self.moves = 0
        self.took: list[float] = []
        self.sockets: list[ClientConnection] = []
        self.pace = 0.0
        self.over = False
        self._sent_at = 0.0
        self._waiting: set[int] = set()

    async def open(self) -> None:
        made = await self.server.post("/tables", new_table("las-vegas-2012", "me open open open open"))
        self.id = made["table"]
        tokens = [made["token"]]
        for name in NAMES[1:]:
            ask = {"name": name, "id": uuid.uuid4().hex}
            tokens.append((await self.server.post(f"/tables/{self.id}/seats", ask))["token"])
        await self.server.command(self.id, tokens[0], "start")
        for token in tokens:
            socket = await connect(
                f"{self.server.url.replace('http', 'ws', 1)}/tables/{self.id}/live?after=0",
                compression=None,
                max_size=None,
            )
            await socket.send(msgspec.json.encode({"type": "enter", "token": token, "views": self.views}).decode())
            self.sockets.append(socket)

    async def play(self) -> None:
        await asyncio.gather(*(self._listen(seat, socket) for seat, socket in enumerate(self.sockets)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message: Any = msgspec.json.decode(text)
            if message["type"] != "entries":
                continue
            last = message["entries"][-1]["entry"]
            if last["kind"] == "ended":
                self.over = True
                return
            if seat in self._waiting:
                self._waiting.discard(seat)
                if not self._waiting:
                    self.took.append(time.perf_counter() - self._sent_at)
            if last["kind"] == "roll" and last["seat"] == seat:
                asyncio.get_running_loop().create_task(self._move(seat, socket, last["own"][0]))

    async def _move(self, seat: int, socket: ClientConnection, face: int) -> None:
        await asyncio.sleep(self.pace)
        move = {"kind": "place", "seat": seat, "face": face, "casino": face}
        self.moves += 1
        self._waiting, self._sent_at = set(range(SEATS)), time.perf_counter()
        with suppress(ConnectionClosed):  # the measurement is over
            await socket.send(msgspec.json.encode({"type": "move", "id": uuid.uuid4().hex, "move": move}).decode())

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def figures(server: Server) -> dict[str, float]:
    async with server.http() as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}


async def open_tables(server: Server, number: int, views: str) -> list[Table]:
    tables = [Table(server, views) for _ in range(number)]
    for start in range(0, number, 10):
        await asyncio.gather(*(table.open() for table in tables[start : start + 10]))
    return tables


async def run(server: Server, number: int, pace: float, views: str, seconds: float) -> tuple[float, float, list[float]]:
    """(moves per second, the server's CPU milliseconds per move, seconds each move took)."""
    tables = await open_tables(server, number, views)
    for index, table in enumerate(tables):
        table.pace = pace * (0.5 + (index % 100) / 100)  # not all at once
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(0.5)
    before, moves, started = await figures(server), sum(table.moves for table in tables), time.perf_counter()
    for table in tables:
        table.took.clear()
    await asyncio.sleep(seconds)
    after, passed = await figures(server), time.perf_counter() - started
    moves = sum(table.moves for table in tables) - moves
    took = sorted(each for table in tables for each in table.took)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    cpu = after["process_cpu_seconds_total"] - before["process_cpu_seconds_total"]
    return moves / passed, 1000 * cpu / max(moves, 1), took


def p99(took: list[float]) -> float:
    return 1000 * took[min(len(took) - 1, round(0.99 * len(took)))] if took else float("nan")


async def measure(name: str, database: str | None, folder: Path, **settings: str) -> None:
    server = Server(folder, database, log="warning", **settings).start()
    try:
        for views in ("none", "all"):
            rate, cpu, took = await run(server, 40, 0.0, views, SECONDS)
            told = "entries" if views == "none" else "entries and views"
            print(
                f"{name:18} as fast as it goes, {told:17}: {rate:6.0f} moves/s, {cpu:.2f} ms CPU a move"
                f" = {1000 / cpu:5.0f} moves/s a core, p50 {1000 * statistics.median(took):.0f} ms",
                flush=True,
            )
        best = 0
        for number in (50, 100, 200, 300, 400):
            rate, cpu, took = await run(server, number, 1.0, "all", SECONDS)
            print(
                f"{name:18} {number:4} tables, a move a second each: {rate:5.0f} moves/s, p99 {p99(took):.0f} ms",
                flush=True,
            )
            if p99(took) > 100:
                break
            best = number
        print(f"{name:18} tables within 100 ms (with views, p99): {best}", flush=True)
        before = server.memory()
        tables = await open_tables(server, 100, "all")
        await asyncio.sleep(1)
        print(f"{name:18} memory of a table with five sockets: {(server.memory() - before) / 100:.0f} kB", flush=True)
        await asyncio.gather(*(table.close() for table in tables))
    finally:
        server.end()


async def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    wanted = sys.argv[1:] or ["full", "normal", "postgres"]
    with tempfile.TemporaryDirectory() as folder:
        for mode in ("FULL", "NORMAL"):
            if mode.lower() in wanted:
                path = Path(folder) / mode
                path.mkdir()
                await measure(f"SQLite {mode}", None, path, synchronous=mode)
        if "postgres" in wanted and find_postgres() is not None:
            postgres = await asyncio.to_thread(start_postgres)
            try:
                path = Path(folder) / "postgres"
                path.mkdir()
                await measure("PostgreSQL", postgres.url, path)
            finally:
                postgres.stop()


if __name__ == "__main__":
    asyncio.run(main())
