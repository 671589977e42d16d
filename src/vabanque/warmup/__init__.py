"""Nobody waits for the compiler.

Compiling takes a minute or two, once per machine and version. A process that people wait for declares what it `needs`.
If that is not compiled yet, the process runs the same functions as plain Python, with the same results, and one
background process per machine compiles them for the next process (`compile_in_background`).

Each need is a module with compiled code and a function `rehearse`, which calls everything in it once. The module is
ready when its rehearsal has finished; a file in its cache folder marks that. If the rehearsal fails or the background
process dies, another file says why (`failure`), and the next process that needs the module tries again.

VABANQUE_JIT=wait compiles on the first call and waits for it, as in tests and in the background process itself.
VABANQUE_NO_JIT=1 never compiles anything.

Nothing here imports numba or NumPy.
"""

from __future__ import annotations

import atexit
import os
import platform
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
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
_attempts: dict[tuple[Path, tuple[str, ...]], Future[str]] = {}
"""Cache and modules → why the process that we started for them failed, once it has ended; empty if it did not fail."""
_starting, _telling = threading.Lock(), threading.Lock()
atexit.register(_telling.acquire)  # a thread must not print while Python shuts down


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
    return _exist(map(_mark, modules))


def _exist(marks: Iterable[Path | None]) -> bool:
    return all(mark is None or mark.exists() for mark in marks)


def compile_in_background(*modules: str) -> None:
    """Make sure that these modules get compiled, in this order. Returns at once."""
    if why_plain(*modules) == "compiling":
        _attempt(modules)


def compile_first(*modules: str) -> None:
    """Wait until these modules are compiled: for commands that are pointless without. Does nothing if they are."""
    if why_plain(*modules) == "compiling":
        _attempt(modules).result()
        os.environ[MODE] = WAIT  # if anything failed in that process, it is compiled here


def failure(*modules: str) -> str:
    """Why these modules could not be compiled the last time somebody tried; empty if nothing has failed."""
    attempt = _attempts.get((cache_root(), modules))
    if attempt is not None and attempt.done() and not is_ready(*modules):
        return attempt.result()
    return _noted_failure(map(_mark, modules))


def when_failed(tell: Callable[[str], None], *modules: str) -> None:
    """Call `tell` with the reason, in another thread, if the process that we started for these modules fails.

    If it already has, call it now; without such a process, never.
    """

    def told(outcome: Future[str]) -> None:
        if reason := outcome.result():
            with _telling:
                tell(reason)

    attempt = _attempts.get((cache_root(), modules))
    if attempt is not None:
        attempt.add_done_callback(told)


def set_ready(module: str) -> None:
    """Mark a module as ready, after its rehearsal."""
    mark = _mark(module)
    if mark is not None:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        forget_failure(module)


def set_failed(module: str, reason: str) -> None:
    """Note why a module could not be compiled, for whoever asks next (`failure`)."""
    _note_failure([_mark(module)], reason)


def forget_failure(module: str) -> None:
    """Somebody tries again, or has succeeded."""
    mark = _mark(module)
    if mark is not None:
        _failure_note(mark).unlink(missing_ok=True)


def _note_failure(marks: Iterable[Path | None], reason: str) -> None:
    for mark in marks:
        if mark is not None and not mark.exists():
            mark.parent.mkdir(parents=True, exist_ok=True)
            _failure_note(mark).write_text(reason, encoding="utf-8")


def _noted_failure(marks: Iterable[Path | None]) -> str:
    for mark in marks:
        if mark is not None and not mark.exists():
            with suppress(OSError):
                return _failure_note(mark).read_text("utf-8")
    return ""


def _failure_note(mark: Path) -> Path:
    return mark.with_name(mark.name.replace("ready-", "failed-"))


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


def _attempt(modules: tuple[str, ...]) -> Future[str]:
    """Start a process that compiles what is not ready, and outlives this one. Each process does so only once.

    Returns why it failed, or an empty text, once it has ended.
    """
    with _starting:
        key = (cache_root(), modules)
        if key not in _attempts:
            outcome = _attempts[key] = Future()
            try:
                process = _start(modules)
            except OSError as error:  # nowhere to store the result
                outcome.set_result(str(error))
            else:
                # The thread keeps the process: Python warns if a running one is garbage-collected.
                watch = (process, [*map(_mark, modules)], outcome)
                threading.Thread(target=_wait_for, args=watch, daemon=True).start()
        return _attempts[key]


def _start(modules: tuple[str, ...]) -> subprocess.Popen[bytes]:
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / LOG).open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "vabanque.warmup", *modules],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def _wait_for(process: subprocess.Popen[bytes], marks: Sequence[Path | None], outcome: Future[str]) -> None:
    """Learn how the background process ended. One that was killed could not say why: then it is noted here."""
    status = process.wait()
    reason = ""
    if not _exist(marks):
        if status < 0:
            reason = {known.value: known.name for known in signal.Signals}.get(-status, f"signal {-status}")
        else:
            reason = _noted_failure(marks) or f"exit status {status}"
        with suppress(OSError):
            _note_failure(marks, reason)
    outcome.set_result(reason)
