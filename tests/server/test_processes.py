"""Several server processes on one port: they play the same tables, and one that dies is replaced."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.processes import started
from tests.server import waiting
from tests.server.harness import Client, Server, new_id
from tests.server.services import start_postgres, start_redis
from vabanque.core import Misconfigured
from vabanque.play.verify import verify
from vabanque.server.api import GUESSES_AT_ONCE
from vabanque.server.config import Config
from vabanque.server.processes import Processes, Serve
from vabanque.server.run import run

MONITOR = 20_000 + os.getpid() % 4_000 * 3
"""The first of three ports, below those that the system hands out to anybody who connects."""


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    postgres, redis = start_postgres(), start_redis()
    settings = {"bus": redis.url, "processes": "3", "workers": "3", "guesses": "0.1", "monitor": str(MONITOR)}
    server = Server(tmp_path_factory.mktemp("many"), postgres.url, **settings)
    try:
        server.start(wait=False)
        server.wait(120)
        wait_until_ready(server)
        yield server
        assert server.stop() == 0
    finally:
        server.end()
        postgres.stop()
        redis.stop()


def wait_until_ready(server: Server) -> None:
    """All three processes serve. One that died earlier would end the server, and a test kills one."""
    deadline = time.monotonic() + 60
    while server.log.read_text().count('"what":"ready"') < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def serving(server: Server) -> set[int]:
    """The processes that answer."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return {int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


async def wait_for_three(server: Server, without: set[int]) -> None:
    async with asyncio.timeout(60):
        while True:
            if len(serving(server) - without) == 3:
                return
            await asyncio.sleep(0.1)


@pytest.mark.services
async def test_processes_on_one_port_play_one_table_and_a_dead_one_is_replaced(many: Server) -> None:
    await wait_for_three(many, without=set())
    made = await many.table("las-vegas-2012", "me open open")
    tokens = [made["token"]]
    for name in ("Benno", "Carla"):
        joined = await many.post(f"/tables/{made['table']}/seats", {"name": name, "id": new_id()})
        tokens.append(joined["token"])
    clients = [Client(many.url, made["table"], token, "changes", seed) for seed, token in enumerate(tokens)]
    await many.command(made["table"], made["token"], "start")
    playing = asyncio.gather(*(client.play_through_cuts() for client in clients))
    await asyncio.sleep(1)
    victim = min(serving(many))
    os.kill(victim, signal.SIGKILL)
    await playing
    assert clients[0].entries == clients[1].entries == clients[2].entries
    async with many.http() as http:
        assert verify((await http.get(f"/tables/{made['table']}/record")).content).ok
    await wait_for_three(many, without={victim})
    assert "a server process died" in many.log.read_text()


@pytest.mark.services
async def test_every_process_is_watched_at_a_port_of_its_own(many: Server) -> None:
    started = set()
    async with httpx.AsyncClient() as http, asyncio.timeout(120):
        for port in range(MONITOR, MONITOR + 3):
            figures = ""
            while not figures:  # the one that was killed may not have been replaced yet
                with suppress(httpx.ConnectError):
                    figures = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
            started |= {line for line in figures.splitlines() if line.startswith("process_start_time_seconds")}
    assert len(started) == 3
    await many.get("/health")


@pytest.mark.services
async def test_processes_count_guesses_together(many: Server) -> None:
    answers = []
    for _ in range(GUESSES_AT_ONCE + 20):
        async with many.http() as http:  # every connection goes to whichever process accepts it
            answers.append((await http.get("/codes/ABCDEF")).status_code)
    assert 0 <= answers.count(404) - GUESSES_AT_ONCE <= 5, answers  # so many at once, and one every ten seconds
    assert answers.count(429) == len(answers) - answers.count(404)


def test_several_processes_need_a_bus(tmp_path: Path) -> None:
    with pytest.raises(Misconfigured) as refused:
        run(Config(database=str(tmp_path / "tables.db"), processes=2))
    assert refused.value.code == "processes-alone"
    assert not (tmp_path / "tables.db").exists()


# Without services: processes that only tell who they are


class Told(NamedTuple):
    """What a process tells, and the connection over which it did: it ends when the process does."""

    place: int
    pid: int
    workers: int
    level: int
    line: socket.socket

    def is_over(self) -> bool:
        with self.line:
            return self.line.recv(1) == b""


