"""How one server process copes with up to 2,000 tables of five scripted players, each on a socket.

The cost of the first steps predicts that of the last: this much CPU time per move, this much per open socket, this
much memory per table of five sockets. The plot shows the prediction beside the measurement.

    python -m bench.capacity [MOST_TABLES]

Everything runs on the loopback interface and ends by itself after a few minutes.
"""

from __future__ import annotations

import asyncio
import resource
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
import uvloop

from bench._clients import NAMES, Table
from bench.server import cpu_seconds
from tests.server.harness import Server
from vabanque.server import messages as m
from vabanque.server.drafts import draft_start
from vabanque.server.lists import summary_of
from vabanque.server.names import new_table_id
from vabanque.server.table import Draft, token_hash
from vabanque.server.table import ServerTable as ServerTable
from vabanque.store import Device, Store, TableRow

PLOT = Path(__file__).parents[1] / "docs" / "images" / "capacity.svg"
STEPS = (100, 250, 500, 1000, 2000)
CALIBRATION = 2
"""The prediction is made from this many steps."""
PACE = 30.0
"""Seconds that a player thinks for, on average."""
SECONDS = 15.0


class Step(NamedTuple):
    tables: int
    rate: float
    """Moves per second."""
    cpu: float
    """Share of one core."""
    memory: float
    """Megabytes."""
    median: float
    p95: float
    """Milliseconds from sending a move to the last of the five sockets."""


async def write_tables(database: str, number: int, url: str) -> list[Table]:
    """Tables under way, written into the database before the server starts."""
    store = await Store.open(database, synchronous="NORMAL")
    now = int(1000 * time.time())
    tables = []
    for _ in range(number):
        tokens = [secrets.token_urlsafe(24) for _ in NAMES]
        devices = [Device(token_hash(token), (seat,), seat == 0) for seat, token in enumerate(tokens)]
        seats = [m.SeatNow(kind="person", name=name) for name in NAMES]
        setup = m.Setup(game="las-vegas-2012", stand_in="greedy")
        made = ServerTable(new_table_id(), secrets.token_bytes(32), created=now, devices=devices)
        made, _ = made.apply(Draft([m.Opened(setup=setup, seats=seats, commitment=None)]), now)
        made, _ = made.apply(draft_start(made), now)
        row = TableRow(made.id, None, setup.game, made.status, False, now, now, None, made.secret, summary_of(made))
        await store.create(row, made.log(), devices)
        table = Table(url, "changes", PACE)
        table.seat(made.id, tokens)
        tables.append(table)
    await store.close()
    return tables


async def measure(server: Server, tables: list[Table]) -> Step:
    await asyncio.sleep(3)
    moves, cpu, started = sum(table.moves for table in tables), cpu_seconds(server.pid), time.perf_counter()
    for table in tables:
        table.to_all.clear()
    await asyncio.sleep(SECONDS)
    passed = time.perf_counter() - started
    took = sorted(1000 * seconds for table in tables for seconds in table.to_all)
    return Step(
        len(tables),
        (sum(table.moves for table in tables) - moves) / passed,
        (cpu_seconds(server.pid) - cpu) / passed,
        server.memory() / 1024,
        took[len(took) // 2],
        took[int(0.95 * (len(took) - 1))],
    )


def predict(steps: list[Step], tables: int) -> tuple[float, float]:
    """(share of a core, megabytes) at this many tables, by a straight line through the first steps."""
    first, last = steps[0], steps[CALIBRATION - 1]
    share = (tables - first.tables) / (last.tables - first.tables)
    return first.cpu + share * (last.cpu - first.cpu), first.memory + share * (last.memory - first.memory)


def plot(steps: list[Step]) -> None:
    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "vabanque"  # the same picture for the same numbers
    from matplotlib import pyplot as plt

    figure, sides = plt.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
    tables = [step.tables for step in steps]
    predicted = [predict(steps, number) for number in tables]
    for axes, title, measured, line in (
        (sides[0], "CPU, share of one core", [step.cpu for step in steps], [cpu for cpu, _ in predicted]),
        (sides[1], "memory, MB", [step.memory for step in steps], [memory for _, memory in predicted]),
        (sides[2], "move to the last of five sockets, ms", [step.median for step in steps], None),
    ):
        axes.plot(tables, measured, "o-", label="measured" if line else "median")
        if line:
            axes.plot(tables, line, "--", label=f"predicted from the first {CALIBRATION}")
        else:
            axes.plot(tables, [step.p95 for step in steps], "s-", label="p95")
        axes.set(title=title, xlabel="tables of five sockets", ylim=(0, None))
        axes.legend()
    figure.savefig(PLOT, metadata={"Date": None})


async def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS[-1]
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    steps: list[Step] = []
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), log="warning", sockets="100000", connections="100000")
        tables = await write_tables(str(Path(name) / "tables.db"), most, server.url)
        await asyncio.to_thread(server.start)
        try:
            opened = 0
            for number in [step for step in STEPS if step <= most]:
                for start in range(opened, number, 25):
                    await asyncio.gather(*(table.connect() for table in tables[start : min(start + 25, number)]))
                opened = number
                steps.append(await measure(server, tables[:number]))
                step = steps[-1]
                cpu, memory = predict(steps, number) if len(steps) >= CALIBRATION else (step.cpu, step.memory)
                print(
                    f"{number:5} tables, {5 * number:6} sockets: {step.rate:5.1f} moves/s, {100 * step.cpu:5.1f} % of a"
                    f" core (predicted {100 * cpu:.1f}), {step.memory:4.0f} MB (predicted {memory:.0f}), to all: median"
                    f" {step.median:.0f} ms, p95 {step.p95:.0f} ms",
                    flush=True,
                )
        finally:
            for table in tables:
                table.close()
            server.end()
    if steps[-1].tables >= STEPS[-1]:
        plot(steps)


if __name__ == "__main__":
    uvloop.run(main())
