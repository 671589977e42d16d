"""`python -m vabanque.warmup MODULE …`: the background process that compiles, one at a time per machine."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from filelock import FileLock

from vabanque.core.registry import load_plugins
from vabanque.warmup import LOG, MODE, WAIT, is_ready, set_ready
from vabanque.warmup.folders import cache_root

LOCK = "compiling.lock"
POLITENESS = 10
"""How much the process yields to others, as in `nice`."""
POLL_SECONDS = 1.0
"""Seconds between checks whether another such process is done."""


def main(modules: list[str]) -> None:
    """Rehearse what is not ready yet. Another such process may have been faster."""
    os.environ[MODE] = WAIT
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    cache_root().mkdir(parents=True, exist_ok=True)
    load_plugins()
    for module in modules:
        # The operating system's lock: it ends with the process, however that ends.
        with FileLock(cache_root() / LOCK).acquire(poll_interval=POLL_SECONDS):
            (cache_root() / LOG).write_bytes(b"")
            if not is_ready(module):
                # A third-party module without a rehearsal is compiled when it is first called.
                getattr(import_module(module), "rehearse", lambda: None)()
                set_ready(module)


if __name__ == "__main__":
    main(sys.argv[1:])
