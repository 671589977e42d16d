"""A real Chromium at a real server."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.programs import lacking
from tests.server.harness import DEFAULT_LIMITS, Server
from tests.web.people import Person

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/vabanque/web/index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.fspath).is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A real Chromium. Afterwards asyncio works again in this process: Playwright keeps a loop running meanwhile."""
    if not BUILT.exists():
        lacking("browser table", "make web builds it")
    browser_path = subprocess.run([ROOT / "scripts/chromium.sh", "find"], capture_output=True, text=True, check=False)
    if browser_path.returncode:
        lacking("Chromium", "scripts/chromium.sh installs it")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path.stdout.strip(), args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web"), log="info").start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def default_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody has."""
    running = Server(tmp_path_factory.mktemp("default"), log="info", **DEFAULT_LIMITS).start()
    yield running
    assert running.stop() == 0


class People:
    """Opens browsers for people; afterwards none of them may have seen an error."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.all: list[Person] = []

    def __call__(self, name: str = "Anna", **likes: object) -> Person:
        painted = not likes.get("still", True)  # whoever wants motion wants frames
        person = Person(self._browser, self._server.url, name, painted=painted, **likes)  # type: ignore[arg-type]
        self.all.append(person)
        return person


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    with company(browser, server) as made:
        yield made


@contextmanager
def company(browser: Browser, server: Server) -> Iterator[People]:
    made = People(browser, server)
    try:
        yield made
        errors = [error for person in made.all for error in person.errors]
    finally:
        for person in made.all:
            person.context.close()
    assert errors == []
