"""The command as users run it: a separate process, with its exit code and both streams."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def vabanque() -> Run:
    """`vabanque("verify", "-", given=b"…")` → the finished process. No traceback may ever show."""
    command = Path(sys.executable).with_name("vabanque")

    def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
        done = subprocess.run(
            [command, *arguments],
            input=given,
            capture_output=True,
            timeout=300,
            check=False,
            env={**os.environ, "VABANQUE_LANG": "en", "NO_COLOR": "1", "COLUMNS": "100", **environment},
        )
        assert b"Traceback" not in done.stderr, done.stderr.decode()
        return done

    return run
