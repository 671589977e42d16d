"""Nobody waits for the compiler.

Compiling takes a minute or two, once per machine and version. A process that people wait for declares what it `needs`.
If that is not compiled yet, the process runs the same functions as plain Python, with the same results, and one
background process per machine compiles them for the next process (`compile_in_background`).

Each need is a module with compiled code and a function `rehearse`, which calls everything in it once. The module is
ready when its rehearsal has finished; a file in its cache folder marks that.

VABANQUE_JIT=wait compiles on the first call and waits for it, as in tests and in the background process itself.
VABANQUE_NO_JIT=1 never compiles anything.

Nothing here imports numba or NumPy.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from vabanque.warmup.folders import cache_folder, cache_root, sources_of

MODE, WAIT = "VABANQUE_JIT", "wait"
LOG = "compiling.log"
"""The output of the last background process, in the cache's root."""

Reason = Literal["", "asked", "missing", "compiling"]

_needed: list[str] = []
_started: list[subprocess.Popen[bytes]] = []
"""Processes we started. Python warns if a running process is garbage-collected."""


def needs(*modules: str) -> None:
    """Declare that this process will use these modules and would rather be slow than wait. Call before importing."""
    _needed.extend(modules)


def needed() -> tuple[str, ...]:
    """The modules this process has declared that it needs."""
    return tuple(_needed)


def why_plain(*modules: str) -> Reason:
    """Why a process that needs these modules runs plain Python: `asked` (VABANQUE_NO_JIT), `missing` (no numba) or
    `compiling` (not ready yet). Empty if it runs compiled code."""
    if os.environ.get("VABANQUE_NO_JIT", "0") not in ("", "0"):
        return "asked"
    if find_spec("numba") is None:
        return "missing"
    return "" if os.environ.get(MODE) == WAIT or is_ready(*modules) else "compiling"


def is_ready(*modules: str) -> bool:
    """Is everything in these modules compiled on this machine?"""
    return all(mark is None or mark.exists() for mark in map(_mark, modules))


def compile_in_background(*modules: str) -> None:
    """Make sure that these modules get compiled, in this order. Returns at once."""
    if why_plain(*modules) == "compiling":
        with suppress(OSError):  # nowhere to store the result: plain Python has to do
            _start(modules)


def compile_first(*modules: str) -> None:
    """Wait until these modules are compiled: for commands that are pointless without. Does nothing if they are."""
    if why_plain(*modules) == "compiling":
        with suppress(OSError):
            _start(modules).wait()
        os.environ[MODE] = WAIT  # if anything failed in that process, it is compiled here


def set_ready(module: str) -> None:
    """Mark a module as ready, after its rehearsal."""
    mark = _mark(module)
    if mark is not None:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


@cache
def _mark(module: str) -> Path | None:
    """The file that marks a module as ready; None if there is no such module.

    Its name depends on what makes numba compile again: newer source files, or another machine.
    """
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return None
    state = [sys.version, version("numba"), version("numpy"), platform.node()]
    for source in sources_of(module, spec.origin):
        stat = source.stat()
        state += [str(source), str(stat.st_mtime_ns), str(stat.st_size)]
    digest = sha256("\n".join(state).encode()).hexdigest()
    return cache_folder(module, spec.origin) / f"ready-{digest[:16]}"


def _start(modules: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """Start a process that compiles what is not ready, and outlives this one. Raises OSError."""
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / LOG).open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "vabanque.warmup", *modules],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    _started.append(process)
    return process
