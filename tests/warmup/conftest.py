"""An empty compile cache, as after a fresh install, and an end to everything that is started with it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from vabanque import warmup


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an empty cache, for this process and all it starts; they do not wait for the compiler."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    monkeypatch.delenv("VABANQUE_JIT", raising=False)
    monkeypatch.setenv("REHEARSALS", str(tmp_path / "rehearsals"))
    warmup._mark.cache_clear()  # it remembers the cache of other tests
    yield folder
    warmup._mark.cache_clear()
    while compiling := compilers(folder):
        for process in compiling:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.05)


def compilers(folder: Path) -> list[int]:
    """The background processes that compile into this cache."""
    running = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            is_compiler = b"vabanque.warmup" in (process / "cmdline").read_bytes()
            if is_compiler and f"XDG_CACHE_HOME={folder}".encode() in (process / "environ").read_bytes():
                running.append(int(process.name))
    return running


def cpu_seconds(process: int) -> float:
    """What a process and its workers have computed so far; not what it has started in sessions of their own."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # pid (name) state ppid pgrp session … utime stime, which are fields 14 and 15
            fields = stat.read_text().rpartition(")")[2].split()
            if int(stat.parent.name) == process or (int(fields[1]), int(fields[3])) == (process, os.getsid(process)):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
