"""Servers for the tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Server
from vabanque.bots import ask_adviser
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session


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
