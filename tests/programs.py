"""Programs that are not ours: a test that needs one is skipped without it, with a reason, and in CI it fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import NoReturn

import pytest

SYSTEM = "/usr/sbin:/usr/local/sbin"
"""Where Debian keeps programs that are not on everybody's PATH."""


def lacking(what: str, remedy: str) -> NoReturn:
    reason = f"no {what}: {remedy}"
    if os.environ.get("CI") == "true":
        pytest.fail(f"{reason} (in CI nothing may be missing)")
    pytest.skip(reason)


def program(name: str, remedy: str = "scripts/services.sh installs it") -> str:
    """Where it is."""
    found = shutil.which(name) or shutil.which(name, path=SYSTEM)
    if found is None:
        lacking(name, remedy)
    return found


def node() -> str:
    """The machine's Node, or the one that scripts/npm.sh put beside our Python."""
    beside = shutil.which("node", path=Path(sys.executable).parent)
    return beside or program("node", "scripts/npm.sh --version installs one")
