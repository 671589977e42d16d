"""Nobody waits for the compiler.

Compiling takes a minute or two, once per machine and version. A process that people wait for says what it `needs`. If
that is not compiled yet, the process runs the same functions as plain Python, with the same results, and one
background process per machine compiles them for the next process (`compile_in_background`).

What can be needed is a module with compiled code and a function `rehearse`, which calls everything in it once. It is
ready when the rehearsal has been seen through: a file in the module's cache folder says so.

The switch is VABANQUE_JIT: `wait` compiles on the first call and waits for it, as in tests and in the background
process itself. VABANQUE_NO_JIT=1 compiles nothing, ever.

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
"""What the background process last had to say, in the cache's root."""

Reason = Literal["", "asked", "missing", "compiling"]

_needed: list[str] = []
_started: list[subprocess.Popen[bytes]] = []
"""Kept, since Python complains about a running process that nobody remembers."""


def needs(*modules: str) -> None:
    """This process is going to use these modules, and would rather be slow than wait. Call it before importing them."""
    _needed.extend(modules)


def needed() -> tuple[str, ...]:
    """What this process has said it needs."""
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
    """See to it that these modules get ready, the first one first. Returns at once."""
    if why_plain(*modules) == "compiling":
        with suppress(OSError):  # nowhere to keep it: plain Python has to do
            _start(modules)


def compile_first(*modules: str) -> None:
    """Wait until these modules are ready: for commands that are pointless without. Does nothing if they are."""
    if why_plain(*modules) == "compiling":
        with suppress(OSError):
            _start(modules).wait()
        os.environ[MODE] = WAIT  # what has gone wrong there, if anything, is tried again here


def set_ready(module: str) -> None:
    """The rehearsal of a module has been seen through."""
    mark = _mark(module)
    if mark is not None:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


@cache
def _mark(module: str) -> Path | None:
    """The file that says a module is ready; None if there is no such module.

    numba compiles again if a source file is younger, or on another machine with another processor.
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
    """A process that compiles what is not ready, and outlives this one. Raises OSError."""
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
