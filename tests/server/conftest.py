"""Servers for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that all ordinary tests share: each has tables of its own."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    assert running.stop() == 0
