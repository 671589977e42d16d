"""A Dask cluster of real processes, one of which dies while working."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from vabanque.arena import new_contest, play_contest
from vabanque.core import Refusal
from vabanque.sim import Matchup, simulate
from vabanque_lab.puzzles import make_puzzles, plan_for

pytest.importorskip("distributed")

MATCHUP = Matchup("top-10000", ("stop-300", "random"), {}, seed=5)


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


class Machines:
    """A scheduler and its workers, which can be killed and started."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack, self._port = stack, free_port()
        self.address = f"tcp://127.0.0.1:{self._port}"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.start()

    def start(self) -> None:
        """A scheduler and two workers."""
        where = ("--host", "127.0.0.1", "--port", str(self._port))
        self._run("dask_scheduler", *where)
        for _ in range(2):
            self._run("dask_worker", self.address, "--no-nanny", "--nthreads", "1")

    def kill(self, *which: int) -> None:
        """0 is the scheduler."""
        for number in which:
            self.processes[number].kill()
            self.processes[number].wait()

    def _run(self, program: str, *words: str) -> None:
        command = [sys.executable, "-m", f"distributed.cli.{program}", *words, "--no-dashboard"]
        plain = {**os.environ, "VABANQUE_NO_JIT": "1"}  # nobody has to wait for a compiler
        process = subprocess.Popen(command, env=plain, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        self.processes.append(process)


@pytest.fixture
def cluster() -> Iterator[Machines]:
    with ExitStack() as stack:
        yield Machines(stack)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # dask and distributed warn about their own future
def test_a_worker_that_dies_takes_nothing_with_it(cluster: Machines) -> None:
    from distributed import Client

    address = cluster.address
    with Client(address, timeout="60s") as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
    batches = 0

    def kill_one(_played: int) -> None:
        nonlocal batches
        batches += 1
        if batches == 3:
            cluster.kill(1)

    report = simulate(MATCHUP, 2000, cluster=address, batch=50, progress=kill_one)
    assert batches == 40
    assert report.tally == simulate(MATCHUP, 2000).tally
    contest = new_contest("top-10000", ["random", "greedy"], seats=2)
    assert list(play_contest(contest, 40, cluster=address)) == list(play_contest(contest, 40))
    plan = plan_for("top-10000", 5, simple=("greedy", "stop-500"))
    here, there = (list(islice(make_puzzles(plan, cluster=where), 3)) for where in (None, address))
    assert here == there


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_run_from_the_shell_survives_its_worker_and_its_scheduler(cluster: Machines) -> None:
    """A worker is killed, then the whole cluster, and another one starts at its address: the same bytes."""
    from distributed import Client

    command = [str(Path(sys.executable).with_name("vabanque")), "sim", "top-10000", "--seats", "greedy,random"]
    command += ["--games", "20000", "--json"]
    plain = {**os.environ, "VABANQUE_NO_JIT": "1", "VABANQUE_LANG": "en"}
    client: Any = Client(cluster.address, timeout="60s")  # type: ignore[no-untyped-call]
    client.wait_for_workers(2, timeout=60)
    with subprocess.Popen(
        [*command, "--cluster", cluster.address], env=plain, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        while not client.run_on_scheduler(_tasks) and run.poll() is None:
            time.sleep(0.01)
        client.close()
        cluster.kill(1)
        cluster.kill(0, 2)
        assert run.poll() is None, "it has to be under way"
        cluster.start()
        output, errors = run.communicate()
    assert run.returncode == 0, errors.decode()
    assert b"Traceback" not in errors, errors.decode()
    assert output == subprocess.run(command, capture_output=True, check=True).stdout


def _tasks(dask_scheduler: Any) -> int:
    """How many tasks a scheduler has; it calls this itself."""
    return len(dask_scheduler.tasks)


@pytest.mark.filterwarnings("ignore")
def test_a_missing_cluster_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vabanque.parallel.cluster.CLUSTER_TIMEOUT", "1s")
    begun = time.monotonic()
    with pytest.raises(Refusal) as refusal:
        simulate(MATCHUP, 10, cluster=f"tcp://127.0.0.1:{free_port()}")
    assert refusal.value.code == "no-cluster"
    assert time.monotonic() - begun < 30
