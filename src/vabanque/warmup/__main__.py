"""`python -m vabanque.warmup MODULE …`: the background process that compiles, one at a time per machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from vabanque.core.locks import open_lock, wait_for_lock
from vabanque.core.registry import load_plugins
from vabanque.warmup import LOG, MODE, WAIT, is_ready, set_ready
from vabanque.warmup.folders import cache_root

LOCK = "compiling.lock"
POLITENESS = 10
"""How far the process stands back behind others, as in `nice`."""


def main(modules: list[str]) -> None:
    """Rehearse what is not ready yet. Another such process may have been faster."""
    os.environ[MODE] = WAIT
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    cache_root().mkdir(parents=True, exist_ok=True)
    load_plugins()
    for module in modules:
        with _alone():
            if not is_ready(module):
                # A module from elsewhere without a rehearsal compiles when it is first called.
                getattr(import_module(module), "rehearse", lambda: None)()
                set_ready(module)


@contextmanager
def _alone() -> Iterator[None]:
    """While this is open, no other process on this machine compiles in the background."""
    file = open_lock(cache_root() / LOCK)
    try:
        wait_for_lock(file)
        (cache_root() / LOG).write_bytes(b"")
        yield
    finally:
        os.close(file)


if __name__ == "__main__":
    main(sys.argv[1:])
