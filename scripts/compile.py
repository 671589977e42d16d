"""Compile what the tests use, once and with every index checked, before several processes need it at the same time.

Takes a few seconds if nothing has changed. Tests that need it wait for its lock (tests/conftest.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from filelock import FileLock

SOURCES = [Path(__file__).parents[1] / folder for folder in ("src", "lab")]
SWITCHES = {"NUMBA_BOUNDSCHECK": "1", "VABANQUE_JIT": "wait"}
"""As in tests/conftest.py."""


def rehearsed() -> list[str]:
    """The modules that have something to compile."""
    return sorted(
        ".".join(file.relative_to(folder).with_suffix("").parts)
        for folder in SOURCES
        for file in folder.rglob("*.py")
        if "\ndef rehearse() -> None:" in file.read_text("utf-8")
    )


def main() -> int:
    if asked := sys.argv[1:]:
        for module in asked:
            import_module(module).rehearse()
        return 0
    games: dict[str, list[str]] = {}
    for module in rehearsed():
        first, second, *others = module.split(".")
        games.setdefault(others[0] if first == "vabanque" else second, []).append(module)
    with FileLock(Path(sys.prefix) / "compiling.lock"):
        # Games have hardly anything in common, so each gets a process of its own.
        running = [
            subprocess.Popen([sys.executable, __file__, *modules], env=os.environ | SWITCHES)
            for modules in games.values()
        ]
        return max(process.wait() for process in running)


if __name__ == "__main__":
    sys.exit(main())
