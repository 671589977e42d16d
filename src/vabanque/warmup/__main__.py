"""`python -m vabanque.warmup MODULE …`: the background process that compiles, one at a time per machine."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module

from vabanque.warmup import LOG, MODE, WAIT, forget_failure, is_ready, set_failed, set_ready
from vabanque.warmup.folders import cache_root

LOCK = "compiling.lock"
POLITENESS = 10
"""How much the process yields to others, as in `nice`."""
POLL_SECONDS = 1.0
"""Seconds between checks whether another such process is done."""


def main(modules: list[str]) -> int:
    """Rehearse what is not ready yet; another such process may have been faster. Returns the exit status."""
    os.environ[MODE] = WAIT
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with _noting_failure(modules):
        _rehearse_all(modules)
    return 0 if is_ready(*modules) else 1


def _rehearse_all(modules: list[str]) -> None:
    # Imported here, so that a failure is noted.
    from filelock import FileLock

    from vabanque.core.registry import load_plugins

    cache_root().mkdir(parents=True, exist_ok=True)
    load_plugins()
    # The operating system's lock: it ends with the process, however that ends.
    lock = FileLock(cache_root() / LOCK)
    for number, module in enumerate(modules):
        with lock.acquire(poll_interval=POLL_SECONDS):
            if number == 0:
                (cache_root() / LOG).write_bytes(b"")
            if not is_ready(module):
                forget_failure(module)
                with _noting_failure([module]):  # the other modules may work
                    # A third-party module without a rehearsal is compiled when it is first called.
                    getattr(import_module(module), "rehearse", lambda: None)()
                    set_ready(module)


@contextmanager
def _noting_failure(modules: Iterable[str]) -> Iterator[None]:
    """Write what goes wrong into the log, and why into the notes of these modules."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  # whatever it is, people are told that nothing gets compiled
        traceback.print_exc()
        reason = traceback.format_exception_only(error)[-1].strip().splitlines()[0]
        for module in modules:
            set_failed(module, reason)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
