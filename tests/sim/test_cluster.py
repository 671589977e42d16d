"""A Dask cluster of real processes, one of which dies while working."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice

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


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The scheduler's address and two worker processes."""
    address = f"tcp://127.0.0.1:{(port := free_port())}"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "distributed.cli"]
    with ExitStack() as stack:

        def run(*words: str) -> subprocess.Popen[bytes]:
            process: subprocess.Popen[bytes] = subprocess.Popen([*words], **quiet)  # type: ignore[call-overload]
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        run(*dask[:2], "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        workers = [
            run(*dask[:2], "distributed.cli.dask_worker", address, "--no-nanny", "--nthreads", "1", "--no-dashboard")
            for _ in range(2)
        ]
        yield address, workers


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # dask and distributed warn about their own future
def test_a_worker_that_dies_takes_nothing_with_it(cluster: tuple[str, list[subprocess.Popen[bytes]]]) -> None:
    from distributed import Client

    address, workers = cluster
    with Client(address, timeout="60s") as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
    batches = 0

    def kill_one(_played: int) -> None:
        nonlocal batches
        batches += 1
        if batches == 3:
            os.kill(workers[0].pid, signal.SIGKILL)
            workers[0].wait()

    report = simulate(MATCHUP, 2000, cluster=address, batch=50, progress=kill_one)
    assert batches == 40
    assert report.tally == simulate(MATCHUP, 2000).tally
    contest = new_contest("top-10000", ["random", "greedy"], seats=2)
    assert list(play_contest(contest, 40, cluster=address)) == list(play_contest(contest, 40))
    plan = plan_for("top-10000", 5, simple=("greedy", "stop-500"))
    here, there = (list(islice(make_puzzles(plan, cluster=where), 3)) for where in (None, address))
    assert here == there


@pytest.mark.filterwarnings("ignore")
def test_a_missing_cluster_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vabanque.parallel.cluster.CLUSTER_TIMEOUT", "1s")
    begun = time.monotonic()
    with pytest.raises(Refusal) as refusal:
        simulate(MATCHUP, 10, cluster=f"tcp://127.0.0.1:{free_port()}")
    assert refusal.value.code == "no-cluster"
    assert time.monotonic() - begun < 30
