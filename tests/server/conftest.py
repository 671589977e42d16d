"""Servers for the tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


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
