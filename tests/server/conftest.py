"""Servers for the tests of this folder."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness import Server
from tests.server.hosts import Bell, Open, QuickBots, empty_database
from vabanque.bots import ask_adviser
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session
from vabanque.server.config import Config
from vabanque.server.host import Host
from vabanque.store import Store


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that all ordinary tests share; each test has its own tables."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server for one test, with its own settings; it does not outlive the test."""
    started: list[Server] = []

    def start(database: str | None = None, **settings: str) -> Server:
        started.append(Server(tmp_path, database, **settings))
        return started[-1].start()

    yield start
    for server in started:
        server.end()


@pytest.fixture(scope="session")
def compiled_advisers() -> None:
    """Compile the strongest bots before a server has to answer in time: with an empty cache it can take minutes."""
    for game in ("las-vegas-2012", "top-10000"):
        session = Session(make(game, 2), ["Anna", "Benno"], SeededDealer(1))
        seat = session.waiting_for[0]
        ask_adviser(session.rules, session.view(seat), session.legal(seat), seat, Random(1))


@pytest.fixture
async def new_host(tmp_path: Path) -> AsyncIterator[Open]:
    """Opens hosts that share one database."""
    hosts: list[Host] = []

    async def new(pool: Any = None, **settings: Any) -> Host:
        database = empty_database(tmp_path / "tables.db")
        config = Config(database=database, synchronous="NORMAL", **{"grace": 100, **settings})
        store = await Store.open(config.database, synchronous="NORMAL")
        host = Host(config, store, Bell(), pool or QuickBots(), QuickBots(), QuickBots())  # type: ignore[arg-type]
        hosts.append(host)
        return host

    yield new
    for host in hosts:
        await host.close()


@pytest.fixture
async def host(new_host: Open) -> Host:
    return await new_host()
