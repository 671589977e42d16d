"""When the background compiler fails or dies, everybody who was told that it is at work learns that it is not."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from filelock import FileLock

from tests.processes import started
from tests.server.hosts import until
from tests.warmup.conftest import compilers
from vabanque import warmup
from vabanque.bots.pool import Pool
from vabanque.i18n import LANGUAGES
from vabanque.warmup.__main__ import LOCK
from vabanque.warmup.folders import cache_root

GUEST, BROKEN = "tests.warmup.guest", "tests.warmup.broken_guest"
WHY = "TypeError: cannot unify int64 and float64"
VABANQUE = [sys.executable, "-m", "vabanque"]
SIM = ["sim", "top-10000", "--seats", "random,random", "--seed", "1"]
FAILED = {
    "en": "Compiling in the background failed",
    "de": "Das Kompilieren im Hintergrund ist gescheitert",
    "fr": "La compilation en arrière-plan n’a pas abouti",
    "nl": "Het compileren op de achtergrond is niet gelukt",
}
PATIENCE = 120.0
"""Seconds that a process may take to start on a busy machine."""


def told(*modules: str) -> str:
    """What `when_failed` tells about these modules."""
    reasons: list[str] = []
    heard = Event()

    def tell(reason: str) -> None:
        reasons.append(reason)
        heard.set()

    warmup.when_failed(tell, *modules)
    assert heard.wait(PATIENCE)
    return reasons[0]


def zombies() -> list[str]:
    """Children of this process that have ended and that nobody has asked how."""
    children = [child for file in Path("/proc/self/task").glob("*/children") for child in file.read_text().split()]
    return [child for child in children if Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0] == "Z"]


@pytest.mark.usefixtures("cold")
def test_failed_rehearsal_is_reported_and_the_other_modules_are_compiled() -> None:
    modules = (BROKEN, GUEST)
    warmup.compile_in_background(*modules)
    assert told(*modules) == WHY
    assert warmup.failure(*modules) == warmup.failure(BROKEN) == WHY
    assert warmup.failure(GUEST) == ""
    assert warmup.is_ready(GUEST)
    assert WHY in (cache_root() / warmup.LOG).read_text()
    assert zombies() == []


@pytest.mark.usefixtures("cold")
def test_failure_is_forgotten_when_somebody_succeeds() -> None:
    warmup.set_failed(GUEST, "MemoryError")
    assert warmup.failure(GUEST) == "MemoryError"
    warmup.compile_in_background(GUEST)
    warmup.compile_first(GUEST)
    assert warmup.is_ready(GUEST)
    assert warmup.failure(GUEST) == ""
    warmup.set_failed(GUEST, "too late: another process has compiled it")
    assert warmup.failure(GUEST) == ""


def test_killed_compiler_is_reported(cold: Path) -> None:
    cache_root().mkdir(parents=True)
    with FileLock(cache_root() / LOCK):  # so that it is still there when it is killed
        warmup.compile_in_background(GUEST)
        warmup.compile_in_background(GUEST)
        (compiler,) = compilers(cold)
        assert warmup.failure(GUEST) == ""
        os.kill(compiler, signal.SIGKILL)
        assert told(GUEST) == warmup.failure(GUEST) == "SIGKILL"
    assert zombies() == []


def test_cache_that_cannot_be_written_is_reported(cold: Path) -> None:
    cold.write_text("a file where the folder should be")
    warmup.compile_in_background(GUEST)
    assert str(cold) in warmup.failure(GUEST)


async def test_a_server_without_compiled_bots_says_so(cold: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        pool = Pool(1, (BROKEN,))
        try:
            await pool.warm()
            assert told(BROKEN) == WHY
            assert pool.state == "failed"
        finally:
            pool.close()
    (record,) = caplog.records
    assert record.message.startswith("compiling failed")
    assert vars(record)["facts"] == {"error": WHY, "log": str(cold / "vabanque/compiled" / warmup.LOG)}


@pytest.mark.usefixtures("cold")
def test_a_server_says_whether_its_bots_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    cache_root().mkdir(parents=True)
    with FileLock(cache_root() / LOCK):
        pool = Pool(1, (GUEST,))
        states = [pool.state]
        warmup.set_ready(GUEST)
        states.append(pool.state)
        pool.close()
    assert states == ["compiling", "compiled"]
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")
    assert Pool(1, (GUEST,)).state == "plain"


@pytest.fixture
def no_lock(cold: Path, tmp_path: Path) -> dict[str, str]:
    """An environment in which the compiler fails as it starts, as it once did where filelock was not installed."""
    (tmp_path / "filelock.py").write_text("raise ModuleNotFoundError(\"No module named 'filelock'\")")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(cold)}


async def test_commands_say_that_the_last_attempt_failed(cold: Path, no_lock: dict[str, str]) -> None:
    def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*VABANQUE, *SIM, "--games", "2", "--json", *arguments],
            env=no_lock, capture_output=True, text=True, check=True,
        )  # fmt: skip

    first = simulate("--lang", "en")
    assert "once per machine" in first.stderr
    await until(lambda: not compilers(cold))
    for language in LANGUAGES:
        again = simulate("--lang", language)
        assert again.stdout == first.stdout
        assert again.stderr.startswith(f"vabanque: {FAILED[language]}")
        assert "ModuleNotFoundError: No module named 'filelock'" in again.stderr
        assert str(cold / "vabanque/compiled" / warmup.LOG) in again.stderr
        assert again.stderr.count("\n") == 1


def test_a_long_command_says_so_while_it_runs(no_lock: dict[str, str]) -> None:
    with started([*VABANQUE, *SIM, "--games", "10000000", "--lang", "en"], env=no_lock, text=True) as long:
        assert long.stderr is not None
        assert "once per machine" in long.stderr.readline()
        assert FAILED["en"] in long.stderr.readline()
        assert long.poll() is None


def test_a_command_that_waits_for_the_compiler_compiles_itself_if_that_fails(no_lock: dict[str, str]) -> None:
    with started([*VABANQUE, "solve", "top-10000", "--target", "300", "--lang", "en"], env=no_lock, text=True) as solve:
        assert solve.stderr is not None
        assert "once per machine" in solve.stderr.readline()
        assert "This command compiles what it needs itself." in solve.stderr.readline()
