"""One compilation per machine, and everybody changes over to compiled code when it is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from tests.warmup import guest
from vabanque import warmup
from vabanque.bots import pool
from vabanque.parallel import spread
from vabanque.warmup.__main__ import LOCK
from vabanque.warmup.folders import cache_root

MODULE = "tests.warmup.guest"


def test_two_processes_compile_one_after_the_other_and_only_once(cold: Path, tmp_path: Path) -> None:
    processes = [subprocess.Popen([sys.executable, "-m", "vabanque.warmup", MODULE]) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert (tmp_path / "rehearsals").read_text() == "begin\nend\n"
    assert warmup.is_ready(MODULE)
    assert warmup.why_plain(MODULE) == ""
    assert list(cold.rglob("compiling.lock"))


@pytest.mark.usefixtures("cold")
def test_a_process_waits_only_if_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert warmup.why_plain(MODULE) == "compiling"
    monkeypatch.setenv("VABANQUE_JIT", "wait")
    assert warmup.why_plain(MODULE) == ""
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")
    assert warmup.why_plain(MODULE) == "asked"


def test_compiling_first_waits_until_it_is_done(cold: Path, tmp_path: Path) -> None:
    warmup.compile_first(MODULE)
    assert (tmp_path / "rehearsals").read_text() == "begin\nend\n"
    warmup.compile_first(MODULE)
    assert (tmp_path / "rehearsals").read_text() == "begin\nend\n"
    assert warmup.is_ready(MODULE)
    assert cold.exists()


@pytest.mark.usefixtures("cold")
def test_worker_processes_change_over_in_the_middle_of_a_run() -> None:
    answers = []
    for answer in spread(guest.slow, [()] * 20, jobs=2, needs=(MODULE,)):
        answers.append(answer)
        warmup.set_ready(MODULE)
    assert len(answers) == 20
    assert answers[0] == "compiling"
    assert answers[-1] == ""


@pytest.mark.usefixtures("cold")
async def test_the_bots_of_a_server_change_over_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "compiled_modules", lambda: (MODULE,))
    cache_root().mkdir(parents=True)
    with FileLock(cache_root() / LOCK):  # as if something else were being compiled
        bots = pool.Pool(1)
        first = await bots.ask(guest.slow)
    try:
        assert first == "compiling"
        while await bots.ask(guest.slow):  # until the background process has seen the rehearsal through
            pass
    finally:
        bots.close()