@pytest.fixture
def port() -> Iterator[socket.socket]:
    """Where processes tell who they are; signals mean the same as before afterwards."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.settimeout(30)
        yield listener
    for number, handler in before.items():
        signal.signal(number, handler)


def next_told(port: socket.socket) -> Told:
    line, _ = port.accept()
    line.settimeout(30)
    place, pid, workers, level = map(int, line.makefile("r").readline().split())
    return Told(place, pid, workers, level, line)


def serve_two(port: socket.socket, serve: Serve, ready: Callable[[], None], workers: int = 5) -> None:
    Processes(Config(database="", processes=2, workers=workers, log="warning"), port, serve).run(ready)


def ask_to_end(asked: signal.Signals = signal.SIGTERM) -> None:
    signal.pthread_kill(threading.main_thread().ident or 0, asked)


@pytest.mark.parametrize(
    ("workers", "each", "asked"), [(5, 2, signal.SIGTERM), (1, 1, signal.SIGINT)], ids=["terminated", "interrupted"]
)
def test_processes_share_the_workers_and_end_when_they_are_asked(
    workers: int, each: int, asked: signal.Signals, port: socket.socket
) -> None:
    told: list[Told] = []

    def ready() -> None:
        told.extend(next_told(port) for _ in range(2))
        ask_to_end(asked)

    serve_two(port, waiting.wait, ready, workers)
    assert sorted((one.place, one.workers, one.level) for one in told) == [(0, each, 30), (1, each, 30)]
    assert os.getpid() not in {one.pid for one in told}
    assert all(one.is_over() for one in told)


def test_a_process_that_dies_is_replaced_after_a_second_at_its_place(
    port: socket.socket, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("vabanque.server.processes.time.sleep", pauses.append)
    told: list[Told] = []
    times_ready = 0

    def see_the_next() -> None:
        told.append(next_told(port))
        ask_to_end()

    def ready() -> None:
        nonlocal times_ready
        times_ready += 1
        told.extend(next_told(port) for _ in range(2))
        threading.Thread(target=see_the_next).start()
        os.kill(told[0].pid, signal.SIGKILL)

    serve_two(port, waiting.wait, ready)
    dead, stayed, new = told
    assert (new.place, stayed.place) == (dead.place, 1 - dead.place)
    assert len({one.pid for one in told}) == 3
    assert all(one.is_over() for one in told)
    assert (times_ready, pauses) == (1, [1.0])
    facts = [record.facts for record in caplog.records if record.name == "vabanque.processes"]  # type: ignore[attr-defined]
    assert facts == [{"pid": dead.pid, "exit_code": -signal.SIGKILL}]


def test_processes_that_cannot_start_are_told_in_one_sentence_and_leave_none_behind(
    port: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vabanque.server.processes.time.sleep", lambda _: pytest.fail("nothing is replaced"))
    with pytest.raises(Misconfigured) as refused:
        serve_two(port, waiting.fail_at_one_place, lambda: pytest.fail("not ready"))
    assert refused.value.code == "server-not-started"
    port.settimeout(0)
    with suppress(BlockingIOError):  # the other one may not have come so far
        assert next_told(port).is_over()


def test_a_process_that_does_not_end_within_ten_seconds_is_killed(
    port: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience: list[float | None] = []
    join = SpawnProcess.join

    def join_at_once(process: SpawnProcess, timeout: float | None = None) -> None:
        patience.append(timeout)
        join(process, 0.01)

    told: list[Told] = []

    def ready() -> None:
        told.extend(next_told(port) for _ in range(2))
        ask_to_end()

    with monkeypatch.context() as patched:
        patched.setattr(SpawnProcess, "join", join_at_once)
        serve_two(port, waiting.stay, ready)
    assert patience == [10.0, 10.0]
    assert all(one.is_over() for one in told)


def test_a_server_may_be_asked_to_end_before_it_answers(port: socket.socket) -> None:
    serve_two(port, waiting.end_the_parent, lambda: pytest.fail("not ready"))
    port.settimeout(0)
    with suppress(BlockingIOError):
        while True:
            assert next_told(port).is_over()


def test_no_process_outlives_a_server_that_is_killed(port: socket.socket) -> None:
    work = f"from tests.server.waiting import run_two; run_two({port.getsockname()[1]})"
    with started([sys.executable, "-c", work]) as parent:
        told = [next_told(port) for _ in range(2)]
        parent.kill()
        assert all(one.is_over() for one in told)
