"""What holds for all tests: switches that have to be set before anything is imported, and the order of the tests."""

import os
import signal
import sys
from functools import cache
from pathlib import Path

import pytest
from filelock import FileLock

# Compiled rules are tested with every index checked. numba reads the switch when it is first imported.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# … and nothing but compiled rules: tests wait for the compiler, so that no result depends on who was faster.
os.environ.setdefault("VABANQUE_JIT", "wait")

# Developers speak many languages, and so do commands.
os.environ["VABANQUE_LANG"] = "en"

# A shell that starts a script in the background makes it ignore Ctrl-C, and so would every process started here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start some two hundred processes, which shall find compiled Python where the first of them has left it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

LONG = (
    "solve",
    "arena",
    "analyse",
    "bots",
    "envs",
    "web",
    "server",
    "plugins",
    "cli",
    "tui",
    "sim",
    "warmup",
    "compiled",
)
"""Folders whose tests take seconds. They come first, so that no core has to wait for the last of them."""

HERE = Path(__file__).parent
PLAIN = (
    "conformance",
    "core",
    "i18n",
    "library",
    "play",
    "puzzles",
    "rules",
    "scenes",
    "stats",
    "test_command.py",
    "test_forge.py",
    "test_levels.py",
    "test_names.py",
    "test_repository.py",
)
"""Folders and files whose tests need no compiler, server, browser or service: those that `make check` runs."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than cores: some tests wait for browsers, servers and clocks, and others compute meanwhile."""
    return (os.cpu_count() or 1) + 2


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--plain", action="store_true", help="only tests that need no compiler, server, browser or service"
    )
    parser.addoption("--every-variant", action="store_true", help="try environments with all options and seats")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With --plain, other folders are not even imported."""
    folder = collection_path.relative_to(HERE).parts[:1] if HERE in collection_path.parents else ()
    return True if config.getoption("--plain") and folder and folder[0] not in PLAIN else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return LONG.index(_folder(item)) if _folder(item) in LONG else len(LONG)

    items.sort(key=place)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if _folder(item) not in PLAIN:
        _wait_for_the_compiler()


@cache
def _wait_for_the_compiler() -> None:
    """`make test` compiles meanwhile (scripts/compile.py); whoever does not wait would compile the same once more."""
    with FileLock(Path(sys.prefix) / "compiling.lock"):
        pass


def _folder(item: pytest.Item) -> str:
    return item.nodeid.split("/")[1]
