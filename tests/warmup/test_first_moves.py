"""After a fresh install, nobody waits for the compiler: at a server, in the terminal, on the command line.

Measured in CPU seconds, since a test machine may be busy. A first move that had to be compiled took 29 of them, and the
first simulation 9 to 16.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from tests.processes import started
from tests.server.harness import Client, Server
from tests.server.hosts import until
from tests.warmup.conftest import compilers, cpu_seconds
from vabanque.games import GAMES
from vabanque.warmup import LOG
from vabanque.warmup.__main__ import LOCK
from vabanque.warmup.folders import cache_root

FRESH = 5.0
"""CPU seconds that a whole command, or a first answer, may take on a slow machine; most take one."""
STRONGEST = {"las-vegas-2012": "house", "las-vegas-biggy": "house", "las-vegas-cards": "house", "top-10000": "perfect"}


@pytest.fixture(autouse=True)
def idle_compiler(cold: Path) -> Iterator[None]:  # noqa: ARG001
    """Compilers start, and wait for another one: nobody here needs what they would compile on a core of their own."""
    cache_root().mkdir(parents=True)
    with FileLock(cache_root() / LOCK):
        yield


def run(*arguments: str, answers: str = "") -> tuple[subprocess.CompletedProcess[str], float]:
    """The command as people start it, and the CPU seconds it took, without what it leaves behind."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [Path(sys.executable).with_name("vabanque"), *arguments],
        input=answers,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "VABANQUE_LANG": "en"},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def somebody_compiles(cold: Path) -> bool:
    """Is a compiler at work? A process that has just been started has no name for a moment."""
    for _ in range(100):
        if compilers(cold):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_the_first_simulation_starts_at_once(game: str, cold: Path) -> None:
    done, seconds = run("sim", game, "--games", "10", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert "once per machine" in done.stderr
    assert seconds < FRESH
    log = cache_root() / LOG
    assert somebody_compiles(cold), f"nobody compiles for the next one: {log.read_text()}"
    readable, _ = run("sim", game, "--games", "10", "--seed", "1", "--json", "--record", str(cold / "games"))
    assert readable.stdout == done.stdout


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_contest_starts_at_once(game: str) -> None:
    bot = "perfect" if game == "top-10000" else "shark"
    done, seconds = run("arena", game, "--bots", f"{bot},random", "--games", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert seconds < 2 * FRESH, "five deals are played at a time"


@pytest.mark.parametrize(
    "command", ["arena las-vegas-biggy --bots house,random", "sim las-vegas-cards --seats house,random"]
)
def test_a_first_contest_with_the_house_waits_until_it_can_think_ahead(command: str, cold: Path) -> None:
    program = Path(sys.executable).with_name("vabanque")
    with started([program, *command.split()], text=True, env={**os.environ, "VABANQUE_LANG": "en"}) as contest:
        assert contest.stderr is not None
        assert "Compiling, once per machine" in contest.stderr.readline()
        assert somebody_compiles(cold)
        assert contest.poll() is None


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", GAMES)
def test_in_the_terminal_the_first_hint_and_the_first_moves_come_at_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    bot = STRONGEST[game]
    done, seconds = run("play", game, "--plain", "--seats", f"{bot},me,{bot}", "--seed", "1", answers="odds\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "This has the best chance to win." in done.stdout or "would do this." in done.stdout
    assert seconds < FRESH


@pytest.fixture
def fresh_server(cold: Path, tmp_path: Path) -> Iterator[Server]:  # noqa: ARG001
    server = Server(tmp_path, workers="1").start()
    yield server
    server.end()


async def test_at_a_server_first_moves_and_first_hints_come_at_once(fresh_server: Server, cold: Path) -> None:
    await until(lambda: bool(compilers(cold)))  # compiling begins with the server, not with the first question
    for game, bot in STRONGEST.items():
        before = cpu_seconds(fresh_server.pid)
        made = await fresh_server.table(game, f"{bot} {bot} me", start=True, hints="best")
        async with Client(fresh_server.url, made["table"], made["token"]) as anna:
            await anna.until(lambda message: message["type"] == "view" and bool(message["to_move"]), 300)
        hint = await fresh_server.get(f"/tables/{made['table']}/hint?seat=2", made["token"])
        assert (hint["bot"], bool(hint["best"])) == (bot, True)
        assert cpu_seconds(fresh_server.pid) - before < FRESH, game
    assert "bot failed" not in fresh_server.log.read_text()
