"""The command as users run it: a separate process, with its exit code and both streams."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import forking

IMPORTED = (
    "vabanque.cli.app",
    "vabanque.i18n",
    "vabanque.compiled.decorator",
    "vabanque.bots",
    "vabanque.games",
    "vabanque.play.verify",
    "vabanque.play.files",
    "rich.console",
    "rich.table",
    "rich.markdown",
)
"""Modules that commands import before they do anything."""

Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def vabanque() -> Run:
    """`vabanque("verify", "-", given=b"…")` → the finished process. No traceback may ever show."""
    command = Path(sys.executable).with_name("vabanque")

    def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
        usual = {**os.environ, "VABANQUE_LANG": "en", "NO_COLOR": "1", "COLUMNS": "100"}
        if environment:  # some switches are read when a module is imported
            done = subprocess.run(
                [command, *arguments],
                input=given,
                capture_output=True,
                timeout=300,
                check=False,
                env={**usual, **environment},
            )
        else:
            done = forking.run(arguments, usual, given, IMPORTED)
        assert b"Traceback" not in done.stderr, done.stderr.decode()
        return done

    return run
