"""Several server processes on one port: they play the same tables, and one that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Client, Server, new_id
from tests.server.services import start_postgres, start_redis
from vabanque.core import Misconfigured
from vabanque.play.verify import verify
from vabanque.server.config import Config
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
        yield server
        assert server.stop() == 0
    finally:
        server.end()
        postgres.stop()
        redis.stop()


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
    for _ in range(25):
        async with many.http() as http:  # every connection goes to whichever process accepts it
            answers.append((await http.get("/codes/ABCDEF")).status_code)
    assert answers.count(404) in (10, 11, 12), answers  # ten at once, and one every ten seconds
    assert answers.count(429) == len(answers) - answers.count(404)


def test_several_processes_need_a_bus(tmp_path: Path) -> None:
    with pytest.raises(Misconfigured) as refused:
        run(Config(database=str(tmp_path / "tables.db"), processes=2))
    assert refused.value.code == "processes-alone"
    assert not (tmp_path / "tables.db").exists()
